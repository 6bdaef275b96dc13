import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import type { Instant } from '../../kit/time.ts';
import { type ArchiveVerdict, pastIn, verifyArchive } from './archive/verifying.ts';
import { type AuditRecord, createVerifier, eventsHashOf, type Head, type Verdict } from './audit.ts';
import type { Trx } from './database.ts';

interface Row {
  seq: bigint;
  prev: string;
  hash: string;
  at: Instant;
  actor: string;
  stream: string;
  first: number;
  last: number;
  events_hash: string;
  versions: number[];
  types: string[];
  bodies: string[];
  actors: string[];
  instants: string[];
}

const BATCH = 500;

/**
 * The events of a link, by its own key: whatever the statistics say of tables that have just become large or small, they
 * are looked up and never matched with all others.
 */
const EVENTS_OF = (link: string) => `
  left join lateral (
    select coalesce(array_agg(e.version order by e.version), '{}') as versions,
      coalesce(array_agg(e.type order by e.version), '{}') as types,
      coalesce(array_agg(e.body::text order by e.version), '{}') as bodies,
      coalesce(array_agg(e.actor order by e.version), '{}') as actors,
      coalesce(array_agg((extract(epoch from e.at) * 1000)::text order by e.version), '{}') as instants
    from events e where e.stream = ${link}.stream and e.version between ${link}.first and ${link}.last
  ) e on true`;

/** A connection of `pg`, or whatever else answers a query with rows. */
export interface Queryable {
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<{ readonly rows: readonly Row[] }>;
}

/** The transaction as `pg` would see it. */
export const queryable = (trx: Trx): Queryable => ({
  query: <Row>(text: string, values: unknown[] = []) =>
    trx.executeQuery<Row>(CompiledQuery.raw(text, values) as CompiledQuery<Row>),
});

const LAST = 2n ** 63n - 1n;

/** The chain in its order as far as it lies in the tables, each record with its events. */
export async function* auditRecords(client: Queryable, after = 0n, until = LAST): AsyncGenerator<AuditRecord> {
  for (let seq = after; ; ) {
    const { rows } = await client.query<Row>(
      `select a.seq, encode(a.prev, 'hex') as prev, encode(a.hash, 'hex') as hash, a.at, a.actor, a.stream, a.first, a.last,
         encode(a.events_hash, 'hex') as events_hash, e.*
       from (select * from audit where seq > $1 and seq <= $2 order by seq limit ${BATCH}) a ${EVENTS_OF('a')}
       order by a.seq`,
      [seq, until],
    );
    for (const row of rows) yield recordFrom(row);
    if (rows.length < BATCH) return;
    seq = rows.at(-1)!.seq;
  }
}

function recordFrom({ seq, events_hash, versions, types, bodies, actors, instants, ...row }: Row): AuditRecord {
  return {
    ...row,
    seq: Number(seq),
    eventsHash: events_hash,
    events: versions.map((version, i) => ({
      version,
      type: types[i]!,
      body: bodies[i]!,
      actor: actors[i]!,
      at: Number(instants[i]),
    })),
  };
}

/** `pending`: events that are stored and checked but wait for their link. */
export type StoreVerdict = Verdict & { readonly pending: number; readonly archived?: ArchiveVerdict };

export interface VerifyOptions {
  /** A head that was noted elsewhere. */
  readonly published?: Head | undefined;
  readonly onRecord?: (seq: number) => unknown;
  /** Where the files of the archive lie; without it, its months are taken as the chain names them. */
  readonly folder?: string | undefined;
}

/** Follows the chain, then what is pending, then looks for events and streams that neither knows of. */
export async function verifyStore(pool: pg.Pool, options: VerifyOptions = {}): Promise<StoreVerdict> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query('set local statement_timeout = 0');
    return await verifyIn(client, options);
  } finally {
    await client.query('rollback').catch(() => {});
    client.release();
  }
}

/** The same in a transaction of the caller's. */
export async function verifyIn(client: Queryable, options: VerifyOptions = {}): Promise<StoreVerdict> {
  const { published, onRecord = () => {}, folder } = options;
  const past = await pastIn(client);
  const verifier = createVerifier(published, past);
  if (past.fault !== undefined) verifier.accuse(past.fault);
  for await (const record of auditRecords(client)) {
    if (!verifier.add(record)) return { ...verifier.verdict(), pending: 0 };
    onRecord(record.seq);
  }
  const { faults, pending } = await loose(client, verifier.versionOf);
  for (const why of faults) verifier.accuse(why);
  if (past.months.length === 0) return { ...verifier.verdict(), pending };
  const archived = await verifyArchive(client, past, { folder, published });
  if (archived.fault !== undefined) verifier.accuse(archived.fault);
  return { ...verifier.verdict(), pending, archived: archived.verdict };
}

/** Everything beside the chain must follow from it: a stream ends where the chain or its pending appends end. */
async function loose(
  client: Queryable,
  versionOf: (stream: string) => number,
): Promise<{ faults: readonly string[]; pending: number }> {
  const faults: string[] = [];
  const ends = new Map<string, number>();
  const pending = await client.query<Row>(
    `select p.stream, p.first, p.last, p.at, p.actor, encode(p.events_hash, 'hex') as events_hash, e.*
     from pending p ${EVENTS_OF('p')} order by p.position`,
  );
  for (const { stream, first, last, events_hash, versions, types, bodies } of pending.rows) {
    const isNext = first === (ends.get(stream) ?? versionOf(stream)) + 1 && versions.length === last - first + 1;
    const events = types.map((type, i) => ({ type, body: bodies[i]! }));
    if (!isNext || eventsHashOf(events) !== events_hash)
      faults.push(`the pending events of ${stream} ${first}–${last} were changed`);
    ends.set(stream, last);
  }
  const streams = await client.query<{ stream: string | null; version: number | null; known: number; counted: number }>(
    `select coalesce(s.stream, e.stream) as stream, s.version, coalesce(e.last, s.archived, 0) as known,
       coalesce(e.count, 0) + coalesce(s.archived, 0) as counted
     from streams s
     full join (select e.stream, max(e.version) as last, count(*)::int as count from events e
       left join streams a on a.stream = e.stream where e.version > coalesce(a.archived, 0) group by e.stream) e using (stream)
     order by 1`,
  );
  for (const { stream, version, known, counted } of streams.rows) {
    const end = ends.get(stream!) ?? versionOf(stream!);
    ends.delete(stream!);
    if (version !== end || known !== end || counted !== end)
      faults.push(`${stream} does not end where the chain says, at ${end}`);
  }
  for (const stream of ends.keys()) faults.push(`${stream} is gone`);
  const count = pending.rows.reduce((sum, { first, last }) => sum + last - first + 1, 0);
  return { faults, pending: count };
}

/** The newest link: note it elsewhere, and nobody can cut the chain unnoticed. */
export async function auditHead(pool: pg.Pool): Promise<Head | undefined> {
  const { rows } = await pool.query<{ seq: bigint; hash: string }>(
    `select seq, encode(hash, 'hex') as hash from audit order by seq desc limit 1`,
  );
  return rows[0] && { seq: Number(rows[0].seq), hash: rows[0].hash };
}
