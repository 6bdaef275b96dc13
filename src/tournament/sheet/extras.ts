import type { Immutable } from '../../kit/immutable.ts';
import type { Team } from '../../schieber/seat.ts';
import { POINTS_PER_GAME, passePoints } from '../regulation.ts';

/** What a regulation of one's own counts beside the 157 points of the cards. Neither SSC nor EBH count any of it. */
export const EXTRAS = ['match', 'stoeck', 'weis'] as const;
export type Extra = (typeof EXTRAS)[number];
export type Extras = readonly Extra[];

export const MATCH = 100;
export const STOECK = 20;
/** What one Weis is worth; several add up. */
export const WEIS = [20, 50, 100, 150, 200] as const;
/** More than anybody can hold: two players with all that four tens, nines and jacks give. */
const MOST_WEIS = 1000;

type Points = readonly [number, number];

/** What was said beside the cards: who had Stöck, and which side scores how much Weis. */
export type Said = Immutable<{ stoeck: Team | null; weis: [number, number] }>;
export const NOTHING_SAID: Said = { stoeck: null, weis: [0, 0] };

/** The points of a game: the cards, and what the regulation counts beside them. All tricks are a Match. */
export function withExtras(cards: Points, said: Said, extras: Extras): [number, number] {
  const side = (team: Team) =>
    cards[team] +
    (extras.includes('match') && cards[team] === POINTS_PER_GAME ? MATCH : 0) +
    (extras.includes('stoeck') && said.stoeck === team ? STOECK : 0) +
    (extras.includes('weis') ? said.weis[team] : 0);
  return [side(0), side(1)];
}

/** Whether a game can end like this: some share of the 157, with what may be counted beside it. */
export function isGame(points: Points, extras: Extras): boolean {
  const over = points[0] + points[1] - POINTS_PER_GAME;
  if (over === 0 && !extras.includes('match')) return true;
  const stoecks: readonly (Team | null)[] = extras.includes('stoeck') ? [null, 0, 1] : [null];
  const winners: readonly (Team | null)[] = extras.includes('match') ? [null, 0, 1] : [null];
  return stoecks.some((stoeck) =>
    winners.some((match) =>
      ([0, 1] as const).some((wise) => {
        const weis = over - (stoeck === null ? 0 : STOECK) - (match === null ? 0 : MATCH);
        if (weis !== 0 && !(extras.includes('weis') && isWeis(weis))) return false;
        const cards = ([0, 1] as const).map(
          (team) =>
            points[team] - (stoeck === team ? STOECK : 0) - (match === team ? MATCH : 0) - (wise === team ? weis : 0),
        );
        if (cards.some((each) => each < 0)) return false;
        const winner = cards[0] === POINTS_PER_GAME ? 0 : cards[1] === POINTS_PER_GAME ? 1 : null;
        return !extras.includes('match') || winner === match;
      }),
    ),
  );
}

/** 20, 40, 50, 60, …: sums of Weis. */
const isWeis = (points: number): boolean =>
  points >= WEIS[0] && points !== 30 && points % 10 === 0 && points <= MOST_WEIS;

/** Whether a whole Passe can add up to this. */
export function isPasse(totals: Points, games: number, extras: Extras): boolean {
  const over = totals[0] + totals[1] - passePoints(games);
  if (over === 0) return true;
  const step = extras.includes('weis') ? 10 : extras.includes('stoeck') ? STOECK : MATCH;
  const most =
    (extras.includes('match') ? MATCH : 0) +
    (extras.includes('stoeck') ? STOECK : 0) +
    (extras.includes('weis') ? MOST_WEIS : 0);
  return over > 0 && over % step === 0 && over <= most * games;
}
