import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import Type from 'typebox';
import { ok, type Result, refuse } from '../../kit/result.ts';
import { isDay } from '../../kit/time.ts';
import { EXCLUSION_REASONS, type ExclusionReason, type Person, type PersonCommand } from '../../people/person.ts';
import { PERMISSIONS, type Permission, ROLES, type Role, STAFF } from '../../people/role.ts';
import { line } from '../../people/text.ts';
import type { Actor, Policy } from '../http/actor.ts';
import { looseRoute, type Route, sent } from '../http/route.ts';
import type { MailTables } from '../mail/outbox.ts';
import type { ExclusionLists } from './exclusionLists.ts';
import { fromRow } from './record.ts';
import type { Room } from './room.ts';
import { closed, Id, LanguageShape, Nothing, Text } from './shapes.ts';
import { addStaff, staffLink } from './staff.ts';
import type { PeopleTables } from './tables.ts';

/** The roles that have a permission, as a policy. */
export const policyFor = (permission: Permission): Policy => ({
  role: (PERMISSIONS[permission] as readonly string[]).filter((role): role is Role => role !== 'guest'),
});

const idOf = (actor: Actor): string => (actor.kind === 'person' ? actor.id : 'system');
const reasons = Object.keys(EXCLUSION_REASONS) as ExclusionReason[];

