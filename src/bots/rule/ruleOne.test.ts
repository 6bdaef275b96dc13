import { expect, test } from 'vitest';
import { chanceFromText } from '../../kit/chance.ts';
import { sha256Hex } from '../../kit/hash.ts';
import type { Card } from '../../schieber/card.ts';
import { dealHands } from '../../schieber/dealing.ts';
import { letterOf, OBENABE, trump } from '../../schieber/mode.ts';
import { bySeat } from '../../schieber/seat.ts';
import type { View } from '../../schieber/view.ts';
import { TODAY } from '../levels.ts';
import { openPlayers } from '../player.ts';
import { playGame } from '../table.ts';
import { RULE_1, RULE_1_HASH, ruleOne } from './ruleOne.ts';

const chanceFor = chanceFromText('rule bot');
const choose = (view: View) => ruleOne(view, RULE_1);

test('SSC 2.04 two hundred games of the beginner keep the rules and share out 157 points', () => {
  let passed = 0;
  for (let game = 1; game <= 200; game++) {
    const over = playGame(
      dealHands(chanceFor, '00', game, 0),
      1,
      bySeat(() => choose),
    );
    expect(over.points[0] + over.points[1]).toBe(157);
    passed += over.passed ? 1 : 0;
  }
  expect(passed).toBeGreaterThan(20);
  expect(passed).toBeLessThan(180);
});

const playing = (hand: Card[], trick: Card[], leader: 0 | 1 | 2 | 3): View => ({
  phase: 'playing',
  seat: 0,
  turn: 0,
  hand,
  trick,
  leader,
  mode: trump('H'),
  forehand: leader,
  passed: false,
  declarer: leader,
  turned: [],
  points: { 0: 0, 1: 0 },
});

// name | hand | trick | leader | card
const HABITS: readonly [string, Card[], Card[], 0 | 1 | 2 | 3, Card][] = [
  ['opens with the jack of trumps', ['H6', 'HJ', 'SA'], [], 0, 'HJ'],
  ['opens with an ace', ['H6', 'H9', 'SA'], [], 0, 'SA'],
  ['takes the trick of an opponent', ['SA', 'S6', 'D7'], ['S7', 'S8', 'SK'], 1, 'SA'],
  ['gives points to the partner', ['ST', 'S6', 'D7'], ['SA', 'S7'], 2, 'ST'],
  ['keeps its trumps when the partner wins', ['HJ', 'D6'], ['SA', 'S7'], 2, 'D6'],
  ['ruffs with the smallest trump', ['H6', 'HA', 'D6'], ['S8', 'S7', 'SA'], 1, 'H6'],
  ['gives little to the opponents', ['DT', 'D6'], ['SA', 'S7', 'S8'], 1, 'D6'],
];
test.each(HABITS)('the beginner %s', (_, hand, trick, leader, card) => {
  expect(choose(playing(hand, trick, leader))).toEqual({ type: 'play', card });
});

test('SSC 2.05 a strong hand declares, a weak one passes, a partner must declare', () => {
  const declaring = (hand: Card[], passed: boolean): View => ({
    phase: 'declaring',
    seat: 0,
    turn: 0,
    hand,
    forehand: passed ? 2 : 0,
    passed,
  });
  const trumps: Card[] = ['DJ', 'D9', 'DA', 'D6', 'SA', 'S6', 'C7', 'H8', 'HQ'];
  expect(choose(declaring(trumps, false))).toEqual({ type: 'declare', mode: trump('D') });
  const aces: Card[] = ['DA', 'DK', 'SA', 'SK', 'HA', 'CA', 'CK', 'H8', 'HQ'];
  expect(choose(declaring(aces, false))).toEqual({ type: 'declare', mode: OBENABE });
  const weak: Card[] = ['D7', 'D8', 'S7', 'SQ', 'H7', 'HT', 'CT', 'CQ', 'DT'];
  expect(choose(declaring(weak, false))).toEqual({ type: 'pass' });
  expect(choose(declaring(weak, true)).type).toBe('declare');
});

test('rule-1 is frozen: its numbers and its choices in a hundred games never change', () => {
  const log: string[] = [];
  for (let game = 1; game <= 100; game++) {
    const over = playGame(
      dealHands(chanceFor, '01', game, 3),
      0,
      bySeat(() => choose),
    );
    log.push(letterOf(over.mode), ...over.turned.flatMap((trick) => trick.cards));
  }
  expect(RULE_1_HASH).toBe('6e178c8c9595bfde42de09db655431c114f3dd14d7c5b6cd468fc3d8ba36614b');
  expect(sha256Hex(log.join(' '))).toBe('ac50441526700c04b466c827bef5257820d6221340434f079b82d36dd4a6f402');
});

test('an unknown hash gives unknown-player', () => {
  const { playerOf } = openPlayers({ weights: () => undefined, instance: () => undefined });
  expect(playerOf(TODAY.apprentice).ok).toBe(true);
  for (const wrong of [{ weights: '00' }, { version: 'rule-0' }, { level: 'master' }]) {
    const name = { ...TODAY.apprentice, ...wrong };
    expect(playerOf(name)).toEqual({ ok: false, refusal: { code: 'unknown-player', ...name } });
  }
});
