import { hex, utf8 } from '../kit/bytes.ts';
import { type ChanceFor, chanceFrom } from '../kit/chance.ts';
import type { Day } from '../kit/time.ts';
import type { Card } from '../schieber/card.ts';
import { dealHands, firstDealer } from '../schieber/dealing.ts';
import { PERSON } from '../schieber/hosted.ts';
import { type BySeat, nextSeat, seatAfter } from '../schieber/seat.ts';

/** SSC 4.03: a match has twelve games, so that everybody deals three times. */
export const GAMES = 12;

/** What a player's browser adds to other matches is the same for everybody here: the day itself. */
export const clientSeedOf = (day: Day): string => hex(utf8(day));

/** The person is always forehand of game 1. A seed that deals otherwise is drawn again before anything is promised. */
export const isFit = (seed: Uint8Array, day: Day): boolean =>
  nextSeat(firstDealer(chanceFrom(seed), clientSeedOf(day))) === PERSON;

/** The twelve deals of a day, for everybody. */
export function dealsOf(chance: ChanceFor, day: Day): readonly BySeat<readonly Card[]>[] {
  const clientSeed = clientSeedOf(day);
  const dealer = firstDealer(chance, clientSeed);
  return Array.from({ length: GAMES }, (_, game) => dealHands(chance, clientSeed, game + 1, seatAfter(dealer, game)));
}
