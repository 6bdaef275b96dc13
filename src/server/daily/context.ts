import type { Computers, Twelve } from '../../daily/twelve.ts';
import { twelveProcess } from '../../daily/twelve.ts';
import type { Day } from '../../kit/time.ts';
import type { Matches } from '../schieber/matches.ts';
import type { Players } from '../schieber/players.ts';
import type { Services } from '../subject.ts';
import type { DaySeeds } from './seeds.ts';

/** What the functions of this subject share. */
export interface DailyContext {
  readonly services: Services;
  readonly matches: Matches;
  readonly choose: Players['choose'];
  readonly seeds: DaySeeds;
  /** Who plays on days that are announced from now on. */
  readonly computers: Computers;
}

export const dayStream = (day: Day): string => `daily:${day}`;
export const dayOfStream = (stream: string): Day => stream.slice('daily:'.length);

export const loadDay = async ({ services: { store } }: DailyContext, day: Day): Promise<Twelve | undefined> =>
  (await store.load(twelveProcess, dayStream(day))).state;
