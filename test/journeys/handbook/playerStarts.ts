import { zurichInstant } from '../../../src/kit/time.ts';
import { openChampionshipTest, SMALL } from '../../../src/server/testing/championship.ts';
import { register } from '../../../src/server/testing/people.ts';
import { startTestServer, testClock } from '../../../src/server/testing/server.ts';
import { newPlayer } from '../../e2e/big21Player.ts';
import type { Look } from '../../e2e/browser.ts';
import { declaring, following, lastCard, reviewed } from '../matches.ts';
import type { Begin } from './walker.ts';

/** A match of this browser, at the table or on the first page. */
const withMatch =
  (look: Pick<Look, 'match' | 'settings'>, path = '/table/here') =>
  async (): Promise<Begin> => {
    const server = await startTestServer();
    return { server, look, first: { address: server.address + path }, end: () => server.stop() };
  };

async function withAccount(isSignedIn: boolean): Promise<Begin> {
  const server = await startTestServer();
  const caller = server.caller();
  await register(server, caller, { email: 'vreni@example.ch', firstName: 'Vreni' });
  return { server, ...(isSignedIn && { look: { cookie: caller.cookie } }), end: () => server.stop() };
}

async function championshipOpen(): Promise<Begin> {
  const t = await openChampionshipTest(zurichInstant('2024-10-07T12:00'));
  const { cookie } = await t.newPerson();
  return { server: t.server, look: { cookie }, end: () => t.server.stop() };
}

/** Two of a semi-final have a place, and one of them looks. SSC 7.02 */
async function placeOffered(): Promise<Begin> {
  const t = await openChampionshipTest(zurichInstant('2024-10-22T10:00'), { start: '2023-09-29' });
  const template = { ...SMALL, final: { ...SMALL.final, places: 3 } };
  await t.asks(await t.staff(), '/api/editions', {
    ...{ id: 'year', title: 'Schieber 2024', start: '2024-09-27', template, level: 'apprentice' },
  });
  const { caller } = await t.entrant('year');
  await t.play(caller, await t.start(caller, 'year'), 1);
  t.clock.set(zurichInstant('2024-10-25T10:00'));
  await t.signIn(caller);
  await t.play(caller, await t.start(caller, 'year'), 1);
  t.clock.set(zurichInstant('2024-10-29T08:00'));
  await t.server.runJobs();
  await t.office({ type: 'establishRanking', phase: 'semiFinal', reason: 'Halbfinal beendet' }, 'year');
  await t.office({ type: 'makeCut' }, 'year');
  await t.server.runJobs();
  await t.signIn(caller);
  return { server: t.server, look: { cookie: caller.cookie }, end: () => t.server.stop() };
}

async function playerOfBig21(): Promise<Begin> {
  const server = await startTestServer({ clock: testClock(Date.now()) }); // the browser has the real one
  const { cookie } = await newPlayer(server, 'handbook');
  return { server, look: { cookie }, end: () => server.stop() };
}

export const playerStarts = {
  guest: async (): Promise<Begin> => {
    const server = await startTestServer({ clock: testClock(Date.now()) }); // a day of the daily twelve is today
    return { server, end: () => server.stop() };
  },
  forehand: withMatch({ match: declaring }),
  'on turn': withMatch({ match: following(2) }),
  'last card': withMatch({ match: lastCard, settings: { oneTap: true } }),
  'match kept': withMatch({ match: following(1) }, '/'),
  'short match played': withMatch({ match: reviewed }),
  account: () => withAccount(false),
  'signed in': () => withAccount(true),
  'championship open': championshipOpen,
  'place offered': placeOffered,
  'player of Big21': playerOfBig21,
};
