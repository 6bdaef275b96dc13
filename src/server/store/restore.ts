import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { columnsOf, type End, type EventLog, eventLogOf, type Head, type MadeBy } from './backup.ts';
import { copyIn } from './copy.ts';
import { installJobs } from './jobTables.ts';
import { migrate, migrations } from './migrate.ts';
import { prepare } from './prepare.ts';
import { unseal } from './sealedFile.ts';
import { type Table, tablesOf } from './tables.ts';

export interface RestoreOptions {
  /** The fingerprint of the key it must have been made with. */
  readonly by?: string | undefined;
  /** Said by the operator: a file of the first format, made before backups were sealed, is taken on trust. */
  readonly unsealed?: boolean | undefined;
  /** Looks at the rows as they were saved, before newer migrations touch them; what it throws undoes everything. */
  readonly loaded?: ((client: pg.ClientBase) => Promise<void>) | undefined;
}

/** Brings a backup into an empty database: all of it, with the same event log, or nothing. Throws with a sentence. */
export async function restore(pool: pg.Pool, file: string, options: RestoreOptions = {}): Promise<EventLog & MadeBy> {
  const { bytes, madeBy, format } = await open(file, options);
  const source = createReadStream(file, { end: bytes - 1 }).pipe(createGunzip());
  return { ...(await restoreFrom(pool, file, source, format, options.loaded)), madeBy };
}

/** The same from the lines of a backup whose seal was looked at. */
export async function restoreFrom(
  pool: pg.Pool,
  file: string,
  source: Readable,
  format = 2,
  loaded: RestoreOptions['loaded'] = async () => {},
): Promise<EventLog> {
  const lines = readLines(source);
  const head = JSON.parse((await lines.line()) ?? 'null') as Head | null;
  if (head?.gschobe !== 'backup' || head.format !== format) throw new Error(`${file} is not a backup of ours`);
  const ours = new Map(migrations().map((migration) => [migration.name, migration]));
  for (const { name, checksum } of head.migrations) {
    if (ours.get(name)?.checksum !== checksum) throw new Error(`${file} was made by another version (${name})`);
  }
  await refuseUnlessEmpty(pool);
  try {
    // The tables as they were then; the newer migrations follow when the rows are there.
    await migrate(
      pool,
      migrations().filter(({ name }) => head.migrations.some((one) => one.name === name)),
    );
    await installJobs(pool);
    const log = await load(pool, file, lines, loaded);
    for (const { name, at } of head.migrations)
      if (at !== undefined) await pool.query('update migrations set at = $2 where name = $1', [name, at]);
    await prepare(pool);
    return log;
  } catch (error) {
    await makeEmpty(pool).catch(() => {});
    throw error;
  }
}

async function open(file: string, { by, unsealed }: RestoreOptions) {
  const sealed = await unseal(file);
  if (sealed === undefined && unsealed) return { bytes: (await stat(file)).size, madeBy: 'nobody', format: 1 };
  if (sealed === undefined) throw new Error(`${file} is cut off, was changed, or is not a backup of ours`);
  if (by !== undefined && by !== sealed.madeBy) throw new Error(`${file} was made by another key: ${sealed.madeBy}`);
  return { ...sealed, format: 2 };
}

async function load(
  pool: pg.Pool,
  file: string,
  lines: Lines,
  loaded: NonNullable<RestoreOptions['loaded']>,
): Promise<EventLog> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
    const tables = new Map((await tablesOf(client)).map((table) => [table.name, table]));
    for (const name of [...tables.keys()].reverse()) await client.query(`delete from ${name}`); // what migrations put there
    const putBack = await suspendYoungRules(client);
    const end = await loadTables(client, tables, lines);
    await putBack();
    if (end === undefined) throw new Error(`${file} is cut off`);
    for (const { name, value, called } of end.sequences) {
      await client.query('select setval($1::regclass, $2::bigint, $3)', [name, value, called]);
    }
    const log = await eventLogOf(client);
    if (log.eventLog !== end.eventLog) throw new Error(`${file} does not hold the events it was made from`);
    await loaded(client);
    await client.query('commit');
    return log;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

