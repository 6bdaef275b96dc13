import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noChance } from '../kit/process.ts';
import { DAY, HOUR } from '../kit/time.ts';
import type { Account } from './account.ts';
import { francs, NOTHING, plus, type Rappen, rappen } from './money.ts';
import { post } from './posting.ts';
import { type Wallet, type WalletCommand, type WalletFacts, wallet } from './wallet.ts';
import { walletEntry } from './walletEntry.ts';

const FACTS: WalletFacts = {
  person: 'me',
  currency: 'CHF',
  balance: NOTHING,
  otherBalance: NOTHING,
  inForce: { rules: '2024-10-23', conditions: '2024-10-23' },
  formers: [],
  hasTill: true,
};

const decide = (state: Wallet, command: WalletCommand, by = 'person:anna', now = 0, facts = FACTS) =>
  wallet.decide(state, command, { now, by, facts, chance: noChance });

function after(state: Wallet, command: WalletCommand, by?: string, now?: number): Wallet {
  const result = decide(state, command, by, now);
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value.reduce(wallet.evolve, state);
}
const code = (state: Wallet, command: WalletCommand, by?: string, now?: number) => {
  const result = decide(state, command, by, now);
  return result.ok ? result.value.map(({ type }) => type).join() : result.refusal.code;
};
const deposit = (amount: Rappen, via: 'cash' | 'sandbox' = 'cash', id = 'd'): WalletCommand => ({
  type: 'deposit',
  id,
  amount,
  via,
});
/** Taken by a cashier, confirmed by the player. */
const paidIn = (state: Wallet, amount: Rappen, now?: number, id = 'd'): Wallet =>
  after(after(state, deposit(amount, 'cash', id), undefined, now), { type: 'confirmDeposit', id }, 'person:me', now);
const checked = after(wallet.initial, { type: 'checkIdentity', result: 'checked' });

test('B21 10.2 nobody pays in more than the limit he set himself, nor while excluded', () => {
  const netLoss = { 1: francs(900), 7: francs(900), 30: francs(900) };
  const limited = after(checked, { type: 'setLimits', wish: { netLoss, deposit: { 1: francs(100), 7: francs(150) } } });
  const paid = paidIn(limited, francs(100), 1);
  expect(code(paid, deposit(francs(1)), undefined, 2)).toBe('deposit-limit-reached');
  expect(code(paid, deposit(francs(50)), undefined, 2 + DAY)).toBe('depositProposed');
  expect(code(paid, deposit(francs(51)), undefined, 2 + DAY)).toBe('deposit-limit-reached');
  expect(code(paid, deposit(francs(51)), undefined, 2 + 7 * DAY)).toBe('depositProposed');
  const excluded = after(checked, { type: 'excludeSelf', days: 1 }, 'person:me', 0);
  expect(code(excluded, deposit(francs(1)), undefined, 1)).toBe('excluded');
  expect(code(excluded, deposit(francs(1)), undefined, DAY)).toBe('depositProposed');
  // One that waited for its second person is not taken any more either.
  const waiting = after(checked, deposit(francs(2_000)));
  const excludedSince = after(waiting, { type: 'excludeSelf', days: 1 }, 'person:me', 0);
  for (const type of ['approve', 'confirmDeposit'] as const)
    expect(code(excludedSince, { type, id: 'd' }, type === 'approve' ? 'person:rita' : 'person:me', 1)).toBe(
      type === 'approve' ? 'excluded' : 'second-person-needed',
    );
});

test('until the identity is checked CHF 1,000 go in at most, and nothing goes out', () => {
  const first = paidIn(wallet.initial, francs(600));
  expect(code(first, deposit(francs(400)))).toBe('depositProposed');
  expect(code(first, deposit(rappen(40_001)))).toBe('provisional-limit');
  expect(code(first, { type: 'requestPayout', id: 'p', amount: francs(1) })).toBe('identity-not-checked');
  const known = after(first, { type: 'checkIdentity', result: 'checked' });
  expect(code(known, { type: 'requestPayout', id: 'p', amount: francs(1) })).toBe('payoutRequested');
});

