import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { USUAL_DUTIES } from '../../../src/championship/motion.ts';
import { HOUR, type Instant, zurichInstant } from '../../../src/kit/time.ts';
import { organiserLink } from '../../../src/server/people/staff.ts';
import { payIn } from '../../../src/server/testing/cashHouse.ts';
import {
  type ChampionshipTest,
  openChampionshipTest,
  type Player,
  SMALL,
} from '../../../src/server/testing/championship.ts';
import { peopleRoom, setUpSecondFactor, signInAs } from '../../../src/server/testing/people.ts';
import { startTestServer, testClock } from '../../../src/server/testing/server.ts';
import { hostLink } from '../../../src/server/tournament/hosts.ts';
import { newPerson } from '../../e2e/big21Player.ts';
import type { Look } from '../../e2e/browser.ts';
import { main, startProduct } from '../../load/product.ts';
import type { Begin } from './walker.ts';

const LAPTOP: Look = { width: 1100, height: 760 };
const at = zurichInstant;

/** Anna at her desk, Beat at his; an hour later both sign in again. */
async function office(t: ChampionshipTest, facts: Readonly<Record<string, string>> = {}): Promise<Begin> {
  const desk = (who: 'anna' | 'beat') => async () => ({
    address: `${t.server.address}/office`,
    look: { ...LAPTOP, cookie: (await t.staff(who)).cookie },
  });
  const { cookie } = await t.staff();
  return {
    ...{ server: t.server, facts, look: { ...LAPTOP, cookie }, end: () => t.server.stop() },
    places: { office: desk('anna'), 'second office': desk('beat') },
    hour: async () => {
      t.clock.advance(HOUR + 1);
      await t.server.runJobs();
    },
  };
}

/** The draft of next year as the form makes it, as far as the task needs it. */
async function draft(how: 'bare' | 'with a hall' | 'with a regulation'): Promise<Begin> {
  const t = await openChampionshipTest(at('2024-10-07T12:00'));
  const venue = { hall: 'Stadthalle', address: 'Dorfplatz 1', town: 'Zug', opens: '09:00', begins: '10:30' };
  const made = await t.asks(await t.staff(), '/api/editions', {
    ...{ id: 'small-2025', title: 'Kleine SSC 2025', start: '2025-09-26', template: SMALL, level: 'apprentice' },
    ...{ isDraft: true, duties: USUAL_DUTIES, ...(how !== 'bare' && { venue }) },
  });
  if (made.status !== 200) throw new Error(made.text);
  if (how === 'with a regulation') {
    const texts = [{ language: 'de', text: '# Reglement' }];
    const published = await t.asks(await t.staff(), '/api/editions/small-2025/regulations', {
      ...{ texts, binding: 'de', mustAccept: false, reason: '2025' },
    });
    if (published.status !== 200) throw new Error(published.text);
  }
  return office(t, { draft: 'small-2025' });
}

/** A semi-final that was played: four of it, or as many as there are places. SSC 6 */
async function season(places: number, until: 'over' | 'established' | 'cut' | 'final'): Promise<Begin> {
  const t = await openChampionshipTest(at('2024-10-22T10:00'), { start: '2023-09-29' });
  const template = { ...SMALL, final: { ...SMALL.final, places } };
  const year = { id: 'year', title: 'Schieber 2024', start: '2024-09-27', template, level: 'apprentice' };
  await t.asks(await t.staff(), '/api/editions', { ...year, duties: USUAL_DUTIES });
  const players: Player[] = [];
  for (let i = 0; i < 4; i++) players.push((await t.entrant('year')).caller);
  for (const caller of players) await t.play(caller, await t.start(caller, 'year'), 1);
  t.clock.set(at('2024-10-25T10:00'));
  for (const caller of players) await t.signIn(caller);
  for (const caller of players) await t.play(caller, await t.start(caller, 'year'), 1);
  t.clock.set(at('2024-10-29T08:00'));
  await t.server.runJobs();
  if (until !== 'over') await both(t, { type: 'establishRanking', phase: 'semiFinal', reason: 'Halbfinal beendet' });
  if ((until === 'cut' || until === 'final') && (await both(t, { type: 'makeCut' })) === 'lot-needed') {
    await t.server.stop(); // two are level by chance, and the lot is a task of its own: another season is played
    return season(places, until);
  }
  if (until === 'cut') t.clock.set(at('2024-11-04T09:00'));
  if (until !== 'final') return office(t);
  const { admission } = (await (await t.staff()).get('/api/editions/year/office')).body.edition;
  const { number } = admission.places[0];
  await t.office({ type: 'confirm', number, receivedAt: t.clock.now(), how: 'letter' }, 'year');
  t.clock.set(at('2024-11-16T20:00'));
  const begin = await office(t, { champion: String(number) });
  const host = { address: (await hostLink(t.server.services, t.server.address)) ?? '', look: LAPTOP };
  return { ...begin, places: { ...begin.places, host } };
}

