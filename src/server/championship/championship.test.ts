import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { SSC8 } from '../../championship/template.ts';
import { HOUR, MINUTE, zurichInstant } from '../../kit/time.ts';
import { legalIn, type MatchView } from '../../schieber/view.ts';
import { FORM, lettersOf, register, signInAs } from '../testing/people.ts';
import { type Answered, type Caller, startTestServer, type TestServer, testClock } from '../testing/server.ts';
import { fullRanking, recountedRanking } from './standings.ts';

const at = zurichInstant;
const clock = testClock(at('2024-09-26T12:00'));
let server: TestServer;
/** Staff are signed out after half an hour: whoever is needed signs in again. */
const signedIn = new Map<string, { caller: Caller; at: number }>();
async function staff(name: 'anna' | 'beat' = 'anna'): Promise<Caller> {
  const known = signedIn.get(name);
  if (known && clock.now() - known.at < 20 * MINUTE && clock.now() >= known.at) return known.caller;
  const { caller } = await signInAs(server, 'organiser', `${name}@example.ch`);
  signedIn.set(name, { caller, at: clock.now() });
  return caller;
}
/** Small numbers, so that a test can walk through a whole edition: one point qualifies, two places. */
const SMALL = {
  ...SSC8,
  qualification: { ...SSC8.qualification, threshold: 1 },
  final: { ...SSC8.final, places: 2 },
};

/** One day of boot camp, then the qualification. */
const SHORT = {
  ...SSC8,
  bootCamp: { first: 0, last: 0 },
  qualification: { ...SSC8.qualification, first: 1, last: 3 },
  semiFinal: { ...SSC8.semiFinal, first: 4, last: 5 },
};

let keys = 0;
const key = () => ({ 'idempotency-key': `championship-${++keys}` });
const asks = (caller: Caller, path: string, body: object = {}, headers = key()) => caller.post(path, body, headers);
const office = async (command: object, edition = 'small', by?: Caller) =>
  asks(by ?? (await staff()), `/api/editions/${edition}/commands`, command);

let people = 0;
const FIRST = ['Anna', 'Beat', 'Carla', 'Dario', 'Elin', 'Fabio', 'Gian', 'Heidi', 'Ivo', 'Jana', 'Kurt', 'Lea'];
const LAST = [
  'Zgraggen',
  'Odermatt',
  'Wüthrich',
  'Bernasconi',
  'Favre',
  'Camenisch',
  'Inauen',
  'Kälin',
  'Rochat',
  'Näf',
];

/** A new person, registered and signed in. */
async function newPerson(change: Record<string, unknown> = {}): Promise<Caller & { email: string }> {
  const i = people++;
  const email = `person${i}@example.ch`;
  const caller = server.caller();
  const born = `19${50 + (i % 40)}-0${1 + (i % 9)}-1${i % 10}`;
  const form = {
    ...{ email, firstName: FIRST[i % 12], lastName: LAST[(i * 7) % 10] },
    ...{ street: `Dorfstrasse`, houseNumber: String(i + 1), born, consents: ['publication'], ...change },
  };
  const answer = await register(server, caller, form);
  if (answer.status !== 200) throw new Error(answer.text);
  return Object.assign(caller, { email });
}

const signIn = (caller: Caller & { email: string }) =>
  caller.post('/api/session', { email: caller.email, password: FORM.password });

async function entrant(edition = 'small', referral?: string) {
  const caller = await newPerson();
  const answer = await asks(caller, `/api/editions/${edition}/entry`, {
    acceptsRules: true,
    ...(referral && { referral }),
  });
  expect(answer.status).toBe(200);
  return { caller, number: answer.body.number as number };
}

const start = (caller: Caller, edition = 'small') => asks(caller, `/api/editions/${edition}/matches`);
const me = async (caller: Caller, edition = 'small') => (await caller.get(`/api/editions/${edition}/me`)).body;

function anyCommand({ game }: MatchView): object {
  if (game.phase === 'declaring') return { type: 'declare', mode: 'O' };
  return { type: 'play', card: legalIn(game)[0] };
}

/** Plays so many games of a match, then lets the thirty minutes pass. */
async function play(caller: Caller, started: Answered, games: number): Promise<MatchView> {
  let answer = started;
  while (answer.body.view.results.length < games) {
    answer = await asks(caller, `/api/matches/${started.body.id}/commands`, anyCommand(answer.body.view));
    expect(answer.status).toBe(200);
  }
  clock.advance(30 * MINUTE + 1);
  await server.runJobs();
  return (await caller.get(`/api/matches/${started.body.id}`)).body.view;
}

