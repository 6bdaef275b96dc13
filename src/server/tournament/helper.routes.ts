import Type from 'typebox';
import { ok, refuse } from '../../kit/result.ts';
import { invitationOf } from '../../tournament/evening/helpers.ts';
import { STAFF_ROLES } from '../../tournament/evening/rights.ts';
import type { StaffAsked } from '../../tournament/wire.ts';
import { ORDINAL } from '../http/numbers.ts';
import type { Route } from '../http/route.ts';
import type { Trx } from '../store/database.ts';
import type { ServerBoard } from './boards.ts';
import { readDevice, readKey } from './keys.ts';
import { type Asking, commandEvening, doneOf, type Office, withNews } from './office.ts';
import { closed, oneOf, SINCE, TOURNAMENT } from './shapes.ts';
import type { TournamentTables } from './tables.ts';
import { tournamentRoute } from './tournamentRoute.ts';

/** Helpers without an account: the director invites, a device takes it up. */
export const helperRoutes = (office: Office): readonly Route[] => [staff(office), invitations(office)];

const HELPER = Type.Integer({ minimum: 1, maximum: 999 });

const staff = (office: Office): Route =>
  tournamentRoute(office, 'POST /tournaments/:id/staff', {
    right: 'staff.write',
    idempotency: 'required',
    schema: {
      params: TOURNAMENT,
      querystring: SINCE,
      body: Type.Union([
        Type.Object(
          {
            name: Type.String({ minLength: 1, maxLength: 80 }),
            role: oneOf(STAFF_ROLES),
            player: Type.Optional(ORDINAL),
          },
          closed,
        ),
        Type.Object({ invite: HELPER }, closed),
        // The director who began it stays.
        Type.Object({ block: Type.Integer({ minimum: 2, maximum: 999 }) }, closed),
      ]),
      summary: 'A helper with an invitation, a new invitation in place of what the last one opened, or the end of one.',
    },
    async handler({ params: { id }, query, body, board, access, by, at, once }) {
      if (!by || !access) return refuse({ code: 'forbidden' });
      const known = 'invite' in body ? body.invite : 'block' in body ? body.block : undefined;
      if (known !== undefined && isGone(board, known)) return refuse({ code: 'not-found' });
      const done = doneOf(await tell(office, board, body, { by, at, once }));
      return withNews(office, id, access, query.since, done);
    },
  });

const isGone = ({ staff }: ServerBoard, number: number): boolean => staff.get(number)?.isRevoked ?? true;

async function tell(
  office: Office,
  board: ServerBoard,
  asked: StaffAsked,
  asking: Asking,
): ReturnType<typeof commandEvening> {
  const { id, staff } = board;
  if ('invite' in asked) return commandEvening(office, id, { type: 'invite-helper', staff: asked.invite }, asking);
  if ('block' in asked) {
    const block = (trx: Trx) => markBlocked(trx, id, asked.block);
    return commandEvening(office, id, { type: 'block-helper', staff: asked.block }, asking, block);
  }
  const { name, role, player = null } = asked;
  const number = Math.max(0, ...staff.keys()) + 1;
  const add = async (trx: Trx) => {
    const row = { tournament: id, staff: number, name, role, player, is_revoked: false };
    await trx.withTables<TournamentTables>().insertInto('tournament_staff').values(row).execute();
  };
  const told = await commandEvening(office, id, { type: 'invite-helper', staff: number, isNew: true }, asking, add);
  if (told.ok || told.refusal.code !== 'helper-exists') return told;
  const now = await office.boards.load(id); // somebody else has added one at the same moment: the next number
  return now ? tell(office, now, asked, asking) : told;
}

async function markBlocked(trx: Trx, id: string, staff: number): Promise<void> {
  await trx
    .withTables<TournamentTables>()
    .updateTable('tournament_staff')
    .set({ is_revoked: true })
    .where('tournament', '=', id)
    .where('staff', '=', staff)
    .execute();
}

const invitations = (office: Office): Route =>
  tournamentRoute(office, 'POST /tournaments/:id/invitations', {
    right: 'invitation.use',
    limit: { perMinute: 30, burst: 60, by: 'address' },
    schema: {
      params: TOURNAMENT,
      body: Type.Object(
        {
          invitation: Type.String({ maxLength: 40 }),
          secret: Type.String({ pattern: '^s\\d{1,5}-[A-Za-z0-9_-]{43}$' }),
        },
        closed,
      ),
      summary: 'A device takes up an invitation: from then on its own secret is its code.',
    },
    async handler({ params: { id }, body: { invitation: code, secret }, board, at }) {
      const key = readKey(board.secret, code);
      const device = readDevice(secret);
      const { staff, invitation } = invitationOf(key?.kind === 'i' ? key.number : 0);
      const helper = board.staff.get(staff);
      if (!helper || device?.staff !== staff)
        return refuse({ code: 'unknown-code', article: board.evening.regulation.articles.number });
      if (helper.isRevoked) return refuse({ code: 'invitation-replaced' });
      const by = { role: helper.role, who: `staff:${staff}`, ...(helper.player !== null && { player: helper.player }) };
      const command = { type: 'use-invitation', staff, invitation, device: device.hash } as const;
      const told = await commandEvening(office, id, command, { by, at, once: undefined });
      return told.ok ? ok({ staff }) : told;
    },
  });
