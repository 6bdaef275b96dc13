import { Socket } from 'node:net';
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
  /** Cuts all connections at once: the database hangs, and who waits for it is told so now. */
  cut(): void;
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

/** What a session may do is what this role may do. */
export const asRole = (role: string | undefined): { readonly options?: string } =>
  role === undefined ? {} : { options: `-c role=${role}` };

export interface ConnectOptions {
  readonly role?: string | undefined;
  /** Milliseconds until a connection must be had. */
  readonly patience?: number;
  /** Milliseconds after which a connection that says nothing is given up; never, where long work is to be done. */
  readonly silence?: number;
}

/** Statements end after this long, sessions that wait for us too: nothing may hold a player's request for ever. */
const LONGEST_STATEMENT = 30_000;
/** By then the server itself has ended every statement and the pool every idle connection: this one is dead. */
export const DEAD_SILENCE = LONGEST_STATEMENT + 5000;
/** Each connection is a process of the database; on Windows one takes its time to start, and a virus scanner looks at it. */
export const longerOnWindows = (milliseconds: number): number =>
  process.platform === 'win32' ? 8 * milliseconds : milliseconds;
/** Milliseconds for a polite end. */
export const FAREWELL = 2000;

export function connect(
  url: string,
  max: number,
  { role, patience = 8000, silence }: ConnectOptions = {},
): Connections {
  const sockets = new Set<Socket>();
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    application_name: 'gschobe',
    ...asRole(role),
    stream: () => track(sockets, silence),
    keepAlive: true,
    connectionTimeoutMillis: longerOnWindows(patience),
    idleTimeoutMillis: 30_000,
    statement_timeout: LONGEST_STATEMENT,
    idle_in_transaction_session_timeout: LONGEST_STATEMENT,
  });
  // A connection that dies says so to whoever waits on it; the next query gets a new one.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<SpineTables>({ dialect: new PostgresDialect({ pool }) });
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    pool,
    db,
    cut,
    async close() {
      const late = setTimeout(cut, FAREWELL);
      await db.destroy();
      if (!pool.ended) await pool.end();
      clearTimeout(late);
    },
  };
}

function track(sockets: Set<Socket>, silence: number | undefined): Socket {
  const socket = new Socket();
  sockets.add(socket);
  socket.once('close', () => sockets.delete(socket));
  if (silence !== undefined) socket.setTimeout(silence, () => socket.destroy());
  return socket;
}
