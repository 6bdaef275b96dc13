import Type from 'typebox';
import { CONFIRMED_HOW, WITHDRAWN_HOW } from '../../championship/admission.ts';
import { lacksOf } from '../../championship/announcement.ts';
import { PHASES, phaseSettled } from '../../championship/calendar.ts';
import type { Edition } from '../../championship/edition.ts';
import { calendarFor } from '../../championship/fixed.ts';
import { AUDIENCES, type Audience } from '../../championship/messages.ts';
import type { OfficeCommand, OfficeView, UnknownLevel } from '../../championship/officeWire.ts';
import { openPlaces } from '../../championship/place.ts';
import { TEMPLATES } from '../../championship/template.ts';
import { fieldAdvice } from '../../championship/wildCards.ts';
import { ok, type Result, refuse } from '../../kit/result.ts';
import type { Instant } from '../../kit/time.ts';
import { may } from '../http/actor.ts';
import { INSTANT, ORDINAL } from '../http/numbers.ts';
import { type Route, route, sent } from '../http/route.ts';
import type { ComputersOf } from './championship.ts';
import { type Context, loadEdition } from './context.ts';
import { type CommandRefusal, commandEdition, type Done, type Told } from './editionCommands.ts';
import { publicEdition } from './home.ts';
import { drawCards, enterRound, fillPlaces, proposeRedraw } from './places.ts';
import { readersOf } from './readers.ts';
import { publishRegulation, textsOf } from './regulations.ts';
import {
  closed,
  DayShape,
  DrawId,
  DutiesShape,
  EditionId,
  InEdition,
  LanguageShape,
  LookShape,
  ParticipantNumber,
  PhaseShape,
  Reason,
  SourceShape,
  TemplateShape,
  TitleShape,
  TitlesShape,
  VenueShape,
} from './shapes.ts';
import { namesOf, openMatches } from './standings.ts';

const AudienceShape = Type.Unsafe<Audience>(Type.Enum([...AUDIENCES]));
const LevelShape = Type.String({ maxLength: 40 });

const CommandShape = Type.Union([
  closed({
    ...{
      type: Type.Literal('edit'),
      title: TitleShape,
      titles: Type.Optional(TitlesShape),
      start: DayShape,
      template: TemplateShape,
    },
    ...{ venue: Type.Optional(VenueShape), level: Type.Optional(LevelShape) },
  }),
  LookShape,
  closed({ type: Type.Literal('dressBack') }),
  closed({ type: Type.Literal('announce') }),
  closed({ type: Type.Literal('archive') }),
  closed({
    ...{
      type: Type.Literal('proposeChange'),
      title: TitleShape,
      titles: Type.Optional(TitlesShape),
      start: DayShape,
      template: TemplateShape,
    },
    ...{ venue: VenueShape, reason: Reason },
  }),
  closed({ type: Type.Literal('proposeChampion'), number: ParticipantNumber, reason: Reason }),
  closed({ type: Type.Literal('suspend'), reason: Reason }),
  closed({ type: Type.Literal('resume') }),
  closed({
    ...{ type: Type.Literal('sendMessage'), to: AudienceShape },
    texts: Type.Array(
      closed({
        ...{ language: LanguageShape, subject: Type.String({ minLength: 1, maxLength: 120 }) },
        text: Type.String({ minLength: 1, maxLength: 5_000 }),
      }),
      { minItems: 1, maxItems: 4 },
    ),
  }),
  closed({ type: Type.Literal('proposeCancellation'), reason: Reason }),
  closed({
    ...{ type: Type.Literal('proposeGivingBack'), number: ParticipantNumber, reason: Reason },
    match: Type.String({ pattern: '^[0-9a-f-]{36}$' }),
  }),
  closed({ type: Type.Literal('proposeGivingAllBack'), reason: Reason }),
  closed({
    ...{ type: Type.Literal('proposeExtension'), last: Type.Integer({ minimum: 0, maximum: 400 }), reason: Reason },
    lastStart: Type.String({ maxLength: 5 }),
  }),
  closed({ type: Type.Literal('proposeWildCard'), number: ParticipantNumber, reason: Reason }),
  closed({ type: Type.Literal('decideProposal'), id: Type.String({ maxLength: 120 }), approve: Type.Boolean() }),
  closed({ type: Type.Literal('establishRanking'), phase: PhaseShape, reason: Reason }),
  closed({ type: Type.Literal('publishRanking'), phase: PhaseShape, version: ORDINAL }),
  closed({ type: Type.Literal('nameTitleHolder'), number: ParticipantNumber }),
  closed({ type: Type.Literal('makeCut'), source: Type.Optional(SourceShape) }),
  closed({ type: Type.Literal('nominate'), source: Type.Optional(SourceShape) }),
  closed({
    ...{ type: Type.Literal('drawCards'), id: DrawId },
    cards: Type.Array(Type.String({ maxLength: 4 }), { maxItems: 36 }),
  }),
  closed({
    ...{ type: Type.Literal('enterRound'), id: DrawId },
    signature: Type.String({ pattern: '^[0-9a-f]{96}$' }),
  }),
  closed({ type: Type.Literal('proposeRedraw'), id: DrawId, reason: Reason }),
  closed({
    ...{ type: Type.Literal('confirm'), number: ParticipantNumber, receivedAt: INSTANT },
    how: Type.Unsafe<(typeof CONFIRMED_HOW)[number]>(Type.Enum([...CONFIRMED_HOW])),
  }),
  closed({
    ...{ type: Type.Literal('withdraw'), number: ParticipantNumber },
    how: Type.Unsafe<(typeof WITHDRAWN_HOW)[number]>(Type.Enum([...WITHDRAWN_HOW])),
  }),
]);

