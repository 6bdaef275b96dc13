import Type from 'typebox';
import { ok, refuse } from '../../../kit/result.ts';
import { rankingView } from '../../../tournament/evening/board.ts';
import { type Series, seriesProcess } from '../../../tournament/series/series.ts';
import { type EveningResults, seriesRanking } from '../../../tournament/series/standings.ts';
import type { SeriesView } from '../../../tournament/series/wire.ts';
import { type Actor, may } from '../../http/actor.ts';
import { type Route, route } from '../../http/route.ts';
import type { ClubTables } from '../club/tables.ts';
import { newId, type Office } from '../office.ts';
import { printSeriesAside } from '../paperwork.ts';
import { closed, ID, oneOf, TOURNAMENT } from '../shapes.ts';
import { LANGUAGES } from '../words.ts';
import { SERIES_COMMAND, SERIES_FORM } from './shapes.ts';

const seriesStream = (id: string): string => `series:${id}`;

/** Several evenings with one ranking. Whose it is changes it; everybody reads it once it is shared. */
export const seriesRoutes = (office: Office): readonly Route[] => [
  list(office),
  create(office),
  route('GET /series/:id', {
    policy: may('site.read'),
    schema: { params: TOURNAMENT, summary: 'The ranking over several evenings, if it is shared or one’s own.' },
    async handler({ params, actor }) {
      const view = await viewFor(office, params.id, actor);
      return view ? ok(view) : refuse({ code: 'not-found' });
    },
  }),
  print(office),
  command(office),
];

const list = ({ store }: Office): Route =>
  route('GET /series', {
    policy: may('tournament.list'),
    schema: { summary: 'The series of evenings, the latest first.' },
    async handler() {
      const series = await store.db
        .withTables<ClubTables>()
        .selectFrom('tournament_series')
        .select(['id', 'title'])
        .orderBy('at', 'desc')
        .limit(100)
        .execute();
      return ok({ series });
    },
  });

const create = ({ store }: Office): Route =>
  route('POST /series', {
    policy: may('tournament.run'),
    idempotency: 'required',
    schema: { body: Type.Object(SERIES_FORM, closed), summary: 'Begin a series of evenings.' },
    async handler({ body: { title, best }, by, at, once }) {
      const id = newId();
      const performed = await store.perform(seriesProcess, {
        ...{ stream: seriesStream(id), actor: by, at, once, command: { type: 'create', title, best } },
        answer: () => ({ id }),
        alongside: async (trx, { state }) => {
          const values = { id, owner: by, title: state!.title, at: new Date(at) };
          await trx.withTables<ClubTables>().insertInto('tournament_series').values(values).execute();
        },
      });
      if (!performed.ok) return performed;
      const made: { id: string } = JSON.parse(performed.value.answer.text);
      return ok(made);
    },
  });

const print = (office: Office): Route =>
  route('GET /series/:id/print', {
    policy: may('site.read'),
    limit: { perMinute: 30, burst: 30, by: 'address' },
    schema: {
      params: Type.Object({ id: ID }, closed),
      querystring: Type.Object({ language: Type.Optional(oneOf(LANGUAGES)) }, closed),
      summary: 'The ranking of a series on paper.',
    },
    async handler({ params, query: { language = 'de' }, actor, reply }) {
      const view = await viewFor(office, params.id, actor);
      if (!view) return refuse({ code: 'not-found' });
      reply.header('content-disposition', 'inline; filename="series.pdf"');
      await reply.type('application/pdf').send(await printSeriesAside(view, language));
      return ok(undefined);
    },
  });

const command = (office: Office): Route =>
  route('POST /series/:id/commands', {
    policy: may('tournament.run'),
    idempotency: 'required',
    schema: { params: TOURNAMENT, body: SERIES_COMMAND, summary: 'What belongs to a series, and what counts in it.' },
    async handler({ params: { id }, body, actor, by, at, once }) {
      const { store, boards } = office;
      const before = await viewFor(office, id, actor);
      if (!before?.isOwn) return refuse({ code: 'not-found' });
      if (body.type === 'add-evening' && !(await boards.load(body.evening))) return refuse({ code: 'not-found' });
      const performed = await store.perform(seriesProcess, {
        ...{ stream: seriesStream(id), actor: by, at, once, command: body },
        answer: ({ version }) => ({ version }),
        alongside: async (trx, { state }) => {
          const { title } = state!;
          await trx
            .withTables<ClubTables>()
            .updateTable('tournament_series')
            .set({ title })
            .where('id', '=', id)
            .execute();
        },
      });
      if (!performed.ok) return performed;
      const view = await viewFor(office, id, actor);
      return view ? ok(view) : refuse({ code: 'not-found' });
    },
  });

/** Undefined when there is none, or when it is neither shared nor one's own. */
async function viewFor(office: Office, id: string, actor: Actor): Promise<SeriesView | undefined> {
  const row = await office.store.db
    .withTables<ClubTables>()
    .selectFrom('tournament_series')
    .select('owner')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { state: series } = await office.store.load(seriesProcess, seriesStream(id));
  const isOwn = actor.isHost === true || isTheirs(actor, row.owner);
  if (!series || !(isOwn || series.isShared)) return undefined;
  const results = await resultsOf(office, series);
  const { title, best, isShared } = series;
  const evenings = results.map(({ lines: _, ...evening }) => evening);
  return { id, title, best, isShared, isOwn, evenings, lines: seriesRanking(series, results) };
}

const isTheirs = (actor: Actor, owner: string): boolean =>
  actor.kind === 'person' && (owner === `person:${actor.id}` || actor.roles.includes('director'));

/** In the order of their days. */
async function resultsOf({ boards }: Office, { evenings }: Series): Promise<readonly EveningResults[]> {
  const loaded: EveningResults[] = [];
  for (const evening of evenings) {
    const board = await boards.load(evening);
    if (!board) continue;
    const { title, day, finishedAt } = board.evening;
    const lines = rankingView(board).filter(({ rank }) => rank !== null);
    loaded.push({
      ...{ evening, title, day, isFinished: finishedAt !== null },
      lines: lines.map(({ number, name, town, total }) => ({ number, name, town, total })),
    });
  }
  return loaded.sort((a, b) => a.day.localeCompare(b.day));
}
