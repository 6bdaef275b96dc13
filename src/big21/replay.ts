import type { Immutable } from '../kit/immutable.ts';
import type { Instant } from '../kit/time.ts';
import { type Event, evolve, type Game } from './game.ts';
import type { Big21Record } from './record.ts';

/** One thing that happened, and how the game stood after it. */
export type ReplayStep = Immutable<{ event: Event & { at: Instant }; game: Game }>;

/** A record card by card, for somebody who looks at it again. Whether it is true, `verifyBig21` says. */
export function replay({ events }: Pick<Big21Record, 'events'>): readonly ReplayStep[] {
  const steps: ReplayStep[] = [];
  let game: Game | undefined;
  for (const event of events) {
    game = evolve(game, event);
    steps.push({ event, game });
  }
  return steps;
}
