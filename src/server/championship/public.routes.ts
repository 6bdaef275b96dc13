import Type from 'typebox';
import type { Phase } from '../../championship/calendar.ts';
import { type Edition, editionProcess } from '../../championship/edition.ts';
import { calendarFor } from '../../championship/fixed.ts';
import { isHeld } from '../../championship/place.ts';
import { editionOnShow, stageOf } from '../../championship/stage.ts';
import { publicName } from '../../championship/standings.ts';
import type { EditionLine, EditionList, Finalist, RankingView } from '../../championship/wire.ts';
import { ok, refuse } from '../../kit/result.ts';
import type { Instant } from '../../kit/time.ts';
import { together } from '../../kit/together.ts';
import { type Actor, may } from '../http/actor.ts';
import { type Route, route, Sent } from '../http/route.ts';
import { sign } from '../records/records.ts';
import { asAnswer } from '../store/perform.ts';
import type { Reading } from '../store/standby.ts';
import { type Context, editionFor, isSeenBy, loadEdition } from './context.ts';
import { openCorrections } from './corrections.ts';
import { championOf, publicEdition, publishedVersion } from './home.ts';
import { regulationOf } from './regulations.ts';
import { closed, DrawId, InEdition, PhaseShape } from './shapes.ts';
import { namesOf, PAGE, rankingPage, whoIs } from './standings.ts';
import { editionStream } from './streams.ts';
import { ours } from './tables.ts';

const OfPhase = closed({ edition: InEdition.properties.edition, phase: PhaseShape });

/** What anybody may see: editions, rankings, lots, finalists. SSC 4.03, 8.03, 8.04 */
export const publicRoutes = (context: Context): readonly Route[] => [
  editionRoute(context),
  correctionsRoute(context),
  route('GET /editions', {
    policy: may('site.read'),
    schema: { summary: 'All editions of the championship, the newest first, and the one on show when none is named.' },
    handler: async ({ actor, at }) => ok(await listEditions(context, actor, at)),
  }),
  route('GET /editions/:edition/ranking/:phase', {
    policy: may('site.read'),
    schema: {
      params: OfPhase,
      querystring: closed({ page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })) }),
      summary: 'A page of a ranking: live, or the published official version once there is one.',
    },
    handler: ({ params: { edition, phase }, query: { page = 1 }, actor }) =>
      sharedRanking(context, edition, phase, page, actor),
  }),
  route('GET /editions/:edition/regulation', {
    policy: may('site.read'),
    schema: {
      params: InEdition,
      querystring: closed({ version: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })) }),
      summary: 'The regulation of an edition as it was published, the newest version or the one asked for (SSC 8.07).',
    },
    async handler({ params, query, actor }) {
      const edition = await editionFor(context, params.edition, actor);
      const found = edition && (await regulationOf(context.services.store.db, edition, query.version));
      return found ? ok(found) : refuse({ code: 'not-found' });
    },
  }),
  route('GET /editions/:edition/lot', {
    policy: may('site.read'),
    schema: {
      params: InEdition,
      querystring: closed({ id: DrawId }),
      summary: 'A lot: its announcement, and once drawn its record. Verify it with `gschobe verify lot`.',
    },
    async handler({ params, query, actor }) {
      const edition = await editionFor(context, params.edition, actor);
      const drawn = edition?.admission.draws.find(({ announcement }) => announcement.id === query.id);
      if (drawn === undefined) return refuse({ code: 'not-found' });
      return ok(drawn.record ? sign(context.services, drawn.record) : drawn.announcement);
    },
  }),
  route('GET /editions/:edition/finalists', {
    policy: may('site.read'),
    schema: { params: InEdition, summary: 'Who has a place in the final: name and town (SSC 8.03).' },
    async handler({ params, actor }) {
      const edition = await editionFor(context, params.edition, actor);
      return edition ? ok({ finalists: await listFinalists(context, edition) }) : refuse({ code: 'not-found' });
    },
  }),
];

/** Editions that are counted at once. */
const AT_ONCE = 2;

