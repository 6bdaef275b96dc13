import type { PersonalDataSource } from '../people/people.ts';
import type { Matches } from '../schieber/matches.ts';
import type { Players } from '../schieber/players.ts';
import type { Services, Subject } from '../subject.ts';
import type { DailyContext } from './context.ts';
import { dailyRoutes } from './daily.routes.ts';
import { PAR_JOB, setPar, TURN_JOB, turn, turnSoon } from './days.ts';
import { dailyProjection } from './projection.ts';
import { openDaySeeds, whatOf } from './seeds.ts';
import { ours } from './tables.ts';
import { countEnded, handOver } from './tries.ts';

export interface Daily {
  readonly subject: Subject;
  /** A guest who registers keeps the days played so far. */
  handOver(from: string, to: string): Promise<void>;
}

/** The daily twelve: twelve deals a day, the same for everybody, against computer players of one name. */
export function daily(
  services: Services,
  matches: Matches,
  { choose, computers }: Pick<Players, 'choose'> & Pick<DailyContext, 'computers'>,
): Daily {
  const seeds = openDaySeeds(services);
  const context: DailyContext = { services, matches, choose, computers, seeds };
  matches.lendSeeds(seeds);
  matches.whenEnded(countEnded);
  return {
    handOver: (from, to) => handOver(context, from, to),
    subject: {
      name: 'daily',
      projections: [dailyProjection()],
      secrets: [
        {
          ...{ table: 'daily_seeds', ids: ['day'], column: 'seed', what: whatOf },
          stillSecret: 'day in (select day from daily_days where not is_revealed)',
        },
      ],
      routes: dailyRoutes(context),
      jobs: { [TURN_JOB]: () => turn(context), [PAR_JOB]: ({ day }) => setPar(context, day) },
      // What is due is a matter of the calendar, not of the start: an old database that is looked at stays as it is.
      start: () => turnSoon(context),
    },
  };
}

/** The person's own tries, for the export. */
export const dailyPersonalData = ({ store }: Pick<Services, 'store'>): PersonalDataSource => ({
  name: 'daily',
  export: (person) =>
    ours(store.db)
      .selectFrom('daily_tries')
      .select(['day', 'match', 'is_counted as isCounted', 'points'])
      .where('owner', '=', `person:${person}`)
      .orderBy('day')
      .execute(),
});
