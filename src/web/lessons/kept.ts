import { isLesson, type LessonName } from '../../lessons/step.ts';
import { remember, remembered } from '../shell/memory.ts';

/** What was learnt and solved is kept in this browser, and nowhere else. */
const LESSONS = 'lessons';
const PUZZLES = 'puzzles';

export function learntLessons(): readonly LessonName[] {
  const kept = remembered(LESSONS);
  return Array.isArray(kept) ? kept.filter(isLesson) : [];
}

export function keepLearnt(lesson: LessonName): void {
  remember(LESSONS, [...new Set([...learntLessons(), lesson])]);
}

/** The numbers of the puzzles that were answered, and whether rightly at the first try. */
export function solvedPuzzles(): ReadonlyMap<number, boolean> {
  const kept = remembered(PUZZLES);
  if (typeof kept !== 'object' || kept === null) return new Map();
  return new Map(Object.entries(kept).map(([number, isRight]) => [Number(number), isRight === true]));
}

export function keepSolved(number: number, isRight: boolean): void {
  const before = solvedPuzzles();
  remember(PUZZLES, Object.fromEntries([...before, [number, before.get(number) ?? isRight]]));
}
