import { afterAll, beforeAll, expect, test } from 'vitest';
import { zurichInstant } from '../../kit/time.ts';
import { type ChampionshipTest, openChampionshipTest } from '../testing/championship.ts';
import { asOwner } from '../testing/database.ts';
import { MOST_LINES } from './exportFile.ts';

let t: ChampionshipTest;
beforeAll(async () => {
  t = await openChampionshipTest(zurichInstant('2024-10-10T12:00'));
});
afterAll(() => t.server.stop());

const addMatches = (from: number, to: number) =>
  asOwner(
    t.server.databaseUrl,
    `insert into championship_matches (match, edition, number, phase, slot, day, started_at, ending, points, games)
     select 'm' || i, 'small', i % 700, 'qualification', 'daily:2024-10-10:1', '2024-10-10', now(), 'finished', 900, 12
     from generate_series(${from}, ${to}) i`,
  );
const list = async (format: 'csv' | 'xlsx') =>
  (await t.staff()).get(`/api/editions/small/export/matches?format=${format}&language=de`);

test('a list longer than what is read at once is complete, and each of its lines stands there once', async () => {
  await addMatches(1, 12_345);
  const { status, text, headers } = await list('csv');
  expect([status, headers.get('content-disposition')]).toEqual([200, 'attachment; filename="small-matches.csv"']);
  const [head, ...lines] = text.trimEnd().split('\r\n');
  expect(head).toMatch(/^\uFEFF?Partie,/);
  expect(lines).toHaveLength(12_345);
  expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(12_345);
});

test('a list too long for a workbook is refused with its length, and comes whole as a CSV', async () => {
  await addMatches(12_346, MOST_LINES + 1);
  const refused = await list('xlsx');
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({ code: 'list-too-long', facts: { lines: MOST_LINES + 1, most: MOST_LINES } });
  expect((await list('csv')).text.split('\r\n')).toHaveLength(MOST_LINES + 3); // its head, and an empty end
});