/** The organiser's decisions. SSC 7.02, 8 */
export const officeRoutes = (context: Context, computers: ComputersOf): readonly Route[] => [
  route('POST /editions', {
    policy: may('edition.run'),
    idempotency: 'required',
    schema: {
      body: closed({
        ...{ id: EditionId, title: TitleShape, titles: Type.Optional(TitlesShape), start: DayShape },
        template: Type.Union([Type.Literal('ssc8'), TemplateShape]),
        level: Type.Optional(LevelShape),
        isDraft: Type.Optional(Type.Boolean()),
        duties: Type.Optional(DutiesShape),
        venue: Type.Optional(VenueShape),
      }),
      summary: 'A new edition: a template and its first day; a draft is seen by the office alone until announced.',
    },
    async handler({ body, by, at, once }) {
      const { id, level, ...made } = body;
      const players = computers(level);
      if (!players.ok) return players;
      const template = typeof body.template === 'string' ? TEMPLATES[body.template]! : body.template;
      const create = { type: 'create', id, ...made, template, computers: players.value } as const;
      return sent(await commandEdition(context, id, create, { by, at, once }));
    },
  }),
  route('POST /editions/:edition/commands', {
    policy: may('edition.run'),
    idempotency: 'required',
    schema: { params: InEdition, body: CommandShape, summary: 'A decision of the organiser.' },
    handler: async ({ params, body, by, at, once }) =>
      sent(await decide(context, computers, params.edition, body, { by, at, once })),
  }),
  route('GET /editions/:edition/office', {
    policy: may('edition.read'),
    schema: { params: InEdition, summary: 'Everything about an edition, for the office.' },
    async handler({ params, at }) {
      const edition = await loadEdition(context, params.edition);
      return edition ? ok(await officeView(context, edition, at)) : refuse({ code: 'not-found' });
    },
  }),
  ...textRoutes(context),
];

