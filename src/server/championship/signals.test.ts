import { afterAll, beforeAll, expect, test } from 'vitest';
import { zurichInstant } from '../../kit/time.ts';
import { legalIn } from '../../schieber/view.ts';
import { type ChampionshipTest, openChampionshipTest } from '../testing/championship.ts';
import { register } from '../testing/people.ts';

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

/** Sits down at the device of somebody else. */
const atDeviceOf = (caller: { readonly cookie: string }) =>
  caller.cookie.split('; ').find((pair) => pair.startsWith('device='))!;

test('SSC 1, SSC 5.04 accounts that play on one device and come through one another’s link are a signal; the device is theirs to see', async () => {
  const first = await t.entrant();
  expect((await t.start(first.caller)).status).toBe(200);
  const { code } = (await t.me(first.caller)).entry;
  const second = await t.entrant('small', code);
  second.caller.cookie += `; ${atDeviceOf(first.caller)}`;
  expect((await t.start(second.caller)).status).toBe(200);
  const { people } = (await (await t.staff()).get('/api/editions/small/signals')).body;
  const shared = { kind: 'accounts', numbers: [first.number, second.number], links: 1 };
  for (const { number } of [first, second]) {
    expect(people.find((one: { number: number }) => one.number === number).signals).toEqual([shared]);
  }
  expect((await second.caller.get('/api/me/export')).body.devices).toHaveLength(1);
  expect((await t.start(second.caller)).status).toBe(200); // a signal excludes nobody
});

test('SSC 1 the same name on the same device, with an invented birthday: held until somebody has looked', async () => {
  const { caller } = await t.entrant();
  expect((await t.start(caller)).status).toBe(200);
  const { firstName, lastName, street, houseNumber } = (await caller.get('/api/me/profile')).body;
  const form = { email: 'second@example.ch', born: '1999-12-31', firstName, lastName, street, houseNumber };
  const other = t.server.caller();
  other.cookie = atDeviceOf(caller);
  expect((await register(t.server, other, form)).body.held).toBe(true);
});

test('SSC 1 who stands on the list of employees later, or lives in the house of one, is shown to the office', async () => {
  const { caller, number } = await t.entrant();
  const { firstName, lastName, street, houseNumber, postcode } = (await caller.get('/api/me/profile')).body;
  const staff = await t.staff('beat');
  const put = (rows: string) =>
    staff.send('/api/people/exclusion-list', {
      ...{ method: 'POST', headers: { 'content-type': 'text/csv', ...t.key() } },
      body: `firstName,lastName,street,houseNumber,postcode\n${rows}\n`,
    });
  const listed = async () => {
    const { people } = (await staff.get('/api/editions/small/signals')).body;
    return people.find((one: { number: number }) => one.number === number)?.signals;
  };
  expect((await put(`${firstName},${lastName},${street},${houseNumber},${postcode}`)).status).toBe(200);
  expect(await listed()).toEqual([{ kind: 'listed', as: 'employee' }]);
  expect((await put(`Rolf,Anders,${street},${houseNumber},${postcode}`)).status).toBe(200);
  expect(await listed()).toEqual([{ kind: 'listed', as: 'address' }]);
});
