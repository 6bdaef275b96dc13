import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOUR, zurichInstant } from '../../kit/time.ts';
import { DESK_DUTIES } from '../../ledger/duties.ts';
import { DUTIES, type Duty } from '../../wire/duties.ts';
import { checkLedger } from '../ledger/check.ts';
import { register, signInAs } from '../testing/people.ts';
import { type Answered, type Caller, startTestServer, type TestServer, testClock } from '../testing/server.ts';

// The house plays for francs: what one pair of hands at the desk may do, and what needs two.
const clock = testClock(zurichInstant('2024-10-24T12:00'));
let server: TestServer;
type Staff = Caller & { readonly id: string };
let [rita, sepp, olga, dani]: Staff[] = [];
const key = () => ({ 'idempotency-key': randomUUID() });

async function staff(role: 'cashier' | 'organiser' | 'director', email: string): Promise<Staff> {
  const { caller, id } = await signInAs(server, role, email);
  if (role === 'cashier') await caller.post('/api/desk/till/opening', { counted: 0 }); // unless it is open already
  return Object.assign(caller, { id });
}
beforeAll(async () => {
  server = await startTestServer({ clock, environment: { MONEY: 'cash' } });
  rita = await staff('cashier', 'kasse.rita@example.ch');
  sepp = await staff('cashier', 'kasse.sepp@example.ch');
  olga = await staff('organiser', 'olga@example.ch');
  dani = await staff('director', 'dani@example.ch');
});
afterAll(async () => {
  expect(await checkLedger(server.store.db)).toMatchObject({ ok: true, sum: '0' });
  await server.stop();
});

const NAMES = [
  'Alder',
  'Birrer',
  'Clavadetscher',
  'Durrer',
  'Estermann',
  'Fuchs',
  'Gisler',
  'Hodel',
  'Infanger',
  'Jauch',
];
let people = 0;
async function newPlayer(): Promise<Staff> {
  const caller = server.caller();
  const i = people++;
  const [lastName, firstName] = [`${NAMES[i % 10]}`, `${NAMES[(i * 3 + 1 + Math.floor(i / 10)) % 10]}`.slice(0, 5)];
  const answer = await register(server, caller, {
    ...{ email: `player${i}@example.ch`, firstName, lastName, street: `${lastName}weg`, houseNumber: String(i + 1) },
    born: `19${50 + i}-0${1 + (i % 9)}-11`,
  });
  expect(answer.status, answer.text).toBe(200);
  const { id } = (await caller.get('/api/me')).body;
  return Object.assign(caller, { id });
}

const desk = (caller: Caller, person: string, what: string, body: object): Promise<Answered> =>
  caller.post(`/api/desk/accounts/${person}/${what}`, body, key());
const balance = async (player: Caller): Promise<number> => (await player.get('/api/wallet')).body.balance;
const waiting = ({ body }: Answered): string => Object.keys(body.wallet.waiting).at(-1)!;

/** What each duty is by HTTP: asked by one, approved by another; `done` says whether it has happened. */
interface Tried {
  ask(by: Staff, person: string): Promise<Answered>;
  approve?(by: Staff, person: string, asked: Answered): Promise<Answered>;
  /** Before it. */
  given?(player: Staff): Promise<void>;
  done(player: Staff): Promise<boolean>;
  readonly hands: () => readonly [Staff, Staff];
}

const account = async (player: Staff) => (await rita!.get(`/api/desk/accounts/${player.id}`)).body;
const isOut = async ({ id }: Staff): Promise<boolean> =>
  (await server.store.pool.query('select excluded from people where person = $1', [id])).rows[0].excluded;
