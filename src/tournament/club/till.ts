import type { Immutable } from '../../kit/immutable.ts';
import type { PlayerNumber } from '../seating/schedule.ts';

/** How the pot is shared: so many parts for each place, whole steps, what is left over to the first. */
export type PrizePlan = Immutable<{ parts: number[]; stepRappen: number }>;

/** The evening's till, in Rappen: what everybody owes, who has paid, what is taken out before the prizes. */
export type Till = Immutable<{
  fee: number;
  paid: Record<PlayerNumber, number>;
  costs: { what: string; rappen: number }[];
  plan: PrizePlan;
}>;

export const NO_TILL: Till = { fee: 0, paid: {}, costs: [], plan: { parts: [50, 30, 20], stepRappen: 100 } };

export interface Balance {
  readonly pot: number;
  readonly costs: number;
  /** What the prizes share; 0 while the costs are not covered. */
  readonly prizes: number;
  /** What the costs exceed the pot by. */
  readonly missing: number;
}

export function balanceOf({ paid, costs }: Till): Balance {
  const pot = sum(Object.values(paid));
  const out = sum(costs.map(({ rappen }) => rappen));
  return { pot, costs: out, prizes: Math.max(0, pot - out), missing: Math.max(0, out - pot) };
}

/** Who is here and has not paid what is owed. */
export const unpaidOf = (
  { fee, paid }: Till,
  players: readonly { readonly number: PlayerNumber; readonly fillIn: boolean }[],
): readonly PlayerNumber[] =>
  players.filter(({ number, fillIn }) => !fillIn && (paid[number] ?? 0) < fee).map(({ number }) => number);

/** The prizes in Rappen, place by place. Together they are exactly what there is to share. */
export function prizesFrom(rappen: number, { parts, stepRappen }: PrizePlan): readonly number[] {
  const all = sum(parts);
  if (all === 0 || rappen <= 0) return [];
  const amounts = parts.map((part) => Math.floor(Math.floor((rappen * part) / all) / stepRappen) * stepRappen);
  const rest = rappen - sum(amounts);
  return amounts.map((amount, place) => (place === 0 ? amount + rest : amount));
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, each) => total + each, 0);
