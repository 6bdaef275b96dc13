import { expect, test } from 'vitest';
import { noChance } from '../kit/process.ts';
import { DAY } from '../kit/time.ts';
import { carriedFrom } from './carriedOver.ts';
import { shownOf } from './depositing.ts';
import { francs, rappen } from './money.ts';
import { NEW_WALLET, type Wallet, type WalletCommand, type WalletFacts, wallet } from './wallet.ts';

const FACTS: WalletFacts = {
  ...{ person: 'me', currency: 'play', balance: francs(90_000), otherBalance: francs(0), hasTill: true },
  ...{ inForce: { rules: '1', conditions: '1' }, formers: [] },
};
const KNOWN: Wallet = { ...NEW_WALLET, identity: 'checked', identityBy: 'person:rita' };

const decide = (state: Wallet, command: WalletCommand, now = 0, by = 'person:me', facts = FACTS) =>
  wallet.decide(state, command, { now, by, facts, chance: noChance });
/** The account, and why it was refused: nothing, if it was not. */
function step(state: Wallet, command: WalletCommand, now = 0, by?: string, facts?: WalletFacts) {
  const decision = decide(state, command, now, by, facts);
  if (!decision.ok) return { state, refusal: decision.refusal };
  return { state: decision.value.reduce(wallet.evolve, state) };
}
let ids = 0;
const deposit = (amount: number): WalletCommand => ({
  ...{ type: 'deposit', id: `d${ids++}`, amount: rappen(amount), via: 'sandbox' },
});
const payout = (amount: number): WalletCommand => ({ type: 'requestPayout', id: `p${ids++}`, amount: rappen(amount) });
/** The same again and again; how often it was done, and why it ended. */
function again(state: Wallet, make: () => WalletCommand, now = 0, by?: string, facts?: WalletFacts) {
  for (let times = 0; ; times++) {
    const next = step(state, make(), now, by, facts);
    if (next.refusal || times === 1000) return { state, times, refusal: next.refusal };
    state = next.state;
  }
}

test('nobody pays in less than a franc, nor out, unless it is all there is', () => {
  const outOfRange = { code: 'amount-out-of-range', least: 100, highest: 10_000_000 };
  for (const amount of [1, 99]) {
    expect(step(KNOWN, deposit(amount)).refusal).toEqual({ ...outOfRange, amount });
    expect(step(KNOWN, payout(amount)).refusal).toEqual({ ...outOfRange, amount });
  }
  expect(step(KNOWN, deposit(100)).refusal).toBeUndefined();
  const left = { ...FACTS, balance: rappen(62) };
  expect(step(KNOWN, payout(62), 0, undefined, left).refusal).toBeUndefined();
  const all = { type: 'requestPayout', id: 'p', amount: 'all' } as const;
  expect(step(KNOWN, all, 0, undefined, left).refusal).toBeUndefined();
  expect(step(KNOWN, all, 0, undefined, { ...FACTS, balance: rappen(0) }).refusal).toMatchObject({ amount: 0 });
});

test('play money is paid in twenty times in 24 hours and a hundred times in thirty days', () => {
  const today = again(KNOWN, () => deposit(100));
  const most = { code: 'too-many-movements', kind: 'deposit' };
  expect([today.times, today.refusal]).toEqual([20, { ...most, most: 20, days: 1 }]);
  let account = today.state;
  for (let day = 1; day < 5; day++) account = again(account, () => deposit(100), day * DAY).state;
  expect(account.recent).toHaveLength(100);
  expect(again(account, () => deposit(100), 5 * DAY).refusal).toEqual({ ...most, most: 100, days: 30 });
  expect(again(account, () => deposit(100), 30 * DAY).times).toBe(20);
});

const waits = { code: 'too-many-waiting', kind: 'payout', most: 20 };
/** The desk hands over all that waits. */
const handedOver = (state: Wallet, now = 0): Wallet =>
  Object.keys(state.waiting).reduce(
    (account, id) => step(account, { type: 'payOut', id }, now, 'person:beat').state,
    state,
  );

test('of payouts as many are asked for, whether they wait or were handed over', () => {
  const most = { code: 'too-many-movements', kind: 'payout' };
  const asked = again(KNOWN, () => payout(100));
  const paid = handedOver(asked.state);
  expect(paid.waiting).toEqual({});
  expect(step(paid, payout(100), DAY - 1).refusal).toEqual({ ...most, most: 20, days: 1 });
  const tomorrow = handedOver(again(paid, () => payout(100), DAY).state, DAY);
  expect(tomorrow.recent).toHaveLength(40);
  expect(step(tomorrow, payout(100), DAY).refusal).toMatchObject({ ...most, days: 1 });
  let account = paid;
  for (let day = 1; day < 5; day++) account = handedOver(again(account, () => payout(100), day * DAY).state, day * DAY);
  expect(step(account, payout(100), 5 * DAY).refusal).toEqual({ ...most, most: 100, days: 30 });
  expect(again(account, () => payout(100), 30 * DAY).times).toBe(20);
});

