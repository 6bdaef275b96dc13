import { createHash, type Hash } from 'node:crypto';
import { createWriteStream, type WriteStream } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { copyOut, drained } from './copy.ts';
import { hashing, sealFile } from './sealedFile.ts';
import type { Signer } from './signing.ts';
import { type Sequence, sequencesOf, type Table, tablesOf } from './tables.ts';
import { writeAside } from './writeAside.ts';

/**
 * A backup is gzip over lines: a head, then for each table one line of JSON with its name and columns, its rows as COPY
 * writes them and `\.`, then the end with the hash of the event log; behind it the seal over every byte. Without its end
 * and its seal it is not a backup.
 */
export interface Head {
  readonly gschobe: 'backup';
  readonly format: 2;
  readonly at: string;
  /** `at`: the instant of each, to the microsecond; rows that a migration wrote are told by it. Older files lack it. */
  readonly migrations: readonly { readonly name: string; readonly checksum: string; readonly at?: string }[];
}

export interface End {
  readonly end: true;
  readonly sequences: readonly Sequence[];
  readonly events: number;
  readonly eventLog: string;
}

export interface EventLog {
  readonly events: number;
  readonly eventLog: string;
}

/** Whose key signed the file: to be noted elsewhere, with the hash. */
export interface MadeBy {
  readonly madeBy: string;
}

/** One order and one form, whatever the machine: the same events give the same hash. */
const EVENTS_IN_ORDER = `
  copy (select stream, version, type, body, actor, (extract(epoch from at) * 1000)::bigint from events
    order by stream collate "C", version) to stdout`;

/** The hash of all events as the transaction of this client sees them. */
export async function eventLogOf(client: pg.ClientBase): Promise<EventLog> {
  const hash = createHash('sha256');
  let events = 0;
  await copyOut(client, EVENTS_IN_ORDER, nowhere(), (row) => {
    hash.update(row);
    events++;
  });
  return { events, eventLog: hash.digest('hex') };
}

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/** Writes one consistent moment of the whole database to a file, while everything goes on. */
export async function backup(pool: pg.Pool, file: string, at: Date, signer: Signer): Promise<EventLog & MadeBy> {
  const unfinished = `${file}.unfinished`;
  const client = await pool.connect();
  let isBroken = true;
  try {
    const log = await writeAside(unfinished, async () => {
      const hash = createHash('sha256');
      const written = await writeAll(client, at, createWriteStream(unfinished, { mode: 0o600 }), hash);
      await sealFile(unfinished, hash, signer);
      await putInPlace(unfinished, file);
      return written;
    });
    isBroken = await client.query('rollback').then(
      () => false,
      () => true,
    );
    return { ...log, madeBy: signer.fingerprint };
  } catch (error) {
    throw isOfFiles(error) ? new Error(`${file} cannot be written: ${error.message}`, { cause: error }) : error;
  } finally {
    client.release(isBroken); // what was in the middle of a copy ends with its transaction
  }
}

const isOfFiles = (error: unknown): error is Error =>
  error instanceof Error && 'syscall' in error && /^(open|write|fsync|rename)$/.test(String(error.syscall));

async function writeAll(client: pg.ClientBase, at: Date, target: WriteStream, hash: Hash): Promise<EventLog> {
  const lines = new PassThrough();
  const written = pipeline(lines, createGzip({ level: 6 }), hashing(hash), target);
  written.catch(() => {}); // `lines` fails with it, and whoever writes to it
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
    const { rows: migrations } = await client.query<Head['migrations'][number]>(
      'select name, checksum, at::text as at from migrations order by name',
    );
    await say(lines, { gschobe: 'backup', format: 2, at: at.toISOString(), migrations } satisfies Head);
    for (const table of await tablesOf(client)) {
      await say(lines, { table: table.name, columns: table.columns });
      await copyOut(client, `copy ${columnsOf(table)} to stdout`, lines);
      lines.write('\\.\n');
    }
    const log = await eventLogOf(client);
    await say(lines, { end: true, sequences: await sequencesOf(client), ...log } satisfies End);
    lines.end();
    await written;
    return log;
  } catch (error) {
    lines.destroy();
    target.destroy();
    if (!target.closed) await new Promise<void>((closed) => target.once('close', () => closed())); // only then it can be removed
    throw error;
  }
}

export const columnsOf = ({ name, columns }: Table): string => `${name} (${columns.join(', ')})`;

async function say(lines: PassThrough, value: object): Promise<void> {
  if (!lines.write(`${JSON.stringify(value)}\n`)) await drained(lines);
}

/** The file takes its name only when all of it is on the disk. */
export async function putInPlace(unfinished: string, file: string): Promise<void> {
  await toDisk(unfinished);
  await rename(unfinished, file);
  if (process.platform !== 'win32') await toDisk(dirname(file), 'r'); // Windows opens no folders
}

async function toDisk(path: string, how: 'r' | 'r+' = 'r+'): Promise<void> {
  const handle = await open(path, how);
  await handle.sync().finally(() => handle.close());
}
