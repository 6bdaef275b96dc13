import { createHmac, timingSafeEqual } from 'node:crypto';
import { readTyped, showTyped, TYPED_LENGTH, TYPED_LETTERS } from '../../tournament/laptops/typedCode.ts';
import { hashOf } from '../people/secrets.ts';

/**
 * What stands in a QR code: 't14-…' for table 14, 'p29-…' for player 29, 'i302-…' for the second invitation of helper
 * 3, 'v0-…' for the projector, 'f1-…' for a laptop that follows; 's3-…' is how helper 3 came in before there were
 * invitations. The second half is a keyed hash, so that codes can be printed again and cannot be guessed; it works over
 * plain http from any host name, because nothing but the address carries it.
 */
export type KeyKind = 't' | 'p' | 's' | 'v' | 'i' | 'f';

export interface Key {
  readonly kind: KeyKind;
  readonly number: number;
}

const LENGTH = 16; // 96 bits

export const keyFor = (secret: Buffer, kind: KeyKind, number: number): string =>
  `${kind}${number}-${macOf(secret, `${kind}${number}`)}`;

/** What the codes are made from lies sealed: who reads the database is no director. */
export const keySecret = (tournament: string): string => `keys of tournament ${tournament}`;
/** The laptop's side of a draw, until the cards are read. */
export const drawSecret = (tournament: string, draw: string): string => `draw ${draw} of tournament ${tournament}`;

/** Undefined for anything that is not a key of this tournament. */
export function readKey(secret: Buffer, text: string): Key | undefined {
  const [, kind, digits, mac] = /^([tpsvif])(\d{1,5})-([\w-]{16})$/.exec(text) ?? [];
  if (kind === undefined || digits === undefined || mac === undefined) return undefined;
  const number = Number(digits);
  const right = Buffer.from(macOf(secret, `${kind}${number}`));
  const given = Buffer.from(mac);
  return right.length === given.length && timingSafeEqual(right, given) ? { kind: kind as KeyKind, number } : undefined;
}

/** The same for somebody who types. 40 bits: enough where guesses are counted, and nothing else is opened by it. */
export const typedKeyFor = (secret: Buffer, kind: KeyKind, number: number): string =>
  showTyped({ kind, number, proof: typedProof(secret, `${kind}${number}`) });

/** Undefined for anything that is not a typed code of this tournament. */
export function readTypedKey(secret: Buffer, text: string): Key | undefined {
  const typed = readTyped(text);
  if (typed === undefined) return undefined;
  const { kind, number, proof } = typed;
  const right = Buffer.from(typedProof(secret, `${kind}${number}`));
  return timingSafeEqual(right, Buffer.from(proof)) ? { kind, number } : undefined;
}

const typedProof = (secret: Buffer, what: string): string =>
  Array.from(createHmac('sha256', secret).update(`typed tournament key ${what}`).digest().subarray(0, TYPED_LENGTH))
    .map((byte) => TYPED_LETTERS[byte % TYPED_LETTERS.length])
    .join('');

const macOf = (secret: Buffer, what: string): string =>
  createHmac('sha256', secret).update(`tournament key ${what}`).digest('base64url').slice(0, LENGTH);

/** The code of a second laptop; there is one, however many follow. */
export const FOLLOWER = 1;

/** The secret that a helper's device has made for itself: whose it says it is, and what is kept of it. */
export function readDevice(text: string): { readonly staff: number; readonly hash: string } | undefined {
  const [, digits] = /^s(\d{1,5})-[\w-]{43}$/.exec(text) ?? []; // 256 bits
  return digits === undefined ? undefined : { staff: Number(digits), hash: hashOf(text).toString('hex') };
}

/** Under what a screen's news are published: who reads them on their way between processes opens nothing with it. */
export const newsName = (code: string): string => {
  const device = readDevice(code);
  return device === undefined ? code : deviceNews(device.staff, device.hash);
};
/** No topic that anybody asks for has a blank in it. */
export const deviceNews = (staff: number, hash: string): string => `s${staff} ${hash}`;
