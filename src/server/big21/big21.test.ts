import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyBig21 } from '../../big21/record.ts';
import { HOUR, zurichInstant } from '../../kit/time.ts';
import { tidy } from '../housekeeping.ts';
import { checkLedger } from '../ledger/check.ts';
import { asOwner } from '../testing/database.ts';
import { register, signInAs } from '../testing/people.ts';
import { type Answered, type Caller, startTestServer, type TestServer, testClock } from '../testing/server.ts';

const clock = testClock(zurichInstant('2024-10-24T12:00'));
let server: TestServer;
let [people, keys] = [0, 0];
const key = () => ({ 'idempotency-key': `big21-${++keys}` });

beforeAll(async () => {
  server = await startTestServer({ clock });
});
afterAll(async () => {
  expect(await checkLedger(server.store.db)).toMatchObject({ ok: true, sum: '0' });
  await server.stop();
});

type Player = Caller & { readonly id: string };

async function newPerson(change: Record<string, unknown> = {}): Promise<Player> {
  const i = people++;
  const caller = server.caller();
  const form = {
    ...{ email: `player${i}@example.ch`, firstName: NAMES[i % 10], lastName: `${NAMES[(i * 3) % 10]}mann` },
    ...{ street: `Gasse${i}`, houseNumber: String(i + 1), born: `19${60 + (i % 30)}-0${1 + (i % 9)}-11`, ...change },
  };
  const answer = await register(server, caller, form);
  if (answer.status !== 200) throw new Error(answer.text);
  const { body } = await caller.get('/api/me');
  return Object.assign(caller, { id: body.id as string });
}
const NAMES = ['Alma', 'Bruno', 'Cla', 'Dora', 'Emil', 'Flurin', 'Gret', 'Hans', 'Ines', 'Jost'];

const LIMITS = { netLoss: { 1: 90_000, 7: 90_000, 30: 90_000 } };
const IN_FORCE = { rules: '2024-10-23', conditions: '2024-10-23' };

/** Accepted, limited and with money. */
async function newPlayer(francs = 50, limits: object = LIMITS): Promise<Player> {
  const player = await newPerson();
  await player.post('/api/wallet/acceptance', IN_FORCE);
  await put(player, '/api/wallet/limits', limits);
  if (francs > 0) await player.post('/api/wallet/deposits', { amount: francs * 100 }, key());
  return player;
}

const put = (caller: Caller, path: string, body: object) =>
  caller.send(path, { method: 'PUT', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });

const CLIENT_SEED = '00112233445566778899aabbccddeeff';

async function promise(player: Caller): Promise<string> {
  return (await player.post('/api/big21/promises', {})).body.commitment;
}

async function start(player: Caller, stake: unknown = 100, purse = 'money', headers = key()): Promise<Answered> {
  const commitment = await promise(player);
  return player.post('/api/big21/games', { purse, stake, commitment, clientSeed: CLIENT_SEED }, headers);
}

/** A move that answers the version the game has now, or one that is named. */
async function ask(player: Caller, id: string, command: object, seen?: number): Promise<Answered> {
  const version = seen ?? (await player.get(`/api/big21/games/${id}`)).body.version ?? 1;
  return player.post(`/api/big21/games/${id}/commands`, { ...command, version }, key());
}

const balance = async (player: Caller): Promise<number> => (await player.get('/api/wallet')).body.balance;

/** Puts every card where the sum becomes highest without going over, else discards; then ends the round. */
async function playRound(player: Caller, first: Answered): Promise<Answered> {
  let answer = first;
  while (answer.body.game.stage === 'piles') {
    const { id, game, piles } = answer.body;
    const { shown } = game.round;
    if (shown === undefined) return ask(player, id, { type: 'endRound' });
    const value = shown === 'A' ? 1 : Math.min(10, Number(shown) || 10);
    const fits = (pile: { total: number; soft: boolean }) => (pile.soft ? pile.total - 10 : pile.total) + value <= 21;
    const best = piles
      .map((pile: { total: number; soft: boolean; complete: boolean }, i: number) => ({ ...pile, i }))
      .filter((pile: { total: number; soft: boolean; complete: boolean }) => !pile.complete && fits(pile))
      .sort((a: { total: number }, b: { total: number }) => b.total - a.total)[0];
    answer = await ask(player, id, best ? { type: 'place', pile: best.i } : { type: 'discard' });
    expect(answer.status, answer.text).toBe(200);
  }
  return answer;
}

test('play money is paid in francs, not in Rappen, and twenty times a day; no answer holds all that moved', async () => {
  const player = await newPlayer(5);
  const payIn = async (amount: number) => player.post('/api/wallet/deposits', { amount }, key());
  expect((await payIn(1)).body).toMatchObject({ code: 'amount-out-of-range', facts: { least: 100 } });
  for (let i = 0; i < 19; i++) expect((await payIn(100)).body.wallet).not.toHaveProperty('recent');
  expect((await payIn(100)).body).toMatchObject({ code: 'too-many-movements', facts: { most: 20, days: 1 } });
  expect((await player.get('/api/wallet')).body.wallet.recent).toHaveLength(20); // who confirms the next one depends on them
});

