import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { keyFile } from './keyFile.ts';

/** What says that a file was made here: Ed25519, the key lies in DATA_DIR and in no backup. */
export interface Signer {
  /** SPKI, hexadecimal: travels with the file. */
  readonly publicKey: string;
  /** What people compare: the first 32 digits of the key's SHA-256. */
  readonly fingerprint: string;
  sign(bytes: Uint8Array): string;
}

const newKey = () => generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' });

/** The key of this installation, made when it is first needed. */
export function openSigner(dataDir: string): Signer {
  const key = createPrivateKey(keyFile(dataDir, 'signing.key', newKey));
  const publicKey = createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('hex');
  return {
    publicKey,
    fingerprint: fingerprintOf(publicKey),
    sign: (bytes) => sign(null, bytes, key).toString('hex'),
  };
}

export const fingerprintOf = (publicKey: string): string =>
  createHash('sha256').update(Buffer.from(publicKey, 'hex')).digest('hex').slice(0, 32);

export function isSignedBy(publicKey: string, bytes: Uint8Array, signature: string): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'hex'), format: 'der', type: 'spki' });
    if (key.asymmetricKeyType !== 'ed25519') return false;
    return verify(null, bytes, key, Buffer.from(signature, 'hex'));
  } catch {
    return false; // not a key at all
  }
}
