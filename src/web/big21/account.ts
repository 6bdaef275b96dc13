import { signal } from '@preact/signals';
import type { EntryKind } from '../../ledger/posting.ts';
import type { WalletAnswer } from '../../ledger/wire.ts';
import { call } from '../api/call.ts';
import { session } from '../api/session.ts';
import { now } from '../shell/clock.ts';

export const account = signal<WalletAnswer | undefined>(undefined);

export async function refreshAccount(): Promise<void> {
  if (!session.value) return;
  const answer = await call('GET /wallet');
  if (answer.ok) account.value = answer.value;
  await refreshVisit();
}

/** This visit: since when, and what Big21 took and brought since. */
interface Visit {
  readonly since: number;
  /** Stakes and bought cards. */
  readonly staked: number;
  readonly won: number;
}
export const visit = signal<Visit>({ since: visitStart(), staked: 0, won: 0 });
export const netOf = ({ staked, won }: Visit): number => won - staked;

async function refreshVisit(): Promise<void> {
  const { since } = visit.value;
  const answer = await call('GET /wallet/statement', { query: { from: since } });
  if (!answer.ok) return;
  const sum = (...kinds: readonly EntryKind[]) =>
    answer.value.lines.filter(({ kind }) => kinds.includes(kind)).reduce((all, { amount }) => all + amount, 0);
  visit.value = { since, staked: -sum('stake', 'card'), won: sum('win') };
}

function visitStart(): number {
  const kept = Number(sessionStorage.getItem('big21.visit'));
  if (kept > 0) return kept;
  const since = Math.floor(now());
  sessionStorage.setItem('big21.visit', String(since));
  return since;
}

/** A seed of the player's own, so that the server alone decides no card. */
export const newClientSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Asks for the promise first: the server is bound before it knows our seed. */
export async function startGame(purse: 'money' | 'practice', stake: number) {
  if (!session.value) await call('POST /guests', { body: {} });
  const promised = await call('POST /big21/promises', { body: {} });
  if (!promised.ok) return promised;
  const { commitment } = promised.value;
  return call('POST /big21/games', { body: { purse, stake, commitment, clientSeed: newClientSeed() } });
}
