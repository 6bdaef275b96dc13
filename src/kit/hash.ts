import { hex, utf8 } from './bytes.ts';

/**
 * SHA-256 and HMAC (FIPS 180-4, RFC 2104), ours because the verifier must also run in a browser on plain http,
 * where `crypto.subtle` does not exist, and in rules rooms, which have no platform at all.
 */
export function sha256(data: Uint8Array | string): Uint8Array {
  const bytes = typeof data === 'string' ? utf8(data) : data;
  const state = Int32Array.from(INITIAL);
  const padded = pad(bytes);
  for (let at = 0; at < padded.length; at += 64) compress(state, padded, at);
  return words(state);
}

export const sha256Hex = (data: Uint8Array | string): string => hex(sha256(data));

/** A keyed hash; the two inner states are computed once, so that a stream costs two compressions a block. */
export function hmacSha256(key: Uint8Array): (message: Uint8Array) => Uint8Array {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = Int32Array.from(INITIAL);
  compress(
    inner,
    block.map((byte) => byte ^ 0x36),
    0,
  );
  const outer = Int32Array.from(INITIAL);
  compress(
    outer,
    block.map((byte) => byte ^ 0x5c),
    0,
  );
  return (message) => finish(outer, finish(inner, message));
}

function finish(start: Int32Array, message: Uint8Array): Uint8Array {
  const state = Int32Array.from(start);
  const padded = pad(message, 64);
  for (let at = 0; at < padded.length; at += 64) compress(state, padded, at);
  return words(state);
}

function pad(bytes: Uint8Array, before = 0): Uint8Array {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const bits = (before + bytes.length) * 8;
  new DataView(padded.buffer).setUint32(padded.length - 4, bits >>> 0);
  new DataView(padded.buffer).setUint32(padded.length - 8, Math.floor(bits / 2 ** 32));
  return padded;
}

function words(state: Int32Array): Uint8Array {
  const bytes = new Uint8Array(32);
  const view = new DataView(bytes.buffer);
  state.forEach((word, i) => {
    view.setInt32(4 * i, word);
  });
  return bytes;
}

const PRIMES = firstPrimes(64);
const fraction = (x: number) => ((x - Math.floor(x)) * 2 ** 32) | 0;
/** First 32 bits of the fractions of the cube roots (square roots) of the first primes, as the standard defines them. */
const ROUND = Int32Array.from(PRIMES, (p) => fraction(Math.cbrt(p)));
const INITIAL = Int32Array.from(PRIMES.slice(0, 8), (p) => fraction(Math.sqrt(p)));

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((p) => n % p !== 0)) primes.push(n);
  return primes;
}

const schedule = new Int32Array(64);

function compress(state: Int32Array, bytes: Uint8Array, at: number): void {
  const w = schedule;
  for (let i = 0, j = at; i < 16; i++, j += 4) {
    w[i] = (bytes[j]! << 24) | (bytes[j + 1]! << 16) | (bytes[j + 2]! << 8) | bytes[j + 3]!;
  }
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15]!;
    const y = w[i - 2]!;
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    w[i] = (w[i - 16]! + s0 + w[i - 7]! + s1) | 0;
  }
  let a = state[0]!;
  let b = state[1]!;
  let c = state[2]!;
  let d = state[3]!;
  let e = state[4]!;
  let f = state[5]!;
  let g = state[6]!;
  let h = state[7]!;
  for (let i = 0; i < 64; i++) {
    const S1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const t1 = (h + S1 + ((e & f) ^ (~e & g)) + ROUND[i]! + w[i]!) | 0;
    const S0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const t2 = (S0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  state[0] = (state[0]! + a) | 0;
  state[1] = (state[1]! + b) | 0;
  state[2] = (state[2]! + c) | 0;
  state[3] = (state[3]! + d) | 0;
  state[4] = (state[4]! + e) | 0;
  state[5] = (state[5]! + f) | 0;
  state[6] = (state[6]! + g) | 0;
  state[7] = (state[7]! + h) | 0;
}
