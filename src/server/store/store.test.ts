import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Process } from '../../kit/process.ts';
import { ok, refuse } from '../../kit/result.ts';
import { asOwner, testDatabase } from '../testing/database.ts';
import { queriesDuring } from '../testing/queries.ts';
import type { Once } from './events.ts';
import { openStore, type Store } from './store.ts';

let store: Store;
let url: string;
beforeAll(async () => {
  url = await testDatabase();
  store = await openStore({ url });
});
afterAll(() => store.close());

const once = (key: string, body = 'body'): Once => ({ key, bodyHash: createHash('sha256').update(body).digest() });
const counted = (by: number) => ({ type: 'counted' as const, by });
const common = { actor: 'guest:1', at: Date.UTC(2024, 9, 4) };

test('a connection on which nothing is heard is given up, that of the heartbeat too', async () => {
  const impatient = await openStore({ url, silence: 200 });
  const asked = [impatient.pool, impatient.heart].map((pool) => pool.query('select pg_sleep(20)'));
  for (const answer of await Promise.allSettled(asked)) expect(answer.status).toBe('rejected');
  await impatient.close();
});

describe('append', () => {
  test('numbers the events of a stream from 1 and gives them back as they were', async () => {
    const events = [counted(1), { type: 'said', text: 'Grüezi \u0000 "\ud800" 💯', deep: { list: [1, null, 0.1] } }];
    expect(await store.append({ ...common, stream: 'test:a', expected: 0, events })).toEqual({
      outcome: 'appended',
      version: 2,
    });
    const read = await store.read('test:a');
    expect(read.map(({ version, event }) => [version, event])).toEqual(events.map((event, i) => [i + 1, event]));
    expect(read[0]).toMatchObject(common);
  });

  test('of many appends on the same version exactly one wins', async () => {
    for (let version = 0; version < 10; version++) {
      const results = await Promise.all(
        Array.from({ length: 16 }, (_, by) =>
          store.append({ ...common, stream: 'test:race', expected: version, events: [counted(by)] }),
        ),
      );
      expect(results.filter(({ outcome }) => outcome === 'appended')).toEqual([
        { outcome: 'appended', version: version + 1 },
      ]);
      expect(results.filter(({ outcome }) => outcome === 'stale-version')).toHaveLength(15);
    }
    expect(await store.read('test:race')).toHaveLength(10);
  });

  test('a version in the future is refused: a stream has no holes', async () => {
    const result = await store.append({ ...common, stream: 'test:hole', expected: 3, events: [counted(1)] });
    expect(result).toEqual({ outcome: 'stale-version', version: 0 });
  });

  test('the same key and body give the same bytes again, also to another process; another body is refused', async () => {
    const append = { ...common, stream: 'test:key', expected: 0, events: [counted(1)], once: once('key-1') };
    const answer = { status: 201, text: '{"b":1,  "a":"é"}' };
    expect(await store.append({ ...append, answer })).toEqual({ outcome: 'appended', version: 1 });
    const other = await openStore({ url });
    try {
      expect(await other.append({ ...append, answer: { status: 200, text: 'other' } })).toEqual({
        outcome: 'repeated',
        answer,
      });
      expect(await other.append({ ...append, once: once('key-1', 'other') })).toEqual({ outcome: 'key-conflict' });
      expect(await other.recall('guest:1', once('key-1'))).toEqual(answer);
      expect(await other.recall('guest:2', once('key-1'))).toBeUndefined();
    } finally {
      await other.close();
    }
    expect(await store.read('test:key')).toHaveLength(1);
  });

  test('one command sent many times at once happens once, on one stream or on several', async () => {
    const answer = { status: 200, text: 'first' };
    const results = await Promise.all(
      Array.from({ length: 24 }, (_, i) =>
        store.append({
          ...common,
          stream: `test:many-${i % 3}`,
          expected: 0,
          events: [counted(1)],
          once: once('many'),
          answer,
        }),
      ),
    );
    expect(results.filter(({ outcome }) => outcome === 'appended')).toHaveLength(1);
    expect(results.filter(({ outcome }) => outcome === 'repeated')).toHaveLength(23);
  });

  test('what is written alongside is there with the events or not at all', async () => {
    await asOwner(url, 'create table slots (slot int primary key)', 'grant all on slots to gschobe_app');
    const take = (stream: string) =>
      store.append({
        ...common,
        stream,
        expected: 0,
        events: [counted(1)],
        alongside: async (trx) => {
          await trx.withTables<{ slots: { slot: number } }>().insertInto('slots').values({ slot: 1 }).execute();
        },
      });
    await take('test:slot-a');
    await expect(take('test:slot-b')).rejects.toThrow(/slots_pkey/);
    expect(await store.read('test:slot-b')).toEqual([]);
    expect((await store.pool.query('select from pending where stream = $1', ['test:slot-b'])).rowCount).toBe(0);
  });

  test('events cannot be changed, deleted or thrown away: not by the role of the server, not even by the owner', async () => {
    for (const statement of [
      `update events set actor = 'x'`,
      'delete from events',
      'truncate events',
      'truncate audit',
    ]) {
      await expect(store.pool.query(statement)).rejects.toThrow(/permission denied/);
      await expect(asOwner(url, statement)).rejects.toThrow(/append-only/);
    }
  });
});

