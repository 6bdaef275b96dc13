import { sql } from 'kysely';
import Type from 'typebox';
import { ok, refuse } from '../../kit/result.ts';
import { EXCLUSION_REASONS, type ExclusionReason, type Person, type PersonCommand } from '../../people/person.ts';
import type { Permission } from '../../people/role.ts';
import { line } from '../../people/text.ts';
import type { Standing } from '../../people/wire.ts';
import { may } from '../http/actor.ts';
import { INSTANT } from '../http/numbers.ts';
import { type Route, route, sent } from '../http/route.ts';
import type { Trx } from '../store/database.ts';
import { personOf } from './asking.ts';
import { decideChange } from './changing.ts';
import { readExclusionList } from './exclusionListFile.ts';
import type { ExclusionLists } from './exclusionLists.ts';
import type { Room } from './room.ts';
import { closed, Id, Nothing, oneOf, Text } from './shapes.ts';

const REASONS = Object.keys(EXCLUSION_REASONS) as ExclusionReason[];

/** Who was held is looked at; who breaks the rules is excluded, by two people. SSC 1, SSC 3, SSC 8.01 */
export const reviewRoutes = (room: Room, lists: ExclusionLists): readonly Route[] => [
  release(room),
  decision(room, 'POST /people/:id/readmission', 'people.exclude', 'Propose to let an excluded person in again.', {
    type: 'proposeReadmission',
  }),
  decision(room, 'POST /people/:id/approval', 'people.exclude', 'The second person agrees.', { type: 'approve' }),
  decision(room, 'POST /people/:id/proposal/drop', 'people.exclude', 'Drop what was proposed.', {
    type: 'dropProposal',
  }),
  exclusion(room),
  change(room),
  exclusionListRoute(lists),
];

type Decision = 'POST /people/:id/readmission' | 'POST /people/:id/approval' | 'POST /people/:id/proposal/drop';

/** A decision about a person that says nothing more than itself. */
const decision = (room: Room, key: Decision, permission: Permission, summary: string, command: PersonCommand): Route =>
  route(key, {
    policy: may(permission),
    schema: { params: Id, body: Nothing, summary },
    handler: async ({ params, at, by, once }) =>
      sent(await room.perform(params.id, command, { actor: by, at, once }, standing)),
  });

/** Who was held was told that somebody would look, and is now told how it ended. SSC 1 */
const release = (room: Room): Route =>
  route('POST /people/:id/release', {
    policy: may('people.review'),
    schema: { params: Id, body: Nothing, summary: 'A held person is somebody else after all, and is told so.' },
    async handler({ params: { id }, at, by, once }) {
      const told = {
        ...{ actor: by, at, once },
        async alongside(trx: Trx) {
          const record = await room.record(id);
          if (!record) return;
          const home = room.link('/championship');
          await room.write(trx, `released:${id}:${at}`, record, 'released', (words) => words.released(home), at);
        },
      };
      return sent(await room.perform(id, { type: 'release' }, told, standing));
    },
  });

const exclusion = (room: Room): Route =>
  route('POST /people/:id/exclusion', {
    policy: may('people.exclude'),
    schema: {
      params: Id,
      body: closed({ reason: oneOf(REASONS), note: Type.Optional(Text) }),
      summary: 'Propose an exclusion (SSC 3, SSC 8.01); a second person approves it.',
    },
    async handler({ actor, params, body, at, by, once }) {
      const note = body.note === undefined ? undefined : line(body.note, 500);
      if (note?.ok === false) return refuse({ code: 'invalid', part: 'body', path: '/note', why: note.refusal.code });
      const told = {
        ...{ actor: by, at, once },
        async alongside(trx: Trx) {
          if (note === undefined) return;
          const added = JSON.stringify([{ at, by: personOf(actor), note: note.value }]);
          await sql`update person_data set notes = (notes::jsonb || ${added}::jsonb)::json where person = ${params.id}`.execute(
            trx,
          );
        },
      };
      return sent(await room.perform(params.id, { type: 'proposeExclusion', reason: body.reason }, told, standing));
    },
  });

const change = (room: Room): Route =>
  route('POST /people/:id/change', {
    policy: may('people.change'),
    schema: {
      params: Id,
      body: closed({ asked: INSTANT, grant: Type.Boolean() }),
      summary: 'Grant or refuse what a person asks to change of its record; two who say the same decide (SSC 7.02).',
    },
    handler: async ({ params, body, at, by, once }) =>
      sent(await decideChange(room, params.id, body, { actor: by, at, once }, standing)),
  });

const exclusionListRoute = (lists: ExclusionLists): Route =>
  route('POST /people/exclusion-list', {
    policy: may('people.review'),
    upload: { types: ['text/csv'], bytes: 4 * 1024 * 1024 },
    schema: {
      summary: 'Replace the list of excluded employees (SSC 1): firstName,lastName[,born,street,houseNumber,postcode].',
    },
    async handler({ body, by, at }) {
      const read = readExclusionList(body);
      if (!read.ok) return read;
      await lists.replace(read.value, by, at);
      return ok({ entries: read.value.length });
    },
  });

export const standing = (person: Person): Standing => {
  const { id, confirmed, roles, registeredAt, hold = null, proposal = null, exclusion: excluded = null } = person;
  return {
    id,
    confirmed,
    roles,
    registeredAt,
    hold,
    proposal,
    exclusion: excluded,
    deletedAt: person.deletedAt ?? null,
  };
};
