import { sql } from 'kysely';
import type { Instant } from '../../kit/time.ts';
import type { Archive } from './archive/archive.ts';
import type { AtRest, openAtRest } from './atRest.ts';
import type { Connections, Trx } from './database.ts';
import { isPlain, openTogether } from './together.ts';

/** What happened, as the rules say it: a `type` and its facts. */
export interface AnyEvent {
  readonly type: string;
}

export interface StoredEvent<Event extends AnyEvent = AnyEvent> {
  readonly version: number;
  readonly event: Event;
  readonly actor: string;
  readonly at: Instant;
}

/** A command's name for itself: the same key with the same body is the same command, sent again. */
export interface Once {
  readonly key: string;
  readonly bodyHash: Buffer;
}

/** The bytes that were or will be sent; `of` is never there, it remembers for the compiler what they say. */
export interface Answer<Value = unknown> {
  readonly status: number;
  readonly text: string;
  readonly of?: Value;
}

export interface Append<Event extends AnyEvent = AnyEvent> {
  readonly stream: string;
  /** The version the decision was made on; 0 for a new stream; 'any' for a mere log. */
  readonly expected: number | 'any';
  readonly events: readonly Event[];
  /** 'person:ID', 'guest:ID' or 'system': never a name. */
  readonly actor: string;
  readonly at: Instant;
  readonly once?: Once | undefined;
  readonly answer?: Answer | undefined;
  /** More SQL for the same transaction: projections, slots, postings, jobs, mail. What it throws undoes everything. */
  readonly alongside?: ((trx: Trx, version: number) => Promise<void>) | undefined;
}

export type Appended =
  | { readonly outcome: 'appended'; readonly version: number }
  | { readonly outcome: 'repeated'; readonly answer: Answer }
  | { readonly outcome: 'key-conflict' }
  | { readonly outcome: 'stale-version'; readonly version: number };

interface Row {
  outcome: 'appended' | 'repeated' | 'key-conflict' | 'stale-version';
  version: number | null;
  status: number | null;
  answer: string | null;
}

