import { actorText } from '../http/actor.ts';
import type { Services, Subject } from '../subject.ts';
import { EXPIRE_JOB, expiry } from './context.ts';
import { outageCause } from './keeping.ts';
import { matchRoutes } from './match.routes.ts';
import type { Matches } from './matches.ts';
import type { Players } from './players.ts';
import { matchesProjection } from './projection.ts';
import { whatOf } from './seeds.ts';

/** The matches are at hand for whoever makes a house full of them. */
export type SchieberSubject = Subject & { readonly matches: Matches };

/** Playing Schieber: matches of a person with three computer players. SSC 2.02 */
export function schieber({ jobs, store }: Services, matches: Matches, players: Players): SchieberSubject {
  return {
    name: 'schieber',
    matches,
    projections: [matchesProjection],
    secrets: [
      { table: 'match_promises', ids: ['id'], column: 'seed', what: whatOf },
      {
        ...{ table: 'match_seeds', ids: ['match'], column: 'seed', what: whatOf },
        stillSecret: 'match in (select id from matches where ending is null)',
      },
    ],
    topics: [
      {
        kind: 'match',
        isPublic: false,
        load: (id, actor) => matches.latest(id, actorText(actor)),
      },
    ],
    jobs: {
      [EXPIRE_JOB]: async (payload) => {
        const { id } = payload;
        const deadline = await matches.expire(id);
        if (deadline === undefined) return;
        // The clock was moved (ruling M7): look again then.
        await store.db.transaction().execute((trx) => jobs.addEach(trx, EXPIRE_JOB, [expiry({ id, deadline })]));
      },
    },
    onOutage: async (outage) => {
      await matches.moveDeadlines(outageCause(outage), outage.until - outage.from, 'outage');
    },
    routes: matchRoutes(matches, players),
  };
}
