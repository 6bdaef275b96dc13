import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { MINUTE, zurichInstant } from '../../kit/time.ts';
import { verifyLot } from '../../lot/verify.ts';
import { rebuild } from '../store/rebuild.ts';
import { type ChampionshipTest, openChampionshipTest } from '../testing/championship.ts';
import { FORM, lettersOf } from '../testing/people.ts';
import { type Caller, startTestServer } from '../testing/server.ts';
import { fullRanking, recountedRanking } from './standings.ts';

const at = zurichInstant;
let t: ChampionshipTest;
beforeAll(async () => {
  t = await openChampionshipTest(at('2024-10-13T12:00'));
});
afterAll(() => t.server.stop());

/** What a job does may take a while on a busy machine. */
const BUSY = { timeout: 20_000 };

/** Until it is unlocked, whoever reads this table waits. */
async function lock(table: string) {
  const client = new pg.Client({ connectionString: t.server.databaseUrl });
  await client.connect();
  await client.query(`begin; lock table ${table} in access exclusive mode`);
  const waiting = 'select from pg_locks where not granted and relation = $1::regclass';
  return {
    waiting: async () => (await client.query(waiting, [table])).rowCount,
    async unlock() {
      await client.query('rollback');
      await client.end();
    },
  };
}

describe('exclusion', () => {
  test('SSC 8.01 an excluded person starts nothing, leaves the lists and takes the bonus back from whoever sent the link; readmitted, all of it returns', async () => {
    t.clock.set(at('2024-10-14T12:00'));
    const sender = await t.entrant();
    const cheat = await t.entrant('small', (await t.me(sender.caller)).entry.code);
    await t.play(cheat.caller, await t.start(cheat.caller), 1);
    await t.server.runJobs();
    expect((await t.me(sender.caller)).entry.referrals).toBe(1);
    const { entries } = (await (await t.staff()).get(`/api/editions/small/entries?number=${cheat.number}`)).body;
    const path = `/api/people/${entries[0].person}`;
    expect((await (await t.staff()).post(`${path}/exclusion`, { reason: 'lent-account' })).status).toBe(200);
    expect((await (await t.staff('anna')).post(`${path}/approval`)).body.code).toBe('second-person-needed');
    expect((await (await t.staff('beat')).post(`${path}/approval`)).status).toBe(200);
    await vi.waitFor(async () => {
      await t.server.runJobs();
      const { edition } = (await (await t.staff()).get('/api/editions/small/office')).body;
      expect(edition.excluded).toMatchObject([{ number: cheat.number, reason: 'lent-account' }]);
    }, BUSY);
    await t.server.runJobs();
    expect((await t.me(sender.caller)).entry.referrals).toBe(0);
    expect((await t.start(cheat.caller)).body.code).toBe('excluded');
    const list = (await t.server.caller().get('/api/editions/small/ranking/qualification')).body.rows;
    expect(list.map((row: { number: number }) => row.number)).not.toContain(cheat.number);

    // SSC 8.01, G15: let in again, the person is back in the list, and counts again for whoever sent the link, once.
    expect((await (await t.staff('anna')).post(`${path}/readmission`, {})).status).toBe(200);
    expect((await (await t.staff('beat')).post(`${path}/approval`)).status).toBe(200);
    await vi.waitFor(async () => {
      await t.server.runJobs();
      const { edition } = (await (await t.staff()).get('/api/editions/small/office')).body;
      expect(edition.excluded).toEqual([]);
    }, BUSY);
    await t.server.runJobs();
    expect((await t.me(sender.caller)).entry).toMatchObject({ referrals: 1, allowance: { bonus: { left: 2, of: 2 } } });
    const back = (await t.server.caller().get('/api/editions/small/ranking/qualification')).body.rows;
    expect(back.map((row: { number: number }) => row.number)).toContain(cheat.number);
    expect((await t.start(cheat.caller)).status).toBe(200);
    const letters = (await lettersOf(t.server)).filter(({ to }) => to === sender.caller.email);
    expect(letters.filter(({ subject }) => subject.includes('Bonuspartien'))).toHaveLength(1);
  });
});