beforeAll(async () => {
  server = await startTestServer({ clock });
  const created = await asks(await staff(), '/api/editions', {
    id: 'small',
    title: 'Kleine SSC',
    start: '2024-09-27',
    template: SMALL,
  });
  expect(created.status).toBe(200);
});
afterAll(() => server.stop());

describe('editions', () => {
  test('SSC 8.07 a first start brings a demonstration whose boot camp begins today', async () => {
    const { editions } = (await server.caller().get('/api/editions')).body;
    expect(editions).toContainEqual({ id: 'demo', title: 'Gschobe Demo', start: '2024-09-26', standing: 'running' });
    const { body } = await server.caller().get('/api/editions/demo');
    expect(body).toMatchObject({
      phase: 'bootCamp',
      calendar: { bootCamp: { first: '2024-09-26', last: '2024-10-02' } },
    });
  });
  test('SSC 8.07 a bad template or day is refused with its place, an unknown edition is not found', async () => {
    const bad = { ...SMALL, final: { ...SMALL.final, day: 3 } };
    const answer = await asks(await staff(), '/api/editions', {
      id: 'bad',
      title: 'x',
      start: '2024-09-27',
      template: bad,
    });
    expect([answer.status, answer.body.code, answer.body.facts.faults[0].at]).toEqual([
      409,
      'bad-template',
      'final.day',
    ]);
    expect(
      (await asks(await staff(), '/api/editions', { id: 'bad', title: 'x', start: '2024-02-30', template: 'ssc8' }))
        .body.code,
    ).toBe('bad-start');
    expect((await server.caller().get('/api/editions/nowhere')).status).toBe(404);
    expect((await office({ type: 'suspend', reason: 'x' }, 'nowhere')).status).toBe(404);
  });
  test('SSC 8.02 only the organiser decides about an edition', async () => {
    const player = await newPerson();
    for (const caller of [server.caller(), player]) {
      expect([401, 403]).toContain((await office({ type: 'cancel', reason: 'x' }, 'small', caller)).status);
      expect([401, 403]).toContain((await caller.get('/api/editions/small/office')).status);
    }
  });
});

