import type { Static } from 'typebox';
import Type from 'typebox';
import { ok, type Result, refuse } from '../../kit/result.ts';
import type { AnyRefusal } from '../../kit/wire.ts';
import { rankingHash } from '../../tournament/evening/board.ts';
import type { EveningCommand, PlayerChanges } from '../../tournament/evening/decide.ts';
import { type NewPlayer, runningPasse } from '../../tournament/evening/evening.ts';
import { REGULATIONS, type Regulation, type RegulationRefusal, regulationWith } from '../../tournament/regulation.ts';
import type { By } from '../../tournament/sheet/sheet.ts';
import { looseRoute, type Route, sent } from '../http/route.ts';
import type { Trx } from '../store/database.ts';
import type { Services } from '../subject.ts';
import { accessOf } from './access.ts';
import { finalLot, type ServerBoard } from './boards.ts';
import { type Office, sheetFacts } from './office.ts';
import { CODE, CREATE, closed, type ENTRY, EVENING_COMMAND, ID, type REGULATION, TOURNAMENT } from './shapes.ts';
import type { TournamentTables } from './tables.ts';

type Asked = Static<typeof EVENING_COMMAND>;
type Entry = Static<typeof ENTRY>;

/** Who may ask what; the rules themselves check the director's word again. */
const DIRECTOR_ONLY: readonly Asked['type'][] = [
  'change-regulation',
  'start-passe',
  'close-passe',
  'exclude',
  'publish',
  'finish',
  'set-prizes',
  'award',
  'hand-over',
  'take-back',
];
const SUPERVISORS: readonly Asked['type'][] = ['warn', 'initial-total', 'hand-in'];

export function eveningRoutes({ store }: Services, office: Office): readonly Route[] {
  return [
    looseRoute({
      method: 'POST',
      url: '/api/tournaments',
      policy: { role: ['director', 'organiser'] },
      idempotency: 'required',
      schema: { body: CREATE, summary: 'Begin a live tournament; answers with the director’s own link.' },
      async handler({ body, by, at, once }) {
        const regulation = regulationOf(body.regulation);
        if (!regulation.ok) return regulation;
        const { title, place, day, doubleEntry = false, director = 'Turnierleitung' } = body;
        const command = { type: 'create', title, place, day, doubleEntry, regulation: regulation.value } as const;
        return sent(await office.create(command, director, by, { at, once }));
      },
    }),
    looseRoute({
      method: 'GET',
      url: '/api/tournaments',
      policy: { role: ['director', 'organiser', 'supervisor'] },
      schema: { summary: 'The live tournaments, the latest first.' },
      async handler() {
        const rows = await store.db
          .withTables<TournamentTables>()
          .selectFrom('tournaments')
          .select(['id', 'title', 'day'])
          .orderBy('at', 'desc')
          .limit(100)
          .execute();
        return ok({ tournaments: rows });
      },
    }),
    looseRoute({
      method: 'POST',
      url: '/api/tournaments/:id/commands',
      policy: 'public',
      idempotency: 'required',
      schema: { params: TOURNAMENT, querystring: CODE, body: EVENING_COMMAND, summary: 'What the desk asks for.' },
      async handler({ params, query, body, actor, at, once }) {
        const board = await office.boards.load(params.id);
        if (!board) return refuse({ code: 'not-found' });
        const access = accessOf(board, actor, query.key);
        if (!access.ok) return access;
        const by = 'by' in access.value ? access.value.by : undefined;
        if (!by || !mayAsk(by, body)) return refuse({ code: 'forbidden' });
        const command = commandOf(body);
        if (!command.ok) return command;
        const more = (trx: Trx, events: readonly { type: string }[]) => storeDetails(trx, params.id, body, events);
        return sent(await office.evening(params.id, command.value, { by, at, once }, more));
      },
    }),
    looseRoute({
      method: 'POST',
      url: '/api/tournaments/:id/people/:number/forget',
      policy: 'public',
      idempotency: 'required',
      schema: {
        params: Type.Object({ id: ID, number: Type.Integer({ minimum: 1, maximum: 99_999 }) }, closed),
        querystring: CODE,
        body: Type.Object({}, closed),
        summary: 'Name, town and year of birth of a participant are deleted; the number and the results stay.',
      },
      async handler({ params, query, actor }) {
        const board = await office.boards.load(params.id);
        if (!board) return refuse({ code: 'not-found' });
        const access = accessOf(board, actor, query.key);
        if (!access.ok) return access;
        if (!('by' in access.value) || access.value.by.role !== 'director') return refuse({ code: 'forbidden' });
        await office.aside(params.id, async (trx) => {
          await trx
            .withTables<TournamentTables>()
            .deleteFrom('tournament_people')
            .where('tournament', '=', params.id)
            .where('number', '=', params.number)
            .execute();
        });
        return ok({ number: params.number });
      },
    }),
    looseRoute({
      method: 'POST',
      url: '/api/tournaments/:id/staff',
      policy: 'public',
      idempotency: 'required',
      schema: {
        params: TOURNAMENT,
        querystring: CODE,
        body: Type.Object(
          {
            name: Type.String({ minLength: 1, maxLength: 80 }),
            role: Type.Union([Type.Literal('director'), Type.Literal('desk'), Type.Literal('supervisor')]),
            player: Type.Optional(Type.Integer({ minimum: 1 })),
            revoke: Type.Optional(Type.Integer({ minimum: 2 })),
          },
          closed,
        ),
        summary: 'A helper with a link of his own, or the end of one.',
      },
      async handler({ params, query, body, actor }) {
        const board = await office.boards.load(params.id);
        if (!board) return refuse({ code: 'not-found' });
        const access = accessOf(board, actor, query.key);
        if (!access.ok) return access;
        if (!('by' in access.value) || access.value.by.role !== 'director') return refuse({ code: 'forbidden' });
        const staff = body.revoke ?? Math.max(0, ...board.staff.keys()) + 1;
        await office.aside(params.id, async (trx) => {
          const db = trx.withTables<TournamentTables>();
          if (body.revoke !== undefined)
            await db
              .updateTable('tournament_staff')
              .set({ is_revoked: true })
              .where('tournament', '=', params.id)
              .where('staff', '=', staff)
              .execute();
          else
            await db
              .insertInto('tournament_staff')
              .values({
                tournament: params.id,
                staff,
                name: body.name,
                role: body.role,
                player: body.player ?? null,
                is_revoked: false,
              })
              .execute();
        });
        return ok({ staff });
      },
    }),
  ];
}

