import { sql } from 'kysely';
import type { EditionEvent } from '../../championship/edition.ts';
import { type EntryCommand, entryProcess } from '../../championship/entry.ts';
import { dueByCalendar } from '../../championship/messages.ts';
import type { Instant } from '../../kit/time.ts';
import { STANDSTILL } from '../../schieber/match.ts';
import type { ChampionshipJobs } from '../../wire/jobs.ts';
import { planTick, send, sendPortion } from './consequences.ts';
import { type Context, loadEdition } from './context.ts';
import { commandEdition } from './editionCommands.ts';
import { entriesOf } from './entering.ts';
import { drawRound } from './places.ts';
import { commandEntry } from './playing.ts';
import { readersOf } from './readers.ts';
import { editionStream, entryStream } from './streams.ts';
import { ours } from './tables.ts';

/** Letters to many go out at a pace that a mail server bears: two hundred, then ten seconds, twelve hundred a minute. */
const [PORTION, PAUSE] = [200, 10_000];

type Handlers = {
  readonly [Name in keyof ChampionshipJobs]: (payload: ChampionshipJobs[Name]) => Promise<void>;
};

/** What is done later, by itself. Each may be done twice without harm. */
export const chores = (context: Context): Handlers => ({
  'championship.tick': ({ edition }) => tick(context, edition),
  'championship.draw': ({ edition, draw }) => drawRound(context, edition, draw),
  'championship.clocks': (change) => moveClocks(context, change),
  'championship.giveBack': (lost) => giveBack(context, lost),
  'championship.carryOut': ({ edition, id }) => carryOut(context, edition, id),
  'championship.referral': (newcomer) => credit(context, newcomer),
  'championship.reverse': (newcomer) => reverse(context, newcomer),
  // Let in again (SSC 8.01), the newcomer counts again as if nothing had been.
  'championship.restoreReferral': (newcomer) => credit(context, newcomer),
  'championship.left': (who) => openPlace(context, who),
  'championship.letters': (portion) => writePortion(context, portion),
});

/** What the calendar asks for: places that lapse, letters that are due. */
async function tick(context: Context, id: string): Promise<void> {
  const { store, now } = context.services;
  const edition = await loadEdition(context, id);
  if (!edition || edition.standing === 'cancelled') return;
  const at = now();
  const told = { by: 'system', at };
  await commandEdition(context, id, { type: 'lapse' }, told);
  await commandEdition(context, id, { type: 'revokeExcluded' }, told);
  const current = (await loadEdition(context, id))!;
  await store.db.transaction().execute(async (trx) => {
    for (const due of dueByCalendar(current, at)) await send(context, trx, current, due, at);
    await planTick(context, trx, current, at);
  });
}

/** What two people have agreed to happens now, if it is still possible. */
async function carryOut(context: Context, edition: string, id: string): Promise<void> {
  await commandEdition(context, edition, { type: 'carryOut', id }, { by: 'system', at: context.services.now() });
}

/** Ruling G30: clocks stand still while suspended, and a cancelled match counts nothing. */
async function moveClocks(
  context: Context,
  { edition, what, version, pausedFor }: ChampionshipJobs['championship.clocks'],
): Promise<void> {
  const { matches } = context;
  const open = await openMatchesOf(context, edition, await resumedAt(context, edition, version));
  if (what === 'cancelled') {
    for (const match of open) await matches.cancel(match, 'system');
    return;
  }
  const by = what === 'suspended' ? STANDSTILL : pausedFor - STANDSTILL;
  await matches.moveDeadlines(`${what}:${edition}:${version}`, by, 'suspension', open);
}

/** Ruling G10: the attempt is given back, and what was on the table counts nothing. */
async function giveBack(
  context: Context,
  { edition, match, openAt, reason }: ChampionshipJobs['championship.giveBack'],
): Promise<void> {
  const { store, now } = context.services;
  const { rows } = await sql<{ match: string; number: number }>`
    select c.match, c.number from championship_matches c join matches m on m.id = c.match
    where c.edition = ${edition} and (c.ending is null or c.ending = 'expired')
      and ${match === null ? sql`c.started_at <= ${new Date(openAt)} and m.deadline >= ${new Date(openAt)}` : sql`c.match = ${match}`}`.execute(
    store.db,
  );
  for (const lost of rows) {
    const command: EntryCommand = { type: 'giveBack', match: lost.match, reason };
    const given = await store.db
      .transaction()
      .execute((trx) => commandEntry(context, trx, { edition, number: lost.number }, command, now()));
    if (given.ok) await context.matches.cancel(lost.match, 'system');
  }
}

