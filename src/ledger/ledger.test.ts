import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOUR } from '../kit/time.ts';
import { type Account, mayBeNegative } from './account.ts';
import { excludeSelf, isExcluded } from './exclusion.ts';
import { byWindow, checkLimits, type Figures, inForce, type Limits, leftToLose, setLimits } from './limits.ts';
import { francs, inFrancs, NOTHING, parseFrancs, plus, type Rappen, rappen, roundDown, tenthsOf } from './money.ts';
import { type Entry, post } from './posting.ts';

test('a fraction of a Rappen cannot exist (B21 8, ruling 14)', () => {
  expect(() => rappen(962.5)).toThrow();
  expect(() => rappen(Number.NaN)).toThrow();
  expect(() => rappen(2 ** 53)).toThrow();
  expect(() => tenthsOf(rappen(875), 11)).toThrow();
  expect(tenthsOf(rappen(870), 11)).toBe(957);
  expect(roundDown(rappen(875), rappen(10))).toBe(870);
});

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [-560, '−5.60'],
  [123_456_789, '1’234’567.89'],
])('%i Rappen are written %s', (amount, text) => {
  expect(inFrancs(rappen(amount))).toBe(text);
});

test('francs as people type them are read exactly or not at all', () => {
  expect(['12', '12.5', '12.50', '1’000', ' 3 '].map(parseFrancs)).toEqual([1200, 1250, 1250, 100_000, 300]);
  expect(['', '-1', '1.005', '1e3', 'abc', '1,5'].map(parseFrancs)).toEqual(Array(6).fill(undefined));
  fc.assert(fc.property(fc.nat(10 ** 10), (n) => parseFrancs(inFrancs(rappen(n))) === n));
});

const ACCOUNTS: readonly Account[] = [
  'player/a',
  'player/b',
  'inTransit/a',
  'stakes',
  'payouts',
  'outside/cash',
  'house',
];
const anyEntry = fc.record({
  key: fc.string(),
  kind: fc.constant('stake' as const),
  postings: fc.array(
    fc.record({
      from: fc.constantFrom(...ACCOUNTS),
      to: fc.constantFrom(...ACCOUNTS),
      amount: fc.integer({ min: -5, max: 5_000 }).map(rappen),
    }),
    { maxLength: 4 },
  ),
});

test('no entry creates or destroys a Rappen, and no player goes below zero', () => {
  fc.assert(
    fc.property(fc.array(anyEntry, { maxLength: 40 }), (entries: readonly Entry[]) => {
      const balances = new Map<Account, Rappen>();
      const balanceOf = (account: Account) => balances.get(account) ?? NOTHING;
      for (const entry of entries) {
        const before = new Map(balances);
        const result = post(entry, balanceOf);
        if (result.ok) for (const [account, balance] of result.value) balances.set(account, balance);
        else expect(balances).toEqual(before);
      }
      expect(plus(...balances.values())).toBe(0);
      for (const [account, balance] of balances) expect(balance >= 0 || mayBeNegative(account)).toBe(true);
    }),
  );
});

const netLoss = (day: number, week: number, month: number) => ({ 1: francs(day), 7: francs(week), 30: francs(month) });
const set = (limits: Limits | undefined, wish: Parameters<typeof setLimits>[1], now: number): Limits => {
  const result = setLimits(limits, wish, now);
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value;
};
const used = (loss: number, staked = 0): Figures => ({
  netLoss: byWindow(() => francs(loss)),
  stake: byWindow(() => francs(staked)),
});

test('B21 10.2, M6 the net-loss limit must be set before the first stake, each at most CHF 900', () => {
  expect(checkLimits(undefined, used(0), francs(1), 0)).toMatchObject({ refusal: { code: 'limits-not-set' } });
  expect(setLimits(undefined, { netLoss: netLoss(10, 20, 901) }, 0)).toMatchObject({
    refusal: { code: 'limit-out-of-range', days: 30, highest: 90_000 },
  });
  expect(setLimits(undefined, { netLoss: netLoss(900, 900, 900) }, 0).ok).toBe(true);
});

