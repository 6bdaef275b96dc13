import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chanceFromText } from '../../kit/chance.ts';
import { testDatabase } from '../testing/database.ts';
import { type AuditRecord, createVerifier, type Verdict } from './audit.ts';
import { auditHead, auditRecords, verifyStore } from './auditStore.ts';
import { openStore, type Store } from './store.ts';

const SEED = 'audit-1';
const COUNT = 20;
let store: Store;
const records: AuditRecord[] = [];

beforeAll(async () => {
  store = await openStore({ url: await testDatabase() });
  const chance = chanceFromText(SEED)('appends');
  for (let i = 0; i < COUNT; i++) {
    await store.append({
      ...{
        stream: `test:${chance.below(4)}`,
        expected: 'any',
        actor: `guest:${chance.below(4)}`,
        at: 1_700_000_000_000 + i,
      },
      events: Array.from({ length: 1 + chance.below(4) }, (_, j) => ({ type: 'said', i, j, text: 'é"\\\n' })),
    });
  }
  await store.sealer.seal();
  for await (const record of auditRecords(store.pool)) records.push(record);
});
afterAll(() => store.close());

function verify(chain: readonly AuditRecord[], head = { seq: records.length, hash: records.at(-1)!.hash }): Verdict {
  const verifier = createVerifier(head);
  for (const record of chain) if (!verifier.add(record)) break;
  return verifier.verdict();
}

test('the chain of what happened is valid, in memory and in the store', async () => {
  const events = records.flatMap((record) => record.events).length;
  const head = { seq: COUNT, hash: records.at(-1)!.hash };
  expect(verify(records)).toEqual({ ok: true, records: COUNT, events, head });
  expect(await verifyStore(store.pool)).toEqual({ ok: true, records: COUNT, events, head, pending: 0 });
  expect(await auditHead(store.pool)).toEqual(head);
});

test('every change, loss, addition or swap is noticed at its place', () => {
  const texts = ['prev', 'hash', 'actor', 'stream', 'eventsHash'] as const;
  const mutation = fc.oneof(
    fc.record({
      kind: fc.constant('text' as const),
      field: fc.constantFrom(...texts),
      place: fc.nat(),
      to: fc.nat(15),
    }),
    fc.record({
      kind: fc.constant('number' as const),
      field: fc.constantFrom('seq', 'at', 'first', 'last' as const),
      by: fc.integer({ min: 1, max: 1000 }),
    }),
    fc.record({
      kind: fc.constant('event' as const),
      field: fc.constantFrom('type', 'body', 'actor' as const),
      which: fc.nat(),
      place: fc.nat(),
      to: fc.nat(15),
    }),
    fc.record({
      kind: fc.constant('eventNumber' as const),
      field: fc.constantFrom('version', 'at' as const),
      which: fc.nat(),
      by: fc.integer({ min: 1, max: 9 }),
    }),
    fc.record({
      kind: fc.constantFrom(
        'drop' as const,
        'double' as const,
        'swap' as const,
        'dropEvent' as const,
        'doubleEvent' as const,
        'cut' as const,
      ),
    }),
  );
  fc.assert(
    fc.property(fc.nat(records.length - 1), mutation, (at, change) => {
      const chain = [...records];
      const record = records[at]!;
      switch (change.kind) {
        case 'text':
          chain[at] = { ...record, [change.field]: flip(record[change.field], change.place, change.to) };
          break;
        case 'number':
          chain[at] = { ...record, [change.field]: record[change.field] + change.by };
          break;
        case 'event':
        case 'eventNumber': {
          const which = change.which % record.events.length;
          const event = record.events[which]!;
          const changed =
            change.kind === 'event'
              ? { ...event, [change.field]: flip(event[change.field], change.place, change.to) }
              : { ...event, [change.field]: event[change.field] + change.by };
          chain[at] = { ...record, events: record.events.with(which, changed) };
          break;
        }
        case 'drop':
          chain.splice(at, 1);
          break;
        case 'double':
          chain.splice(at, 0, record);
          break;
        case 'swap':
          fc.pre(at + 1 < chain.length);
          chain.splice(at, 2, records[at + 1]!, record);
          break;
        case 'dropEvent':
          chain[at] = { ...record, events: record.events.slice(1) };
          break;
        case 'doubleEvent':
          chain[at] = { ...record, events: [...record.events, record.events[0]!] };
          break;
        case 'cut':
          chain.length = at;
          break;
      }
      const verdict = verify(chain);
      const place = change.kind === 'double' ? at + 2 : at + 1;
      expect(verdict).toMatchObject({ ok: false, seq: place });
    }),
    { numRuns: 10_000, seed: 21 },
  );
});