/** Texts of the regulation, and to whom a message would go. SSC 8.07 */
const textRoutes = (context: Context): readonly Route[] => [
  route('POST /editions/:edition/regulations', {
    policy: may('edition.run'),
    idempotency: 'required',
    schema: {
      params: InEdition,
      body: closed({
        texts: Type.Array(closed({ language: LanguageShape, text: Type.String({ minLength: 1, maxLength: 60_000 }) }), {
          ...{ minItems: 1, maxItems: 4 },
        }),
        ...{ binding: LanguageShape, mustAccept: Type.Boolean(), reason: Reason },
      }),
      summary: 'A new text of the regulation: published with a draft, else proposed to a second person (SSC 8.07).',
    },
    handler: async ({ params, body, by, at, once }) =>
      sent(await publishRegulation(context, params.edition, body, { by, at, once })),
  }),
  route('GET /editions/:edition/regulations/:hash', {
    policy: may('edition.read'),
    schema: {
      params: closed({ edition: EditionId, hash: Type.String({ pattern: '^[0-9a-f]{64}$' }) }),
      summary: 'The words of a text of the regulation, also of one that is only proposed.',
    },
    handler: async ({ params: { edition, hash } }) =>
      ok({ texts: await textsOf(context.services.store.db, edition, hash) }),
  }),
  route('GET /editions/:edition/readers', {
    policy: may('edition.read'),
    schema: {
      ...{ params: InEdition, querystring: closed({ to: AudienceShape }) },
      summary: 'How many participants a message would reach.',
    },
    async handler({ params, query }) {
      const edition = await loadEdition(context, params.edition);
      if (!edition) return refuse({ code: 'not-found' });
      const { readers } = await readersOf(context, edition, query.to)
        .select((e) => e.fn.countAll<bigint>().as('readers'))
        .executeTakeFirstOrThrow();
      return ok({ readers: Number(readers) });
    },
  }),
];

async function decide(
  context: Context,
  computers: ComputersOf,
  edition: string,
  command: OfficeCommand,
  told: Told,
): Promise<Result<Done, CommandRefusal | UnknownLevel>> {
  const { people } = context;
  switch (command.type) {
    case 'edit': {
      const { level, ...wish } = command;
      const players = level === undefined ? undefined : computers(level);
      if (players && !players.ok) return players;
      return commandEdition(context, edition, { ...wish, ...(players ? { computers: players.value } : {}) }, told);
    }
    case 'makeCut':
    case 'nominate':
      return fillPlaces(context, edition, command.type, command.source, told);
    case 'drawCards':
      return drawCards(context, edition, command.id, command.cards, told);
    case 'enterRound':
      return enterRound(context, edition, command.id, command.signature, told);
    case 'proposeRedraw':
      return proposeRedraw(context, edition, command.id, command.reason, told);
    case 'sendMessage':
      return commandEdition(context, edition, command, told, async (trx) => {
        const allowed = await people.mayWriteToMany(trx, told.by, told.at);
        return allowed.ok ? undefined : allowed;
      });
    // Everybody gets a letter of it too; but what was stopped always goes on.
    case 'resume':
      return commandEdition(context, edition, command, told, (trx) => people.noteLetterToMany(trx, told.by, told.at));
    default:
      return commandEdition(context, edition, command, told);
  }
}

async function officeView(context: Context, edition: Edition, at: Instant): Promise<OfficeView> {
  const { admission } = edition;
  const holder = admission.places.find(({ title }) => title === 'titleHolder');
  const numbers = [
    ...admission.places.map(({ number }) => number),
    ...edition.excluded.map(({ number }) => number),
    ...edition.proposals.flatMap(({ motion }) => ('number' in motion ? [motion.number] : [])),
  ];
  const names = await namesOf(context.services.store.db, context.people, edition.id, numbers);
  const comes = !holder || holder.status === 'offered' || holder.status === 'confirmed';
  return {
    public: await publicEdition(context, edition, at),
    edition,
    openPlaces: openPlaces(admission, calendarFor(edition)),
    phases: await phasesOf(context, edition),
    lacks: edition.publicity === 'draft' ? [...lacksOf(edition, at)] : [],
    advice: fieldAdvice(edition.template, comes),
    names: [...names].map(([number, { firstName, lastName, town }]) => ({
      ...{ number, name: `${firstName} ${lastName}`, town },
    })),
  };
}

const phasesOf = ({ services: { store } }: Context, edition: Edition): Promise<OfficeView['phases']> =>
  Promise.all(
    PHASES.map(async (phase) => ({
      ...{ phase, settled: phaseSettled(calendarFor(edition), phase) },
      open: await openMatches(store.db, edition.id, phase),
    })),
  );
