import type { Immutable } from '../../kit/immutable.ts';
import { ok, type Result, refuse } from '../../kit/result.ts';
import type { PlayerNumber } from '../seating/schedule.ts';

/** A prize for one place of the list. */
export type Prize = Immutable<{ place: number; what: string; valueRappen: number }>;

/** What became of a prize; an exclusion, also a later one, withdraws or reclaims it. SSC 8.01 */
export type Award = Immutable<{
  place: number;
  player: PlayerNumber;
  state: 'awarded' | 'handed-over' | 'withdrawn' | 'reclaimed';
}>;

export type PrizeEvent = Immutable<
  | { type: 'prize-awarded'; place: number; player: PlayerNumber }
  | { type: 'prize-handed-over'; place: number; player: PlayerNumber }
  | { type: 'prize-withdrawn'; place: number; player: PlayerNumber; reason: string }
  | { type: 'prize-reclaimed'; place: number; player: PlayerNumber; reason: string }
>;

export type PrizeRefusal = Immutable<
  | { code: 'no-such-prize'; place: number }
  | { code: 'prize-taken'; place: number; player: PlayerNumber }
  | { code: 'prize-not-held'; place: number; player: PlayerNumber }
  | { code: 'reason-needed'; article: 'SSC 8.01' }
>;

/** Who holds a prize of this place now. */
export const holderOf = (awards: readonly Award[], place: number): Award | undefined =>
  awards.findLast((award) => award.place === place && (award.state === 'awarded' || award.state === 'handed-over'));

export function award(
  prizes: readonly Prize[],
  awards: readonly Award[],
  place: number,
  player: PlayerNumber,
): Result<PrizeEvent, PrizeRefusal> {
  if (!prizes.some((prize) => prize.place === place)) return refuse({ code: 'no-such-prize', place });
  const holder = holderOf(awards, place);
  if (holder) return refuse({ code: 'prize-taken', place, player: holder.player });
  return ok({ type: 'prize-awarded', place, player });
}

/** Not yet handed over: withdrawn. Already in somebody's pocket: reclaimed. SSC 8.01 */
export function takeBack(
  awards: readonly Award[],
  place: number,
  player: PlayerNumber,
  reason: string,
): Result<PrizeEvent, PrizeRefusal> {
  const holder = holderOf(awards, place);
  if (holder?.player !== player) return refuse({ code: 'prize-not-held', place, player });
  if (reason.trim() === '') return refuse({ code: 'reason-needed', article: 'SSC 8.01' });
  const type = holder.state === 'handed-over' ? 'prize-reclaimed' : 'prize-withdrawn';
  return ok({ type, place, player, reason });
}

export function evolvePrizes(awards: readonly Award[], event: PrizeEvent): readonly Award[] {
  const { place, player } = event;
  if (event.type === 'prize-awarded') return [...awards, { place, player, state: 'awarded' }];
  const state =
    event.type === 'prize-handed-over' ? 'handed-over' : event.type === 'prize-withdrawn' ? 'withdrawn' : 'reclaimed';
  const at = awards.findLastIndex((each) => each.place === place && each.player === player);
  return awards.map((each, index) => (index === at ? { ...each, state } : each));
}

/**
 * The prizes that nobody holds yet, by place of the printed list: level players stand in the order of their best Passe
 * (ruling G19), and who is excluded is not on it any more (SSC 8.01).
 */
export const prizesFor = (
  prizes: readonly Prize[],
  awards: readonly Award[],
  order: readonly PlayerNumber[],
): readonly { place: number; player: PlayerNumber }[] =>
  prizes.flatMap(({ place }) => {
    const player = order[place - 1];
    return player === undefined || holderOf(awards, place) ? [] : [{ place, player }];
  });
