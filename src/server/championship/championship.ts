import type { Computers } from '../../championship/edition.ts';
import type { UnknownLevel } from '../../championship/officeWire.ts';
import { DEMONSTRATION, TRIAL } from '../../championship/stage.ts';
import { SSC8 } from '../../championship/template.ts';
import type { Titled } from '../../championship/titles.ts';
import { invariant } from '../../kit/absurd.ts';
import type { Result } from '../../kit/result.ts';
import { zurichDay } from '../../kit/time.ts';
import type { fetchRound } from '../lot/relays.ts';
import type { Matches } from '../schieber/matches.ts';
import type { Players } from '../schieber/players.ts';
import type { Services, Subject } from '../subject.ts';
import { chores, followAll, followExclusion } from './chores.ts';
import { consoleRoutes } from './console.routes.ts';
import { type Context, createContext, loadEdition } from './context.ts';
import { commandEdition } from './editionCommands.ts';
import { publicEdition } from './home.ts';
import { lookRoutes } from './look.routes.ts';
import { officeRoutes } from './office.routes.ts';
import { participantRoutes } from './participants.routes.ts';
import type { ChampionshipPeople } from './people.ts';
import { personRoutes } from './person.routes.ts';
import { secretOf } from './places.ts';
import { countEnded } from './playing.ts';
import { championshipProjection } from './projection.ts';
import { publicRoutes } from './public.routes.ts';
import { ours } from './tables.ts';

/** The computer players of a new edition, by their level; without one, those of the house (ruling M3). */
export type ComputersOf = (level?: string) => Result<Computers, UnknownLevel>;

export interface ChampionshipOptions {
  readonly matches: Matches;
  readonly people: ChampionshipPeople;
  readonly computers: ComputersOf;
  /** What a computer player would have done: for those who look at signals. */
  readonly choose: Players['choose'];
  /** What the first edition of a new house is called; the demo's has the name of the demo. */
  readonly trial?: Titled;
  /** Given only by tests. */
  readonly getRound?: typeof fetchRound;
}

/** The championship: from the entry to the list of finalists. SSC 1-8 */
export function championship(
  services: Services,
  { matches, people, computers, choose, trial = TRIAL, getRound }: ChampionshipOptions,
): Subject & { readonly context: Context } {
  const { store, now, log } = services;
  const context = createContext(services, matches, people, getRound);
  matches.whenEnded(countEnded(context));
  // An exclusion is decided about a person; the editions follow at once, and again at every start (SSC 8.01).
  store.onAppend((stream) => {
    if (!stream.startsWith('person:')) return;
    const person = stream.slice('person:'.length);
    followExclusion(context, person).catch((error) => log.error(error, 'an exclusion could not be followed'));
  });
  return {
    name: 'championship',
    context,
    projections: [championshipProjection()],
    secrets: [{ table: 'championship_secrets', ids: ['commitment'], column: 'secret', what: secretOf }],
    routes: [
      ...publicRoutes(context),
      ...personRoutes(context),
      ...officeRoutes(context, computers),
      ...lookRoutes(context),
      ...participantRoutes(context, choose),
      ...consoleRoutes(context),
    ],
    jobs: chores(context),
    topics: [
      {
        kind: 'edition',
        isPublic: true,
        load: async (id) => {
          const edition = await loadEdition(context, id);
          return edition && edition.publicity !== 'draft' ? publicEdition(context, edition, now()) : undefined;
        },
      },
    ],
    start: () => begin(context, computers, trial),
  };
}

/** What was missed while no server ran; the first start brings a demonstration whose boot camp begins today. */
async function begin(context: Context, computers: ComputersOf, trial: Titled): Promise<void> {
  const { store, now } = context.services;
  const any = await ours(store.db).selectFrom('championship_editions').select('edition').limit(1).executeTakeFirst();
  if (any) return followAll(context);
  const at = now();
  const house = computers();
  invariant(house.ok, 'the house has computer players');
  const edition = { id: DEMONSTRATION, ...trial, template: SSC8, start: zurichDay(at) };
  const create = { type: 'create', ...edition, computers: house.value } as const;
  await commandEdition(context, DEMONSTRATION, create, { by: 'system', at });
}
