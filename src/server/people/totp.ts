import { createHmac, timingSafeEqual } from 'node:crypto';

/** Time-based one-time passwords: RFC 6238 with what every authenticator understands, SHA-1, six digits, 30 seconds. */
const STEP_SECONDS = 30;

export const stepAt = (now: number): number => Math.floor(now / 1000 / STEP_SECONDS);

export function totp(secret: Uint8Array, step: number, digits = 6): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.readUInt8(19) & 0x0f;
  const code = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(code % 10 ** digits).padStart(digits, '0');
}

/**
 * The step whose code was typed, one step of clock drift either way; undefined when wrong. A step at or before `last`
 * was used already: a code seen over a shoulder opens nothing.
 */
export function checkTotp(secret: Uint8Array, code: string, now: number, last = -1): number | undefined {
  const typed = code.replace(/\s/g, '');
  const step = stepAt(now);
  let found: number | undefined;
  // All three are always compared, so that the time says nothing.
  for (const candidate of [step - 1, step, step + 1]) {
    if (same(totp(secret, candidate), typed) && candidate > last) found ??= candidate;
  }
  return found;
}

function same(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export function base32(bytes: Uint8Array): string {
  let text = '';
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xfff;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += BASE32[(held >> bits) & 31];
    }
  }
  return bits > 0 ? text + BASE32[(held << (5 - bits)) & 31] : text;
}

/** Undefined when a character is not of the alphabet. */
export function fromBase32(text: string): Uint8Array | undefined {
  const bytes: number[] = [];
  let held = 0;
  let bits = 0;
  for (const character of text.replace(/[\s=]/g, '').toUpperCase()) {
    const value = BASE32.indexOf(character);
    if (value < 0) return undefined;
    held = ((held << 5) | value) & 0xffff;
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      bytes.push((held >> bits) & 255);
    }
  }
  return Uint8Array.from(bytes);
}

/** What the QR code of the set-up holds. */
export const otpauth = (secret: Uint8Array, issuer: string, account: string): string =>
  `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`;
