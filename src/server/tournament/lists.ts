import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import readXlsx from 'read-excel-file/node';
import writeXlsx, { type SheetData } from 'write-excel-file/node';
import { type Result, refuse } from '../../kit/result.ts';
import type { PersonView, RankView } from '../../tournament/evening/board.ts';
import { type Entry, readPeople } from '../../tournament/evening/peopleList.ts';
import type { ListFileRefusal } from '../../tournament/wire.ts';
import { plainWorkbook } from './workbook.ts';

/** A workbook of 2,000 people has less than one, its pictures not counted. */
const MOST_UNPACKED = 3 * 1024 * 1024;

/** A list as offices have it: Excel, CSV with commas, semicolons or tabs, or lines pasted from anywhere. */
export async function readList(bytes: Buffer): Promise<Result<readonly Entry[], ListFileRefusal>> {
  try {
    if (!isZip(bytes)) return readPeople(readText(bytes));
    const workbook = await plainWorkbook(bytes, MOST_UNPACKED);
    return workbook === undefined ? refuse({ code: 'list-too-large' }) : readPeople(await readWorkbook(workbook));
  } catch (error) {
    return refuse({ code: 'file-not-readable', why: error instanceof Error ? error.message.slice(0, 120) : 'unknown' });
  }
}

const isZip = (bytes: Buffer): boolean => bytes.subarray(0, 2).toString('latin1') === 'PK';

async function readWorkbook(bytes: Buffer): Promise<string[][]> {
  const sheets = await readXlsx(bytes);
  const rows = sheets[0]?.data ?? [];
  return rows.map((row) =>
    row.map((cell) =>
      cell === null || cell === undefined ? '' : cell instanceof Date ? String(cell.getFullYear()) : String(cell),
    ),
  );
}

function readText(bytes: Buffer): string[][] {
  const text = decode(bytes);
  const [first = ''] = text.split(/\r?\n/, 1);
  const delimiter = ['\t', ';', ','].find((each) => first.includes(each)) ?? ';';
  return parse(text, { delimiter, relax_column_count: true, relax_quotes: true, bom: true, skip_empty_lines: false });
}

/** UTF-8, or what Excel on Windows writes. */
function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

export type Cell = string | number | null;

export function peopleRows(people: readonly PersonView[], heads: readonly string[]): Cell[][] {
  const rows = people.map((p): Cell[] => [
    p.number,
    p.name,
    p.town,
    p.yearOfBirth,
    p.cards,
    p.presence,
    p.fillIn ? 'x' : '',
    p.noPhoto ? 'x' : '',
  ]);
  return [[...heads], ...rows];
}

export function rankingRows(
  ranking: readonly RankView[],
  passen: number,
  heads: (passe: number) => string,
  fixed: readonly string[],
  finalTable: string,
): Cell[][] {
  const hasFinal = ranking.some(({ final }) => final !== null);
  const columns = Array.from({ length: passen }, (_, i) => i);
  const head = [
    ...fixed.slice(0, 4),
    ...columns.map((i) => heads(i + 1)),
    ...(hasFinal ? [finalTable] : []), // it makes the rank. SSC 7.04
    ...fixed.slice(4),
  ];
  const rows = ranking.map((line): Cell[] => [
    line.rank,
    line.number,
    line.name,
    line.town,
    ...columns.map((i) => line.points[i] ?? null),
    ...(hasFinal ? [line.final?.points ?? null] : []),
    line.total,
  ]);
  return [head, ...rows];
}

/** A cell that begins like a formula is only text to a spreadsheet that opens the list. */
const harmless = (cell: Cell): Cell => (typeof cell === 'string' && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);

/** With a mark at the front, so that Excel reads the umlauts. */
export const toCsv = (rows: readonly Cell[][]): string =>
  `\ufeff${stringify(
    rows.map((row) => row.map(harmless)),
    { delimiter: ';' },
  )}`;

export async function toXlsx(rows: readonly Cell[][]): Promise<Buffer> {
  const cells = rows.map((row) =>
    row.map((cell) =>
      cell === null ? null : typeof cell === 'number' ? { type: Number, value: cell } : { type: String, value: cell },
    ),
  );
  return writeXlsx(cells as SheetData).toBuffer();
}
