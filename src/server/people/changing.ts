import { ok, type Result, refuse } from '../../kit/result.ts';
import type { Instant } from '../../kit/time.ts';
import type { Tie } from '../../people/changeRequest.ts';
import type { Person, PersonId, PersonRefusal } from '../../people/person.ts';
import type { PersonalRecord } from '../../people/record.ts';
import { FIELDS, type Field, type PersonalData } from '../../people/registration.ts';
import type { RequestedChange } from '../../people/wire.ts';
import type { StoreRefusal } from '../../wire/refusals.ts';
import type { Database, Trx } from '../store/database.ts';
import { isUniqueViolation } from '../store/events.ts';
import type { BusyRefusal } from './hashing.ts';
import { join, leaveMarks, recogniseBy } from './marks.ts';
import { findMatches, personalData, writeRecord } from './record.ts';
import type { Done, Room } from './room.ts';
import { ours, type PeopleTables } from './tables.ts';
import type { Words } from './words.de.ts';

export type Changes = Partial<PersonalData>;
type Changed = Result<Person, PersonRefusal | StoreRefusal>;
interface Told {
  readonly actor: string;
  readonly at: Instant;
}

interface Wished extends Told {
  /** Goes along with a change that is made at once. */
  alsoWrite?(trx: Trx): Promise<void>;
  /** Whether the letters about a request may be written; where nothing is tied there are none. */
  mayRequest(trx: Trx): Promise<Result<undefined, BusyRefusal>>;
}

/** What somebody changes: at once where nothing hangs on it, else it becomes a request. SSC 7.02, B21 5 */
export async function changeOrRequest(
  room: Room,
  record: PersonalRecord,
  changes: Changes,
  { actor, at, alsoWrite, mayRequest }: Wished,
): Promise<
  Result<{ readonly person: Person; readonly isRequested: boolean }, PersonRefusal | StoreRefusal | BusyRefusal>
> {
  const { person: id } = record;
  const fields = fieldsOf(record, changes);
  const changed = await room.command<{ code: 'details-tied'; by: Tie }>(
    id,
    { type: 'changeDetails', fields },
    {
      ...{ actor, at, suspects: () => lookalikes(room, { ...record, ...changes }, at) },
      async alongside(trx, person) {
        const by = await tieOf(room, trx, id, at);
        if (by !== undefined) return refuse({ code: 'details-tied', by });
        await rewrite(room, trx, person, record, changes, at);
        await alsoWrite?.(trx);
        return undefined;
      },
    },
  );
  if (changed.ok) {
    await withdrawMet(room, changed.value, { ...record, ...changes }, { actor, at });
    return ok({ person: changed.value, isRequested: false });
  }
  const { refusal } = changed;
  if (refusal.code !== 'details-tied') return refuse(refusal);
  const requested = await room.command<BusyRefusal>(
    id,
    { type: 'requestChange', fields, tie: refusal.by },
    {
      ...{ actor, at },
      async alongside(trx) {
        const allowed = await mayRequest(trx);
        if (!allowed.ok) return allowed;
        const body = { ...(await wishedBy(trx, id)), ...only(changes, fields) };
        await forget(trx, id);
        await ours(trx)
          .insertInto('person_changes')
          .values({ person: id, body: JSON.stringify(body) })
          .execute();
        await writeToBoth(room, trx, record, body, 'changeRequested', at);
        return undefined;
      },
    },
  );
  return requested.ok ? ok({ person: requested.value, isRequested: true }) : requested;
}

export const fieldsOf = (record: PersonalRecord, changes: Changes): Field[] =>
  FIELDS.filter((field) => changes[field] !== undefined && changes[field] !== record[field]);

/** Of what a form says only what is to change; the country follows the postcode. */
function only({ country, ...changes }: Changes, fields: readonly Field[]): Changes {
  const wish: Changes = Object.fromEntries(fields.map((field) => [field, changes[field]]));
  return { ...wish, ...(country && { country }) };
}

/** Who has changed is somebody else to what hangs on the person: a place is personal and cannot be transferred. SSC 7.02 */
export async function tieOf(room: Room, trx: Trx, id: PersonId, at: Instant): Promise<Tie | undefined> {
  for (const source of room.personalData) {
    const tie = await source.ties?.(trx, id, at);
    if (tie !== undefined) return tie;
  }
  return undefined;
}

/** Who may be the same person as somebody with this record. SSC 1 */
async function lookalikes(room: Room, record: PersonalRecord, at: Instant): Promise<readonly PersonId[]> {
  const data = personalData(record);
  if (data === undefined) return [];
  const { person: id } = record;
  return room.services.store.db.transaction().execute(async (trx) => {
    const found = await findMatches(trx, { ...data, id }, room.keyed);
    const { suspects, formers, isExcluded } = await recogniseBy(room, trx, data, id, at);
    return [...found.map((match) => match.id), ...suspects, ...(isExcluded ? formers : [])];
  });
}

