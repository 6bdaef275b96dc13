import { join } from '../kit/bytes.ts';

/** Time-based one-time passwords: RFC 6238 with what every authenticator understands, SHA-1, six digits, 30 seconds. */
export const STEP_SECONDS = 30;

export const stepAt = (now: number): number => Math.floor(now / 1000 / STEP_SECONDS);

export function totp(secret: Uint8Array, step: number, digits = 6): string {
  const counter = new Uint8Array(8);
  new DataView(counter.buffer).setUint32(0, Math.floor(step / 2 ** 32));
  new DataView(counter.buffer).setUint32(4, step >>> 0);
  const mac = hmacSha1(secret, counter);
  const offset = mac[19]! & 0x0f;
  const code = new DataView(mac.buffer).getUint32(offset) & 0x7fffffff;
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
  let different = a.length ^ b.length;
  for (let i = 0; i < a.length; i++) different |= a.charCodeAt(i) ^ (b.charCodeAt(i) || 0);
  return different === 0;
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

export function hmacSha1(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha1(key) : key);
  const inner = sha1(
    join(
      block.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return sha1(
    join(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

/** FIPS 180-4. Good enough inside HMAC, and nothing else in the house uses it. */
function sha1(data: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((data.length + 9) / 64) * 64);
  padded.set(data);
  padded[data.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, data.length * 8);
  const state = Int32Array.of(0x67452301, 0xefcdab89 | 0, 0x98badcfe | 0, 0x10325476, 0xc3d2e1f0 | 0);
  const w = new Int32Array(80);
  for (let at = 0; at < padded.length; at += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getInt32(at + 4 * i);
    for (let i = 16; i < 80; i++) w[i] = turn(w[i - 3]! ^ w[i - 8]! ^ w[i - 14]! ^ w[i - 16]!, 1);
    let [a, b, c, d, e] = state as unknown as [number, number, number, number, number];
    for (let i = 0; i < 80; i++) {
      const f = i < 20 ? (b & c) | (~b & d) : i < 40 || i >= 60 ? b ^ c ^ d : (b & c) | (b & d) | (c & d);
      const k = [0x5a827999, 0x6ed9eba1, 0x8f1bbcdc | 0, 0xca62c1d6 | 0][Math.floor(i / 20)]!;
      const next = (turn(a, 5) + f + e + k + w[i]!) | 0;
      [e, d, c, b, a] = [d, c, turn(b, 30), a, next];
    }
    [a, b, c, d, e].forEach((word, i) => {
      state[i] = (state[i]! + word) | 0;
    });
  }
  const bytes = new Uint8Array(20);
  state.forEach((word, i) => {
    new DataView(bytes.buffer).setInt32(4 * i, word);
  });
  return bytes;
}

const turn = (word: number, by: number) => (word << by) | (word >>> (32 - by));
