import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOUR } from '../../kit/time.ts';
import { DUTIES, type Duty } from '../../wire/duties.ts';
import { checkLedger } from '../ledger/check.ts';
import {
  balance,
  type CashHouse,
  desk,
  dutiesIn,
  key,
  openCashHouse,
  payIn,
  type Staff,
  type TriedDuty,
  waiting,
} from '../testing/cashHouse.ts';
import { signInAs } from '../testing/people.ts';
import type { Caller } from '../testing/server.ts';

// The house plays for francs: what one pair of hands at the desk may do, and what needs two.
let house: CashHouse;
let tried: Readonly<Record<keyof typeof DUTIES, TriedDuty>>;
beforeAll(async () => {
  house = await openCashHouse();
  tried = dutiesIn(house);
});
afterAll(async () => {
  expect(await checkLedger(house.server.store.db)).toMatchObject({ ok: true, sum: '0' });
  await house.server.stop();
});
const cashier = (name: string) => house.staff('cashier', `kasse.${name}@example.ch`);

const ROWS = Object.entries(DUTIES) as [keyof typeof DUTIES, Duty][];

describe.each(ROWS)('duty %s', (name, { second }) => {
  const needsTwo = second.when !== 'never';

  test(needsTwo ? 'alone nothing happens, with two it is done' : 'one person does it', async () => {
    const { given, ask, approve, done, hands } = tried[name];
    const player = await house.newPlayer();
    await given?.(player);
    const [one, two] = hands;
    const said = await ask(one, player.id);
    expect(await done(player), said.text).toBe(!needsTwo);
    if (!needsTwo) return;
    const alone = await approve!(one, player.id, said);
    expect([alone.body.code, await done(player)]).toEqual(['second-person-needed', false]);
    const both = await approve!(two, player.id, said);
    expect(both.status, both.text).toBe(200);
    expect(await done(player)).toBe(true);
  });

  test('never about oneself', async () => {
    const { given, ask, askOwn, hands } = tried[name];
    if (askOwn) await given?.(hands[0]);
    for (const me of hands) {
      const { status, body } = await (askOwn ? askOwn(me) : ask(me, me.id));
      expect([status, body.code]).toEqual([
        409,
        expect.stringMatching(askOwn ? /^(second-person-needed|till-open)$/ : /^(not-)?about-oneself$/),
      ]);
    }
  });
});

test('a sum split over a day is the same sum: from CHF 1,000 on a second cashier, the next day again the player alone', async () => {
  const { rita, sepp } = house;
  const player = await house.newPlayer();
  await desk(sepp, player.id, 'identity', { result: 'checked' });
  for (let part = 0; part < 4; part++) await payIn([rita, sepp][part % 2]!, player, 25_000);
  expect(await balance(player)).toBe(100_000);
  expect((await payIn(rita, player, 100)).body.code).toBe('second-person-needed');
  expect(await balance(player)).toBe(100_000);
  const { wallet } = (await player.get('/api/wallet')).body;
  const [id] = Object.keys(wallet.waiting);
  expect((await desk(rita, player.id, 'approvals', { id })).body.code).toBe('second-person-needed');
  expect((await desk(sepp, player.id, 'approvals', { id })).status).toBe(200);
  house.clock.advance(25 * HOUR);
  await payIn(await cashier('rita'), player, 100);
  expect(await balance(player)).toBe(100_200);
});