/** Proposed by one, approved by the other, an hour later it holds. SSC 7.02 */
async function both(t: ChampionshipTest, command: object): Promise<'done' | 'lot-needed'> {
  const proposed = await t.office(command, 'year');
  if (proposed.body?.code === 'lot-needed') return 'lot-needed';
  if (proposed.status !== 200) throw new Error(proposed.text);
  const { body } = await (await t.staff()).get('/api/editions/year/office');
  const { id } = body.edition.proposals.at(-1);
  const approved = await t.office({ type: 'decideProposal', id, approve: true }, 'year', await t.staff('beat'));
  if (approved.status !== 200) throw new Error(approved.text);
  t.clock.advance(HOUR + 1);
  await t.server.runJobs();
  return 'done';
}

const inPlay =
  (now: Instant, prepare: (t: ChampionshipTest) => Promise<void> = async () => {}) =>
  async () => {
    const t = await openChampionshipTest(now);
    await prepare(t);
    return office(t);
  };

async function levelOnTheLastPlace(): Promise<Begin> {
  const t = await openChampionshipTest(at('2024-10-20T12:00'));
  const players: Player[] = [];
  for (let i = 0; i < 4; i++) players.push((await t.entrant()).caller);
  for (const caller of players) await t.play(caller, await t.start(caller), 1);
  t.clock.set(at('2024-10-26T12:00'));
  for (const caller of players) await t.signIn(caller);
  for (const caller of players) await t.start(caller);
  t.clock.set(at('2024-10-28T09:00'));
  await t.server.runJobs();
  await t.office({ type: 'establishRanking', phase: 'semiFinal', reason: 'Halbfinal beendet' });
  await t.server.runJobs();
  return office(t);
}

async function auditor(): Promise<Begin> {
  const t = await openChampionshipTest(at('2024-10-20T12:00'));
  const { caller } = await t.entrant();
  await t.play(caller, await t.start(caller), 1);
  const auditing = await signInAs(t.server, 'auditor');
  return {
    ...{ server: t.server, look: { ...LAPTOP, cookie: auditing.caller.cookie }, end: () => t.server.stop() },
  };
}

