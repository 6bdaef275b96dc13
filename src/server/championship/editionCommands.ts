import { sql } from 'kysely';
import type { Phase } from '../../championship/calendar.ts';
import {
  type Edition,
  type EditionCommand,
  type EditionFacts,
  type EditionRefusal,
  editionProcess,
  NO_LISTS,
  rankingOf,
} from '../../championship/edition.ts';
import { entryProcess } from '../../championship/entry.ts';
import { picturesIn } from '../../championship/look.ts';
import type { Motion } from '../../championship/motion.ts';
import { matchesCounted, type Row } from '../../championship/standings.ts';
import { noChance } from '../../kit/process.ts';
import { ok, type Result, refuse } from '../../kit/result.ts';
import type { Instant } from '../../kit/time.ts';
import type { StoreRefusal } from '../../wire/refusals.ts';
import type { BusyRefusal } from '../people/hashing.ts';
import type { Database, Trx } from '../store/database.ts';
import type { Answer, Once } from '../store/events.ts';
import type { LateRefusal } from '../store/perform.ts';
import type { Services } from '../subject.ts';
import { afterEditionEvents } from './consequences.ts';
import { type Context, circumstances } from './context.ts';
import { keepList } from './officialLists.ts';
import { keptPictures } from './pictures.ts';
import { fullRanking, openMatches, recountedRanking } from './standings.ts';
import { editionStream, entryStream } from './streams.ts';
import { ours } from './tables.ts';

/** Who asks, when, and the key of the command. */
export interface Told {
  readonly by: string;
  readonly at: Instant;
  readonly once?: Once | undefined;
}

/** An edition that does not exist is not found. */
export type CommandRefusal =
  | Exclude<EditionRefusal, { readonly code: 'no-edition' }>
  | StoreRefusal
  | BusyRefusal
  | { readonly code: 'not-found' };
export interface Done {
  readonly answer: Answer<{ version: number }>;
  readonly edition: Edition;
}
export type Commanded = Result<Done, CommandRefusal>;

/** A decision about an edition, with all that follows from it in the same transaction. */
export async function commandEdition(
  context: Context,
  id: string,
  command: EditionCommand,
  { by, at, once }: Told,
  more?: (trx: Trx) => Promise<undefined | LateRefusal<BusyRefusal>> | Promise<void>,
): Promise<Commanded> {
  const { store, publish } = context.services;
  let standings: readonly Row[] = []; // those that were decided on are those that are kept
  const performed = await store.perform(editionProcess, {
    ...{ stream: editionStream(id), actor: by, at, once, command },
    async facts({ state }) {
      const lists = await listsFor(context, state, command);
      standings = lists.standings;
      return lists;
    },
    answer: ({ version }) => ({ version }),
    alongside: async (trx, { state, version }, events) => {
      await afterEditionEvents(context, trx, { edition: state!, version }, events, at);
      for (const event of events) if (event.type === 'rankingEstablished') await keepList(trx, id, event, standings);
      if (events.length === 0) return undefined;
      return (await more?.(trx)) ?? undefined;
    },
  });
  if (!performed.ok) {
    const { refusal } = performed;
    return refuse(refusal.code === 'no-edition' ? { code: 'not-found' } : refusal);
  }
  publish(`edition:${id}`);
  return ok({ answer: performed.value.answer, edition: performed.value.state! });
}

/** The lists on which a command is decided; none where it does not ask for any. */
async function listsFor(
  { services, officialLists }: Context,
  edition: Edition | undefined,
  command: EditionCommand,
): Promise<EditionFacts> {
  if (edition === undefined) return NO_LISTS;
  const { db } = services.store;
  if (command.type === 'dress')
    return { ...NO_LISTS, pictures: await keptPictures(db, edition.id, picturesIn(command)) };
  if (command.type === 'makeCut' || command.type === 'nominate' || motionOf(edition, command)?.kind === 'cut') {
    const newest = rankingOf(edition, 'semiFinal');
    if (newest === undefined) return NO_LISTS;
    const { rows } = await officialLists.list(edition.id, 'semiFinal', newest.version);
    const left = await numbersLeft(db, edition.id);
    if (command.type === 'nominate') return { ...NO_LISTS, official: rows, left };
    const standings = await recountedRanking(
      db,
      edition.id,
      'semiFinal',
      matchesCounted(edition.template, 'semiFinal'),
    );
    return { ...NO_LISTS, official: rows, standings, left, open: await openMatches(db, edition.id, 'semiFinal') };
  }
  if (command.type === 'drawLot') return { ...NO_LISTS, left: await numbersLeft(db, edition.id) };
  const given = givenBackIn(edition, command);
  if (given) return { ...NO_LISTS, canGiveBack: await canGiveBack(services, edition, given) };
  const number = numberInQuestion(edition, command);
  if (number !== undefined) return { ...NO_LISTS, hasEntered: await hasEntered(db, edition.id, number) };
  const phase = phaseInQuestion(edition, command);
  if (phase === undefined) return NO_LISTS;
  const count = matchesCounted(edition.template, phase);
  const standings = await fullRanking(db, edition.id, phase, count);
  return { ...NO_LISTS, standings, open: await openMatches(db, edition.id, phase) };
}

/** Who is named title holder or is to get a wild card. SSC 7.02 */
function numberInQuestion(edition: Edition, command: EditionCommand): number | undefined {
  if (command.type === 'nameTitleHolder' || command.type === 'proposeWildCard') return command.number;
  const motion = motionOf(edition, command);
  return motion?.kind === 'wildCard' || motion?.kind === 'titleHolder' ? motion.number : undefined;
}

async function hasEntered(db: Database, edition: string, number: number): Promise<boolean> {
  const entry = ours(db).selectFrom('championship_entries').select('number');
  const found = await entry.where('edition', '=', edition).where('number', '=', number).executeTakeFirst();
  return found !== undefined && !(await numbersLeft(db, edition)).includes(number);
}

/** Participants who have deleted their account: nobody is left to have a place. SSC 7.02 */
async function numbersLeft(db: Database, edition: string): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    select e.number from championship_entries e left join person_data d on d.person = e.person
    where e.edition = ${edition} and d.person is null`.execute(db);
  return rows.map(({ number }) => number);
}

interface GivenBack {
  readonly number: number;
  readonly match: string;
}

/** The match of a participant that is to be given back. G10 */
function givenBackIn(edition: Edition, command: EditionCommand): GivenBack | undefined {
  if (command.type === 'proposeGivingBack') return command;
  const motion = motionOf(edition, command);
  return motion?.kind === 'giveBack' ? motion : undefined;
}

async function canGiveBack({ store, now }: Services, edition: Edition, { number, match }: GivenBack): Promise<boolean> {
  const { state } = await store.load(entryProcess, entryStream(edition.id, number));
  const around = { now: now(), by: 'system', facts: circumstances(edition, number), chance: noChance };
  return entryProcess.decide(state, { type: 'giveBack', match, reason: '' }, around).ok;
}

/** What a second person is about to agree to, or what two have agreed to. */
function motionOf(edition: Edition, command: EditionCommand): Motion | undefined {
  const isAgreed = command.type === 'carryOut' || (command.type === 'decideProposal' && command.approve);
  return isAgreed ? edition.proposals.find(({ id }) => id === command.id)?.motion : undefined;
}

/** The phase whose ranking is established or corrected. */
function phaseInQuestion(edition: Edition, command: EditionCommand): Phase | undefined {
  if (command.type === 'establishRanking') return command.phase;
  const motion = motionOf(edition, command);
  return motion?.kind === 'establish' || motion?.kind === 'correctRanking' ? motion.phase : undefined;
}
