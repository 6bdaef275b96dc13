import Type from 'typebox';
import {
  type EntryLine,
  EXPORT_FORMATS,
  EXPORTS,
  type ExportFormat,
  type ExportName,
} from '../../championship/officeWire.ts';
import { ok, refuse } from '../../kit/result.ts';
import { together } from '../../kit/together.ts';
import { may } from '../http/actor.ts';
import { COUNT } from '../http/numbers.ts';
import { type Route, route } from '../http/route.ts';
import { LanguageShape } from '../people/shapes.ts';
import type { Players } from '../schieber/players.ts';
import { type Context, loadEdition } from './context.ts';
import { CONTENT_TYPES, exportFile } from './exportFile.ts';
import { LONG_WORK } from './longWork.ts';
import { closed, EditionId, InEdition, ParticipantNumber } from './shapes.ts';
import { signalsIn } from './signals.ts';
import { namesOf } from './standings.ts';
import { ours } from './tables.ts';

/** What the office looks up about participants, and takes away. */
export const participantRoutes = (context: Context, choose: Players['choose']): readonly Route[] => [
  ...fairPlayRoutes(context, choose),
  route('GET /editions/:edition/entries', {
    policy: may('edition.read'),
    schema: {
      params: InEdition,
      querystring: closed({
        after: Type.Optional(COUNT),
        number: Type.Optional(ParticipantNumber),
        search: Type.Optional(Type.String({ maxLength: 80 })),
      }),
      summary:
        'Participants with their names, a hundred at a time; or by name, town, e-mail address or code of a link.',
    },
    handler: async ({ params, query }) => ok({ entries: await listEntries(context, params.edition, query) }),
  }),
  route('GET /editions/:edition/entries/:number/matches', {
    policy: may('edition.read'),
    schema: {
      params: closed({ edition: EditionId, number: ParticipantNumber }),
      summary: 'The matches of a participant, with the rights they used.',
    },
    async handler({ params }) {
      const rows = await ours(context.services.store.db)
        .selectFrom('championship_matches')
        .select(['match', 'phase', 'slot', 'day', 'started_at as startedAt', 'ending', 'points', 'games'])
        .where('edition', '=', params.edition)
        .where('number', '=', params.number)
        .orderBy('started_at')
        .execute();
      return ok({ matches: rows });
    },
  }),
  route('GET /editions/:edition/matches/:match/record', {
    policy: may('edition.read'),
    schema: {
      params: closed({ edition: EditionId, match: Type.String({ pattern: '^[0-9a-f-]{36}$' }) }),
      summary: 'The record of a finished match, to verify it.',
    },
    handler: ({ params }) => context.matches.record(params.match, 'anybody'),
  }),
  route('GET /editions/:edition/export/:list', {
    policy: may('export.read'),
    limit: { perMinute: 60, burst: 40, by: 'actor' },
    schema: {
      params: closed({ edition: EditionId, list: Type.Unsafe<ExportName>(Type.Enum([...EXPORTS])) }),
      querystring: closed({
        format: Type.Unsafe<ExportFormat>(Type.Enum([...EXPORT_FORMATS])),
        language: Type.Optional(LanguageShape),
      }),
      summary: 'A list as CSV or XLSX; the one for the press also as PDF.',
    },
    async handler({ params, query: { format, language = 'en' }, reply }) {
      const edition = await loadEdition(context, params.edition);
      if (!edition) return refuse({ code: 'not-found' });
      if (format === 'pdf' && params.list !== 'press') return refuse({ code: 'not-found' });
      const file = await exportFile(context, edition, params.list, format, language);
      if (!file.ok) return file;
      const name = `${edition.id}-${params.list}.${format}`;
      reply.type(CONTENT_TYPES[format]).header('content-disposition', `attachment; filename="${name}"`);
      await reply.send(file.value);
      return ok(undefined);
    },
  }),
];

/** How somebody plays: the times of every card, and what two people should look at. SSC 8.01 */
const fairPlayRoutes = (context: Context, choose: Players['choose'], shared = together(1)): readonly Route[] => [
  route('GET /editions/:edition/signals', {
    policy: may('people.read'),
    limit: LONG_WORK,
    schema: {
      params: InEdition,
      summary:
        'What two people should look at: tempo, choices, accounts of one device, the list of SSC 1. It excludes nobody (SSC 8.01).',
    },
    async handler({ params }) {
      const signals = await shared(params.edition, () => signalsIn(context, choose, params.edition));
      return signals ? ok(signals) : refuse({ code: 'not-found' });
    },
  }),
  route('GET /editions/:edition/matches/:match/times', {
    policy: may('edition.read'),
    schema: {
      params: closed({ edition: EditionId, match: Type.String({ pattern: '^[0-9a-f-]{36}$' }) }),
      summary: 'How long the participant took for each card and declaration of a match.',
    },
    handler: ({ params }) => context.matches.times(params.match, 'anybody'),
  }),
];

async function listEntries(
  { services: { store }, people }: Context,
  edition: string,
  wanted: { readonly after?: number; readonly number?: number; readonly search?: string },
): Promise<readonly EntryLine[]> {
  const all = ours(store.db).selectFrom('championship_entries').selectAll().where('edition', '=', edition);
  const { number, search, after = 0 } = wanted;
  const found = search === undefined ? undefined : await people.found(store.db, search);
  const some = found
    ? all.where(({ or, eb }) => or([eb('code', '=', search!.trim().toLowerCase()), eb('person', 'in', ['', ...found])]))
    : number === undefined
      ? all.where('number', '>', after)
      : all.where('number', '=', number);
  const rows = await some.orderBy('number').limit(100).execute();
  const numbers = rows.map(({ number }) => number);
  const names = await namesOf(store.db, people, edition, numbers);
  return rows.map((row) => {
    const who = names.get(row.number);
    return {
      ...{ number: row.number, person: row.person, enteredAt: row.entered_at, referredBy: row.referred_by },
      ...{ qualified: row.is_qualified, excluded: row.is_out },
      ...{ name: who ? `${who.firstName} ${who.lastName}` : null, town: who?.town ?? null },
    };
  });
}
