import type { Immutable } from '../../kit/immutable.ts';
import { ok, type Result, refuse } from '../../kit/result.ts';
import type { CardWish } from '../seating/schedule.ts';
import { COLUMNS, type Column } from './peopleColumns.ts';

/** What the office knows of somebody beside the number: kept in a table of its own, never in the log. */
export type Details = Immutable<{ name: string; town: string; yearOfBirth: number | null }>;

/** One line of a list of participants. */
export type Entry = Immutable<
  Details & {
    number: number | null;
    cards: CardWish | null;
    noPhoto: boolean;
    fillIn: boolean;
    fixedTable: number | null;
  }
>;

export type ListRefusal = Immutable<
  | { code: 'list-empty' }
  | { code: 'no-name-column'; columns: string[] }
  | { code: 'list-too-long'; most: number }
  | { code: 'bad-lines'; faults: { line: number; why: LineFault; text: string }[] }
>;
export type LineFault = 'name-needed' | 'name-too-long' | 'bad-number' | 'bad-year' | 'bad-table' | 'number-twice';

const MOST_LINES = 2000;
const LONGEST = 80;

/**
 * A list of participants as rows of text: with a line of headings in any order, or without one as name, town, year,
 * cards. Every faulty line is named; nothing is taken over from a list that has one.
 */
export function readPeople(rows: readonly (readonly string[])[]): Result<readonly Entry[], ListRefusal> {
  const filled = rows
    .map((cells, index) => ({ line: index + 1, cells: cells.map(tidy) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (filled.length === 0) return refuse({ code: 'list-empty' });
  const headings = filled[0]!.cells.map((cell) => COLUMNS[cell.toLowerCase()]);
  const hasHeadings =
    headings.filter((each) => each !== undefined).length >= Math.min(2, filled[0]!.cells.filter(Boolean).length);
  const columns: readonly (Column | undefined)[] = hasHeadings ? headings : ['name', 'town', 'yearOfBirth', 'cards'];
  if (!columns.some((each) => each === 'name' || each === 'lastName' || each === 'firstName'))
    return refuse({ code: 'no-name-column', columns: filled[0]!.cells });
  const lines = hasHeadings ? filled.slice(1) : filled;
  if (lines.length === 0) return refuse({ code: 'list-empty' });
  if (lines.length > MOST_LINES) return refuse({ code: 'list-too-long', most: MOST_LINES });
  const faults: { line: number; why: LineFault; text: string }[] = [];
  const entries: Entry[] = [];
  const numbers = new Set<number>();
  for (const { line, cells } of lines) {
    const cell = (column: Column) => {
      const at = columns.indexOf(column);
      return at < 0 ? '' : (cells[at] ?? '');
    };
    const name =
      cell('name') === '' || cell('firstName') !== ''
        ? tidy(`${cell('firstName')} ${cell('lastName') || cell('name')}`)
        : cell('name');
    const fault = (why: LineFault) => faults.push({ line, why, text: cells.join(' · ').slice(0, 60) });
    if (name === '') fault('name-needed');
    else if (name.length > LONGEST) fault('name-too-long');
    const number = wholeNumber(cell('number'), 1, 99_999);
    if (number === 'bad') fault('bad-number');
    else if (number !== null && numbers.has(number)) fault('number-twice');
    else if (number !== null) numbers.add(number);
    const yearOfBirth = wholeNumber(/\d{4}/.exec(cell('yearOfBirth'))?.[0] ?? cell('yearOfBirth'), 1900, 2100);
    if (yearOfBirth === 'bad') fault('bad-year');
    const fixedTable = wholeNumber(cell('fixedTable'), 1, 500);
    if (fixedTable === 'bad') fault('bad-table');
    entries.push({
      name,
      town: cell('town').slice(0, LONGEST),
      number: number === 'bad' ? null : number,
      yearOfBirth: yearOfBirth === 'bad' ? null : yearOfBirth,
      fixedTable: fixedTable === 'bad' ? null : fixedTable,
      cards: cardsOf(cell('cards')),
      noPhoto: isYes(cell('noPhoto')),
      fillIn: isYes(cell('fillIn')),
    });
  }
  return faults.length > 0 ? refuse({ code: 'bad-lines', faults: faults.slice(0, 20) }) : ok(entries);
}

/** Also without the characters that turn the direction of writing: a name must look like itself in every list. */
const tidy = (text: string): string =>
  text
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();

function wholeNumber(text: string, from: number, to: number): number | null | 'bad' {
  if (text === '') return null;
  const value = Number(text);
  return Number.isInteger(value) && value >= from && value <= to ? value : 'bad';
}

/** 'deutsch', 'D', 'français', … */
function cardsOf(text: string): CardWish | null {
  if (/^(d|de|g|deutsch\w*|allemand\w*|tedesch\w*|german)$/i.test(text)) return 'german';
  return /^(f|fr|franz\w*|frances\w*|französ\w*|français\w*|french)$/i.test(text) ? 'french' : null;
}

const isYes = (text: string): boolean => /^(x|ja|j|yes|y|oui|o|sì|si|s|1|true|keine bilder)$/i.test(text);
