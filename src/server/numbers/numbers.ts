import { ok } from '../../kit/result.ts';
import { type Numbers, numbersOf, type OwnDay, type OwnMatch } from '../../numbers/numbers.ts';
import { hostedMatch } from '../../schieber/hosted.ts';
import { ours as daily } from '../daily/tables.ts';
import { may } from '../http/actor.ts';
import { route } from '../http/route.ts';
import type { PersonalDataSource } from '../people/people.ts';
import type { MatchTables } from '../schieber/projection.ts';
import { streamOf } from '../schieber/stream.ts';
import type { Store } from '../store/store.ts';
import type { Services, Subject } from '../subject.ts';

/** More than anybody plays in some years; the latest of them. */
const MOST = 2000;

/** One's own numbers: from one's own matches, for nobody else. */
export const numbers = ({ store }: Services): Subject => ({
  name: 'numbers',
  routes: [
    route('GET /me/numbers', {
      policy: may('match.own'),
      limit: { perMinute: 30, burst: 20, by: 'actor' }, // two thousand matches are counted each time
      schema: { summary: 'Your points by role, by mode, over time; from your own matches alone.' },
      handler: async ({ by }) => ok(await numbersFor(store, by)),
    }),
  ],
});

export const numbersPersonalData = ({ store }: Pick<Services, 'store'>): PersonalDataSource => ({
  name: 'numbers',
  export: (person) => numbersFor(store, `person:${person}`),
});

async function numbersFor(store: Store, owner: string): Promise<Numbers> {
  const [matches, days] = await Promise.all([matchesOf(store, owner), daysOf(store, owner)]);
  return numbersOf(matches, days);
}

async function matchesOf(store: Store, owner: string): Promise<readonly OwnMatch[]> {
  const rows = await store.db
    .withTables<MatchTables>()
    .selectFrom('matches')
    .select(['id', 'kind', 'started_at', 'results'])
    .where('owner', '=', owner)
    .where('ending', 'in', ['finished', 'expired'])
    .where('completed', '>', 0)
    .orderBy('started_at', 'desc')
    .limit(MOST)
    .execute();
  const matches: OwnMatch[] = [];
  for (const { id, kind, started_at: startedAt, results } of rows.reverse())
    matches.push({ id, kind, startedAt, results: results ?? (await resultsOf(store, id)) });
  return matches;
}

/** A match of before the rows kept its games: its own log knows them. */
const resultsOf = async (store: Store, id: string): Promise<OwnMatch['results']> =>
  (await store.load(hostedMatch, streamOf(id))).state.match?.results ?? [];

const daysOf = (store: Store, owner: string): Promise<OwnDay[]> =>
  daily(store.db)
    .selectFrom('daily_tries')
    .innerJoin('daily_days', 'daily_days.day', 'daily_tries.day')
    .select(['daily_tries.day', 'daily_tries.points', 'par'])
    .where('owner', '=', owner)
    .where('is_counted', '=', true)
    .where('daily_tries.points', 'is not', null)
    .orderBy('daily_tries.day')
    .$narrowType<{ points: number }>()
    .execute();
