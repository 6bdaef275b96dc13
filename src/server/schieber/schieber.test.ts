import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPlayers, type PlayerName } from '../../bots/player.ts';
import { fromHex } from '../../kit/bytes.ts';
import { sha256Hex } from '../../kit/hash.ts';
import { DAY, MINUTE } from '../../kit/time.ts';
import type { Card } from '../../schieber/card.ts';
import { parseRecord } from '../../schieber/notation.ts';
import { verifyMatch } from '../../schieber/verify.ts';
import { legalIn, type MatchView } from '../../schieber/view.ts';
import { fileStock } from '../bots/stock.ts';
import { rebuild } from '../store/rebuild.ts';
import { queriesDuring } from '../testing/queries.ts';
import { type Answered, type Caller, startTestServer, type TestServer } from '../testing/server.ts';
import { matchesProjection } from './projection.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

let keys = 0;
const key = () => ({ 'idempotency-key': `key-${++keys}` });
const begin = (caller: Caller, body: object = {}) => caller.post('/api/matches', { kind: 'practice', ...body }, key());
const send = (caller: Caller, id: string, command: object, headers = key()) =>
  caller.post(`/api/matches/${id}/commands`, command, headers);

/** The first thing the person may do. */
function anyCommand({ game }: MatchView): object {
  if (game.phase === 'declaring') return { type: 'declare', mode: 'O' };
  return { type: 'play', card: legalIn(game)[0] };
}

async function playOut(
  caller: Caller,
  begun: Answered,
  onAnswer: (answer: Answered) => void = () => {},
): Promise<MatchView> {
  let answer = begun;
  while (!answer.body.view.ending) {
    answer = await send(caller, begun.body.id, anyCommand(answer.body.view));
    expect(answer.status).toBe(200);
    onAnswer(answer);
  }
  return answer.body.view;
}

test('SSC 2.02 a guest plays with a computer partner against two computer players, and the record verifies', async () => {
  const guest = await server.caller().asGuest();
  const begun = await begin(guest, { games: 2, clientSeed: 'c0ffee' });
  expect(begun.status).toBe(200);
  expect(begun.body.view.players[0]).toEqual({ kind: 'person' });
  for (const seat of [1, 2, 3])
    expect(begun.body.view.players[seat]).toMatchObject({ kind: 'computer', level: 'master' });
  expect((await guest.get(`/api/matches/${begun.body.id}/record`)).body.code).toBe('match-not-over');
  const view = await playOut(guest, begun);
  expect(view.total[0] + view.total[1]).toBe(2 * 157);

  const record = (await guest.get(`/api/matches/${begun.body.id}/record`)).body;
  const players = openPlayers(fileStock());
  const known = (player: PlayerName) => {
    const bot = players.playerOf(player);
    return bot.ok ? bot.value.choose : undefined;
  };
  expect(verifyMatch(record, known)).toMatchObject({ ok: true, value: { games: 2, cards: 72, unknownPlayers: [] } });
  const text = await guest.get(`/api/matches/${begun.body.id}/record.txt`);
  expect(parseRecord(text.text)).toEqual({ ok: true, value: record });
  expect((await guest.get('/api/matches')).body.matches[0]).toMatchObject({
    id: begun.body.id,
    ending: 'finished',
    completed: 2,
    points: view.total[0],
  });
});

test('the server promises its seed before it learns that of the browser, keeps it, and uses it once', async () => {
  const promised = (await server.caller().post('/api/matches/promises')).body;
  const guest = await server.caller().asGuest();
  const how = { games: 1, promise: promised.promise, clientSeed: 'beef' };
  const opening = key();
  const begun = await guest.post('/api/matches', { kind: 'practice', ...how }, opening);
  expect(begun.body).toMatchObject({ id: promised.promise, view: { commitment: promised.commitment } });
  const again = await guest.post('/api/matches', { kind: 'practice', ...how }, opening);
  expect(again.text).toBe(begun.text);
  for (const promise of [promised.promise, '00000000-0000-4000-8000-000000000000'])
    expect((await begin(guest, { ...how, promise })).body.code).toBe('unknown-promise');
  await playOut(guest, begun);
  const { serverSeed, clientSeed } = (await guest.get(`/api/matches/${begun.body.id}/record`)).body;
  expect([sha256Hex(fromHex(serverSeed)!), clientSeed]).toEqual([promised.commitment, 'beef']);
});

test('a promise nobody used is forgotten after a day', async () => {
  const guest = await server.caller().asGuest();
  const { promise } = (await guest.post('/api/matches/promises')).body;
  server.clock.advance(DAY + 1);
  await guest.post('/api/matches/promises');
  expect((await begin(guest, { promise })).body.code).toBe('unknown-promise');
});

test('an open match is listed with its completed games and their points, also after a rebuild of the list', async () => {
  const guest = await server.caller().asGuest();
  let answer = await begin(guest, { games: 3 });
  const listed = async () => (await guest.get('/api/matches')).body.matches[0];
  expect(await listed()).toMatchObject({ ending: null, completed: 0, points: 0 });
  while (answer.body.view.results.length < 2) answer = await send(guest, answer.body.id, anyCommand(answer.body.view));
  expect(await listed()).toMatchObject({ ending: null, completed: 2, points: answer.body.view.total[0] });
  const before = (await guest.get('/api/matches')).text;
  await rebuild(server.services.store, matchesProjection);
  expect((await guest.get('/api/matches')).text).toBe(before);
});

