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

test('of payouts as many are asked for, whether they wait or were handed over', () => {
  const asked = again(KNOWN, () => payout(100));
  expect([asked.times, asked.refusal]).toMatchObject([20, { code: 'too-many-movements', kind: 'payout', days: 1 }]);
  const handedOver = Object.keys(asked.state.waiting).reduce(
    (account, id) => step(account, { type: 'payOut', id }, 0, 'person:beat').state,
    asked.state,
  );
  expect(handedOver.waiting).toEqual({});
  expect(again(handedOver, () => payout(100), 1).times).toBe(0);
  expect(again(handedOver, () => payout(100), DAY).times).toBe(20);
  // Whoever leaves takes the balance along all the same.
  expect(step(asked.state, { type: 'close' }).refusal).toBeUndefined();
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
