import { describe, expect, test } from 'vitest';
import { francs, rappen } from '../ledger/money.ts';
import { FACES, type Face, lowValueOf, rankOf } from './face.ts';
import { entryLevel, judge, LEVELS, nextLevel } from './highLow.ts';
import { winFor } from './payout.ts';
import { EMPTY_PILE, isBust, isComplete, isSoft, put, totalOf } from './pile.ts';
import { highestRisk } from './risk.ts';
import { beginRound, completePiles, earnsFreeCards, FIRST_CARDS, PILES, place, type Round } from './round.ts';

const pileOf = (cards: string) =>
  (cards === '' ? [] : cards.split(' ')).reduce((pile, card) => put(pile, card as Face), EMPTY_PILE);

test('B21 7.2 two to ten count their number, court cards ten, the ace eleven or one', () => {
  expect(FACES.map((face) => lowValueOf(face))).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 1]);
  expect(FACES.map((face) => totalOf(pileOf(face)))).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 11]);
});

// cards | total | soft
test.each([
  ['', 0, false],
  ['A', 11, true],
  ['A A', 12, true],
  ['A K', 21, true],
  ['A 9 A', 21, true],
  ['A 5 K', 16, false],
  ['A K K', 21, false],
  ['K A 5', 16, false],
  ['A A A A A A A A A A A', 21, true],
  ['10 J A', 21, false],
  ['K 9 2', 21, false],
  ['K 9 3', 22, false],
] as const)('B21 7.3 an ace goes down to one as soon as its pile exceeds 21: %s is %i', (cards, total, soft) => {
  const pile = pileOf(cards);
  expect([totalOf(pile), isSoft(pile)]).toEqual([total, soft]);
  expect(isComplete(pile)).toBe(total === 21);
  expect(isBust(pile)).toBe(total > 21); // B21 6.2
});

/** A round with these piles and this card shown. */
const roundWith = (piles: readonly string[], shown: Face, over: Partial<Round> = {}): Round => ({
  ...beginRound(francs(1)),
  piles: piles.map(pileOf),
  shown,
  left: 4,
  ...over,
});

test('B21 9, B21 6.1 a round begins with eight cards and five empty piles', () => {
  const round = beginRound(francs(3));
  expect([round.left, round.piles.length, completePiles(round)]).toEqual([FIRST_CARDS, PILES, 0]);
  expect(FIRST_CARDS).toBe(8);
});

describe('free cards', () => {
  // piles | card | onto | had three before | free cards
  test.each([
    ['B21 10.1 the second complete pile', ['K A', 'K 6', '', '', ''], '5', 1, false, true],
    ['the first complete pile gives none', ['K 6', '', '', '', ''], '5', 0, false, false],
    ['the third complete pile gives none', ['K A', 'K A', 'K 6', '', ''], '5', 2, false, false],
    ['B21 11.1 completed again after a removal', ['K A', 'K A 5', '', '', ''], '5', 1, false, true],
    ['B21 11.2 removed by a ten it is 21 again at once', ['K A', 'K A', '', '', ''], 'K', 1, false, false],
    ['B21 11.2 after three at once, never again', ['K A', 'K A 5', '', '', ''], '5', 1, true, false],
    ['a card that completes nothing', ['K A', 'K 6', '', '', ''], '4', 1, false, false],
  ] as const)('%s', (_, piles, shown, onto, hadThree, free) => {
    const before = roundWith(piles, shown, { hadThree });
    expect(earnsFreeCards(before, place(before, onto))).toBe(free);
  });

  test('B21 11.3 an opened pile does not count as complete', () => {
    const before = roundWith(['K A', 'K A', '', '', ''], '5');
    expect(completePiles(before)).toBe(2);
    expect(completePiles(place(before, 0))).toBe(1);
  });

  test('B21 11.2 three piles at once are remembered', () => {
    const three = place(roundWith(['K A', 'K A', 'K 6', '', ''], '5'), 2);
    expect(three.hadThree).toBe(true);
    expect(place({ ...three, shown: '5' }, 0).hadThree).toBe(true);
  });
});

test('B21 8 no, no, 1.1, 5, 10 and 20 times the stake, in whole Rappen for every stake', () => {
  const rows = [1, 2, 3, 4, 5].map((stake) => [0, 1, 2, 3, 4, 5].map((piles) => winFor(francs(stake), piles)));
  expect(rows).toEqual([
    [0, 0, 110, 500, 1000, 2000],
    [0, 0, 220, 1000, 2000, 4000],
    [0, 0, 330, 1500, 3000, 6000],
    [0, 0, 440, 2000, 4000, 8000],
    [0, 0, 550, 2500, 5000, 10_000],
  ]);
  for (let risk = 10; risk <= 20_000; risk += 10)
    for (let piles = 0; piles <= 5; piles++) expect(Number.isInteger(winFor(rappen(risk), piles))).toBe(true);
});

test('B21 16 the ranks rise from the two to the ace', () => {
  expect(rankOf('A')).toBeGreaterThan(rankOf('K'));
  expect(FACES.map(rankOf)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

test('B21 15.1, B21 15.3 higher or lower is judged by rank for all 169 pairs; equal ranks are not evaluated', () => {
  for (const [i, open] of FACES.entries())
    for (const [j, covered] of FACES.entries()) {
      expect(judge('higher', open, covered)).toBe(i === j ? 'equal' : j > i ? 'right' : 'wrong');
      expect(judge('lower', open, covered)).toBe(i === j ? 'equal' : j < i ? 'right' : 'wrong');
    }
});

test('B21 17 five, seven, ten, fourteen, twenty; B21 14.1 three piles enter at five, four at ten', () => {
  expect(LEVELS).toEqual([5, 7, 10, 14, 20]);
  expect(([5, 7, 10, 14] as const).map(nextLevel)).toEqual([7, 10, 14, 20]);
  expect([0, 1, 2, 3, 4, 5].map(entryLevel)).toEqual([undefined, undefined, undefined, 5, 10, undefined]);
});

// win | put aside | largest Risk stake
test.each([
  [5, 0, 5],
  [25, 0, 25],
  [25.1, 0, 6.2],
  [28, 0, 7],
  [35, 0, 8.7],
  [100, 0, 25],
  [800, 0, 200],
  [1000, 0, 200],
  [0.5, 0, 0.1],
  [1000, 3990, 0.5],
  [1000, 4000, 0],
  [100, 4898.1, 0.1],
  [100, 4898.2, 0],
  [4.9, 0, 1.2],
])(
  'B21 21.1, B21 21.2, B21 2.5 after a win of CHF %d with CHF %d aside Risk takes up to CHF %d',
  (won, aside, highest) => {
    const toRappen = (chf: number) => rappen(Math.round(chf * 100));
    expect(highestRisk(toRappen(won), toRappen(aside))).toBe(toRappen(highest));
  },
);
