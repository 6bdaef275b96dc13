import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GameLine, GamesPage } from '../../big21/wire.ts';
import { zurichInstant } from '../../kit/time.ts';
import { practised } from '../testing/big21Games.ts';
import { register } from '../testing/people.ts';
import { mostAtOnce } from '../testing/queries.ts';
import { type Caller, startTestServer, type TestServer, testClock } from '../testing/server.ts';
import { allGames } from './ownGames.ts';

const clock = testClock(zurichInstant('2024-10-24T12:00'));
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ clock });
});
afterAll(() => server.stop());

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** The number that the next game of the list gets. */
const next = async (): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::int as n from big21_games`.execute(server.store.db)).rows[0]!.n;

const page = async (caller: Caller, before?: string): Promise<GamesPage> => {
  const answer = await caller.get(`/api/big21/games${before === undefined ? '' : `?before=${before}`}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
};

test('one’s games come a page at a time, the latest first, none twice; those that are open are on the first', async () => {
  const guest = await server.caller().asGuest();
  const owner = `guest:${(await guest.get('/api/me')).body.id}`;
  expect(await page(guest)).toEqual({ games: [], more: null });
  await practised(server.store, owner, { count: 130, at: clock.now() });
  const first = await page(guest);
  expect(first.games).toHaveLength(53);
  expect(first.games.slice(-3).map(({ id, ending }) => [id, ending])).toEqual([2, 1, 0].map((n) => [idOf(n), null]));
  const shown: GameLine[] = [...first.games];
  for (let { more } = first; more !== null; ) {
    const next = await page(guest, more);
    expect(next.games.length).toBeLessThanOrEqual(50);
    shown.push(...next.games);
    more = next.more;
  }
  const all = Array.from({ length: 130 }, (_, n) => idOf(129 - n));
  expect(shown.map(({ id }) => id).sort()).toEqual([...all].sort());
  expect(shown.filter(({ ending }) => ending !== null).map(({ id }) => id)).toEqual(all.slice(0, 127));
  // Somebody else’s game says nothing about where it stands.
  expect(await page(await server.caller().asGuest(), idOf(100))).toEqual({ games: [], more: null });
});

test('a game for money that was begun before any number of open practices is on the first page, which has an end', async () => {
  const guest = await server.caller().asGuest();
  const owner = `guest:${(await guest.get('/api/me')).body.id}`;
  const money = idOf(await next());
  await practised(server.store, owner, { count: 61, at: clock.now(), open: 51 });
  await sql`update big21_games set purse = 'money' where id = ${money}`.execute(server.store.db);
  const first = await page(guest);
  expect(first.games.filter(({ ending }) => ending === null)).toHaveLength(51);
  expect(first.games.at(-1)).toMatchObject({ id: money, purse: 'money', ending: null });
  // More than anybody can have open since practices are counted.
  await practised(server.store, owner, { count: 300, at: clock.now() + 1000, open: 300 });
  const { games } = await page(guest);
  expect(games.length).toBeLessThanOrEqual(50 + 250);
  expect(games.at(-1)?.id).toBe(money);
});

test('who takes all games along has each once, the latest first, also those that end meanwhile', async () => {
  const owner = 'guest:meanwhile';
  const first = await next();
  await practised(server.store, owner, { count: 130, at: clock.now(), open: 60 });
  const ending = sql`update big21_games set ending = 'stopped', paid = 0, ended_at = started_at where id = ${idOf(first + 59)}`;
  const ids: string[] = [];
  for await (const { id } of allGames(server.store.db, owner)) {
    if (ids.length === 0) await ending.execute(server.store.db);
    ids.push(id);
  }
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(Array.from({ length: 130 }, (_, n) => idOf(first + 129 - n)));
});

test('an export reads the games of who played often one after the other: nobody waits behind it', async () => {
  const caller = server.caller();
  await register(server, caller);
  const { id } = (await caller.get('/api/me')).body;
  await practised(server.store, `person:${id}`, { count: 400, at: clock.now() });
  let exported: { games: readonly { id: string }[] } = { games: [] };
  const most = await mostAtOnce(server.store.pool, async () => {
    exported = (await caller.get('/api/me/export')).body.subjects.big21;
  });
  expect(new Set(exported.games.map((game) => game.id)).size).toBe(400);
  expect(most).toBeLessThan(12);
});
