import type { GameLine } from '../../big21/wire.ts';
import { ok, refuse } from '../../kit/result.ts';
import { rappen } from '../../ledger/money.ts';
import { may } from '../http/actor.ts';
import { type Limit, type Route, route, sent } from '../http/route.ts';
import type { LedgerTables } from '../ledger/tables.ts';
import type { Database } from '../store/database.ts';
import { move, recordOf, showGame, startGame } from './playing.ts';
import type { Big21Room } from './room.ts';
import { EMPTY, ID, MOVE, START } from './shapes.ts';

/** Nobody begins two games a second; a whole day's participations at once must still go through (B21 4.2). */
const OPENING: Limit = { perMinute: 120, burst: 150, by: 'actor' };

/** Playing: promise, stake, cards, history, record. */
export const gameRoutes = (room: Big21Room): readonly Route[] => [
  route('POST /big21/promises', {
    policy: may('big21.play'),
    limit: OPENING,
    schema: { body: EMPTY, summary: 'The hash of the seed of your next Big21.' },
    handler: async ({ by, at }) => ok({ commitment: await room.seeds.promise(by, at) }),
  }),
  route('POST /big21/games', {
    policy: may('big21.play'),
    idempotency: 'required',
    limit: OPENING,
    schema: { body: START, summary: 'Stake CHF 1 to 5, or practise (B21 4.1).' },
    async handler({ body, actor, by, at, once }) {
      if (body.purse === 'money' && actor.kind !== 'person') return refuse({ code: 'not-signed-in', article: 'B21 5' });
      return sent(await startGame(room, { ...body, owner: by, at, once }));
    },
  }),
  route('GET /big21/games', {
    policy: may('big21.play'),
    schema: { summary: 'Your games, the latest first.' },
    handler: async ({ by }) => ok({ games: await gamesOf(room.services.store.db, by) }),
  }),
  route('GET /big21/games/:id', {
    policy: may('big21.play'),
    schema: { params: ID, summary: 'A game as you may see it.' },
    handler: ({ params, by, at }) => showGame(room, params.id, by, at),
  }),
  route('POST /big21/games/:id/commands', {
    policy: may('big21.play'),
    idempotency: 'required',
    schema: { params: ID, body: MOVE, summary: 'Place, discard, buy, end the round, predict, risk, stop.' },
    handler: async ({ params, body, by, at, once }) => sent(await move(room, params.id, by, body, at, once)),
  }),
  route('GET /big21/games/:id/record', {
    policy: may('big21.play'),
    schema: { params: ID, summary: 'Everything that happened; with the seed once it is over: verify it yourself.' },
    handler: ({ params, by }) => recordOf(room, params.id, by),
  }),
];

async function gamesOf(db: Database, owner: string): Promise<readonly GameLine[]> {
  const rows = await db
    .withTables<LedgerTables>()
    .selectFrom('big21_games')
    .selectAll()
    .where('owner', '=', owner)
    .orderBy('started_at', 'desc')
    .execute();
  return rows.map((row) => ({
    ...{ id: row.id, purse: row.purse, model: row.model, day: row.day, startedAt: row.started_at },
    ...{ deadline: row.deadline, bought: row.bought, ending: row.ending, endedAt: row.ended_at },
    ...{ stake: rappen(Number(row.stake)), staked: rappen(Number(row.staked)) },
    paid: row.paid === null ? null : rappen(Number(row.paid)),
  }));
}