/** A house that plays for francs, with somebody at the cash desk. */
async function cashDesk(till: 'closed' | 'open' | 'payout waits'): Promise<Begin> {
  const server = await startTestServer({ clock: testClock(Date.now()), environment: { MONEY: 'cash' } });
  const customer = await newPerson(server, 'kundin', 'Zumbühl');
  const { caller } = await signInAs(server, 'cashier', 'kasse.eins@example.ch');
  let keys = 0;
  const asks = async (who: typeof caller, path: string, body: object) => {
    const answer = await who.post(path, body, { 'idempotency-key': `desk-${++keys}` });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.text}`);
  };
  if (till !== 'closed') await asks(caller, '/api/desk/till/opening', { counted: 20_000 });
  if (till === 'payout waits') {
    const { id } = (await customer.get('/api/me')).body;
    // Whoever looks at the document does not hand the money over.
    const { caller: other } = await signInAs(server, 'cashier', 'kasse.zwei@example.ch');
    await asks(other, `/api/desk/accounts/${id}/identity`, { result: 'checked' });
    await payIn(caller, Object.assign(customer, { id }), 5_000);
    await asks(customer, '/api/wallet/payouts', { amount: 2_000 });
  }
  const second = async () => ({
    address: `${server.address}/big21/desk`,
    look: { cookie: (await signInAs(server, 'cashier', 'kasse.zwei@example.ch')).caller.cookie },
  });
  return {
    ...{ server, look: { cookie: caller.cookie }, end: () => server.stop() },
    places: { 'second cashier': second },
  };
}

async function auditorOfBig21(): Promise<Begin> {
  const server = await startTestServer({ clock: testClock(Date.now()) });
  const { caller } = await signInAs(server, 'auditor');
  return { server, look: { cookie: caller.cookie }, end: () => server.stop() };
}

async function newHouse(): Promise<Begin> {
  const server = await startTestServer();
  const link = (await organiserLink(peopleRoom(server), server.clock.now())) ?? '';
  const address = server.address + link.slice(link.indexOf('/staff')); // the server knows its port since it listens
  return { server, places: { 'organiser link': { address, look: LAPTOP } }, end: () => server.stop() };
}

/** The first organiser has opened the link, chosen a password and set up the app. */
async function organiserAtFirst(): Promise<Begin> {
  const server = await startTestServer();
  const link = (await organiserLink(peopleRoom(server), server.clock.now())) ?? '';
  const caller = server.caller();
  await caller.post('/api/session/link', { token: link.split('#')[1] });
  const next = 'drei nasse Katzen';
  await caller.send('/api/me/password', {
    ...{ method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ next }) },
  });
  await setUpSecondFactor(server, caller, next);
  return { server, look: { ...LAPTOP, cookie: caller.cookie }, end: () => server.stop() };
}

/** The product itself, in a folder of its own; commands are run beside it. */
async function dataFolder(): Promise<Begin> {
  const path = mkdtempSync(join(tmpdir(), 'gschobe-handbook-'));
  const env = { DATA_DIR: join(path, 'data'), LOG_LEVEL: 'silent' };
  const product = await startProduct(env);
  return {
    ...{ server: null, folder: { path, env } },
    end: async () => {
      await product.stop();
      rmSync(path, { recursive: true, force: true });
    },
  };
}

export const houseStarts = {
  'new house': newHouse,
  'organiser at first': organiserAtFirst,
  office: inPlay(at('2024-10-07T12:00')),
  draft: () => draft('bare'),
  'draft with a hall': () => draft('with a hall'),
  'draft with a regulation': () => draft('with a regulation'),
  qualification: inPlay(at('2024-10-07T12:00')),
  'semi-final over': () => season(3, 'over'),
  'list established': () => season(3, 'established'),
  'level on the last place': levelOnTheLastPlace,
  'places offered': () => season(3, 'cut'),
  'final day': () => season(3, 'final'),
  'somebody is held': inPlay(at('2024-10-07T12:00'), async (t) => {
    const one = { firstName: 'Annemarie', lastName: 'Zgraggen-Arnold', born: '1961-02-03' };
    await t.newPerson(one);
    await t.newPerson({ ...one, born: '1961-03-02', street: 'Seeweg' });
  }),
  'cash desk': () => cashDesk('closed'),
  'till open': () => cashDesk('open'),
  'payout waits': () => cashDesk('payout waits'),
  auditor,
  'auditor of Big21': auditorOfBig21,
  'data folder': dataFolder,
  'backup made': async (): Promise<Begin> => {
    const begin = await dataFolder();
    const { path, env } = begin.folder ?? { path: '', env: {} };
    execFileSync(process.execPath, [main, 'backup', 'jass.gz'], { cwd: path, env: { ...process.env, ...env } });
    return begin;
  },
};
