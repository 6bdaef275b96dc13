import { expect, test } from 'vitest';
import { francs, NOTHING, rappen } from '../ledger/money.ts';
import { NEW_WALLET } from '../ledger/wallet.ts';
import { lackingAtTheDoor } from './door.ts';
import { freeCardsBetween } from './freeCards.ts';
import { nearing } from './nearing.ts';
import type { Move } from './play.ts';
import { verifyBig21 } from './record.ts';
import { replay } from './replay.ts';
import { givenUpByStopping } from './stopping.ts';
import { dealerOf, playAll, randomRecord } from './testing.ts';
import { type Big21View, viewOf } from './view.ts';

const START: Move = { type: 'start', stake: 100, purse: 'practice' };
const place = (pile: number): Move => ({ type: 'place', pile });
const PROMISE = { type: 'promised', owner: 'guest:g', model: 'R.1', commitment: 'c', clientSeed: '00' } as const;

/** The view after these moves with these cards. */
function viewAfter(moves: readonly Move[], cards: string, free: readonly number[] = []): Big21View {
  const { game, events } = playAll([START, ...moves], dealerOf(cards, free));
  return viewOf('id', events.length, { promise: PROMISE, game });
}

test('B21 2.6 stopping at the first card gives up the stake and all eight cards', () => {
  expect(givenUpByStopping(viewAfter([], '10'))).toEqual({ credit: NOTHING, stake: 100, cards: 8, choice: false });
});

test('B21 2.6 stopping with nothing left to place costs nothing', () => {
  const discards = Array.from({ length: 8 }, (): Move => ({ type: 'discard' }));
  expect(givenUpByStopping(viewAfter(discards, '2 2 2 2 2 2 2 2'))).toBeUndefined();
});

test('B21 12.2 stopping with three piles gives up High/Low and Risk, but not the stake', () => {
  const moves = [place(0), place(0), place(1), place(1), place(2), place(2)];
  const view = viewAfter(moves, 'A K A K A K 5', [2]);
  expect(givenUpByStopping(view)).toEqual({ credit: francs(5), stake: undefined, cards: 4, choice: true });
});

test('B21 10.1 the second complete pile brings its free cards, and they are counted', () => {
  const moves = [place(0), place(0), place(1), place(1)];
  const [before, after] = [viewAfter(moves.slice(0, 3), 'A K A K'), viewAfter(moves, 'A K A K 5', [4])];
  expect(freeCardsBetween(before, after)).toBe(4);
  expect(freeCardsBetween(after, after)).toBe(0);
  expect(freeCardsBetween(viewAfter(moves.slice(0, 2), 'A K A'), before)).toBe(0);
});

test('B21 10.2 a bought card is no free card', () => {
  const discards = Array.from({ length: 8 }, (): Move => ({ type: 'discard' }));
  const cards = '2 2 2 2 2 2 2 2';
  expect(freeCardsBetween(viewAfter(discards, cards), viewAfter([...discards, { type: 'buy' }], `${cards} 3`))).toBe(0);
});

test('B21 4.2, B21 10.2 a player is warned when a limit or the day’s participations come to their end', () => {
  expect(nearing(francs(20), 90, 100)).toEqual([]);
  expect(nearing(null, 11, 500)).toEqual([]);
  expect(nearing(francs(5), 10, 100)).toEqual([
    { kind: 'limit', left: rappen(500) },
    { kind: 'participations', left: 10 },
  ]);
});

test('B21 5, B21 10.2 what is lacking before a stake comes as one list: rules, limits, funds', () => {
  const inForce = { rules: '1', conditions: '1' };
  const fresh = { wallet: NEW_WALLET, inForce, balance: NOTHING };
  expect(lackingAtTheDoor(fresh, 100)).toEqual(['rules', 'limits', 'funds']);
  const accepted = { ...NEW_WALLET, accepted: inForce };
  expect(lackingAtTheDoor({ wallet: accepted, inForce, balance: francs(1) }, 100)).toEqual(['limits']);
  expect(lackingAtTheDoor({ wallet: accepted, inForce, balance: francs(1) }, 200)).toEqual(['limits', 'funds']);
  const outdated = { ...accepted, accepted: { rules: '0', conditions: '1' } };
  expect(lackingAtTheDoor({ wallet: outdated, inForce, balance: francs(5) }, 100)).toEqual(['rules', 'limits']);
});

test('B21 23 a past game is looked at step by step, to the very end its record tells', () => {
  const record = randomRecord('replay');
  const steps = replay(record);
  expect(steps.length).toBe(record.events.length);
  const last = steps.at(-1)?.game;
  const verdict = verifyBig21(record);
  expect(verdict).toMatchObject({ ok: true });
  expect(last).toMatchObject({ stage: 'over', paid: verdict.ok && verdict.value.paid });
});
