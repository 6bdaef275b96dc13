import Type from 'typebox';
import { CONFIRMED_HOW, openPlaces, WITHDRAWN_HOW } from '../../championship/admission.ts';
import { calendarFor } from '../../championship/edition.ts';
import { TEMPLATES } from '../../championship/template.ts';
import { fieldAdvice } from '../../championship/wildCards.ts';
import { ok, refuse } from '../../kit/result.ts';
import { looseRoute, type Route, sent } from '../http/route.ts';
import type { ComputersOf } from './championship.ts';
import { EXPORTS, exportTable, writeTable } from './exports.ts';
import { publicEdition } from './home.ts';
import type { Office } from './office.ts';
import type { Room } from './room.ts';
import {
  closed,
  DayShape,
  DrawId,
  EditionId,
  InEdition,
  Number_,
  PhaseShape,
  Reason,
  SourceShape,
  TemplateShape,
} from './shapes.ts';
import { namesOf } from './standings.ts';
import { editionProcess, editionStream } from './streams.ts';
import { ours } from './tables.ts';

const ORGANISER = { role: ['organiser'] } as const;
const READERS = { role: ['organiser', 'director', 'auditor'] } as const;

/** The organiser's console. SSC 7.02, 8 */
export function staffRoutes(room: Room, office: Office, computers: ComputersOf): readonly Route[] {
  const { store } = room.services;
  const load = async (id: string) => (await store.load(editionProcess, editionStream(id))).state;

  return [
    looseRoute({
      method: 'POST',
      url: '/api/editions',
      policy: ORGANISER,
      idempotency: 'required',
      schema: {
        body: closed({
          ...{ id: EditionId, title: Type.String({ minLength: 1, maxLength: 120 }), start: DayShape },
          template: Type.Union([Type.Literal('ssc8'), TemplateShape]),
          level: Type.Optional(Type.String({ maxLength: 40 })),
        }),
        summary: 'A new edition: a template and its first day.',
      },
      async handler({ body, by, at, once }) {
        const { id, title, start } = body;
        const players = computers(body.level);
        if (!players.ok) return players;
        const template = typeof body.template === 'string' ? TEMPLATES[body.template]! : body.template;
        return sent(
          await office.command(
            id,
            { type: 'create', id, title, template, start, computers: players.value },
            { by, at, once },
          ),
        );
      },
    }),
    looseRoute({
      method: 'POST',
      url: '/api/editions/:edition/commands',
      policy: ORGANISER,
      idempotency: 'required',
      schema: {
        params: InEdition,
        body: Type.Union([
          closed({
            type: Type.Literal('edit'),
            title: Type.String({ minLength: 1, maxLength: 120 }),
            start: DayShape,
            template: TemplateShape,
          }),
          closed({ type: Type.Literal('suspend'), reason: Reason }),
          closed({ type: Type.Literal('resume') }),
          closed({ type: Type.Literal('cancel'), reason: Reason }),
          closed({ type: Type.Literal('proposeWildCard'), number: Number_, reason: Reason }),
          closed({
            type: Type.Literal('decideProposal'),
            id: Type.String({ maxLength: 120 }),
            approve: Type.Boolean(),
          }),
          closed({ type: Type.Literal('establishRanking'), phase: PhaseShape, reason: Reason }),
          closed({ type: Type.Literal('publishRanking'), phase: PhaseShape, version: Number_ }),
          closed({ type: Type.Literal('nameTitleHolder'), number: Number_ }),
          closed({ type: Type.Literal('makeCut'), source: Type.Optional(SourceShape) }),
          closed({ type: Type.Literal('nominate'), source: Type.Optional(SourceShape) }),
          closed({
            type: Type.Literal('drawCards'),
            id: DrawId,
            cards: Type.Array(Type.String({ maxLength: 4 }), { maxItems: 36 }),
          }),
          closed({
            ...{ type: Type.Literal('confirm'), number: Number_, receivedAt: Type.Integer({ minimum: 0 }) },
            how: Type.Unsafe<(typeof CONFIRMED_HOW)[number]>(Type.Enum([...CONFIRMED_HOW])),
          }),
          closed({
            ...{ type: Type.Literal('withdraw'), number: Number_ },
            how: Type.Unsafe<(typeof WITHDRAWN_HOW)[number]>(Type.Enum([...WITHDRAWN_HOW])),
          }),
        ]),
        summary: 'A decision of the organiser.',
      },
      async handler({ params, body, by, at, once }) {
        const told = { by, at, once };
        const { edition } = params;
        switch (body.type) {
          case 'proposeWildCard': {
            const { number, reason } = body;
            const motion = { kind: 'wildCard', number, reason } as const;
            return sent(
              await office.command(edition, { type: 'propose', id: `wild-card-${number}-${at}`, motion, by }, told),
            );
          }
          case 'decideProposal':
            return sent(await office.command(edition, { ...body, by }, told));
          case 'establishRanking':
            return sent(await office.establish(edition, body.phase, body.reason, told));
          case 'makeCut':
          case 'nominate':
            return sent(await office.fill(edition, body.type, body.source, told));
          case 'drawCards':
            return sent(await office.drawCards(edition, body.id, body.cards, told));
          default:
            return sent(await office.command(edition, body, told));
        }
      },
    }),
    looseRoute({
      method: 'GET',
      url: '/api/editions/:edition/office',
      policy: READERS,
      schema: { params: InEdition, summary: 'Everything about an edition, for the office.' },
      async handler({ params, at }) {
        const edition = await load(params.edition);
        if (!edition) return refuse({ code: 'not-found' });
        const { admission } = edition;
        const calendar = calendarFor(edition);
        const holder = admission.places.find(({ title }) => title === 'titleHolder');
        const numbers = [
          ...admission.places.map(({ number }) => number),
          ...edition.excluded.map(({ number }) => number),
          ...edition.proposals.flatMap(({ motion }) => (motion.kind === 'wildCard' ? [motion.number] : [])),
        ];
        const names = await namesOf(store.db, room.people, edition.id, numbers);
        return ok({
          public: await publicEdition(room, edition, at),
          edition,
          openPlaces: openPlaces(admission, calendar),
          advice: fieldAdvice(
            edition.template,
            !holder || holder.status === 'offered' || holder.status === 'confirmed',
          ),
          names: [...names].map(([number, { firstName, lastName, town }]) => ({
            number,
            name: `${firstName} ${lastName}`,
            town,
          })),
        });
      },
    }),
    looseRoute({
      method: 'GET',
      url: '/api/editions/:edition/entries',
      policy: READERS,
      schema: {
        params: InEdition,
        querystring: closed({ after: Type.Optional(Type.Integer({ minimum: 0 })), number: Type.Optional(Number_) }),
        summary: 'Participants with their names, a hundred at a time.',
      },
      async handler({ params, query }) {
        let wanted = ours(store.db)
          .selectFrom('championship_entries')
          .selectAll()
          .where('edition', '=', params.edition);
        wanted =
          query.number === undefined
            ? wanted.where('number', '>', query.after ?? 0)
            : wanted.where('number', '=', query.number);
        const rows = await wanted.orderBy('number').limit(100).execute();
        const names = await namesOf(
          store.db,
          room.people,
          params.edition,
          rows.map(({ number }) => number),
        );
        return ok({
          entries: rows.map(({ number, person, entered_at, is_qualified, is_out, referred_by }) => {
            const who = names.get(number);
            return {
              ...{
                number,
                person,
                enteredAt: entered_at,
                qualified: is_qualified,
                excluded: is_out,
                referredBy: referred_by,
              },
              ...{ name: who ? `${who.firstName} ${who.lastName}` : null, town: who?.town ?? null },
            };
          }),
        });
      },
    }),
    looseRoute({
      method: 'GET',
      url: '/api/editions/:edition/entries/:number/matches',
      policy: READERS,
      schema: {
        params: closed({ edition: EditionId, number: Number_ }),
        summary: 'The matches of a participant, with the rights they used.',
      },
      async handler({ params }) {
        const rows = await ours(store.db)
          .selectFrom('championship_matches')
          .selectAll()
          .where('edition', '=', params.edition)
          .where('number', '=', params.number)
          .orderBy('started_at')
          .execute();
        return ok({ matches: rows.map(({ started_at, ...row }) => ({ ...row, startedAt: started_at })) });
      },
    }),
    looseRoute({
      method: 'GET',
      url: '/api/editions/:edition/matches/:match/record',
      policy: READERS,
      schema: {
        params: closed({ edition: EditionId, match: Type.String({ pattern: '^[0-9a-f-]{36}$' }) }),
        summary: 'The record of a finished match, to verify it.',
      },
      handler: ({ params }) => room.matches.record(params.match, 'anybody'),
    }),
    looseRoute({
      method: 'GET',
      url: '/api/editions/:edition/export/:list',
      policy: READERS,
      schema: {
        params: closed({
          edition: EditionId,
          list: Type.Unsafe<(typeof EXPORTS)[number]>(Type.Enum([...EXPORTS])),
        }),
        querystring: closed({ format: Type.Union([Type.Literal('csv'), Type.Literal('xlsx')]) }),
        summary: 'A list as CSV or XLSX.',
      },
      async handler({ params, query, reply }) {
        const edition = await load(params.edition);
        if (!edition) return refuse({ code: 'not-found' });
        const bytes = await writeTable(await exportTable(room, edition, params.list), query.format);
        const type =
          query.format === 'csv'
            ? 'text/csv; charset=utf-8'
            : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
        const name = `${edition.id}-${params.list}.${query.format}`;
        await reply.type(type).header('content-disposition', `attachment; filename="${name}"`).send(bytes);
        return ok(undefined);
      },
    }),
  ];
}
