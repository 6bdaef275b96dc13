import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { alone } from '../../src/server/store/archive/archiving.ts';
import { makeArchive } from '../../src/server/store/archive/making.ts';
import { fileOf } from '../../src/server/store/archive/monthFile.ts';
import { returnMonth } from '../../src/server/store/archive/returning.ts';
import { verifyStore } from '../../src/server/store/auditStore.ts';
import { connect } from '../../src/server/store/database.ts';
import { migrate, migrations } from '../../src/server/store/migrate.ts';
import { openSigner } from '../../src/server/store/signing.ts';
import { ownPostgres } from '../../src/server/testing/ownPostgres.ts';

const MIGRATION = '0108_archive.sql';
const MONTH = '2026-03';
/** Links of a match, and events of a link. */
const [LINKS, EVENTS] = [120, 4];

/** A big house of before: how long its upgrade keeps people waiting, and what archiving all of it takes. */
export async function archiveMillion(events: number) {
  const folder = mkdtempSync(join(tmpdir(), 'gschobe-million-'));
  const database = await ownPostgres({ max_wal_size: '4GB' });
  const { pool, close } = connect(database.url, 2);
  const seconds: Record<string, number> = {};
  const time = async <Said>(what: string, work: () => Promise<Said>): Promise<Said> => {
    const from = performance.now();
    const said = await work();
    seconds[what] = Math.round((performance.now() - from) / 10) / 100;
    return said;
  };
  try {
    await migrate(
      pool,
      migrations().filter(({ name }) => name < MIGRATION),
    );
    await fill(pool, Math.ceil(events / LINKS / EVENTS));
    await time('migration', () =>
      migrate(
        pool,
        migrations().filter(({ name }) => name <= MIGRATION),
      ),
    );
    const common = { folder, now: Date.UTC(2026, 4, 1), report: () => {} };
    const over = `select stream from streams where stream like 'match:%'`;
    const making = { ...common, before: '2026-04', signer: openSigner(folder), over };
    const made = await time('make', () => alone(pool, (client) => makeArchive(client, making)));
    const verdict = await time('verify', () => verifyStore(pool, { folder }));
    await time('giveBack', async () => {
      for (const table of ['events', 'audit']) await pool.query(`vacuum full ${table}`);
    });
    const returned = await time('restore', () => alone(pool, (client) => returnMonth(client, MONTH, common)));
    const again = await verifyStore(pool, { folder });
    const megabytes = Math.round(statSync(fileOf(folder, MONTH)).size / 1e5) / 10;
    const isWhole = verdict.ok && again.ok && made.events === returned?.events;
    return { ok: isWhole, figure: { events: made.events, links: made.links, megabytes, seconds } };
  } finally {
    await close();
    await database.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** As many matches at once as links in a match, each a card behind the other: as in a full house. */
async function fill(pool: pg.Pool, matches: number): Promise<void> {
  const client = await pool.connect();
  await client.query('set statement_timeout = 0');
  for (let from = 0; from < matches; from += LINKS) {
    await client.query(
      `select append_events('match:' || md5(m::text)::uuid, null, array_fill('played'::text, array[${EVENTS}]),
         array(select format('{"type":"played","seat":%s,"card":"%s"}', seat, substr(md5(m || '/' || card || '/' || seat), 1, 2))
           from generate_series(0, ${EVENTS - 1}) seat),
         'guest:' || md5('g' || m)::uuid, $1::timestamptz + make_interval(secs => card * 11 + m % 7), null, null, null, null)
       from generate_series(1, ${LINKS}) card, generate_series($2::int, $3::int) m order by card, m`,
      [new Date(Date.UTC(2026, 2, 2) + from * 10_000), from, Math.min(matches, from + LINKS) - 1],
    );
  }
  await client.query('select audit_seal(2147483647)');
  client.release();
}
