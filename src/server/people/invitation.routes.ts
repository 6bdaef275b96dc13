import { ok, refuse } from '../../kit/result.ts';
import { may } from '../http/actor.ts';
import { type Route, route } from '../http/route.ts';
import { importAccounts, invitationOf } from './invitations.ts';
import type { Room } from './room.ts';
import { closed, Token } from './shapes.ts';
import { readTable } from './tableFile.ts';

/** Accounts from a list of the organiser's. SSC 3 */
export const invitationRoutes = (room: Room): readonly Route[] => [
  route('POST /people/imports', {
    policy: may('people.staff'),
    upload: { types: ['text/csv'], bytes: 16 * 1024 * 1024 },
    schema: {
      summary:
        'Prepare accounts from a table: email,firstName,lastName,street,houseNumber,postcode,town,born[,language]. Everybody is invited by letter.',
    },
    async handler({ body, by, at }) {
      const rows = readTable(body);
      return rows.ok ? ok(await importAccounts(room, rows.value, by, at)) : rows;
    },
  }),
  route('POST /people/invitation', {
    policy: may('account.enter'),
    limit: { perMinute: 120, burst: 60, by: 'address' },
    schema: { body: closed({ token: Token }), summary: 'What an invitation knows for the form of registration.' },
    async handler({ body, at }) {
      const found = await invitationOf(room, body.token, at);
      return found ? ok(found.invited) : refuse({ code: 'link-expired' });
    },
  }),
];
