import { sql } from 'kysely';
import type { Edition } from '../../championship/edition.ts';
import { type EntryRefusal, entryProcess } from '../../championship/entry.ts';
import { DEMONSTRATION } from '../../championship/stage.ts';
import type { UnknownReferral } from '../../championship/wire.ts';
import { noChance } from '../../kit/process.ts';
import { ok, type Result, refuse } from '../../kit/result.ts';
import type { Instant } from '../../kit/time.ts';
import type { EligibilityRefusal } from '../../people/eligibility.ts';
import type { StoreRefusal } from '../../wire/refusals.ts';
import type { Trx } from '../store/database.ts';
import { type Answer, isUniqueViolation, type Once } from '../store/events.ts';
import { afterEntryEvents } from './consequences.ts';
import { type Context, circumstances, loadEdition } from './context.ts';
import { entryStream } from './streams.ts';
import { ours } from './tables.ts';

export interface Entering {
  readonly edition: string;
  readonly person: string;
  readonly by: string;
  readonly at: Instant;
  readonly once: Once | undefined;
  readonly acceptsRules: boolean;
  /** The code of somebody's personal link. */
  readonly referral?: string | undefined;
}

export type EnterRefusal =
  | EntryRefusal
  | EligibilityRefusal
  | StoreRefusal
  | { readonly code: 'not-found' }
  | UnknownReferral;
type Entered = Result<{ readonly answer: Answer<{ number: number }> }, EnterRefusal>;

/** A person enters an edition and gets a number and a personal link. SSC 3, 5.04 */
export async function enter(context: Context, entering: Entering): Promise<Entered> {
  const { store } = context.services;
  const { edition: id, person, by, at, once, acceptsRules } = entering;
  const edition = await loadEdition(context, id);
  if (!edition || edition.publicity === 'draft') return refuse({ code: 'not-found' });
  const before = await numberOf(context, id, person);
  if (before !== undefined) return enteredBefore(context, entering, before);
  const obstacle = (await context.people.obstacle(person, at)) ?? (await staffObstacle(context, id, person));
  if (obstacle) return refuse(obstacle);
  const former = await formerNumber(context, id, person);
  if (former !== undefined) return comeBack(context, entering, edition, former);
  const sender = await senderOf(context, entering);
  if (!sender.ok) return sender;
  if (sender.value?.person === person) return refuse({ code: 'own-referral', article: 'SSC 5.04' });
  const referredBy = sender.value?.number ?? null;
  const commandFor = (number: number) => ({ type: 'enter', number, person, acceptsRules, referredBy }) as const;
  // Asked before a number is taken: a refusal uses none up.
  const facts = circumstances(edition, 0);
  const possible = entryProcess.decide(undefined, commandFor(0), { now: at, by, facts, chance: noChance });
  if (!possible.ok) return possible;
  try {
    const number = await nextNumber(context, id);
    return await store.perform(entryProcess, {
      ...{ stream: entryStream(id, number), actor: by, at, once, command: commandFor(number) },
      facts: () => circumstances(edition, number),
      answer: () => ({ number }),
      alongside: (trx, _after, events) => afterEntryEvents(context, trx, { edition, number, person }, events, at),
    });
  } catch (error) {
    // Two tabs: the other one was faster. The number is lost, the person has one.
    if (!isUniqueViolation(error, 'championship_entries_person')) throw error;
    return refuse({ code: 'already-entered', number: (await numberOf(context, id, person)) ?? 0, article: 'SSC 1' });
  }
}

/** Who left and came back goes on under the old number: matches, bonus and the link stay used and counted. SSC 1, 5.04 */
async function comeBack(
  context: Context,
  { edition: id, person, by, at, once, acceptsRules }: Entering,
  edition: Edition,
  number: number,
): Promise<Entered> {
  return context.services.store.perform(entryProcess, {
    ...{ stream: entryStream(id, number), actor: by, at, once, command: { type: 'comeBack', person, acceptsRules } },
    facts: () => circumstances(edition, number),
    answer: () => ({ number }),
    alongside: (trx, _after, events) => afterEntryEvents(context, trx, { edition, number, person }, events, at),
  });
}

