import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR, MINUTE, zurichInstant } from '../../kit/time.ts';
import { type ChampionshipTest, openChampionshipTest } from '../testing/championship.ts';
import { asOwner } from '../testing/database.ts';
import { lettersOf } from '../testing/people.ts';

let t: ChampionshipTest;
beforeAll(async () => {
  t = await openChampionshipTest(zurichInstant('2024-10-22T12:00'));
});
afterAll(() => t.server.stop());

const texts = [
  { language: 'de', subject: 'Letzter Tag', text: 'Morgen endet die Qualifikation.\n\nViel Glück!' },
  { language: 'fr', subject: 'Dernier jour', text: 'La qualification se termine demain.' },
];
const readers = async (to: string) =>
  (await (await t.staff()).get(`/api/editions/small/readers?to=${to}`)).body.readers;

test('a message goes to those it is meant for, in their language, once, and to nobody who is excluded', async () => {
  const [played, waits, reads, out] = [await t.entrant(), await t.entrant(), await t.entrant(), await t.entrant()];
  const french = reads.caller;
  await asOwner(
    t.server.databaseUrl,
    `update person_data set language = 'fr' where email = '${french.email}'`,
    `update championship_entries set is_out = true where number = ${out.number}`,
  );
  await t.play(played.caller, await t.start(played.caller), 1);
  expect([await readers('everybody'), await readers('notPlayed'), await readers('semiFinalists')]).toEqual([3, 2, 1]);
  expect(await readers('finalists')).toBe(0);
  expect((await t.office({ type: 'sendMessage', to: 'notPlayed', texts })).status).toBe(200);
  await t.server.runJobs();
  const subjects = (email: string, letters: readonly { to: string; subject: string }[]) =>
    letters.filter(({ to, subject }) => to === email && /jour|Tag/.test(subject)).map(({ subject }) => subject);
  const letters = await lettersOf(t.server);
  expect(subjects(waits.caller.email, letters)).toEqual(['Letzter Tag']);
  expect(subjects(french.email, letters)).toEqual(['Dernier jour']);
  for (const { caller } of [played, out]) expect(subjects(caller.email, letters)).toEqual([]);
});

test('letters to many leave two hundred at a time, with a pause, and the office need not wait', async () => {
  await asOwner(
    t.server.databaseUrl,
    `insert into championship_entries (edition, number, person, code, entered_at)
     select 'small', 1000 + n, 'made-' || n, 'code' || n, now() from generate_series(1, 250) as n`,
  );
  const portions = async () => {
    const { rows } = await t.server.store.pool.query(
      `select attempts, last_error from graphile_worker.jobs where task_identifier = 'championship.letters'`,
    );
    return rows;
  };
  expect((await t.office({ type: 'sendMessage', to: 'everybody', texts })).status).toBe(200);
  await t.server.runJobs();
  expect((await portions()).length).toBeGreaterThan(0); // the rest waits for its turn
  // A portion that failed on a busy machine has its turn again, later.
  for (let turn = 0; turn < 20 && (await portions()).length > 0; turn++) {
    t.clock.advance(10_000);
    await t.server.runJobs();
  }
  expect(await portions()).toEqual([]);
});

const message = { type: 'sendMessage', to: 'finalists', texts };
const sent = async (times: number) => {
  const statuses: number[] = [];
  for (let i = 0; i < times; i++) statuses.push((await t.office(message)).status);
  return statuses.join(' ');
};

test('one of the office writes to everybody ten times, then ever slower; to stop and to go on always goes, and counts', async () => {
  t.clock.advance(25 * HOUR);
  expect(await sent(12)).toBe(`${'200 '.repeat(10)}429 429`);
  expect((await t.office({ type: 'suspend', reason: 'a fault' })).status).toBe(200);
  expect((await t.office({ type: 'resume' })).status).toBe(200);
  t.clock.advance(10 * MINUTE);
  expect(await sent(1)).toBe('429');
  t.clock.advance(10 * MINUTE);
  expect(await sent(2)).toBe('200 429');
});

test('a message whose answer was lost is answered again under its key, and one that was refused may come again', async () => {
  t.clock.advance(25 * HOUR);
  expect(await sent(9)).toBe('200 '.repeat(9).trim());
  const send = async (key: string) =>
    t.asks(await t.staff(), '/api/editions/small/commands', message, { 'idempotency-key': key });
  const first = await send('the-tenth');
  expect(first.status).toBe(200);
  const again = await send('the-tenth');
  expect([again.status, again.text]).toEqual([200, first.text]);
  expect((await send('the-eleventh')).body.code).toBe('rate-limited');
  t.clock.advance(10 * MINUTE);
  expect((await send('the-eleventh')).status).toBe(200);
});

test('what is refused writes to nobody and counts for nothing', async () => {
  t.clock.advance(25 * HOUR);
  const codes = new Set<string>();
  for (let i = 0; i < 11; i++) codes.add((await t.office({ type: 'resume' })).body.code);
  for (let i = 0; i < 11; i++) codes.add((await t.office(message, 'nowhere')).body.code);
  expect([...codes]).toEqual(['not-suspended', 'not-found']);
  expect(await sent(1)).toBe('200');
});