describe('perform', () => {
  type Counting = Process<
    number,
    { readonly by: number; readonly limit: number },
    { readonly type: 'counted'; readonly by: number },
    undefined,
    { readonly code: 'too-much'; readonly state: number }
  >;
  const counter: Counting = {
    initial: 0,
    decide: (sum, { by, limit }) => (sum + by > limit ? refuse({ code: 'too-much', state: sum }) : ok([counted(by)])),
    evolve: (sum, event) => sum + event.by,
  };
  const add = (target: Store, stream: string, by: number, limit = 1000, key?: string) =>
    target.perform(counter, {
      ...common,
      stream,
      once: key === undefined ? undefined : once(key, String(by)),
      command: { by, limit },
      answer: ({ state }) => ({ sum: state }),
    });

  test('two processes that count together lose nothing', async () => {
    const other = await openStore({ url });
    try {
      const all = Array.from({ length: 40 }, (_, i) => add(i % 2 === 0 ? store : other, 'test:together', 1));
      expect((await Promise.all(all)).every((result) => result.ok)).toBe(true);
      expect(await store.load(counter, 'test:together')).toEqual({ state: 40, version: 40 });
      expect(await other.load(counter, 'test:together')).toEqual({ state: 40, version: 40 });
    } finally {
      await other.close();
    }
  });

  test('a list of streams asks for all heads at once, and reads only what somebody else has written since', async () => {
    const other = await openStore({ url });
    const streams = Array.from({ length: 20 }, (_, i) => `test:each-${i}`);
    try {
      for (const stream of streams) await add(store, stream, 1);
      await add(other, 'test:each-7', 2);
      let loaded: unknown;
      const queries = await queriesDuring(async () => {
        loaded = await store.loadEach(counter, [...streams, 'test:nobody']);
      });
      expect(queries).toHaveLength(2);
      const found = streams.map((_, i) => (i === 7 ? { state: 3, version: 2 } : { state: 1, version: 1 }));
      expect(loaded).toEqual([...found, { state: 0, version: 0 }]);
      expect(await other.loadEach(counter, streams)).toEqual(found);
    } finally {
      await other.close();
    }
  });

  test('a refusal is decided on the newest state, not on one remembered', async () => {
    const other = await openStore({ url });
    try {
      await add(store, 'test:fresh', 10, 10);
      await add(other, 'test:fresh', -10, 10);
      expect(await add(store, 'test:fresh', 10, 10)).toMatchObject({ ok: true, value: { state: 10, version: 3 } });
    } finally {
      await other.close();
    }
  });

  test('that nothing has to be done is decided on the newest state, and nothing old is written alongside', async () => {
    type Setting = Process<number, number, { readonly type: 'set'; readonly to: number }, undefined, never>;
    const setting: Setting = {
      initial: 0,
      decide: (state, to) => ok(state === to ? [] : [{ type: 'set', to }]),
      evolve: (_, { to }) => to,
    };
    const written: number[] = [];
    const set = (target: Store, to: number) =>
      target.perform(setting, {
        ...common,
        stream: 'test:nothing',
        command: to,
        answer: ({ state }) => ({ state }),
        async alongside(_, { state }) {
          written.push(state);
        },
      });
    const other = await openStore({ url });
    try {
      await set(store, 100);
      await set(other, 20);
      expect(await set(store, 100)).toMatchObject({ ok: true, value: { state: 100, version: 3 } });
      expect(await set(store, 100)).toMatchObject({ ok: true, value: { events: [], version: 3 } });
      expect(written).toEqual([100, 20, 100, 100]);
    } finally {
      await other.close();
    }
  });

  test('a command that the rules refuse the second time still gets its first answer', async () => {
    const first = await add(store, 'test:again', 10, 10, 'again');
    const second = await add(store, 'test:again', 10, 10, 'again');
    expect(first).toMatchObject({ ok: true, value: { events: [counted(10)], answer: { text: '{"sum":10}' } } });
    expect(second).toMatchObject({ ok: true, value: { events: [], answer: { text: '{"sum":10}' } } });
    expect(await add(store, 'test:again', 11, 10, 'again')).toEqual(refuse({ code: 'idempotency-conflict' }));
    expect(await add(store, 'test:again', 1, 10, 'other')).toEqual(refuse({ code: 'too-much', state: 10 }));
  });
});