test('however many matches are open, their list asks the database twice, and is told so often a minute', async () => {
  const guest = await server.caller().asGuest();
  for (let n = 0; n < 30; n++) expect((await begin(guest)).status).toBe(200);
  const listing = () => guest.get('/api/matches');
  const { matches } = (await listing()).body;
  expect(matches).toHaveLength(30);
  const queries = await queriesDuring(listing);
  expect(queries.filter((text) => /\b(matches|streams|events)\b/.test(text))).toHaveLength(2);
  const statuses = await Promise.all(Array.from({ length: 100 }, async () => (await listing()).status));
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
});

test('every card and declaration is stored with the instant of its request: the milliseconds of each can be read', async () => {
  const guest = await server.caller().asGuest();
  let answer = await begin(guest, { games: 2 });
  const taken: { game: number; move: string; milliseconds: number }[] = [];
  while (!answer.body.view.ending) {
    const { number, game } = answer.body.view as MatchView;
    const milliseconds = 700 + 13 * taken.length;
    taken.push({ game: number, move: game.phase === 'declaring' ? 'declared' : 'played', milliseconds });
    server.clock.advance(milliseconds);
    answer = await send(guest, answer.body.id, anyCommand(answer.body.view));
  }
  expect(taken.length).toBeGreaterThanOrEqual(18);
  expect((await guest.get(`/api/matches/${answer.body.id}/times`)).body).toEqual({ times: taken });
  const other = await server.caller().asGuest();
  expect((await other.get(`/api/matches/${answer.body.id}/times`)).status).toBe(404);
});

test('what happened since a version is told again, step by step, and nothing else', async () => {
  const guest = await server.caller().asGuest();
  const begun = await begin(guest, { games: 2 });
  const steps: object[] = [];
  await playOut(guest, begun, ({ body }) => steps.push(...body.steps));
  const { body } = await guest.get(`/api/matches/${begun.body.id}?since=${begun.body.version}`);
  expect(body.steps).toEqual(steps);
  expect((await guest.get(`/api/matches/${begun.body.id}?since=${body.version}`)).body.steps).toEqual([]);
  expect((await guest.get(`/api/matches/${begun.body.id}?since=-1`)).status).toBe(400);
  const other = await server.caller().asGuest();
  expect((await other.get(`/api/matches/${begun.body.id}?since=0`)).status).toBe(404);
});

test('no unseen card leaves the server: every byte of a match is searched', async () => {
  const guest = await server.caller().asGuest();
  const bytes: { text: string; seen: Set<string> }[] = [];
  const seen = new Set<string>();
  const note = ({ text, body }: Answered) => {
    for (const step of body.steps) {
      if (step.type === 'dealt') {
        seen.clear();
        for (const card of step.hand) seen.add(card);
      }
      if (step.type === 'played') seen.add(step.card);
    }
    bytes.push({ text, seen: new Set(seen) });
  };
  const begun = await begin(guest, { games: 3 });
  note(begun);
  await playOut(guest, begun, note);
  let searched = 0;
  for (const { text, seen: known } of bytes) {
    const view = JSON.parse(text).view as MatchView;
    const shown = new Set([...JSON.stringify([view.game]).matchAll(/"([HDSC][6-9TJQKA])"/g)].map((match) => match[1]!));
    for (const card of shown) expect(known.has(card)).toBe(true);
    searched += shown.size;
  }
  expect(searched).toBeGreaterThan(300);
});