/** Who works for the organiser does not take part, but may try the demonstration. SSC 1 */
export async function staffObstacle(
  { services, people }: Context,
  edition: string,
  person: string,
): Promise<EligibilityRefusal | undefined> {
  if (edition === DEMONSTRATION || !(await people.isStaff(services.store.db, person))) return undefined;
  return { code: 'listed', as: 'employee', article: 'SSC 1' };
}

/** Who has entered accepts a new text of the regulation. SSC 3 */
export async function acceptRegulation(
  context: Context,
  id: string,
  person: string,
  version: number,
  { by, at, once }: Pick<Entering, 'by' | 'at' | 'once'>,
): Promise<Result<{ readonly answer: Answer<{ version: number }> }, EnterRefusal>> {
  const edition = await loadEdition(context, id);
  if (!edition) return refuse({ code: 'not-found' });
  const number = await numberOf(context, id, person);
  if (number === undefined) return refuse({ code: 'not-entered', article: 'SSC 3' });
  return context.services.store.perform(entryProcess, {
    ...{ stream: entryStream(id, number), actor: by, at, once, command: { type: 'accept', version } },
    facts: () => circumstances(edition, number),
    answer: () => ({ version }),
  });
}

/** The number the person had before leaving; the latest, should there be several. */
async function formerNumber(context: Context, edition: string, person: string): Promise<number | undefined> {
  const { db } = context.services.store;
  const formers = await context.people.formers(db, person);
  if (formers.length === 0) return undefined;
  const row = await ours(db)
    .selectFrom('championship_entries')
    .select('number')
    .where('edition', '=', edition)
    .where('person', 'in', [...formers])
    .orderBy('number', 'desc')
    .executeTakeFirst();
  return row?.number;
}

/** The same request again is answered as it was; another one is refused. SSC 1 */
async function enteredBefore({ services }: Context, { by, once }: Entering, number: number): Promise<Entered> {
  const answered = once && (await services.store.recall(by, once));
  if (answered === 'key-conflict') return refuse({ code: 'idempotency-conflict' });
  if (answered !== undefined) return ok({ answer: { status: answered.status, text: answered.text } });
  return refuse({ code: 'already-entered', number, article: 'SSC 1' });
}

/** Whoever sent the link. A code typed in must be one; a code from the registration that no longer fits is forgotten. */
async function senderOf(
  context: Context,
  { edition, person, referral }: Entering,
): Promise<Result<{ number: number; person: string } | undefined, UnknownReferral>> {
  const code = referral ?? (await context.people.cameThrough(person));
  if (code === undefined) return ok(undefined);
  const sender = await ours(context.services.store.db)
    .selectFrom('championship_entries')
    .select(['number', 'person'])
    .where('edition', '=', edition)
    .where('code', '=', code)
    .where('is_out', '=', false)
    .executeTakeFirst();
  if (sender === undefined && referral !== undefined) return refuse({ code: 'unknown-referral', article: 'SSC 5.04' });
  return ok(sender);
}

export async function numberOf(context: Context, edition: string, person: string): Promise<number | undefined> {
  const row = await ours(context.services.store.db)
    .selectFrom('championship_entries')
    .select('number')
    .where('edition', '=', edition)
    .where('person', '=', person)
    .executeTakeFirst();
  return row?.number;
}

async function nextNumber(context: Context, edition: string): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    insert into championship_numbers as n values (${edition}, 1)
    on conflict (edition) do update set last = n.last + 1 returning last`.execute(context.services.store.db);
  return rows[0]!.last;
}

/** The numbers of a person in all editions. */
export async function entriesOf(trx: Trx, person: string): Promise<readonly { edition: string; number: number }[]> {
  return ours(trx)
    .selectFrom('championship_entries')
    .select(['edition', 'number'])
    .where('person', '=', person)
    .execute();
}
