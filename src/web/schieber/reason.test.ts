import { expect, test } from 'vitest';
import type { Card } from '../../schieber/card.ts';
import { OBENABE, trump, UNDENUFE } from '../../schieber/mode.ts';
import type { View } from '../../schieber/view.ts';
import { reasonFor } from './reason.ts';

/** Seat 0 is on turn; the trick was led by whoever sits so many places before. */
const playing = (hand: Card[], trick: Card[], mode = trump('S')): View => ({
  phase: 'playing',
  forehand: 0,
  declarer: 0,
  passed: false,
  mode,
  leader: ((4 - trick.length) % 4) as 0 | 1 | 2 | 3,
  turn: 0,
  trick,
  turned: [],
  points: { 0: 0, 1: 0 },
  seat: 0,
  hand,
});

// hand | trick | card | reason
const CASES: [string, Card[], Card[], Card, object | undefined][] = [
  ['one card is allowed', ['H6', 'D7'], ['HA'], 'H6', { code: 'only-card' }],
  ['the ace of a suit is led', ['HA', 'D7'], [], 'HA', { code: 'highest-left', suit: 'H' }],
  ['a trump is led', ['S6', 'D7'], [], 'S6', { code: 'draws-trumps' }],
  ['the last card takes the trick', ['HA', 'H6'], ['H7', 'H8', 'HT'], 'HA', { code: 'takes-trick', points: 21 }],
  ['the partner has the trick', ['HT', 'H6'], ['H7', 'HA', 'H8'], 'HT', { code: 'gives-partner', points: 10 }],
  ['the others have the trick', ['HT', 'H6'], ['HA', 'H7', 'H8'], 'H6', { code: 'gives-little' }],
  ['nothing plain speaks for it', ['HK', 'H6'], ['H7'], 'HK', undefined],
];

test.each(CASES)('%s', (_, hand, trick, card, reason) => {
  expect(reasonFor({ type: 'play', card }, playing(hand, trick))).toEqual(reason);
});

test('a declaration is explained by what one holds', () => {
  const hand: Card[] = ['SJ', 'S9', 'S6', 'S7', 'HA', 'DA', 'CA', 'C6', 'D7'];
  const declaring: View = { phase: 'declaring', forehand: 0, passed: false, turn: 0, seat: 0, hand };
  const because = (mode: typeof OBENABE) => reasonFor({ type: 'declare', mode }, declaring);
  expect(because(trump('S'))).toEqual({ code: 'trumps', suit: 'S', count: 4, hasJack: true, hasNine: true });
  expect(because(OBENABE)).toEqual({ code: 'aces', count: 3 });
  expect(because(UNDENUFE)).toEqual({ code: 'sixes', count: 2 });
  expect(reasonFor({ type: 'pass' }, declaring)).toEqual({ code: 'no-long-suit', longest: 4 });
});
