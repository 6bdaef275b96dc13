import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import { type Edition, rankingOf } from '../../championship/edition.ts';
import type { ExportFormat, ExportName, ListTooLong } from '../../championship/officeWire.ts';
import { titleIn } from '../../championship/titles.ts';
import { ok, type Result, refuse } from '../../kit/result.ts';
import type { Language } from '../../people/person.ts';
import type { Context } from './context.ts';
import { type Cell, exportTable, type Table, WORDS } from './exports.ts';
import { packAside } from './packing.ts';

export const CONTENT_TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
};

/** What one file is made of at once, in memory; a CSV is written as it is read and may have any number. */
export const MOST_LINES = 200_000;

/** A list of the office as a file. On paper it says whose it is and which list. */
export async function exportFile(
  context: Context,
  edition: Edition,
  name: ExportName,
  format: ExportFormat,
  language: Language,
): Promise<Result<Buffer | Readable, ListTooLong>> {
  const table = await exportTable(context, edition, name, language);
  if (format === 'csv') return ok(Readable.from(csvOf(table)));
  if (table.count > MOST_LINES) return refuse({ code: 'list-too-long', lines: table.count, most: MOST_LINES });
  const portions: Uint8Array[] = [];
  for await (const portion of table.portions()) portions.push(Buffer.from(JSON.stringify(portion)));
  if (format === 'xlsx') return ok(Buffer.from(await packAside({ type: 'xlsx', head: table.head, portions })));
  const official = rankingOf(edition, 'semiFinal');
  const { phases, version, notOfficial } = WORDS[language];
  const subtitle = `${phases.semiFinal} · ${official ? version(official.version) : notOfficial}`;
  const paper = { title: titleIn(edition, language), subtitle, head: table.head };
  return ok(Buffer.from(await packAside({ type: 'pdf', paper, portions })));
}

/** As it is read, a portion at a time. */
async function* csvOf({ head, portions }: Pick<Table, 'head' | 'portions'>): AsyncGenerator<string> {
  yield stringify([head], { bom: true, record_delimiter: 'windows' });
  for await (const lines of portions()) {
    yield stringify(
      lines.map((line) => line.map(harmless)),
      { record_delimiter: 'windows' },
    );
  }
}

/** A name that begins like a formula must not become one in somebody's spreadsheet. */
const harmless = (cell: Cell): Cell => (typeof cell === 'string' && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);