describe('semi-final, cut, lot, places', () => {
  let players: Awaited<ReturnType<ChampionshipTest['entrant']>>[];
  test('SSC 6.02, SSC 6.03 semi-finalists play six matches, 64 tabs on two servers or not', async () => {
    t.clock.set(at('2024-10-22T10:00'));
    players = [await t.entrant(), await t.entrant(), await t.entrant(), await t.entrant()];
    for (const { caller } of players) await t.play(caller, await t.start(caller), 1);
    const outsider = await t.entrant();
    t.clock.set(at('2024-10-24T07:00') - 1);
    expect((await t.start(players[0]!.caller)).body).toMatchObject({ code: 'doors-closed', article: 'SSC 6.01' });
    t.clock.set(at('2024-10-25T03:00'));
    expect((await t.start(outsider.caller)).body).toMatchObject({ code: 'not-qualified', article: 'SSC 6.02' });
    const other = await startTestServer({ clock: t.clock, databaseUrl: t.server.databaseUrl });
    try {
      const { caller } = players[0]!;
      const twin = Object.assign(other.caller(), { cookie: caller.cookie });
      const answers = await Promise.all(Array.from({ length: 64 }, (_, i) => t.start(i % 2 === 0 ? caller : twin)));
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
    t.clock.set(at('2024-10-27T23:00'));
    for (const { caller } of players.slice(2)) await t.start(caller);
    const begun = await t.start(players[1]!.caller);
    expect(begun.body.view.deadline).toBe(at('2024-10-27T23:30'));
    t.clock.set(at('2024-10-27T23:00') + 1);
    expect((await t.start(players[1]!.caller)).body.code).toBe('championship-over');
    expect((await t.office({ type: 'makeCut' })).body.code).toBe('unknown-version');
    const establish = { type: 'establishRanking', phase: 'semiFinal', reason: 'zu früh' };
    expect((await t.office(establish)).body).toMatchObject({ code: 'phase-not-settled', facts: { open: 9 } });
    // Nobody has ended the matches yet whose time is up: what they bring is not counted.
    t.clock.set(at('2024-10-27T23:30') + 1);
    expect((await t.office(establish)).body).toMatchObject({ code: 'phase-not-settled', facts: { open: 9 } });
    const { phases } = (await (await t.staff()).get('/api/editions/small/office')).body;
    expect(phases[2]).toEqual({ phase: 'semiFinal', settled: at('2024-10-27T23:30'), open: 9 });
    await t.server.runJobs();
  });
  test('SSC 8.04 the official ranking is established and published; SSC 7.02 a tie is drawn by a lot everybody can verify', async () => {
    t.clock.set(at('2024-10-28T09:00'));
    expect((await t.office({ type: 'establishRanking', phase: 'semiFinal', reason: 'Halbfinal beendet' })).status).toBe(
      200,
    );
    const ask = () => t.server.caller().get('/api/editions/small/ranking/semiFinal');
    const { waiting, unlock } = await lock('championship_standings');
    const early = [ask(), ask()]; // one reads the live list, one waits for its turn
    await expect.poll(waiting).toBe(1);
    expect((await t.office({ type: 'publishRanking', phase: 'semiFinal', version: 1 })).status).toBe(200);
    const late = ask();
    expect((await t.server.caller().get('/api/editions')).status).toBe(200); // asked later than the three
    await unlock();
    await Promise.all(early);
    const page = (await late).body;
    expect([page.official?.version, page.total]).toEqual([1, 4]);
    // Nobody finished a game: all four are level on 0 points for two places.
    const needed = await t.office({ type: 'makeCut' });
    expect(needed.body).toMatchObject({ code: 'lot-needed', facts: { places: 2 }, article: 'SSC 7.02' });
    expect(needed.body.facts.hat).toHaveLength(4);
    expect((await t.office({ type: 'makeCut', source: { kind: 'ceremony' } })).status).toBe(200);
    const lot = '/api/editions/small/lot?id=small/final/cut';
    const announced = (await t.server.caller().get(lot)).body;
    expect([announced.poolHash.length, announced.result]).toEqual([64, undefined]);
    const cards = ['H6', 'S7', 'D8', 'C9', 'h10', 'SJ', 'DQ', 'CK', 'HA'];
    const draw = { type: 'drawCards', id: 'small/final/cut' };
    expect((await t.office({ ...draw, cards: cards.slice(1) })).body.code).toBe('card-count');
    expect((await t.office({ ...draw, cards })).status).toBe(200);
    expect((await t.office({ ...draw, cards })).body.code).toBe('already-drawn');
    const record = (await t.server.caller().get(lot)).body;
    expect(verifyLot(record)).toMatchObject({ ok: true });
    expect(record.poolHash).toBe(announced.poolHash);
    const { finalists } = (await t.server.caller().get('/api/editions/small/finalists')).body;
    expect(finalists).toHaveLength(2);
    expect(finalists[0].name).not.toBeNull();
    await t.server.runJobs();
    const isIn = ({ number }: { number: number }) =>
      finalists.some((place: { number: number }) => place.number === number);
    players = [...players.filter(isIn), ...players.filter((player) => !isIn(player))];
    const letter = (await lettersOf(t.server)).find(
      ({ to, subject }) => to === players[0]!.caller.email && subject.includes('Platz im Finalturnier'),
    )!;
    expect(letter.text).toContain('4. November 2024, 24\u00a0Uhr');
  });
  test('SSC 7.02 confirmed by link, withdrawn by phone, late confirmation refused with its article', async () => {
    t.clock.set(at('2024-11-01T09:00'));
    await t.server.runJobs();
    t.clock.set(at('2024-11-04T23:59:59.999'));
    const [first, second, third] = players;
    const place = (caller: Caller, answer: string) => t.asks(caller, '/api/editions/small/place', { answer });
    expect((await place(third!.caller, 'confirm')).body).toMatchObject({ code: 'no-place', article: 'SSC 7.02' });
    expect((await place(first!.caller, 'confirm')).status).toBe(200);
    t.clock.set(at('2024-11-05T00:00'));
    expect((await place(second!.caller, 'confirm')).body).toMatchObject({ code: 'too-late', article: 'SSC 7.02' });
    await t.server.runJobs();
    const { entry } = await t.me(second!.caller);
    expect(entry.place.status).toBe('lapsed');
    const letters = (await lettersOf(t.server))
      .filter(({ to }) => to === second!.caller.email)
      .map(({ subject }) => subject);
    expect(letters).toEqual(
      expect.arrayContaining(['Bitte bestätige deinen Platz', 'Die Frist für deinen Platz ist vorbei']),
    );
    expect((await t.office({ type: 'withdraw', number: first!.number, how: 'phone' })).status).toBe(200);
    // Both places are free again, and the other two are level on the same points: no lot is needed for two places.
    expect((await t.office({ type: 'nominate' })).status).toBe(200);
    expect((await t.me(third!.caller)).entry.place).toMatchObject({
      title: 'replacement',
      deadline: at('2024-11-09T00:00'),
    });
    expect((await t.office({ type: 'nominate' })).body).toMatchObject({ code: 'no-place-open', article: 'SSC 7.02' });
  });
  test('SSC 7.02 wild cards: the advice first, then a second person', async () => {
    t.clock.set(at('2024-11-05T10:00'));
    const { advice } = (await (await t.staff()).get('/api/editions/demo/office')).body;
    expect(advice.best).toEqual({ wildCards: 3, players: 104, tables: 26, over: 0 });
    const { caller, number } = await t.entrant();
    expect((await t.office({ type: 'proposeWildCard', number, reason: 'Radio' })).status).toBe(200);
    const { edition } = (await (await t.staff()).get('/api/editions/small/office')).body;
    const [{ id }] = edition.proposals;
    expect((await t.office({ type: 'decideProposal', id, approve: true })).body.code).toBe('second-person-needed');
    expect((await t.office({ type: 'decideProposal', id, approve: true }, 'small', await t.staff('beat'))).status).toBe(
      200,
    );
    expect((await t.me(caller)).entry.place).toMatchObject({ title: 'wildCard', status: 'offered' });
  });
  test('SSC 7.02 a place is personal: its holder asks the office for another name, birthday or address', async () => {
    const { caller } = players[2]!;
    const change = (body: object) =>
      caller.send('/api/me/profile', {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const { firstName, lastName, born, street } = (await caller.get('/api/me/profile')).body;
    for (const body of [{ firstName: 'Fremd' }, { lastName: 'Fremd' }, { born: '1970-01-01', street: 'Neuweg' }])
      expect((await change(body)).body).toMatchObject({ isRequested: true });
    const after = (await caller.get('/api/me/profile')).body;
    expect(after).toMatchObject({ firstName, lastName, born, street, tie: 'place' });
    expect(after.request.fields).toEqual(['firstName', 'lastName', 'street', 'born']);
  });
  test('SSC 8.03 the door list says who must not be photographed', async () => {
    const [, , third, fourth] = players;
    for (const { caller } of [third!, fourth!])
      expect((await t.asks(caller, '/api/editions/small/place', { answer: 'confirm' })).status).toBe(200);
    const body = JSON.stringify({ consent: 'image', given: true });
    const headers = { 'content-type': 'application/json' };
    expect((await third!.caller.send('/api/me/consents', { method: 'PUT', headers, body })).status).toBe(200);
    const { text } = await (await t.staff()).get('/api/editions/small/export/door?format=csv&language=de');
    const [head, ...lines] = text.trim().split('\r\n');
    const lastOf = (number: number) =>
      lines
        .find((line) => line.startsWith(`${number},`))
        ?.split(',')
        .at(-1);
    expect(head).toMatch(/,keine Bilder$/);
    expect([lastOf(third!.number), lastOf(fourth!.number)]).toEqual(['', 'ja']);
  });
  test('SSC 7.02 who deletes the account gives up the place, and the office is told', async () => {
    const { caller, number } = players[2]!;
    expect((await caller.get('/api/me/leaving')).body.open).toContainEqual({ kind: 'place' });
    expect((await caller.post('/api/me/deletion', { sure: true, password: FORM.password })).status).toBe(200);
    await t.server.runJobs();
    const { edition } = (await (await t.staff()).get('/api/editions/small/office')).body;
    const place = edition.admission.places.findLast((each: { number: number }) => each.number === number);
    expect(place.status).toBe('withdrawn');
    const told = (await lettersOf(t.server)).filter(({ subject }) => subject.includes(`frei: Nummer ${number}`));
    expect(told.map(({ to }) => to)).toEqual(expect.arrayContaining(['anna@example.ch', 'beat@example.ch']));
    expect(told.some(({ to }) => to === caller.email)).toBe(false);
    const named = await t.office({ type: 'proposeWildCard', number, reason: 'Radio' });
    expect(named.body.code).toBe('unknown-number'); // there is nobody any more
  });
});

test('exports: every list as CSV and as XLSX', async () => {
  t.clock.advance(MINUTE);
  const caller = await t.staff();
  for (const list of ['entries', 'matches', 'bootCamp', 'qualification', 'semiFinal', 'places', 'door']) {
    const csv = await caller.get(`/api/editions/small/export/${list}?format=csv`);
    expect([csv.status, csv.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(csv.text.split('\r\n').length).toBeGreaterThan(1);
    const xlsx = await caller.get(`/api/editions/small/export/${list}?format=xlsx`);
    expect(xlsx.text.slice(0, 2)).toBe('PK');
  }
  const door = await caller.get('/api/editions/small/export/door?format=csv&language=it');
  expect(door.text).toMatch(/^\ufeff?numero,nome,cognome,nascita,località,posto per,punti,stato,/);
  expect(door.text).not.toMatch(/confirmed|replacement|titleHolder/);
  const played = await caller.get('/api/editions/small/export/matches?format=csv&language=fr');
  expect(played.text).toMatch(/Demi-finale,partie de demi-finale n° 1,/);
});

test('SSC 6.03 the standings agree with a recount of all matches', async () => {
  const { db } = t.server.store;
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
        const { rows } = await t.server.store.pool.query(`select to_jsonb(t) as row from ${table} t`);
        return rows.map(({ row }) => JSON.stringify(row)).sort();
      }),
    );
  const before = await dump();
  const projection = t.server.subjects.find(({ name }) => name === 'championship')!.projections![0]!;
  await rebuild(t.server.store, projection);
  expect(await dump()).toEqual(before);
});
