import { mkdirSync } from 'node:fs';
import type pg from 'pg';
import { auditRecords } from '../auditStore.ts';
import type { Signer } from '../signing.ts';
import { type Archiving, say } from './archiving.ts';
import { fileOf, writeMonth } from './monthFile.ts';
import { footIn, inspectMonth } from './monthReader.ts';
import { type Archived, archivedIn, type Month, monthOf, nextMonth, type Segment, startOf } from './months.ts';
import { removeMarked, thin } from './thinning.ts';

export interface Making extends Archiving {
  /** All months before this one. */
  readonly before: Month;
  readonly signer: Signer;
  /** A query for the names of streams that are over: nothing but a change of owner can come to them. */
  readonly over: string;
}

export interface Made {
  readonly months: readonly Month[];
  /** Streams that lie in the archive since now, and the rows that went with them. */
  readonly streams: number;
  readonly events: number;
  readonly links: number;
}

/**
 * Old months to files, and what is over out of the tables. In this order, so that a death at any moment loses nothing: the
 * file is whole, synced and read again; the chain says so; the marks say what may go; rows go in portions. Whoever is
 * killed runs it again.
 */
export async function makeArchive(client: pg.ClientBase, making: Making): Promise<Made> {
  const { before, folder, now, report } = making;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const months: Month[] = [];
  for (;;) {
    await client.query('select audit_seal(2147483647)');
    const archived = await archivedIn(client);
    const segment = await nextSegment(client, archived, before);
    if (segment === undefined) break;
    await writeSegment(client, making, segment);
    report(`${segment.month}: the file is written`);
    const written = await inspectMonth(fileOf(folder, segment.month), segment.month);
    report(`${segment.month}: the file was read again`);
    await say(client, now, archived.version, { type: 'written', ...written });
    report(`${segment.month}: the chain knows the file`);
    months.push(segment.month);
  }
  const streams = await thin(client, making);
  report(`${streams} streams are marked`);
  await client.query('select audit_seal(2147483647)'); // the newest link stays: better one of our own
  return { months, streams, ...(await removeMarked(client, report)) };
}

type Unwritten = Omit<Segment, 'events'>;

/** From the first link that lies in no file to the last one before the next month begins. */
async function nextSegment(client: pg.ClientBase, { months }: Archived, before: Month): Promise<Unwritten | undefined> {
  const latest = months.at(-1);
  const first = (latest?.last ?? 0) + 1;
  const begin = (await client.query<{ at: number }>('select at from audit where seq = $1', [first])).rows[0];
  if (begin === undefined) return undefined;
  // A straggler of a month that lies in a file goes with the month after it.
  const month = [monthOf(begin.at), latest ? nextMonth(latest.month) : ''].sort().at(-1)!;
  if (month >= before) return undefined;
  const { rows } = await client.query<{ seq: bigint; hash: string }>(
    `select seq, encode(hash, 'hex') as hash from audit where seq < coalesce(
       (select min(seq) from audit where seq >= $1 and at >= $2), 9223372036854775807) order by seq desc limit 1`,
    [first, new Date(startOf(nextMonth(month)))],
  );
  const { seq, hash } = rows[0]!;
  return { month, first, last: Number(seq), prev: latest?.hash ?? '0'.repeat(64), hash };
}

/** A file that is there already is left as it is, if it holds this very part of the chain. */
async function writeSegment(client: pg.ClientBase, { folder, signer }: Making, segment: Unwritten): Promise<void> {
  const file = fileOf(folder, segment.month);
  const there = await footIn(file, segment.month);
  if (there?.hash === segment.hash && there.first === segment.first && there.last === segment.last) return;
  if (there !== undefined) throw new Error(`${file} holds another chain than this database: move it elsewhere`);
  const records = auditRecords(client, BigInt(segment.first - 1), BigInt(segment.last));
  await writeMonth(folder, segment, records, signer);
}
