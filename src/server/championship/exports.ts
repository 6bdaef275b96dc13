import { stringify } from 'csv-stringify/sync';
import writeExcelFile from 'write-excel-file/node';
import { type Slot, slotName } from '../../championship/allowance.ts';
import type { Phase } from '../../championship/calendar.ts';
import { type Edition, rankingOf } from '../../championship/edition.ts';
import type { ExportFormat, ExportName } from '../../championship/officeWire.ts';
import { doorList, isHeld, type Place } from '../../championship/place.ts';
import { matchesCounted, publicName, type Row } from '../../championship/standings.ts';
import { titleIn } from '../../championship/titles.ts';
import { zurichText } from '../../kit/time.ts';
import type { Language } from '../../people/person.ts';
import type { Context } from './context.ts';
import { words as de, type Words } from './exports.de.ts';
import { words as en } from './exports.en.ts';
import { words as fr } from './exports.fr.ts';
import { words as it } from './exports.it.ts';
import { listPdf } from './listPdf.ts';
import { fullRanking, namesOf, whoIs } from './standings.ts';
import { ours } from './tables.ts';

export const CONTENT_TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
};

export type Cell = string | number | null;
export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

const WORDS: Readonly<Record<Language, Words>> = { de, fr, it, en };

/** A list of the office as a table for other programs, in the language of the office. */
async function exportTable(context: Context, edition: Edition, name: ExportName, language: Language): Promise<Table> {
  const words = WORDS[language];
  switch (name) {
    case 'entries':
      return entries(context, edition, words);
    case 'matches':
      return matches(context, edition, words);
    case 'places':
      return places(context, edition, words, edition.admission.places);
    case 'door':
      return door(context, edition, words);
    case 'press':
      return press(context, edition, words);
    default:
      return ranking(context, edition, words, name);
  }
}

/** '2024-10-27 23:00': read by people and sorted by programs. */
const minute = (at: number): string => zurichText(at).slice(0, 16).replace('T', ' ');

function slotText(slot: Slot, { slots }: Words): string {
  const name = slotName(slot);
  const text = slots[name.kind];
  return typeof text === 'string' ? text : text('number' in name ? name.number : 0);
}

async function writeTable({ head, rows }: Table, format: 'csv' | 'xlsx'): Promise<Buffer> {
  if (format === 'csv') {
    const text = stringify([head, ...rows.map((row) => row.map(harmless))], { bom: true, record_delimiter: 'windows' });
    return Buffer.from(text);
  }
  const title = head.map((value) => ({ value, fontWeight: 'bold' as const }));
  const body = rows.map((row) => row.map((value) => (value === null ? null : { value })));
  return writeExcelFile([title, ...body]).toBuffer();
}

/** A list as a file. On paper it says whose it is and which list. */
export async function exportFile(
  context: Context,
  edition: Edition,
  name: ExportName,
  format: ExportFormat,
  language: Language,
): Promise<Buffer> {
  const table = await exportTable(context, edition, name, language);
  if (format !== 'pdf') return writeTable(table, format);
  const official = rankingOf(edition, 'semiFinal');
  const { phases, version, notOfficial } = WORDS[language];
  const subtitle = `${phases.semiFinal} · ${official ? version(official.version) : notOfficial}`;
  return listPdf(titleIn(edition, language), subtitle, table);
}

/** A name that begins like a formula must not become one in somebody's spreadsheet. */
const harmless = (cell: Cell): Cell => (typeof cell === 'string' && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);

async function entries(context: Context, edition: Edition, { heads, yes, no }: Words): Promise<Table> {
  const rows = await ours(context.services.store.db)
    .selectFrom('championship_entries')
    .selectAll()
    .where('edition', '=', edition.id)
    .orderBy('number')
    .execute();
  const names = await namesOf(
    context.services.store.db,
    context.people,
    edition.id,
    rows.map(({ number }) => number),
  );
  return {
    head: [
      ...[heads.number, heads.firstName, heads.lastName, heads.town],
      ...[heads.entered, heads.qualified, heads.excluded, heads.referredBy],
    ],
    rows: rows.map(({ number, entered_at, is_qualified, is_out, referred_by }) => {
      const who = names.get(number);
      const flags = [is_qualified ? yes : no, is_out ? yes : no];
      return [
        number,
        who?.firstName ?? '',
        who?.lastName ?? '',
        who?.town ?? '',
        minute(entered_at),
        ...flags,
        referred_by,
      ];
    }),
  };
}