export function regulationOf({ base, ...changes }: Static<typeof REGULATION>): Result<Regulation, RegulationRefusal> {
  const from = REGULATIONS[base];
  if (!from) return refuse({ code: 'unknown-regulation', name: base });
  return regulationWith(from, changes as Parameters<typeof regulationWith>[1]);
}

function mayAsk(by: By, asked: Asked): boolean {
  if (by.role === 'player') return asked.type === 'enter-total' && asked.number === by.player;
  if (by.role === 'supervisor') return SUPERVISORS.includes(asked.type);
  return by.role === 'director' || !DIRECTOR_ONLY.includes(asked.type);
}

/** The rules' command: names left out, facts from the sheets put in. */
function commandOf(asked: Asked): Result<EveningCommand | ((board: ServerBoard) => EveningCommand), AnyRefusal> {
  switch (asked.type) {
    case 'add-players':
      return ok({ type: 'add-players', players: asked.entries.map(newPlayer), present: asked.present ?? false });
    case 'change-player':
      return ok({ type: 'change-player', number: asked.number, changes: changesOf(asked.entry) });
    case 'change-regulation': {
      const regulation = regulationOf(asked.regulation);
      if (!regulation.ok) return regulation;
      const doubleEntry = asked.doubleEntry === undefined ? {} : { doubleEntry: asked.doubleEntry };
      return ok({ type: 'change-regulation', regulation: regulation.value, ...doubleEntry });
    }
    case 'start-passe':
      return ok((board) => ({
        ...asked,
        outstanding: sheetFacts.outstanding(board, runningPasse(board.evening)?.passe),
      }));
    case 'close-passe':
      return ok((board) => ({ ...asked, outstanding: sheetFacts.outstanding(board, asked.passe) }));
    case 'finish':
      return ok((board) => ({
        ...asked,
        outstanding: sheetFacts.outstanding(board, runningPasse(board.evening)?.passe),
      }));
    case 'enter-total':
    case 'initial-total':
      return ok((board) => ({ ...asked, sum: sheetFacts.total(board, asked.number) }));
    case 'publish':
      return ok((board) => ({ type: 'publish', hash: rankingHash(board, finalLot(board)) }));
    default:
      return ok(asked as EveningCommand);
  }
}

/** The log gets the wishes, the table of people gets the name. */
function newPlayer({ name: _, town: __, yearOfBirth: ___, ...rest }: Entry): NewPlayer {
  return rest as NewPlayer;
}

function changesOf({
  name: _,
  town: __,
  yearOfBirth: ___,
  number: ____,
  origin: _____,
  ...rest
}: Partial<Entry>): PlayerChanges {
  return rest as PlayerChanges;
}

async function storeDetails(trx: Trx, id: string, asked: Asked, events: readonly { type: string }[]): Promise<void> {
  const db = trx.withTables<TournamentTables>();
  if (asked.type === 'add-players') {
    const added = events.flatMap((event) =>
      event.type === 'players-added' ? (event as unknown as { players: { number: number }[] }).players : [],
    );
    await db
      .insertInto('tournament_people')
      .values(
        added.map(({ number }, index) => {
          const { name, town = '', yearOfBirth = null } = asked.entries[index]!;
          return {
            tournament: id,
            number,
            name: name.trim().replace(/\s+/g, ' '),
            town: town.trim(),
            year_of_birth: yearOfBirth,
            person: null,
          };
        }),
      )
      .execute();
  }
  if (asked.type === 'change-player') {
    const { name, town, yearOfBirth } = asked.entry;
    const set = {
      ...(name === undefined ? {} : { name }),
      ...(town === undefined ? {} : { town }),
      ...(yearOfBirth === undefined ? {} : { year_of_birth: yearOfBirth }),
    };
    if (Object.keys(set).length > 0)
      await db
        .updateTable('tournament_people')
        .set(set)
        .where('tournament', '=', id)
        .where('number', '=', asked.number)
        .execute();
  }
}
