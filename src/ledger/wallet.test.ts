import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOUR } from '../kit/time.ts';
import type { Account } from './account.ts';
import { francs, NOTHING, plus, type Rappen, rappen } from './money.ts';
import { post } from './posting.ts';
import { decideWallet, evolveWallet, NEW_WALLET, type Wallet, type WalletCommand, walletEntry } from './wallet.ts';

const DAY = 24 * HOUR;

function after(wallet: Wallet, command: WalletCommand, now = 0): Wallet {
  const result = decideWallet(wallet, command, now);
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value.reduce(evolveWallet, wallet);
}
const code = (wallet: Wallet, command: WalletCommand, now = 0) => {
  const result = decideWallet(wallet, command, now);
  return result.ok ? result.value.map(({ type }) => type).join() : result.refusal.code;
};
const deposit = (amount: Rappen, via: 'cash' | 'sandbox' = 'cash', id = 'd'): WalletCommand => ({
  type: 'deposit',
  id,
  amount,
  via,
  by: 'person:anna',
});

test('until the identity is checked CHF 1,000 go in at most, and nothing goes out', () => {
  const first = after(NEW_WALLET, deposit(francs(600)));
  expect(code(first, deposit(francs(400)))).toBe('deposited');
  expect(code(first, deposit(rappen(40_001)))).toBe('provisional-limit');
  expect(code(first, { type: 'requestPayout', id: 'p', amount: francs(1) })).toBe('identity-not-checked');
  const checked = after(first, { type: 'checkIdentity', by: 'person:anna', result: 'checked' });
  expect(code(checked, { type: 'requestPayout', id: 'p', amount: francs(1) })).toBe('payoutRequested');
});

test('a cashier’s deposit above CHF 1,000 and every correction need a second person', () => {
  const checked = after(NEW_WALLET, { type: 'checkIdentity', by: 'x', result: 'checked' });
  const waiting = after(checked, deposit(rappen(100_001)));
  expect(waiting.deposited).toBe(0);
  expect(code(waiting, { type: 'approve', id: 'd', by: 'person:anna' })).toBe('second-person-needed');
  expect(code(waiting, { type: 'approve', id: 'd', by: 'person:beat' })).toBe('deposited');
  const corrected = after(checked, {
    type: 'proposeCorrection',
    id: 'c',
    amount: rappen(-50),
    reason: 'typing error',
    by: 'person:anna',
  });
  expect(code(corrected, { type: 'approve', id: 'c', by: 'person:anna' })).toBe('second-person-needed');
  expect(code(corrected, { type: 'approve', id: 'c', by: 'person:beat' })).toBe('corrected');
});

test('payouts are held from CHF 10,000 and deposits from 15,000 in thirty days, until somebody releases them', () => {
  const checked = after(NEW_WALLET, { type: 'checkIdentity', by: 'x', result: 'checked' });
  const big = after(checked, { type: 'requestPayout', id: 'p', amount: francs(10_000) });
  expect(code(big, { type: 'payOut', id: 'p', by: 'person:anna' })).toBe('held');
  expect(
    code(after(big, { type: 'approve', id: 'p', by: 'person:beat' }), { type: 'payOut', id: 'p', by: 'person:anna' }),
  ).toBe('paidOut');
  const rich = after(checked, deposit(francs(15_000), 'sandbox'));
  const held = (now: number) => decideWallet(rich, { type: 'requestPayout', id: 'p', amount: francs(1) }, now);
  expect(held(DAY)).toMatchObject({ value: [{ held: true }] });
  expect(held(30 * DAY)).toMatchObject({ value: [{ held: false }] });
});

test('whatever is asked of a wallet, its entries balance and nobody is paid twice', () => {
  const command = fc.oneof(
    fc.record({
      type: fc.constant('deposit' as const),
      id: fc.constantFrom('a', 'b', 'c'),
      amount: fc.integer({ min: -10, max: 200_000 }).map(rappen),
      via: fc.constantFrom('cash' as const, 'sandbox' as const),
      by: fc.constantFrom('x', 'y'),
    }),
    fc.record({
      type: fc.constant('requestPayout' as const),
      id: fc.constantFrom('p', 'q'),
      amount: fc.integer({ min: -10, max: 200_000 }).map(rappen),
    }),
    fc.record({
      type: fc.constantFrom('payOut' as const, 'returnPayout' as const, 'approve' as const),
      id: fc.constantFrom('a', 'b', 'p', 'q'),
      by: fc.constantFrom('x', 'y'),
    }),
    fc.constant({ type: 'checkIdentity' as const, by: 'x', result: 'checked' as const }),
  );
  fc.assert(
    fc.property(fc.array(command, { maxLength: 40 }), (commands) => {
      let wallet = NEW_WALLET;
      const balances = new Map<Account, Rappen>();
      const balanceOf = (account: Account) => balances.get(account) ?? NOTHING;
      for (const each of commands) {
        const result = decideWallet(wallet, each, 0);
        if (!result.ok) continue;
        const entries = result.value.flatMap((event) => walletEntry('me', event) ?? []);
        const posted = entries.map((entry) => post(entry, balanceOf));
        if (posted.some((one) => !one.ok)) continue;
        for (const one of posted)
          if (one.ok) for (const [account, balance] of one.value) balances.set(account, balance);
        wallet = result.value.reduce(evolveWallet, wallet);
      }
      expect(plus(...balances.values())).toBe(0);
      expect(balanceOf('player/me')).toBeGreaterThanOrEqual(0);
      const requested = Object.values(wallet.waiting).reduce(
        (sum, one) => sum + (one.kind === 'payout' ? one.amount : 0),
        0,
      );
      expect(balanceOf('inTransit/me')).toBeGreaterThanOrEqual(requested);
    }),
  );
});

test('an id that every object knows is nobody’s payout', () => {
  for (const id of ['constructor', '__proto__', 'toString']) {
    expect(code(NEW_WALLET, { type: 'approve', id, by: 'person:anna' })).toBe('not-waiting');
    expect(code(NEW_WALLET, { type: 'payOut', id, by: 'person:anna' })).toBe('not-waiting');
  }
});
