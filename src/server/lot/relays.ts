import { ok, type Result, refuse } from '../../kit/result.ts';
import { isSignedRound, QUICKNET } from '../../lot/drand.ts';

/** Where a round can be had; none of them is believed, because a round proves itself. */
export const RELAYS: readonly string[] = [
  'https://api.drand.sh',
  'https://api2.drand.sh',
  'https://api3.drand.sh',
  'https://drand.cloudflare.com',
];

export interface SignedRound {
  readonly round: number;
  readonly signature: string;
}

export type RelayRefusal = {
  readonly code: 'no-relay';
  readonly round: number;
  readonly tried: readonly { relay: string; why: string }[];
};

/** Asks all relays at once and takes the first round that verifies. Without a network: 'no-relay', use the ceremony. */
export async function fetchRound(
  round: number,
  {
    relays = RELAYS,
    get = fetch,
    patience = 8000,
  }: { relays?: readonly string[]; get?: typeof fetch; patience?: number } = {},
): Promise<Result<SignedRound, RelayRefusal>> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), patience);
  const tried: { relay: string; why: string }[] = [];
  const ask = async (relay: string): Promise<SignedRound> => {
    try {
      const answer = await get(`${relay}/${QUICKNET.chain}/public/${round}`, {
        signal: stop.signal,
        redirect: 'error',
      });
      if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
      const { signature } = (await answer.json()) as { signature?: unknown };
      if (typeof signature !== 'string' || !isSignedRound(round, signature)) throw new Error('not signed by quicknet');
      return { round, signature };
    } catch (error) {
      tried.push({ relay, why: error instanceof Error ? error.message : 'failure' });
      throw error;
    }
  };
  try {
    return ok(await Promise.any(relays.map(ask)));
  } catch {
    return refuse({ code: 'no-relay', round, tried });
  } finally {
    clearTimeout(timer);
    stop.abort();
  }
}
