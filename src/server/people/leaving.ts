import { sql } from 'kysely';
import { type Result, refuse } from '../../kit/result.ts';
import type { Instant } from '../../kit/time.ts';
import type { StillOpen } from '../../people/leaving.ts';
import type { Person, PersonId, PersonRefusal } from '../../people/person.ts';
import type { PersonalRecord } from '../../people/record.ts';
import type { Role } from '../../people/role.ts';
import type { StoreRefusal } from '../../wire/refusals.ts';
import { type MailTables, openedLetter } from '../mail/outbox.ts';
import type { Trx } from '../store/database.ts';
import { requestOf } from './changing.ts';
import { formersOf, leaveMarks } from './marks.ts';
import { personStream } from './process.ts';
import { fromRow, personalData } from './record.ts';
import type { Room } from './room.ts';
import { ours, type PeopleTables } from './tables.ts';
import { WORDS } from './words.ts';

/** Everything we know about a person, from every subject; complete, or a file that breaks off and is no JSON. */
export async function exportOf(room: Room, id: PersonId, at: Instant) {
  const { store } = room.services;
  const tables = store.db.withTables<PeopleTables & MailTables>();
  const [formers, record, events, sessions, identities, devices, letters, notes] = await Promise.all([
    formersOf(store.db, id),
    room.record(id),
    store.read(personStream(id)),
    tables.selectFrom('sessions').select(['created_at', 'seen_at']).where('person', '=', id).execute(),
    tables.selectFrom('person_identities').select(['issuer', 'subject']).where('person', '=', id).execute(),
    tables.selectFrom('person_devices').select(['first_at', 'last_at']).where('person', '=', id).execute(),
    tables
      .selectFrom('outbox')
      .select(['key', 'kind', 'state', 'created_at', 'sent_at', 'subject', 'address'])
      .where('person', '=', id)
      .execute(),
    tables.selectFrom('person_data').select('notes').where('person', '=', id).executeTakeFirst(),
  ]);
  const person = await room.person(id);
  const request = person && record ? await requestOf(room, person, record) : null;
  const subjects: Record<string, unknown> = {};
  for (const source of room.personalData) subjects[source.name] = await source.export(id);
  return {
    ...{ person: id, formers, exportedAt: at, record, request, notes: notes?.notes ?? [] },
    history: events.map(({ event, actor, at: when }) => ({ event, actor, at: when })),
    ...{ sessions, identities, devices, subjects },
    letters: letters.map((letter) => openedLetter(room.services, letter)),
    // Revised data protection act, Art. 25: how long, and what decides by itself.
    kept: {
      record: 'until you delete your account',
      history: 'event log without names, kept for the integrity of results',
      marks:
        'after you leave: keyed hashes of name and birthday, mailbox, and name and address, while something hangs on them (an edition that runs, an exclusion, limits, money for ten years), so that you are the same person to every limit when you come back',
      decisions: 'registrations that look like another are held until a person has looked',
    },
  };
}

/** Personal data go at once; events keep the id, and the chain stays valid. */
export async function erase(
  room: Room,
  id: PersonId,
  actor: string,
  at: Instant,
): Promise<Result<Person, PersonRefusal | StoreRefusal>> {
  const record = await room.record(id);
  if (record === undefined) return refuse({ code: 'person-deleted' });
  const data = personalData(record);
  let files: readonly string[] = [];
  const deleted = await room.command(
    id,
    { type: 'delete' },
    {
      actor,
      at,
      async alongside(trx, person) {
        await tellOffice(room, trx, id, at);
        if (data !== undefined) await leaveMarks(room, trx, person, data, at);
        for (const source of room.personalData) await source.erase?.(trx, id);
        files = await room.outbox.forget(trx, id);
        await ours(trx).deleteFrom('registrations').where('email', '=', record.email).execute();
        await ours(trx).deleteFrom('invitations').where('email', '=', record.email).execute();
        // Keys, secrets, identities, sessions and links go with the record.
        await ours(trx).deleteFrom('person_data').where('person', '=', id).execute();
        // A last letter where it can be sent; as a file it would only keep the address we have just erased.
        if (room.services.config.smtpUrl === undefined) return;
        const to = { address: record.email, language: record.language, name: '' };
        await room.outbox.post(trx, `deleted:${id}`, 'deleted', to, WORDS[record.language].deleted(), at);
      },
    },
  );
  if (deleted.ok) await room.outbox.removeFiles(files);
  return deleted;
}

/** What the person would cut off by leaving now, from every subject. */
export async function stillOpen(room: Room, trx: Trx, id: PersonId, at: Instant): Promise<readonly StillOpen[]> {
  const open: StillOpen[] = [];
  for (const source of room.personalData) open.push(...((await source.stillOpen?.(trx, id, at)) ?? []));
  return open;
}

/** Who answers for games and money learns that their owner left; of a place in the final the championship writes. */
async function tellOffice(room: Room, trx: Trx, id: PersonId, at: Instant): Promise<void> {
  const open = await stillOpen(room, trx, id, at);
  if (!open.some(({ kind }) => kind === 'money' || kind === 'games')) return;
  const desk = room.link('/big21/desk');
  for (const record of await staffIn(trx, ['organiser', 'cashier']))
    await room.write(trx, `left:${id}:${record.person}`, record, 'leftOpen', (words) => words.leftOpen(id, desk), at);
}

async function staffIn(trx: Trx, roles: readonly Role[]): Promise<readonly PersonalRecord[]> {
  const rows = await ours(trx)
    .selectFrom('person_data')
    .innerJoin('people', 'people.person', 'person_data.person')
    .selectAll('person_data')
    .where(sql<boolean>`people.roles && ${sql.val(roles)}::text[]`)
    .execute();
  return rows.map(fromRow);
}
