import { afterAll, beforeAll, expect, test } from 'vitest';
import { zurichInstant } from '../../kit/time.ts';
import { type ChampionshipTest, openChampionshipTest } from '../testing/championship.ts';
import { lettersOf } from '../testing/people.ts';

let t: ChampionshipTest;
beforeAll(async () => {
  t = await openChampionshipTest(zurichInstant('2024-10-07T12:00'));
});
afterAll(() => t.server.stop());

test('SSC 3 the office finds a participant by name, town, e-mail address, number or code of the link', async () => {
  const first = await t.entrant();
  await t.entrant();
  const { entry } = await t.me(first.caller);
  const staff = await t.staff();
  const found = async (query: string) =>
    (await staff.get(`/api/editions/small/entries?${query}`)).body.entries.map(
      (line: { number: number }) => line.number,
    );
  const [line] = (await staff.get(`/api/editions/small/entries?number=${first.number}`)).body.entries;
  const [given, family] = line.name.split(' ');
  const ways = [family.toLowerCase(), `${given} ${family}`, `${family} ${given}`, first.caller.email, entry.code];
  for (const text of ways) expect(await found(`search=${encodeURIComponent(text)}`)).toContain(first.number);
  expect(await found(`search=${encodeURIComponent(first.caller.email)}`)).toEqual([first.number]);
  expect(await found(`search=${entry.code}`)).toEqual([first.number]);
  expect(await found('search=%25')).toEqual([]);
  expect(await found('search=Nobody')).toEqual([]);
});

test('SSC 1 who is held is shown beside the account it resembles, and is told by letter when released', async () => {
  const one = { firstName: 'Annemarie', lastName: 'Zgraggen-Arnold', born: '1961-02-03' };
  await t.newPerson(one);
  const twin = await t.newPerson({ ...one, born: '1961-03-02', street: 'Seeweg' });
  const staff = await t.staff();
  const [held] = (await staff.get('/api/people?only=held')).body.people;
  expect(held.email).toBe(twin.email);
  const { suspects } = (await staff.get(`/api/people/${held.person}`)).body;
  expect(suspects).toMatchObject([{ lastName: 'Zgraggen-Arnold', born: '1961-02-03' }]);
  expect((await staff.post(`/api/people/${held.person}/release`)).status).toBe(200);
  await t.server.runJobs();
  const subjects = (await lettersOf(t.server)).filter(({ to }) => to === twin.email).map(({ subject }) => subject);
  expect(subjects).toContain('Dein Konto ist geprüft');
});
