import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../test/load/product.ts';

/** Does the time of a refused sign-in, or of a registration, tell whether an address is known? And what does a sign-in cost? */
const TRIES = 500;
const PEOPLE = 12;

const print = (bench: string, figure: number, unit: string) => console.log(JSON.stringify({ bench, figure, unit }));
const median = (times: readonly number[]) => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)]!;

const dataDir = mkdtempSync(join(tmpdir(), 'gschobe-bench-'));
const product = await startProduct({ DATA_DIR: dataDir, TRUST_PROXY: '1' });
try {
  let place = 0;
  const post = async (path: string, body: unknown) => {
    place++; // every try from another place, so that only the work is measured and not the delay for mistakes
    const forwarded = `10.${(place >> 16) & 255}.${(place >> 8) & 255}.${place & 255}`;
    const start = performance.now();
    const response = await fetch(product.address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
      body: JSON.stringify(body),
    });
    await response.arrayBuffer();
    return { status: response.status, time: performance.now() - start };
  };
  const form = (i: number, email: string) => ({
    ...{
      email,
      firstName: 'Bench',
      lastName: `Person${String.fromCharCode(97 + (i % 26))}`,
      street: 'Gasse',
      houseNumber: '1',
    },
    ...{
      postcode: '8001',
      town: 'Zürich',
      born: `19${40 + (i % 60)}-0${1 + (i % 9)}-1${i % 10}`,
      password: 'drei nasse Katzen',
    },
    ...{ language: 'de', rules: { ssc: '2024-09-27' } },
  });
  const known = Array.from({ length: PEOPLE }, (_, i) => `known${i}@example.ch`);
  for (const [i, email] of known.entries()) await post('/api/people', form(i, email));
  const outbox = join(dataDir, 'outbox');
  let letters: string[] = [];
  while (letters.length < PEOPLE) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    try {
      letters = readdirSync(outbox).filter((file) => file.startsWith('confirm') && file.endsWith('.eml'));
    } catch {} // no letter yet
  }
  for (const file of letters) {
    const text = readFileSync(join(outbox, file), 'utf8').replace(/=\r?\n/g, '');
    await post('/api/people/confirm', { token: /#([\w-]{43})/.exec(text)![1] });
  }

  const times = { known: [] as number[], unknown: [] as number[] };
  for (let i = 0; i < TRIES; i++) {
    times.known.push((await post('/api/session', { email: known[i % PEOPLE], password: 'falsch falsch' })).time);
    times.unknown.push(
      (await post('/api/session', { email: `nobody${i}@example.ch`, password: 'falsch falsch' })).time,
    );
  }
  print('sign-in-refused', Number(median(times.known).toFixed(2)), 'ms, median of known addresses');
  print(
    'sign-in-difference',
    Number((median(times.known) - median(times.unknown)).toFixed(2)),
    `ms between the medians of known and unknown addresses, ${TRIES} tries each`,
  );

  const good: number[] = [];
  for (let i = 0; i < 60; i++)
    good.push((await post('/api/session', { email: known[i % PEOPLE], password: 'drei nasse Katzen' })).time);
  print('sign-in', Number(median(good).toFixed(2)), 'ms, median');

  const asks = { known: [] as number[], unknown: [] as number[] };
  for (let i = 0; i < 36; i++) {
    asks.known.push((await post('/api/people/password/forgotten', { email: known[i % PEOPLE] })).time);
    asks.unknown.push((await post('/api/people/password/forgotten', { email: `nobody${i}@example.ch` })).time);
  }
  print(
    'forgotten-difference',
    Number((median(asks.known) - median(asks.unknown)).toFixed(2)),
    'ms between the medians of known and unknown addresses',
  );
} finally {
  await product.stop();
}
