import Type from 'typebox';
import { ok, refuse } from '../../kit/result.ts';
import { isStaff, ROLES } from '../../people/role.ts';
import { may } from '../http/actor.ts';
import { type Route, route, sent } from '../http/route.ts';
import { personOf } from './asking.ts';
import { standing } from './review.routes.ts';
import type { Room } from './room.ts';
import { closed, Id, LanguageShape, oneOf, Text } from './shapes.ts';
import { addStaff, sendStaffLink } from './staff.ts';

/** Who works for the organiser, in which roles, and how they come in. */
export const staffRoutes = (room: Room): readonly Route[] => [
  route('PUT /people/:id/roles', {
    policy: may('people.staff'),
    schema: {
      params: Id,
      body: closed({ role: oneOf(ROLES), given: Type.Boolean() }),
      summary: 'Give or take a role.',
    },
    async handler({ actor, params, body, at, by, once }) {
      // Nobody locks the last organiser out by a slip: one's own role is taken by another organiser.
      if (params.id === personOf(actor)) return refuse({ code: 'not-about-oneself' });
      return sent(await room.perform(params.id, { type: 'setRole', ...body }, { actor: by, at, once }, standing));
    },
  }),

  route('POST /staff', {
    policy: may('people.staff'),
    schema: {
      body: closed({ email: Text, firstName: Text, lastName: Text, language: LanguageShape, role: oneOf(ROLES) }),
      summary: 'Add staff; a one-time sign-in link goes to their address.',
    },
    async handler({ body, at, by }) {
      const allowed = await room.mayWrite({ by, as: 'byOffice' }, at);
      if (!allowed.ok) return allowed;
      const added = await addStaff(room, body, by, at);
      if (!added.ok) return added;
      const sentLink = await sendStaffLink(room, { person: added.value, newFactor: false, by, at });
      return sentLink.ok ? ok({ id: added.value }) : sentLink;
    },
  }),

  route('POST /staff/:id/link', {
    policy: may('people.staff'),
    schema: {
      params: Id,
      body: closed({ newFactor: Type.Optional(Type.Boolean()) }),
      summary:
        'A fresh link to the person’s address; with newFactor for staff and players who lost the phone with their codes.',
    },
    async handler({ params, body, at, by }) {
      const person = await room.person(params.id);
      if (person === undefined || person.deletedAt !== undefined) return refuse({ code: 'not-found' });
      if (!isStaff(person.roles) && body.newFactor !== true) return refuse({ code: 'not-found' });
      const allowed = await room.mayWrite({ by, as: 'byOffice' }, at);
      if (!allowed.ok) return allowed;
      const wanted = { person: params.id, newFactor: body.newFactor === true, by, at };
      const sentLink = await sendStaffLink(room, wanted);
      return sentLink.ok ? ok({}) : sentLink;
    },
  }),
];
