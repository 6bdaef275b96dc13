import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { asOwner, emptyDatabase } from '../testing/database.ts';
import { connect } from './database.ts';
import { installJobs } from './jobTables.ts';
import { migrate, migrations } from './migrate.ts';
import { prepare } from './prepare.ts';
import { restore } from './restore.ts';
import { backupBeforeUpgrade } from './upgrade.ts';

const folder = mkdtempSync(join(tmpdir(), 'gschobe-upgrade-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const at = (minute: number) => new Date(Date.UTC(2026, 10, 15, 20, minute));
const backups = () => readdirSync(join(folder, 'backups')).sort();

test('an older database is backed up before it is brought up to date, and the backup holds its events', async () => {
  const url = await emptyDatabase();
  const { pool, close } = connect(url, 2);
  expect(await backupBeforeUpgrade(pool, folder, at(0))).toBeUndefined(); // new: nothing to lose

  const before = migrations().slice(0, -1);
  await migrate(pool, before);
  await installJobs(pool);
  await asOwner(url, `insert into streams values ('counter:1', 1)`);
  await asOwner(
    url,
    `insert into events (stream, version, type, body, actor, at) values ('counter:1', 1, 'counted', '{}', 'system', now())`,
  );
  const file = await backupBeforeUpgrade(pool, folder, at(1));
  expect(file).toMatch(/backups.2026-11-15T20-01-00\.000Z-before-\d{4}_[\w-]+\.gz$/);
  await prepare(pool);
  expect(await backupBeforeUpgrade(pool, folder, at(2))).toBeUndefined(); // up to date
  await asOwner(url, `insert into migrations (name, checksum) values ('9901_of-tomorrow.sql', 'x')`);
  await asOwner(url, `delete from migrations where name = '${migrations().at(-1)!.name}'`);
  expect(await backupBeforeUpgrade(pool, folder, at(3))).toBeUndefined(); // a newer program's: it is refused as it is
  await close();

  const elsewhere = connect(await emptyDatabase(), 2);
  expect(await restore(elsewhere.pool, file!)).toMatchObject({ events: 1 });
  await elsewhere.close();
});

test('the last five backups of this kind are kept', async () => {
  const { pool, close } = connect(await emptyDatabase(), 2);
  await migrate(pool, migrations().slice(0, -1));
  for (let minute = 10; minute < 16; minute++) await backupBeforeUpgrade(pool, folder, at(minute));
  await close();
  expect(backups()).toHaveLength(5);
  expect(backups()[0]).toContain('T20-11-00');
});
