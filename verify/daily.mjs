#!/usr/bin/env node
// Checks a day of the daily twelve without any of the product's code: node verify/daily.mjs PROOF.json [KEY|unsigned]
// PROOF.json is what /api/daily/days/DAY/proof answers when nobody plays the day any more. Compare its commitment with
// what you saw the evening before. Written from docs/architecture.md, with Node's own cryptography.
import { createHash, createHmac, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';

const DECK = [...'HDSC'].flatMap((suit) => [...'6789TJQKA'].map((rank) => suit + rank));
const GAMES = 12;

/** Block i = HMAC-SHA-256(key, label ‖ 0 ‖ uint32be(i)), read as big-endian 32-bit words. */
function* words(key, label) {
  for (let i = 0; ; i++) {
    const counter = Buffer.alloc(5);
    counter.writeUInt32BE(i, 1); // the first byte stays 0: the mark between label and counter
    const block = createHmac('sha256', key).update(label, 'utf8').update(counter).digest();
    for (let at = 0; at < 32; at += 4) yield block.readUInt32BE(at);
  }
}

/** The next word that lies below the last whole multiple of m, mod m. */
function below(stream, m) {
  const bound = Math.floor(2 ** 32 / m) * m;
  for (;;) {
    const { value } = stream.next();
    if (value < bound) return value % m;
  }
}

/** Fisher–Yates from the last card down; three cards at a time from forehand on, three rounds. */
function deal(key, clientSeed, game, dealer) {
  const stream = words(key, `match/${clientSeed}/game/${game}`);
  const pack = [...DECK];
  for (let i = 35; i > 0; i--) {
    const j = below(stream, i + 1);
    [pack[i], pack[j]] = [pack[j], pack[i]];
  }
  const hands = [[], [], [], []];
  for (let packet = 0; packet < 12; packet++) {
    hands[(dealer + 1 + packet) % 4].push(...pack.slice(3 * packet, 3 * packet + 3));
  }
  return hands;
}

/** What is wrong with a proof, or undefined. */
export function faultOf(proof) {
  const key = Buffer.from(proof.seed, 'hex');
  if (createHash('sha256').update(key).digest('hex') !== proof.commitment) return 'the seed does not keep its promise';
  const clientSeed = Buffer.from(proof.day, 'utf8').toString('hex');
  if (proof.clientSeed !== clientSeed) return 'the deals are not those of the day';
  const dealer = below(words(key, `match/${clientSeed}/dealer`), 4);
  if (dealer !== 3) return 'the person, seat 0, is not forehand of game 1';
  if (proof.deals.length !== GAMES) return `a day has ${GAMES} deals`;
  for (const [index, hands] of proof.deals.entries()) {
    const dealt = deal(key, clientSeed, index + 1, (dealer + index) % 4);
    const seat = [0, 1, 2, 3].find((one) => dealt[one].join() !== hands[one].join());
    if (seat !== undefined) return `game ${index + 1}: seat ${seat} was dealt ${dealt[seat].join(' ')}`;
  }
  return undefined;
}

/** One text for one value: JSON with sorted keys and no spaces. */
const canonical = (value) =>
  Array.isArray(value)
    ? `[${value.map(canonical).join(',')}]`
    : value !== null && typeof value === 'object'
      ? `{${Object.keys(value)
          .sort()
          .map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`)
          .join(',')}}`
      : JSON.stringify(value);

/** The house's signature: Ed25519 over 'gschobe record', a new line, and the canonical text of all but `signed`. */
export function forgeryOf({ signed, ...content }, key) {
  if (key === 'unsigned') return undefined;
  if (!signed) return 'this proof is not signed';
  try {
    const by = createPublicKey({ key: Buffer.from(signed.by, 'hex'), format: 'der', type: 'spki' });
    const text = Buffer.from(`gschobe record\n${canonical(content)}`);
    if (!verify(null, text, by, Buffer.from(signed.signature, 'hex')))
      return 'this proof was changed after it was signed';
  } catch {
    return 'this proof was changed after it was signed';
  }
  return key === undefined || key === signed.by ? undefined : `this proof is signed by another key: ${signed.by}`;
}

const [file, key] = process.argv.slice(2);
if (file && import.meta.url.endsWith(process.argv[1].split('/').at(-1))) {
  const proof = JSON.parse(readFileSync(file, 'utf8'));
  const fault = forgeryOf(proof, key) ?? faultOf(proof);
  console.log(fault ?? `every deal of ${proof.day} comes from its seed`);
  process.exit(fault ? 1 : 0);
}