test('M6 lowering holds at once, raising after 72 hours to the millisecond', () => {
  const first = set(undefined, { netLoss: netLoss(50, 50, 50) }, 0);
  const lower = set(first, { netLoss: netLoss(20, 50, 50) }, 1_000);
  expect(inForce(lower.netLoss[1], 1_000)).toBe(2_000);
  const raised = set(lower, { netLoss: netLoss(30, 50, 50) }, 2_000);
  expect(inForce(raised.netLoss[1], 2_000 + 72 * HOUR - 1)).toBe(2_000);
  expect(inForce(raised.netLoss[1], 2_000 + 72 * HOUR)).toBe(3_000);
  const loweredAgain = set(raised, { netLoss: netLoss(15, 50, 50) }, 3_000);
  expect(inForce(loweredAgain.netLoss[1], 100 * 72 * HOUR)).toBe(1_500);
});

test('M6 a raise that waits neither begins anew when it is saved again nor vanishes when another limit is saved', () => {
  const first = set(undefined, { netLoss: netLoss(20, 50, 50), stake: { 1: francs(40) } }, 0);
  const raised = set(first, { netLoss: netLoss(30, 50, 50), stake: { 1: francs(40) } }, 1_000);
  const from = 1_000 + 72 * HOUR;
  const again = set(raised, { netLoss: netLoss(30, 50, 50), stake: { 1: francs(40) } }, 2_000);
  expect(again.netLoss[1].raise).toEqual({ amount: 3_000, from });
  const other = set(again, { netLoss: netLoss(20, 40, 50), stake: { 1: francs(10) } }, 3_000);
  expect(other.netLoss[1]).toEqual({ amount: 2_000, raise: { amount: 3_000, from } });
  // Less than was wished comes on the same day, more waits anew; withdrawn or lowered, nothing comes.
  expect(set(other, { netLoss: netLoss(25, 40, 50) }, 4_000).netLoss[1].raise).toEqual({ amount: 2_500, from });
  expect(set(other, { netLoss: netLoss(35, 40, 50) }, 4_000).netLoss[1].raise?.from).toBe(4_000 + 72 * HOUR);
  expect(set(other, { netLoss: netLoss(20, 40, 50), withdrawRaises: true }, 4_000).netLoss[1].raise).toBe(undefined);
  expect(set(other, { netLoss: netLoss(10, 40, 50) }, 4_000).netLoss[1]).toEqual({ amount: 1_000 });
});

test('B21 10.2 the last Rappen of a limit may be staked, one more may not; the strictest limit counts', () => {
  const limits = set(undefined, { netLoss: netLoss(50, 40, 30), stake: { 1: francs(100) } }, 0);
  expect(checkLimits(limits, used(25), francs(5), 0).ok).toBe(true);
  expect(checkLimits(limits, used(26), francs(5), 0)).toMatchObject({
    refusal: { code: 'limit-reached', limit: 'netLoss', days: 30, amount: 3_000, used: 2_600, article: 'B21 10.2' },
  });
  expect(checkLimits(limits, used(0, 96), francs(5), 0)).toMatchObject({ refusal: { limit: 'stake', days: 1 } });
  expect(leftToLose(limits, used(12), 0)).toBe(1_800);
  expect(leftToLose(limits, used(40), 0)).toBe(0);
});

test('the stake limit may be absent; taking it away is a raise and waits', () => {
  const limited = set(undefined, { netLoss: netLoss(9, 9, 9), stake: { 1: francs(3) } }, 0);
  const freed = set(limited, { netLoss: netLoss(9, 9, 9) }, 0);
  expect(inForce(freed.stake[1], 72 * HOUR - 1)).toBe(300);
  expect(inForce(freed.stake[1], 72 * HOUR)).toBe(undefined);
});

test('M6 self-exclusion holds at once for 1 to 180 days and cannot be shortened', () => {
  expect([0, 181, 1.5].map((days) => excludeSelf(undefined, days, 0).ok)).toEqual([false, false, false]);
  const result = excludeSelf(undefined, 30, 0);
  const exclusion = result.ok ? result.value : undefined;
  expect([0, 30 * 24 * HOUR - 1, 30 * 24 * HOUR].map((at) => isExcluded(exclusion, at))).toEqual([true, true, false]);
  expect(excludeSelf(exclusion, 29, 0)).toMatchObject({ refusal: { code: 'exclusion-cannot-be-shortened' } });
  expect(excludeSelf(exclusion, 31, 0).ok).toBe(true);
});
