import { afterAll, beforeAll, expect, test } from 'vitest';
import { zurichInstant } from '../../kit/time.ts';
import { legalIn } from '../../schieber/view.ts';
import { type ChampionshipTest, openChampionshipTest } from '../testing/championship.ts';

let t: ChampionshipTest;
beforeAll(async () => {
  t = await openChampionshipTest(zurichInstant('2024-10-13T12:00'));
});
afterAll(() => t.server.stop());

/** Plays a match to its end, so many milliseconds a move. */
async function playAt(caller: Awaited<ReturnType<ChampionshipTest['entrant']>>['caller'], milliseconds: number) {
  let answer = await t.start(caller);
  const { id } = answer.body;
  while (answer.body.view.ending === null) {
    t.clock.advance(milliseconds);
    const { game } = answer.body.view;
    const move = game.phase === 'declaring' ? { type: 'declare', mode: 'O' } : { type: 'play', card: legalIn(game)[0] };
    answer = await t.asks(caller, `/api/matches/${id}/commands`, move);
    if (answer.status !== 200) throw new Error(answer.text);
  }
  return id;
}

test('SSC 8.01 the office sees the times of every card; a tempo no human has is a signal, and nobody is excluded by it', async () => {
  const [robot, person] = [await t.entrant(), await t.entrant()];
  const match = await playAt(robot.caller, 50);
  await playAt(person.caller, 2500);
  const staff = await t.staff();
  const { times } = (await staff.get(`/api/editions/small/matches/${match}/times`)).body;
  expect(times.length).toBeGreaterThan(100);
  expect(times[0].milliseconds).toBe(50);
  const { looked, people } = (await staff.get('/api/editions/small/signals')).body;
  expect(looked).toBe(2);
  expect(people.map(({ number }: { number: number }) => number)).toEqual([robot.number]);
  expect(people[0].signals[0]).toMatchObject({ kind: 'tempo', median: 50 });
  expect((await t.start(robot.caller)).status).toBe(200);
  expect((await staff.get('/api/editions/nowhere/signals')).status).toBe(404);
});
