#!/usr/bin/env node
// Checks the deals of a Gschobe match without any of the product's code: node verify/deals.mjs RECORD.json [KEY|unsigned]
// Written from the description in docs/architecture.md, with Node's own cryptography, so that nobody has to trust ours.
import { createHash, createHmac, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';

const DECK = [...'HDSC'].flatMap((suit) => [...'6789TJQKA'].map((rank) => suit + rank));

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

/** What is wrong with a record, or undefined. */
export function faultOf(record) {
  if (!record.serverSeed) return 'the seed is not revealed yet';
  const key = Buffer.from(record.serverSeed, 'hex');
  if (createHash('sha256').update(key).digest('hex') !== record.commitment) return 'the seed does not keep its promise';
  let dealer = below(words(key, `match/${record.clientSeed}/dealer`), 4);
  if (dealer !== record.firstDealer) return `seat ${dealer} should have dealt first`;
  for (const [index, game] of record.played.entries()) {
    const hands = deal(key, record.clientSeed, index + 1, dealer);
    if (game.dealer !== dealer) return `game ${index + 1}: seat ${dealer} should have dealt`;
    for (const seat of [0, 1, 2, 3]) {
      if (hands[seat].join() !== game.hands[seat].join())
        return `game ${index + 1}: seat ${seat} was dealt ${hands[seat].join(' ')}`;
      const played = game.tricks.flatMap(({ leader, cards }) =>
        cards.filter((_, place) => (leader + place) % 4 === seat),
      );
      const foreign = played.find((card) => !hands[seat].includes(card));
      if (foreign) return `game ${index + 1}: seat ${seat} played ${foreign}, which it was not dealt`;
    }
    dealer = (dealer + 1) % 4; // the forehand of this game deals the next
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
  if (!signed) return 'this record is not signed';
  try {
    const by = createPublicKey({ key: Buffer.from(signed.by, 'hex'), format: 'der', type: 'spki' });
    const text = Buffer.from(`gschobe record\n${canonical(content)}`);
    if (!verify(null, text, by, Buffer.from(signed.signature, 'hex')))
      return 'this record was changed after it was signed';
  } catch {
    return 'this record was changed after it was signed';
  }
  return key === undefined || key === signed.by ? undefined : `this record is signed by another key: ${signed.by}`;
}

const [file, key] = process.argv.slice(2);
if (file && import.meta.url.endsWith(process.argv[1].split('/').at(-1))) {
  const record = JSON.parse(readFileSync(file, 'utf8'));
  const fault = forgeryOf(record, key) ?? faultOf(record);
  console.log(fault ?? 'every deal of this record comes from its seed');
  process.exit(fault ? 1 : 0);
}
