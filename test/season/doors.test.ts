import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MINUTE, zurichInstant } from '../../src/kit/time.ts';
import { type ChampionshipTest, openChampionshipTest, type Player } from '../../src/server/testing/championship.ts';
import { createCaller } from '../../src/server/testing/server.ts';
import { type ServerProcess, startServerProcess } from './serverProcess.ts';

/** Far east and far west: a server may stand anywhere. */
const ZONES = ['Pacific/Kiritimati', 'America/Los_Angeles'];

// Instants are written in UTC: the test must not rest on the arithmetic it checks.
const DOORS: readonly (readonly [utc: string, code: string | undefined, article: string | undefined])[] = [
  ['2024-09-28T04:59:59.999Z', 'doors-closed', 'SSC 4.03'], // 06:59:59.999 in summer time
  ['2024-09-28T05:00:00.000Z', undefined, undefined],
  ['2024-09-28T21:00:00.000Z', undefined, undefined], // 23:00:00.000
  ['2024-09-28T21:00:00.001Z', 'doors-closed', 'SSC 4.03'],
  ['2024-10-07T04:59:59.999Z', 'doors-closed', 'SSC 5.03'],
  ['2024-10-07T05:00:00.000Z', undefined, undefined],
  ['2024-10-07T21:00:00.000Z', undefined, undefined],
  ['2024-10-07T21:00:00.001Z', 'doors-closed', 'SSC 5.03'],
  ['2024-10-23T21:00:00.001Z', 'doors-closed', 'SSC 6.01'],
  ['2024-10-24T04:59:59.999Z', 'doors-closed', 'SSC 6.01'],
  ['2024-10-24T05:00:00.000Z', undefined, undefined], // the semi-final opens
  ['2024-10-25T01:00:00.000Z', undefined, undefined], // 25 October 03:00
  ['2024-10-27T22:00:00.000Z', undefined, undefined], // 23:00 in winter time, 89 hours after it opened
  ['2024-10-27T22:00:00.001Z', 'championship-over', 'SSC 6.01'],
];

let t: ChampionshipTest;
let player: Player;
beforeAll(async () => {
  t = await openChampionshipTest(zurichInstant('2024-09-27T12:00'));
  ({ caller: player } = await t.entrant());
  t.clock.set(zurichInstant('2024-10-05T12:00')); // qualified by any match: the points needed are 0 here
  await t.play(player, await t.start(player), 1);
}, 60_000);
afterAll(() => t.server.stop());

describe.each(ZONES)('a server whose own clock shows %s', (zone) => {
  let server: ServerProcess;
  let keys = 0;
  const start = () =>
    Object.assign(createCaller(server.address), { cookie: player.cookie }).post(
      '/api/editions/small/matches',
      {},
      { 'idempotency-key': `${zone}-${++keys}` },
    );
  beforeAll(async () => {
    server = await startServerProcess(t.server.databaseUrl, t.clock.now(), { TZ: zone });
  }, 60_000);
  afterAll(() => server.stop());

  test('SSC 4.03, SSC 5.03, SSC 6.01 the doors are the same to the millisecond, wherever the server stands', async () => {
    expect(server.zone).toBe(zone);
    const answers = [];
    for (const [utc] of DOORS) {
      await server.setClock(Date.parse(utc));
      const { status, body } = await start();
      // A second try by the same person may find the day's matches used up: that door was open.
      const isOpen = status === 200 || body.code === 'no-match-left';
      answers.push([utc, isOpen ? undefined : body.code, isOpen ? undefined : body.article]);
      if (status === 200) expect(body.view.deadline).toBe(Date.parse(utc) + 30 * MINUTE);
    }
    expect(answers).toEqual(DOORS);
  });
});

test('SSC 6.01 27 October has 25 hours, the semi-final 89, and a match begun at its last instant runs to 23:30', async () => {
  expect(zurichInstant('2024-10-28T00:00') - zurichInstant('2024-10-27T00:00')).toBe(25 * 60 * MINUTE);
  const { calendar } = (await t.server.caller().get('/api/editions/small')).body;
  expect(calendar.semiFinal.lastStart - calendar.semiFinal.opens).toBe(89 * 60 * MINUTE);
  expect(calendar.semiFinal.lastStart + 30 * MINUTE).toBe(Date.parse('2024-10-27T22:30:00.000Z'));
});
