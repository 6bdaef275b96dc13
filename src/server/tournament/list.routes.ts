import Type from 'typebox';
import { ok, refuse } from '../../kit/result.ts';
import { peopleView, rankingView } from '../../tournament/evening/board.ts';
import { looseRoute, type Route, sent } from '../http/route.ts';
import { accessOf } from './access.ts';
import { finalLot } from './boards.ts';
import type { FinalistEntry } from './finalists.ts';
import { peopleRows, rankingRows, toCsv } from './lists.ts';
import type { Office } from './office.ts';
import { readListAside, toXlsxAside } from './paperwork.ts';
import { CODE, closed, ID, TOURNAMENT } from './shapes.ts';
import type { TournamentTables } from './tables.ts';
import { LANGUAGES, type Language, wordsIn } from './words.ts';

const LANGUAGE = Type.Union(LANGUAGES.map((each) => Type.Literal(each)));
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The finalists of an edition of the championship; undefined when there is no such edition. */
export type FinalistsPort = (edition: string) => Promise<readonly FinalistEntry[] | undefined>;

/** Lists in and out: CSV, Excel, lines pasted from anywhere. EBH 1 */
export function listRoutes(office: Office, finalists?: FinalistsPort): readonly Route[] {
  return [
    ...(finalists ? [takeOver(office, finalists)] : []),
    looseRoute({
      method: 'POST',
      url: '/api/tournaments/:id/people',
      policy: 'public',
      idempotency: 'required',
      upload: { types: ['text/csv', 'text/plain', XLSX, 'application/octet-stream'], bytes: 4 * 1024 * 1024 },
      schema: {
        params: TOURNAMENT,
        querystring: Type.Object(
          { key: Type.Optional(Type.String({ maxLength: 40 })), present: Type.Optional(Type.Boolean()) },
          closed,
        ),
        summary: 'A list of participants as a file; every faulty line is named and then nothing is taken over.',
      },
      async handler({ params, query, body, actor, at, once }) {
        const board = await office.boards.load(params.id);
        if (!board) return refuse({ code: 'not-found' });
        const access = accessOf(board, actor, query.key);
        if (!access.ok) return access;
        if (access.value.as !== 'staff' || access.value.by.role === 'supervisor') return refuse({ code: 'forbidden' });
        const list = await readListAside(body as unknown as Buffer);
        if (!list.ok) return list;
        const entries = list.value;
        const players = entries.map(({ number, cards, noPhoto, fillIn, fixedTable }) => ({
          ...(number === null ? {} : { number }),
          ...{ cards, noPhoto, fillIn, fixedTable },
        }));
        const command = { type: 'add-players', players, present: query.present ?? false } as const;
        return sent(
          await office.evening(params.id, command, { by: access.value.by, at, once }, async (trx, events) => {
            const added = events.flatMap((event) => (event.type === 'players-added' ? event.players : []));
            const values = added.map(({ number }, index) => {
              const { name, town, yearOfBirth } = entries[index]!;
              return { tournament: params.id, number, name, town, year_of_birth: yearOfBirth, person: null };
            });
            await trx.withTables<TournamentTables>().insertInto('tournament_people').values(values).execute();
          }),
        );
      },
    }),
    looseRoute({
      method: 'GET',
      url: '/api/tournaments/:id/lists/:what',
      policy: 'public',
      schema: {
        params: Type.Object({ id: ID, what: Type.Union([Type.Literal('people'), Type.Literal('ranking')]) }, closed),
        querystring: Type.Object(
          {
            key: Type.Optional(Type.String({ maxLength: 40 })),
            format: Type.Optional(Type.Union([Type.Literal('csv'), Type.Literal('xlsx')])),
            language: Type.Optional(LANGUAGE),
          },
          closed,
        ),
        summary: 'Participants or ranking as CSV or Excel.',
      },
      async handler({ params, query, actor, reply }) {
        const board = await office.boards.load(params.id);
        if (!board) return refuse({ code: 'not-found' });
        const access = accessOf(board, actor, query.key);
        if (!access.ok) return access;
        if (access.value.as !== 'staff') return refuse({ code: 'forbidden' });
        const words = wordsIn((query.language ?? 'de') as Language);
        const passen = board.evening.regulation.passen;
        const rows =
          params.what === 'people'
            ? peopleRows(peopleView(board), words.peopleHeads)
            : rankingRows(rankingView(board, finalLot(board)), passen, words.passe, words.rankingHeads);
        const isXlsx = query.format === 'xlsx';
        const file = isXlsx ? await toXlsxAside(rows) : toCsv(rows);
        reply.header('content-disposition', `attachment; filename="${params.what}.${isXlsx ? 'xlsx' : 'csv'}"`);
        await reply.type(isXlsx ? XLSX : 'text/csv; charset=utf-8').send(file);
        return ok(undefined);
      },
    }),
  ];
}

/** The final takes its people over from the championship's admission. SSC 7.02 */
const takeOver = (office: Office, finalists: FinalistsPort): Route =>
  looseRoute({
    method: 'POST',
    url: '/api/tournaments/:id/finalists',
    policy: 'public',
    idempotency: 'required',
    schema: {
      params: TOURNAMENT,
      querystring: CODE,
      body: Type.Object({ edition: Type.String({ maxLength: 60 }) }, closed),
      summary: 'Everybody with a confirmed place in the final of an edition.',
    },
    async handler({ params, query, body, actor, at, once }) {
      const board = await office.boards.load(params.id);
      if (!board) return refuse({ code: 'not-found' });
      const access = accessOf(board, actor, query.key);
      if (!access.ok) return access;
      if (access.value.as !== 'staff' || access.value.by.role !== 'director') return refuse({ code: 'forbidden' });
      const all = await finalists(body.edition);
      if (!all) return refuse({ code: 'no-such-edition', edition: body.edition });
      // Who is on the list already is not taken over a second time: late confirmations may follow.
      const listed = new Set(Object.values(board.evening.players).map(({ person }) => person));
      const entries = all.filter(({ person }) => !listed.has(person));
      if (entries.length === 0) return refuse({ code: 'no-new-finalists', edition: body.edition, article: 'SSC 7.02' });
      const players = entries.map(({ origin, person, noPhoto }) => ({ origin, person, noPhoto }));
      return sent(
        await office.evening(
          params.id,
          { type: 'add-players', players },
          { by: access.value.by, at, once },
          async (trx, events) => {
            const added = events.flatMap((event) => (event.type === 'players-added' ? event.players : []));
            const values = added.map(({ number }, index) => {
              const { name, town, yearOfBirth, person } = entries[index]!;
              return { tournament: params.id, number, name, town, year_of_birth: yearOfBirth, person };
            });
            await trx.withTables<TournamentTables>().insertInto('tournament_people').values(values).execute();
          },
        ),
      );
    },
  });
