import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPlayers } from '../../bots/player.ts';
import { closesAt, opensAt, revealedFrom } from '../../daily/calendar.ts';
import { type DayProof, verifyDay } from '../../daily/proof.ts';
import type { DayView } from '../../daily/wire.ts';
import { fromHex } from '../../kit/bytes.ts';
import { sha256Hex } from '../../kit/hash.ts';
import { addDays, HOUR, MINUTE, zurichDay, zurichInstant } from '../../kit/time.ts';
import type { MatchRecord } from '../../schieber/record.ts';
import { verifyMatch } from '../../schieber/verify.ts';
import { legalIn, type MatchView } from '../../schieber/view.ts';
import { fileStock } from '../bots/stock.ts';
import { peopleProjection } from '../people/process.ts';
import { rebuild } from '../store/rebuild.ts';
import { register } from '../testing/people.ts';
import { type Answered, type Caller, startTestServer, type TestServer, testClock } from '../testing/server.ts';
import { dailyProjection } from './projection.ts';

/** The verifier that shares no code with us: what is wrong with a proof. */
async function foreignFault(proof: DayProof): Promise<string | undefined> {
  const path = join(import.meta.dirname, '../../../verify/daily.mjs');
  const source = readFileSync(path, 'utf8');
  expect([...source.matchAll(/from '([^']*)'/g)].map((match) => match[1])).toEqual(['node:crypto', 'node:fs']);
  const { faultOf, forgeryOf } = (await import(path)) as Record<string, (proof: DayProof) => string | undefined>;
  return forgeryOf!(proof) ?? faultOf!(proof);
}

/** The command line beside the server: its exit code and its line. */
const gschobe = (...args: string[]) =>
  new Promise<{ code: number; line: unknown }>((done) => {
    const main = join(import.meta.dirname, '../../../dist/src/cli/main.js');
    execFile(process.execPath, [main, ...args], (error, stdout) =>
      done({ code: Number(error?.code ?? 0), line: stdout === '' ? null : JSON.parse(stdout) }),
    );
  });

let keys = 0;
const once = () => ({ 'idempotency-key': `daily-${++keys}` });
const start = (caller: Caller, day: string, counted = true, headers = once()) =>
  caller.post(`/api/daily/days/${day}/tries`, { counted }, headers);
const dayOf = async (caller: Caller, day: string): Promise<DayView> =>
  (await caller.get(`/api/daily/days/${day}`)).body;

/** Always the same way: the first mode that is offered to nobody else, the first or the last card that may be played. */
const commandFor =
  (card: 0 | -1) =>
  ({ game }: MatchView): object =>
    game.phase === 'declaring' ? { type: 'declare', mode: 'U' } : { type: 'play', card: legalIn(game).at(card) };

async function playOut(caller: Caller, begun: Answered, choose = commandFor(0), moves = 1000): Promise<MatchView> {
  let { view, id } = begun.body as { view: MatchView; id: string };
  for (let move = 0; !view.ending && move < moves; move++) {
    const answer = await caller.post(`/api/matches/${id}/commands`, choose(view), once());
    expect(answer.status, answer.text).toBe(200);
    ({ view, id } = answer.body);
  }
  return view;
}

describe('a day of the daily twelve', () => {
  const DAY = '2025-06-16';
  const clock = testClock(zurichInstant('2025-06-15T12:00'));
  let server: TestServer;
  /** Somebody whose counted try is over, and its match. */
  let finisher: Caller;
  let finished: Answered;
  beforeAll(async () => {
    server = await startTestServer({ clock });
  });
  afterAll(() => server.stop());

  test('is promised the evening before and cannot be played before midnight', async () => {
    const guest = await server.caller().asGuest();
    expect((await guest.get(`/api/daily/days/${DAY}`)).status).toBe(404);
    clock.set(zurichInstant('2025-06-15T18:00'));
    await server.runJobs();
    const { next } = (await guest.get('/api/daily')).body;
    expect(next).toMatchObject({ day: DAY, announcedAt: zurichInstant('2025-06-15T18:00'), opensAt: opensAt(DAY) });
    clock.set(opensAt(DAY) - 1);
    expect((await start(guest, DAY)).body).toMatchObject({ code: 'daily-not-open', facts: { opensAt: opensAt(DAY) } });
    expect((await start(guest, DAY, false)).body.code).toBe('daily-not-open');
    clock.set(opensAt(DAY));
    expect((await guest.get('/api/daily')).body.today).toMatchObject({
      day: DAY,
      commitment: next.commitment,
      tries: 0,
    });
  });

  test('gives two who play the same cards the same result to the point; who plays otherwise gets another', async () => {
    const [anna, beat, cla] = await Promise.all([1, 2, 3].map(() => server.caller().asGuest()));
    const first = await start(anna!, DAY);
    expect(first.body).toMatchObject({ kind: 'daily', rated: true, level: 'master' });
    expect(first.body.view.game.forehand).toBe(0); // the person is forehand of game 1
    expect(first.body.view.deadline).toBe(clock.now() + 24 * HOUR);
    const mine = await playOut(anna!, first);
    finisher = anna!;
    finished = first;
    clock.advance(3 * HOUR);
    const theirs = await playOut(beat!, await start(beat!, DAY));
    expect(theirs.results).toEqual(mine.results);
    const other = await playOut(cla!, await start(cla!, DAY), commandFor(-1));
    expect(other.results).not.toEqual(mine.results);

    await server.runJobs();
    const { result, tries } = await dayOf(anna!, DAY);
    expect(tries).toBe(3);
    const points = [mine, theirs, other].map(({ total }) => total[0]);
    const below = points.filter((total) => total < points[0]!).length;
    expect(result).toMatchObject({ points: points[0], betterThan: Math.floor((100 * below) / 2) });
    expect(result!.games).toHaveLength(12);
    for (const [index, { mine: game, field, par }] of result!.games.entries()) {
      const all = [mine, theirs, other].map(({ results }) => results[index]!.points[0]);
      expect(game!.points).toBe(all[0]);
      expect(field.tries).toBe(3);
      expect(field.mean).toBe(Math.round((10 * (all[0]! + all[1]! + all[2]!)) / 3) / 10);
      expect(field.declared.reduce((sum, one) => sum + one.tries, 0)).toBe(3);
      expect(par!.points).toBeGreaterThanOrEqual(0);
    }
  });

  test('counts one try of a person, however many are started at once', async () => {
    const dora = await server.caller().asGuest();
    const answers = await Promise.all(Array.from({ length: 64 }, () => start(dora, DAY)));
    const counted = answers.filter(({ status }) => status === 200);
    expect(counted).toHaveLength(1);
    const match = counted[0]!.body.id;
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
      new Set(['daily-tried']),
    );
    expect((await dayOf(dora, DAY)).mine).toMatchObject({ match, ending: null });
    const rows = (await dora.get('/api/matches')).body.matches;
    expect(rows).toHaveLength(1);
    // Practice deals the same cards, so it waits for the counted try.
    expect((await start(dora, DAY, false)).body).toMatchObject({ code: 'daily-counting', facts: { match } });
    const key = once();
    const emil = await server.caller().asGuest();
    expect((await start(emil, DAY, false)).body).toMatchObject({ code: 'daily-counting', facts: { match: null } });
    const begun = await start(emil, DAY, true, key);
    expect((await start(emil, DAY, true, key)).text).toBe(begun.text); // a request sent twice
  });

  test('tells nobody a card before it is played: not by any page, nor by what others played', async () => {
    const { id } = finished.body;
    const record = (await finisher.get(`/api/matches/${id}/record`)).body as MatchRecord;
    expect(record.ending).toBe('finished');
    expect(record.serverSeed).toBeNull();
    const seed = await server.store.pool.query('select seed from daily_seeds where day = $1', [DAY]);
    expect(seed.rows[0].seed).toHaveLength(65); // sealed

    const peeper = await server.caller().asGuest();
    const paths = [
      ...['/api/daily', '/api/daily/days', `/api/daily/days/${DAY}`, `/api/daily/days/${DAY}/proof`],
      ...['day', 'week', 'month'].map((span) => `/api/daily/table?span=${span}&day=${DAY}`),
      ...['', '/record', '/record.txt', '/times'].map((part) => `/api/matches/${id}${part}`),
      ...['/api/matches', '/api/records/keys', '/metrics'],
    ];
    const seen = (await Promise.all(paths.map((path) => peeper.get(path)))).map(({ text }) => text).join('\n');
    const hands = record.played.flatMap((game) => game.hands);
    for (const hand of hands) expect(seen).not.toContain(JSON.stringify(hand).slice(1, -1));
    for (const [game, { points, mode }] of record.played.entries())
      expect(seen, `game ${game + 1}`).not.toContain(
        `"mode":"${mode}","passed":false,"declarer":0,"points":${points![0]}`,
      );
    expect(seen).not.toContain('"games":[');
    expect(seen).not.toContain('"hand":[');
    const secrets = [...seen.matchAll(/[0-9a-f]{64}/g)].map(([text]) => sha256Hex(fromHex(text)!));
    expect(secrets).not.toContain(record.commitment);
    expect((await peeper.get(`/api/matches/${id}/record`)).status).toBe(404);

    // His own counted try shows him his own hand and nothing of the games to come.
    const own = await start(peeper, DAY);
    expect(own.body.view.game.hand).toEqual(record.played[0]!.hands[0]);
    for (const hand of hands.slice(1)) expect(own.text).not.toContain(JSON.stringify(hand).slice(1, -1));
  });

  test('may be practised with its own cards once the counted try is over, and counts no more', async () => {
    const before = await dayOf(finisher, DAY);
    const again = await start(finisher, DAY, false);
    expect(again.body).toMatchObject({ kind: 'dailyPractice', rated: false });
    expect(again.body.view.deadline).toBeNull();
    expect(again.body.view.game.hand).toEqual(finished.body.view.game.hand);
    await playOut(finisher, again, commandFor(-1), 30);
    expect((await dayOf(finisher, DAY)).result).toEqual(before.result);
    expect((await start(finisher, DAY)).body.code).toBe('daily-tried');
  });

  test('a try that was begun before midnight counts until its 24 hours are over; then the seed is shown', async () => {
    const guest = await server.caller().asGuest();
    clock.set(closesAt(DAY) - MINUTE);
    const begun = await start(guest, DAY);
    await playOut(guest, begun, commandFor(0), 40);
    clock.set(closesAt(DAY));
    const late = await server.caller().asGuest();
    expect((await start(late, DAY)).body.code).toBe('daily-over');
    await server.runJobs();
    expect((await guest.get('/api/daily')).body.today.day).toBe(addDays(DAY, 1));
    // Over midnight: the match of yesterday goes on, today's has not begun.
    expect((await dayOf(guest, DAY)).mine).toMatchObject({ match: begun.body.id, ending: null });
    const practice = await start(late, DAY, false); // it cannot count for him any more
    expect(practice.status).toBe(200);
    clock.set(revealedFrom(DAY) - 2 * MINUTE);
    await server.runJobs();
    expect((await guest.get(`/api/daily/days/${DAY}/proof`)).body).toMatchObject({ code: 'daily-not-revealed' });
    clock.set(revealedFrom(DAY) + MINUTE);
    await server.runJobs();
    await server.runJobs();
    const { result, mine } = await dayOf(guest, DAY);
    expect(mine!.ending).toBe('expired');
    expect(result!.games.filter((game) => game.mine !== null).length).toBeLessThan(12);

    const proof = (await guest.get(`/api/daily/days/${DAY}/proof`)).body as DayProof;
    const view = await dayOf(guest, DAY);
    expect(proof).toMatchObject({ day: DAY, commitment: view.commitment, seed: view.seed });
    const players = openPlayers(fileStock());
    const master = players.playerOf(proof.computers);
    if (!master.ok) throw new Error(master.refusal.code);
    expect(await verifyDay(proof, master.value.choose)).toEqual({ ok: true, value: { deals: 12 } });
    expect(await foreignFault(proof)).toBeUndefined();
    const swapped = { ...proof, deals: [proof.deals[1], proof.deals[0], ...proof.deals.slice(2)] } as DayProof;
    expect(await foreignFault(swapped)).toMatch(/changed after it was signed/);
    expect(await verifyDay(swapped)).toMatchObject({ ok: false, refusal: { code: 'deal', game: 1 } });
    expect(
      await verifyDay({ ...proof, par: proof.par!.map((game) => ({ ...game, points: 1 })) }, master.value.choose),
    ).toMatchObject({ ok: false, refusal: { code: 'par' } });

    // The command line asks the running server and says the same.
    const asked = await gschobe('daily', 'verify', DAY, '--from', server.address);
    expect(asked).toMatchObject({ code: 0, line: { ok: true, day: DAY, deals: 12, isParChecked: true } });
    const otherwise = ['--promised', sha256Hex(new Uint8Array([1]))];
    expect(await gschobe('daily', 'verify', DAY, '--from', server.address, ...otherwise)).toMatchObject({
      ...{ code: 1, line: { ok: false, code: 'promise', commitment: proof.commitment } },
    });

    // From now on the match is one like any other: its record tells the seed and verifies.
    const record = (await late.get(`/api/matches/${practice.body.id}/record`)).body;
    expect(record.code).toBe('match-not-over');
    const told = (await guest.get(`/api/matches/${begun.body.id}/record`)).body as MatchRecord;
    expect(told.serverSeed).toBe(proof.seed);
    expect(verifyMatch(told, () => master.value.choose)).toMatchObject({ ok: true });
  });

  test('a guest who registers keeps the try; only who agrees is named in the tables, and only as long', async () => {
    const day = zurichDay(clock.now());
    const anna = await server.caller().asGuest();
    const begun = await start(anna, day);
    await register(server, anna);
    expect((await dayOf(anna, day)).mine).toMatchObject({ match: begun.body.id });
    clock.advance(24 * HOUR + MINUTE);
    await server.runJobs();
    expect((await dayOf(anna, day)).mine).toMatchObject({ ending: 'expired' });
    const table = async (span: string) => (await anna.get(`/api/daily/table?span=${span}&day=${day}`)).body;
    const agree = (given: boolean) =>
      anna.send('/api/me/consents', {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ consent: 'daily', given }),
      });
    expect(await table('day')).toMatchObject({ total: 0, rows: [], mine: null });
    await agree(true);
    const row = { rank: 1, name: 'Anna Muster', points: 0, days: 1, isMe: true };
    expect(await table('day')).toEqual({ from: day, to: day, total: 1, rows: [row], mine: row, asOf: null });
    expect((await table('week')).total).toBe(0); // three days count
    const others = server.caller();
    expect((await others.get(`/api/daily/table?span=day&day=${day}`)).body.rows).toEqual([{ ...row, isMe: false }]);
    await agree(false);
    expect((await table('day')).total).toBe(0);
    const exported = (await anna.get('/api/me/export')).body;
    expect(JSON.stringify(exported)).toContain(begun.body.id);
  });

  test('the archive has all days with one’s own points, and the rows can be made again from the events', async () => {
    const { days } = (await server.caller().get('/api/daily/days')).body;
    expect(days.map(({ day }: { day: string }) => day)).toContain(DAY);
    const dump = async () =>
      Promise.all(
        ['daily_days', 'daily_tries', 'daily_points', 'daily_games'].map(
          async (table) => (await server.store.pool.query(`select * from ${table} order by 1, 2, 3`)).rows,
        ),
      );
    const named = sql<object>`
      select t.day, t.points, count(*)::int as tries from daily_tries t join people p on t.owner = 'person:' || p.person
      where is_counted and points is not null and p.daily and not p.deleted group by 1, 2 order by 1, 2`;
    const counted = sql<object>`select * from daily_named where tries <> 0 order by 1, 2`;
    const before = await dump();
    expect(before[1]!.length).toBeGreaterThan(6);
    await rebuild(server.store, dailyProjection());
    expect(await dump()).toEqual(before);
    await rebuild(server.store, peopleProjection());
    const [kept, fresh] = [await counted.execute(server.store.db), await named.execute(server.store.db)];
    expect(kept.rows).toEqual(fresh.rows);
  });

  test('every page of the table of a day shows the next fifty, level points the same rank', async () => {
    const { db } = server.store;
    const day = '2025-09-01';
    await sql`
      insert into person_data select 't' || n, 't' || n || '@example.ch', 'First', 'Last' || n, 'Street', '1', '8001',
        'Zürich', 'CH', '1980-01-01', 'de', '[]', now() from generate_series(101, 299) n`.execute(db);
    await sql`
      insert into daily_tries select 'table' || n, ${day}, 'person:t' || n, true, 700 + n % 3
      from generate_series(101, 299) n`.execute(db);
    await sql`
      insert into people (person, roles, confirmed, publication, held, proposed, excluded, deleted, registered_at, version, daily)
      select 't' || n, '{player}', true, true, false, false, false, false, now(), 1, n % 5 > 0
      from generate_series(101, 299) n`.execute(db);
    const shown = [];
    for (const page of [1, 2, 3, 4, 5]) {
      const table = (await server.caller().get(`/api/daily/table?span=day&day=${day}&page=${page}`)).body;
      expect(table.total).toBe(160);
      expect(table.rows.length).toBe([50, 50, 50, 10, 0][page - 1]);
      shown.push(...table.rows);
    }
    const people = Array.from({ length: 199 }, (_, i) => 101 + i).filter((n) => n % 5 > 0);
    const inOrder = people.sort((a, b) => (b % 3) - (a % 3) || a - b);
    expect(shown.map(({ name }) => name)).toEqual(inOrder.map((n) => `First Last${n}`));
    const ahead = (n: number) => people.filter((other) => other % 3 > n % 3).length;
    expect(shown.map(({ rank }) => rank)).toEqual(inOrder.map((n) => 1 + ahead(n)));
    await sql`update people set deleted = true where person = 't101'`.execute(db);
    await sql`delete from daily_tries where match = 'table102'`.execute(db);
    expect((await server.caller().get(`/api/daily/table?span=day&day=${day}`)).body.total).toBe(158);
    await sql`delete from daily_tries where day = ${day}`.execute(db);
    expect((await server.caller().get(`/api/daily/table?span=day&day=${day}`)).body.total).toBe(0);
  });
});
