import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { Config } from '../config.ts';
import { keyFile } from './keyFile.ts';

/**
 * What must not be read off a disk, a standby or a backup: seeds of cards to come, second factors, links in letters.
 * AES-256-GCM under a key that is not in the database. See docs/decisions/sealing.md.
 */
export interface Sealing {
  /** `what` says what it is and whose: sealed bytes mean nothing in another row. */
  seal(clear: Uint8Array, what: string): Buffer;
  /** What was sealed, or was kept in clear before there were seals. Undefined: its key is not here. */
  open(kept: Uint8Array, what: string): Buffer | undefined;
  sealText(clear: string, what: string): string;
  openText(kept: string, what: string): string | undefined;
  /** Whether it is sealed with the key that seals now. */
  isCurrent(kept: Uint8Array): boolean;
  isCurrentText(kept: string): boolean;
}

/** One byte of version, four that name the key, the nonce, the sealed bytes, the tag. */
const VERSION = 1;
const HEAD = 5;
const NONCE = 12;
const TAG = 16;
const AROUND = HEAD + NONCE + TAG;
const PREFIX = 'sealed:';

interface Key {
  readonly name: Buffer;
  readonly secret: Buffer;
}

/** The first key seals, all of them open: so a key is changed without losing what the last one sealed. */
export function openSealing({ sealingKeys, dataDir }: Pick<Config, 'sealingKeys' | 'dataDir'>): Sealing {
  const read = () => (sealingKeys ?? keysInFile(dataDir)).map(keyFrom);
  let known: readonly Key[] | undefined;
  const keys = () => {
    known ??= read();
    return known;
  };

  /** An unknown one may have been added to the file while we were running. */
  function keyNamed(wanted: Buffer): Key | undefined {
    const find = () => keys().find(({ name }) => name.equals(wanted));
    const key = find();
    if (key !== undefined || sealingKeys !== undefined) return key;
    known = read();
    return find();
  }

  function seal(clear: Uint8Array, what: string): Buffer {
    const { name, secret } = keys()[0]!;
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv('aes-256-gcm', secret, nonce).setAAD(Buffer.from(what));
    const sealed = Buffer.concat([cipher.update(clear), cipher.final()]);
    return Buffer.concat([Buffer.of(VERSION), name, nonce, sealed, cipher.getAuthTag()]);
  }

  function open(kept: Uint8Array, what: string): Buffer | undefined {
    const bytes = Buffer.from(kept);
    if (!isSealed(bytes)) return bytes;
    const key = keyNamed(nameIn(bytes));
    return key && unseal(key.secret, bytes, what);
  }

  const isCurrent = (kept: Uint8Array) =>
    isSealed(Buffer.from(kept)) && nameIn(Buffer.from(kept)).equals(keys()[0]!.name);

  return {
    seal,
    open,
    sealText: (clear, what) => PREFIX + seal(Buffer.from(clear), what).toString('base64'),
    openText: (kept, what) => (kept.startsWith(PREFIX) ? open(bytesIn(kept), what)?.toString() : kept),
    isCurrent,
    isCurrentText: (kept) => kept.startsWith(PREFIX) && isCurrent(bytesIn(kept)),
  };
}

function unseal(secret: Buffer, bytes: Buffer, what: string): Buffer | undefined {
  const cipher = createDecipheriv('aes-256-gcm', secret, bytes.subarray(HEAD, HEAD + NONCE))
    .setAAD(Buffer.from(what))
    .setAuthTag(bytes.subarray(-TAG));
  try {
    return Buffer.concat([cipher.update(bytes.subarray(HEAD + NONCE, -TAG)), cipher.final()]);
  } catch {
    return undefined; // changed, or put into another row
  }
}

/** Secrets in clear have at most 32 bytes; whatever is sealed has more around it alone. */
const isSealed = (bytes: Buffer): boolean => bytes.length > AROUND && bytes[0] === VERSION;
const bytesIn = (text: string): Buffer => Buffer.from(text.slice(PREFIX.length), 'base64');
const nameIn = (bytes: Buffer): Buffer => bytes.subarray(1, HEAD);

function keyFrom(text: string): Key {
  const secret = Buffer.from(text, 'hex');
  if (secret.length !== 32) throw new Error('sealing.key must hold lines of 64 hexadecimal digits');
  return {
    secret,
    name: createHash('sha256')
      .update('gschobe sealing key')
      .update(secret)
      .digest()
      .subarray(0, HEAD - 1),
  };
}

const keysInFile = (dataDir: string): readonly string[] =>
  keyFile(dataDir, 'sealing.key', newSealingKey)
    .toString()
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const newSealingKey = (): string => `${randomBytes(32).toString('hex')}\n`;