test('gaming ordinance 52: without a document within a month nothing is paid in, and only what was paid in goes out', () => {
  const month = 30 * DAY; // November 1970
  const from = Date.UTC(1970, 10, 1);
  const paid = paidIn(wallet.initial, francs(600), from);
  const later = paidIn(paid, francs(100), from + DAY, 'e'); // the month runs from the first francs
  expect(code(later, deposit(francs(1), 'cash', 'f'), undefined, from + month - 1)).toBe('depositProposed');
  expect(code(later, deposit(francs(1), 'cash', 'f'), undefined, from + month)).toBe('identity-overdue');
  const won = { ...FACTS, balance: francs(900) };
  const out = (state: Wallet, amount: Rappen | 'all', at = from + month) =>
    decide(state, { type: 'requestPayout', id: 'p', amount }, 'person:me', at, won);
  expect(out(later, francs(1), from + month - 1)).toMatchObject({ refusal: { code: 'identity-not-checked' } });
  expect(out(later, francs(701))).toMatchObject({ refusal: { code: 'identity-not-checked' } });
  expect(out(later, 'all')).toMatchObject({ value: [{ type: 'payoutRequested', amount: 70_000, held: true }] });
  const wish = out(later, francs(700));
  const asked = wish.ok ? wish.value.reduce(wallet.evolve, later) : later;
  expect(out(asked, francs(1))).toMatchObject({ refusal: { code: 'identity-not-checked' } }); // nothing twice
  const released = after(asked, { type: 'approve', id: 'p' }, 'person:beat', from + month);
  expect(code(released, { type: 'payOut', id: 'p' }, 'person:beat', from + month)).toBe('second-person-needed');
  expect(code(released, { type: 'payOut', id: 'p' }, 'person:cla', from + month)).toBe('paidOut');
  const known = after(later, { type: 'checkIdentity', result: 'checked' });
  expect(code(known, deposit(francs(1), 'cash', 'f'), undefined, from + month)).toBe('depositProposed');
});

test('cash is paid in when the player says so, up to CHF 1,000 within 24 hours; the cashier alone books nothing', () => {
  const waiting = after(checked, deposit(francs(1_000)));
  expect(waiting.deposited).toBe(0);
  expect(code(waiting, { type: 'approve', id: 'd' }, 'person:anna')).toBe('second-person-needed');
  expect(decide(waiting, { type: 'confirmDeposit', id: 'd' }, 'person:me')).toMatchObject({
    value: [{ type: 'deposited', amount: 100_000, till: 'anna' }],
  });
  expect(after(waiting, { type: 'declineDeposit', id: 'd' }, 'person:me')).toEqual(checked);
  const full = paidIn(checked, francs(1_000), 0);
  const more = after(full, deposit(francs(1), 'cash', 'e'), 'person:anna', HOUR);
  expect(code(more, { type: 'confirmDeposit', id: 'e' }, 'person:me', HOUR)).toBe('second-person-needed');
  expect(code(more, { type: 'approve', id: 'e' }, 'person:beat', HOUR)).toBe('deposited');
  expect(code(checked, { type: 'confirmDeposit', id: 'd' }, 'person:me')).toBe('not-waiting');
});

test('a payout is put back on the account by two people', () => {
  const asked = after(checked, { type: 'requestPayout', id: 'p', amount: francs(50) }, 'person:me');
  const wished = after(asked, { type: 'returnPayout', id: 'p' }, 'person:anna');
  expect(code(wished, { type: 'returnPayout', id: 'p' }, 'person:anna')).toBe('second-person-needed');
  expect(code(wished, { type: 'returnPayout', id: 'p' }, 'person:beat')).toBe('payoutReturned');
});