test('cash that a cashier says to have taken is nobody’s until the player says so; a stranger has no say', async () => {
  const [one, stranger] = [await cashier('rita'), await house.newPlayer()];
  const player = await house.newPlayer();
  const taken = await desk(one, player.id, 'deposits', { amount: 5_000 });
  const id = waiting(taken);
  expect([await balance(player), taken.body.wallet.waiting[id].amount]).toEqual([0, 5_000]);
  expect((await stranger.post(`/api/wallet/deposits/${id}/confirmation`, {}, key())).body.code).toBe('not-waiting');
  expect((await player.post('/api/desk/till/closing', { counted: 0 })).status).toBe(403);
  expect((await one.post('/api/desk/till/closing', { counted: 0 })).body).toMatchObject({ code: 'deposits-waiting' });
  expect((await player.send(`/api/wallet/deposits/${id}`, { method: 'DELETE' })).status).toBe(200);
  expect((await player.post(`/api/wallet/deposits/${id}/confirmation`, {}, key())).body.code).toBe('not-waiting');
  expect(await balance(player)).toBe(0);
  const again = waiting(await desk(one, player.id, 'deposits', { amount: 700 }));
  expect((await one.send(`/api/desk/accounts/${player.id}/deposits/${again}`, { method: 'DELETE' })).status).toBe(200);
  await payIn(one, player, 600);
  expect(await balance(player)).toBe(600);
});

test('whoever looked at the document, or released a held payout, does not hand the money over', async () => {
  const [one, two] = [await cashier('rita'), await cashier('sepp')];
  const player = await house.newPlayer();
  await desk(one, player.id, 'identity', { result: 'checked' });
  const booked = await desk(one, player.id, 'deposits', { amount: 1_000_000 });
  await desk(two, player.id, 'approvals', { id: waiting(booked) });
  const payout = await player.post('/api/wallet/payouts', { amount: 1_000_000 }, key());
  const id = waiting(payout);
  expect((await desk(two, player.id, 'payouts', { id, result: 'paid' })).body.code).toBe('held');
  expect((await desk(two, player.id, 'approvals', { id })).status).toBe(200);
  for (const alone of [one, two])
    expect((await desk(alone, player.id, 'payouts', { id, result: 'paid' })).body.code).toBe('second-person-needed');
  const third = await cashier('drei');
  expect((await desk(third, player.id, 'payouts', { id, result: 'paid' })).status).toBe(200);
  for (const odd of ['constructor', '__proto__', 'toString'])
    expect((await desk(two, player.id, 'approvals', { id: odd })).body.code).toBe('not-waiting');
});

test('provisional until the identity is checked: CHF 1,000 in at most, nothing out', async () => {
  const one = await cashier('rita');
  const player = await house.newPlayer();
  expect((await desk(player, player.id, 'deposits', { amount: 1000 })).status).toBe(403);
  expect((await desk(one, player.id, 'deposits', { amount: 100_001 })).body.code).toBe('provisional-limit');
  expect((await player.post('/api/wallet/payouts', { amount: 100 }, key())).body.code).toBe('identity-not-checked');
  expect((await player.post('/api/wallet/deposits', { amount: 100 }, key())).body.code).toBe('cash-desk-only');
  const correction = await desk(one, player.id, 'corrections', { amount: -100_001, reason: 'booked twice' });
  const two = await cashier('sepp');
  expect((await desk(two, player.id, 'approvals', { id: waiting(correction) })).body.code).toBe('insufficient-funds');
});

