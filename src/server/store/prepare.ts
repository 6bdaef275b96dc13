import type pg from 'pg';
import { installJobs } from './jobTables.ts';
import { migrate } from './migrate.ts';

/** The role the server works under: it may do everything but change what is append-only. */
export const APP_ROLE = 'gschobe_app';

/** Brings a database up to date. Answers whether it has the restricted role, so that the server can work under it. */
export async function prepare(pool: pg.Pool): Promise<boolean> {
  const news = await migrate(pool);
  await installJobs(pool);
  const { rows } = await pool.query<{ may: boolean; has: boolean; granted: boolean }>(
    `select rolsuper or rolcreaterole as may, to_regrole($1) is not null as has,
       to_regrole($1) is not null and has_table_privilege($1, 'events', 'insert') as granted
     from pg_roles where rolname = current_user`,
    [APP_ROLE],
  );
  const { may = false, has = false, granted = false } = rows[0] ?? {};
  if (granted && news.length === 0) return true;
  if (!may && !has) return false; // an operator's database where we may not make roles: the triggers stand alone
  await grant(pool);
  return true;
}

async function grant(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock(7205)');
    await client.query(
      `do $$ begin create role ${APP_ROLE} nologin; exception when duplicate_object or unique_violation then null; end $$`,
    );
    await client.query(`grant ${APP_ROLE} to current_user`);
    for (const schema of ['public', 'graphile_worker']) {
      await client.query(`
        grant usage on schema ${schema} to ${APP_ROLE};
        grant all on all tables in schema ${schema} to ${APP_ROLE};
        grant all on all sequences in schema ${schema} to ${APP_ROLE};
        grant execute on all functions in schema ${schema} to ${APP_ROLE};`);
    }
    // The job queue lets only the owner of its tables see rows, unless a policy says otherwise.
    await client.query(`do $$ declare t regclass; begin
      for t in select c.oid from pg_class c where c.relnamespace = 'graphile_worker'::regnamespace and c.relrowsecurity
        and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = '${APP_ROLE}')
      loop execute format('create policy ${APP_ROLE} on %s to ${APP_ROLE} using (true) with check (true)', t); end loop;
    end $$`);
    // Whatever a trigger refuses without a condition, the role may not even try.
    const { rows } = await client.query<{ statement: string }>(`
      select format('revoke %s on %s from ${APP_ROLE}', string_agg(distinct b.what, ', '), t.tgrelid::regclass) as statement
      from pg_trigger t, lateral (values (8, 'delete'), (16, 'update'), (32, 'truncate')) as b (bit, what)
      where t.tgfoid = 'refuse_change'::regproc and t.tgqual is null and t.tgattr = '' and t.tgtype & b.bit > 0
      group by t.tgrelid`);
    for (const { statement } of rows) await client.query(statement);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}
