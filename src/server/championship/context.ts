import { type Edition, type EditionEvent, editionProcess, isExcluded } from '../../championship/edition.ts';
import type { Circumstances } from '../../championship/entry.ts';
import { calendarFor } from '../../championship/fixed.ts';
import { newestRegulation, requiredRegulation } from '../../championship/regulation.ts';
import { invariant } from '../../kit/absurd.ts';
import { type Actor, may, refusalFor } from '../http/actor.ts';
import { fetchRound } from '../lot/relays.ts';
import type { Matches } from '../schieber/matches.ts';
import type { Trx } from '../store/database.ts';
import type { Services } from '../subject.ts';
import { type OfficialLists, openOfficialLists } from './officialLists.ts';
import type { ChampionshipPeople } from './people.ts';
import { editionStream } from './streams.ts';

/** What the functions of this subject share. */
export interface Context {
  readonly services: Services;
  readonly matches: Matches;
  readonly people: ChampionshipPeople;
  readonly officialLists: OfficialLists;
  readonly getRound: typeof fetchRound;
  /** Editions as a transaction saw them last; they only grow, so the rest is read from there. */
  readonly seen: Map<string, { edition: Edition | undefined; version: number }>;
  /** Editions whose news is about to be told. */
  readonly telling: Set<string>;
}

export const createContext = (
  services: Services,
  matches: Matches,
  people: ChampionshipPeople,
  getRound: typeof fetchRound = fetchRound,
): Context => ({
  ...{ services, matches, people, getRound },
  officialLists: openOfficialLists(services.store.db),
  seen: new Map(),
  telling: new Set(),
});

export const loadEdition = async ({ services: { store } }: Context, id: string): Promise<Edition | undefined> =>
  (await store.load(editionProcess, editionStream(id))).state;

/** Whether somebody may know of an edition: a draft is the office's own. */
export const isSeenBy = (edition: Edition, actor: Actor): boolean =>
  edition.publicity !== 'draft' || refusalFor(may('edition.read'), actor) === undefined;

/** The edition, if there is one and this actor may know of it. */
export async function editionFor(context: Context, id: string, actor: Actor): Promise<Edition | undefined> {
  const edition = await loadEdition(context, id);
  return edition && isSeenBy(edition, actor) ? edition : undefined;
}

/** The edition as a transaction sees it, for those that do not change it themselves. */
export async function editionIn({ seen }: Context, trx: Trx, id: string): Promise<Edition> {
  let known = seen.get(id) ?? { edition: editionProcess.initial, version: 0 };
  const news = await trx
    .selectFrom('events')
    .select(['version', 'body'])
    .where('stream', '=', editionStream(id))
    .where('version', '>', known.version)
    .orderBy('version')
    .execute();
  for (const { version, body } of news) {
    known = { version, edition: editionProcess.evolve(known.edition, body as EditionEvent) };
  }
  seen.set(id, known);
  invariant(known.edition, `edition ${id} exists`);
  return known.edition;
}

/** Lists have changed: whoever looks is told, at most once a second. */
export function tellNews({ services, telling }: Context, edition: string): void {
  if (telling.has(edition)) return;
  telling.add(edition);
  setTimeout(() => {
    telling.delete(edition);
    services.publish(`edition:${edition}`);
  }, 1000).unref();
}

/** What the edition says to one of its entries. */
export const circumstances = (edition: Edition, number: number): Circumstances => ({
  calendar: calendarFor(edition),
  standing: edition.standing,
  isExcluded: isExcluded(edition, number),
  regulation: { newest: newestRegulation(edition.regulations), required: requiredRegulation(edition.regulations) },
});
