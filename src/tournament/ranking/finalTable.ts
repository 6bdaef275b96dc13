import { type Chance, shuffle } from '../../kit/chance.ts';
import type { Immutable } from '../../kit/immutable.ts';
import type { CardWish, PlayerNumber, SeatedTable } from '../seating/schedule.ts';
import { byBest } from './ranking.ts';

/** Three Passen of four games, everybody once with everybody. SSC 7.04 */
export type FinalTable = Immutable<{
  /** In the order of the preliminary ranking. */
  players: [PlayerNumber, PlayerNumber, PlayerNumber, PlayerNumber];
  passen: { teams: SeatedTable['teams'] }[];
  games: number;
  /** One set of cards all agree on, or half and half, beginning with the one drawn. */
  cards: CardWish | { halfAndHalf: CardWish };
}>;

/** Who plays with whom first, who sits where (and so who is dealt to first), which half is German: by lot. Ruling G20 */
export function drawFinalTable(
  players: FinalTable['players'],
  games: number,
  agreed: CardWish | null,
  chance: Chance,
): FinalTable {
  const [a, b, c, d] = shuffle(players, chance) as [number, number, number, number];
  const pairings: SeatedTable['teams'][] = [
    [
      [a, b],
      [c, d],
    ],
    [
      [a, c],
      [b, d],
    ],
    [
      [a, d],
      [b, c],
    ],
  ];
  const passen = shuffle(pairings, chance).map((teams) => ({ teams: turned(teams, chance) }));
  const cards = agreed ?? { halfAndHalf: chance.below(2) === 0 ? ('german' as const) : ('french' as const) };
  return { players, passen, games, cards };
}

/** Which partner sits at A: who deals first is the writer's neighbourly business, the seats are drawn. */
function turned(teams: SeatedTable['teams'], chance: Chance): SeatedTable['teams'] {
  const [one, two] = chance.below(2) === 0 ? teams : ([teams[1], teams[0]] as const);
  const flip = ([x, y]: readonly [number, number]): [number, number] => (chance.below(2) === 0 ? [x, y] : [y, x]);
  return [flip(one), flip(two)];
}

/** No agreement: German for half of the games and French for the other half, changing game by game. SSC 7.04 */
export function cardsOfGame(table: FinalTable, game: number): CardWish {
  if (typeof table.cards === 'string') return table.cards;
  const first = table.cards.halfAndHalf;
  const second = first === 'german' ? 'french' : 'german';
  return game % 2 === 1 ? first : second;
}

/** What decides at the final table, in this order. SSC 7.04 */
export type Finalist = Immutable<{
  number: PlayerNumber;
  finalPoints: number;
  preliminaryTotal: number;
  /** Preliminary Passen from the best down. */
  best: number[];
}>;

export type FinalRank = Immutable<
  Finalist & { rank: number; decidedBy: 'points' | 'preliminary' | 'best-passe' | 'lot' }
>;

/** Points at the final table; the preliminary total; its best Passe, second best, …; a lot. SSC 7.04 */
export function finalRanking(finalists: readonly Finalist[], chance: Chance): readonly FinalRank[] {
  const hat = new Map(shuffle(finalists, chance).map((finalist, place) => [finalist.number, place]));
  const order = (a: Finalist, b: Finalist): [number, FinalRank['decidedBy']] => {
    if (a.finalPoints !== b.finalPoints) return [b.finalPoints - a.finalPoints, 'points'];
    if (a.preliminaryTotal !== b.preliminaryTotal) return [b.preliminaryTotal - a.preliminaryTotal, 'preliminary'];
    const best = byBest(a, b);
    if (best !== 0) return [best, 'best-passe'];
    return [hat.get(a.number)! - hat.get(b.number)!, 'lot'];
  };
  const sorted = [...finalists].sort((a, b) => order(a, b)[0]);
  return sorted.map((finalist, index) => {
    const neighbours = [sorted[index - 1], sorted[index + 1]].filter((each) => each !== undefined);
    const ways = neighbours.map((other) => order(finalist, other)[1]);
    const decidedBy = (['lot', 'best-passe', 'preliminary'] as const).find((way) => ways.includes(way)) ?? 'points';
    return { ...finalist, rank: index + 1, decidedBy };
  });
}
