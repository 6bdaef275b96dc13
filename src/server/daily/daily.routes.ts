import Type from 'typebox';
import { opensAt, revealedFrom, SPANS } from '../../daily/calendar.ts';
import { proofOf } from '../../daily/proof.ts';
import { playedOf } from '../../daily/result.ts';
import { ok, refuse } from '../../kit/result.ts';
import { addDays, isDay, zurichDay } from '../../kit/time.ts';
import { may } from '../http/actor.ts';
import { type Route, route, sent } from '../http/route.ts';
import { sign } from '../records/records.ts';
import { type DailyContext, loadDay } from './context.ts';
import { todaysTwelve } from './days.ts';
import { namedTable } from './named.ts';
import { archive, dayView } from './results.ts';
import { openSpans } from './spans.ts';
import { startTry } from './tries.ts';

const closed = { additionalProperties: false } as const;
const DayShape = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
const OfDay = Type.Object({ day: DayShape }, closed);

/** The daily twelve: the same deals for everybody, every day from midnight on. */
export const dailyRoutes = (context: DailyContext): readonly Route[] => [
  ...listRoutes(context),
  tableRoute(context),
  ...dayRoutes(context),
];

const listRoutes = (context: DailyContext): readonly Route[] => [
  route('GET /daily', {
    policy: may('site.read'),
    schema: { summary: 'Today’s twelve deals: what was promised, your try, and tomorrow’s promise from 18:00 on.' },
    async handler({ by, at }) {
      const today = await todaysTwelve(context, at);
      const next = await loadDay(context, addDays(today.day, 1));
      const { store } = context.services;
      return ok({ today: await dayView(store.db, today, by), next: next ? promiseOf(next) : null });
    },
  }),
  route('GET /daily/days', {
    policy: may('site.read'),
    schema: {
      querystring: Type.Object({ before: Type.Optional(DayShape) }, closed),
      summary: 'The days so far, the latest first, with your points.',
    },
    async handler({ query, by, at }) {
      const today = zurichDay(at);
      const asked = { before: query.before ?? addDays(today, 1), today, now: at };
      return ok({ days: await archive(context.services.store.db, by, asked) });
    },
  }),
];

function tableRoute(context: DailyContext): Route {
  const spans = openSpans();
  return route('GET /daily/table', {
    policy: may('site.read'),
    limit: { perMinute: 240, burst: 120, by: 'address' },
    schema: {
      querystring: Type.Object(
        {
          span: Type.Unsafe<(typeof SPANS)[number]>(Type.Enum([...SPANS])),
          day: DayShape,
          page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
        },
        closed,
      ),
      summary: 'The table of a day, its week or its month: those who agreed to be named.',
    },
    async handler({ query, by }) {
      const { span, day, page = 1 } = query;
      if (!isDay(day)) return refuse({ code: 'not-found' });
      return ok(await namedTable(context.services.standby.reading(), spans, { span, day, page, reader: by }));
    },
  });
}

/** One day: what it is, its proof, a try of it. */
const dayRoutes = (context: DailyContext): readonly Route[] => [
  route('GET /daily/days/:day', {
    policy: may('site.read'),
    schema: { params: OfDay, summary: 'One day; what came of it once your counted try is over.' },
    async handler({ params, by }) {
      const twelve = await loadDay(context, params.day);
      return twelve ? ok(await dayView(context.services.store.db, twelve, by)) : refuse({ code: 'not-found' });
    },
  }),
  route('GET /daily/days/:day/proof', {
    policy: may('site.read'),
    schema: {
      params: OfDay,
      summary: 'The seed and the deals of a day, when nobody plays it any more: verify them yourself.',
    },
    async handler({ params }) {
      const twelve = await loadDay(context, params.day);
      if (!twelve) return refuse({ code: 'not-found' });
      const { day, announcedAt, commitment, seed, computers } = twelve;
      if (seed === null) return refuse({ code: 'daily-not-revealed', from: revealedFrom(day) });
      const par = twelve.par?.map(playedOf) ?? null;
      return ok(sign(context.services, proofOf({ day, announcedAt, commitment, seed, computers, par })));
    },
  }),
  route('POST /daily/days/:day/tries', {
    policy: may('daily.play'),
    idempotency: 'required',
    limit: { perMinute: 60, burst: 80, by: 'actor' },
    schema: {
      params: OfDay,
      body: Type.Object({ counted: Type.Boolean() }, closed),
      summary: 'Begin the twelve deals of a day: once so that it counts, afterwards for practice.',
    },
    handler: async ({ params, body, by, at, once }) =>
      sent(await startTry(context, { day: params.day, counted: body.counted, by, at, once })),
  }),
];

const promiseOf = ({ day, announcedAt, commitment }: NonNullable<Awaited<ReturnType<typeof loadDay>>>) => ({
  ...{ day, announcedAt, commitment },
  opensAt: opensAt(day),
});
