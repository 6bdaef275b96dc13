import { afterAll, beforeAll, expect, test } from 'vitest';
import { zurichInstant } from '../../kit/time.ts';
import { type ChampionshipTest, openChampionshipTest } from '../testing/championship.ts';
import { lettersOf } from '../testing/people.ts';

let t: ChampionshipTest;
beforeAll(async () => {
  t = await openChampionshipTest(zurichInstant('2024-10-07T12:00'));
});
afterAll(() => t.server.stop());

test('SSC 1 a new edition does not hide the one that runs: what is on show, and where its letters lead', async () => {
  const { caller } = await t.entrant();
  const next = { id: 'next', title: 'Die nächste', start: '2025-09-26', template: 'ssc8' };
  expect((await t.asks(await t.staff(), '/api/editions', next)).status).toBe(200);
  const { editions, onShow } = (await t.server.caller().get('/api/editions')).body;
  expect(onShow).toBe('small');
  expect(editions.map(({ id, stage }: { id: string; stage: string }) => [id, stage])).toEqual([
    ['next', 'announced'],
    ['demo', 'running'],
    ['small', 'running'],
  ]);
  const letter = (await lettersOf(t.server)).find(
    ({ to, subject }) => to === caller.email && subject.includes('dabei'),
  );
  expect(letter?.text).toContain(`/join/${(await t.me(caller)).entry.code}?edition=small`);
  expect((await t.server.caller().get('/api/editions/next')).body.stage).toBe('announced');
});
