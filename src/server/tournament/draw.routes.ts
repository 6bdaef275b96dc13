import { randomBytes } from 'node:crypto';
import Type from 'typebox';
import { ok, type Result, refuse } from '../../kit/result.ts';
import { promiseOf } from '../../lot/ceremony.ts';
import { instantOfRound, QUICKNET, roundFrom } from '../../lot/drand.ts';
import type { Randomness, Source } from '../../lot/record.ts';
import type { EveningCommand } from '../../tournament/evening/decide.ts';
import type { BeaconRefusal } from '../../tournament/wire.ts';
import type { Limit, Route } from '../http/route.ts';
import { fetchRound } from '../lot/relays.ts';
import { sign } from '../records/records.ts';
import type { Services } from '../subject.ts';
import type { ServerBoard } from './boards.ts';
import { drawSecret } from './keys.ts';
import { commandEvening, doneOf, type Office, withNews } from './office.ts';
import { CARDS, closed, ID, oneOf, SINCE, TOURNAMENT } from './shapes.ts';
import type { TournamentTables } from './tables.ts';
import { tournamentRoute } from './tournamentRoute.ts';

const DRAW = Type.Object({ id: ID, draw: Type.String({ pattern: '^[a-z0-9.-]{1,60}$' }) }, closed);
/** Time enough to read the two sums aloud before the beacon speaks. */
const BEACON_DELAY = 30_000;

/** A draw again with a reason costs what the first one did, and everybody's waits for it. */
const DRAWS: Limit = { perMinute: 10, burst: 20, by: 'address' };

/** Lots everybody can recompute: announced first, drawn with what neither side could choose alone. Ruling G23 */
export const drawRoutes = (services: Pick<Services, 'now' | 'config'>, office: Office): readonly Route[] => [
  announce(office),
  draw(services, office),
  tournamentRoute(office, 'GET /tournaments/:id/draws/:draw', {
    right: 'draw.read',
    schema: { params: DRAW, querystring: SINCE, summary: 'The record of a draw, for anybody’s verifier.' },
    handler({ params, board, reply }) {
      const { lots } = board.evening;
      const record = Object.hasOwn(lots, params.draw) ? lots[params.draw] : undefined;
      if (!record) return refuse({ code: 'not-found' });
      reply.header('content-disposition', `attachment; filename="${params.draw}.json"`);
      return ok(sign(services, record));
    },
  }),
];

const announce = (office: Office): Route =>
  tournamentRoute(office, 'POST /tournaments/:id/draws', {
    right: 'draw.run',
    idempotency: 'required',
    limit: DRAWS,
    schema: {
      params: TOURNAMENT,
      querystring: SINCE,
      body: Type.Object(
        {
          /** The Passen it covers; empty for the final table. */
          passen: Type.Array(Type.Integer({ minimum: 1, maximum: 60 }), { maxItems: 20 }),
          source: oneOf(['ceremony', 'drand']),
          reason: Type.Optional(Type.String({ maxLength: 300 })),
          cards: Type.Optional(Type.Union([CARDS, Type.Null()])),
        },
        closed,
      ),
      summary: 'Announce a draw: the field is frozen, the laptop’s secret promised.',
    },
    async handler({ params: { id }, query, body, board, access, by, at, once }) {
      if (!by || !access) return refuse({ code: 'forbidden' });
      const { passen, reason, cards = null } = body;
      const secret = randomBytes(32);
      const source: Source =
        body.source === 'ceremony'
          ? { kind: 'ceremony', commitment: promiseOf(secret) }
          : { kind: 'drand', chain: QUICKNET.chain, round: roundFrom(at + BEACON_DELAY) };
      const name = freeId(board, passen);
      const command: EveningCommand =
        passen.length > 0
          ? { type: 'announce-draw', draw: name, passen, source, ...(reason ? { reason } : {}) }
          : board.evening.finalTable
            ? { type: 'announce-lot', draw: name, source }
            : { type: 'announce-final', draw: name, source, cards };
      const told = await commandEvening(office, id, command, { by, at, once }, async (trx) => {
        if (source.kind !== 'ceremony') return;
        const sealed = office.sealing.sealText(secret.toString('hex'), drawSecret(id, name));
        const values = { tournament: id, draw: name, secret: sealed };
        await trx.withTables<TournamentTables>().insertInto('tournament_draws').values(values).execute();
      });
      return withNews(office, id, access, query.since, doneOf(told));
    },
  });

const draw = ({ now }: Pick<Services, 'now'>, office: Office): Route =>
  tournamentRoute(office, 'POST /tournaments/:id/draws/:draw', {
    right: 'draw.run',
    idempotency: 'required',
    limit: DRAWS,
    schema: {
      params: DRAW,
      querystring: SINCE,
      body: Type.Object({ cards: Type.Optional(Type.Array(Type.String({ maxLength: 3 }), { maxItems: 36 })) }, closed),
      summary: 'Draw: with the cards that were read aloud, or with the promised round of the beacon.',
    },
    async handler({ params, query, body, board, access, by, at, once }) {
      if (!by || !access) return refuse({ code: 'forbidden' });
      const { announced, regulation } = board.evening;
      if (announced?.id !== params.draw)
        return refuse({ code: 'draw-not-announced', draw: params.draw, article: regulation.articles.draw });
      const { source } = announced;
      const randomness =
        source.kind === 'drand'
          ? await roundOf(source.round, now())
          : ok(await ceremonyOf(office, params.id, params.draw, body.cards ?? []));
      if (!randomness.ok) return randomness;
      const command = { type: 'draw', draw: params.draw, randomness: randomness.value } as const;
      const told = await commandEvening(office, params.id, command, { by, at, once });
      return withNews(office, params.id, access, query.since, doneOf(told));
    },
  });

/** The promised round of the public beacon, when it has spoken. */
async function roundOf(round: number, now: number): Promise<Result<Randomness, BeaconRefusal>> {
  const publishedAt = instantOfRound(round);
  if (now < publishedAt) return refuse({ code: 'round-not-yet', publishedAt });
  const fetched = await fetchRound(round);
  return fetched.ok ? ok({ kind: 'drand', ...fetched.value }) : fetched;
}

/** The laptop's secret, promised before, and the cards that were read aloud. */
async function ceremonyOf(
  { store, sealing }: Office,
  id: string,
  name: string,
  cards: readonly string[],
): Promise<Randomness> {
  const row = await store.db
    .withTables<TournamentTables>()
    .selectFrom('tournament_draws')
    .select('secret')
    .where('tournament', '=', id)
    .where('draw', '=', name)
    .executeTakeFirst();
  const secret = row && sealing.openText(row.secret, drawSecret(id, name));
  return { kind: 'ceremony', secret: secret ?? '', cards: [...cards] };
}

/** 'passe-4', and for a redraw 'passe-4.2': an id is never used twice. */
function freeId({ evening }: ServerBoard, passen: readonly number[]): string {
  const final = evening.finalTable ? 'final-rank' : 'final-table';
  const base = passen.length === 0 ? final : `passe-${passen[0]}`;
  let id = base;
  for (let again = 2; evening.drawIds.includes(id); again++) id = `${base}.${again}`;
  return id;
}
