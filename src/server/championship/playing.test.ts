import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOUR, MINUTE, zurichInstant } from '../../kit/time.ts';
import { type ChampionshipTest, openChampionshipTest, SHORT, SMALL } from '../testing/championship.ts';
import { lettersOf } from '../testing/people.ts';
import { type Answered, type Caller, startTestServer } from '../testing/server.ts';

const at = zurichInstant;
let t: ChampionshipTest;
beforeAll(async () => {
  t = await openChampionshipTest(at('2024-09-26T12:00'));
});
afterAll(() => t.server.stop());

describe('editions', () => {
  test('SSC 8.07 a first start brings a trial whose boot camp begins today, and which says that it is one', async () => {
    const { editions } = (await t.server.caller().get('/api/editions')).body;
    const demo = {
      ...{ id: 'demo', title: 'Probe-Meisterschaft', start: '2024-09-26', finalDay: '2024-11-15' },
      ...{ standing: 'running', stage: 'running', champion: null },
    };
    expect(editions).toContainEqual({ ...demo, titles: expect.objectContaining({ fr: 'Championnat d’essai' }) });
    const { body } = await t.server.caller().get('/api/editions/demo');
    expect(body).toMatchObject({
      phase: 'bootCamp',
      calendar: { bootCamp: { first: '2024-09-26', last: '2024-10-02' } },
    });
  });
  test('SSC 8.07 a bad template or day is refused with its place, an unknown edition is not found', async () => {
    const bad = { ...SMALL, final: { ...SMALL.final, day: 3 } };
    const answer = await t.asks(await t.staff(), '/api/editions', {
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
      (await t.asks(await t.staff(), '/api/editions', { id: 'bad', title: 'x', start: '2024-02-30', template: 'ssc8' }))
        .body.code,
    ).toBe('bad-start');
    expect((await t.server.caller().get('/api/editions/nowhere')).status).toBe(404);
    expect((await t.office({ type: 'suspend', reason: 'x' }, 'nowhere')).status).toBe(404);
  });
  test('SSC 5.03, M3 the computer players are frozen and published with the edition, and sit at every table', async () => {
    const { computers } = (await t.server.caller().get('/api/editions/small')).body;
    expect(computers.weights).toMatch(/^[0-9a-f]{8,64}$/);
    t.clock.set(at('2024-09-27T07:00'));
    const { caller } = await t.entrant();
    const { players } = (await t.start(caller)).body.view;
    for (const seat of [1, 2, 3]) expect(players[seat]).toEqual({ kind: 'computer', ...computers });
  });
  test('SSC 5.03 a championship match has the seed the server promised before it knew that of the browser', async () => {
    const { caller } = await t.entrant();
    const { promise, commitment } = (await caller.post('/api/matches/promises')).body;
    const begin = () => t.asks(caller, '/api/editions/small/matches', { promise, clientSeed: 'beef' });
    expect((await begin()).body).toMatchObject({ id: promise, view: { commitment, clientSeed: 'beef' } });
    const left = (await t.me(caller)).entry.matches.length;
    expect((await begin()).body.code).toBe('unknown-promise');
    expect((await t.me(caller)).entry.matches).toHaveLength(left);
  });
  test('SSC 8.02 only the organiser decides about an edition', async () => {
    const player = await t.newPerson();
    for (const caller of [t.server.caller(), player]) {
      expect([401, 403]).toContain(
        (await t.office({ type: 'proposeCancellation', reason: 'x' }, 'small', caller)).status,
      );
      expect([401, 403]).toContain((await caller.get('/api/editions/small/office')).status);
    }
  });
});

describe('entering', () => {
  test('SSC 3 nobody enters without accepting the rules, SSC 1 nobody enters twice', async () => {
    const caller = await t.newPerson();
    const path = '/api/editions/small/entry';
    expect((await t.asks(t.server.caller(), path, { acceptsRules: true })).status).toBe(401);
    expect((await t.asks(caller, path, { acceptsRules: false })).body).toMatchObject({
      code: 'rules-not-accepted',
      article: 'SSC 3',
    });
    const headers = t.key();
    const first = await t.asks(caller, path, { acceptsRules: true }, headers);
    expect(first.status).toBe(200);
    expect((await t.asks(caller, path, { acceptsRules: true }, headers)).text).toBe(first.text);
    expect((await t.asks(caller, path, { acceptsRules: true })).body).toMatchObject({
      code: 'already-entered',
      article: 'SSC 1',
    });
  });
  test('SSC 1 two tabs enter at the same moment: one number', async () => {
    const caller = await t.newPerson();
    const both = await Promise.all(
      [1, 2, 3, 4].map(() => t.asks(caller, '/api/editions/small/entry', { acceptsRules: true })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });
  test('SSC 5.04 a link nobody knows is refused, the own link is worth nothing', async () => {
    const caller = await t.newPerson();
    const foreign = await t.asks(caller, '/api/editions/small/entry', { acceptsRules: true, referral: 'zzzzzzzzzz' });
    expect(foreign.body).toMatchObject({ code: 'unknown-referral', article: 'SSC 5.04' });
    expect((await t.me(caller)).entry).toBeNull();
  });
  test('SSC 5.04 whoever enters gets a letter with the personal link, in German', async () => {
    const { caller } = await t.entrant();
    const letter = (await lettersOf(t.server)).find(
      ({ to, subject }) => to === caller.email && subject.includes('Du bist dabei'),
    )!;
    expect(letter.text).toContain(`/join/${(await t.me(caller)).entry.code}`);
  });
});

describe('who may take part', () => {
  test('SSC 4.02, SSC 5.02 the terms of Art. 3 hold at every start: a near twin is held, and plays nothing', async () => {
    const one = { firstName: 'Annemarie', lastName: 'Zgraggen-Arnold', born: '1961-02-03' };
    await t.newPerson(one);
    const twin = await t.newPerson({ ...one, born: '1961-03-02', street: 'Seeweg' });
    const entered = await t.asks(twin, '/api/editions/small/entry', { acceptsRules: true });
    expect(entered.body).toMatchObject({ code: 'held-for-review', article: 'SSC 1' });
    expect((await t.start(twin)).body).toMatchObject({ code: 'not-entered', article: 'SSC 3' });
    expect((await t.me(twin)).obstacle.code).toBe('held-for-review');
  });
});

describe('doors', () => {
  test.each([
    ['2024-09-28T06:59:59.999', 'doors-closed', 'SSC 4.03'],
    ['2024-09-28T07:00:00.000', undefined, undefined],
    ['2024-09-28T23:00:00.000', undefined, undefined],
    ['2024-09-28T23:00:00.001', 'doors-closed', 'SSC 4.03'],
    ['2024-10-04T06:59:59.999', 'doors-closed', 'SSC 5.03'],
    ['2024-10-04T07:00:00.000', undefined, undefined],
  ])('SSC 4.03, SSC 5.03 a start at %s: %s', async (when, code, article) => {
    t.clock.set(at(when));
    const { caller } = await t.entrant();
    const answer = await t.start(caller);
    expect([answer.body.code, answer.body.article]).toEqual([code, article]);
    if (code === undefined)
      expect(answer.body).toMatchObject({ rated: true, view: { deadline: at(when) + 30 * MINUTE } });
  });
});

describe('allowances', () => {
  test('SSC 5.03 two a day, five on a Trump Sunday, whatever 64 tabs on two servers try at once', async () => {
    const other = await startTestServer({ clock: t.clock, databaseUrl: t.server.databaseUrl });
    try {
      for (const [day, most] of [
        ['2024-10-05', 2],
        ['2024-10-06', 5],
      ] as const) {
        t.clock.set(at(`${day}T12:00`));
        const { caller } = await t.entrant();
        const twin = Object.assign(other.caller(), { cookie: caller.cookie });
        const answers = await Promise.all(Array.from({ length: 64 }, (_, i) => t.start(i % 2 === 0 ? caller : twin)));
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(most);
        expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
          new Set(['no-match-left']),
        );
        expect((await t.me(caller)).entry.allowance.today).toEqual({ left: 0, of: most });
        expect((await t.me(caller)).entry.matches).toHaveLength(most);
      }
    } finally {
      await other.stop();
    }
  });
  test('SSC 5.03 the same command sent twice is one match', async () => {
    t.clock.set(at('2024-10-07T12:00'));
    const { caller } = await t.entrant();
    const headers = t.key();
    const both = await Promise.all([1, 2, 3].map(() => t.asks(caller, '/api/editions/small/matches', {}, headers)));
    expect(new Set(both.map(({ text }) => text)).size).toBe(1);
    expect((await t.me(caller)).entry.allowance.today).toEqual({ left: 1, of: 2 });
  });
  test('SSC 5.04 five bonus matches for the boot camp, used when no daily match is left', async () => {
    // (the boot camp of an edition that began later)
    t.clock.set(at('2024-10-07T15:00'));
    await t.asks(await t.staff(), '/api/editions', {
      id: 'later',
      title: 'Später',
      start: '2024-10-07',
      template: 'ssc8',
    });
    const { caller } = await t.entrant('later');
    await t.play(caller, await t.start(caller, 'later'), 1);
    expect((await t.me(caller, 'later')).entry.allowance.bonus).toEqual({ left: 5, of: 5, used: 0 });
    const { qualification } = (await t.server.caller().get('/api/editions/later')).body.calendar;
    expect(qualification.first).toBe('2024-10-14');
  });
  test('SSC 5.04 bonus matches come after the daily ones, on the server too', async () => {
    t.clock.set(at('2024-10-08T12:00'));
    await t.asks(await t.staff(), '/api/editions', {
      id: 'short',
      title: 'Kurz',
      start: '2024-10-08',
      template: SHORT,
    });
    const { caller } = await t.entrant('short');
    await t.play(caller, await t.start(caller, 'short'), 1);
    t.clock.set(at('2024-10-09T07:00'));
    await t.signIn(caller);
    for (let i = 0; i < 7; i++) expect((await t.start(caller, 'short')).status).toBe(200);
    expect((await t.start(caller, 'short')).body).toMatchObject({ code: 'no-match-left', article: 'SSC 5.03' });
  });
  test('SSC 5.04 two bonus matches when a newcomer has played through the link, told by letter, once', async () => {
    t.clock.set(at('2024-10-09T12:00'));
    const sender = await t.entrant();
    const { code } = (await t.me(sender.caller)).entry;
    const newcomer = await t.entrant('small', code);
    await t.play(newcomer.caller, await t.start(newcomer.caller), 1);
    await t.play(newcomer.caller, await t.start(newcomer.caller), 1);
    await t.server.runJobs();
    const { entry } = await t.me(sender.caller);
    expect([entry.referrals, entry.allowance.bonus]).toEqual([1, { left: 2, of: 2, used: 0 }]);
    const letters = (await lettersOf(t.server)).filter(
      ({ to, subject }) => to === sender.caller.email && subject.includes('Bonuspartien'),
    );
    expect(letters).toHaveLength(1);
  });
});

describe('results and standings', () => {
  test('SSC 2.05 the browser adds its own chance to the deals of a championship match', async () => {
    t.clock.set(at('2024-10-10T09:00'));
    const { caller } = await t.entrant();
    const started = await t.asks(caller, '/api/editions/small/matches', { clientSeed: 'c0ffee' });
    await t.play(caller, started, 0);
    expect((await caller.get(`/api/matches/${started.body.id}/record`)).body.clientSeed).toBe('c0ffee');
  });
  test('SSC 5.03 completed games count, the points qualify, and the letter is written', async () => {
    t.clock.set(at('2024-10-10T12:00'));
    const { caller, number } = await t.entrant();
    const view = await t.play(caller, await t.start(caller), 2);
    expect([view.ending, view.results.length]).toEqual(['expired', 2]);
    const { entry } = await t.me(caller);
    expect(entry.matches[0]).toMatchObject({ ending: 'expired', games: 2, points: view.total[0] });
    expect([entry.qualified, entry.standings.qualification.points]).toEqual([true, view.total[0]]);
    const letter = (await lettersOf(t.server)).find(
      ({ to, subject }) => to === caller.email && subject.includes('Halbfinal'),
    )!;
    expect(letter.text).toMatch(/24\. Oktober 2024, 7/);
    const page = (await t.server.caller().get('/api/editions/small/ranking/qualification')).body;
    expect(page.rows.find((row: { number: number }) => row.number === number)).toMatchObject({
      points: view.total[0],
      town: 'Zürich',
    });
  });
  test('SSC 4.03, G28 without consent the row shows the number, never the name', async () => {
    t.clock.set(at('2024-10-10T15:00'));
    const caller = await t.newPerson({ consents: [], firstName: 'Geheimer', lastName: 'Jasser' });
    const { number } = (await t.asks(caller, '/api/editions/small/entry', { acceptsRules: true })).body;
    await t.play(caller, await t.start(caller), 1);
    const { text, body } = await t.server.caller().get('/api/editions/small/ranking/qualification');
    expect(body.rows.find((row: { number: number }) => row.number === number)).toMatchObject({
      name: null,
      town: null,
    });
    expect(text).not.toContain('Geheimer');
  });
  test('SSC 2.01, SSC 5.03 a match played to its end counts all twelve games, with every point of the team', async () => {
    t.clock.set(at('2024-10-11T12:00'));
    const { caller } = await t.entrant();
    const begun = await t.start(caller);
    const view = await t.play(caller, begun, 12);
    expect(view.ending).toBe('finished');
    expect((await t.me(caller)).entry.matches[0]).toMatchObject({
      ending: 'finished',
      games: 12,
      points: view.total[0],
    });
    const record = await (await t.staff()).get(`/api/editions/small/matches/${begun.body.id}/record`);
    expect(record.status).toBe(200);
  });
});

describe('the organiser suspends and cancels', () => {
  test('SSC 8.02 suspended: no start, clocks stand still; resumed: the time comes back; everybody gets a letter', async () => {
    t.clock.set(at('2024-10-12T12:00'));
    const { caller } = await t.entrant();
    const begun = await t.start(caller);
    t.clock.advance(10 * MINUTE);
    await t.staff();
    const suspendedAt = t.clock.now();
    expect((await t.office({ type: 'suspend', reason: 'Stromausfall' })).status).toBe(200);
    await t.server.runJobs();
    expect((await t.start(caller)).body).toMatchObject({ code: 'suspended', article: 'SSC 8.02' });
    // Nobody thinks for days over his cards, or finishes the match meanwhile.
    const declare = () => t.asks(caller, `/api/matches/${begun.body.id}/commands`, { type: 'declare', mode: 'O' });
    expect((await declare()).body).toMatchObject({ code: 'suspended', article: 'SSC 8.02' });
    t.clock.advance(5 * HOUR);
    await t.server.runJobs();
    expect((await caller.get(`/api/matches/${begun.body.id}`)).body.view.ending).toBeNull();
    await t.staff();
    const pause = t.clock.now() - suspendedAt;
    expect((await t.office({ type: 'resume' })).status).toBe(200);
    await t.server.runJobs();
    const { view } = (await caller.get(`/api/matches/${begun.body.id}`)).body;
    expect(view.deadline).toBe(begun.body.view.deadline + pause);
    expect((await declare()).body.code).not.toBe('suspended');
    const subjects = (await lettersOf(t.server)).filter(({ to }) => to === caller.email).map(({ subject }) => subject);
    expect(subjects).toEqual(expect.arrayContaining(['Kleine SSC ist unterbrochen', 'Kleine SSC geht weiter']));
    t.clock.set(view.deadline + 1);
    await t.server.runJobs();
    expect((await caller.get(`/api/matches/${begun.body.id}`)).body.view.ending).toBe('expired');
  });
  test('SSC 8.02, G30 a match begun after the resumption keeps its clock, however late the queue moves the others', async () => {
    t.clock.set(at('2024-10-12T17:50'));
    const [before, after] = [await t.entrant(), await t.entrant()];
    const stopped = await t.start(before.caller);
    await t.staff();
    const suspendedAt = t.clock.now();
    await t.office({ type: 'suspend', reason: 'Stromausfall' });
    await t.server.runJobs();
    t.clock.advance(HOUR);
    await t.staff();
    const pause = t.clock.now() - suspendedAt;
    expect((await t.office({ type: 'resume' })).status).toBe(200); // and nothing has moved yet
    const fresh = await t.start(after.caller);
    await t.server.runJobs();
    const deadlineOf = async (caller: Caller, { body }: Answered) =>
      (await caller.get(`/api/matches/${body.id}`)).body.view.deadline;
    expect(await deadlineOf(after.caller, fresh)).toBe(fresh.body.view.deadline);
    expect(await deadlineOf(before.caller, stopped)).toBe(stopped.body.view.deadline + pause);
  });
  test('SSC 8.02, G10 a match that could not be played is given back by two people: it counts nothing, another may be started, a letter says so', async () => {
    t.clock.set(at('2024-10-12T19:00'));
    const { caller, number } = await t.entrant();
    const first = await t.start(caller);
    await t.play(caller, first, 1); // the time ran out after one game
    const second = await t.start(caller);
    expect((await t.start(caller)).body.code).toBe('no-match-left');
    const decide = async () => {
      const { edition } = (await (await t.staff()).get('/api/editions/small/office')).body;
      const approve = { type: 'decideProposal', id: edition.proposals.at(-1).id, approve: true };
      expect((await t.office(approve, 'small', await t.staff('beat'))).status).toBe(200);
      await t.server.runJobs();
    };
    const back = { type: 'proposeGivingBack', number, match: second.body.id, reason: 'Netz ausgefallen' };
    expect((await t.office({ ...back, number: 1 })).body.code).toBe('cannot-give-back');
    expect((await t.office(back)).status).toBe(200);
    await decide();
    expect((await caller.get(`/api/matches/${second.body.id}`)).body.view.ending).toBe('void');
    const third = await t.start(caller);
    expect(third.status).toBe(200);
    expect((await t.office({ type: 'proposeGivingAllBack', reason: 'Panne' })).status).toBe(200);
    await decide();
    const { matches } = (await t.me(caller)).entry;
    expect(matches.map(({ ending }: { ending: string }) => ending)).toEqual(['givenBack', 'givenBack', 'expired']);
    const subjects = (await lettersOf(t.server)).filter(({ to }) => to === caller.email).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === 'Du darfst eine Partie nochmals spielen')).toHaveLength(2);
    // The match that led to the semi-final stays.
    expect((await t.office({ ...back, match: first.body.id })).body.code).toBe('cannot-give-back');
  });
  test('SSC 8.02 cancelled: running matches are void, nothing starts any more', async () => {
    t.clock.set(at('2024-10-13T12:00'));
    await t.asks(await t.staff(), '/api/editions', {
      id: 'gone',
      title: 'Abgesagt',
      start: '2024-10-10',
      template: 'ssc8',
    });
    const { caller } = await t.entrant('gone');
    const begun = await t.start(caller, 'gone');
    expect((await t.office({ type: 'proposeCancellation', reason: 'Hochwasser' }, 'gone')).status).toBe(200);
    const { edition } = (await (await t.staff()).get('/api/editions/gone/office')).body;
    const approve = { type: 'decideProposal', id: edition.proposals[0].id, approve: true };
    expect((await t.office(approve, 'gone')).body.code).toBe('second-person-needed');
    expect((await t.office(approve, 'gone', await t.staff('beat'))).status).toBe(200);
    await t.server.runJobs();
    expect((await caller.get(`/api/matches/${begun.body.id}`)).body.view.ending).toBe('void');
    expect((await t.start(caller, 'gone')).body).toMatchObject({ code: 'cancelled', article: 'SSC 8.02' });
    expect((await t.me(caller, 'gone')).entry.matches[0]).toMatchObject({ ending: 'void', points: 0 });
  });
});
