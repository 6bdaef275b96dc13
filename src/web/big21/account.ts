import { signal } from '@preact/signals';
import type { WalletAnswer } from '../../ledger/wire.ts';
import { call } from '../api/call.ts';
import { session } from '../api/session.ts';
import { refreshVisit } from './visit.ts';

export const account = signal<WalletAnswer | undefined>(undefined);

export async function refreshAccount(): Promise<void> {
  if (!session.value) return;
  const answer = await call('GET /wallet');
  if (answer.ok) account.value = answer.value;
  await refreshVisit();
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
