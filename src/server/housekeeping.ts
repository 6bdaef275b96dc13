import { DAY, HOUR, type Instant, MINUTE } from '../kit/time.ts';
import { freeJobsOfTheDead } from './jobs/worker.ts';
import type { Store } from './store/store.ts';

/** A guest's cookie lasts this long; who never played is forgotten sooner. */
const GUEST_DAYS = 180;
const IDLE_GUEST_DAYS = 30;
/**
 * Answers to commands are kept this long for those who ask again. A browser asks again within seconds, a tab at the table
 * until it has an answer; no tab keeps a key when it is closed. Two days are a laptop that slept over a night and a day.
 */
const ANSWER_DAYS = 2;
/** They go in portions, several in a round: a thousand moves a second leave sixty thousand a minute. */
const PORTION = 20_000;
const PORTIONS = 20;
/** A promise of Big21 that nobody used within a day binds nobody. */
const PROMISE_DAYS = 1;
const INTERVAL = MINUTE;

export interface HousekeepingOptions {
  readonly store: Store;
  now(): Instant;
  report(line: string): void;
}

/** Every minute: what killed processes left, and what nobody will ask for any more. */
export function startHousekeeping({ store, now, report }: HousekeepingOptions): () => Promise<void> {
  let running = Promise.resolve();
  const round = () => {
    running = tidy(store, now()).catch((error) => report(`housekeeping: ${error.message}`));
  };
  const timer = setInterval(round, INTERVAL);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

const daysBefore = (now: Instant, days: number): Date => new Date(now - days * DAY);

export async function tidy(store: Store, now: Instant): Promise<void> {
  await freeJobsOfTheDead(store.pool);
  await forgetAnswers(store, now);
  await store.pool.query(
    `delete from guests where id = any(array(select id from guests g where at < $1 or (at < $2
       and not exists (select from matches where owner = 'guest:' || g.id)) limit 5000))`,
    [daysBefore(now, GUEST_DAYS), daysBefore(now, IDLE_GUEST_DAYS)],
  );
  if (now % HOUR < INTERVAL) await forgetPromises(store, now); // it looks at all of them: once an hour
}

/** Processes that do it at the same time take different ones. */
async function forgetAnswers(store: Store, now: Instant): Promise<void> {
  for (let portion = 0; portion < PORTIONS; portion++) {
    const { rowCount } = await store.pool.query(
      `delete from answers where ctid = any(array(
         select ctid from answers where at < $1 limit ${PORTION} for update skip locked))`,
      [daysBefore(now, ANSWER_DAYS)],
    );
    if ((rowCount ?? 0) < PORTION) return;
  }
}

/** Seeds without a game. Those of games stay: their records are checked with them. */
async function forgetPromises(store: Store, now: Instant): Promise<void> {
  await store.pool.query(
    `delete from big21_seeds where commitment = any(array(select commitment from big21_seeds s where made_at < $1
       and not exists (select from big21_games g where g.commitment = s.commitment) limit 20000))`,
    [daysBefore(now, PROMISE_DAYS)],
  );
}
