import { type Actor, actorText, may, refusalFor } from '../http/actor.ts';
import { refoldWallets } from '../ledger/refold.ts';
import { openTills } from '../ledger/tills.ts';
import { openWallets } from '../ledger/wallets.ts';
import type { People } from '../people/people.ts';
import type { Services, Subject } from '../subject.ts';
import { announcingRoutes } from './announcing.routes.ts';
import { certifyAside } from './certifying.ts';
import { deskRoutes } from './desk.routes.ts';
import { gameRoutes } from './game.routes.ts';
import { big21PersonalData, FORFEIT_JOB, IDENTITY_JOB, LEAVE_JOB, leave } from './leaving.ts';
import { NOTICE_JOB, sendNotices } from './notice.ts';
import { oversightRoutes } from './oversight.routes.ts';
import { EXPIRE_JOB, showGame } from './playing.ts';
import { type Big21Room, playerFrom } from './room.ts';
import { openSeeds, whatOf } from './seeds.ts';
import { expire, moveDeadlines, settleAll } from './settling.ts';
import { termsRoutes } from './terms.routes.ts';
import { CERTIFY_JOB, openTerms } from './terms.ts';
import { tillRoutes } from './till.routes.ts';
import { statementRoutes, walletRoutes } from './wallet.routes.ts';

/** Big21 and the money it is played with. */
export function big21(services: Services, people: People): Subject {
  const { now } = services;
  const terms = openTerms(services);
  const nameOf = async (id: string) => {
    const record = await people.room.record(id);
    return record ? `${record.firstName} ${record.lastName}` : '';
  };
  const room: Big21Room = {
    services,
    terms,
    seeds: openSeeds(services),
    playerOf: (id) => playerFrom(people, id),
    nameOf,
  };
  const wallets = openWallets(services, terms.inForce);
  wallets.whenExcluded((person, at) => settleAll(room, person, at));
  people.whenExcluded((person, at) => settleAll(room, person, at));
  people.includePersonalData(big21PersonalData(services));
  return {
    name: 'big21',
    secrets: [
      {
        ...{ table: 'big21_seeds', ids: ['commitment'], column: 'seed', what: whatOf },
        stillSecret:
          'not exists (select from big21_games g where g.commitment = big21_seeds.commitment and ending is not null)',
      },
    ],
    routes: [
      ...gameRoutes(room),
      ...termsRoutes(room),
      ...announcingRoutes(room),
      ...oversightRoutes(room),
      ...statementRoutes(room, wallets),
      ...walletRoutes(room, wallets),
      ...deskRoutes(room, wallets, people),
      ...tillRoutes(openTills(services), nameOf),
    ],
    topics: [
      {
        kind: 'big21',
        isPublic: false,
        load: async (id, actor) => {
          const shown = await showGame(room, id, actorText(actor), now());
          return shown.ok ? shown.value : undefined;
        },
      },
      // That something changed on the account, for its owner and for the desk; what, they ask for.
      { kind: 'wallet', isPublic: false, load: async (id, actor) => (mayHear(id, actor) ? {} : undefined) },
    ],
    jobs: {
      [NOTICE_JOB]: (payload) => sendNotices(services, people, payload),
      [CERTIFY_JOB]: async ({ model }) => {
        const proof = await certifyAside(await terms.modelOf(model));
        await terms.command({ type: 'certify', proof }, 'system', now());
      },
      [LEAVE_JOB]: (payload) => leave(room, wallets, payload.person, now()),
      [IDENTITY_JOB]: async ({ person }) => {
        await wallets.command(person, { type: 'dropIdentity' }, 'system', now());
      },
      [FORFEIT_JOB]: async (payload) => {
        const { person } = payload;
        await wallets.command(person, { type: 'forfeit' }, 'system', now());
      },
      [EXPIRE_JOB]: (payload) => expire(room, payload.id, now()),
    },
    onOutage: (outage) => moveDeadlines(room, outage),
    async start() {
      await refoldWallets(services.store);
      await terms.load();
    },
  };
}

const mayHear = (person: string, actor: Actor): boolean =>
  actorText(actor) === `person:${person}` || refusalFor(may('ledger.read'), actor) === undefined;
