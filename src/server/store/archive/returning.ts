import type pg from 'pg';
import type { AuditRecord } from '../audit.ts';
import { type Archiving, atOnce, say } from './archiving.ts';
import { marksIn } from './marks.ts';
import { fileOf } from './monthFile.ts';
import { inspectMonth, recordsIn } from './monthReader.ts';
import { archivedIn, type Month, type WrittenMonth } from './months.ts';

export interface Returned {
  readonly streams: number;
  readonly events: number;
  readonly links: number;
}

/**
 * Brings the streams that ended in a month back into the tables, from its file and, where they had begun before, from the
 * files of earlier months. One transaction: all of them or none. Undefined: that month is not in the archive.
 */
export async function returnMonth(
  client: pg.ClientBase,
  month: Month,
  { folder, now, report }: Archiving,
): Promise<Returned | undefined> {
  const { months, version } = await archivedIn(client);
  const at = months.findIndex((one) => one.month === month);
  if (at < 0) return undefined;
  return atOnce(client, async () => {
    const missing = await missingFrom(client, months[at]!);
    const streams = missing.size;
    let [events, links] = [0, 0];
    for (const written of months.slice(0, at + 1).reverse()) {
      if (missing.size === 0) break;
      await refuseOther(folder, written);
      report(`${written.month}: the file is as it was written`);
      for await (const portion of portions(recordsIn(fileOf(folder, written.month), written.month), missing)) {
        const back = await putBack(client, portion);
        events += back.events;
        links += back.links;
        report(`${links} links are back`);
      }
      for (const [stream, { first }] of missing) if (first === 1) missing.delete(stream);
    }
    const { first, last } = months[at]!;
    await client.query(
      'update streams set archived = null, archived_link = null where archived_link between $1 and $2',
      [first, last],
    );
    const { digest } = await marksIn(client);
    if (streams > 0) await say(client, now, version, { type: 'returned', month, streams, digest });
    return { streams, events, links };
  });
}

/** By stream: up to which version it lies in the archive, and the first version that was found so far. */
type Missing = Map<string, { readonly until: number; first: number }>;

async function missingFrom(client: pg.ClientBase, { first, last }: WrittenMonth): Promise<Missing> {
  const { rows } = await client.query<{ stream: string; archived: number }>(
    'select stream, archived from streams where archived_link between $1 and $2',
    [first, last],
  );
  return new Map(rows.map(({ stream, archived: until }) => [stream, { until, first: until + 1 }]));
}

/** The file must be the one that the chain knows, to the byte. */
async function refuseOther(folder: string, written: WrittenMonth): Promise<void> {
  const file = fileOf(folder, written.month);
  const found = await inspectMonth(file, written.month);
  if (found.hash !== written.hash || found.index !== written.index)
    throw new Error(`${file} is not the one that was written`);
}

const PORTION = 1000;

async function* portions(records: AsyncIterable<AuditRecord>, missing: Missing): AsyncGenerator<AuditRecord[]> {
  let portion: AuditRecord[] = [];
  for await (const record of records) {
    const one = missing.get(record.stream);
    if (one === undefined || record.last > one.until) continue;
    one.first = Math.min(one.first, record.first);
    if (portion.push(record) < PORTION) continue;
    yield portion;
    portion = [];
  }
  if (portion.length > 0) yield portion;
}

/** Rows that had not gone yet stay as they are. */
async function putBack(client: pg.ClientBase, records: readonly AuditRecord[]) {
  const of = <Value>(value: (record: AuditRecord) => Value) => records.map(value);
  const { rowCount: links } = await client.query(
    `insert into audit (seq, prev, hash, at, actor, stream, first, last, events_hash)
     select seq, decode(prev, 'hex'), decode(hash, 'hex'), at, actor, stream, first, last, decode(events_hash, 'hex')
     from unnest($1::bigint[], $2::text[], $3::text[], $4::timestamptz[], $5::text[], $6::text[], $7::int[], $8::int[],
       $9::text[]) as r (seq, prev, hash, at, actor, stream, first, last, events_hash) on conflict do nothing`,
    [
      ...[of(({ seq }) => seq), of(({ prev }) => prev), of(({ hash }) => hash), of(({ at }) => new Date(at))],
      ...[of(({ actor }) => actor), of(({ stream }) => stream), of(({ first }) => first), of(({ last }) => last)],
      of(({ eventsHash }) => eventsHash),
    ],
  );
  const events = records.flatMap(({ stream, events }) => events.map((event) => ({ stream, ...event })));
  const { rowCount } = await client.query(
    `insert into events (stream, version, type, body, actor, at)
     select stream, version, type, body::json, actor, at from unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::text[],
       $6::timestamptz[]) as e (stream, version, type, body, actor, at) on conflict do nothing`,
    [
      ...[events.map(({ stream }) => stream), events.map(({ version }) => version), events.map(({ type }) => type)],
      ...[events.map(({ body }) => body), events.map(({ actor }) => actor), events.map(({ at }) => new Date(at))],
    ],
  );
  return { events: rowCount ?? 0, links: links ?? 0 };
}