/**
 * A rule that a migration made for new rows only (`not valid`) would refuse the old ones, which were there before it: it
 * steps aside until they are in. Answers with how to put it back.
 */
async function suspendYoungRules(client: pg.ClientBase): Promise<() => Promise<void>> {
  const { rows: rules } = await client.query<{ table: string; name: string; rule: string }>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as rule
    from pg_constraint where contype = 'c' and not convalidated and connamespace in ${OUR_SCHEMAS}`);
  for (const { table, name } of rules) await client.query(`alter table ${table} drop constraint ${name}`);
  return async () => {
    for (const { table, name, rule } of rules)
      await client.query(`alter table ${table} add constraint ${name} ${rule}`);
  };
}

async function refuseUnlessEmpty(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ used: boolean }>(
    `select exists (select from pg_class where relnamespace in ${OUR_SCHEMAS} and relkind in ('r', 'v', 'S')) as used`,
  );
  if (rows[0]?.used) throw new Error('the database is not empty: restore into an empty DATA_DIR');
}

const OUR_SCHEMAS = `(select oid from pg_namespace where nspname in ('public', 'graphile_worker'))`;

/** It was empty before we came: what is there now is ours. What belongs to an extension stays. */
async function makeEmpty(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ statement: string }>(`
    select 'drop schema if exists graphile_worker cascade' as statement
    union all
    select format('drop table if exists %s cascade', c.oid::regclass) from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    union all
    select format('drop routine if exists %s cascade', p.oid::regprocedure) from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`);
  for (const { statement } of rows) await pool.query(statement);
}

async function loadTables(client: pg.ClientBase, known: Map<string, Table>, lines: Lines): Promise<End | undefined> {
  for (;;) {
    const text = await lines.line();
    if (text === undefined) return undefined;
    const part = JSON.parse(text) as End | { table: string; columns: string[] };
    if ('end' in part) return part;
    const table = known.get(part.table);
    const isKnown = table !== undefined && part.columns.every((column) => table.columns.includes(column));
    if (!isKnown) throw new Error(`the backup has a table that is not ours: ${part.table}`);
    await copyIn(client, `copy ${columnsOf({ name: part.table, columns: part.columns })} from stdin`, lines.rows());
  }
}

interface Lines {
  /** The next line, or undefined at the end. */
  line(): Promise<string | undefined>;
  /** Lines until `\.`, in pieces. */
  rows(): AsyncGenerator<Buffer>;
}

const NEWLINE = 0x0a;

function readLines(source: Readable): Lines {
  const chunks = source[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let rest: Buffer = Buffer.alloc(0);
  async function more(): Promise<boolean> {
    const { value, done } = await chunks.next();
    if (done) return false;
    rest = rest.length === 0 ? value : Buffer.concat([rest, value]);
    return true;
  }
  return {
    async line() {
      let end = rest.indexOf(NEWLINE);
      while (end < 0) {
        if (!(await more())) return undefined;
        end = rest.indexOf(NEWLINE);
      }
      const text = rest.toString('utf8', 0, end);
      rest = rest.subarray(end + 1);
      return text;
    },
    async *rows() {
      for (;;) {
        // Whole lines only; a row never begins with `\.` because COPY doubles every backslash.
        const isOver = rest.length >= 3 && rest.subarray(0, 3).equals(OVER);
        const at = isOver ? 0 : rest.indexOf(BREAK_OVER) + 1;
        if (isOver || at > 0) {
          if (at > 0) yield rest.subarray(0, at);
          rest = rest.subarray(at + OVER.length);
          return;
        }
        const end = rest.lastIndexOf(NEWLINE) + 1;
        // The last line may be the beginning of `\.`: keep it until more has come.
        if (end > 0) {
          yield rest.subarray(0, end);
          rest = rest.subarray(end);
        }
        if (!(await more())) throw new Error('the backup is cut off');
      }
    },
  };
}

const OVER = Buffer.from('\\.\n');
const BREAK_OVER = Buffer.from('\n\\.\n');