test('a cashier’s deposit above CHF 1,000 and every correction need a second person', () => {
  const waiting = after(checked, deposit(rappen(100_001)));
  expect(waiting.deposited).toBe(0);
  expect(code(waiting, { type: 'confirmDeposit', id: 'd' }, 'person:me')).toBe('second-person-needed');
  expect(code(waiting, { type: 'approve', id: 'd' }, 'person:anna')).toBe('second-person-needed');
  expect(code(waiting, { type: 'approve', id: 'd' }, 'person:beat')).toBe('deposited');
  const corrected = after(checked, {
    type: 'proposeCorrection',
    id: 'c',
    amount: rappen(-50),
    reason: 'typing error',
  });
  expect(code(corrected, { type: 'approve', id: 'c' }, 'person:anna')).toBe('second-person-needed');
  expect(code(corrected, { type: 'approve', id: 'c' }, 'person:beat')).toBe('corrected');
});

test('payouts are held from CHF 10,000 and deposits from 15,000 in thirty days, until somebody releases them', () => {
  const big = after(checked, { type: 'requestPayout', id: 'p', amount: francs(10_000) });
  expect(code(big, { type: 'payOut', id: 'p' }, 'person:anna')).toBe('held');
  const released = after(big, { type: 'approve', id: 'p' }, 'person:beat');
  expect(code(released, { type: 'payOut', id: 'p' }, 'person:cla')).toBe('paidOut');
  const proposed = after(checked, deposit(francs(15_000), 'cash', 'd'), 'person:anna');
  const rich = after(proposed, { type: 'approve', id: 'd' }, 'person:beat');
  const held = (now: number) => decide(rich, { type: 'requestPayout', id: 'p', amount: francs(1) }, 'person:me', now);
  expect(held(DAY)).toMatchObject({ value: [{ held: true }] });
  expect(held(30 * DAY)).toMatchObject({ value: [{ held: false }] });
});

test('a held payout is released by one person and handed over by another', () => {
  const held = after(checked, { type: 'requestPayout', id: 'p', amount: francs(10_000) }, 'person:me');
  const released = after(held, { type: 'approve', id: 'p' }, 'person:anna');
  expect(code(released, { type: 'payOut', id: 'p' }, 'person:anna')).toBe('second-person-needed');
  expect(code(released, { type: 'payOut', id: 'p' }, 'person:beat')).toBe('paidOut');
  expect(code(released, { type: 'returnPayout', id: 'p' }, 'person:anna')).toBe('payoutReturnProposed');
});

test('nobody does anything at the desk with his own account', () => {
  const proposed = after(checked, deposit(francs(2_000)), 'person:anna');
  const held = after(proposed, { type: 'requestPayout', id: 'p', amount: francs(10_000) }, 'person:me');
  const desk: readonly WalletCommand[] = [
    deposit(francs(1)),
    { type: 'checkIdentity', result: 'checked' },
    { type: 'approve', id: 'd' },
    { type: 'approve', id: 'p' },
    { type: 'payOut', id: 'p' },
    { type: 'returnPayout', id: 'p' },
    { type: 'proposeCorrection', id: 'c', amount: francs(5), reason: 'a gift' },
    { type: 'exclude', reason: 'no reason' },
    { type: 'readmit' },
  ];
  for (const command of desk) expect(code(held, command, 'person:me'), command.type).toBe('about-oneself');
  const play = { ...FACTS, currency: 'play' } as const;
  expect(decide(held, deposit(francs(1), 'sandbox', 's'), 'person:me', 0, play).ok).toBe(true);
});