/** Its participants are counted once for all who look at it meanwhile. */
function editionRoute(context: Context): Route {
  const share = together(AT_ONCE);
  return route('GET /editions/:edition', {
    policy: may('site.read'),
    schema: { params: InEdition, summary: 'An edition: dates, phase, cut line, lots.' },
    async handler({ params, actor }) {
      const edition = await editionFor(context, params.edition, actor);
      if (!edition) return refuse({ code: 'not-found' });
      const show = async () => {
        const latest = (await loadEdition(context, edition.id)) ?? edition;
        return asAnswer(await publicEdition(context, latest, context.services.now()));
      };
      return ok(new Sent(await share(edition.id, show)));
    },
  });
}

function correctionsRoute(context: Context): Route {
  const versions = openCorrections(context.services.store, context.officialLists);
  return route('GET /editions/:edition/corrections/:phase', {
    policy: may('site.read'),
    schema: { params: OfPhase, summary: 'How the official ranking was corrected, version by version (SSC 8.04).' },
    handler: async ({ params: { edition, phase } }) => ok({ versions: await versions(edition, phase) }),
  });
}

async function listEditions(context: Context, actor: Actor, at: Instant): Promise<EditionList> {
  const { store } = context.services;
  const rows = await ours(store.db)
    .selectFrom('championship_editions')
    .select('edition')
    .orderBy('start', 'desc')
    .execute();
  const streams = rows.map(({ edition }) => editionStream(edition));
  const loaded = (await store.loadEach(editionProcess, streams)).map(({ state }) => state);
  const editions = loaded.filter((edition) => edition !== undefined).filter((edition) => isSeenBy(edition, actor));
  const lineOf = async (edition: Edition): Promise<EditionLine> => {
    const { id, title, titles, start, standing, look } = edition;
    const { finalDay } = calendarFor(edition);
    const champion = await championOf(context, edition);
    const worn = look?.now && { look: { colours: look.now.colours, logo: look.now.logo } };
    const stage = stageOf(edition, at);
    return { id, title, ...(titles && { titles }), ...worn, start, finalDay, standing, stage, champion };
  };
  return { editions: await Promise.all(editions.map(lineOf)), onShow: editionOnShow(editions, at)?.id ?? null };
}

/** Thousands look at the same page at once: of a standby it is asked once, and written down once, for all of them. */
async function sharedRanking(context: Context, id: string, phase: Phase, page: number, actor: Actor) {
  const reading = context.services.standby.reading();
  const edition = await reading.shared(`edition ${id}`, () => loadEdition(context, id));
  if (!edition || !isSeenBy(edition, actor)) return refuse({ code: 'not-found' } as const);
  // Loaded anew when its turn comes: the list may have been published since the first of them asked.
  const show = async () => {
    const latest = (await loadEdition(context, id)) ?? edition;
    return asAnswer(await showRanking(context, reading, latest, phase, page));
  };
  return ok(new Sent(await reading.shared(`ranking ${id} ${phase} ${page}`, show)));
}

async function showRanking(
  context: Context,
  { db: near, asOf }: Reading,
  edition: Edition,
  phase: Phase,
  page: number,
): Promise<RankingView> {
  const { db } = context.services.store;
  const held = new Set(edition.admission.places.filter(isHeld).map(({ number }) => number));
  const isFinalist = (number: number) => held.has(number);
  const version = publishedVersion(edition, phase);
  if (version === null) {
    const live = await rankingPage(near, context.people, { edition: edition.id, phase, page }, isFinalist);
    return { ...live, page, pageSize: PAGE, official: null, asOf };
  }
  const { rows, hash } = await context.officialLists.list(edition.id, phase, version);
  const shown = rows.slice((page - 1) * PAGE, page * PAGE);
  const numbers = shown.map(({ number }) => number);
  const names = await namesOf(db, context.people, edition.id, numbers);
  const named = shown.map((row) => {
    const known = names.get(row.number);
    const consents = known?.publication ?? false;
    return { ...row, ...publicName(row.number, whoIs(known), { consents, isFinalist: isFinalist(row.number) }) };
  });
  return { rows: named, total: rows.length, page, pageSize: PAGE, official: { version, hash }, asOf: null };
}

async function listFinalists({ services, people }: Context, edition: Edition): Promise<readonly Finalist[]> {
  const places = edition.admission.places.filter(isHeld);
  const numbers = places.map(({ number }) => number);
  const names = await namesOf(services.store.db, people, edition.id, numbers);
  return places.map(({ number, title, points, status }) => {
    const shown = publicName(number, whoIs(names.get(number)), { consents: false, isFinalist: true });
    return { ...shown, title, points, confirmed: status === 'confirmed' };
  });
}
