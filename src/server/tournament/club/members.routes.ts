import Type from 'typebox';
import { ok, refuse } from '../../../kit/result.ts';
import {
  type KnownMember,
  type Member,
  type MembersRefusal,
  MOST_MEMBERS,
  memberKey,
  membersProcess,
} from '../../../tournament/club/members.ts';
import { bySurname } from '../../../tournament/club/names.ts';
import { ORDINAL } from '../../http/numbers.ts';
import type { Limit, Route } from '../../http/route.ts';
import type { Trx } from '../../store/database.ts';
import type { Store } from '../../store/store.ts';
import type { Office } from '../office.ts';
import { closed, SINCE, TOURNAMENT } from '../shapes.ts';
import { tournamentRoute } from '../tournamentRoute.ts';
import type { ClubTables } from './tables.ts';

const MEMBER = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 80 }),
    town: Type.String({ maxLength: 80 }),
    yearOfBirth: Type.Union([Type.Integer({ minimum: 1900, maximum: 2100 }), Type.Null()]),
  },
  closed,
);

/** The list is read and sent whole; a desk asks for it when it opens, and with each name it keeps. */
const AT_THE_DESK: Limit = { perMinute: 60, burst: 60, by: 'address' };

/** Those who come often: one list for all evenings of an organiser, at every desk of his. */
export const memberRoutes = (office: Office): readonly Route[] => [
  tournamentRoute(office, 'GET /tournaments/:id/members', {
    right: 'member.keep',
    limit: AT_THE_DESK,
    schema: { params: TOURNAMENT, querystring: SINCE, summary: 'The organiser’s members, by surname.' },
    handler: async ({ board }) => ok({ members: await membersOf(office.store, houseOf(board.owner)) }),
  }),
  tournamentRoute(office, 'POST /tournaments/:id/members', {
    right: 'member.keep',
    idempotency: 'required',
    limit: AT_THE_DESK,
    schema: {
      params: TOURNAMENT,
      querystring: SINCE,
      body: Type.Union([
        Type.Object({ keep: Type.Array(MEMBER, { maxItems: 2000 }) }, closed),
        Type.Object({ remove: ORDINAL }, closed),
      ]),
      summary: 'Keeps people as members, or forgets one.',
    },
    async handler({ body, board, by, at, once }) {
      const owner = houseOf(board.owner);
      const who = by?.who ?? 'system';
      const done = await office.store.perform(membersProcess, {
        ...{ stream: `members:${owner}`, actor: who, at, once, by: who },
        command: {
          ...('keep' in body
            ? ({ type: 'membersKept', members: body.keep.length } as const)
            : ({ type: 'memberForgotten', member: body.remove } as const)),
          tournament: board.id,
        },
        answer: () => null, // answers are kept, names go when somebody is forgotten: the list is read below
        alongside: (trx) => ('keep' in body ? keep(trx, owner, body.keep) : forget(trx, owner, body.remove)),
      });
      return done.ok ? ok({ members: await membersOf(office.store, owner) }) : done;
    },
  }),
];

/** On a hall's laptop, where nobody has an account, there is one list. */
const houseOf = (owner: string): string => (owner.startsWith('person:') ? owner : 'house');

/** Who is known already stays as he is. */
async function keep(trx: Trx, owner: string, members: readonly Member[]) {
  const values = members.map((each) => {
    const name = each.name.trim().replace(/\s+/g, ' ');
    const town = each.town.trim();
    return { owner, key: memberKey({ name, town }), name, town, year_of_birth: each.yearOfBirth };
  });
  if (values.length === 0) return undefined;
  const tables = trx.withTables<ClubTables>();
  await tables
    .insertInto('tournament_members')
    .values(values)
    .onConflict((conflict) => conflict.columns(['owner', 'key']).doNothing())
    .execute();
  const { count } = await tables
    .selectFrom('tournament_members')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('owner', '=', owner)
    .executeTakeFirstOrThrow();
  return count > MOST_MEMBERS ? refuse<MembersRefusal>({ code: 'too-many-members', most: MOST_MEMBERS }) : undefined;
}

async function forget(trx: Trx, owner: string, member: number): Promise<undefined> {
  const members = trx.withTables<ClubTables>().deleteFrom('tournament_members');
  await members.where('owner', '=', owner).where('member', '=', member).execute();
}

/** By surname. */
export async function membersOf(store: Store, owner: string): Promise<KnownMember[]> {
  const rows = await store.db
    .withTables<ClubTables>()
    .selectFrom('tournament_members')
    .select(['member', 'name', 'town', 'year_of_birth as yearOfBirth'])
    .where('owner', '=', owner)
    .execute();
  return bySurname(rows);
}
