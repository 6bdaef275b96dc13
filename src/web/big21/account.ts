import { signal } from '@preact/signals';
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

/** This visit: since when, and what Big21 took or brought since. */
export const visit = signal<{ readonly since: number; readonly net: number }>({ since: visitStart(), net: 0 });

async function refreshVisit(): Promise<void> {
  const { since } = visit.value;
  const answer = await call('GET /wallet/statement', { query: { from: since } });
  if (!answer.ok) return;
  const played = answer.value.lines.filter(({ kind }) => ['stake', 'card', 'win'].includes(kind));
  visit.value = { since, net: played.reduce((sum, { amount }) => sum + amount, 0) };
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
