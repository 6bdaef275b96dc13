import type { Immutable } from '../../kit/immutable.ts';
import { ok, type Result, refuse } from '../../kit/result.ts';
import type { Instant } from '../../kit/time.ts';
import type { Pair } from '../seating/pairs.ts';
import type { PlayerNumber } from '../seating/schedule.ts';
import type { By } from '../sheet/sheet.ts';
import { type Evening, type EveningEvent, passenStarted } from './evening.ts';

/** Partnerschieber: who plays with whom all evening; `together: false` parts them before the first Passe. */
export type PairCommand = Immutable<{ type: 'pair'; pair: [PlayerNumber, PlayerNumber]; together: boolean }>;

export type PairRefusal = Immutable<
  | { code: 'not-in-pairs'; article: string }
  | { code: 'pair-of-one'; number: PlayerNumber }
  | { code: 'has-partner'; number: PlayerNumber; partner: PlayerNumber }
  | { code: 'already-playing'; article: string }
>;

/** The pair somebody plays in. */
export const pairOf = (evening: Evening, number: PlayerNumber): Pair | undefined =>
  evening.pairs.find((pair) => pair.includes(number));

/** The number a line of the ranking goes by: a pair's is that of its first. */
export const lineNumber = (evening: Evening, number: PlayerNumber): PlayerNumber =>
  evening.regulation.pairs ? (pairOf(evening, number)?.[0] ?? number) : number;

/** Pairs of whom both are here; a pair of fill-ins only where it makes their number even. Ruling G1 */
export function drawnPairs(evening: Evening): readonly Pair[] {
  const isHere = (number: PlayerNumber) => evening.players[number]?.presence === 'present';
  const isFillIn = (number: PlayerNumber) => evening.players[number]?.fillIn === true;
  const here = evening.pairs.filter((pair) => pair.every(isHere));
  const counting = here.filter((pair) => !pair.every(isFillIn));
  const helping = here.filter((pair) => pair.every(isFillIn)).slice(0, counting.length % 2);
  return [...counting, ...helping].sort(([a], [b]) => a - b);
}

/** Once the evening is under way, a new partner only takes the place of somebody who has left. */
export function decidePair(
  evening: Evening,
  { pair, together }: PairCommand,
  by: By,
  at: Instant,
): Result<readonly EveningEvent[], PairRefusal> {
  const { regulation } = evening;
  const [a, b] = pair;
  if (!regulation.pairs) return refuse({ code: 'not-in-pairs', article: regulation.articles.draw });
  if (a === b) return refuse({ code: 'pair-of-one', number: a });
  if (passenStarted(evening) > 0) {
    if (!together) return refuse({ code: 'already-playing', article: regulation.articles.start });
    for (const number of pair) {
      const partner = pairOf(evening, number)?.find((each) => each !== number);
      const isOther = partner !== undefined && !pair.includes(partner);
      if (isOther && evening.players[partner]?.presence === 'present')
        return refuse({ code: 'has-partner', number, partner });
    }
  }
  return ok([{ type: 'paired', pair, together, by, at }]);
}
