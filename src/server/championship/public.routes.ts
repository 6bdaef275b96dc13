import Type from 'typebox';
import { isHeld } from '../../championship/admission.ts';
import { calendarFor } from '../../championship/edition.ts';
import { editionOnShow, seasonOf } from '../../championship/onShow.ts';
import { publicName } from '../../championship/standings.ts';
import { ok, refuse } from '../../kit/result.ts';
import { looseRoute, type Route } from '../http/route.ts';
import { publicEdition, publishedVersion } from './home.ts';
import type { Room } from './room.ts';
import { closed, DrawId, InEdition, PhaseShape } from './shapes.ts';
import { namesOf, PAGE, rankingPage } from './standings.ts';
import { editionProcess, editionStream } from './streams.ts';
import { ours } from './tables.ts';

/** What anybody may see: editions, rankings, lots, finalists. SSC 4.03, 8.03, 8.04 */
export function publicRoutes(room: Room): readonly Route[] {
  const { store } = room.services;
  const load = async (id: string) => (await store.load(editionProcess, editionStream(id))).state;

  return [
    looseRoute({
      method: 'GET',
      url: '/api/editions',
      policy: 'public',
      schema: {
        summary: 'All editions of the championship, the newest first, and the one on show when none is named.',
      },
      async handler({ at }) {
        const rows = await ours(store.db)
          .selectFrom('championship_editions')
          .select('edition')
          .orderBy('start', 'desc')
          .execute();
        const editions = (await Promise.all(rows.map(({ edition }) => load(edition)))).filter(
          (one) => one !== undefined,
        );
        return ok({
          editions: editions.map((edition) => {
            const { id, title, start, standing } = edition;
            return { id, title, start, standing, season: seasonOf(calendarFor(edition), at) };
          }),
          onShow: editionOnShow(editions, at)?.id ?? null,
        });
      },
    }),
    looseRoute({
      method: 'GET',
      url: '/api/editions/:edition',
      policy: 'public',
      schema: { params: InEdition, summary: 'An edition: dates, phase, cut line, lots.' },
      async handler({ params, at }) {
        const edition = await load(params.edition);
        return edition ? ok(await publicEdition(room, edition, at)) : refuse({ code: 'not-found' });
      },
    }),
    looseRoute({
      method: 'GET',
      url: '/api/editions/:edition/ranking/:phase',
      policy: 'public',
      schema: {
        params: closed({ edition: InEdition.properties.edition, phase: PhaseShape }),
        querystring: closed({ page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })) }),
        summary: 'A page of a ranking: live, or the published official version once there is one.',
      },
      async handler({ params, query }) {
        const edition = await load(params.edition);
        if (!edition) return refuse({ code: 'not-found' });
        const { phase } = params;
        const page = query.page ?? 1;
        const held = new Set(edition.admission.places.filter(isHeld).map(({ number }) => number));
        const version = publishedVersion(edition, phase);
        if (version === null) {
          const live = await rankingPage(store.db, room.people, edition.id, phase, page, (number) => held.has(number));
          return ok({ ...live, page, pageSize: PAGE, official: null });
        }
        const { rows, hash } = await room.officials.list(edition.id, phase, version);
        const shown = rows.slice((page - 1) * PAGE, page * PAGE);
        const names = await namesOf(
          store.db,
          room.people,
          edition.id,
          shown.map(({ number }) => number),
        );
        const named = shown.map((row) => {
          const known = names.get(row.number);
          const person = known && { name: `${known.firstName} ${known.lastName}`, town: known.town ?? '' };
          const consents = known?.publication ?? false;
          return { ...row, ...publicName(row.number, person, { consents, isFinalist: held.has(row.number) }) };
        });
        return ok({ rows: named, total: rows.length, page, pageSize: PAGE, official: { version, hash } });
      },
    }),
    looseRoute({
      method: 'GET',
      url: '/api/editions/:edition/corrections/:phase',
      policy: 'public',
      schema: {
        params: closed({ edition: InEdition.properties.edition, phase: PhaseShape }),
        summary: 'How the official ranking was corrected, version by version (SSC 8.04).',
      },
      async handler({ params: { edition, phase } }) {
        const events = await store.read<{
          type: string;
          phase?: string;
          version?: number;
          reason?: string;
          hash?: string;
        }>(editionStream(edition));
        const established = events.filter(({ event }) => event.type === 'rankingEstablished' && event.phase === phase);
        const versions = [];
        for (const { event, at } of established) {
          const { version = 0, reason, hash } = event;
          const changes = await room.officials.changes(edition, phase, version);
          versions.push({ version, at, reason, hash, changes: changes.slice(0, 500) });
        }
        return ok({ versions });
      },
    }),
    looseRoute({
      method: 'GET',
      url: '/api/editions/:edition/lot',
      policy: 'public',
      schema: {
        params: InEdition,
        querystring: closed({ id: DrawId }),
        summary: 'A lot: its announcement, and once drawn its record. Verify it with `gschobe verify lot`.',
      },
      async handler({ params, query }) {
        const edition = await load(params.edition);
        const drawn = edition?.admission.draws.find(({ announcement }) => announcement.id === query.id);
        if (!drawn) return refuse({ code: 'not-found' });
        return ok(drawn.record ?? drawn.announcement);
      },
    }),
    looseRoute({
      method: 'GET',
      url: '/api/editions/:edition/finalists',
      policy: 'public',
      schema: { params: InEdition, summary: 'Who has a place in the final: name and town (SSC 8.03).' },
      async handler({ params }) {
        const edition = await load(params.edition);
        if (!edition) return refuse({ code: 'not-found' });
        const places = edition.admission.places.filter(isHeld);
        const names = await namesOf(
          store.db,
          room.people,
          edition.id,
          places.map(({ number }) => number),
        );
        const rows = places.map(({ number, title, points, status }) => {
          const known = names.get(number);
          const person = known && { name: `${known.firstName} ${known.lastName}`, town: known.town ?? '' };
          const shown = publicName(number, person, { consents: false, isFinalist: true });
          return { ...shown, title, points, confirmed: status === 'confirmed' };
        });
        return ok({ finalists: rows });
      },
    }),
  ];
}
