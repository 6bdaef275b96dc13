import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asOwner, testDatabase } from '../testing/database.ts';
import { verifyStore } from './auditStore.ts';
import type { Once } from './events.ts';
import { openStore, type Store } from './store.ts';

let store: Store;
let other: Store;
let url: string;
beforeAll(async () => {
  url = await testDatabase();
  [store, other] = await Promise.all([openStore({ url }), openStore({ url })]);
});
afterAll(() => Promise.all([store.close(), other.close()]));

const once = (key: string, body = 'body'): Once => ({ key, bodyHash: createHash('sha256').update(body).digest() });
const common = { actor: 'guest:1', at: Date.UTC(2024, 9, 4) };
const said = (text: string) => ({ type: 'said', text });
const begin = (stream: string) => store.append({ ...common, stream, expected: 0, events: [said('begun')] });
/** A plain append, as a card is. */
const plain = (stream: string, key: string, text = key) => ({
  ...{ ...common, stream, expected: 1, events: [said(text), said('Grüezi 💯')], once: once(key) },
  answer: { status: 200, text: `"${key}"` },
});
const streams = (name: string, count: number) => Array.from({ length: count }, (_, i) => `test:${name}-${i}`);

test('appends that come together are all made, each with its own answer, in a chain that is whole', async () => {
  const all = streams('many', 150);
  await Promise.all(all.map(begin));
  const made = await Promise.all(all.map((stream) => store.append(plain(stream, stream))));
  expect(new Set(made.map((one) => JSON.stringify(one)))).toEqual(
    new Set([JSON.stringify({ outcome: 'appended', version: 3 })]),
  );
  for (const stream of all) {
    const read = await store.read(stream);
    expect(read.map(({ version, event }) => [version, event])).toEqual([
      [1, said('begun')],
      [2, said(stream)],
      [3, said('Grüezi 💯')],
    ]);
    expect(read[2]).toMatchObject(common);
    expect(await store.recall(common.actor, once(stream))).toEqual({ status: 200, text: `"${stream}"` });
  }
  await store.sealer.seal();
  expect(await verifyStore(store.pool)).toMatchObject({ ok: true, pending: 0 });
});

test('of two processes that append to the same streams at once each wins some, and no stream has both', async () => {
  const all = streams('both', 100);
  await Promise.all(all.map(begin));
  const [ours, theirs] = await Promise.all([
    Promise.all(all.map((stream) => store.append(plain(stream, `ours ${stream}`)))),
    Promise.all(all.toReversed().map((stream) => other.append(plain(stream, `theirs ${stream}`)))),
  ]);
  const outcomes = all.map((_, i) => [ours[i]!.outcome, theirs.toReversed()[i]!.outcome].sort());
  expect(new Set(outcomes.map(String))).toEqual(new Set(['appended,stale-version']));
  for (const stream of all) expect(await store.read(stream)).toHaveLength(3);
});

test('the same command sent to two processes at once is done once and answered twice alike', async () => {
  const all = streams('twice', 60);
  await Promise.all(all.map(begin));
  const results = await Promise.all(
    [store, other].flatMap((one) => all.map((stream) => one.append(plain(stream, stream)))),
  );
  expect(results.filter(({ outcome }) => outcome === 'appended')).toHaveLength(60);
  expect(results.filter(({ outcome }) => outcome === 'repeated')).toHaveLength(60);
  for (const stream of all) expect(await store.read(stream)).toHaveLength(3);
});

test('one key for many streams: one of them is done', async () => {
  const all = streams('key', 20);
  await Promise.all(all.map(begin));
  const results = await Promise.all(all.map((stream) => store.append(plain(stream, 'the key of all'))));
  expect(results.map(({ outcome }) => outcome).sort()).toEqual(['appended', ...Array(19).fill('repeated')]);
});

test('what cannot be stored harms nobody beside it', async () => {
  const all = streams('harm', 30);
  await Promise.all(all.map(begin));
  const results = await Promise.allSettled(
    all.map((stream, i) => store.append({ ...plain(stream, stream), actor: i === 7 ? 'a\nb' : common.actor })),
  );
  expect(results.map(({ status }) => status)).toEqual(all.map((_, i) => (i === 7 ? 'rejected' : 'fulfilled')));
});

test('a stream that somebody holds keeps nobody else waiting', async () => {
  const all = streams('held', 10);
  await Promise.all(all.map(begin));
  const holder = await other.pool.connect();
  await holder.query('begin');
  await holder.query('update streams set version = 2 where stream = $1', [all[0]]);
  const waiting = all.map((stream) => store.append(plain(stream, `held ${stream}`)));
  const others = await Promise.all(waiting.slice(1));
  expect(new Set(others.map(({ outcome }) => outcome))).toEqual(new Set(['appended']));
  await holder.query('rollback');
  holder.release();
  expect(await waiting[0]).toEqual({ outcome: 'appended', version: 3 });
});

test('what the database refuses to all of them is said to each, and can be asked again', async () => {
  const all = streams('away', 5);
  await Promise.all(all.map(begin));
  await asOwner(url, 'alter table pending rename to away');
  const results = await Promise.allSettled(all.map((stream) => store.append(plain(stream, stream))));
  await asOwner(url, 'alter table away rename to pending');
  expect(new Set(results.map(({ status }) => status))).toEqual(new Set(['rejected']));
  const again = await Promise.all(all.map((stream) => store.append(plain(stream, stream))));
  expect(new Set(again.map(({ outcome }) => outcome))).toEqual(new Set(['appended']));
});
