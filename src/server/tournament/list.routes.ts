import Type from 'typebox';
import { ok, refuse } from '../../kit/result.ts';
import { peopleView, rankingView } from '../../tournament/evening/board.ts';
import { readPairs } from '../../tournament/evening/pairList.ts';
import type { Route } from '../http/route.ts';
import type { FinalistEntry } from './finalists.ts';
import { peopleRows, rankingRows, toCsv } from './lists.ts';
import { commandEvening, doneOf, type Office, withNews } from './office.ts';
import { readListAside, toXlsxAside } from './paperwork.ts';
import { closed, ID, oneOf, SINCE, SINCE_FIELD, TOURNAMENT } from './shapes.ts';
import { storePeople } from './storePeople.ts';
import { tournamentRoute } from './tournamentRoute.ts';
import { LANGUAGES, wordsIn } from './words.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The finalists of an edition of the championship; undefined when there is no such edition. */
export type FinalistsPort = (edition: string) => Promise<readonly FinalistEntry[] | undefined>;

/** Lists in and out: CSV, Excel, lines pasted from anywhere. EBH 1 */
export const listRoutes = (office: Office, finalists?: FinalistsPort): readonly Route[] => [
  ...(finalists ? [takeOver(office, finalists)] : []),
  readPeople(office),
  writeList(office),
];

const readPeople = (office: Office): Route =>
  tournamentRoute(office, 'POST /tournaments/:id/people', {
    right: 'people.write',
    idempotency: 'required',
    upload: { types: ['text/csv', 'text/plain', XLSX, 'application/octet-stream'], bytes: 4 * 1024 * 1024 },
    schema: {
      params: TOURNAMENT,
      querystring: Type.Object({ ...SINCE_FIELD, present: Type.Optional(Type.Boolean()) }, closed),
      summary: 'A list of participants as a file; every faulty line is named and then nothing is taken over.',
    },
    async handler({ params, query, body, board, access, by, at, once }) {
      if (!by || !access) return refuse({ code: 'forbidden' });
      const list = await readListAside(body);
      if (!list.ok) return list;
      const inPairs = board.evening.regulation.pairs === true;
      const read = inPairs ? readPairs(list.value) : list;
      if (!read.ok) return read;
      const entries = read.value;
      const players = entries.map(({ number, cards, noPhoto, fillIn, fixedTable }) => ({
        ...(number === null ? {} : { number }),
        ...{ cards, noPhoto, fillIn, fixedTable },
      }));
      const command = { type: 'add-players', players, present: query.present ?? false, inPairs } as const;
      const told = await commandEvening(office, params.id, command, { by, at, once }, (trx, events) =>
        storePeople(trx, params.id, events, entries),
      );
      return withNews(office, params.id, access, query.since, doneOf(told));
    },
  });

const writeList = (office: Office): Route =>
  tournamentRoute(office, 'GET /tournaments/:id/lists/:what', {
    right: 'list.read',
    schema: {
      params: Type.Object({ id: ID, what: oneOf(['people', 'ranking']) }, closed),
      querystring: Type.Object(
        { format: Type.Optional(oneOf(['csv', 'xlsx'])), language: Type.Optional(oneOf(LANGUAGES)) },
        closed,
      ),
      summary: 'Participants or ranking as CSV or Excel.',
    },
    async handler({ params, query, board, reply }) {
      const words = wordsIn(query.language ?? 'de');
      const { passen } = board.evening.regulation;
      const rows =
        params.what === 'people'
          ? peopleRows(peopleView(board), words.peopleHeads)
          : rankingRows(rankingView(board), passen, words.passe, words.rankingHeads, words.finalTable);
      const isXlsx = query.format === 'xlsx';
      const file = isXlsx ? await toXlsxAside(rows) : toCsv(rows);
      reply.header('content-disposition', `attachment; filename="${params.what}.${isXlsx ? 'xlsx' : 'csv'}"`);
      await reply.type(isXlsx ? XLSX : 'text/csv; charset=utf-8').send(file);
      return ok(undefined);
    },
  });

/** The final takes its people over from the championship's admission. SSC 7.02 */
const takeOver = (office: Office, finalists: FinalistsPort): Route =>
  tournamentRoute(office, 'POST /tournaments/:id/finalists', {
    right: 'finalists.take',
    idempotency: 'required',
    schema: {
      params: TOURNAMENT,
      querystring: SINCE,
      body: Type.Object({ edition: Type.String({ maxLength: 60 }) }, closed),
      summary: 'Everybody with a confirmed place in the final of an edition.',
    },
    async handler({ params, query, body: { edition }, board, access, by, at, once }) {
      if (!by || !access) return refuse({ code: 'forbidden' });
      const all = await finalists(edition);
      if (!all) return refuse({ code: 'no-such-edition', edition });
      // Who is on the list already is not taken over a second time: late confirmations may follow.
      const listed = new Set(Object.values(board.evening.players).map(({ person }) => person));
      const entries = all.filter(({ person }) => !listed.has(person));
      if (entries.length === 0) return refuse({ code: 'no-new-finalists', edition, article: 'SSC 7.02' });
      const players = entries.map(({ origin, person, noPhoto }) => ({ origin, person, noPhoto }));
      const told = await commandEvening(
        office,
        params.id,
        { type: 'add-players', players },
        { by, at, once },
        (trx, events) => storePeople(trx, params.id, events, entries),
      );
      return withNews(office, params.id, access, query.since, doneOf(told));
    },
  });
