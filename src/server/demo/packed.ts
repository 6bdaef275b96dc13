import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { unseal } from '../store/sealedFile.ts';
import { fingerprintOf, isSignedBy, type Signer } from '../store/signing.ts';
import { withHashes, withoutHashes } from './chain.ts';

/** A signed backup made small: without the hashes of its chain, and packed as well as Node can. */
export interface Seal {
  readonly madeBy: string;
  readonly signature: string;
}

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants;

/** Packs a backup that was just made; answers the signature over its text. */
export async function pack(backup: string, file: string, signer: Signer): Promise<Seal> {
  const sealed = await unseal(backup);
  if (sealed === undefined) throw new Error(`${backup} is not a backup of ours`);
  const text = gunzipSync(readFileSync(backup).subarray(0, sealed.bytes)).toString('utf8');
  const small = Buffer.from(withoutHashes(text));
  if (withHashes(small.toString('utf8')) !== text) throw new Error('the chain does not follow from the events');
  const params = { [BROTLI_PARAM_QUALITY]: 9, [BROTLI_PARAM_LGWIN]: 24, [BROTLI_PARAM_SIZE_HINT]: small.length };
  writeFileSync(file, brotliCompressSync(small, { params }));
  return { madeBy: signer.publicKey, signature: signer.sign(signedText(text)) };
}

/** The text of the backup, if it is the one that was signed. Throws with a sentence. */
export function unpack(file: string, { madeBy, signature }: Seal): string {
  const text = withHashes(brotliDecompressSync(readFileSync(file)).toString('utf8'));
  if (!isSignedBy(madeBy, signedText(text), signature)) {
    throw new Error(`${file} was changed, or was not made by ${fingerprintOf(madeBy)}`);
  }
  return text;
}

const signedText = (text: string): Buffer =>
  Buffer.from(`gschobe demo\n${createHash('sha256').update(text).digest('hex')}`);