describe('entering', () => {
  test('SSC 3 nobody enters without accepting the rules, SSC 1 nobody enters twice', async () => {
    const caller = await newPerson();
    const path = '/api/editions/small/entry';
    expect((await asks(server.caller(), path, { acceptsRules: true })).status).toBe(401);
    expect((await asks(caller, path, { acceptsRules: false })).body).toMatchObject({
      code: 'rules-not-accepted',
      article: 'SSC 3',
    });
    const headers = key();
    const first = await asks(caller, path, { acceptsRules: true }, headers);
    expect(first.status).toBe(200);
    expect((await asks(caller, path, { acceptsRules: true }, headers)).text).toBe(first.text);
    expect((await asks(caller, path, { acceptsRules: true })).body).toMatchObject({
      code: 'already-entered',
      article: 'SSC 1',
    });
  });
  test('SSC 1 two tabs enter at the same moment: one number', async () => {
    const caller = await newPerson();
    const both = await Promise.all(
      [1, 2, 3, 4].map(() => asks(caller, '/api/editions/small/entry', { acceptsRules: true })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });
  test('SSC 5.04 a link nobody knows is refused, the own link is worth nothing', async () => {
    const caller = await newPerson();
    const foreign = await asks(caller, '/api/editions/small/entry', { acceptsRules: true, referral: 'zzzzzzzzzz' });
    expect(foreign.body).toMatchObject({ code: 'unknown-referral', article: 'SSC 5.04' });
    expect((await me(caller)).entry).toBeNull();
  });
  test('SSC 5.04 whoever enters gets a letter with the personal link, in German', async () => {
    const { caller } = await entrant();
    const letter = (await lettersOf(server)).find(
      ({ to, subject }) => to === caller.email && subject.includes('Du bist dabei'),
    )!;
    expect(letter.text).toContain(`/join/${(await me(caller)).entry.code}`);
  });
});

describe('doors', () => {
  test.each([
    ['2024-09-27T06:59:59.999', 'doors-closed', 'SSC 4.03'],
    ['2024-09-27T07:00:00.000', undefined, undefined],
    ['2024-09-27T23:00:00.000', undefined, undefined],
    ['2024-09-27T23:00:00.001', 'doors-closed', 'SSC 4.03'],
    ['2024-10-04T06:59:59.999', 'doors-closed', 'SSC 5.03'],
    ['2024-10-04T07:00:00.000', undefined, undefined],
  ])('SSC 4.03, SSC 5.03 a start at %s: %s', async (when, code, article) => {
    clock.set(at(when));
    const { caller } = await entrant();
    const answer = await start(caller);
    expect([answer.body.code, answer.body.article]).toEqual([code, article]);
    if (code === undefined)
      expect(answer.body).toMatchObject({ rated: true, view: { deadline: at(when) + 30 * MINUTE } });
  });
});

describe('allowances', () => {
  test('SSC 5.03 two a day, five on a Trump Sunday, whatever 64 tabs on two servers try at once', async () => {
    const other = await startTestServer({ clock, databaseUrl: server.databaseUrl });
    try {
      for (const [day, most] of [
        ['2024-10-05', 2],
        ['2024-10-06', 5],
      ] as const) {
        clock.set(at(`${day}T12:00`));
        const { caller } = await entrant();
        const twin = Object.assign(other.caller(), { cookie: caller.cookie });
        const answers = await Promise.all(Array.from({ length: 64 }, (_, i) => start(i % 2 === 0 ? caller : twin)));
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(most);
        expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
          new Set(['no-match-left']),
        );
        expect((await me(caller)).entry.allowance.today).toEqual({ left: 0, of: most });
        expect((await me(caller)).entry.matches).toHaveLength(most);
      }
    } finally {
      await other.stop();
    }
  });
  test('SSC 5.03 the same command sent twice is one match', async () => {
    clock.set(at('2024-10-07T12:00'));
    const { caller } = await entrant();
    const headers = key();
    const both = await Promise.all([1, 2, 3].map(() => asks(caller, '/api/editions/small/matches', {}, headers)));
    expect(new Set(both.map(({ text }) => text)).size).toBe(1);
    expect((await me(caller)).entry.allowance.today).toEqual({ left: 1, of: 2 });
  });
  test('SSC 5.04 five bonus matches for the boot camp, used when no daily match is left', async () => {
    // (the boot camp of an edition that began later)
    clock.set(at('2024-10-07T15:00'));
    await asks(await staff(), '/api/editions', { id: 'later', title: 'Später', start: '2024-10-07', template: 'ssc8' });
    const { caller } = await entrant('later');
    await play(caller, await start(caller, 'later'), 1);
    expect((await me(caller, 'later')).entry.allowance.bonus).toEqual({ left: 5, of: 5, used: 0 });
    const { qualification } = (await server.caller().get('/api/editions/later')).body.calendar;
    expect(qualification.first).toBe('2024-10-14');
  });
  test('SSC 5.04 bonus matches come after the daily ones, on the server too', async () => {
    clock.set(at('2024-10-08T12:00'));
    await asks(await staff(), '/api/editions', { id: 'short', title: 'Kurz', start: '2024-10-08', template: SHORT });
    const { caller } = await entrant('short');
    await play(caller, await start(caller, 'short'), 1);
    clock.set(at('2024-10-09T07:00'));
    await signIn(caller);
    for (let i = 0; i < 7; i++) expect((await start(caller, 'short')).status).toBe(200);
    expect((await start(caller, 'short')).body).toMatchObject({ code: 'no-match-left', article: 'SSC 5.03' });
  });
  test('SSC 5.04 two bonus matches when a newcomer has played through the link, told by letter, once', async () => {
    clock.set(at('2024-10-09T12:00'));
    const sender = await entrant();
    const { code } = (await me(sender.caller)).entry;
    const newcomer = await entrant('small', code);
    await play(newcomer.caller, await start(newcomer.caller), 1);
    await play(newcomer.caller, await start(newcomer.caller), 1);
    await server.runJobs();
    const { entry } = await me(sender.caller);
    expect([entry.referrals, entry.allowance.bonus]).toEqual([1, { left: 2, of: 2, used: 0 }]);
    const letters = (await lettersOf(server)).filter(
      ({ to, subject }) => to === sender.caller.email && subject.includes('Bonuspartien'),
    );
    expect(letters).toHaveLength(1);
  });
});

describe('results and standings', () => {
  test('SSC 5.03 completed games count, the points qualify, and the letter is written', async () => {
    clock.set(at('2024-10-10T12:00'));
    const { caller, number } = await entrant();
    const view = await play(caller, await start(caller), 2);
    expect([view.ending, view.results.length]).toEqual(['expired', 2]);
    const { entry } = await me(caller);
    expect(entry.matches[0]).toMatchObject({ ending: 'expired', games: 2, points: view.total[0] });
    expect([entry.qualified, entry.standings.qualification.points]).toEqual([true, view.total[0]]);
    const letter = (await lettersOf(server)).find(
      ({ to, subject }) => to === caller.email && subject.includes('Halbfinal'),
    )!;
    expect(letter.text).toContain('24. Oktober 2024, 07:00');
    const page = (await server.caller().get('/api/editions/small/ranking/qualification')).body;
    expect(page.rows.find((row: { number: number }) => row.number === number)).toMatchObject({
      points: view.total[0],
      town: 'Zürich',
    });
  });
  test('SSC 4.03, G28 without consent the row shows the number, never the name', async () => {
    clock.set(at('2024-10-10T15:00'));
    const caller = await newPerson({ consents: [], firstName: 'Geheimer', lastName: 'Jasser' });
    const { number } = (await asks(caller, '/api/editions/small/entry', { acceptsRules: true })).body;
    await play(caller, await start(caller), 1);
    const { text, body } = await server.caller().get('/api/editions/small/ranking/qualification');
    expect(body.rows.find((row: { number: number }) => row.number === number)).toMatchObject({
      name: null,
      town: null,
    });
    expect(text).not.toContain('Geheimer');
  });
  test('SSC 5.03 a match played to its end counts all twelve games', async () => {
    clock.set(at('2024-10-11T12:00'));
    const { caller } = await entrant();
    const begun = await start(caller);
    const view = await play(caller, begun, 12);
    expect(view.ending).toBe('finished');
    expect((await me(caller)).entry.matches[0]).toMatchObject({ ending: 'finished', games: 12, points: view.total[0] });
    const record = await (await staff()).get(`/api/editions/small/matches/${begun.body.id}/record`);
    expect(record.status).toBe(200);
  });
});

describe('the organiser suspends and cancels', () => {
  test('SSC 8.02 suspended: no start, clocks stand still; resumed: the time comes back; everybody gets a letter', async () => {
    clock.set(at('2024-10-12T12:00'));
    const { caller } = await entrant();
    const begun = await start(caller);
    clock.advance(10 * MINUTE);
    await staff();
    const suspendedAt = clock.now();
    expect((await office({ type: 'suspend', reason: 'Stromausfall' })).status).toBe(200);
    await server.runJobs();
    expect((await start(caller)).body).toMatchObject({ code: 'suspended', article: 'SSC 8.02' });
    clock.advance(5 * HOUR);
    await server.runJobs();
    expect((await caller.get(`/api/matches/${begun.body.id}`)).body.view.ending).toBeNull();
    await staff();
    const pause = clock.now() - suspendedAt;
    expect((await office({ type: 'resume' })).status).toBe(200);
    await server.runJobs();
    const { view } = (await caller.get(`/api/matches/${begun.body.id}`)).body;
    expect(view.deadline).toBe(begun.body.view.deadline + pause);
    const subjects = (await lettersOf(server)).filter(({ to }) => to === caller.email).map(({ subject }) => subject);
    expect(subjects).toEqual(expect.arrayContaining(['Kleine SSC ist unterbrochen', 'Kleine SSC geht weiter']));
    clock.set(view.deadline + 1);
    await server.runJobs();
    expect((await caller.get(`/api/matches/${begun.body.id}`)).body.view.ending).toBe('expired');
  });
  test('SSC 8.02 cancelled: running matches are void, nothing starts any more', async () => {
    clock.set(at('2024-10-13T12:00'));
    await asks(await staff(), '/api/editions', {
      id: 'gone',
      title: 'Abgesagt',
      start: '2024-10-10',
      template: 'ssc8',
    });
    const { caller } = await entrant('gone');
    const begun = await start(caller, 'gone');
    expect((await office({ type: 'cancel', reason: 'Hochwasser' }, 'gone')).status).toBe(200);
    await server.runJobs();
    expect((await caller.get(`/api/matches/${begun.body.id}`)).body.view.ending).toBe('void');
    expect((await start(caller, 'gone')).body).toMatchObject({ code: 'cancelled', article: 'SSC 8.02' });
    expect((await me(caller, 'gone')).entry.matches[0]).toMatchObject({ ending: 'void', points: 0 });
  });
});

describe('exclusion', () => {
  test('SSC 8.01 an excluded person starts nothing, leaves the lists and takes the bonus back from whoever sent the link', async () => {
    clock.set(at('2024-10-14T12:00'));
    const sender = await entrant();
    const cheat = await entrant('small', (await me(sender.caller)).entry.code);
    await play(cheat.caller, await start(cheat.caller), 1);
    await server.runJobs();
    expect((await me(sender.caller)).entry.referrals).toBe(1);
    const { entries } = (await (await staff()).get(`/api/editions/small/entries?number=${cheat.number}`)).body;
    const path = `/api/people/${entries[0].person}`;
    expect((await (await staff()).post(`${path}/exclusion`, { reason: 'lent-account' })).status).toBe(200);
    expect((await (await staff('anna')).post(`${path}/approval`)).body.code).toBe('second-person-needed');
    expect((await (await staff('beat')).post(`${path}/approval`)).status).toBe(200);
    await vi.waitFor(async () => {
      await server.runJobs();
      const { edition } = (await (await staff()).get('/api/editions/small/office')).body;
      expect(edition.excluded).toMatchObject([{ number: cheat.number, reason: 'lent-account' }]);
    });
    await server.runJobs();
    expect((await me(sender.caller)).entry.referrals).toBe(0);
    expect((await start(cheat.caller)).body.code).toBe('excluded');
    const list = (await server.caller().get('/api/editions/small/ranking/qualification')).body.rows;
    expect(list.map((row: { number: number }) => row.number)).not.toContain(cheat.number);
  });
});

describe('semi-final, cut, lot, places', () => {
  let players: Awaited<ReturnType<typeof entrant>>[];
  test('SSC 6.02, SSC 6.03 semi-finalists play six matches, 64 tabs on two servers or not', async () => {
    clock.set(at('2024-10-22T10:00'));
    players = [await entrant(), await entrant(), await entrant(), await entrant()];
    for (const { caller } of players) await play(caller, await start(caller), 1);
    const outsider = await entrant();
    clock.set(at('2024-10-24T07:00') - 1);
    expect((await start(players[0]!.caller)).body).toMatchObject({ code: 'doors-closed', article: 'SSC 6.01' });
    clock.set(at('2024-10-25T03:00'));
    expect((await start(outsider.caller)).body).toMatchObject({ code: 'not-qualified', article: 'SSC 6.02' });
    const other = await startTestServer({ clock, databaseUrl: server.databaseUrl });
    try {
      const { caller } = players[0]!;
      const twin = Object.assign(other.caller(), { cookie: caller.cookie });
      const answers = await Promise.all(Array.from({ length: 64 }, (_, i) => start(i % 2 === 0 ? caller : twin)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(6);
      expect(answers.find(({ status }) => status !== 200)!.body).toMatchObject({
        code: 'no-match-left',
        article: 'SSC 6.03',
      });
    } finally {
      await other.stop();
    }
  });
  test('SSC 6.01 started at 23:00:00.000 on the last evening, a match runs to 23:30; a millisecond later none starts', async () => {
    clock.set(at('2024-10-27T23:00'));
    const begun = await start(players[1]!.caller);
    expect(begun.body.view.deadline).toBe(at('2024-10-27T23:30'));
    clock.set(at('2024-10-27T23:00') + 1);
    expect((await start(players[1]!.caller)).body.code).toBe('championship-over');
    expect((await office({ type: 'makeCut' })).body.code).toBe('unknown-version');
    clock.set(at('2024-10-27T23:30') + 1);
    await server.runJobs();
  });
  test('SSC 8.04 the official ranking is established and published; SSC 7.02 a tie is drawn by a lot everybody can verify', async () => {
    clock.set(at('2024-10-28T09:00'));
    expect((await office({ type: 'establishRanking', phase: 'semiFinal', reason: 'Halbfinal beendet' })).status).toBe(
      200,
    );
    expect((await office({ type: 'publishRanking', phase: 'semiFinal', version: 1 })).status).toBe(200);
    const page = (await server.caller().get('/api/editions/small/ranking/semiFinal')).body;
    expect([page.official.version, page.total]).toEqual([1, 2]);
    // Nobody finished a game, so both are level on 0 points, and both get one of the two places.
    expect((await office({ type: 'makeCut' })).status).toBe(200);
    const { finalists } = (await server.caller().get('/api/editions/small/finalists')).body;
    expect(finalists).toHaveLength(2);
    expect(finalists[0].name).not.toBeNull();
    await server.runJobs();
    const letter = (await lettersOf(server)).find(
      ({ to, subject }) => to === players[0]!.caller.email && subject.includes('Platz im Finalturnier'),
    )!;
    expect(letter.text).toContain('4. November 2024, 24:00');
  });
  test('SSC 7.02 confirmed by link, withdrawn by phone, late confirmation refused with its article', async () => {
    clock.set(at('2024-11-01T09:00'));
    await server.runJobs();
    clock.set(at('2024-11-04T23:59:59.999'));
    const [first, second, third] = players;
    const place = (caller: Caller, answer: string) => asks(caller, '/api/editions/small/place', { answer });
    expect((await place(third!.caller, 'confirm')).body).toMatchObject({ code: 'no-place', article: 'SSC 7.02' });
    expect((await place(first!.caller, 'confirm')).status).toBe(200);
    clock.set(at('2024-11-05T00:00'));
    expect((await place(second!.caller, 'confirm')).body).toMatchObject({ code: 'too-late', article: 'SSC 7.02' });
    await server.runJobs();
    const { entry } = await me(second!.caller);
    expect(entry.place.status).toBe('lapsed');
    const letters = (await lettersOf(server))
      .filter(({ to }) => to === second!.caller.email)
      .map(({ subject }) => subject);
    expect(letters).toEqual(expect.arrayContaining(['Bitte bestätige deinen Platz', 'Dein Platz wurde neu vergeben']));
    expect((await office({ type: 'withdraw', number: first!.number, how: 'phone' })).status).toBe(200);
    expect((await office({ type: 'nominate' })).body).toMatchObject({ code: 'nobody-left', article: 'SSC 7.02' });
  });
  test('SSC 7.02 wild cards: the advice first, then a second person', async () => {
    clock.set(at('2024-11-05T10:00'));
    const { advice } = (await (await staff()).get('/api/editions/demo/office')).body;
    expect(advice.best).toEqual({ wildCards: 3, players: 104, tables: 26, over: 0 });
    const { number } = players[2]!;
    expect((await office({ type: 'proposeWildCard', number, reason: 'Radio' })).status).toBe(200);
    const { edition } = (await (await staff()).get('/api/editions/small/office')).body;
    const [{ id }] = edition.proposals;
    expect((await office({ type: 'decideProposal', id, approve: true })).body.code).toBe('second-person-needed');
    expect((await office({ type: 'decideProposal', id, approve: true }, 'small', await staff('beat'))).status).toBe(
      200,
    );
    expect((await me(players[2]!.caller)).entry.place).toMatchObject({ title: 'wildCard', status: 'offered' });
  });
});

test('exports: every list as CSV and as XLSX', async () => {
  clock.advance(MINUTE);
  const caller = await staff();
  for (const list of ['entries', 'matches', 'bootCamp', 'qualification', 'semiFinal', 'places', 'door']) {
    const csv = await caller.get(`/api/editions/small/export/${list}?format=csv`);
    expect([csv.status, csv.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(csv.text.split('\r\n').length).toBeGreaterThan(1);
    const xlsx = await caller.get(`/api/editions/small/export/${list}?format=xlsx`);
    expect(xlsx.text.slice(0, 2)).toBe('PK');
  }
});

test('SSC 6.03 the standings agree with a recount of all matches', async () => {
  const { db } = server.store;
  for (const [phase, count] of [
    ['qualification', 1],
    ['semiFinal', 3],
  ] as const) {
    const recounted = await recountedRanking(db, 'small', phase, count);
    expect(recounted.length).toBeGreaterThan(1);
    expect(await fullRanking(db, 'small', phase, count)).toEqual(recounted);
  }
});

test('a projection thrown away and rebuilt is the same', async () => {
  const tables = ['championship_editions', 'championship_entries', 'championship_matches', 'championship_standings'];
  const dump = async () =>
    Promise.all(
      tables.map(async (table) => {
        const { rows } = await server.store.pool.query(`select to_jsonb(t) as row from ${table} t`);
        return rows.map(({ row }) => JSON.stringify(row)).sort();
      }),
    );
  const before = await dump();
  const projection = server.subjects.find(({ name }) => name === 'championship')!.projections![0]!;
  const { rows } = await server.store.pool.query(
    `select stream, version, body as event, actor, at from events where stream ~ '^(edition|entry):' order by position`,
  );
  await server.store.db.transaction().execute(async (trx) => {
    for (const table of projection.tables) await sql`truncate ${sql.table(table)}`.execute(trx);
    for (const { stream, ...event } of rows) await projection.apply(trx, stream, event);
  });
  expect(await dump()).toEqual(before);
});
