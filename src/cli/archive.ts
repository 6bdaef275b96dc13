import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import type pg from 'pg';
import { readConfig } from '../server/config.ts';
import { OVER } from '../server/schieber/projection.ts';
import { alone } from '../server/store/archive/archiving.ts';
import { listArchive } from '../server/store/archive/listing.ts';
import { makeArchive } from '../server/store/archive/making.ts';
import { inspectMonth } from '../server/store/archive/monthReader.ts';
import { isMonth, type Month, monthOf, type WrittenMonth } from '../server/store/archive/months.ts';
import { returnMonth } from '../server/store/archive/returning.ts';
import { verifyStore } from '../server/store/auditStore.ts';
import { migrate } from '../server/store/migrate.ts';
import { openSigner } from '../server/store/signing.ts';
import { complain } from './lines.ts';
import { onDatabase, print } from './operate.ts';
import { parseOptions } from './options.ts';

const USAGE =
  'usage: gschobe archive list | make --before MONTH [--give-back] | verify [FILE …] | restore MONTH   (MONTH: 2026-09)';

/** The tables that matches leave, and those whose rows come and go. */
const THINNED = ['events', 'audit', 'streams'];
const PASSING = ['answers', 'pending'];

const report = (line: string) => process.stderr.write(`${line}\n`);

/**
 * `gschobe archive`: matches of old months lie in signed files instead of in the tables, and are read from there. `make`
 * and `restore` may be killed and run again; the server goes on meanwhile.
 */
export async function run(args: readonly string[]): Promise<number> {
  const { words, named } = parseOptions(args);
  const [what, ...rest] = words;
  const { before, 'give-back': giveBack, ...others } = Object.fromEntries(named);
  const isKnown = Object.keys(others).length === 0 && (what === 'make' || named.size === 0);
  if (!isKnown) return complain(USAGE);
  if (what === 'list' && rest.length === 0) return list();
  if (what === 'make' && rest.length === 0 && isMonth(before ?? '')) return make(before!, giveBack !== undefined);
  if (what === 'verify') return rest.length === 0 ? verify() : verifyFiles(rest);
  if (what === 'restore' && rest.length === 1 && isMonth(rest[0]!)) return restore(rest[0]!);
  return complain(USAGE);
}

/** Up to date, so that an older database has the columns. */
const onArchive = (work: (pool: pg.Pool, folder: string) => Promise<number>): Promise<number> =>
  onDatabase(async ({ pool }) => {
    await migrate(pool);
    return work(pool, readConfig(process.env).archiveDir);
  });

const list = () =>
  onArchive(async (pool, folder) => {
    for (const month of await listArchive(pool, folder)) print(month);
    return 0;
  });

const make = (before: Month, giveBack: boolean) =>
  onArchive(async (pool, folder) => {
    const now = Date.now();
    if (before > monthOf(now))
      return complain(`${before} has not begun: nothing of a month that is not over is archived`);
    const signer = openSigner(readConfig(process.env).dataDir);
    const made = await alone(pool, async (client) => {
      const done = await makeArchive(client, { before, folder, now, report, signer, over: OVER });
      // Room for new rows; given back to the disk only on request, because nobody can play meanwhile.
      const how = giveBack ? 'full, analyze' : 'analyze';
      for (const table of giveBack ? [...THINNED, ...PASSING] : THINNED) await client.query(`vacuum (${how}) ${table}`);
      return done;
    });
    print({ ok: true, folder, ...made });
    return 0;
  });

const verify = () =>
  onArchive(async (pool, folder) => {
    const verdict = await verifyStore(pool, { folder });
    print(verdict);
    return verdict.ok ? 0 : 1;
  });

/** Without any database: each file by itself, and that one continues the other. */
async function verifyFiles(files: readonly string[]): Promise<number> {
  const absent = files.find((file) => !existsSync(file));
  if (absent !== undefined) return complain(`there is no ${absent}`);
  let before: WrittenMonth | undefined;
  for (const file of files) {
    const found = await inspectMonth(file, basename(file)).catch((error: Error) => error.message);
    if (typeof found === 'string') return tellBroken(file, found);
    if (before && (found.prev !== before.hash || found.first !== before.last + 1))
      return tellBroken(file, `it does not continue ${before.month}`);
    const { last, hash } = found;
    print({ ok: true, file, ...found, head: `${last}:${hash}` });
    before = found;
  }
  return 0;
}

function tellBroken(file: string, why: string): number {
  print({ ok: false, file, why });
  return 1;
}

const restore = (month: Month) =>
  onArchive(async (pool, folder) => {
    const returned = await alone(pool, (client) => returnMonth(client, month, { folder, now: Date.now(), report }));
    await pool.query('analyze events, audit, streams');
    if (returned === undefined) return complain(`${month} is not in the archive: "gschobe archive list" says what is`);
    print({ ok: true, month, ...returned });
    return 0;
  });
