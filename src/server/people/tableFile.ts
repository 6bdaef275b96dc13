import { parse } from 'csv-parse/sync';
import { ok, type Result, refuse } from '../../kit/result.ts';
import type { BadList } from '../../people/wire.ts';

/** What columns are called in the lists of a Swiss office; the first name is our own. */
const COLUMNS = {
  email: ['email', 'e-mail', 'mail', 'e-mail-adresse', 'adresse e-mail', 'indirizzo e-mail'],
  firstName: ['firstname', 'first name', 'vorname', 'prénom', 'prenom', 'nome'],
  lastName: ['lastname', 'last name', 'nachname', 'name', 'nom', 'cognome'],
  born: ['born', 'date of birth', 'geboren', 'geburtsdatum', 'date de naissance', 'data di nascita', 'né le'],
  street: ['street', 'strasse', 'rue', 'via'],
  houseNumber: ['housenumber', 'house number', 'hausnummer', 'nummer', 'numéro', 'numero'],
  postcode: ['postcode', 'plz', 'npa'],
  town: ['town', 'ort', 'wohnort', 'localité', 'lieu', 'località', 'luogo'],
  language: ['language', 'sprache', 'langue', 'lingua'],
} as const;
export type Column = keyof typeof COLUMNS;
export type TableRow = Readonly<Partial<Record<Column, string>>>;

const ours = (heading: string): string =>
  Object.entries(COLUMNS).find(([, names]) => names.some((name) => name === heading.toLowerCase()))?.[0] ?? heading;

/** A table with a heading line, written by whatever program; days as we write them. Row 1 is the heading. */
export function readTable(bytes: Buffer): Result<readonly TableRow[], BadList> {
  const form = { bom: true, trim: true, skip_empty_lines: true, delimiter: [',', ';', '\t'] };
  try {
    const rows: TableRow[] = parse(bytes, { ...form, columns: (headings: string[]) => headings.map(ours) });
    return ok(rows.map(({ born, ...row }) => (born === undefined ? row : { ...row, born: swissDay(born) })));
  } catch (error) {
    return refuse({ code: 'bad-list', row: Number((error as { lines?: number }).lines ?? 1), why: 'not-a-table' });
  }
}

/** '31.12.1980' as '1980-12-31'; what is written otherwise stays as it is. */
const swissDay = (text: string): string =>
  text.replace(/^(\d{1,2})\.(\d{1,2})\.(\d{4})$/, (_, day: string, month: string, year: string) =>
    [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
  );
