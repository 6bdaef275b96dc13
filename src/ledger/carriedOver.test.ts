import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noChance } from '../kit/process.ts';
import { HOUR } from '../kit/time.ts';
import { isExcluded } from './exclusion.ts';
import { inForce, WINDOWS } from './limits.ts';
import { francs, NOTHING } from './money.ts';
import { type Wallet, type WalletCommand, wallet } from './wallet.ts';

const DAY = 24 * HOUR;

type Account = { readonly id: string; readonly wallet: Wallet };

/** The accounts of one person, the present one last. */
function step(
  accounts: readonly Account[],
  command: WalletCommand,
  now: number,
  by = 'person:desk',
): readonly Account[] {
  const formers = accounts.slice(0, -1);
  const present = accounts.at(-1)!;
  if (by === 'person:desk' && (command.type === 'exclude' || command.type === 'readmit'))
    return step(step(accounts, command, now, 'person:one'), { type: 'approveExclusion' }, now, 'person:two');
  const money = { currency: 'CHF', balance: NOTHING, otherBalance: NOTHING } as const;
  const facts = { person: 'me', ...money, inForce: { rules: '1', conditions: '1' }, formers, hasTill: true };
  const decided = wallet.decide(present.wallet, command, { now, by, facts, chance: noChance });
  if (!decided.ok) return accounts;
  return [...formers, { ...present, wallet: decided.value.reduce(wallet.evolve, present.wallet) }];
}

const fresh = (id: string): Account => ({ id, wallet: wallet.initial });

const limitOf = ({ limits }: Wallet, now: number): readonly number[] =>
  WINDOWS.map((days) => (limits && inForce(limits.netLoss[days], now)) ?? Number.POSITIVE_INFINITY);

const amounts = fc.constantFrom(10, 100, 500, 900).map((amount) => francs(amount));
const steps = fc.array(
  fc.record({
    hours: fc.integer({ min: 0, max: 200 }),
    what: fc.oneof(
      { weight: 3, arbitrary: fc.constant<'leave'>('leave') },
      amounts.map(
        (amount) => ({ type: 'setLimits', wish: { netLoss: { 1: amount, 7: amount, 30: amount } } }) as const,
      ),
      fc.integer({ min: 1, max: 180 }).map((days) => ({ type: 'excludeSelf', days }) as const),
      fc.constant({ type: 'exclude', reason: 'x' } as const),
      fc.constant({ type: 'readmit' } as const),
      fc.constant({ type: 'accept', rules: '1', conditions: '1' } as const),
    ),
  }),
  { maxLength: 14 },
);

test('B21 10.2, M6 however often somebody leaves and comes back: no limit is higher and no exclusion shorter than for who stayed', () => {
  fc.assert(
    fc.property(steps, (walk) => {
      let stayed: readonly Account[] = [fresh('stayed')];
      let returned: readonly Account[] = [fresh('0')];
      let now = 0;
      for (const { hours, what } of walk) {
        now += hours * HOUR;
        if (what === 'leave') returned = [...returned, fresh(String(returned.length))];
        else {
          stayed = step(stayed, what, now);
          returned = step(returned, what, now);
        }
        // Before a stake the rules are accepted: then everything has been taken over.
        const [a, b] = [stayed, returned].map((accounts) => {
          const accepted = step(accounts, { type: 'accept', rules: '1', conditions: '1' }, now);
          return accepted.at(-1)!.wallet;
        });
        for (let later = 0; later < 200; later += 20) {
          const then = now + later * DAY;
          expect(isExcluded(b!.exclusion, then) || !isExcluded(a!.exclusion, then)).toBe(true);
          const [kept, carried] = [limitOf(a!, then), limitOf(b!, then)];
          expect(carried.every((limit, i) => limit <= kept[i]!)).toBe(true);
        }
      }
    }),
  );
});

test('M6 the operator excludes and lifts it again: the player’s own exclusion holds until its day', () => {
  let accounts: readonly Account[] = [fresh('0')];
  accounts = step(accounts, { type: 'excludeSelf', days: 180 }, 0, 'person:me');
  accounts = step(accounts, { type: 'exclude', reason: 'x' }, DAY);
  accounts = step(accounts, { type: 'readmit' }, 2 * DAY);
  const { exclusion } = accounts[0]!.wallet;
  expect([exclusion?.by, isExcluded(exclusion, 179 * DAY), isExcluded(exclusion, 181 * DAY)]).toEqual([
    ...['self', true, false],
  ]);
});

test('M6 what the operator lifted stays lifted, and what was deposited is counted once, after leaving again', () => {
  const accept = { type: 'accept', rules: '1', conditions: '1' } as const;
  let accounts = step([fresh('0')], { type: 'deposit', id: 'd', amount: francs(100), via: 'cash' }, 0);
  accounts = step(accounts, { type: 'approve', id: 'd' }, 0, 'person:second');
  accounts = step(accounts, { type: 'exclude', reason: 'x' }, 0);
  accounts = step([...accounts, fresh('1')], { type: 'readmit' }, DAY);
  accounts = step([...accounts, fresh('2')], accept, 2 * DAY);
  expect(accounts[2]!.wallet).toMatchObject({ exclusion: undefined, deposited: francs(100) });
});
