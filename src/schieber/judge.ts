import type { Card } from './card.ts';
import { legalCards } from './legal.ts';
import type { Mode } from './mode.ts';
import { bySeat, type Seat, seatAfter, teamOf } from './seat.ts';
import { TRICKS, trickPoints, trickWinner } from './trick.ts';

/** What a referee says of nine tricks that lie on the table. */
export interface Verdict {
  readonly winners: readonly Seat[];
  /** The five of the last trick are in the ninth entry. SSC 2.04 */
  readonly trickPoints: readonly number[];
  readonly points: readonly [number, number];
  /** The first illegal card, both counted from 0. */
  readonly illegal?: { readonly trick: number; readonly card: number };
}

/**
 * Judges a whole game from its tricks, each in the order played; hands are what each seat played. After an illegal
 * card it goes on, so that winners and points are still there.
 */
export function judgeGame(mode: Mode, leader: Seat, tricks: readonly (readonly Card[])[]): Verdict {
  const leaders: Seat[] = [leader];
  const winners = tricks.map((trick, number) => {
    const winner = trickWinner(trick, leaders[number]!, mode);
    leaders.push(winner);
    return winner;
  });
  const worth = tricks.map((trick, number) => trickPoints(trick, mode, number === TRICKS - 1));
  const points = ([0, 1] as const).map((team) =>
    worth.reduce((sum, points, number) => sum + (teamOf(winners[number]!) === team ? points : 0), 0),
  );
  const illegal = firstIllegal(mode, leaders, tricks);
  return { winners, trickPoints: worth, points: [points[0]!, points[1]!], ...(illegal ? { illegal } : {}) };
}

function firstIllegal(
  mode: Mode,
  leaders: readonly Seat[],
  tricks: readonly (readonly Card[])[],
): { trick: number; card: number } | undefined {
  const hands = bySeat<Card[]>(() => []);
  for (const [number, trick] of tricks.entries()) {
    for (const [place, card] of trick.entries()) hands[seatAfter(leaders[number]!, place)].push(card);
  }
  for (const [number, trick] of tricks.entries()) {
    for (const [place, card] of trick.entries()) {
      const hand = hands[seatAfter(leaders[number]!, place)];
      if (!legalCards(hand, trick.slice(0, place), mode).includes(card)) return { trick: number, card: place };
      hand.splice(hand.indexOf(card), 1);
    }
  }
  return undefined;
}
