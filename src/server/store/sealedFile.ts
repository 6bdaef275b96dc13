import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { appendFile, open } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { fingerprintOf, isSignedBy, type Signer } from './signing.ts';

/**
 * A file with its signature behind it: the last line says who made it and signs every byte before. A byte that is
 * changed anywhere, in the signature too, is noticed before anything of the file is used.
 */
interface Seal {
  readonly gschobe: 'seal';
  readonly madeBy: string;
  readonly signature: string;
}

export interface Unsealed {
  /** How many bytes the content has. */
  readonly bytes: number;
  /** The fingerprint of the key that signed it. */
  readonly madeBy: string;
}

/** Lets everything through and remembers its hash. */
export function hashing(hash: Hash): Transform {
  return new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
}

export async function sealFile(file: string, hash: Hash, { publicKey, sign }: Signer): Promise<void> {
  const seal: Seal = { gschobe: 'seal', madeBy: publicKey, signature: sign(textFor(hash, publicKey)) };
  await appendFile(file, `\n${JSON.stringify(seal)}\n`);
}

/** Undefined: the file was cut off, changed, or never sealed. */
export async function unseal(file: string): Promise<Unsealed | undefined> {
  const { seal, bytes } = await readSeal(file);
  if (seal === undefined) return undefined;
  const hash = createHash('sha256');
  if (bytes > 0) for await (const chunk of createReadStream(file, { end: bytes - 1 })) hash.update(chunk);
  if (!isSignedBy(seal.madeBy, textFor(hash, seal.madeBy), seal.signature)) return undefined;
  return { bytes, madeBy: fingerprintOf(seal.madeBy) };
}

const textFor = (hash: Hash, madeBy: string): Buffer => Buffer.from(`gschobe backup\n${madeBy}\n${hash.digest('hex')}`);

/** What a seal takes at the end of a file. */
export const SEAL_BYTES =
  `\n${JSON.stringify({ gschobe: 'seal', madeBy: 'x'.repeat(88), signature: 'x'.repeat(128) })}\n`.length;

async function readSeal(file: string): Promise<{ seal: Seal | undefined; bytes: number }> {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    const bytes = Math.max(0, size - SEAL_BYTES);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(SEAL_BYTES), 0, SEAL_BYTES, bytes);
    const text = buffer.toString('latin1', 0, bytesRead);
    const [, madeBy, signature] =
      /^\n\{"gschobe":"seal","madeBy":"([0-9a-f]{88})","signature":"([0-9a-f]{128})"\}\n$/.exec(text) ?? [];
    if (madeBy === undefined || signature === undefined) return { seal: undefined, bytes };
    return { seal: { gschobe: 'seal', madeBy, signature }, bytes };
  } finally {
    await handle.close();
  }
}
