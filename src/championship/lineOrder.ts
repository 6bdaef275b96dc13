import { compareLines } from './criteria.ts';

/** A list in columns: what its order depends on. `best` holds `width` matches a line, best first, 0 where one is missing. */
export interface Columns {
  readonly numbers: Float64Array;
  readonly points: Float64Array;
  readonly best: Float64Array;
  readonly width: number;
}

/**
 * The lines of a list in the order of the criteria, quickly: points, best matches and number become the digits of one
 * whole number a line, and a row of numbers is sorted without asking back. The last of the best needs no digit, since
 * the points are their sum. Where the digits would not fit into 53 bits, the criteria compare the lines one by one;
 * they also judge this file in its test.
 */
export function orderOf(columns: Columns): Int32Array {
  const { numbers, points, best, width } = columns;
  const lines = new Int32Array(numbers.length);
  const oneByOne = () => lines.map((_, line) => line).sort(compareLines(columns));
  const [ofPoints, ofMatch, ofNumber] = [base(points), base(best), base(numbers)];
  const digits = Math.max(0, width - 1);
  // An unknown base is NaN, and NaN fits nowhere.
  if (!(ofPoints * ofMatch ** digits * ofNumber <= Number.MAX_SAFE_INTEGER) || ofNumber > LONGEST) return oneByOne();
  const keys = new Float64Array(numbers.length);
  const lineOf = new Int32Array(ofNumber).fill(-1);
  for (let line = 0; line < keys.length; line++) {
    const number = numbers[line]!;
    let key = points[line]!;
    let rest = key;
    for (let i = 0; i < digits; i++) {
      const match = best[line * width + i]!;
      key = key * ofMatch + match;
      rest -= match;
    }
    if (lineOf[number] !== -1 || rest !== (best[line * width + digits] ?? 0)) return oneByOne();
    lineOf[number] = line;
    keys[line] = key * ofNumber + (ofNumber - 1 - number);
  }
  keys.sort();
  for (let i = 0; i < keys.length; i++) lines[keys.length - 1 - i] = lineOf[ofNumber - 1 - (keys[i]! % ofNumber)]!;
  return lines;
}

const LONGEST = 10_000_000;

/** One more than the greatest; NaN if they are not all whole numbers from 0 up. */
function base(column: Float64Array): number {
  let greatest = 0;
  for (let i = 0; i < column.length; i++) {
    const value = column[i]!;
    if (!Number.isSafeInteger(value) || value < 0) return Number.NaN;
    if (value > greatest) greatest = value;
  }
  return greatest + 1;
}
