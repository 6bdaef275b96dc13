import { type Chance, shuffle } from '../../kit/chance.ts';
import type { Immutable } from '../../kit/immutable.ts';
import type { CardWish, PlayerNumber, SeatedTable } from '../seating/schedule.ts';
import { bestPassen, byCriteria, deciding, lot } from './criteria.ts';

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

/** Points at the final table; the preliminary total; its best Passe, second best, …; then the lot. SSC 7.04 */
const FINAL = [
  { code: 'points', article: 'SSC 7.04', compare: (a: Finalist, b: Finalist) => b.finalPoints - a.finalPoints },
  {
    code: 'preliminary',
    article: 'SSC 7.04',
    compare: (a: Finalist, b: Finalist) => b.preliminaryTotal - a.preliminaryTotal,
  },
  bestPassen('SSC 7.04'),
] as const;

export type FinalRank = Immutable<Finalist & { rank: number; decidedBy: (typeof FINAL)[number]['code'] | 'lot' }>;

/**
 * The places at the final table, and for each what decided between it and its neighbours. SSC 7.04. `drawn`: in the order
 * of a draw that was held; until then the stream of the final draw stands for it.
 */
export function finalRanking(
  finalists: readonly Finalist[],
  chance: Chance,
  drawn: readonly PlayerNumber[] = [],
): readonly FinalRank[] {
  const others = shuffle(finalists, chance).map(({ number }) => number);
  const hat = [...drawn, ...others.filter((number) => !drawn.includes(number))];
  const criteria = [...FINAL, lot('SSC 7.04', hat)] as const;
  const sorted = [...finalists].sort(byCriteria<Finalist>(criteria));
  return sorted.map((finalist, index) => {
    const neighbours = [sorted[index - 1], sorted[index + 1]].filter((each) => each !== undefined);
    const decided = neighbours.map((other) => deciding<Finalist, (typeof criteria)[number]>(criteria, finalist, other));
    const last = criteria.findLast((criterion) => decided.includes(criterion)) ?? criteria[0];
    return { ...finalist, rank: index + 1, decidedBy: last.code };
  });
}