const flip = (text: string, place: number, to: number): string => {
  const at = place % text.length;
  const digit = to.toString(16);
  return text.slice(0, at) + (text[at] === digit ? 'g' : digit) + text.slice(at + 1);
};

test('changes made in the database itself are noticed', async () => {
  const attacks: [string, RegExp][] = [
    [`update events set body = '{"type":"said"}' where stream = 'test:1' and version = 1`, /changed/],
    [`update events set actor = 'guest:9' where stream = 'test:1' and version = 1`, /actor/],
    [`update audit set actor = 'guest:9' where seq = 17`, /hash/],
    [`delete from audit where seq = 17`, /missing/],
    [`delete from audit where seq = ${COUNT}`, /does not end/],
    [`delete from events where stream = 'test:2'`, /missing/],
    [
      `insert into events select 'test:new', version, type, body, actor, at from events where stream = 'test:1'`,
      /does not end/,
    ],
    [`insert into streams values ('test:new', 3)`, /does not end/],
    [`update streams set version = version - 1 where stream = 'test:3'`, /does not end/],
    [
      `with last as (select * from audit order by seq desc limit 1), gone as (
        delete from events e using last l where e.stream = l.stream and e.version >= l.first)
      delete from audit a using last l where a.seq = l.seq`,
      /does not end|is gone/,
    ],
  ];
  for (const [statement, why] of attacks) {
    const client = await store.pool.connect();
    try {
      await client.query('begin');
      await client.query('set local role none');
      await client.query('set local session_replication_role = replica'); // as somebody with all rights would
      await client.query(statement);
      const pool = { connect: async () => ({ query: quiet(client), release: () => {} }) };
      const verdict = await verifyStore(pool as unknown as typeof store.pool);
      expect(verdict, statement).toMatchObject({ ok: false, why: expect.stringMatching(why) });
    } finally {
      await client.query('rollback');
      client.release();
    }
  }

  /** The attack is not committed: the verifier looks from inside its transaction. */
  function quiet(client: pg.PoolClient) {
    return (text: string, values?: unknown[]) =>
      /^(begin|rollback|set local statement)/.test(text) ? Promise.resolve({ rows: [] }) : client.query(text, values);
  }
});

test('what is not yet sealed is watched too', async () => {
  await store.sealer.seal();
  const client = await store.pool.connect();
  try {
    await client.query('select pg_advisory_lock(7203)'); // keeps the sealer out
    await store.append({
      stream: 'test:late',
      expected: 0,
      actor: 'system',
      at: 1_800_000_000_000,
      events: [{ type: 'late' }],
    });
    expect(await verifyStore(store.pool)).toMatchObject({ ok: true, records: COUNT });
    await store.pool.query(`update pending set last = 2 where stream = 'test:late'`);
    expect(await verifyStore(store.pool)).toMatchObject({
      ok: false,
      seq: COUNT + 1,
      why: expect.stringMatching(/pending/),
    });
    await store.pool.query(`update pending set last = 1 where stream = 'test:late'`);
  } finally {
    await client.query('select pg_advisory_unlock(7203)');
    client.release();
  }
});
