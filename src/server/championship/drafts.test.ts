import { afterAll, beforeAll, expect, test } from 'vitest';
import { USUAL_DUTIES } from '../../championship/motion.ts';
import { HOUR, zurichInstant } from '../../kit/time.ts';
import { type ChampionshipTest, openChampionshipTest, SMALL } from '../testing/championship.ts';
import { lettersOf } from '../testing/people.ts';

let t: ChampionshipTest;
beforeAll(async () => {
  t = await openChampionshipTest(zurichInstant('2024-10-07T12:00'));
});
afterAll(() => t.server.stop());

const VENUE = { hall: 'Stadthalle', address: 'Dorfplatz 1', town: 'Zug', opens: '09:00', begins: '10:30' };
const NEXT = {
  ...{ id: 'next', title: 'SSC 2025', start: '2025-09-26', template: SMALL, level: 'apprentice' },
  ...{ isDraft: true, duties: USUAL_DUTIES },
};
const text = (words: string) => ({ binding: 'de', mustAccept: true, texts: [{ language: 'de', text: words }] });
const publish = async (edition: string, words: string, by = 'anna' as 'anna' | 'beat') =>
  t.asks(await t.staff(by), `/api/editions/${edition}/regulations`, { ...text(words), reason: 'Neue Halle' });

test('SSC 8.07 a draft is seen by the office alone, until it is whole and announced; who plays this year notices nothing', async () => {
  const { caller } = await t.entrant();
  const before = await t.me(caller);
  expect((await t.asks(await t.staff(), '/api/editions', NEXT)).status).toBe(200);
  const visitor = t.server.caller();
  const unseen = ['', '/ranking/semiFinal', '/finalists', '/regulation', '/lot?id=x'].map(
    (path) => `/api/editions/next${path}`,
  );
  for (const path of unseen) expect((await visitor.get(path)).status, path).toBe(404);
  expect((await caller.get('/api/editions/next/me')).status).toBe(404);
  expect((await t.asks(caller, '/api/editions/next/entry', { acceptsRules: true })).status).toBe(404);
  const seen = async (who: { get(path: string): Promise<{ body: { editions: { id: string }[] } }> }) =>
    (await who.get('/api/editions')).body.editions.map(({ id }) => id);
  expect(await seen(visitor)).not.toContain('next');
  expect(await seen(await t.staff())).toContain('next');
  expect((await (await t.staff()).get('/api/editions/next')).body.stage).toBe('draft');

  expect((await t.office({ type: 'announce' }, 'next')).body).toMatchObject({
    code: 'not-ready',
    facts: { lacks: ['venue', 'regulation'] },
  });
  const { id: _, isDraft: _draft, duties: _duties, ...plan } = NEXT;
  expect((await t.office({ type: 'edit', ...plan, level: 'club', venue: VENUE }, 'next')).status).toBe(200);
  expect((await t.office({ type: 'edit', ...plan, level: 'nobody' }, 'next')).body.code).toBe('unknown-level');
  expect((await publish('next', '# Reglement 2025')).status).toBe(200);
  expect((await t.office({ type: 'announce' }, 'next')).status).toBe(200);
  const shown = (await visitor.get('/api/editions/next')).body;
  expect(shown).toMatchObject({ stage: 'announced', venue: VENUE, computers: { level: 'club' }, isAlone: false });
  expect((await visitor.get('/api/editions')).body.onShow).toBe('small');
  expect({ ...(await t.me(caller)).edition, now: 0 }).toEqual({ ...before.edition, now: 0 });
});

test('SSC 3, SSC 8.07 the version that was accepted is kept; a new one is decided by two and asks everybody who must accept', async () => {
  const early = await t.entrant();
  expect((await t.me(early.caller)).entry).toMatchObject({ accepted: 0, mustAccept: null });
  expect((await publish('small', '# Reglement 1')).status).toBe(200);
  const { proposals } = (await (await t.staff()).get('/api/editions/small/office')).body.edition;
  const { id, motion } = proposals.at(-1);
  const read = await (await t.staff('beat')).get(`/api/editions/small/regulations/${motion.hash}`);
  expect(read.body.texts).toEqual([{ language: 'de', text: '# Reglement 1' }]); // what is agreed to can be read
  expect((await t.server.caller().get('/api/editions/small/regulation')).status).toBe(404);
  const agree = { type: 'decideProposal', id, approve: true };
  expect((await t.office(agree)).body.code).toBe('second-person-needed');
  expect((await t.office(agree, 'small', await t.staff('beat'))).status).toBe(200);

  expect((await t.me(early.caller)).entry).toMatchObject({ accepted: 0, mustAccept: 1 });
  expect((await t.start(early.caller)).body).toMatchObject({
    code: 'regulation-changed',
    facts: { version: 1 },
    article: 'SSC 3',
  });
  const accept = (version: number) => t.asks(early.caller, '/api/editions/small/acceptance', { version });
  expect((await accept(2)).body).toMatchObject({ code: 'regulation-changed', facts: { version: 1 } });
  expect((await accept(1)).status).toBe(200);
  expect((await t.start(early.caller)).status).toBe(200);
  const late = await t.entrant();
  expect((await t.me(late.caller)).entry).toMatchObject({ accepted: 1, mustAccept: null });

  await t.server.runJobs();
  const letters = await lettersOf(t.server);
  const told = letters.filter(({ subject }) => subject.startsWith('Neues Reglement'));
  expect(told.map(({ to }) => to)).toContain(early.caller.email);
  const entered = letters.find(({ to, subject }) => to === late.caller.email && subject.includes('dabei'));
  expect(entered?.text).toContain('/championship/rules?edition=small&version=1');
  expect((await t.server.caller().get('/api/editions/small/regulation?version=1')).body).toMatchObject({
    version: 1,
    texts: [{ text: '# Reglement 1' }],
  });
  expect((await t.server.caller().get('/api/editions/small/regulation?version=2')).status).toBe(404);
});

test('SSC 8.04 an edition with two people and an hour: nothing is official before the hour is over', async () => {
  const guarded = { ...NEXT, id: 'guarded', isDraft: false, start: '2024-09-01', duties: USUAL_DUTIES };
  expect((await t.asks(await t.staff(), '/api/editions', guarded)).status).toBe(200);
  t.clock.set(zurichInstant('2024-10-07T18:00'));
  const establish = { type: 'establishRanking', phase: 'semiFinal', reason: 'Halbfinal beendet' };
  expect((await t.office(establish, 'guarded')).status).toBe(200);
  const office = async () => (await (await t.staff('beat')).get('/api/editions/guarded/office')).body.edition;
  expect((await office()).rankings).toEqual([]);
  const { id } = (await office()).proposals.at(-1);
  const agree = { type: 'decideProposal', id, approve: true };
  expect((await t.office(agree, 'guarded', await t.staff('beat'))).status).toBe(200);
  await t.server.runJobs();
  expect((await office()).rankings).toEqual([]);
  t.clock.advance(HOUR + 1);
  await t.server.runJobs();
  expect((await office()).rankings).toMatchObject([{ phase: 'semiFinal', version: 1 }]);
  expect((await office()).proposals.at(-1).decision).toMatchObject({ approved: true, end: 'carriedOut' });
});
