import Type from 'typebox';
import { ok, type Result, refuse } from '../../kit/result.ts';
import { COMMAND_RIGHTS, type EveningCommand } from '../../tournament/evening/decide.ts';
import type { EveningEvent, NewPlayer } from '../../tournament/evening/evening.ts';
import type { PlayerChanges } from '../../tournament/evening/player.ts';
import { REGULATIONS, type Regulation, type RegulationRefusal, regulationWith } from '../../tournament/regulation.ts';
import type { EntryAsked, EveningAsked, RegulationAsked } from '../../tournament/wire.ts';
import { may } from '../http/actor.ts';
import { type Route, route } from '../http/route.ts';
import type { Trx } from '../store/database.ts';
import { changeAside, commandEvening, createEvening, doneOf, type Office, withNews } from './office.ts';
import { CREATE, closed, EVENING_COMMAND, ID, SINCE, TOURNAMENT } from './shapes.ts';
import { storePeople } from './storePeople.ts';
import type { TournamentTables } from './tables.ts';
import { tournamentRoute } from './tournamentRoute.ts';

export const eveningRoutes = (office: Office): readonly Route[] => [
  create(office),
  list(office),
  command(office),
  forget(office),
];

const create = (office: Office): Route =>
  route('POST /tournaments', {
    policy: may('tournament.run'),
    idempotency: 'required',
    schema: { body: CREATE, summary: 'Begin a live tournament; answers with the director’s own link.' },
    async handler({ body, by, at, once }) {
      const regulation = regulationOf(body.regulation);
      if (!regulation.ok) return regulation;
      const { title, place, day, doubleEntry = false, director = 'Turnierleitung' } = body;
      const command = { type: 'create', title, place, day, doubleEntry, regulation: regulation.value } as const;
      return createEvening(office, command, director, by, { at, once });
    },
  });

const list = ({ store }: Office): Route =>
  route('GET /tournaments', {
    policy: may('tournament.list'),
    schema: { summary: 'The live tournaments, the latest first.' },
    async handler() {
      const tournaments = await store.db
        .withTables<TournamentTables>()
        .selectFrom('tournaments')
        .select(['id', 'title', 'day'])
        .orderBy('at', 'desc')
        .limit(100)
        .execute();
      return ok({ tournaments });
    },
  });

const command = (office: Office): Route =>
  tournamentRoute(office, 'POST /tournaments/:id/commands', {
    right: ({ type }) => COMMAND_RIGHTS[type],
    idempotency: 'required',
    schema: { params: TOURNAMENT, querystring: SINCE, body: EVENING_COMMAND, summary: 'What the desk asks for.' },
    async handler({ params, query, body, board, access, by, at, once }) {
      // A player speaks for himself alone. EBH 7
      const isOwn = by?.role !== 'player' || ('number' in body && body.number === by.player);
      if (!by || !access || !isOwn) return refuse({ code: 'forbidden' });
      const asked = commandOf(body);
      if (!asked.ok) return asked;
      const more = (trx: Trx, events: readonly EveningEvent[]) => storeDetails(trx, board.id, body, events);
      const told = await commandEvening(office, params.id, asked.value, { by, at, once }, more);
      return withNews(office, params.id, access, query.since, doneOf(told));
    },
  });

const forget = (office: Office): Route =>
  tournamentRoute(office, 'POST /tournaments/:id/people/:number/forget', {
    right: 'people.forget',
    idempotency: 'required',
    schema: {
      params: Type.Object({ id: ID, number: Type.Integer({ minimum: 1, maximum: 99_999 }) }, closed),
      querystring: SINCE,
      body: Type.Object({}, closed),
      summary: 'Name, town and year of birth of a participant are deleted; the number and the results stay.',
    },
    async handler({ params, query, access }) {
      const { id, number } = params;
      await changeAside(office, id, async (trx) => {
        await trx
          .withTables<TournamentTables>()
          .deleteFrom('tournament_people')
          .where('tournament', '=', id)
          .where('number', '=', number)
          .execute();
      });
      return access ? withNews(office, id, access, query.since, ok({ number })) : ok({ number });
    },
  });

export function regulationOf({ base, ...changes }: RegulationAsked): Result<Regulation, RegulationRefusal> {
  const from = REGULATIONS[base];
  if (!from) return refuse({ code: 'unknown-regulation', name: base });
  return regulationWith(from, changes);
}

/** The command of the rules: names are left out, they stand beside the log. */
function commandOf(asked: EveningAsked): Result<EveningCommand, RegulationRefusal> {
  switch (asked.type) {
    case 'add-players':
      return ok({
        ...{ type: 'add-players', players: asked.entries.map(newPlayer), present: asked.present ?? false },
        ...(asked.inPairs ? { inPairs: true } : {}),
      });
    case 'change-player':
      return ok({ type: 'change-player', number: asked.number, changes: changesOf(asked.entry) });
    case 'change-regulation': {
      const regulation = regulationOf(asked.regulation);
      if (!regulation.ok) return regulation;
      const doubleEntry = asked.doubleEntry === undefined ? {} : { doubleEntry: asked.doubleEntry };
      return ok({ type: 'change-regulation', regulation: regulation.value, ...doubleEntry });
    }
    default:
      return ok(asked);
  }
}

/** The log gets the wishes, the table of people gets the name. */
const newPlayer = ({ name: _, town: __, yearOfBirth: ___, ...wishes }: EntryAsked): NewPlayer => wishes;

function changesOf({ cards, fixedTable, noPhoto, fillIn }: Partial<EntryAsked>): PlayerChanges {
  return {
    ...(cards === undefined ? {} : { cards }),
    ...(fixedTable === undefined ? {} : { fixedTable }),
    ...(noPhoto === undefined ? {} : { noPhoto }),
    ...(fillIn === undefined ? {} : { fillIn }),
  };
}

async function storeDetails(trx: Trx, id: string, asked: EveningAsked, events: readonly EveningEvent[]): Promise<void> {
  if (asked.type === 'add-players') {
    const entries = asked.entries.map(({ name, town = '', yearOfBirth = null }) => ({
      ...{ name: name.trim().replace(/\s+/g, ' '), town: town.trim(), yearOfBirth },
    }));
    await storePeople(trx, id, events, entries);
  }
  if (asked.type === 'remove-player') {
    await trx
      .withTables<TournamentTables>()
      .deleteFrom('tournament_people')
      .where('tournament', '=', id)
      .where('number', '=', asked.number)
      .execute();
  }
  if (asked.type !== 'change-player') return;
  const { name, town, yearOfBirth } = asked.entry;
  const set = {
    ...(name === undefined ? {} : { name }),
    ...(town === undefined ? {} : { town }),
    ...(yearOfBirth === undefined ? {} : { year_of_birth: yearOfBirth }),
  };
  if (Object.keys(set).length === 0) return;
  await trx
    .withTables<TournamentTables>()
    .updateTable('tournament_people')
    .set(set)
    .where('tournament', '=', id)
    .where('number', '=', asked.number)
    .execute();
}