test('play money never becomes francs, nor francs play money, also after the house has changed', () => {
  const play = { ...FACTS, currency: 'play', balance: francs(900) } as const;
  const refused = (state: Wallet, command: WalletCommand, facts: WalletFacts) => {
    const result = decide(state, command, 'person:anna', 0, facts);
    return result.ok ? result.value : result.refusal;
  };
  expect(refused(checked, deposit(francs(5)), play)).toMatchObject({ code: 'other-currency', house: 'play' });
  expect(refused(checked, deposit(francs(5), 'sandbox'), FACTS)).toMatchObject({
    code: 'other-currency',
    house: 'CHF',
  });
  const asked = decide(checked, { type: 'requestPayout', id: 'p', amount: francs(900) }, 'person:me', 0, play);
  if (!asked.ok) throw new Error(asked.refusal.code);
  const waiting = asked.value.reduce(wallet.evolve, checked);
  // The house restarts with cash: what waits is still play money, and goes back to where it came from.
  const paid = decide(waiting, { type: 'payOut', id: 'p' }, 'person:cla');
  if (!paid.ok) throw new Error(paid.refusal.code);
  expect(walletEntry('me', paid.value[0]!)?.postings).toEqual([
    { from: 'play/inTransit/me', to: 'outside/sandbox', amount: francs(900) },
  ]);
  // The other way round: francs that wait are handed over and taken in only where the house has francs.
  const rich = { ...FACTS, balance: francs(900) };
  for (const [command, done] of [
    [{ type: 'requestPayout', id: 'w', amount: francs(900) }, 'payOut'],
    [{ type: 'deposit', id: 'w', amount: francs(5), via: 'cash' }, 'approve'],
  ] as const) {
    const wished = decide(checked, command, 'person:anna', 0, rich);
    if (!wished.ok) throw new Error(wished.refusal.code);
    const held = wished.value.reduce(wallet.evolve, checked);
    const after = decide(held, { type: done, id: 'w' }, 'person:cla', 0, play);
    expect(!after.ok && after.refusal).toEqual({ code: 'other-currency', currency: 'CHF', house: 'play' });
  }
  // What waits from before there were two currencies is francs: handed over only where the house has them.
  const old = wallet.evolve(checked, { type: 'payoutRequested', id: 'o', amount: francs(9), held: false });
  expect(refused(old, { type: 'payOut', id: 'o' }, play)).toMatchObject({ code: 'other-currency', house: 'play' });
  const closed = decide(checked, { type: 'close' }, 'system', 0, { ...FACTS, otherBalance: francs(7) });
  expect(closed.ok && closed.value).toMatchObject([
    { type: 'closed' },
    { type: 'payoutRequested', id: 'closing-other', amount: francs(7), currency: 'play' },
  ]);
});

test.each(['constructor', '__proto__', 'toString'])('nothing waits under the name %s', (id) => {
  for (const type of ['approve', 'payOut', 'returnPayout'] as const)
    expect(code(checked, { type, id })).toBe('not-waiting');
});

test('B21 5 only the rules and conditions in force can be accepted', () => {
  expect(code(wallet.initial, { type: 'accept', ...FACTS.inForce })).toBe('accepted');
  expect(code(wallet.initial, { type: 'accept', ...FACTS.inForce, rules: '2023-01-01' })).toBe('not-in-force');
});

test('all of it paid out is what the ledger says, and closing asks for the same', () => {
  const rich = { ...FACTS, balance: francs(70) };
  const all = decide(checked, { type: 'requestPayout', id: 'p', amount: 'all' }, 'person:me', 0, rich);
  expect(all).toMatchObject({ value: [{ type: 'payoutRequested', amount: 7_000 }] });
  expect(decide(checked, { type: 'close' }, 'system', 0, rich)).toMatchObject({
    value: [{ type: 'closed' }, { type: 'payoutRequested', id: 'closing', amount: 7_000, held: false }],
  });
});