export interface Events {
  /** Durable when it returns. Of two appends on the same version exactly one wins. */
  append<Event extends AnyEvent>(append: Append<Event>): Promise<Appended>;
  /** The same inside a transaction of the caller's. */
  appendIn<Event extends AnyEvent>(trx: Trx, append: Append<Event>): Promise<Appended>;
  /** The events after a version, in order. */
  read<Event extends AnyEvent>(stream: string, after?: number): Promise<readonly StoredEvent<Event>[]>;
  /** How far streams are, in one query; a stream that does not exist is not among them. */
  heads(streams: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** What was answered to this command before. */
  recall(actor: string, once: Once): Promise<Answer | 'key-conflict' | undefined>;
  /** From now on events of streams 'kind:…' lie on the disk as this says. */
  keep(kind: string, atRest: AtRest): void;
}

const UNIQUE_VIOLATION = '23505';

/** Who wants to know what became of the appends. */
export interface Observer {
  appended(stream: string): void;
  failed(): void;
}

export function openEvents(
  { pool, db }: Pick<Connections, 'pool' | 'db'>,
  observer: Observer,
  atRest: ReturnType<typeof openAtRest>,
  archive: Archive,
): Events {
  const events: Events = {
    keep: atRest.keep,

    async append(append) {
      try {
        return await attempt(append);
      } catch (error) {
        // The same key went to two streams at once: the other one is stored now and answers for both.
        const isKey = isUniqueViolation(error, 'answers_pkey');
        if (isKey) return attempt(append);
        observer.failed();
        throw error;
      }
    },

    async appendIn(trx, append) {
      const sealed = await atRest.sealed(append);
      const { rows } = await sql<Row>`select * from append_events(${sql.join(values(sealed))})`.execute(trx);
      const result = understand(rows[0]!);
      if (result.outcome === 'appended') await append.alongside?.(trx, result.version);
      return result;
    },

    // What lies sealed is read as it was said: a match goes on after a restart.
    read: async (stream, after = 0) => atRest.unsealed(stream, await read(pool, archive, stream, after)),
    heads: (streams) => heads(pool, streams),
    recall: (actor, once) => recall(pool, actor, once),
  };

  async function attempt<Event extends AnyEvent>(append: Append<Event>): Promise<Appended> {
    const result = await (append.alongside === undefined
      ? unaccompanied(await atRest.sealed(append))
      : db.transaction().execute((trx) => events.appendIn(trx, append)));
    if (result.outcome === 'appended') observer.appended(append.stream);
    return result;
  }

  const unaccompanied = (append: Append) => (isPlain(append) ? together(append) : alone(append));
  const together = openTogether(pool, alone);

  /** One statement is one transaction and one round trip; commits that arrive together share one sync of the disk. */
  async function alone(append: Append): Promise<Appended> {
    const { rows } = await pool.query<Row>({
      name: 'append-events',
      text: 'select * from append_events($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)',
      values: values(append),
    });
    return understand(rows[0]!);
  }

  return events;
}

/** Rows of events, and one more where some of them lie in the archive: up to which version, the last of them in which link. */
const READ = `
  select version, body, actor, at, null::bigint as link from events where stream = $1 and version > $2
  union all
  select archived, null, null, null, archived_link from streams where stream = $1 and archived > $2
  order by version`;

async function read<Event extends AnyEvent>(
  pool: Connections['pool'],
  archive: Archive,
  stream: string,
  after: number,
): Promise<readonly StoredEvent<Event>[]> {
  const { rows } = await pool.query<{ version: number; body: Event; actor: string; at: Instant; link: bigint | null }>({
    name: 'read-events',
    text: READ,
    values: [stream, after],
  });
  const mark = rows.find(({ link }) => link !== null);
  const kept = rows
    .filter(({ link, version }) => link === null && version > (mark?.version ?? 0))
    .map(({ version, body, actor, at }) => ({ version, event: body, actor, at }));
  if (mark === undefined) return kept;
  const past = await archive.events<Event>(stream, after, { version: mark.version, link: Number(mark.link) });
  return [...past, ...kept];
}

async function heads(pool: Connections['pool'], streams: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await pool.query<{ stream: string; version: number }>({
    name: 'heads',
    text: 'select stream, version from streams where stream = any($1)',
    values: [streams],
  });
  return new Map(rows.map(({ stream, version }) => [stream, version]));
}

async function recall(
  pool: Connections['pool'],
  actor: string,
  { key, bodyHash }: Once,
): Promise<Answer | 'key-conflict' | undefined> {
  const { rows } = await pool.query<{ body_hash: Buffer; status: number; answer: string }>({
    name: 'recall',
    text: 'select body_hash, status, answer from answers where actor = $1 and key = $2',
    values: [actor, key],
  });
  const row = rows[0];
  if (row === undefined) return undefined;
  return row.body_hash.equals(bodyHash) ? { status: row.status, text: row.answer } : 'key-conflict';
}

export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  error instanceof Error &&
  (error as { code?: string }).code === UNIQUE_VIOLATION &&
  (constraint === undefined || (error as { constraint?: string }).constraint === constraint);

function values({ stream, expected, events, actor, at, once, answer }: Append): unknown[] {
  return [
    stream,
    expected === 'any' ? null : expected,
    events.map((event) => event.type),
    events.map((event) => JSON.stringify(event)),
    actor,
    new Date(at),
    once?.key ?? null,
    once?.bodyHash ?? null,
    answer?.status ?? (once === undefined ? null : 204),
    answer?.text ?? (once === undefined ? null : ''),
  ];
}

function understand({ outcome, version, status, answer }: Row): Appended {
  switch (outcome) {
    case 'appended':
      return { outcome, version: version ?? 0 };
    case 'repeated':
      return { outcome, answer: { status: status ?? 204, text: answer ?? '' } };
    case 'key-conflict':
      return { outcome };
    case 'stale-version':
      return { outcome, version: version ?? 0 };
  }
}
