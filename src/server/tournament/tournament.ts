import type { TournamentTopics } from '../../tournament/wire.ts';
import type { Services, Subject } from '../subject.ts';
import { backupRoutes } from './backup.routes.ts';
import { memberRoutes } from './club/members.routes.ts';
import { registrationRoutes } from './club/registration.routes.ts';
import { resultsRoutes } from './club/results.routes.ts';
import { drawRoutes } from './draw.routes.ts';
import { eveningRoutes } from './evening.routes.ts';
import { openSaves } from './eveningSaves.ts';
import { helperRoutes } from './helper.routes.ts';
import { hostRoutes } from './host.routes.ts';
import { openHosts } from './hosts.ts';
import { drawSecret, keySecret, newsName } from './keys.ts';
import { codeRoutes } from './laptops/codes.routes.ts';
import { firstLaptopRoutes } from './laptops/first.routes.ts';
import { followedKey, followedSecret } from './laptops/followed.ts';
import { openFollowing } from './laptops/following.ts';
import { secondLaptopRoutes } from './laptops/second.routes.ts';
import { type FinalistsPort, listRoutes } from './list.routes.ts';
import { openOffice } from './office.ts';
import { printRoutes } from './print.routes.ts';
import { screenNow } from './publish.ts';
import { rulingRoutes } from './ruling.routes.ts';
import { seriesRoutes } from './series/series.routes.ts';
import { sheetRoutes } from './sheet.routes.ts';
import { sheetsProjection } from './streams.ts';
import { viewRoutes } from './view.routes.ts';

/** The live tournament: an evening or a final in one hall. SSC 7, EBH 1-9 */
export function tournament(services: Services, finalists?: FinalistsPort): Subject {
  const saves = openSaves(services);
  const office = openOffice({ ...services, save: saves.save });
  const hosts = openHosts(services);
  const following = openFollowing(services);
  return {
    name: 'tournament',
    isHost: hosts.isHost,
    start: following.start,
    async stop() {
      await following.stop();
      await saves.settled();
    },
    projections: [sheetsProjection],
    secrets: [
      { table: 'tournaments', ids: ['id'], column: 'secret', what: keySecret },
      { table: 'tournament_draws', ids: ['tournament', 'draw'], column: 'secret', what: drawSecret },
      { table: 'tournament_following', ids: ['tournament'], column: 'key', what: followedKey },
      { table: 'tournament_following', ids: ['tournament'], column: 'secret', what: followedSecret },
    ],
    topics: [
      {
        // Only that something changed: what a screen may see of it, it asks with its own code.
        kind: 'tournament',
        isPublic: true,
        load: async (id): Promise<TournamentTopics['tournament'] | undefined> => {
          const board = await office.boards.load(id);
          return board && { kind: 'now', revision: board.revision };
        },
      },
      {
        // What changed on one screen; the code in the topic says which.
        kind: 'evening',
        isPublic: false,
        publishedAs: newsNameOf,
        load: (topic, actor): Promise<TournamentTopics['evening'] | undefined> => screenNow(office, topic, actor),
      },
    ],
    routes: [
      ...hostRoutes(services, hosts),
      ...eveningRoutes(office),
      ...helperRoutes(office),
      ...sheetRoutes(office),
      ...rulingRoutes(office),
      ...drawRoutes(services, office),
      ...viewRoutes(office),
      ...listRoutes(office, finalists),
      ...printRoutes(services, office),
      ...backupRoutes(services, office, saves),
      ...codeRoutes(office),
      ...firstLaptopRoutes(services, office),
      ...secondLaptopRoutes(services, following),
      ...memberRoutes(office),
      ...resultsRoutes(services, office),
      ...registrationRoutes(office),
      ...seriesRoutes(office),
    ],
  };
}

/** 'ID/CODE' without the code, where it is a device's own secret. */
function newsNameOf(topic: string): string {
  const at = topic.indexOf('/') + 1;
  return topic.slice(0, at) + newsName(topic.slice(at));
}