async function matches(context: Context, edition: Edition, words: Words): Promise<Table> {
  const rows = await ours(context.services.store.db)
    .selectFrom('championship_matches')
    .selectAll()
    .where('edition', '=', edition.id)
    .orderBy('started_at')
    .orderBy('match')
    .execute();
  const { heads } = words;
  return {
    head: [
      ...[heads.match, heads.number, heads.phase, heads.right],
      ...[heads.started, heads.ending, heads.games, heads.points],
    ],
    rows: rows.map(({ match, number, phase, slot, started_at, ending, games, points }) => [
      ...[match, number, words.phases[phase], slotText(slot, words), minute(started_at)],
      ...[words.endings[ending ?? 'running'] ?? ending, games, points],
    ]),
  };
}

/** The official list, once there is one: it alone is binding (SSC 8.04); until then what the matches say. */
async function rowsOf({ services, officialLists }: Context, edition: Edition, phase: Phase): Promise<readonly Row[]> {
  const official = rankingOf(edition, phase);
  if (official) return (await officialLists.list(edition.id, phase, official.version)).rows;
  return fullRanking(services.store.db, edition.id, phase, matchesCounted(edition.template, phase));
}

/** For the newspaper: finalists, and of the others only who agreed to be named. SSC 8.03, G28 */
async function press(context: Context, edition: Edition, { heads }: Words): Promise<Table> {
  const rows = await rowsOf(context, edition, 'semiFinal');
  const held = new Set(edition.admission.places.filter(isHeld).map(({ number }) => number));
  const numbers = rows.map(({ number }) => number);
  const names = await namesOf(context.services.store.db, context.people, edition.id, numbers);
  return {
    head: [heads.rank, heads.number, heads.name, heads.town, heads.points],
    rows: rows.map(({ rank, number, points }) => {
      const known = names.get(number);
      const consents = { consents: known?.publication ?? false, isFinalist: held.has(number) };
      const { name, town } = publicName(number, whoIs(known), consents);
      return [rank, number, name ?? '', town ?? '', points];
    }),
  };
}

async function ranking(context: Context, edition: Edition, { heads, matchOf }: Words, phase: Phase): Promise<Table> {
  const { db } = context.services.store;
  const count = matchesCounted(edition.template, phase);
  const rows = await rowsOf(context, edition, phase);
  const names = await namesOf(
    db,
    context.people,
    edition.id,
    rows.map(({ number }) => number),
  );
  const matchNames = Array.from({ length: count }, (_, i) => matchOf(i + 1));
  return {
    head: [
      ...[heads.rank, heads.number, heads.firstName, heads.lastName, heads.town, heads.points],
      ...[...matchNames, heads.played],
    ],
    rows: rows.map(({ rank, number, points, best, played }) => {
      const who = names.get(number);
      const padded = matchNames.map((_, i) => best[i] ?? null);
      return [rank, number, who?.firstName ?? '', who?.lastName ?? '', who?.town ?? '', points, ...padded, played];
    }),
  };
}

async function places(
  context: Context,
  edition: Edition,
  { heads, titles, statuses }: Words,
  list: readonly Place[],
): Promise<Table> {
  const names = await namesOf(
    context.services.store.db,
    context.people,
    edition.id,
    list.map(({ number }) => number),
  );
  return {
    head: [
      ...[heads.number, heads.firstName, heads.lastName, heads.born, heads.town],
      ...[heads.by, heads.points, heads.status, heads.confirmBy, heads.identityChecked],
    ],
    rows: list.map(({ number, title, points, status, deadline }) => {
      const who = names.get(number);
      const person = [who?.firstName ?? '', who?.lastName ?? '', who?.born ?? '', who?.town ?? ''];
      return [number, ...person, titles[title], points, statuses[status], minute(deadline), ''];
    }),
  };
}

/** Who may come in, and who must not be photographed. SSC 8.03 */
async function door(context: Context, edition: Edition, words: Words): Promise<Table> {
  const list = doorList(edition.admission);
  const numbers = list.map(({ number }) => number);
  const names = await namesOf(context.services.store.db, context.people, edition.id, numbers);
  const { head, rows } = await places(context, edition, words, list);
  const mayBeShown = await Promise.all(
    numbers.map(async (number) => {
      const known = names.get(number);
      return known !== undefined && (await context.people.agreesToPictures(known.person));
    }),
  );
  return {
    head: [...head, words.heads.noPictures],
    rows: rows.map((row, i) => [...row, mayBeShown[i] ? '' : words.yes]),
  };
}
