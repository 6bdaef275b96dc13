import type { ChanceFor } from '../kit/chance.ts';
import { shuffle } from '../kit/chance.ts';
import { type Card, DECK } from './card.ts';
import { type BySeat, bySeat, nextSeat, type Seat, seatAfter } from './seat.ts';

/** Cards are dealt three at a time, in three rounds, from forehand on. SSC 2.05, 7.05 (3) */
const PACKET = 3;
const ROUNDS = 3;

/** The hands of game 1, 2, … of a match, from the match's own stream: anybody with the seeds deals the same. */
export function dealHands(
  chanceFor: ChanceFor,
  clientSeed: string,
  game: number,
  dealer: Seat,
): BySeat<readonly Card[]> {
  const pack = shuffle(DECK, chanceFor(`match/${clientSeed}/game/${game}`));
  const forehand = nextSeat(dealer);
  return bySeat((seat) => {
    const place = (seat - forehand + 4) % 4;
    const packets = Array.from({ length: ROUNDS }, (_, round) => PACKET * (4 * round + place));
    return packets.flatMap((start) => pack.slice(start, start + PACKET));
  });
}

/** Who deals first is drawn too (ruling M9); from then on the forehand of the last game deals. SSC 2.05 */
export const firstDealer = (chanceFor: ChanceFor, clientSeed: string): Seat =>
  seatAfter(0, chanceFor(`match/${clientSeed}/dealer`).below(4));