test('whatever is asked of a wallet, its entries balance and nobody is paid twice', () => {
  const command = fc.oneof(
    fc.record({
      type: fc.constant('deposit' as const),
      id: fc.constantFrom('a', 'b', 'c'),
      amount: fc.integer({ min: -10, max: 200_000 }).map(rappen),
      via: fc.constantFrom('cash' as const, 'sandbox' as const),
    }),
    fc.record({
      type: fc.constant('requestPayout' as const),
      id: fc.constantFrom('p', 'q'),
      amount: fc.integer({ min: -10, max: 200_000 }).map(rappen),
    }),
    fc.record({
      type: fc.constantFrom('payOut', 'returnPayout', 'approve', 'confirmDeposit', 'declineDeposit'),
      id: fc.constantFrom('a', 'b', 'p', 'q'),
    }),
    fc.constant({ type: 'checkIdentity' as const, result: 'checked' as const }),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(command, fc.constantFrom('x', 'y')), { maxLength: 40 }), (commands) => {
      let state = wallet.initial;
      const balances = new Map<Account, Rappen>();
      const balanceOf = (account: Account) => balances.get(account) ?? NOTHING;
      for (const [each, by] of commands) {
        const result = decide(state, each, by);
        if (!result.ok) continue;
        const entries = result.value.flatMap((event) => walletEntry('me', event) ?? []);
        const posted = entries.map((entry) => post(entry, balanceOf));
        if (posted.some((one) => !one.ok)) continue;
        for (const one of posted)
          if (one.ok) for (const [account, balance] of one.value) balances.set(account, balance);
        state = result.value.reduce(wallet.evolve, state);
      }
      expect(plus(...balances.values())).toBe(0);
      expect(balanceOf('player/me')).toBeGreaterThanOrEqual(0);
      const requested = Object.values(state.waiting).reduce(
        (sum, one) => sum + (one.kind === 'payout' ? one.amount : 0),
        0,
      );
      expect(balanceOf('inTransit/me')).toBeGreaterThanOrEqual(requested);
    }),
  );
});

test('an id that every object knows is nobody’s payout', () => {
  for (const id of ['constructor', '__proto__', 'toString']) {
    expect(code(wallet.initial, { type: 'approve', id })).toBe('not-waiting');
    expect(code(wallet.initial, { type: 'payOut', id })).toBe('not-waiting');
  }
});

test('deposits at the desk above CHF 1,000 a person within 24 hours need two cashiers, however they are divided', () => {
  const first = paidIn(checked, francs(600), 0, 'a');
  const confirmed = (amount: Rappen, by: string, now: number) =>
    code(after(first, deposit(amount, 'cash', 'b'), by, now), { type: 'confirmDeposit', id: 'b' }, 'person:me', now);
  expect(confirmed(francs(400), 'person:anna', HOUR)).toBe('deposited');
  expect(confirmed(francs(401), 'person:anna', HOUR)).toBe('second-person-needed');
  expect(confirmed(francs(401), 'person:beat', HOUR)).toBe('second-person-needed');
  expect(confirmed(francs(1_000), 'person:anna', DAY)).toBe('deposited');
});

test('M6 the operator excludes and lets in again by two people, never one and never about oneself', () => {
  for (const kind of ['exclude', 'readmit'] as const) {
    const before =
      kind === 'exclude'
        ? wallet.initial
        : after(after(wallet.initial, { type: 'exclude', reason: 'x' }), { type: 'approveExclusion' }, 'person:beat');
    const proposed = after(before, kind === 'exclude' ? { type: kind, reason: 'x' } : { type: kind }, 'person:anna');
    expect(proposed.exclusion).toEqual(before.exclusion);
    expect(code(proposed, { type: 'approveExclusion' }, 'person:anna')).toBe('second-person-needed');
    expect(code(proposed, { type: 'approveExclusion' }, 'person:me')).toBe('about-oneself');
    const decided = after(proposed, { type: 'approveExclusion' }, 'person:beat');
    expect(decided.exclusion?.by).toBe(kind === 'exclude' ? 'operator' : undefined);
    expect(code(decided, { type: 'approveExclusion' }, 'person:beat')).toBe('nothing-proposed');
  }
});
