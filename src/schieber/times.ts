import type { Immutable } from '../kit/immutable.ts';
import type { Instant } from '../kit/time.ts';
import { type HostedEvent, isMatchEvent, PERSON } from './hosted.ts';

/** How long the person took for a card, a declaration or a pass. */
export type MoveTime = Immutable<{ game: number; move: 'passed' | 'declared' | 'played'; milliseconds: number }>;

/**
 * From what was stored with the instant of each request: the computer players answer in the same instant, so the time
 * of a move is what passed since the event before it. It holds the way to the server and back and the time in which
 * the screen shows the cards of the others. After an outage it counts from when the clock went on (ruling M7).
 */
export function timesOf(stored: readonly { readonly event: HostedEvent; readonly at: Instant }[]): readonly MoveTime[] {
  const times: MoveTime[] = [];
  let game = 0;
  let before: Instant | undefined;
  for (const { event, at } of stored) {
    if (!isMatchEvent(event)) continue;
    if (event.type === 'dealt') game = event.number;
    if ('seat' in event && event.seat === PERSON)
      times.push({ game, move: event.type, milliseconds: at - (before ?? at) });
    before = at;
  }
  return times;
}
