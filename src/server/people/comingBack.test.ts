import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR, zurichInstant } from '../../kit/time.ts';
import { type ChampionshipTest, openChampionshipTest } from '../testing/championship.ts';
import { FORM, register, signInAs } from '../testing/people.ts';
import type { Caller } from '../testing/server.ts';

const NOON = zurichInstant('2024-10-24T12:00');
let t: ChampionshipTest;
beforeAll(async () => {
  t = await openChampionshipTest(NOON, { start: '2024-10-16' });
});
afterAll(() => t.server.stop());

const key = () => ({ 'idempotency-key': randomUUID() });

/** Words and days that no other test uses. */
const formOf = (name: string, born: string) => ({
  ...{ email: `${name.toLowerCase()}@example.ch`, firstName: name, lastName: `${name}er`, street: `${name}weg`, born },
});

async function comes(form: ReturnType<typeof formOf>): Promise<Caller> {
  const caller = t.server.caller();
  const answer = await register(t.server, caller, form);
  expect(answer.status, answer.text).toBe(200);
  return caller;
}

async function leaves(caller: Caller): Promise<void> {
  const answer = await caller.post('/api/me/deletion', { sure: true, password: FORM.password });
  expect(answer.status, answer.text).toBe(200);
  await t.server.runJobs();
}

const idOf = async (caller: Caller): Promise<string> => (await caller.get('/api/me')).body.id;

const enters = (caller: Caller, referral?: string) =>
  t.asks(caller, '/api/editions/small/entry', { acceptsRules: true, ...(referral && { referral }) });

const sets = (caller: Caller, amount: number) =>
  caller.send('/api/wallet/limits', {
    method: 'PUT',
    body: JSON.stringify({ netLoss: { 1: amount, 7: amount, 30: amount } }),
    headers: { 'content-type': 'application/json' },
  });

/** Accepts the rules, sets a loss limit and puts play money on the account. */
async function opensAccount(caller: Caller, limit: number): Promise<void> {
  await caller.post('/api/wallet/acceptance', { rules: '2024-10-23', conditions: '2024-10-23' });
  await sets(caller, limit);
  await caller.post('/api/wallet/deposits', { amount: 10_000 }, key());
}

async function stakes(caller: Caller, stake = 500) {
  const { commitment } = (await caller.post('/api/big21/promises', {})).body;
  return caller.post('/api/big21/games', { purse: 'money', stake, commitment, clientSeed: '00'.repeat(8) }, key());
}

test('SSC 1, 5.03 who leaves and comes back has the same number, and no match more than today’s', async () => {
  const form = formOf('Quota', '1961-01-11');
  let caller = await comes(form);
  const first = await enters(caller);
  expect(first.status, first.text).toBe(200);
  for (const status of [200, 200, 409]) expect((await t.start(caller)).status).toBe(status);
  for (let round = 0; round < 2; round++) {
    await leaves(caller);
    caller = await comes({ ...form, email: `quota${round}@example.ch`, street: 'Neuweg' });
    expect((await enters(caller)).body).toEqual({ number: first.body.number });
    expect((await t.start(caller)).body).toMatchObject({ code: 'no-match-left', article: 'SSC 5.03' });
  }
  t.clock.set(NOON + 24 * HOUR);
  expect((await t.start(caller)).status).toBe(200);
  t.clock.set(NOON);
});

test('SSC 5.04 a friend who leaves and comes back brings whoever sent the link no second bonus', async () => {
  const sender = await comes(formOf('Sender', '1962-02-12'));
  await enters(sender);
  const { code } = (await t.me(sender)).entry;
  const form = formOf('Friend', '1963-03-13');
  for (let round = 0; round < 2; round++) {
    const friend = await comes(form);
    expect((await enters(friend, code)).status).toBe(200);
    const started = await t.start(friend);
    expect(started.status, started.text).toBe(200);
    await t.play(friend, started, 1);
    t.clock.set(NOON + round * HOUR);
    await leaves(friend);
  }
  t.clock.set(NOON);
  expect((await t.me(sender)).entry.referrals).toBe(1);
});

test('M6 a self-exclusion outlives the account', async () => {
  const form = formOf('Pause', '1964-04-14');
  const caller = await comes(form);
  await opensAccount(caller, 5_000);
  expect((await caller.post('/api/wallet/exclusion', { days: 180 })).status).toBe(200);
  await leaves(caller);
  const back = await comes(form);
  await opensAccount(back, 5_000);
  expect((await stakes(back)).body).toMatchObject({ code: 'excluded', facts: { by: 'self' } });
  expect((await back.get('/api/wallet')).body.wallet.exclusion.by).toBe('self');
});

test('B21 5 an exclusion by the operator outlives the account', async () => {
  const form = formOf('Desk', '1965-05-15');
  const caller = await comes(form);
  await opensAccount(caller, 5_000);
  const { caller: organiser } = await signInAs(t.server, 'organiser', 'desk.one@example.ch');
  const { caller: director } = await signInAs(t.server, 'director', 'desk.two@example.ch');
  const path = `/api/desk/accounts/${await idOf(caller)}`;
  await organiser.post(`${path}/exclusion`, { reason: 'Sorge' });
  await director.post(`${path}/exclusion/approval`, {});
  await leaves(caller);
  const back = await comes(form);
  await opensAccount(back, 5_000);
  expect((await stakes(back)).body).toMatchObject({ code: 'excluded', facts: { by: 'operator' } });
});

test('B21 10.2 what was lost is counted on, and a higher limit waits as it would have', async () => {
  const form = formOf('Loss', '1966-06-16');
  const caller = await comes(form);
  await opensAccount(caller, 500);
  expect((await stakes(caller)).status).toBe(200);
  expect((await stakes(caller)).body).toMatchObject({ code: 'limit-reached' });
  await leaves(caller);
  const back = await comes(form);
  await opensAccount(back, 90_000);
  expect((await stakes(back)).body).toMatchObject({ code: 'limit-reached', facts: { amount: 500 } });
  expect((await back.get('/api/wallet')).body.participations.left).toBe(99); // B21 4.2
});

test('SSC 8.01 an excluded person comes back with another house number: still excluded', async () => {
  const form = formOf('Moved', '1967-07-17');
  const caller = await comes(form);
  const id = await idOf(caller);
  const { caller: one } = await signInAs(t.server, 'organiser', 'moved.one@example.ch');
  const { caller: two } = await signInAs(t.server, 'director', 'moved.two@example.ch');
  await one.post(`/api/people/${id}/exclusion`, { reason: 'manipulation' });
  await two.post(`/api/people/${id}/approval`);
  await leaves(caller);
  const away = await register(t.server, t.server.caller(), { ...form, houseNumber: '99' });
  expect([away.status, away.body.code]).toEqual([409, 'excluded']);
});

test('SSC 1 the mailbox of somebody who left, under another name: held until somebody has looked', async () => {
  const form = formOf('Mailbox', '1968-08-18');
  const caller = await comes({ ...form, email: 'mail.box@gmail.com' });
  await enters(caller);
  await leaves(caller);
  const other = await comes({ ...formOf('Another', '1978-08-28'), email: 'mailbox+2@gmail.com' });
  expect((await enters(other)).body).toMatchObject({ code: 'held-for-review', article: 'SSC 1' });
});