test('each cashier counts a till: without one no cash, with it what was taken and paid, a difference booked by two', async () => {
  const { caller, id } = await signInAs(house.server, 'cashier', 'kasse.lena@example.ch');
  const lena: Staff = Object.assign(caller, { id });
  const [one, two] = [await cashier('rita'), await cashier('sepp')];
  const player = await house.newPlayer();
  await desk(one, player.id, 'identity', { result: 'checked' });
  expect((await desk(lena, player.id, 'deposits', { amount: 30_000 })).body.code).toBe('till-closed');
  const count = (what: 'opening' | 'closing', counted: number) => lena.post(`/api/desk/till/${what}`, { counted });
  expect((await count('closing', 0)).body.code).toBe('till-closed');
  expect((await count('opening', 20_000)).status).toBe(200);
  expect((await count('opening', 20_000)).body.code).toBe('till-open');

  await payIn(lena, player, 30_000);
  // What somebody else confirms lies in the till of whoever took it.
  const large = await desk(lena, player.id, 'deposits', { amount: 100_000 });
  await desk(two, player.id, 'approvals', { id: waiting(large) });
  const payout = await player.post('/api/wallet/payouts', { amount: 12_000 }, key());
  await desk(lena, player.id, 'payouts', { id: waiting(payout), result: 'paid' });
  const organiser = await house.staff('organiser', 'olga@example.ch');
  const shown = async () => {
    const { tills } = (await organiser.get('/api/desk/tills')).body;
    return tills.find((each: { person: string }) => each.person === lena.id);
  };
  expect(await shown()).toMatchObject({
    name: 'Staff Example',
    till: { stage: 'open', opened: 20_000 },
    moved: 118_000,
  });

  expect((await count('closing', 137_500)).body.till).toMatchObject({ stage: 'counted', expected: 138_000 });
  expect((await desk(lena, player.id, 'deposits', { amount: 100 })).body.code).toBe('till-closed');
  const sign = (by: Caller) => by.post(`/api/desk/tills/${lena.id}/signature`, {});
  expect((await sign(lena)).body.code).toBe('second-person-needed');
  expect((await sign(organiser)).status).toBe(403);
  expect((await sign(one)).body.till).toEqual({ stage: 'closed' });
  expect((await sign(one)).body.code).toBe('till-closed');
  const { rows } = await house.server.store.pool.query(
    `select p.from_account, p.to_account, p.amount, e.actor from ledger_postings p join ledger_entries e on e.key = p.entry where e.kind = 'till-difference'`,
  );
  expect(rows).toEqual([
    { from_account: 'house', to_account: `outside/cash/${lena.id}`, amount: 500n, actor: `person:${one.id}` },
  ]);
  expect((await count('opening', 0)).status).toBe(200);
  expect((await count('closing', 0)).body.till).toMatchObject({ stage: 'counted', counted: 0, expected: 0 });
  expect((await sign(one)).body.till).toEqual({ stage: 'closed' });
});

test('cash that comes and goes while a till is counted lies in the count, or is refused: never between', async () => {
  const [mara, two] = [await cashier('mara'), await cashier('sepp')];
  const player = await house.newPlayer();
  await desk(two, player.id, 'identity', { result: 'checked' });
  await payIn(mara, player, 50_000);
  const close = () => mara.post('/api/desk/till/closing', { counted: 0 });
  let inTill = 50_000;
  for (let round = 0; round < 8; round++) {
    const payout = waiting(await player.post('/api/wallet/payouts', { amount: 100 }, key()));
    const [closed, taken, paid] = await Promise.all([
      close(),
      desk(mara, player.id, 'deposits', { amount: 700 }),
      desk(mara, player.id, 'payouts', { id: payout, result: 'paid' }),
    ]);
    if (paid.status === 200) inTill -= 100;
    const refused = [closed, taken, paid].flatMap(({ status, body }) => (status === 200 ? [] : [body.code]));
    if (closed.status === 200) {
      expect(refused.filter((code) => code !== 'till-closed')).toEqual([]);
      expect([taken.status, closed.body.till.expected]).toEqual([409, inTill]);
    } else expect([refused, taken.status]).toEqual([['deposits-waiting'], 200]);
    // What is left is settled one after the other; the till is closed by two and opened anew.
    if (taken.status === 200) await player.send(`/api/wallet/deposits/${waiting(taken)}`, { method: 'DELETE' });
    if (paid.status !== 200)
      for (const by of [mara, two]) await desk(by, player.id, 'payouts', { id: payout, result: 'returned' });
    expect((await close()).body.till).toMatchObject({ stage: 'counted', expected: inTill });
    expect((await two.post(`/api/desk/tills/${mara.id}/signature`, {})).status).toBe(200);
    house.clock.advance(1_000);
    await mara.post('/api/desk/till/opening', { counted: inTill });
  }
  expect(await balance(player)).toBe(inTill);
});
