import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chanceFromText } from '../../kit/chance.ts';
import { createJobs } from '../jobs/worker.ts';
import { asOwner, emptyDatabase, testDatabase } from '../testing/database.ts';
import { verifyStore } from './auditStore.ts';
import { backup, eventLogOf } from './backup.ts';
import { connect } from './database.ts';
import { migrate, migrations } from './migrate.ts';
import type { Projection } from './projection.ts';
import { rebuild } from './rebuild.ts';
import { restore } from './restore.ts';
import { sealFile, unseal } from './sealedFile.ts';
import { openSigner } from './signing.ts';
import { openStore, type Store } from './store.ts';

const folder = mkdtempSync(join(tmpdir(), 'gschobe-backup-'));
const file = join(folder, 'backup.gz');
const at = Date.UTC(2024, 9, 4);
const signer = openSigner(folder);
const jobs = createJobs(() => at, true);
let store: Store;
let url: string;

const say = (target: Store, stream: string, text: string) =>
  target.append({
    ...{ stream, expected: 'any', actor: 'guest:1', at, events: [{ type: 'said', text }, { type: 'nodded' }] },
    alongside: (trx) => jobs.add(trx, 'mail.deliver', { letter: text }),
  });
const logOf = async (pool: pg.Pool) => {
  const client = await pool.connect();
  return eventLogOf(client).finally(() => client.release());
};

beforeAll(async () => {
  url = await testDatabase();
  store = await openStore({ url });
  for (let i = 0; i < 30; i++) await say(store, `test:${i % 7}`, `\\.\t\n${'Grüezi 💯 \\ '.repeat(i * 20)}`);
});
afterAll(() => store.close());

describe('backup and restore', () => {
  test('a backup made while appends go on is one moment; restored it has the same event log and a valid chain', async () => {
    let isOver = false;
    const load = (async () => {
      for (let i = 0; !isOver; i++) await say(store, `test:load-${i}`, 'meanwhile');
    })();
    const made = await backup(store.pool, file, new Date(at), signer);
    isOver = true;
    await load;
    expect(made.events).toBeGreaterThanOrEqual(60);
    expect((await logOf(store.pool)).events).toBeGreaterThan(made.events);

    const empty = await emptyDatabase();
    const { pool, close } = connect(empty, 4);
    const restored = await restore(pool, file);
    expect(restored).toEqual(made);
    expect({ ...(await logOf(pool)), madeBy: signer.fingerprint }).toEqual(made);
    const count = await pool.query('select from graphile_worker.jobs');
    expect(count.rowCount).toBe(made.events / 2);
    await close();

    const again = await openStore({ url: empty });
    expect(await say(again, 'test:1', 'life goes on')).toMatchObject({ outcome: 'appended' });
    expect(await verifyStore(again.pool)).toMatchObject({ ok: true, events: expect.any(Number) });
    await again.sealer.seal();
    expect(await verifyStore(again.pool)).toMatchObject({ ok: true, events: made.events + 2 });
    await again.close();
  });

  test('a backup that is cut off, changed in any byte or not one is refused, and the good one still goes in', async () => {
    const whole = readFileSync(file);
    const dice = chanceFromText('bytes')('changed');
    const changed = Array.from({ length: 40 }, (_, i) => {
      const bytes = Buffer.from(whole);
      const at = i < 12 ? i : i < 24 ? whole.length - 1 - dice.below(260) : dice.below(whole.length); // head, seal, rest
      bytes[at]! ^= 1 << dice.below(8);
      return bytes;
    });
    const cut = [
      whole.subarray(0, whole.length - 20),
      whole.subarray(0, whole.length / 2),
      Buffer.from('no'),
      Buffer.alloc(0),
    ];
    const { pool, close } = connect(await emptyDatabase(), 4);
    const path = join(folder, 'wrong.gz');
    for (const bytes of [...cut, ...changed]) {
      writeFileSync(path, bytes);
      await expect(restore(pool, path)).rejects.toThrow(/is cut off, was changed, or is not a backup/);
    }
    expect(await restore(pool, file)).toMatchObject({ madeBy: signer.fingerprint });
    await close();
  });

  test('a backup that holds something else than it says leaves an empty database behind', async () => {
    // Somebody with a key of his own: a valid seal over rows that do not fit.
    const forger = openSigner(mkdtempSync(join(tmpdir(), 'gschobe-forger-')));
    const { bytes } = (await unseal(file))!;
    const text = gunzipSync(readFileSync(file).subarray(0, bytes)).toString('utf8').replaceAll('nodded', 'waved');
    const path = join(folder, 'forged.gz');
    const gzip = gzipSync(text);
    writeFileSync(path, gzip);
    await sealFile(path, createHash('sha256').update(gzip), forger);
    const { pool, close } = connect(await emptyDatabase(), 4);
    await expect(restore(pool, path)).rejects.toThrow(/does not hold the events/);
    await expect(restore(pool, file, { by: forger.fingerprint })).rejects.toThrow(/another key/);
    expect(await restore(pool, file, { by: signer.fingerprint })).toMatchObject({ madeBy: signer.fingerprint });
    await close();
  });

  test('a database that is in use is not overwritten', async () => {
    await expect(restore(store.pool, file)).rejects.toThrow(/not empty/);
  });
});