describe('bad input is refused and leaves the match as it was', () => {
  test('out of turn, not in hand, illegal, wrong phase, malformed, foreign, unknown', async () => {
    const guest = await server.caller().asGuest();
    const other = await server.caller().asGuest();
    const begun = await begin(guest);
    const { id } = begun.body;
    const declared =
      begun.body.view.game.phase === 'declaring' ? await send(guest, id, { type: 'declare', mode: 'U' }) : begun;
    const view: MatchView = declared.body.view;
    const hand = view.game.hand;
    const foreign = (['H6', 'D6', 'S6', 'C6', 'HA', 'DA', 'SA', 'CA', 'HK', 'DK'] as Card[]).find(
      (card) => !hand.includes(card),
    )!;
    const table: readonly [object, number, string][] = [
      [{ type: 'play', card: foreign }, 409, 'card-not-in-hand'],
      [{ type: 'declare', mode: 'H' }, 409, 'wrong-phase'],
      [{ type: 'pass' }, 409, 'wrong-phase'],
      [{ type: 'play', card: 'H5' }, 400, 'invalid'],
      [{ type: 'play' }, 400, 'invalid'],
      [{ type: 'play', card: hand[0], seat: 1 }, 400, 'invalid'],
      [{ type: 'expire' }, 400, 'invalid'],
      [{ type: 'cancel' }, 400, 'invalid'],
      [{ type: 'moveDeadline', by: 1, why: 'outage' }, 400, 'invalid'],
    ];
    for (const [command, status, code] of table) {
      const answer = await send(guest, id, command);
      expect([answer.status, answer.body.code]).toEqual([status, code]);
    }
    const illegal = hand.find((card) => !legalIn(view.game).includes(card));
    if (illegal)
      expect((await send(guest, id, { type: 'play', card: illegal })).body).toMatchObject({
        code: 'illegal-card',
        article: 'SSC 2.05',
      });
    expect((await send(other, id, { type: 'pass' })).status).toBe(404);
    expect((await other.get(`/api/matches/${id}`)).status).toBe(404);
    expect((await guest.get('/api/matches/00000000-0000-4000-8000-000000000000')).status).toBe(404);
    expect((await guest.get('/api/matches/x')).status).toBe(400);
    expect((await guest.post(`/api/matches/${id}/commands`, { type: 'pass' })).body.code).toBe('key-missing');
    expect((await server.caller().post('/api/matches', { kind: 'practice' }, key())).status).toBe(401);
    expect((await begin(guest, { level: 'wizard' })).body.code).toBe('unknown-level');
    const after = await guest.get(`/api/matches/${id}`);
    expect(after.body.version).toBe(declared.body.version);
    expect(after.body.view).toEqual(view);
  });

  test('the same command twice is one command; the same key for another command is refused', async () => {
    const guest = await server.caller().asGuest();
    const startKey = key();
    const once = await guest.post('/api/matches', { kind: 'practice' }, startKey);
    const twice = await guest.post('/api/matches', { kind: 'practice' }, startKey);
    expect(twice.text).toBe(once.text);
    const headers = key();
    const command = anyCommand(once.body.view);
    const [first, second] = await Promise.all([
      send(guest, once.body.id, command, headers),
      send(guest, once.body.id, command, headers),
    ]);
    expect(second.text).toBe(first.text);
    expect((await send(guest, once.body.id, { type: 'pass' }, headers)).body.code).toBe('idempotency-conflict');
  });

  test('two tabs: of two different cards at the same moment exactly one is played', async () => {
    const guest = await server.caller().asGuest();
    let answer = await begin(guest);
    while (answer.body.view.game.phase !== 'playing' || legalIn(answer.body.view.game).length < 2)
      answer = await send(guest, answer.body.id, anyCommand(answer.body.view));
    const cards = legalIn(answer.body.view.game).slice(0, 2);
    const both = await Promise.all(cards.map((card) => send(guest, answer.body.id, { type: 'play', card })));
    const view: MatchView = (await guest.get(`/api/matches/${answer.body.id}`)).body.view;
    const accepted = both.filter(({ status }) => status === 200).length;
    const mine = view.game.hand;
    // The second may be legal again in the next trick; both can never be played in the same one.
    expect(accepted).toBeGreaterThan(0);
    expect(cards.filter((card) => !mine.includes(card))).toHaveLength(accepted);
  });
});

test('SSC 5.03 after thirty minutes only completed games count, and the match is over', async () => {
  const guest = await server.caller().asGuest();
  const begun = await begin(guest, { timed: true });
  const { id } = begun.body;
  const from: number = begun.body.view.startedAt;
  expect(begun.body.view.deadline).toBe(from + 30 * MINUTE);
  let answer = begun;
  while (answer.body.view.results.length < 1) answer = await send(guest, id, anyCommand(answer.body.view));
  server.clock.set(from + 30 * MINUTE);
  answer = await send(guest, id, anyCommand(answer.body.view));
  expect(answer.status).toBe(200);
  server.clock.set(from + 30 * MINUTE + 1);
  const late = await send(guest, id, anyCommand(answer.body.view));
  expect([late.status, late.body.code]).toEqual([409, 'time-is-up']);
  const over = await guest.get(`/api/matches/${id}`);
  expect(over.body.view.ending).toBe('expired');
  expect(over.body.view.total[0] + over.body.view.total[1]).toBe(157);
  expect((await guest.get(`/api/matches/${id}/record`)).status).toBe(200);
  server.clock.set(from);
});

test('ruling M7 an outage moves every open clock once, and the player is told', async () => {
  const guest = await server.caller().asGuest();
  const timed = await begin(guest, { timed: true });
  const untimed = await begin(guest);
  const subject = server.subjects.find(({ name }) => name === 'schieber')!;
  const outage = { id: '7', from: 1000, until: 61_000 };
  await subject.onOutage!(outage);
  await subject.onOutage!(outage);
  const after = await guest.get(`/api/matches/${timed.body.id}`);
  expect(after.body.view.deadline).toBe(timed.body.view.deadline + MINUTE);
  expect((await guest.get(`/api/matches/${untimed.body.id}`)).body.view.deadline).toBeNull();
  const rows = (await guest.get('/api/matches')).body.matches as { id: string; deadline: number | null }[];
  expect(rows.find(({ id }) => id === timed.body.id)?.deadline).toBe(timed.body.view.deadline + MINUTE);
});
