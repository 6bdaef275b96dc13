import { bls12_381 } from '@noble/curves/bls12-381.js';
import { fromHex, join, uint32be, utf8 } from '../kit/bytes.ts';
import { sha256, sha256Hex } from '../kit/hash.ts';
import type { Instant } from '../kit/time.ts';

/**
 * drand's quicknet: a public beacon of many organisations that gives a number every three seconds. The number of a
 * future round is known to nobody, the time of a round to everybody, and a round proves itself by its signature: so
 * it does not matter who fetches it. The key is pinned here; a relay is never believed.
 */
export const QUICKNET = {
  chain: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesis: 1_692_803_367_000,
  period: 3000,
  tag: 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_',
} as const;

/** The instant at which a round is published. */
export const instantOfRound = (round: number): Instant => QUICKNET.genesis + (round - 1) * QUICKNET.period;

/** The first round published at this instant or later: what an announced time of a draw means. */
export const roundFrom = (at: Instant): number => Math.ceil((at - QUICKNET.genesis) / QUICKNET.period) + 1;

/** True when quicknet signed exactly this round. Whatever a relay sends, this never throws. */
export function isSignedRound(round: number, signatureHex: string): boolean {
  const signature = fromHex(signatureHex);
  if (!Number.isSafeInteger(round) || round < 1 || signature?.length !== 48) return false;
  const message = sha256(join(uint32be(Math.floor(round / 2 ** 32)), uint32be(round % 2 ** 32)));
  const { shortSignatures } = bls12_381;
  try {
    return shortSignatures.verify(
      signature,
      shortSignatures.hash(message, utf8(QUICKNET.tag)),
      fromHex(QUICKNET.publicKey)!,
    );
  } catch {
    return false; // not a point of the curve
  }
}

/** What a round is worth to a draw: the SHA-256 of its signature, as drand publishes it. */
export const roundRandomness = (signatureHex: string): string => sha256Hex(fromHex(signatureHex) ?? new Uint8Array());
