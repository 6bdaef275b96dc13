import type { Computers } from '../../championship/edition.ts';
import { DEMONSTRATION } from '../../championship/onShow.ts';
import { SSC8 } from '../../championship/template.ts';
import { invariant } from '../../kit/absurd.ts';
import type { Result } from '../../kit/result.ts';
import { zurichDay } from '../../kit/time.ts';
import type { fetchRound } from '../lot/relays.ts';
import type { Matches } from '../schieber/matches.ts';
import type { Services, Subject } from '../subject.ts';
import { chores, followAll, followExclusion } from './chores.ts';
import { consoleRoutes } from './console.routes.ts';
import { publicEdition } from './home.ts';
import { openOffice } from './office.ts';
import type { PeopleDoor } from './people.ts';
import { personRoutes } from './person.routes.ts';
import { countEnded } from './playing.ts';
import { championshipProjection } from './projection.ts';
import { publicRoutes } from './public.routes.ts';
import { openRoom, type Room } from './room.ts';
import { staffRoutes } from './staff.routes.ts';
import { editionProcess, editionStream } from './streams.ts';
import { ours } from './tables.ts';

/** The computer players of a new edition, by their level; without one, those of the house (ruling M3). */
export type ComputersOf = (
  level?: string,
) => Result<Computers, { readonly code: 'unknown-level'; readonly level: string }>;

export interface ChampionshipOptions {
  readonly matches: Matches;
  readonly people: PeopleDoor;
  readonly computers: ComputersOf;
  /** Given only by tests. */
  readonly getRound?: typeof fetchRound;
}

/** The championship: from the entry to the list of finalists. SSC 1-8 */
export function championship(
  services: Services,
  { matches, people, computers, getRound }: ChampionshipOptions,
): Subject & { readonly room: Room } {
  const { store, now, log } = services;
  const room = openRoom(services, matches, people);
  const office = openOffice(room, getRound);
  matches.whenEnded(countEnded(room));
  // An exclusion is decided about a person; the editions follow at once, and again at every start (SSC 8.01).
  store.onAppend((stream) => {
    if (!stream.startsWith('person:')) return;
    const person = stream.slice('person:'.length);
    followExclusion(room, office, person).catch((error) => log.error(error, 'an exclusion could not be followed'));
  });
  return {
    name: 'championship',
    room,
    projections: [championshipProjection()],
    routes: [
      ...publicRoutes(room),
      ...personRoutes(room, office),
      ...staffRoutes(room, office, computers),
      ...consoleRoutes(room),
    ],
    jobs: chores(room, office),
    topics: [
      {
        kind: 'edition',
        isPublic: true,
        load: async (id) => {
          const { state } = await store.load(editionProcess, editionStream(id));
          return state && publicEdition(room, state, now());
        },
      },
    ],
    async start() {
      const any = await ours(store.db)
        .selectFrom('championship_editions')
        .select('edition')
        .limit(1)
        .executeTakeFirst();
      if (any) return followAll(room, office);
      // A newcomer can play at once: a demonstration whose boot camp begins today.
      const at = now();
      const title = 'Gschobe Demo';
      const house = computers();
      invariant(house.ok, 'the house has computer players');
      const create = {
        type: 'create',
        id: DEMONSTRATION,
        title,
        template: SSC8,
        start: zurichDay(at),
        computers: house.value,
      } as const;
      await office.command(DEMONSTRATION, create, { by: 'system', at });
    },
  };
}