test('B21 5 a stake is booked, the game played, and its record verifies from its seeds', async () => {
  const player = await newPlayer(20);
  const promised = await promise(player);
  const stake = { purse: 'money', stake: 200, commitment: promised, clientSeed: CLIENT_SEED };
  const first = await player.post('/api/big21/games', stake, key());
  expect(first.body).toMatchObject({ commitment: promised, game: { stage: 'piles', stake: 200, round: { left: 8 } } });
  expect(await balance(player)).toBe(1800);
  expect((await player.get(`/api/big21/games/${first.body.id}/record`)).body.serverSeed).toBe(null);
  const last = await playRound(player, first);
  const over = last.body.game.stage === 'over' ? last : await ask(player, last.body.id, { type: 'stop' });
  expect(over.body.game.stage).toBe('over');
  expect(await balance(player)).toBe(1800 + over.body.game.paid);
  const record = (await player.get(`/api/big21/games/${first.body.id}/record`)).body;
  expect(verifyBig21(record)).toMatchObject({ ok: true, value: { paid: over.body.game.paid } });
  const { lines } = (await player.get('/api/wallet/statement')).body;
  expect(
    lines
      .map((line: { kind: string }) => line.kind)
      .toReversed()
      .slice(0, 2),
  ).toEqual(['deposit', 'stake']);
  const csv = await player.get('/api/wallet/statement/csv');
  expect(csv.text).toMatch(/,stake,big21\/[^,]+,-2\.00,18\.00\r\n/);
  const german = await player.get('/api/wallet/statement/csv?language=de');
  expect(german.text).toMatch(/^Datum,Art,Beleg,.*,Einsatz,big21\//s);
});

describe('who may stake', () => {
  test.each([
    ['B21 1.2 Lugano', { postcode: '6900', town: 'Lugano' }, 'outside-cantons', 'B21 1.2'],
    ['B21 1.2 Vaduz', { postcode: '9490', town: 'Vaduz', country: 'LI' }, 'outside-cantons', 'B21 1.2'],
    ['B21 1.2 Lausanne', { postcode: '1003', town: 'Lausanne' }, 'outside-cantons', 'B21 1.2'],
  ])('%s: refused with the article, nothing moves', async (_, change, code, article) => {
    const player = await newPerson(change);
    await player.post('/api/wallet/acceptance', IN_FORCE);
    await put(player, '/api/wallet/limits', LIMITS);
    await player.post('/api/wallet/deposits', { amount: 1000 }, key());
    const answer = await start(player);
    expect(answer.body).toMatchObject({ code, article });
    expect(await balance(player)).toBe(1000);
    expect((await start(player, 100, 'practice')).status).toBe(200);
  });

  test('B21 5, M6 rules accepted, limits set, money there: each is asked for, and nothing moves before', async () => {
    const player = await newPerson();
    expect((await start(player)).body).toMatchObject({ code: 'rules-not-accepted', article: 'B21 5' });
    expect((await player.post('/api/wallet/acceptance', { ...IN_FORCE, rules: '2023-01-01' })).body.code).toBe(
      'not-in-force',
    );
    await player.post('/api/wallet/acceptance', IN_FORCE);
    expect((await start(player)).body).toMatchObject({ code: 'limits-not-set', article: 'B21 10.2' });
    await put(player, '/api/wallet/limits', LIMITS);
    expect((await start(player)).body).toMatchObject({ code: 'insufficient-funds' });
    expect((await server.caller().get('/api/wallet')).status).toBe(401);
    const guest = await server.caller().asGuest();
    expect((await start(guest)).body).toMatchObject({ code: 'not-signed-in', article: 'B21 5' });
    expect((await start(guest, 100, 'practice')).status).toBe(200);
  });

  test('B21 4.1 any other stake is refused with the article, and nothing moves', async () => {
    const player = await newPlayer(5);
    for (const stake of [0, 600, 150, 1, -100, 100.5])
      expect((await start(player, stake)).body).toMatchObject({ code: 'stake-not-offered', article: 'B21 4.1' });
    expect((await start(player, '1')).status).toBe(400);
    expect(await balance(player)).toBe(500);
  });

  test('another player’s game does not exist for you', async () => {
    const [mine, yours] = [await newPlayer(5), await newPlayer(5)];
    const { id } = (await start(mine)).body;
    expect((await ask(yours, id, { type: 'stop' })).status).toBe(404);
    expect((await yours.get(`/api/big21/games/${id}`)).status).toBe(404);
    expect((await yours.get(`/api/big21/games/${id}/record`)).status).toBe(404);
  });
});

test('a command sent twice is done once and answered with the same bytes; the same key for another is refused', async () => {
  const player = await newPlayer(5);
  const commitment = await promise(player);
  const body = { purse: 'money', stake: 100, commitment, clientSeed: CLIENT_SEED };
  const headers = key();
  const answers = await Promise.all([1, 2, 3].map(() => player.post('/api/big21/games', body, headers)));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(await balance(player)).toBe(400);
  expect((await player.post('/api/big21/games', { ...body, stake: 200 }, headers)).body.code).toBe(
    'idempotency-conflict',
  );
  expect((await player.post('/api/big21/games', body, key())).body.code).toBe('commitment-used');
  expect(await balance(player)).toBe(400);
});

/** Sends all at once, each with a promise of its own. */
async function startMany(player: Player, count: number): Promise<readonly Answered[]> {
  const commitments: string[] = [];
  for (let i = 0; i < count; i++) {
    const commitment = [...`${people}${i}${player.id}`]
      .map((c) => c.charCodeAt(0).toString(16))
      .join('')
      .padEnd(64, 'a')
      .slice(0, 64);
    await sql`insert into big21_seeds values (${commitment}, ${`person:${player.id}`}, ${Buffer.alloc(32, i + 1)}, now())`.execute(
      server.store.db,
    );
    commitments.push(commitment);
  }
  return Promise.all(
    commitments.map((commitment) =>
      player.post('/api/big21/games', { purse: 'money', stake: 100, commitment, clientSeed: CLIENT_SEED }, key()),
    ),
  );
}

describe('64 at once', () => {
  const accepted = (answers: readonly Answered[]) => answers.filter(({ status }) => status === 200).length;
  const codes = (answers: readonly Answered[]) => [
    ...new Set(answers.flatMap(({ status, body }) => (status === 200 ? [] : [body.code]))),
  ];

  test('the last three francs are staked exactly three times', async () => {
    const player = await newPlayer(3);
    const answers = await startMany(player, 64);
    expect([accepted(answers), codes(answers), await balance(player)]).toEqual([3, ['insufficient-funds'], 0]);
  });

  test('B21 4.2 of the last two participations of the day exactly two are sold', async () => {
    const player = await newPlayer(90);
    await sql`insert into big21_slots select ${player.id}, '2024-10-24', n, ${player.id} || n from generate_series(1, 98) n`.execute(
      server.store.db,
    );
    const answers = await startMany(player, 64);
    expect([accepted(answers), codes(answers)]).toEqual([2, ['participations-used-up']]);
    clock.set(zurichInstant('2024-10-25T00:00'));
    expect((await start(player)).status).toBe(200);
    clock.set(zurichInstant('2024-10-24T12:00'));
  });

  test('B21 10.2 the loss limit lets through exactly what it allows', async () => {
    const player = await newPlayer(90, { netLoss: { 1: 500, 7: 90_000, 30: 90_000 } });
    const answers = await startMany(player, 64);
    expect([accepted(answers), codes(answers), await balance(player)]).toEqual([5, ['limit-reached'], 8500]);
  });

  test('B21 23 cash-out, last card and time-out together pay exactly once', async () => {
    for (let round = 0; round < 3; round++) {
      const player = await newPlayer(5);
      const { id } = (await start(player)).body;
      const before = clock.now();
      const { version } = (await player.get(`/api/big21/games/${id}`)).body;
      const stops = Array.from({ length: 20 }, () => ask(player, id, { type: 'stop' }, version));
      clock.advance(4 * HOUR + 1);
      const late = Array.from({ length: 20 }, () => ask(player, id, { type: 'discard' }, version));
      await Promise.all([...stops, ...late, server.runJobs(), player.get(`/api/big21/games/${id}`)]);
      const events = await server.store.read(`big21:${id}`);
      expect(events.filter(({ event }) => event.type === 'ended')).toHaveLength(1);
      clock.set(before);
    }
  });
});

test('B21 10.2 a bought card is refused when the limit or the money is used up, and the game goes on', async () => {
  const player = await newPlayer(2, { netLoss: { 1: 100, 7: 90_000, 30: 90_000 } });
  const { id } = (await start(player)).body;
  for (let i = 0; i < 8; i++) await ask(player, id, { type: 'discard' });
  expect((await ask(player, id, { type: 'buy' })).body).toMatchObject({ code: 'limit-reached', article: 'B21 10.2' });
  expect(await balance(player)).toBe(100);
  const poor = await newPlayer(1);
  const second = (await start(poor)).body;
  for (let i = 0; i < 8; i++) await ask(poor, second.id, { type: 'discard' });
  expect((await ask(poor, second.id, { type: 'buy' })).body).toMatchObject({
    code: 'insufficient-funds',
    article: 'B21 10.2',
  });
  const rich = await newPlayer(2);
  const third = (await start(rich)).body;
  for (let i = 0; i < 8; i++) await ask(rich, third.id, { type: 'discard' });
  expect((await ask(rich, third.id, { type: 'buy' })).status).toBe(200);
  expect(await balance(rich)).toBe(0);
});

test('B21 23 after four hours a move is refused with the article and the game is settled; an outage of ours moves the hour', async () => {
  const player = await newPlayer(5);
  const { id, version } = (await start(player)).body;
  const before = clock.now();
  clock.advance(4 * HOUR + 1);
  expect((await ask(player, id, { type: 'discard' }, version)).body).toMatchObject({
    code: 'four-hours-over',
    article: 'B21 23',
  });
  expect((await player.get(`/api/big21/games/${id}`)).body.game).toMatchObject({ stage: 'over', ending: 'four-hours' });
  clock.set(before);
});

test('M6 self-exclusion settles the open game and refuses the next stake within the same second', async () => {
  const player = await newPlayer(5);
  const { id } = (await start(player)).body;
  expect((await player.post('/api/wallet/exclusion', { days: 0 })).body.code).toBe('exclusion-days');
  expect((await player.post('/api/wallet/exclusion', { days: 30 })).status).toBe(200);
  expect((await player.get(`/api/big21/games/${id}`)).body.game).toMatchObject({ stage: 'over', ending: 'excluded' });
  expect((await start(player)).body).toMatchObject({ code: 'excluded', facts: { by: 'self' }, article: 'B21 5' });
});

test('SSC 8.01, B21 5 who is excluded by two people of the office has the open game settled by the time it is answered', async () => {
  const player = await newPlayer();
  const { id } = (await start(player)).body;
  const { caller: organiser } = await signInAs(server, 'organiser', 'ausschluss.eins@example.ch');
  const { caller: director } = await signInAs(server, 'director', 'ausschluss.zwei@example.ch');
  await organiser.post(`/api/people/${player.id}/exclusion`, { reason: 'manipulation' });
  expect((await director.post(`/api/people/${player.id}/approval`)).status).toBe(200);
  const { rows } = await server.store.pool.query('select ending from big21_games where id = $1', [id]);
  expect(rows).toEqual([{ ending: 'excluded' }]);
});

test('B21 7.1 of two taps, or of two devices that saw the same card, one places it and the other is refused and refreshed', async () => {
  const player = await newPlayer(5);
  const { id, version } = (await start(player)).body;
  const taps = await Promise.all([0, 1].map((pile) => ask(player, id, { type: 'place', pile }, version)));
  expect(taps.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { body } = await player.get(`/api/big21/games/${id}`);
  expect(taps.find(({ status }) => status === 409)?.body).toMatchObject({
    ...{ code: 'stale-view', article: 'B21 7.1', facts: { version: body.version } },
  });
  expect(body.piles.flatMap(({ cards }: { cards: string[] }) => cards)).toHaveLength(1);
  expect((await player.post(`/api/big21/games/${id}/commands`, { type: 'discard' }, key())).status).toBe(400);
});

test('a placement that busts needs to be confirmed, and the answer says which article', async () => {
  const player = await newPlayer(5);
  let answer = await start(player);
  while (answer.status === 200 && answer.body.game.stage === 'piles' && answer.body.game.round.shown !== undefined)
    answer = await ask(player, answer.body.id, { type: 'place', pile: 0 });
  if (answer.status !== 200) expect(answer.body).toMatchObject({ code: 'would-bust', article: 'B21 6.2' });
});

test('the database refuses to change what was booked: to the role of the server, and even to the owner', async () => {
  const changes = [
    'update ledger_postings set amount = amount + 1',
    'delete from ledger_entries',
    'truncate ledger_entries cascade',
  ];
  for (const change of changes) {
    await expect(server.store.pool.query(change)).rejects.toThrow(/permission denied/);
    await expect(asOwner(server.databaseUrl, change)).rejects.toThrow(/append-only/);
  }
});

test('a promise that nobody used is forgotten after a day; that of a game stays, for its record', async () => {
  const guest = await server.caller().asGuest();
  const unused = await promise(guest);
  const { commitment: used } = (await start(guest, 100, 'practice')).body;
  const kept = async () => {
    const { rows } = await server.store.pool.query('select commitment from big21_seeds where commitment = any($1)', [
      [unused, used],
    ]);
    return rows.map(({ commitment }) => commitment);
  };
  const nextHour = Math.ceil(clock.now() / HOUR) * HOUR;
  await tidy(server.store, nextHour);
  expect(await kept()).toHaveLength(2);
  await tidy(server.store, nextHour + 25 * HOUR);
  expect(await kept()).toEqual([used]);
});
