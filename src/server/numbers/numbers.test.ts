import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Numbers } from '../../numbers/numbers.ts';
import type { MatchRecord } from '../../schieber/record.ts';
import { legalIn, type MatchView } from '../../schieber/view.ts';
import { type Caller, startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

let keys = 0;
const once = () => ({ 'idempotency-key': `numbers-${++keys}` });

/** A practice match of two games; answers its record. */
async function play(caller: Caller, mode: string): Promise<MatchRecord> {
  const body = { kind: 'practice', games: 2, clientSeed: 'c0ffee' };
  let answer = await caller.post('/api/matches', body, once());
  const { id } = answer.body;
  for (let view: MatchView = answer.body.view; !view.ending; view = answer.body.view) {
    const { game } = view;
    const command = game.phase === 'declaring' ? { type: 'declare', mode } : { type: 'play', card: legalIn(game)[0] };
    answer = await caller.post(`/api/matches/${id}/commands`, command, once());
  }
  server.clock.advance(60_000);
  return (await caller.get(`/api/matches/${id}/record`)).body;
}

/** The same once more, from the records alone. */
function recount(records: readonly MatchRecord[]) {
  const games = records.flatMap(({ played }) =>
    played.map(({ dealer, passed, mode, points }) => {
      const forehand = (dealer + 1) % 4;
      return { declarer: passed ? (forehand + 2) % 4 : forehand, passed, mode, points: points![0] };
    }),
  );
  const average = (some: readonly { points: number }[]) => ({
    games: some.length,
    mean:
      some.length === 0 ? 0 : Math.round((10 * some.reduce((sum, { points }) => sum + points, 0)) / some.length) / 10,
  });
  return {
    all: average(games),
    byDeclarer: {
      mine: average(games.filter(({ declarer }) => declarer === 0)),
      partner: average(games.filter(({ declarer }) => declarer === 2)),
      theirs: average(games.filter(({ declarer }) => declarer % 2 === 1)),
    },
    byMode: Object.fromEntries(
      [...'HDSCOU'].map((letter) => [letter, average(games.filter(({ mode }) => mode === letter))]),
    ),
    byPass: {
      passed: average(games.filter(({ passed }) => passed)),
      declared: average(games.filter(({ passed }) => !passed)),
    },
  };
}

const numbersOf = async (caller: Caller): Promise<Numbers> => (await caller.get('/api/me/numbers')).body;

test('one’s numbers are those of one’s own records, and nothing of others is in them', async () => {
  const [me, other, idle] = await Promise.all([1, 2, 3].map(() => server.caller().asGuest()));
  const records: MatchRecord[] = [];
  for (const mode of ['U', 'O', 'H']) records.push(await play(me!, mode));
  await play(other!, 'D');
  const mine = await numbersOf(me!);
  expect(mine).toMatchObject(recount(records));
  expect(mine.matches.map(({ points, games }) => [points, games])).toEqual(
    records.map(({ total, played }) => [total[0], played.length]),
  );
  const points = records.map(({ total }) => total[0]);
  expect([mine.best!.points, mine.worst!.points]).toEqual([Math.max(...points), Math.min(...points)]);
  const theirs = await numbersOf(other!);
  expect(theirs.all.games).toBe(2);
  const ids = mine.matches.map(({ id }) => id);
  expect(theirs.matches.some(({ id }) => ids.includes(id))).toBe(false);
  expect(await numbersOf(idle!)).toMatchObject({
    all: { games: 0, mean: 0 },
    matches: [],
    best: null,
    worst: null,
    days: [],
  });

  // Matches of before the rows kept their games are read from their log.
  await server.store.pool.query('update matches set results = null');
  expect(await numbersOf(me!)).toEqual(mine);
});
