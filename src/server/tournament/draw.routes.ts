import { randomBytes } from 'node:crypto';
import Type from 'typebox';
import { ok, type Result, refuse } from '../../kit/result.ts';
import type { AnyRefusal } from '../../kit/wire.ts';
import { promiseOf } from '../../lot/ceremony.ts';
import { instantOfRound, QUICKNET, roundFrom } from '../../lot/drand.ts';
import type { LotRecord, Randomness, Source } from '../../lot/record.ts';
import { sheetsOf } from '../../tournament/evening/board.ts';
import type { EveningCommand } from '../../tournament/evening/decide.ts';
import { runningPasse } from '../../tournament/evening/evening.ts';
import { standingsOf } from '../../tournament/ranking/standings.ts';
import type { Actor } from '../http/actor.ts';
import { looseRoute, type Route, sent } from '../http/route.ts';
import { fetchRound } from '../lot/relays.ts';
import type { Services } from '../subject.ts';
import { accessOf } from './access.ts';
import type { ServerBoard } from './boards.ts';
import { type Office, sheetFacts } from './office.ts';
import { CODE, closed, ID, TOURNAMENT } from './shapes.ts';
import type { TournamentTables } from './tables.ts';

const DRAW = Type.Object({ id: ID, draw: Type.String({ pattern: '^[a-z0-9.-]{1,60}$' }) }, closed);
const CARD_WISH = Type.Union([Type.Literal('german'), Type.Literal('french'), Type.Null()]);
/** Time enough to read the two sums aloud before the beacon speaks. */
const BEACON_DELAY = 30_000;

/** Lots everybody can recompute: announced first, drawn with what neither side could choose alone. Ruling G23 */
export function drawRoutes({ store, now }: Services, office: Office): readonly Route[] {
  const db = store.db.withTables<TournamentTables>();
  return [
    looseRoute({
      method: 'POST',
      url: '/api/tournaments/:id/draws',
      policy: 'public',
      idempotency: 'required',
      schema: {
        params: TOURNAMENT,
        querystring: CODE,
        body: Type.Object(
          {
            /** The Passen it covers; empty for the final table. */
            passen: Type.Array(Type.Integer({ minimum: 1, maximum: 60 }), { maxItems: 20 }),
            source: Type.Union([Type.Literal('ceremony'), Type.Literal('drand')]),
            reason: Type.Optional(Type.String({ maxLength: 300 })),
            cards: Type.Optional(CARD_WISH),
          },
          closed,
        ),
        summary: 'Announce a draw: the field is frozen, the laptop’s secret promised.',
      },
      async handler({ params, query, body, actor, at, once }) {
        const found = await director(params.id, actor, query.key);
        if (!found.ok) return found;
        const { board, by } = found.value;
        const secret = randomBytes(32);
        const source: Source =
          body.source === 'ceremony'
            ? { kind: 'ceremony', commitment: promiseOf(secret) }
            : { kind: 'drand', chain: QUICKNET.chain, round: roundFrom(at + BEACON_DELAY) };
        const draw = freeId(board, body.passen);
        const command = (current: ServerBoard): EveningCommand =>
          body.passen.length > 0
            ? {
                type: 'announce-draw',
                draw,
                passen: body.passen,
                source,
                ...(body.reason ? { reason: body.reason } : {}),
              }
            : {
                type: 'announce-final',
                draw,
                source,
                ranking: standingsOf(current.evening, sheetsOf(current)),
                cards: body.cards ?? null,
                outstanding: sheetFacts.outstanding(current, runningPasse(current.evening)?.passe),
              };
        return sent(
          await office.evening(params.id, command, { by, at, once }, async (trx) => {
            if (source.kind !== 'ceremony') return;
            const values = { tournament: params.id, draw, secret: secret.toString('hex') };
            await trx.withTables<TournamentTables>().insertInto('tournament_draws').values(values).execute();
          }),
        );
      },
    }),
    looseRoute({
      method: 'POST',
      url: '/api/tournaments/:id/draws/:draw',
      policy: 'public',
      idempotency: 'required',
      schema: {
        params: DRAW,
        querystring: CODE,
        body: Type.Object(
          { cards: Type.Optional(Type.Array(Type.String({ maxLength: 3 }), { maxItems: 36 })) },
          closed,
        ),
        summary: 'Draw: with the cards that were read aloud, or with the promised round of the beacon.',
      },
      async handler({ params, query, body, actor, at, once }) {
        const found = await director(params.id, actor, query.key);
        if (!found.ok) return found;
        const { board, by } = found.value;
        const article = board.evening.regulation.articles.draw;
        const { announced } = board.evening;
        if (announced?.id !== params.draw)
          return refuse({ code: 'draw-not-announced', draw: params.draw, article } as AnyRefusal);
        const randomness = await randomnessFor(params.id, announced.source, announced.id, body.cards);
        if (!randomness.ok) return randomness;
        const command = { type: 'draw', draw: params.draw, randomness: randomness.value } as const;
        return sent(await office.evening(params.id, command, { by, at, once }));
      },
    }),
    looseRoute({
      method: 'GET',
      url: '/api/tournaments/:id/draws/:draw',
      policy: 'public',
      schema: { params: DRAW, summary: 'The record of a draw, for anybody’s verifier.' },
      async handler({ params, reply }) {
        const board = await office.boards.load(params.id);
        const lots = board?.evening.lots ?? {};
        const record: LotRecord | undefined = Object.hasOwn(lots, params.draw) ? lots[params.draw] : undefined;
        if (!record) return refuse({ code: 'not-found' });
        reply.header('content-disposition', `attachment; filename="${params.draw}.json"`);
        return ok(record);
      },
    }),
  ];

  async function director(id: string, actor: Actor, key: string | undefined) {
    const board = await office.boards.load(id);
    if (!board) return refuse({ code: 'not-found' });
    const access = accessOf(board, actor, key);
    if (!access.ok) return access;
    const may = access.value.as === 'staff' && (access.value.by.role === 'director' || access.value.by.role === 'desk');
    if (!may || access.value.as !== 'staff') return refuse({ code: 'forbidden' });
    return ok({ board, by: access.value.by });
  }

  async function randomnessFor(
    id: string,
    source: Source,
    draw: string,
    cards: readonly string[] | undefined,
  ): Promise<Result<Randomness, AnyRefusal>> {
    if (source.kind === 'drand') {
      const publishedAt = instantOfRound(source.round);
      if (now() < publishedAt) return refuse({ code: 'round-not-yet', publishedAt } as AnyRefusal);
      const round = await fetchRound(source.round);
      return round.ok ? ok({ kind: 'drand', ...round.value }) : round;
    }
    const row = await db
      .selectFrom('tournament_draws')
      .select('secret')
      .where('tournament', '=', id)
      .where('draw', '=', draw)
      .executeTakeFirst();
    return ok({ kind: 'ceremony', secret: row?.secret ?? '', cards: [...(cards ?? [])] });
  }
}

/** 'passe-4', and for a redraw 'passe-4.2': an id is never used twice. */
function freeId({ evening }: ServerBoard, passen: readonly number[]): string {
  const base = passen.length === 0 ? 'final-table' : `passe-${passen[0]}`;
  let id = base;
  for (let again = 2; evening.drawIds.includes(id); again++) id = `${base}.${again}`;
  return id;
}
