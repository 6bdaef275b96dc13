import { actorText } from '../http/actor.ts';
import { openWallets } from '../ledger/wallets.ts';
import type { People } from '../people/people.ts';
import type { Services, Subject } from '../subject.ts';
import { deskRoutes } from './desk.routes.ts';
import { personObstacle } from './eligibility.ts';
import { gameRoutes } from './game.routes.ts';
import { EXPIRE_JOB, openGames } from './games.ts';
import { big21PersonalData, FORFEIT_JOB, LEAVE_JOB, leave } from './leaving.ts';
import { NOTICE_JOB, type Notice, sendNotices } from './notice.ts';
import { openTerms } from './terms.ts';
import { walletRoutes } from './wallet.routes.ts';

/** Big21 and the money it is played with. */
export function big21(services: Services, people: People): Subject {
  const { store, jobs, now } = services;
  const wallets = openWallets(services);
  const terms = openTerms(services);
  const games = openGames(services, terms, async (person, at) => {
    const [known, data] = await Promise.all([people.person(person), people.data(person)]);
    return personObstacle(known, data, at);
  });
  wallets.whenExcluded(games.settleAll);
  people.includePersonalData(big21PersonalData(services));
  return {
    name: 'big21',
    routes: [
      ...gameRoutes(services, games, terms),
      ...walletRoutes(services, wallets, terms),
      ...deskRoutes(services, wallets, terms, people),
    ],
    topics: [
      {
        kind: 'big21',
        isPublic: false,
        load: async (id, actor) => {
          const shown = await games.show(id, actorText(actor), now());
          return shown.ok ? shown.value : undefined;
        },
      },
    ],
    jobs: {
      [NOTICE_JOB]: (payload) => sendNotices(services, people, payload as Notice),
      [LEAVE_JOB]: (payload) => leave(services, games, wallets, (payload as { person: string }).person, now()),
      [FORFEIT_JOB]: async (payload) => {
        await wallets.command((payload as { person: string }).person, { type: 'forfeit' }, 'system', now());
      },
      [EXPIRE_JOB]: async (payload) => {
        const { id } = payload as { id: string };
        const deadline = await games.expire(id, now());
        if (deadline === undefined) return;
        // The clock was moved (ruling M7): look again then.
        await store.db
          .transaction()
          .execute((trx) => jobs.add(trx, EXPIRE_JOB, { id }, { runAt: deadline + 1, key: `${EXPIRE_JOB}:${id}` }));
      },
    },
    onOutage: (outage) => games.moveDeadlines(outage),
    start: () => terms.load(),
  };
}
