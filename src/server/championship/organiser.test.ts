import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { zurichInstant } from '../../kit/time.ts';
import { type ChampionshipTest, openChampionshipTest } from '../testing/championship.ts';
import { asOwner } from '../testing/database.ts';
import { startTestServer } from '../testing/server.ts';
import { openCorrections } from './corrections.ts';
import { openOfficialLists } from './officialLists.ts';

const at = zurichInstant;
let t: ChampionshipTest;
beforeAll(async () => {
  t = await openChampionshipTest(at('2024-10-22T12:00'));
});
afterAll(() => t.server.stop());

test('SSC 1 who works for the organiser neither enters nor plays, but may try the demonstration', async () => {
  const staff = await t.staff();
  const enter = (edition: string) => t.asks(staff, `/api/editions/${edition}/entry`, { acceptsRules: true });
  const refused = (await enter('small')).body;
  expect(['data-missing', 'listed']).toContain(refused.code); // staff without an address have another reason too
  const { caller } = await t.entrant();
  const { person } = (await (await t.staff()).get('/api/editions/small/entries')).body.entries[0];
  await asOwner(t.server.databaseUrl, `update people set roles = '{player,director}' where person = '${person}'`);
  expect((await t.start(caller)).body).toMatchObject({ code: 'listed', article: 'SSC 1' });
  await asOwner(t.server.databaseUrl, `update people set roles = '{player}' where person = '${person}'`);
  expect((await t.start(caller)).status).toBe(200);
});

test('SSC 3 an account that accepted an older text is not locked out: the edition asks for its own', async () => {
  const caller = await t.newPerson();
  const { id } = (await caller.get('/api/me')).body;
  const stream = `person:${id}`;
  await asOwner(
    t.server.databaseUrl,
    `alter table events disable trigger user`,
    `update events set body = jsonb_set(body::jsonb, '{rules}', '{"ssc":"1999-01-01"}') where stream = '${stream}' and body::jsonb ? 'rules'`,
    `alter table events enable trigger user`,
  );
  // A server that has not seen the person before reads the log.
  const other = await startTestServer({ clock: t.clock, databaseUrl: t.server.databaseUrl });
  try {
    const again = Object.assign(other.caller(), { cookie: caller.cookie });
    expect((await t.me(again)).obstacle).toBeNull();
    const enter = (acceptsRules: boolean) => t.asks(again, '/api/editions/small/entry', { acceptsRules });
    expect((await enter(false)).body.code).toBe('rules-not-accepted');
    expect((await enter(true)).status).toBe(200);
  } finally {
    await other.stop();
  }
});

test('SSC 8.03, SSC 8.04 what the press gets is the official list, with the names that may be named', async () => {
  const [one, two] = [await t.entrant(), await t.newPerson({ consents: [] })];
  const number = (await t.asks(two, '/api/editions/small/entry', { acceptsRules: true })).body.number;
  for (const caller of [one.caller, two]) await t.play(caller, await t.start(caller), 1);
  t.clock.set(at('2024-10-25T12:00'));
  for (const caller of [one.caller, two]) await t.signIn(caller);
  for (const caller of [one.caller, two]) await t.play(caller, await t.start(caller), 1);
  t.clock.set(at('2024-10-28T09:00'));
  await t.server.runJobs();
  await t.office({ type: 'establishRanking', phase: 'semiFinal', reason: 'beendet' });
  const list = async (name: string) =>
    (await (await t.staff()).get(`/api/editions/small/export/${name}?format=csv`)).text.trim().split('\r\n');
  const before = await list('semiFinal');
  expect(before).toHaveLength(3);
  // Somebody is excluded afterwards: the live list is shorter, the official one is as it was established.
  await asOwner(t.server.databaseUrl, `update championship_standings set is_out = true where number = ${one.number}`);
  expect(await list('semiFinal')).toEqual(before);
  const press = await list('press');
  expect(press).toHaveLength(3);
  expect(press.find((row) => row.split(',')[1] === String(number))).toMatch(/^\d,\d+,,,\d+$/);
  expect(press.find((row) => row.split(',')[1] === String(one.number))).not.toMatch(/^\d,\d+,,,\d+$/);
  const paper = await (await t.staff()).get('/api/editions/small/export/press?format=pdf&language=fr');
  expect([paper.status, paper.headers.get('content-type'), paper.text.slice(0, 5)]).toEqual([
    ...[200, 'application/pdf', '%PDF-'],
  ]);
  expect((await (await t.staff()).get('/api/editions/small/export/door?format=pdf')).status).toBe(404);
});

test('SSC 8.04 how a ranking was corrected is told version by version; the log is read again when something has happened', async () => {
  const told = async () => (await t.server.caller().get('/api/editions/small/corrections/semiFinal')).body.versions;
  const first = await told();
  expect(first).toMatchObject([{ version: 1, reason: 'beendet', changes: [] }]);
  const { store } = t.server;
  const read = vi.spyOn(store, 'read');
  const corrections = openCorrections(store, openOfficialLists(store.db));
  for (let i = 0; i < 3; i++) expect(await corrections('small', 'semiFinal')).toEqual(first);
  expect(read).toHaveBeenCalledTimes(1);
  await t.office({ type: 'establishRanking', phase: 'semiFinal', reason: 'Nr. 1 ausgeschlossen' });
  const { edition } = (await (await t.staff()).get('/api/editions/small/office')).body;
  const approve = { type: 'decideProposal', id: edition.proposals[0].id, approve: true };
  expect((await t.office(approve, 'small', await t.staff('beat'))).status).toBe(200);
  read.mockClear();
  const versions = await corrections('small', 'semiFinal');
  expect(versions).toHaveLength(2);
  expect(read).toHaveBeenCalledTimes(1);
  expect(versions[1]).toMatchObject({ version: 2, reason: 'Nr. 1 ausgeschlossen' });
  expect(versions[1]!.changes.length).toBeGreaterThan(0);
  expect(await told()).toEqual(versions);
  expect(await corrections('nowhere', 'semiFinal')).toEqual([]);
});
