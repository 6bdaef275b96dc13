import { parse } from 'csv-parse/sync';
import { ok, type Result, refuse } from '../../kit/result.ts';
import { isDay } from '../../kit/time.ts';
import type { Listed } from '../../people/eligibility.ts';
import { line } from '../../people/text.ts';
import type { BadList } from '../../people/wire.ts';

/** What columns are called in the lists of a Swiss personnel office; the first name is our own. */
const COLUMNS = {
  firstName: ['firstname', 'first name', 'vorname', 'prénom', 'prenom', 'nome'],
  lastName: ['lastname', 'last name', 'nachname', 'name', 'nom', 'cognome'],
  born: ['born', 'date of birth', 'geboren', 'geburtsdatum', 'date de naissance', 'data di nascita', 'né le'],
  street: ['street', 'strasse', 'rue', 'via'],
  houseNumber: ['housenumber', 'house number', 'hausnummer', 'nummer', 'numéro', 'numero'],
  postcode: ['postcode', 'plz', 'npa'],
} as const;

const ours = (heading: string): string =>
  Object.entries(COLUMNS).find(([, names]) => names.some((name) => name === heading.toLowerCase()))?.[0] ?? heading;

/** A table with a heading line; the first bad row is named, and then nothing is taken. SSC 1 */
export function readExclusionList(bytes: Buffer): Result<readonly Listed[], BadList> {
  const form = { bom: true, trim: true, skip_empty_lines: true, delimiter: [',', ';', '\t'] };
  let rows: Record<string, string>[];
  try {
    rows = parse(bytes, { ...form, columns: (headings: string[]) => headings.map(ours) });
  } catch (error) {
    return refuse({ code: 'bad-list', row: Number((error as { lines?: number }).lines ?? 1), why: 'not-a-table' });
  }
  const entries: Listed[] = [];
  for (const [i, { firstName, lastName, street, houseNumber, postcode, ...row }] of rows.entries()) {
    const born = swissDay(row['born']);
    const first = line(firstName, 80);
    const last = line(lastName, 80);
    if (!first.ok || !last.ok) return refuse({ code: 'bad-list', row: i + 2, why: 'name' });
    if (born && !isDay(born)) return refuse({ code: 'bad-list', row: i + 2, why: 'born' });
    const optional = Object.entries({ born, street, houseNumber, postcode }).filter(([, value]) => value);
    entries.push({ firstName: first.value, lastName: last.value, ...Object.fromEntries(optional) });
  }
  return ok(entries);
}

/** '31.12.1980' as '1980-12-31'; what is written otherwise stays as it is. */
const swissDay = (text: string | undefined): string | undefined =>
  text?.replace(/^(\d{1,2})\.(\d{1,2})\.(\d{4})$/, (_, day: string, month: string, year: string) =>
    [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
  );