test('twenty payouts wait for the desk: the next one hears so, however long ago they were asked for', () => {
  const asked = again(KNOWN, () => payout(100));
  expect([asked.times, asked.refusal]).toEqual([20, waits]);
  expect(step(asked.state, payout(100), 100 * DAY).refusal).toEqual(waits);
  const [first] = Object.keys(asked.state.waiting);
  const one = step(asked.state, { type: 'payOut', id: first! }, 100 * DAY, 'person:beat').state;
  expect(again(one, () => payout(100), 100 * DAY)).toMatchObject({ times: 1, refusal: waits });
  // What is handed over late was asked for long ago.
  expect(again(handedOver(asked.state, 100 * DAY), () => payout(100), 100 * DAY).times).toBe(20);
});

test('whoever leaves takes the balance along, however much waits and however often it was asked for', () => {
  const asked = again(KNOWN, () => payout(100));
  const all = { type: 'requestPayout', id: 'all', amount: 'all' } as const;
  const typed = { ...all, amount: FACTS.balance };
  for (const state of [asked.state, handedOver(asked.state)]) {
    for (const command of [all, typed, { type: 'close' } as const])
      expect(step(state, command, 1).refusal).toBeUndefined();
  }
  // Beside the twenty there is one place, so that an account stays small.
  expect(step(step(asked.state, all).state, { ...all, id: 'more' }).refusal).toEqual(waits);
});

test('payouts asked for before their instant was kept wait too, and are no payouts of today', () => {
  const old = Array.from(
    { length: 19 },
    (_, n) => ({ type: 'payoutRequested', id: `o${n}`, amount: francs(1) }) as const,
  );
  const held = old.reduce((state, event) => wallet.evolve(state, { ...event, held: false, currency: 'play' }), KNOWN);
  expect(again(held, () => payout(100), DAY)).toMatchObject({ times: 1, refusal: waits });
  const paid = handedOver(held, DAY);
  expect(paid.recent[0]).toEqual({ kind: 'payout', amount: 100, at: DAY });
});

test('cash that waits from when the house played for francs is no deposit of play money', () => {
  const cash = (): WalletCommand => ({ type: 'deposit', id: `c${ids++}`, amount: francs(5), via: 'cash' });
  const waiting = again(KNOWN, cash, 0, 'person:anna', { ...FACTS, currency: 'CHF' }).state;
  expect(again(waiting, () => deposit(100), DAY).times).toBe(20);
});

test('of cash and of corrections twenty wait for a second person', () => {
  const francsHere = { ...FACTS, currency: 'CHF' } as const;
  const cash = (): WalletCommand => ({ type: 'deposit', id: `c${ids++}`, amount: francs(5), via: 'cash' });
  const wish = (): WalletCommand => ({
    ...{ type: 'proposeCorrection', id: `k${ids++}`, amount: rappen(-5), reason: 'typed wrongly' },
  });
  for (const [make, kind] of [
    [cash, 'deposit'],
    [wish, 'correction'],
  ] as const) {
    const wished = again(KNOWN, make, 0, 'person:anna', francsHere);
    expect([wished.times, wished.refusal]).toEqual([20, { code: 'too-many-waiting', kind, most: 20 }]);
  }
});

test('what is so already is no event: the rules, the limits, the document', () => {
  const wish = { netLoss: { 1: francs(5), 7: francs(5), 30: francs(5) }, stake: { 1: francs(9) } };
  const commands: readonly (readonly [WalletCommand, string])[] = [
    [{ type: 'accept', rules: '1', conditions: '1' }, 'person:me'],
    [{ type: 'setLimits', wish }, 'person:me'],
    [{ type: 'checkIdentity', result: 'checked' }, 'person:rita'],
  ];
  for (const [command, by] of commands) {
    const { state } = step(NEW_WALLET, command, 0, by);
    expect(state).not.toEqual(NEW_WALLET);
    expect(decide(state, command, 1, by)).toEqual({ ok: true, value: [] });
  }
  expect(decide(KNOWN, { type: 'checkIdentity', result: 'checked' }, 1, 'person:beat')).toMatchObject({ value: [{}] });
});

test('a screen is shown, and a new account takes over, what is not yet too old to count', () => {
  const recent: Wallet['recent'] = [
    { kind: 'deposit', amount: francs(1), at: 0 },
    { kind: 'deposit', amount: francs(2), at: 29 * DAY },
    { kind: 'payout', amount: francs(3), at: 30 * DAY },
    { kind: 'deposit', amount: francs(4), at: 30 * DAY },
  ];
  const held = { ...KNOWN, recent };
  expect(shownOf(held, 30 * DAY).recent).toEqual(recent.slice(3));
  expect(carriedFrom(held, 30 * DAY).recent).toEqual(recent.slice(1));
});
