import { closesAt, isOn, opensAt, TIME_TO_FINISH } from '../../daily/calendar.ts';
import { clientSeedOf, GAMES } from '../../daily/dealing.ts';
import type { DayOver, NotOpen, StillCounting, TriedAlready } from '../../daily/wire.ts';
import { invariant } from '../../kit/absurd.ts';
import { ok, type Result, refuse } from '../../kit/result.ts';
import { type Day, type Instant, MINUTE } from '../../kit/time.ts';
import type { MatchAnswer } from '../../schieber/wire.ts';
import type { StoreRefusal } from '../../wire/refusals.ts';
import type { OnEnded } from '../schieber/context.ts';
import type { Database, Trx } from '../store/database.ts';
import type { Answer, Once } from '../store/events.ts';
import { type DailyContext, loadDay } from './context.ts';
import { PAR_JOB } from './days.ts';
import { COUNTED, countTry, giveTries, insertTry, PRACTICE } from './projection.ts';
import { ours } from './tables.ts';

export interface Trying {
  readonly day: Day;
  readonly counted: boolean;
  readonly by: string;
  readonly at: Instant;
  readonly once: Once | undefined;
}

type TryRefusal = NotOpen | DayOver | TriedAlready | StillCounting;
type Refused = TryRefusal | StoreRefusal | { readonly code: 'not-found' };

/** Somebody's counted try of a day, if there is one. */
export const countedTry = (db: Database | Trx, day: Day, owner: string) =>
  ours(db)
    .selectFrom('daily_tries')
    .select(['match', 'points'])
    .where('day', '=', day)
    .where('owner', '=', owner)
    .where('is_counted', '=', true)
    .executeTakeFirst();

/** Begins the twelve deals of a day: a match like any other, dealt from the seed of the day. One counted try each. */
export async function startTry(
  context: DailyContext,
  { day, counted, by, at, once }: Trying,
): Promise<Result<{ readonly answer: Answer<MatchAnswer> }, Refused>> {
  const { services, matches, seeds } = context;
  const before = once && (await services.store.recall(by, once));
  if (before === 'key-conflict') return refuse({ code: 'idempotency-conflict' });
  if (before !== undefined) return ok({ answer: { status: before.status, text: before.text } });

  const twelve = await loadDay(context, day);
  const seed = twelve && (await seeds.of(day));
  if (!twelve || !seed) return refuse({ code: 'not-found' });
  const mine = await countedTry(services.store.db, day, by);
  const obstacle = obstacleFor(day, counted, at, mine);
  if (obstacle) return refuse(obstacle);
  const opened = await matches.open<TriedAlready>({
    ...{ owner: by, at, once, lent: seed, games: GAMES, clientSeed: clientSeedOf(day) },
    ...{ kind: counted ? COUNTED : PRACTICE, rated: counted, level: twelve.computers.level, player: twelve.computers },
    minutes: counted ? TIME_TO_FINISH / MINUTE : null,
    alongside: async (trx, match) => {
      if (await insertTry(trx, { match, day, owner: by, is_counted: counted })) {
        if (!twelve.par) await services.jobs.add(trx, PAR_JOB, { day }, { key: `${PAR_JOB}:${day}` });
        return undefined;
      }
      const first = await countedTry(trx, day, by); // another tab was faster
      return refuse({ code: 'daily-tried', match: first?.match ?? '' });
    },
  });
  if (opened.ok) return opened;
  const { refusal } = opened;
  invariant(
    refusal.code !== 'unknown-level' && refusal.code !== 'unknown-promise',
    'the computer players of a day are known',
  );
  return refuse(refusal);
}

/** Practice waits until the counted try is over, for it deals the same cards. */
function obstacleFor(
  day: Day,
  counted: boolean,
  at: Instant,
  mine: { match: string; points: number | null } | undefined,
): TryRefusal | undefined {
  if (at < opensAt(day)) return { code: 'daily-not-open', opensAt: opensAt(day) };
  if (counted) {
    if (mine) return { code: 'daily-tried', match: mine.match };
    return at >= closesAt(day) ? { code: 'daily-over' } : undefined;
  }
  if (mine ? mine.points === null : isOn(day, at)) return { code: 'daily-counting', match: mine?.match ?? null };
  return undefined;
}

/** A counted try is over: its points are compared from now on, in the transaction of its last card. */
export const countEnded: OnEnded = async (trx, { id, opening, match, points }) => {
  if (opening.kind === COUNTED) await countTry(trx, id, points, match.results);
};

/** A guest who registers keeps the days played so far. */
export async function handOver({ services: { store } }: DailyContext, from: string, to: string): Promise<void> {
  await store.db.transaction().execute(async (trx) => {
    const rows = await ours(trx).selectFrom('daily_tries').select('match').where('owner', '=', from).execute();
    await giveTries(
      trx,
      rows.map(({ match }) => match),
      to,
    );
  });
}
