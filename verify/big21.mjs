#!/usr/bin/env node
// Checks the cards of a Gschobe Big21 without any of the product's code: node verify/big21.mjs RECORD.json [KEY|unsigned]
// Written from the description in docs/big21.md, with Node's own cryptography, so that nobody has to trust ours.
import { createHash, createHmac, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';

const FACES = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];

/** Block i = HMAC-SHA-256(key, label ‖ 0 ‖ uint32be(i)), read as big-endian 32-bit words. */
function* words(key, label) {
  for (let i = 0; ; i++) {
    const counter = Buffer.alloc(5);
    counter.writeUInt32BE(i, 1); // the first byte stays 0: the mark between label and counter
    const block = createHmac('sha256', key).update(label, 'utf8').update(counter).digest();
    for (let at = 0; at < 32; at += 4) yield block.readUInt32BE(at);
  }
}

/** A number below the sum of the weights, then the first index whose running sum exceeds it. */
function draw(stream, weights) {
  const sum = weights.reduce((a, b) => a + b, 0);
  const bound = Math.floor(2 ** 32 / sum) * sum;
  let word = stream.next().value;
  while (word >= bound) word = stream.next().value;
  let running = 0;
  return weights.findIndex((weight) => {
    running += weight;
    return running > word % sum;
  });
}

/** What is wrong with a record, or undefined. */
export function faultOf(record) {
  if (!record.serverSeed) return 'the seed is not revealed yet';
  const key = Buffer.from(record.serverSeed, 'hex');
  if (createHash('sha256').update(key).digest('hex') !== record.commitment) return 'the seed does not keep its promise';
  const { cards, free, highLow } = record.model;
  const stream = words(key, `big21/${record.clientSeed}`);
  for (const [index, event] of record.events.entries()) {
    const wrong = (drawn) => `event ${index + 1}: the stream says ${drawn}`;
    if (event.type === 'shown') {
      const face = FACES[draw(stream, cards)];
      if (face !== event.card) return wrong(face);
    } else if (event.type === 'freeCards') {
      const count = draw(stream, free) + 2;
      if (count !== event.count) return wrong(`${count} free cards`);
    } else if (event.type === 'opened') {
      const face = FACES[draw(stream, highLow)];
      if (face !== event.card) return wrong(face);
    } else if (event.type === 'predicted') {
      const face = FACES[draw(stream, highLow)];
      if (face !== event.covered) return wrong(face);
    }
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
  console.log(fault ?? 'every card of this record comes from its seed');
  process.exit(fault ? 1 : 0);
}
