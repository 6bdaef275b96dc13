import { type Day, daysBetween } from '../kit/time.ts';
import { type Puzzle, parsePuzzle } from './puzzle.ts';
import { PUZZLES } from './puzzles.ts';

export const puzzlesIn = (text: string): readonly Puzzle[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(parsePuzzle);

/** Every puzzle of the product; number 1 is the first. */
export const ALL_PUZZLES: readonly Puzzle[] = puzzlesIn(PUZZLES);

/** A prime: every puzzle has its day as long as their number is not a multiple of it. */
const STRIDE = 101;

/** The number of a day's puzzle: the same for everybody, another one every day until all have been asked. */
export function numberOfDay(day: Day, count: number): number {
  const days = daysBetween('2024-01-01', day);
  return ((((days % count) + count) * STRIDE) % count) + 1;
}