test('a projection rebuilt from the events has the same bytes as the one that grew with them', async () => {
  const spokenTable = 'create table spoken (stream text primary key, letters bigint not null)';
  await asOwner(url, spokenTable, 'grant all on spoken to gschobe_app');
  const spoken: Projection = {
    name: 'spoken',
    tables: ['spoken'],
    streams: ['speech'],
    async apply(trx, stream, { event }) {
      const text = 'text' in event ? String(event.text) : '';
      await trx
        .withTables<{ spoken: { stream: string; letters: bigint | number } }>()
        .insertInto('spoken')
        .values({ stream, letters: text.length })
        .onConflict((c) =>
          c.column('stream').doUpdateSet((eb) => ({ letters: eb('spoken.letters', '+', text.length) })),
        )
        .execute();
    },
  };
  for (let i = 0; i < 20; i++) {
    const event = { type: 'said', text: 'x'.repeat(i) };
    await store.append({
      ...{ stream: `speech:${i % 3}`, expected: 'any', actor: 'guest:1', at, events: [event] },
      alongside: (trx, version) => spoken.apply(trx, `speech:${i % 3}`, { version, event, actor: 'guest:1', at }),
    });
  }
  const table = async () => (await store.pool.query('select * from spoken order by stream')).rows;
  const before = await table();
  expect(before).toHaveLength(3);
  await store.pool.query(`update spoken set letters = 0 where stream = 'speech:1'`);
  expect(await rebuild(store, spoken)).toBe(20);
  expect(await table()).toEqual(before);
});

describe.runIf(existsSync('/dev/full'))('a disk without room', () => {
  /** What is written under this name finds no room. */
  const withoutRoom = (name: string): string => {
    const path = join(mkdtempSync(join(tmpdir(), 'gschobe-full-')), name);
    symlinkSync('/dev/full', `${path}.unfinished`);
    return path;
  };
  const inTransactions = async () =>
    (
      await store.pool.query(
        `select from pg_stat_activity where xact_start is not null and pid <> pg_backend_pid() and datname = current_database()`,
      )
    ).rowCount;

  test('a backup ends at once with one line, nothing of it stays, and no transaction', async () => {
    for (let i = 0; i < 40; i++) await say(store, `test:long-${i}`, randomBytes(20_000).toString('hex'));
    const path = withoutRoom('backup.gz');
    await expect(backup(store.pool, path, new Date(at), signer)).rejects.toThrow(
      `${path} cannot be written: ENOSPC: no space left on device, write`,
    );
    expect(readdirSync(dirname(path))).toEqual([]);
    await expect.poll(inTransactions).toBe(0);
    expect(await backup(store.pool, file, new Date(at), signer)).toMatchObject({ madeBy: signer.fingerprint });
  }, 20_000);

  test('nor does one of few bytes, or into a folder that is not there', async () => {
    const small = connect(await emptyDatabase(), 1);
    await migrate(small.pool, migrations().slice(0, 1));
    await expect(backup(small.pool, withoutRoom('small.gz'), new Date(at), signer)).rejects.toThrow(
      /cannot be written: ENOSPC/,
    );
    const nowhere = join(folder, 'nowhere', 'backup.gz');
    await expect(backup(small.pool, nowhere, new Date(at), signer)).rejects.toThrow(/cannot be written: ENOENT/);
    await small.close();
  }, 20_000);
});
