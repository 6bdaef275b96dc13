import Type from 'typebox';
import { ok } from '../../../kit/result.ts';
import { waitingOf } from '../../../tournament/club/registration.ts';
import type { RegistrationView } from '../../../tournament/club/wire.ts';
import { type Evening, passenStarted, playersOf } from '../../../tournament/evening/evening.ts';
import type { Route } from '../../http/route.ts';
import { BY_LINK } from '../access.ts';
import { commandEvening, doneOf, type Office } from '../office.ts';
import { CARDS, closed, SINCE, TOURNAMENT } from '../shapes.ts';
import { storePeople } from '../storePeople.ts';
import { tournamentRoute } from '../tournamentRoute.ts';

const PERSON = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
    town: Type.String({ maxLength: 80 }),
    cards: Type.Optional(Type.Union([CARDS, Type.Null()])),
  },
  closed,
);

/** Somebody registers by the link that the host has sent round. No account: name and town are all an evening needs. */
export const registrationRoutes = (office: Office): readonly Route[] => [
  tournamentRoute(office, 'GET /tournaments/:id/registration', {
    right: 'people.register',
    schema: {
      params: TOURNAMENT,
      querystring: SINCE,
      summary: 'What one registers for, and whether there is a seat left.',
    },
    handler: ({ board }) => ok(viewOf(board.evening)),
  }),
  tournamentRoute(office, 'POST /tournaments/:id/registrations', {
    right: 'people.register',
    idempotency: 'required',
    // A whole hall may come from one address.
    limit: { perMinute: 30, burst: 60, by: 'address' },
    schema: {
      params: TOURNAMENT,
      querystring: SINCE,
      body: Type.Object({ people: Type.Array(PERSON, { minItems: 1, maxItems: 2 }) }, closed),
      summary: 'On the list of a live tournament, or on its waiting list.',
    },
    async handler({ params: { id }, body: { people }, at, once }) {
      const players = people.map(({ cards = null }) => ({ cards }));
      const entries = people.map(({ name, town }) => ({
        ...{ name: name.trim().replace(/\s+/g, ' '), town: town.trim(), yearOfBirth: null },
      }));
      const by = { role: 'player', who: BY_LINK } as const;
      const told = await commandEvening(office, id, { type: 'register', players }, { by, at, once }, (trx, events) =>
        storePeople(trx, id, events, entries),
      );
      const done = doneOf(told);
      if (!done.ok) return done;
      const { numbers = [] } = done.value;
      const board = await office.boards.load(id);
      const place = board ? waitingOf(board.evening).indexOf(numbers[0] ?? 0) + 1 : 0;
      return ok({ numbers, waiting: place || null });
    },
  }),
];

function viewOf(evening: Evening): RegistrationView {
  const { title, place, day, regulation, club, finishedAt } = evening;
  const { isOpen, places } = club.registration;
  const counting = playersOf(evening).filter(
    ({ fillIn, presence }) => !fillIn && (presence === 'expected' || presence === 'present'),
  );
  return {
    ...{ title, place, day, inPairs: regulation.pairs === true, fee: club.till.fee },
    isOpen: isOpen && passenStarted(evening) === 0 && finishedAt === null,
    free: places === null ? null : Math.max(0, places - counting.length),
  };
}
