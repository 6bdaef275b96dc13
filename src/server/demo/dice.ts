import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/**
 * While a house is made, everything that is drawn by chance in this process comes from its seed: ids, seeds of matches,
 * codes. So the same seed makes the same house. Never in a server that anybody plays on; answers how to stop it.
 */
export function drawFrom(seed: string): () => void {
  const { randomBytes, randomUUID } = crypto;
  let drawn = 0;
  const bytes = (size: number): Buffer => {
    const parts: Buffer[] = [];
    for (let length = 0; length < size; length += 32)
      parts.push(crypto.createHash('sha256').update(`${seed}\n${drawn++}`).digest());
    return Buffer.concat(parts).subarray(0, size);
  };
  const seeded = (size: number, done?: (error: Error | null, bytes: Buffer) => void) => {
    if (done === undefined) return bytes(size);
    done(null, bytes(size));
    return undefined;
  };
  const uuid = () => {
    const hex = Buffer.from(bytes(16));
    hex[6] = (hex[6]! & 0x0f) | 0x40;
    hex[8] = (hex[8]! & 0x3f) | 0x80;
    return hex.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  };
  const use = (what: object) => {
    Object.assign(crypto, what);
    syncBuiltinESMExports();
  };
  use({ randomBytes: seeded, randomUUID: uuid });
  return () => use({ randomBytes, randomUUID });
}
