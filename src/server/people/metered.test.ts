import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOUR, MINUTE } from '../../kit/time.ts';
import { createLine } from '../line.ts';
import { FORM, register, setUpSecondFactor } from '../testing/people.ts';
import { type Caller, startTestServer, type TestServer } from '../testing/server.ts';
import { stepAt, totp } from './totp.ts';

let server: TestServer;
let anna: Caller;
let secret: Uint8Array;
beforeAll(async () => {
  server = await startTestServer({ environment: { TRUST_PROXY: '1' } });
  anna = server.caller();
  await register(server, anna);
  secret = await setUpSecondFactor(server, anna, FORM.password);
});
afterAll(() => server.stop());

const tally = (statuses: readonly number[]) =>
  Object.fromEntries([...new Set(statuses)].sort().map((s) => [s, statuses.filter((each) => each === s).length]));
const signIn = (caller: Caller, password: string, forwarded?: string) =>
  caller.post(
    '/api/session',
    { email: FORM.email, password },
    forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  );

describe('of many who try at the same moment as many get through as may', () => {
  test('second factors: five of a hundred, then a wait', async () => {
    server.clock.advance(HOUR);
    const caller = server.caller();
    expect((await signIn(caller, FORM.password, '198.51.100.1')).status).toBe(200);
    const right = totp(secret, stepAt(server.clock.now()));
    const wrong = right === '000000' ? '000001' : '000000';
    const tried = await Promise.all(
      Array.from({ length: 100 }, () => caller.post('/api/session/second-factor', { code: wrong })),
    );
    expect(tally(tried.map(({ status }) => status))).toEqual({ 401: 5, 429: 95 });
    server.clock.advance(2000);
    expect((await caller.post('/api/session/second-factor', { code: right })).status).toBe(200);
  });

  test('passwords: five of forty from one place; the right one afterwards costs nothing', async () => {
    const from = '198.51.100.2';
    const tried = await Promise.all(Array.from({ length: 40 }, () => signIn(server.caller(), 'wrong wrong', from)));
    expect(tally(tried.map(({ status }) => status))).toEqual({ 401: 5, 429: 35 });
    server.clock.advance(MINUTE);
    for (let i = 0; i < 8; i++) expect((await signIn(server.caller(), FORM.password, from)).status).toBe(200);
  });
});

test('TRUST_PROXY: what stands before the proxy’s own entry is the client’s word and counts for nothing', async () => {
  server.clock.advance(HOUR);
  const statuses: number[] = [];
  for (let i = 0; i < 12; i++)
    statuses.push((await signIn(server.caller(), 'wrong wrong', `203.0.113.${i}, 198.51.100.3`)).status);
  expect(tally(statuses)).toEqual({ 401: 5, 429: 7 });
});

test('IPv6: who has a network tries from each of its addresses, and is one place', async () => {
  server.clock.advance(HOUR);
  const tryFrom = async (from: string) => (await signIn(server.caller(), 'wrong wrong', from)).status;
  const statuses: number[] = [];
  for (let i = 1; i <= 12; i++) statuses.push(await tryFrom(`2001:db8:1:2::${i}`));
  expect(tally(statuses)).toEqual({ 401: 5, 429: 7 });
  expect(await tryFrom('2001:db8:1:3::1')).toBe(401); // another network
});

test('persons who are signed in take turns: who checks many passwords at once keeps nobody else waiting', async () => {
  const callers: Caller[] = [];
  for (const [i, firstName] of ['Una', 'Dora', 'Tina', 'Vera'].entries()) {
    const caller = server.caller();
    const email = `${firstName.toLowerCase()}@example.ch`;
    await register(server, caller, { email, firstName, lastName: 'Geduld', born: `197${i}-01-01` });
    callers.push(caller);
  }
  const ask = (caller: Caller, proof: string) => caller.post('/api/me/email', { email: 'new@example.ch', proof });
  const [patient, ...greedy] = callers as [Caller, ...Caller[]];
  // Together they are more than one line holds.
  const wrong = greedy.flatMap((caller) => Array.from({ length: 5 }, () => ask(caller, 'wrong wrong')));
  const right = ask(patient, FORM.password);
  expect((await right).status).toBe(200);
  expect(tally((await Promise.all(wrong)).map(({ status }) => status))).toEqual({ 401: 15 });
});

test('who is signed in has a few password checks a minute', async () => {
  const caller = server.caller();
  const form = { email: 'eva@example.ch', firstName: 'Eva', lastName: 'Viel', born: '1981-01-01' };
  await register(server, caller, form);
  const ask = () => caller.post('/api/me/email', { email: 'not an address' });
  const tried = await Promise.all(Array.from({ length: 40 }, ask));
  expect(tally(tried.map(({ status }) => status))).toEqual({ 422: 20, 429: 20 });
});

describe('the line before the hashing', () => {
  test('addresses take turns, and one cannot fill it', async () => {
    const line = createLine(1, 20);
    await line.enter('first');
    const order: string[] = [];
    const come = (who: string) => line.enter(who).then((isIn) => order.push(isIn ? who : `${who} refused`));
    const all = [...Array.from({ length: 10 }, () => come('greedy')), come('owner')];
    await Promise.resolve();
    while (line.waiting() > 0) {
      line.leave();
      await new Promise((resolve) => setImmediate(resolve));
    }
    await Promise.all(all);
    expect(order.filter((who) => who === 'greedy refused')).toHaveLength(2);
    expect(order.filter((who) => !who.endsWith('refused')).indexOf('owner')).toBe(1);
  });

  test('who was wrong lately waits until nobody else does', async () => {
    const line = createLine(1, 60);
    await line.enter('first');
    const order: string[] = [];
    const guessers = Array.from({ length: 50 }, (_, i) => `guesser ${i}`);
    for (const who of guessers) line.remember(who);
    const all = [...guessers, 'owner'].map((who) => line.enter(who).then(() => order.push(who)));
    while (line.waiting() > 0) {
      line.leave();
      await new Promise((resolve) => setImmediate(resolve));
    }
    await Promise.all(all);
    expect(order[0]).toBe('owner');
  });
});
