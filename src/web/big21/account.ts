import { signal } from '@preact/signals';
import { ok, type Result } from '../../kit/result.ts';
import type { BodyOf } from '../../kit/wire.ts';
import type { WalletAnswer } from '../../ledger/wire.ts';
import type { Wire } from '../../wire/wire.ts';
import { call, type Refusal } from '../api/call.ts';
import { newKey } from '../api/request.ts';
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

/** With its key: sent twice it counts once. */
interface Start {
  readonly by: string | undefined;
  readonly key: string;
  readonly body: BodyOf<Wire, 'POST /big21/games'>;
}

/** A start whose answer never came: pressed again it is the same one, and nothing is staked twice. */
let unanswered: Start | undefined;

export async function startGame(purse: 'money' | 'practice', stake: number) {
  if (!session.value) await call('POST /guests', { body: {} });
  const kept = unanswered;
  const isAgain = kept?.by === session.value?.id && kept?.body.purse === purse && kept.body.stake === stake;
  const start = kept && isAgain ? ok(kept) : await newStart(purse, stake);
  if (!start.ok) return start;
  const { key, body } = start.value;
  const answer = await call('POST /big21/games', { key, body });
  unanswered = !answer.ok && ['offline', 'server-failed'].includes(answer.refusal.code) ? start.value : undefined;
  return answer;
}

/** Asks for the promise first: the server is bound before it knows our seed. */
async function newStart(
  purse: 'money' | 'practice',
  stake: number,
): Promise<Result<Start, Refusal<'POST /big21/promises'>>> {
  const promised = await call('POST /big21/promises', { body: {} });
  if (!promised.ok) return promised;
  const { commitment } = promised.value;
  return ok({
    ...{ by: session.value?.id, key: newKey() },
    body: { purse, stake, commitment, clientSeed: newClientSeed() },
  });
}
