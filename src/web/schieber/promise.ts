import type { Result } from '../../kit/result.ts';
import type { MatchPromise } from '../../schieber/wire.ts';
import { call, type Refusal } from '../api/call.ts';

type Promised = Promise<Result<MatchPromise, Refusal<'POST /matches/promises'>>>;
let ahead: Promised | undefined;

/** Asks for the promise of a match to come, so that the click need not wait for it. */
export function promiseAhead(): void {
  ahead ??= ask();
}

/**
 * The server's promise for one match: the hash of its seed, before it learns ours. Send `promise` with a seed of our own,
 * and hold the match to `commitment`.
 */
export async function takePromise(): Promised {
  const promised = ahead ?? ask();
  ahead = undefined;
  const answer = await promised;
  return answer.ok ? answer : ask(); // it was asked ahead without a connection, perhaps
}

const ask = (): Promised => call('POST /matches/promises', { body: {}, once: true });