/** What organisers and auditors see and do about people. */
export const reviewRoutes = (room: Room, lists: ExclusionLists): readonly Route[] => {
  const tables = room.services.store.db.withTables<PeopleTables & MailTables>();

  const about = (url: string, permission: Permission, summary: string, command: (by: string) => PersonCommand): Route =>
    looseRoute({
      ...{ method: 'POST', url, policy: policyFor(permission), schema: { params: Id, body: Nothing, summary } },
      handler: async ({ actor, params, at, by, once }) =>
        sent(await room.perform(params.id, command(idOf(actor)), { actor: by, at, once, answer: standing })),
    });

  return [
    looseRoute({
      method: 'GET',
      url: '/api/people',
      policy: policyFor('people.read'),
      schema: {
        querystring: closed({
          search: Type.Optional(Type.String({ maxLength: 80 })),
          only: Type.Optional(
            Type.Union([
              Type.Literal('held'),
              Type.Literal('proposed'),
              Type.Literal('excluded'),
              Type.Literal('staff'),
            ]),
          ),
          after: Type.Optional(Type.String({ maxLength: 200 })),
        }),
        summary: 'People, fifty at a time, by name.',
      },
      async handler({ query }) {
        const { search = '', only, after } = query;
        const start = search
          .replace(/\p{C}/gu, '')
          .trim()
          .toLowerCase()
          .replace(/[\\%_]/g, '\\$&');
        let people = tables
          .selectFrom('person_data')
          .innerJoin('people', 'people.person', 'person_data.person')
          .selectAll()
          .orderBy(sql`lower(last_name)`)
          .orderBy(sql`lower(first_name)`)
          .orderBy('person_data.person')
          .limit(51);
        if (start !== '') {
          people = people.where(({ or, eb }) =>
            or([
              eb(sql`lower(last_name)`, 'like', `${start}%`),
              eb(sql`lower(first_name)`, 'like', `${start}%`),
              eb(sql`lower(email)`, 'like', `${start}%`),
              eb(sql`lower(last_name || ' ' || first_name)`, 'like', `${start}%`),
              eb(sql`lower(first_name || ' ' || last_name)`, 'like', `${start}%`),
            ]),
          );
        }
        if (only === 'staff') people = people.where(sql<boolean>`people.roles && ${sql.val(STAFF)}::text[]`);
        else if (only !== undefined) people = people.where(`people.${only}`, '=', true);
        if (after !== undefined) {
          const [last = '', first = '', person = ''] = after.replace(/\p{C}/gu, '').split('|');
          people = people.where(
            sql<boolean>`(lower(last_name), lower(first_name), person_data.person) > (${last}, ${first}, ${person})`,
          );
        }
        const rows = await people.execute();
        const page = rows.slice(0, 50).map((row) => ({
          ...fromRow(row as never),
          ...{
            roles: row.roles,
            held: row.held,
            proposed: row.proposed,
            excluded: row.excluded,
            registeredAt: row.registered_at,
          },
        }));
        const end = page.at(-1);
        const next = rows.length > 50 && end ? `${end.lastName}|${end.firstName}|${end.person}`.toLowerCase() : null;
        return ok({ people: page, next });
      },
    }),

    looseRoute({
      method: 'GET',
      url: '/api/people/:id',
      policy: policyFor('people.read'),
      schema: { params: Id, summary: 'One person: record, standing and who they may be the same as.' },
      async handler({ params }) {
        const person = await room.person(params.id);
        if (person === undefined) return refuse({ code: 'not-found' });
        const suspects = await Promise.all((person.hold?.suspects ?? []).map((id) => room.record(id)));
        const notes = await tables
          .selectFrom('person_data')
          .select('notes')
          .where('person', '=', params.id)
          .executeTakeFirst();
        return ok({
          ...standing(person),
          record: (await room.record(params.id)) ?? null,
          notes: notes?.notes ?? [],
          suspects: suspects.filter((record) => record !== undefined),
        });
      },
    }),

    about('/api/people/:id/release', 'people.review', 'A held person is somebody else after all.', (by) => ({
      type: 'release',
      by,
    })),
    about('/api/people/:id/readmission', 'people.exclude', 'Propose to let an excluded person in again.', (by) => ({
      type: 'proposeReadmission',
      by,
    })),
    about('/api/people/:id/approval', 'people.exclude', 'The second person agrees.', (by) => ({ type: 'approve', by })),
    about('/api/people/:id/proposal/drop', 'people.exclude', 'Drop what was proposed.', (by) => ({
      type: 'dropProposal',
      by,
    })),

    looseRoute({
      method: 'POST',
      url: '/api/people/:id/exclusion',
      policy: policyFor('people.exclude'),
      schema: {
        params: Id,
        body: closed({ reason: Type.Union(reasons.map((reason) => Type.Literal(reason))), note: Type.Optional(Text) }),
        summary: 'Propose an exclusion (SSC 3, SSC 8.01); a second person approves it.',
      },
      async handler({ actor, params, body, at, by, once }) {
        const note = body.note === undefined ? undefined : line(body.note, 500);
        if (note?.ok === false) return refuse({ ...note.refusal, field: 'note' });
        const command: PersonCommand = {
          type: 'proposeExclusion',
          reason: body.reason as ExclusionReason,
          by: idOf(actor),
        };
        const alongside: Parameters<Room['command']>[2]['alongside'] = async (trx) => {
          if (note === undefined) return;
          const added = JSON.stringify([{ at, by: idOf(actor), note: note.value }]);
          await sql`update person_data set notes = (notes::jsonb || ${added}::jsonb)::json where person = ${params.id}`.execute(
            trx,
          );
        };
        return sent(await room.perform(params.id, command, { actor: by, at, once, alongside, answer: standing }));
      },
    }),

    looseRoute({
      method: 'PUT',
      url: '/api/people/:id/roles',
      policy: policyFor('people.staff'),
      schema: {
        params: Id,
        body: closed({ role: Type.Union(ROLES.map((role) => Type.Literal(role))), given: Type.Boolean() }),
        summary: 'Give or take a role.',
      },
      async handler({ actor, params, body, at, by, once }) {
        // Nobody locks the last organiser out by a slip: one's own role is taken by another organiser.
        if (params.id === idOf(actor)) return refuse({ code: 'not-about-oneself' });
        const command: PersonCommand = { type: 'setRole', role: body.role as Role, given: body.given, by: idOf(actor) };
        return sent(await room.perform(params.id, command, { actor: by, at, once, answer: standing }));
      },
    }),

    looseRoute({
      method: 'POST',
      url: '/api/staff',
      policy: policyFor('people.staff'),
      schema: {
        body: closed({
          email: Text,
          firstName: Text,
          lastName: Text,
          language: LanguageShape,
          role: Type.Union(ROLES.map((role) => Type.Literal(role))),
        }),
        summary: 'Add staff; answers a one-time sign-in link.',
      },
      async handler({ body, at, by }) {
        const added = await addStaff(room, { ...body, role: body.role as Role }, by, at);
        return added.ok ? ok(added.value) : refuse(added.refusal);
      },
    }),

    looseRoute({
      method: 'POST',
      url: '/api/staff/:id/link',
      policy: policyFor('people.staff'),
      schema: {
        params: Id,
        body: closed({ newFactor: Type.Optional(Type.Boolean()) }),
        summary: 'A fresh one-time link; with newFactor for staff and players who lost the phone with their codes.',
      },
      async handler({ params, body, at }) {
        const person = await room.person(params.id);
        const isTheirs = person?.roles.some((role) => STAFF.includes(role)) || body.newFactor === true;
        if (person === undefined || person.deletedAt !== undefined || !isTheirs) return refuse({ code: 'not-found' });
        return ok({ link: await staffLink(room, params.id, at, body.newFactor) });
      },
    }),

    looseRoute({
      method: 'POST',
      url: '/api/people/exclusion-list',
      policy: policyFor('people.review'),
      upload: { types: ['text/csv'], bytes: 4 * 1024 * 1024 },
      schema: {
        summary:
          'Replace the list of excluded employees (SSC 1): firstName,lastName[,born,street,houseNumber,postcode].',
      },
      async handler({ body }) {
        const read = readExclusionList(body as Buffer);
        if (!read.ok) return refuse(read.refusal);
        await lists.replace(read.value);
        return ok({ entries: read.value.length });
      },
    }),

    looseRoute({
      method: 'GET',
      url: '/api/mail',
      policy: policyFor('mail.read'),
      schema: { summary: 'The last two hundred letters: kind and state, never the text.' },
      async handler() {
        const letters = await tables
          .selectFrom('outbox')
          .select(['id', 'person', 'kind', 'state', 'attempts', 'last_error', 'created_at', 'sent_at'])
          .orderBy('id', 'desc')
          .limit(200)
          .execute();
        return ok({ letters: letters.map((letter) => ({ ...letter, id: String(letter.id) })) });
      },
    }),
  ];
};

