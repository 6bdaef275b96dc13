import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { type Selectable, sql } from 'kysely';
import type pg from 'pg';
import type { Instant } from '../../kit/time.ts';
import type { SpineTables } from './database.ts';
import type { Store } from './store.ts';

/** Nobody could play from `from` until `until`. Ruling M7 */
export interface Outage {
  readonly id: string;
  readonly from: Instant;
  readonly until: Instant;
}

/** Whoever keeps deadlines moves the open ones by events; called again for the same outage, it does nothing. */
export interface KeepsDeadlines {
  readonly name: string;
  onOutage?(outage: Outage): Promise<void>;
}

const APPLYING = 7204; // advisory lock: one process makes good, the others wait for it
/** Milliseconds between two words on the connection that holds the lock: one that says nothing is given up after a while. */
const A_WORD = 500;
/** Milliseconds until whoever waits for the others looks again whether they are done. */
const LOOK_AGAIN = 100;
/** After so many looks the log says what we wait for. */
const LOOKS_UNTIL_SAID = 50;
/** Milliseconds of our own work from which on players get them back, too. */
const NOTICED = 500;

/** What making good needs to know. */
export interface MakingGood {
  readonly store: Store;
  readonly subjects: readonly KeepsDeadlines[];
  now(): Instant;
  report(line: string): void;
}

/** The subjects whose deadlines an outage moves. */
export const namesOf = (subjects: readonly KeepsDeadlines[]): readonly string[] =>
  subjects.flatMap(({ name, onOutage }) => (onOutage === undefined ? [] : [name]));

/**
 * Subjects that have not yet moved their deadlines do so now; after a crash in the middle, the rest of them. It may take as
 * long as there is much to move: a start that gave up would begin anew, and never come to its end. Should the lock be lost
 * on the way, two may work at the same outage, and still no clock is moved twice: what a stream has got, it has got for good.
 */
export async function makeGood(making: MakingGood): Promise<void> {
  const client = await making.store.heart.connect();
  const work = new AbortController();
  try {
    await untilOurTurn(client, making.report);
    const talking = keepTalking(client, work.signal);
    await moveAllAndGiveBack(making).finally(() => work.abort());
    await talking;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [APPLYING]).catch(() => {});
    client.release();
  }
}

/**
 * While clocks move nobody plays either. A work that somebody notices is an outage of its own, and what follows from it
 * is taken to last as long as what went before: measured again and again, it would never end.
 */
async function moveAllAndGiveBack(making: MakingGood): Promise<void> {
  const [from, began] = [making.now(), performance.now()];
  await moveAll(making);
  const took = performance.now() - began;
  if (took <= NOTICED) return;
  const [since, until] = [new Date(from), new Date(from + 2 * took)];
  await making.store.pool.query(
    // Whoever takes over from us counts from there on.
    'with told as (update pulse set last = greatest(last, $2)) insert into outages (from_at, until_at) values ($1, $2)',
    [since, until],
  );
  await moveAll(making);
}

/** Until nothing is left: whoever has started meanwhile may have found one more. */
async function moveAll({ store: { db }, subjects }: MakingGood): Promise<void> {
  for (;;) {
    const { rows: outages } = await sql<Selectable<SpineTables['outages']>>`
      select * from outages where not applied @> ${namesOf(subjects)}::text[] order by id`.execute(db);
    if (outages.length === 0) return;
    for (const { id, from_at, until_at, applied } of outages) {
      const outage: Outage = { id: String(id), from: from_at, until: until_at };
      for (const subject of subjects) {
        if (subject.onOutage === undefined || applied.includes(subject.name)) continue;
        await subject.onOutage(outage);
        await sql`update outages set applied = array_append(applied, ${subject.name})
          where id = ${id} and not applied @> array[${subject.name}]`.execute(db);
      }
    }
  }
}

/** Asked again and again: one statement that waits for the others as long as they work would be ended. */
async function untilOurTurn(client: pg.PoolClient, report: (line: string) => void): Promise<void> {
  for (let looks = 1; ; looks++) {
    const { rows } = await client.query<{ ours: boolean }>('select pg_try_advisory_lock($1) as ours', [APPLYING]);
    if (rows[0]?.ours) return;
    if (looks === LOOKS_UNTIL_SAID) report('waiting for another process, which moves the clocks after an outage');
    await pause(LOOK_AGAIN);
  }
}

/** One word after the answer to the last, so that a database that hangs is still noticed by its silence. */
async function keepTalking(client: pg.PoolClient, until: AbortSignal): Promise<void> {
  try {
    for (;;) {
      await pause(A_WORD, undefined, { signal: until });
      await client.query('select');
    }
  } catch {
    // The work is over; or the lock is lost with its connection, and the work goes on.
  }
}
