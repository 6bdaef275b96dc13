import { hash } from 'node:crypto';
import pg from 'pg';
import { byteStrings, instants, ints, texts } from './binaryArray.ts';
import type { Answer, Append, Appended, Once } from './events.ts';

/** An append as most of them are: on a known version, under a key, with nothing alongside. */
export type PlainAppend = Append & { readonly expected: number; readonly once: Once; readonly answer: Answer };

export const isPlain = (append: Append): append is PlainAppend =>
  append.alongside === undefined &&
  append.expected !== 'any' &&
  append.expected > 0 &&
  append.events.length > 0 &&
  append.once !== undefined &&
  append.answer !== undefined;

interface Waiting {
  readonly append: PlainAppend;
  /** Its events as they will lie there, and the hash of them all for the chain. */
  readonly bodies: readonly string[];
  readonly eventsHash: Buffer;
  resolve(appended: Appended | Promise<Appended>): void;
  reject(error: unknown): void;
}

/** At most so many in one statement: what they wait for each other stays short. */
const MOST = 64;
/** Milliseconds after which those who wait go without waiting for the others to come back. */
const PATIENCE = 25;

/**
 * Appends that come while others are on their way to the disk wait for each other and then go in one transaction, as the
 * commits of a database do: the busier it is, the less each costs. Who comes alone goes at once.
 */
export function openTogether(pool: pg.Pool, alone: (append: PlainAppend) => Promise<Appended>) {
  let waiting: Waiting[] = [];
  let underWay = 0;
  let next: NodeJS.Immediate | undefined;
  let late: NodeJS.Timeout | undefined;

  function go(): void {
    clearImmediate(next);
    clearTimeout(late);
    next = undefined;
    late = undefined;
    const { batch, rest } = split(waiting);
    waiting = rest;
    underWay++;
    send(pool, alone, batch).finally(() => {
      underWay--;
      if (waiting.length > 0) schedule();
    });
  }

  function schedule(): void {
    // Whoever came in the same moment goes along.
    if (underWay === 0) next ??= setImmediate(go);
    else late ??= setTimeout(go, PATIENCE);
  }

  return (append: PlainAppend): Promise<Appended> =>
    new Promise((resolve, reject) => {
      const bodies = append.events.map((event) => JSON.stringify(event)); // what cannot be written concerns nobody else
      const eventsHash = hash('sha256', hashed(append, bodies), 'buffer');
      waiting.push({ append, bodies, eventsHash, resolve, reject });
      schedule();
    });
}

/** See docs/decisions/audit-chain.md. */
const hashed = ({ events }: PlainAppend, bodies: readonly string[]): string =>
  events.map(({ type }, i) => `${type}\n${bodies[i]}\n`).join('');

/** Each stream and each key once: the second of them has to see what became of the first. */
function split(waiting: readonly Waiting[]): { readonly batch: readonly Waiting[]; readonly rest: Waiting[] } {
  const batch: Waiting[] = [];
  const rest: Waiting[] = [];
  const taken = new Set<string>();
  for (const one of waiting) {
    const { stream, actor, once } = one.append;
    const names = [stream, `${actor} ${once.key}`];
    if (batch.length === MOST || names.some((name) => taken.has(name))) {
      rest.push(one);
      continue;
    }
    batch.push(one);
    for (const name of names) taken.add(name);
  }
  return { batch, rest };
}

async function send(
  pool: pg.Pool,
  alone: (append: PlainAppend) => Promise<Appended>,
  batch: readonly Waiting[],
): Promise<void> {
  const [first] = batch;
  if (first === undefined) return;
  if (batch.length === 1) {
    const single = alone(first.append);
    first.resolve(single);
    await single.catch(() => {});
    return;
  }
  try {
    const made = await appendAll(pool, batch);
    for (const [i, { append, resolve }] of batch.entries()) {
      const version = append.expected + append.events.length;
      resolve(made.has(i) ? { outcome: 'appended', version } : alone(append));
    }
  } catch (error) {
    // Undone for certain, perhaps by one of them: then each has its own fate. Else nobody knows what became of them.
    for (const { append, resolve, reject } of batch) isUndone(error) ? resolve(alone(append)) : reject(error);
  }
}

/** A value that cannot be stored, a key that came twice at once, a deadlock. */
const isUndone = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && /^(22|23|40001|40P01)/.test(error.code ?? '');

/** Which of them were made, by their place; durable when it returns. */
async function appendAll(pool: pg.Pool, batch: readonly Waiting[]): Promise<ReadonlySet<number>> {
  const { rows } = await pool.query<{ made: number }>({
    name: 'append-together',
    text: 'select * from append_together($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) as made',
    values: valuesOf(batch),
  });
  return new Set(rows.map(({ made }) => made - 1));
}

function valuesOf(batch: readonly Waiting[]): Buffer[] {
  const appends = batch.map(({ append }) => append);
  // The events of all of them, each with the place of its append, counted from one.
  const all = appends.flatMap(({ events, expected }, i) =>
    events.map(({ type }, number) => ({ owner: i + 1, version: expected + number + 1, type })),
  );
  return [
    texts(appends.map(({ stream }) => stream)),
    ints(appends.map(({ expected }) => expected)),
    ints(appends.map(({ events }) => events.length)),
    texts(appends.map(({ actor }) => actor)),
    instants(appends.map(({ at }) => at)),
    byteStrings(batch.map(({ eventsHash }) => eventsHash)),
    texts(appends.map(({ once }) => once.key)),
    byteStrings(appends.map(({ once }) => once.bodyHash)),
    ints(appends.map(({ answer }) => answer.status)),
    texts(appends.map(({ answer }) => answer.text)),
    ints(all.map(({ owner }) => owner)),
    ints(all.map(({ version }) => version)),
    texts(all.map(({ type }) => type)),
    texts(batch.flatMap(({ bodies }) => bodies)),
  ];
}