const standing = ({ id, confirmed, roles, hold, proposal, exclusion, deletedAt, registeredAt }: Person) => ({
  ...{ id, confirmed, roles, registeredAt, hold: hold ?? null, proposal: proposal ?? null },
  ...{ exclusion: exclusion ?? null, deletedAt: deletedAt ?? null },
});

interface ListedRow {
  firstName: string;
  lastName: string;
  born?: string;
  street?: string;
  houseNumber?: string;
  postcode?: string;
}

/** A table with a heading line; the first bad row is named, and then nothing is taken. */
export function readExclusionList(
  bytes: Buffer,
): Result<readonly ListedRow[], { code: 'bad-list'; row: number; why: string }> {
  let rows: Record<string, string>[];
  try {
    rows = parse(bytes, { columns: true, bom: true, trim: true, skip_empty_lines: true, delimiter: [',', ';', '\t'] });
  } catch (error) {
    return refuse({ code: 'bad-list', row: Number((error as { lines?: number }).lines ?? 1), why: 'not a table' });
  }
  const entries: ListedRow[] = [];
  for (const [i, row] of rows.entries()) {
    const { firstName, lastName, born, street, houseNumber, postcode } = row;
    const names = [line(firstName, 80), line(lastName, 80)];
    if (names.some((name) => !name.ok)) return refuse({ code: 'bad-list', row: i + 2, why: 'firstName and lastName' });
    if (born && !isDay(born)) return refuse({ code: 'bad-list', row: i + 2, why: 'born' });
    const optional = Object.entries({ born, street, houseNumber, postcode }).filter(([, value]) => value);
    entries.push({ firstName: firstName!, lastName: lastName!, ...Object.fromEntries(optional) });
  }
  return ok(entries);
}