const cashiers = () => [rita!, sepp!] as const;
const office = () => [olga!, dani!] as const;
const approve: Tried['approve'] = (by, person, asked) => desk(by, person, 'approvals', { id: waiting(asked) });
const funded = async (player: Staff) => {
  await desk(sepp!, player.id, 'identity', { result: 'checked' });
  await desk(sepp!, player.id, 'deposits', { amount: 50_000 });
};
const putProfile = (player: Staff, body: object) =>
  player.send('/api/me/profile', {
    ...{ method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  });
const grant = async (by: Staff, person: string): Promise<Answered> => {
  const { request } = (await by.get(`/api/people/${person}`)).body;
  return by.post(`/api/people/${person}/change`, { asked: request?.at ?? 0, grant: true }, key());
};
let asked: Answered | undefined;
const askedFor = (): string => (asked === undefined ? 'closing' : waiting(asked));

const TRIED: Readonly<Record<keyof typeof DUTIES, Tried>> = {
  deposit: {
    given: (player) => desk(sepp!, player.id, 'identity', { result: 'checked' }).then(() => {}),
    ask: (by, person) => desk(by, person, 'deposits', { amount: DESK_DUTIES.deposit.sum + 100 }),
    ...{ approve, hands: cashiers, done: async (player) => (await balance(player)) === DESK_DUTIES.deposit.sum + 100 },
  },
  checkIdentity: {
    ask: (by, person) => desk(by, person, 'identity', { result: 'checked' }),
    ...{ hands: cashiers, done: async (player) => (await account(player)).wallet.identity === 'checked' },
  },
  payOut: {
    async given(player) {
      await desk(rita!, player.id, 'identity', { result: 'checked' });
      await desk(sepp!, player.id, 'deposits', { amount: 50_000 });
      asked = await player.post('/api/wallet/payouts', { amount: 50_000 }, key());
    },
    ask: (by, person) => desk(by, person, 'payouts', { id: askedFor(), result: 'paid' }),
    approve: (by, person) => desk(by, person, 'payouts', { id: askedFor(), result: 'paid' }),
    ...{ hands: cashiers, done: async (player) => Object.keys((await account(player)).wallet.waiting).length === 0 },
  },
  returnPayout: {
    async given(player) {
      await funded(player);
      asked = await player.post('/api/wallet/payouts', { amount: 50_000 }, key());
    },
    ask: (by, person) => desk(by, person, 'payouts', { id: askedFor(), result: 'returned' }),
    ...{ hands: cashiers, done: async (player) => (await balance(player)) === 50_000 },
  },
  proposeCorrection: {
    ask: (by, person) => desk(by, person, 'corrections', { amount: 700, reason: 'counted wrongly' }),
    ...{ approve, hands: cashiers, done: async (player) => (await balance(player)) === 700 },
  },
  exclude: {
    ask: (by, person) => desk(by, person, 'exclusion', { reason: 'at the table for others' }),
    approve: (by, person) => desk(by, person, 'exclusion/approval', {}),
    ...{ hands: office, done: async (player) => (await account(player)).wallet.exclusion !== undefined },
  },
  readmit: {
    async given(player) {
      await desk(olga!, player.id, 'exclusion', { reason: 'at the table for others' });
      await desk(dani!, player.id, 'exclusion/approval', {});
    },
    ask: (by, person) => by.send(`/api/desk/accounts/${person}/exclusion`, { method: 'DELETE', headers: key() }),
    approve: (by, person) => desk(by, person, 'exclusion/approval', {}),
    ...{ hands: office, done: async (player) => (await account(player)).wallet.exclusion === undefined },
  },
  excludePerson: {
    ask: (by, person) => by.post(`/api/people/${person}/exclusion`, { reason: 'manipulation' }, key()),
    approve: (by, person) => by.post(`/api/people/${person}/approval`, {}, key()),
    ...{ hands: office, done: async (player) => isOut(player) },
  },
  readmitPerson: {
    async given(player) {
      await olga!.post(`/api/people/${player.id}/exclusion`, { reason: 'manipulation' }, key());
      await dani!.post(`/api/people/${player.id}/approval`, {}, key());
    },
    ask: (by, person) => by.post(`/api/people/${person}/readmission`, {}, key()),
    approve: (by, person) => by.post(`/api/people/${person}/approval`, {}, key()),
    ...{ hands: office, done: async (player) => !(await isOut(player)) },
  },
  changePerson: {
    async given(player) {
      await desk(sepp!, player.id, 'deposits', { amount: 5_000 });
      await putProfile(player, { lastName: 'Verheiratet' });
    },
    ask: (by, person) => grant(by, person),
    approve: (by, person) => grant(by, person),
    ...{ hands: office, done: async (player) => (await player.get('/api/me/profile')).body.lastName === 'Verheiratet' },
  },
};
const ROWS = Object.entries(DUTIES) as [keyof typeof DUTIES, Duty][];

describe.each(ROWS)('duty %s', (name, { second }) => {
  const tried = TRIED[name];
  const needsTwo = second.when !== 'never';

  test(needsTwo ? 'alone nothing happens, with two it is done' : 'one person does it', async () => {
    const player = await newPlayer();
    await tried.given?.(player);
    const [one, two] = tried.hands();
    const said = await tried.ask(one, player.id);
    expect(await tried.done(player), said.text).toBe(!needsTwo);
    if (!needsTwo) return;
    const alone = await tried.approve!(one, player.id, said);
    expect([alone.body.code, await tried.done(player)]).toEqual(['second-person-needed', false]);
    const both = await tried.approve!(two, player.id, said);
    expect(both.status, both.text).toBe(200);
    expect(await tried.done(player)).toBe(true);
  });

  test('never about oneself', async () => {
    for (const me of tried.hands()) {
      const { status, body } = await tried.ask(me, me.id);
      expect([status, body.code]).toEqual([409, expect.stringMatching(/^(not-)?about-oneself$/)]);
    }
  });
});

test('a sum split over a day is the same sum: from CHF 1,000 on a second person, the next day again alone', async () => {
  const player = await newPlayer();
  await desk(sepp!, player.id, 'identity', { result: 'checked' });
  for (let part = 0; part < 4; part++) await desk([rita!, sepp!][part % 2]!, player.id, 'deposits', { amount: 25_000 });
  expect(await balance(player)).toBe(100_000);
  const more = await desk(rita!, player.id, 'deposits', { amount: 100 });
  expect(await balance(player)).toBe(100_000);
  expect((await desk(rita!, player.id, 'approvals', { id: waiting(more) })).body.code).toBe('second-person-needed');
  clock.advance(25 * HOUR);
  const later = await staff('cashier', 'kasse.rita@example.ch');
  await desk(later, player.id, 'deposits', { amount: 100 });
  expect(await balance(player)).toBe(100_100);
});

test('whoever looked at the document, or released a held payout, does not hand the money over', async () => {
  const [one, two] = [await staff('cashier', 'kasse.rita@example.ch'), await staff('cashier', 'kasse.sepp@example.ch')];
  const player = await newPlayer();
  await desk(one, player.id, 'identity', { result: 'checked' });
  const booked = await desk(one, player.id, 'deposits', { amount: 1_000_000 });
  await desk(two, player.id, 'approvals', { id: waiting(booked) });
  const payout = await player.post('/api/wallet/payouts', { amount: 1_000_000 }, key());
  const id = waiting(payout);
  expect((await desk(two, player.id, 'payouts', { id, result: 'paid' })).body.code).toBe('held');
  expect((await desk(two, player.id, 'approvals', { id })).status).toBe(200);
  for (const alone of [one, two])
    expect((await desk(alone, player.id, 'payouts', { id, result: 'paid' })).body.code).toBe('second-person-needed');
  const third = await staff('cashier', 'kasse.drei@example.ch');
  expect((await desk(third, player.id, 'payouts', { id, result: 'paid' })).status).toBe(200);
  for (const odd of ['constructor', '__proto__', 'toString'])
    expect((await desk(two, player.id, 'approvals', { id: odd })).body.code).toBe('not-waiting');
});

test('provisional until the identity is checked: CHF 1,000 in at most, nothing out', async () => {
  const one = await staff('cashier', 'kasse.rita@example.ch');
  const player = await newPlayer();
  expect((await desk(player, player.id, 'deposits', { amount: 1000 })).status).toBe(403);
  expect((await desk(one, player.id, 'deposits', { amount: 100_001 })).body.code).toBe('provisional-limit');
  expect((await player.post('/api/wallet/payouts', { amount: 100 }, key())).body.code).toBe('identity-not-checked');
  expect((await player.post('/api/wallet/deposits', { amount: 100 }, key())).body.code).toBe('cash-desk-only');
  const correction = await desk(one, player.id, 'corrections', { amount: -100_001, reason: 'booked twice' });
  const two = await staff('cashier', 'kasse.sepp@example.ch');
  expect((await desk(two, player.id, 'approvals', { id: waiting(correction) })).body.code).toBe('insufficient-funds');
});

test('each cashier counts a till: without one no cash, with it what was taken and paid, a difference booked by two', async () => {
  const { caller, id } = await signInAs(server, 'cashier', 'kasse.nora@example.ch');
  const nora: Staff = Object.assign(caller, { id });
  const [one, two] = [await staff('cashier', 'kasse.rita@example.ch'), await staff('cashier', 'kasse.sepp@example.ch')];
  const player = await newPlayer();
  await desk(one, player.id, 'identity', { result: 'checked' });
  expect((await desk(nora, player.id, 'deposits', { amount: 30_000 })).body.code).toBe('till-closed');
  const count = (what: 'opening' | 'closing', counted: number) => nora.post(`/api/desk/till/${what}`, { counted });
  expect((await count('closing', 0)).body.code).toBe('till-closed');
  expect((await count('opening', 20_000)).status).toBe(200);
  expect((await count('opening', 20_000)).body.code).toBe('till-open');

  await desk(nora, player.id, 'deposits', { amount: 30_000 });
  // What somebody else confirms lies in the till of whoever took it.
  const large = await desk(nora, player.id, 'deposits', { amount: 100_000 });
  await desk(two, player.id, 'approvals', { id: waiting(large) });
  const payout = await player.post('/api/wallet/payouts', { amount: 12_000 }, key());
  await desk(nora, player.id, 'payouts', { id: waiting(payout), result: 'paid' });
  const organiser = await staff('organiser', 'olga@example.ch');
  const shown = async () => {
    const { tills } = (await organiser.get('/api/desk/tills')).body;
    return tills.find((each: { person: string }) => each.person === nora.id);
  };
  expect(await shown()).toMatchObject({
    name: 'Staff Example',
    till: { stage: 'open', opened: 20_000 },
    moved: 118_000,
  });

  expect((await count('closing', 137_500)).body.till).toMatchObject({ stage: 'counted', expected: 138_000 });
  expect((await desk(nora, player.id, 'deposits', { amount: 100 })).body.code).toBe('till-closed');
  const sign = (by: Caller) => by.post(`/api/desk/tills/${nora.id}/signature`, {});
  expect((await sign(nora)).body.code).toBe('second-person-needed');
  expect((await sign(organiser)).status).toBe(403);
  expect((await sign(one)).body.till).toEqual({ stage: 'closed' });
  expect((await sign(one)).body.code).toBe('till-closed');
  const { rows } = await server.store.pool.query(
    `select p.from_account, p.to_account, p.amount, e.actor from ledger_postings p join ledger_entries e on e.key = p.entry where e.kind = 'till-difference'`,
  );
  expect(rows).toEqual([
    { from_account: 'house', to_account: `outside/cash/${nora.id}`, amount: 500n, actor: `person:${one.id}` },
  ]);
  expect((await count('opening', 0)).status).toBe(200);
  expect((await count('closing', 0)).body.till).toEqual({ stage: 'closed' });
});
