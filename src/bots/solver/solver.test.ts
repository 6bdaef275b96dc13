import { describe, expect, test } from 'vitest';
import { type Card, cardAt } from '../../schieber/card.ts';
import { legalCards } from '../../schieber/legal.ts';
import { isTrump, MODES, OBENABE, trump, UNDENUFE } from '../../schieber/mode.ts';
import { bySeat, seatAfter, teamOf } from '../../schieber/seat.ts';
import { trickPoints, trickWinner } from '../../schieber/trick.ts';
import { fileStock } from '../../server/bots/stock.ts';
import { diceFrom } from '../testing/dice.ts';
import { endingOf } from '../testing/endings.ts';
import { after, minimax } from '../testing/minimax.ts';
import { openModule } from '../wasm/module.ts';
import { type OpenPosition, restOf, solve, solvePoints } from './solver.ts';

const module = openModule(fileStock().instance()!);

test('the solver agrees with minimax on 2,000 endings of two to four tricks, the trick on the table included', () => {
  const dice = diceFrom('endings');
  let jacksHeldBack = 0;
  let undertrumps = 0;
  for (let i = 0; i < 2000; i++) {
    const position = endingOf(dice, i % 20 === 0 ? 4 : 2 + (i % 2));
    const points = minimax(position);
    expect({ i, points: solvePoints(module, position) }).toEqual({ i, points });
    expect(solve(module, position).points).toBe(points);
    const { mode, trick } = position;
    const hand = position.hands[seatAfter(position.leader, trick.length)];
    if (mode.kind !== 'trump' || trick.length === 0) continue;
    if (isTrump(trick[0]!, mode) && hand.includes(`${mode.suit}J`) && legalCards(hand, trick, mode).length > 1)
      jacksHeldBack++;
    if (hand.every((card) => isTrump(card, mode)) && trick.slice(1).some((card) => isTrump(card, mode))) undertrumps++;
  }
  expect(jacksHeldBack).toBeGreaterThan(5);
  expect(undertrumps).toBeGreaterThan(5);
});

// One suit's nine cards to each seat, or a few cards: what a player can check by hand.
const hands = (...four: Card[][]) => bySeat((seat) => four[seat]!);
describe('what a player can check by hand', () => {
  const CASES: [string, OpenPosition, number][] = [
    [
      'nine trumps take everything',
      {
        mode: trump('H'),
        leader: 0,
        trick: [],
        hands: bySeat((seat) => Array.from({ length: 9 }, (_, rank) => cardAt(9 * seat + rank))),
      },
      157,
    ],
    [
      'SSC 2.05 the jack of trumps is held back until the last trick',
      {
        mode: trump('S'),
        leader: 0,
        trick: ['S9'],
        hands: hands(['D6'], ['SJ', 'HA'], ['C6', 'C7'], ['C8', 'C9']),
      },
      // Seat 1 throws the ace under the nine or takes it: taking 14 and then losing nothing is best.
      14 + 20 + 0 + 11 + 5,
    ],
    [
      'the highest card wins in Obenabe',
      { mode: OBENABE, leader: 2, trick: [], hands: hands(['H6'], ['H7'], ['HA'], ['H9']) },
      11 + 5,
    ],
    [
      'the lowest card wins in Undenufe',
      { mode: UNDENUFE, leader: 2, trick: [], hands: hands(['H6'], ['H7'], ['HA'], ['H9']) },
      11 + 5,
    ],
  ];
  test.each(CASES)('%s', (_, position, points) => {
    expect(solvePoints(module, position)).toBe(points);
    expect(Math.max(...solve(module, position).cards.map(([, value]) => value))).toBe(points);
  });
});

test('a whole deal in every mode has a value, and some card reaches it', () => {
  const dice = diceFrom('whole deals');
  for (const mode of [...MODES].slice(4)) {
    const position = { ...endingOf(dice, 9, 0), mode };
    const { points, cards } = solve(module, position);
    expect(Math.max(...cards.map(([, value]) => value))).toBe(points);
    expect(cards).toHaveLength(9);
  }
});

// What minimax cannot judge any more is judged card by card: every promise is the best of the promises after it.
test('eight tricks in trump: a position is worth what its best card is worth, down to where minimax judges', () => {
  const dice = diceFrom('promises');
  let position: OpenPosition = { ...endingOf(dice, 8, 0), mode: trump('C') };
  for (let tricks = 8; tricks > 3; ) {
    const seat = seatAfter(position.leader, position.trick.length);
    const options = legalCards(position.hands[seat], position.trick, position.mode).map((card) => {
      const next = after(position, card);
      return { next, points: promised(next, teamOf(seat)) };
    });
    const best = options.reduce((a, b) => (b.points > a.points ? b : a));
    expect({ tricks, points: solvePoints(module, position) }).toEqual({ tricks, points: best.points });
    position = turned(best.next);
    if (position.trick.length === 0) tricks--;
  }
  expect(solvePoints(module, position)).toBe(minimax(position));
});

/** What the solver promises a team; a full trick is turned first. */
function promised(position: OpenPosition, team: 0 | 1): number {
  const { leader, trick, mode } = position;
  const winner = trick.length === 4 ? trickWinner(trick, leader, mode) : undefined;
  const next = turned(position);
  const points = solvePoints(module, next);
  const onTurn = teamOf(seatAfter(next.leader, next.trick.length));
  const mine = onTurn === team ? points : restOf(next) - points;
  return mine + (winner !== undefined && teamOf(winner) === team ? trickPoints(trick, mode, false) : 0);
}

function turned(position: OpenPosition): OpenPosition {
  const { leader, trick, mode } = position;
  return trick.length === 4 ? { ...position, leader: trickWinner(trick, leader, mode), trick: [] } : position;
}