/** When the suspension that this version begins or ends was over; undefined: it is not. The queue may come much later. */
async function resumedAt({ services: { store } }: Context, edition: string, version: number) {
  const since = await store.read<EditionEvent>(editionStream(edition), version - 1);
  return since.flatMap(({ event }) => (event.type === 'resumed' ? [event.at] : []))[0];
}

/** Those begun before an instant, if one is named: whoever begins after a suspension has lost nothing by it. */
async function openMatchesOf({ services: { store } }: Context, edition: string, before?: Instant): Promise<string[]> {
  const rows = await ours(store.db)
    .selectFrom('championship_matches')
    .select(['match', 'started_at'])
    .where('edition', '=', edition)
    .where('ending', 'is', null)
    .execute();
  return rows.flatMap(({ match, started_at }) => (before === undefined || started_at < before ? [match] : []));
}

interface Participant {
  readonly edition: string;
  readonly number: number;
}

/** SSC 5.04: two bonus matches for whoever sent the link, when the newcomer has played. */
async function credit(context: Context, newcomer: Participant): Promise<void> {
  const found = await referralOf(context, newcomer);
  if (!found || found.isOut || found.firstPlayedAt === null) return;
  const { sender, firstPlayedAt } = found;
  await toSender(context, newcomer, sender, { type: 'creditReferral', number: newcomer.number, firstPlayedAt });
}

/** G15: an excluded newcomer counts for nobody. */
async function reverse(context: Context, newcomer: Participant): Promise<void> {
  const found = await referralOf(context, newcomer);
  if (!found?.isOut) return; // let in again before anybody came to this
  await toSender(context, newcomer, found.sender, { type: 'reverseReferral', number: newcomer.number });
}

/** Who sent the link, when the newcomer first played, and whether the newcomer is excluded now. */
async function referralOf({ services: { store }, people }: Context, { edition, number }: Participant) {
  const { state: newcomer } = await store.load(entryProcess, entryStream(edition, number));
  if (!newcomer || newcomer.referredBy === null) return undefined;
  const isOut = (await people.exclusion(newcomer.person)) !== undefined;
  return { sender: newcomer.referredBy, firstPlayedAt: newcomer.firstPlayedAt, isOut };
}

async function toSender(context: Context, { edition }: Participant, number: number, command: EntryCommand) {
  const { store, now } = context.services;
  await store.db.transaction().execute((trx) => commandEntry(context, trx, { edition, number }, command, now()));
}

/** Who has left has no place any more; who had none has nothing to give up. SSC 7.02 */
async function openPlace(context: Context, { edition, number }: Participant): Promise<void> {
  const told = { by: 'system', at: context.services.now() };
  await commandEdition(context, edition, { type: 'withdraw', number, how: 'left' }, told);
}

/** Letters to many, a portion at a time; each has its own key, so a portion done twice is sent once. */
async function writePortion(
  context: Context,
  { edition: id, due, after }: ChampionshipJobs['championship.letters'],
): Promise<void> {
  const { store, now } = context.services;
  const edition = await loadEdition(context, id);
  if (!edition) return;
  if (typeof due.to === 'number' || due.to === 'organisers') return;
  const numbers = await readersOf(context, edition, due.to)
    .select('number')
    .where('number', '>', after)
    .orderBy('number')
    .limit(PORTION)
    .execute();
  const last = numbers.at(-1)?.number;
  if (last === undefined) return;
  await store.db.transaction().execute(async (trx) => {
    for (const { number } of numbers) {
      await send(context, trx, edition, { ...due, key: `${due.key}/${number}`, to: number }, now());
    }
    await sendPortion(context, trx, { edition: id, due, after: last }, now() + PAUSE);
  });
}

/** A person was excluded or let in again: every edition the person is in follows. SSC 8.01 */
export async function followExclusion(context: Context, person: string): Promise<void> {
  const exclusion = await context.people.exclusion(person);
  const entries = await context.services.store.db.transaction().execute((trx) => entriesOf(trx, person));
  const told = { by: 'system', at: context.services.now() };
  for (const { edition, number } of entries) {
    if (exclusion) await commandEdition(context, edition, { type: 'exclude', number, ...exclusion }, told);
    else await commandEdition(context, edition, { type: 'readmit', number }, told);
  }
}

/** What was missed while no server was running: people excluded or let in again whom an edition does not know so yet. */
export async function followAll(context: Context): Promise<void> {
  const { rows } = await sql<{ person: string }>`
    select distinct e.person from championship_entries e join people p on p.person = e.person
    where p.excluded <> e.is_out`.execute(context.services.store.db);
  for (const { person } of rows) await followExclusion(context, person);
}
