import { announcedFrom, opensAt, revealedFrom } from '../../daily/calendar.ts';
import { parOf } from '../../daily/par.ts';
import { type Twelve, type TwelveCommand, twelveProcess } from '../../daily/twelve.ts';
import { invariant } from '../../kit/absurd.ts';
import { hex } from '../../kit/bytes.ts';
import { chanceFrom, commitment } from '../../kit/chance.ts';
import { addDays, type Day, type Instant, MINUTE, zurichDay } from '../../kit/time.ts';
import type { DailyJobs } from '../../wire/jobs.ts';
import type { Trx } from '../store/database.ts';
import { type DailyContext, dayStream, loadDay } from './context.ts';
import { projectDay } from './projection.ts';
import { ours } from './tables.ts';

export const TURN_JOB = 'daily.turn' satisfies keyof DailyJobs;
export const PAR_JOB = 'daily.par' satisfies keyof DailyJobs;

/** Somebody's time is being ended by its own job; then the seed may be shown. */
const LOOK_AGAIN = 10 * MINUTE;

/**
 * All that is due: the promise of today and, from the evening on, of tomorrow; the seeds of days that nobody plays any
 * more. Done at every start and at every midnight and evening; to do it twice changes nothing.
 */
export async function turn(context: DailyContext): Promise<void> {
  const { store, jobs, now } = context.services;
  const at = now();
  const today = zurichDay(at);
  for (const day of [today, addDays(today, 1)]) {
    if (at >= announcedFrom(day)) await announce(context, day, at);
  }
  const hidden = await ours(store.db).selectFrom('daily_days').select('day').where('is_revealed', '=', false).execute();
  for (const { day } of hidden) if (at >= revealedFrom(day)) await reveal(context, day, at);
  const dates = [today, addDays(today, 1), addDays(today, 2)].flatMap((day) => [opensAt(day), announcedFrom(day)]);
  const due = hidden.map(({ day }) => (at < revealedFrom(day) ? revealedFrom(day) : at + LOOK_AGAIN));
  const runAt = Math.min(...[...dates, ...due].filter((instant) => instant > at));
  await store.db.transaction().execute((trx) => jobs.add(trx, TURN_JOB, {}, { runAt, key: TURN_JOB }));
}

export const turnSoon = ({ services: { store, jobs } }: DailyContext): Promise<void> =>
  store.db.transaction().execute((trx) => jobs.add(trx, TURN_JOB, {}, { key: TURN_JOB }));

/** Today's twelve; announced now if nobody was there to do it in time. */
export async function todaysTwelve(context: DailyContext, at: Instant): Promise<Twelve> {
  const today = zurichDay(at);
  const known = await loadDay(context, today);
  if (known) return known;
  await turn(context);
  const twelve = await loadDay(context, today);
  invariant(twelve, 'a day that has begun can be announced');
  return twelve;
}

/** The seed is drawn and its hash made public, once a day. */
async function announce(context: DailyContext, day: Day, at: Instant): Promise<void> {
  if (await loadDay(context, day)) return;
  const seed = context.seeds.draw(day);
  const { computers } = context;
  await command(context, day, at, { type: 'announce', day, commitment: commitment(seed), computers }, (trx) =>
    context.seeds.keep(trx, day, seed),
  );
}

/** What the computer player of the day makes of the person's cards. */
export async function setPar(context: DailyContext, day: Day): Promise<void> {
  const twelve = await loadDay(context, day);
  const seed = await context.seeds.of(day);
  if (!twelve || twelve.par || !seed) return;
  const par = await parOf(chanceFrom(seed), twelve, async (view) => {
    const choice = await context.choose(twelve.computers, view);
    invariant(choice.ok, 'the computer player of a day is known');
    return choice.value;
  });
  await command(context, day, context.services.now(), { type: 'setPar', par });
}

/** Not while somebody still plays a counted try. */
async function reveal(context: DailyContext, day: Day, at: Instant): Promise<void> {
  const open = await ours(context.services.store.db)
    .selectFrom('daily_tries')
    .select('match')
    .where('day', '=', day)
    .where('is_counted', '=', true)
    .where('points', 'is', null)
    .executeTakeFirst();
  const seed = await context.seeds.of(day);
  if (open || !seed) return;
  await command(context, day, at, { type: 'reveal', seed: hex(seed) }, (trx) => context.seeds.reveal(trx, day, seed));
}

/** Somebody else may have been faster: then it is done. */
async function command(
  { services: { store } }: DailyContext,
  day: Day,
  at: Instant,
  what: TwelveCommand,
  also?: (trx: Trx) => Promise<void>,
): Promise<void> {
  const stream = dayStream(day);
  await store.perform(twelveProcess, {
    ...{ stream, actor: 'system', at, command: what },
    answer: () => null,
    alongside: async (trx, _after, events) => {
      for (const event of events) await projectDay(trx, day, event);
      await also?.(trx);
    },
  });
}
