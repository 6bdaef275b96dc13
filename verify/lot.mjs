#!/usr/bin/env node
// Checks a draw by lot of Gschobe without any of the product's code: node verify/lot.mjs RECORD.json [KEY|unsigned]
// The house's signature, the pool, the promised chance and the draw itself, for places (admit) and orders (order). Whether
// the beacon signed the round of a draw by drand, Node alone cannot say: compare `randomness.signature` with
// https://api.drand.sh/52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971/public/ROUND
import { createHash, createHmac, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';

const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

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

/** Fisher–Yates from the last name down. */
function shuffled(names, stream) {
  const drawn = [...names];
  for (let i = drawn.length - 1; i > 0; i--) {
    const j = below(stream, i + 1);
    [drawn[i], drawn[j]] = [drawn[j], drawn[i]];
  }
  return drawn;
}

const byName = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

/** Places by points; only those level on the last place go into the hat. */
function admitted({ candidates, places }, stream) {
  const byPoints = [...candidates].sort((a, b) => b.points - a.points || byName(a.name, b.name));
  const cut = byPoints[places - 1]?.points ?? null;
  const names = (some) => some.map(({ name }) => name);
  if (cut === null || byPoints.length === places)
    return { admitted: names(byPoints.slice(0, places)), cut, drawn: [], placesDrawn: 0 };
  const above = names(byPoints.filter(({ points }) => points > cut));
  const hat = names(byPoints.filter(({ points }) => points === cut));
  const left = places - above.length;
  if (hat.length === left) return { admitted: [...above, ...hat], cut, drawn: [], placesDrawn: 0 };
  const drawn = shuffled(hat, stream);
  return { admitted: [...above, ...drawn.slice(0, left)], cut, drawn, placesDrawn: left };
}

const DRAWS = { admit: admitted, order: ({ names }, stream) => shuffled([...names].sort(byName), stream) };
const FIRST_ROUND = 1_692_803_367_000; // drand quicknet, one round every three seconds

/** What is wrong with a draw, or undefined. */
export function faultOf({ id, kind, pool, poolHash, source, announcedAt, randomness, seed, result, version }) {
  if (version !== 'gschobe-lot/1') return 'this program checks gschobe-lot/1';
  if (!Object.hasOwn(DRAWS, kind)) return `this program checks ${Object.keys(DRAWS).join(' and ')}`;
  if (sha256(canonical(pool)) !== poolHash) return 'the pool does not have its fingerprint';
  if (!randomness || randomness.kind !== source.kind) return 'the chance is not of the promised kind';
  if (source.kind === 'drand') {
    if (randomness.round !== source.round) return 'the chance is of another round than was promised';
    if (FIRST_ROUND + (source.round - 1) * 3000 <= announcedAt)
      return 'the round was public when the draw was announced';
  } else if (sha256(Buffer.from(randomness.secret, 'hex')) !== source.commitment)
    return 'the secret does not keep its promise';
  const { cards, secret } = randomness;
  const chance =
    source.kind === 'drand'
      ? sha256(Buffer.from(randomness.signature, 'hex'))
      : sha256(canonical({ cards, secret: secret.toLowerCase() }));
  if (sha256(canonical({ version, poolHash, drawId: id, randomness: chance })) !== seed)
    return 'the seed is another one';
  const drawn = DRAWS[kind](pool, words(Buffer.from(seed, 'hex'), id));
  return canonical(drawn) === canonical(result) ? undefined : `the draw gives ${canonical(drawn)}`;
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
  console.log(fault ?? 'this draw follows from its pool and its chance');
  process.exit(fault ? 1 : 0);
}