/** The record as it is from now on; what was known before stays as marks while something hangs on it. */
async function rewrite(
  room: Room,
  trx: Trx,
  person: Person,
  record: PersonalRecord,
  changes: Changes,
  at: Instant,
): Promise<void> {
  const before = personalData(record);
  if (before !== undefined) await leaveMarks(room, trx, person, before, at);
  const next = { ...record, ...changes };
  await writeRecord(trx, next, room.keyed, at);
  const data = personalData(next);
  if (data !== undefined) await join(trx, person.id, (await recogniseBy(room, trx, data, person.id, at)).formers);
}

/** What the person wishes to be written down, if anything is asked for. */
async function wishedBy(db: Database | Trx, id: PersonId): Promise<Changes | undefined> {
  const row = await db
    .withTables<PeopleTables>()
    .selectFrom('person_changes')
    .select('body')
    .where('person', '=', id)
    .executeTakeFirst();
  return row?.body;
}

/**
 * Whether all of it is what somebody asks for already: then there is nothing new to be written or decided. Where nothing
 * hangs on it any more, it need not be asked for.
 */
export async function isRequestedAlready(
  room: Room,
  record: PersonalRecord,
  changes: Changes,
  at: Instant,
): Promise<boolean> {
  const { db } = room.services.store;
  const wished = await wishedBy(db, record.person);
  if (wished === undefined || fieldsOf(record, changes).some((field) => wished[field] !== changes[field])) return false;
  return (await db.transaction().execute((trx) => tieOf(room, trx, record.person, at))) !== undefined;
}

/** What was asked for stands there now: nobody of the office need decide it. */
async function withdrawMet(room: Room, person: Person, record: PersonalRecord, told: Told): Promise<void> {
  const wished = person.request && (await wishedBy(room.services.store.db, person.id));
  if (wished !== undefined && fieldsOf(record, wished).length === 0) await withdrawChange(room, person.id, told);
}

/** What is asked for, with what stands there now. */
export async function requestOf(room: Room, person: Person, record: PersonalRecord): Promise<RequestedChange | null> {
  const wished = person.request && (await wishedBy(room.services.store.db, person.id));
  if (person.request === undefined || wished === undefined) return null;
  const values = person.request.fields.map((field) => ({
    ...{ field, before: record[field] ?? '', after: wished[field] ?? '' },
  }));
  return { ...person.request, values };
}

export async function withdrawChange(room: Room, id: PersonId, { actor, at }: Told): Promise<Changed> {
  return room.command(id, { type: 'withdrawChange' }, { actor, at, alongside: (trx) => forget(trx, id) });
}

async function forget(trx: Trx, id: PersonId): Promise<void> {
  await ours(trx).deleteFrom('person_changes').where('person', '=', id).execute();
}

/** One of the office says yes or no; with the second who says the same it is done, and both addresses are written to. */
export async function decideChange<Said>(
  room: Room,
  id: PersonId,
  decision: { readonly asked: Instant; readonly grant: boolean },
  { actor, at, ...told }: Told & { readonly once?: Parameters<Room['perform']>[2]['once'] },
  answer: (person: Person) => Said,
): Promise<Result<Done<Said>, PersonRefusal | StoreRefusal>> {
  const { grant } = decision;
  const record = await room.record(id);
  const wished = await wishedBy(room.services.store.db, id);
  if (record === undefined) return refuse({ code: 'person-deleted' });
  try {
    return await room.perform(
      id,
      { type: 'decideChange', ...decision },
      {
        ...{ actor, at, ...told },
        suspects: () => (grant ? lookalikes(room, { ...record, ...wished }, at) : Promise.resolve([])),
        async alongside(trx, person) {
          if (person.request !== undefined || wished === undefined) return; // the first of two has spoken
          await forget(trx, id);
          await writeToBoth(room, trx, record, wished, grant ? 'changeGranted' : 'changeRefused', at);
          if (!grant) return;
          await rewrite(room, trx, person, record, wished, at);
          for (const source of room.personalData) await source.changed?.(trx, id);
        },
      },
      answer,
    );
  } catch (error) {
    // Somebody has registered with the new address in the meantime.
    if (isUniqueViolation(error, 'person_data_email')) return refuse({ code: 'already-registered', article: 'SSC 1' });
    throw error;
  }
}

/** To the mailbox of before and to the one of after: whoever reads either learns of it. */
async function writeToBoth(
  room: Room,
  trx: Trx,
  record: PersonalRecord,
  { email = record.email }: Changes,
  kind: 'changeRequested' | 'changeGranted' | 'changeRefused',
  at: Instant,
): Promise<void> {
  const account = room.link('/account');
  const letter = (words: Words) => words[kind](account);
  for (const [i, address] of [...new Set([record.email, email])].entries())
    await room.write(trx, `${kind}:${record.person}:${at}:${i}`, { ...record, email: address }, kind, letter, at);
}
