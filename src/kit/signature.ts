import { ed25519 } from '@noble/curves/ed25519.js';
import { fromHex, utf8 } from './bytes.ts';
import { canonical } from './canonical.ts';
import type { Immutable } from './immutable.ts';

/** Who made a record, and the proof: Ed25519 over the canonical text of everything else in it. */
export type Signature = Immutable<{
  /** The public key, SPKI, hexadecimal. */
  by: string;
  signature: string;
}>;

export type SignatureFault = Immutable<
  | { code: 'unsigned' }
  /** Something in it is not as it was signed. */
  | { code: 'forged' }
  /** Whole, but by somebody else. */
  | { code: 'unknown-key'; by: string }
>;

/** What is signed; anybody's verifier makes the same bytes. */
export function textToSign(record: object): Uint8Array {
  const { signed: _signed, ...content } = record as { readonly signed?: unknown };
  return utf8(`gschobe record\n${canonical(content)}`);
}

/** What is wrong with the signature of a record; `keys` are those the house has published. */
export function signatureFault(record: unknown, keys?: readonly string[]): SignatureFault | undefined {
  const signed = signatureOf(record);
  if (signed === undefined || typeof record !== 'object' || record === null) return { code: 'unsigned' };
  const [key, signature] = [fromHex(signed.by.slice(-64)), fromHex(signed.signature)];
  if (key?.length !== 32 || signature?.length !== 64) return { code: 'forged' };
  try {
    if (!ed25519.verify(signature, textToSign(record), key, { zip215: false })) return { code: 'forged' };
  } catch {
    return { code: 'forged' }; // no point of the curve
  }
  return keys === undefined || keys.includes(signed.by) ? undefined : { code: 'unknown-key', by: signed.by };
}

function signatureOf(record: unknown): Signature | undefined {
  if (typeof record !== 'object' || record === null || !('signed' in record)) return undefined;
  const { signed } = record;
  if (typeof signed !== 'object' || signed === null || !('by' in signed) || !('signature' in signed)) return undefined;
  const { by, signature } = signed;
  return typeof by === 'string' && typeof signature === 'string' ? { by, signature } : undefined;
}
