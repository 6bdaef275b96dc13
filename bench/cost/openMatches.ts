import { join } from 'node:path';
import pg from 'pg';
import { readConfig } from '../../src/server/config.ts';
import type { SchieberSubject } from '../../src/server/schieber/schieber.ts';
import { startServer } from '../../src/server/server.ts';
import type { House } from './house.ts';

const AT_ONCE = 64;

/**
 * Opens matches by the function that the door calls, in this process and without HTTP: the same events, rows and seals.
 * They are the owners' in turn. Answers their ids.
 */
export async function openMatches(house: House, owners: readonly string[], count: number): Promise<readonly string[]> {
  const config = readConfig({
    ...house.environment,
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: join(house.folder, 'filling'),
  });
  const server = await startServer({ config, databaseUrl: house.url, jobs: 'asked' });
  const { matches } = server.subjects.find(({ name }) => name === 'schieber') as SchieberSubject;
  const ids: string[] = [];
  let next = 0;
  const open = async () => {
    while (next < count) {
      const place = next++;
      const owner = owners[place % owners.length]!;
      const whose = { owner, kind: 'practice', rated: false, level: 'master' } as const;
      const opened = await matches.open({ ...whose, games: 12, minutes: null, at: Date.now() });
      if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
      ids[place] = opened.value.id;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, open));
  await server.stop();
  return ids;
}

/**
 * Many more, that nobody plays: what was appended for a match that was opened is appended again for other ids by the
 * store's own function, with copies of its rows. Their hands are sealed for another stream, so they only lie there.
 */
export async function copyMatches(house: House, models: readonly string[], count: number): Promise<void> {
  const database = new pg.Client({ connectionString: house.url });
  await database.connect();
  for (const [i, model] of models.entries()) {
    const share = Math.floor(((i + 1) * count) / models.length) - Math.floor((i * count) / models.length);
    await database.query(COPY, [model, share]);
  }
  // What is measured afterwards must not pay for their links in the chain.
  const isPending = async () => (await database.query('select from pending limit 1')).rowCount !== 0;
  while (await isPending()) await database.query('select audit_seal(2000)');
  await database.query('vacuum analyze');
  await database.end();
}

const COPY = `
  with ids as materialized (select gen_random_uuid()::text as id from generate_series(1, $2::int)),
  model as (
    select array_agg(type order by version) as types, array_agg(body::text order by version) as bodies, min(actor) as actor
    from events where stream = 'match:' || $1
  ), listed as (
    insert into matches
      select ids.id, owner, kind, is_rated, level, games, started_at, deadline, ending, completed, points, results
      from ids, matches m where m.id = $1
  ), sealed as (insert into match_seeds select ids.id, seed from ids, match_seeds s where s.match = $1)
  select append_events('match:' || id, 0, types, bodies, actor, now(), null, null, null, null) from ids, model`;
