import { type ColumnType, type Generated, Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Instant } from '../../kit/time.ts';

/** A column of instants: milliseconds when read, a Date when written. */
export type At = ColumnType<Instant, Date, Date>;

/** The spine's own tables. A subject sees its own with `db.withTables<ItsTables>()`. */
export interface SpineTables {
  streams: { stream: string; version: number };
  events: {
    stream: string;
    version: number;
    type: string;
    body: unknown;
    actor: string;
    at: At;
  };
  answers: { actor: string; key: string; body_hash: Buffer; status: number; answer: string; at: At };
  pending: Sealable & { position: Generated<bigint> };
  audit: Sealable & { seq: bigint; prev: Buffer; hash: Buffer };
  pulse: { only_one: boolean; last: At };
  outages: { id: Generated<bigint>; from_at: At; until_at: At; applied: string[] };
}

interface Sealable {
  at: At;
  actor: string;
  stream: string;
  first: number;
  last: number;
  events_hash: Buffer;
}

export type Database = Kysely<SpineTables>;
export type Trx = Transaction<SpineTables>;

export interface Connections {
  readonly pool: pg.Pool;
  readonly db: Database;
  /** Ends all connections; the typed layer alone would leave those it has not used. */
  close(): Promise<void>;
}

const INT8 = 20;
const TIMESTAMPTZ = 1184;

/** bigint stays bigint (money); instants are milliseconds, as everywhere in the house. */
const types: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === INT8) return (text: string) => BigInt(text);
    if (oid === TIMESTAMPTZ) return (text: string) => Date.parse(text);
    // biome-ignore lint/suspicious/noExplicitAny: the library types this for its own table of formats only
    return pg.types.getTypeParser(oid, format as any);
  },
};

/** `role`: what the sessions may do is what this role may do. */
export function connect(url: string, max: number, role?: string): Connections {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    application_name: 'gschobe',
    ...(role === undefined ? {} : { options: `-c role=${role}` }),
    connectionTimeoutMillis: 8000,
    idleTimeoutMillis: 30_000,
    // A query that hangs must not hold a player's request for ever.
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  // A connection that dies says so to whoever waits on it; the next query gets a new one.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<SpineTables>({ dialect: new PostgresDialect({ pool }) });
  return {
    pool,
    db,
    async close() {
      await db.destroy();
      if (!pool.ended) await pool.end();
    },
  };
}
