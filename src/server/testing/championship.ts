import { SSC8 } from '../../championship/template.ts';
import { type Instant, MINUTE } from '../../kit/time.ts';
import { legalIn, type MatchView } from '../../schieber/view.ts';
import type { Context } from '../championship/context.ts';
import type { Subject } from '../subject.ts';
import { FORM, register, signInAs } from './people.ts';
import {
  type Answered,
  type Caller,
  startTestServer,
  type TestServer,
  type TestServerOptions,
  testClock,
} from './server.ts';

/** What the functions of the championship share, on this server. */
export function contextOf({ subjects }: Pick<TestServer, 'subjects'>): Context {
  for (const subject of subjects) if (hasContext(subject)) return subject.context;
  throw new Error('there is no championship');
}

const hasContext = (subject: Subject): subject is Subject & { readonly context: Context } =>
  subject.name === 'championship' && 'context' in subject;

/** Small numbers, so that a test can walk through a whole edition: any match qualifies, two places. */
export const SMALL = {
  ...SSC8,
  qualification: { ...SSC8.qualification, threshold: 0 },
  final: { ...SSC8.final, places: 2 },
};

/** One day of boot camp, then the qualification. */
export const SHORT = {
  ...SSC8,
  bootCamp: { first: 0, last: 0 },
  qualification: { ...SSC8.qualification, first: 1, last: 3 },
  semiFinal: { ...SSC8.semiFinal, first: 4, last: 5 },
};

export type Player = Caller & { readonly email: string };

export interface ChampionshipTest {
  readonly server: TestServer;
  readonly clock: TestServer['clock'];
  /** A command with a key of its own. */
  asks(caller: Caller, path: string, body?: object, headers?: Record<string, string>): Promise<Answered>;
  key(): { 'idempotency-key': string };
  /** Staff are signed out after half an hour: whoever is needed signs in again. */
  staff(name?: 'anna' | 'beat'): Promise<Caller>;
  office(command: object, edition?: string, by?: Caller): Promise<Answered>;
  /** A new person, registered and signed in. */
  newPerson(change?: Record<string, unknown>): Promise<Player>;
  signIn(caller: Player): Promise<Answered>;
  entrant(edition?: string, referral?: string): Promise<{ caller: Player; number: number }>;
  start(caller: Caller, edition?: string): Promise<Answered>;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into answers of any shape
  me(caller: Caller, edition?: string): Promise<any>;
  /** Plays so many games of a match, then lets the thirty minutes pass. */
  play(caller: Caller, started: Answered, games: number): Promise<MatchView>;
}

/** A server with the edition 'small', which began on 27 September 2024 or the day given. */
export async function openChampionshipTest(
  at: Instant,
  { start = '2024-09-27', ...options }: { start?: string } & TestServerOptions = {},
): Promise<ChampionshipTest> {
  const clock = testClock(at);
  const server = await startTestServer({ ...options, clock });
  const signedIn = new Map<string, { caller: Caller; at: Instant }>();
  let keys = 0;
  let people = 0;

  const test: ChampionshipTest = {
    server,
    clock,
    key: () => ({ 'idempotency-key': `championship-${++keys}` }),
    asks: (caller, path, body = {}, headers = test.key()) => caller.post(path, body, headers),
    async staff(name = 'anna') {
      const known = signedIn.get(name);
      if (known && clock.now() - known.at < 20 * MINUTE && clock.now() >= known.at) return known.caller;
      const { caller } = await signInAs(server, 'organiser', `${name}@example.ch`);
      signedIn.set(name, { caller, at: clock.now() });
      return caller;
    },
    office: async (command, edition = 'small', by) =>
      test.asks(by ?? (await test.staff()), `/api/editions/${edition}/commands`, command),
    async newPerson(change = {}) {
      const i = people++;
      const email = `person${i}@example.ch`;
      const caller = server.caller();
      const born = `19${50 + (i % 40)}-0${1 + (i % 9)}-1${i % 10}`;
      const form = {
        ...{ email, firstName: FIRST[i % 12], lastName: LAST[(i * 7) % 10] },
        ...{ street: 'Dorfstrasse', houseNumber: String(i + 1), born, consents: ['publication'], ...change },
      };
      const answer = await register(server, caller, form);
      if (answer.status !== 200) throw new Error(answer.text);
      return Object.assign(caller, { email });
    },
    signIn: (caller) => caller.post('/api/session', { email: caller.email, password: FORM.password }),
    async entrant(edition = 'small', referral) {
      const caller = await test.newPerson();
      const body = { acceptsRules: true, ...(referral && { referral }) };
      const answer = await test.asks(caller, `/api/editions/${edition}/entry`, body);
      if (answer.status !== 200) throw new Error(answer.text);
      return { caller, number: answer.body.number };
    },
    start: (caller, edition = 'small') => test.asks(caller, `/api/editions/${edition}/matches`),
    me: async (caller, edition = 'small') => (await caller.get(`/api/editions/${edition}/me`)).body,
    async play(caller, started, games) {
      let answer = started;
      while (answer.body.view.results.length < games) {
        answer = await test.asks(caller, `/api/matches/${started.body.id}/commands`, anyCommand(answer.body.view));
        if (answer.status !== 200) throw new Error(answer.text);
      }
      clock.advance(30 * MINUTE + 1);
      await server.runJobs();
      return (await caller.get(`/api/matches/${started.body.id}`)).body.view;
    },
  };
  const edition = { id: 'small', title: 'Kleine SSC', start, template: SMALL, level: 'apprentice' };
  const created = await test.asks(await test.staff(), '/api/editions', edition);
  if (created.status !== 200) throw new Error(created.text);
  return test;
}

function anyCommand({ game }: MatchView): object {
  if (game.phase === 'declaring') return { type: 'declare', mode: 'O' };
  return { type: 'play', card: legalIn(game)[0] };
}

const FIRST = ['Anna', 'Beat', 'Carla', 'Dario', 'Elin', 'Fabio', 'Gian', 'Heidi', 'Ivo', 'Jana', 'Kurt', 'Lea'];
const LAST = 'Zgraggen Odermatt Wüthrich Bernasconi Favre Camenisch Inauen Kälin Rochat Näf'.split(' ');
