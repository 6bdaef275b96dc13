import { zurichDay } from '../../kit/time.ts';
import { ALL_PUZZLES, numberOfDay } from '../../lessons/shelf.ts';
import { now } from '../shell/clock.ts';

/** The number of today's puzzle: the day changes at midnight on a Swiss clock, as that of the daily twelve. */
export const numberOfToday = (): number => numberOfDay(zurichDay(now()), ALL_PUZZLES.length);
