import { signal } from '@preact/signals';
import type { EntryKind } from '../../ledger/posting.ts';
import { call } from '../api/call.ts';
import { now } from '../shell/clock.ts';
import { remember, remembered } from '../shell/memory.ts';
import { MINUTE } from '../shell/units.ts';

/** This visit: since when, and what Big21 took and brought since. */
interface Visit {
  readonly since: number;
  /** Stakes and bought cards. */
  readonly staked: number;
  readonly won: number;
}

/** What is kept on the device: of one visit for all its tabs, which half hours were already told. */
interface Kept {
  readonly since: number;
  readonly seen: number;
  readonly reminded: number;
}

const KEY = 'big21.visit';
export const HALF_HOUR = 30 * MINUTE;

/** Somebody who was away for half an hour comes anew; another tab or a reload is no new visit. */
function keptVisit(): Kept {
  const at = Math.floor(now());
  const kept = remembered(KEY);
  const isKept = (value: unknown): value is Kept =>
    typeof value === 'object' && value !== null && 'since' in value && 'seen' in value && 'reminded' in value;
  if (isKept(kept) && at - kept.seen < HALF_HOUR && kept.since <= at) return { ...kept, seen: at };
  return { since: at, seen: at, reminded: 0 };
}

export const visit = signal<Visit>({ since: keptVisit().since, staked: 0, won: 0 });
export const netOf = ({ staked, won }: Visit): number => won - staked;

/** The person is here: the visit goes on. */
export function stay(): void {
  remember(KEY, keptVisit());
}

/** How many half hours of this visit the person has been told of, in whatever tab. */
export const remindedOf = (): number => keptVisit().reminded;
export const setReminded = (reminded: number): void => remember(KEY, { ...keptVisit(), reminded });

export async function refreshVisit(): Promise<void> {
  stay();
  const { since } = keptVisit();
  const answer = await call('GET /wallet/statement', { query: { from: since } });
  if (!answer.ok) return;
  const sum = (...kinds: readonly EntryKind[]) =>
    answer.value.lines.filter(({ kind }) => kinds.includes(kind)).reduce((all, { amount }) => all + amount, 0);
  visit.value = { since, staked: -sum('stake', 'card'), won: sum('win') };
}
