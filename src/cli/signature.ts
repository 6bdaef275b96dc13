import { signatureFault } from '../kit/signature.ts';
import { fingerprintOf } from '../server/store/signing.ts';

/**
 * Whether a record is signed, and by the key that is asked for (`--by FINGERPRINT`, as the house publishes it). With
 * `--unsigned` nobody asks: a record from before, or of a match that only a browser kept.
 */
export function checkSignature(record: unknown, named: ReadonlyMap<string, string>) {
  if (named.has('unsigned')) return { ok: true } as const;
  const fault = signatureFault(record);
  if (fault !== undefined) return { ok: false, ...fault } as const;
  const { by } = (record as { signed: { by: string } }).signed;
  const [fingerprint, wanted] = [fingerprintOf(by), named.get('by')];
  if (wanted !== undefined && wanted !== fingerprint) return { ok: false, code: 'unknown-key', fingerprint } as const;
  return { ok: true, signedBy: fingerprint } as const;
}
