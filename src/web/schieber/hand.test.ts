import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Card, DECK } from '../../schieber/card.ts';
import { legalCards } from '../../schieber/legal.ts';
import { MODES, OBENABE, trump, UNDENUFE } from '../../schieber/mode.ts';
import { whyNot } from '../../schieber/whyNot.ts';
import { handRows, sortHand } from './hand.ts';

const hands = fc.shuffledSubarray([...DECK], { minLength: 1, maxLength: 9 });

describe('the hand', () => {
  test('lies by suit, strongest first, trumps first if so wished', () => {
    const hand: Card[] = ['C6', 'H9', 'SA', 'HJ', 'HA', 'D7', 'S9'];
    const order = { deck: 'de', trumpFirst: true } as const;
    expect(sortHand(hand, { ...order, mode: trump('S') })).toEqual(['S9', 'SA', 'HA', 'HJ', 'H9', 'D7', 'C6']);
    expect(sortHand(hand, { ...order, mode: trump('S'), trumpFirst: false })).toEqual([
      'HA',
      'HJ',
      'H9',
      'D7',
      'S9',
      'SA',
      'C6',
    ]);
    expect(sortHand(hand, { ...order, mode: UNDENUFE })).toEqual(['H9', 'HJ', 'HA', 'D7', 'S9', 'SA', 'C6']);
  });

  test('alternates red and black in the French deck', () => {
    const order = { deck: 'fr', mode: OBENABE, trumpFirst: true } as const;
    expect(sortHand(['C6', 'D6', 'S6', 'H6'], order)).toEqual(['H6', 'S6', 'D6', 'C6']);
  });

  test('keeps every card, whatever the order', () => {
    fc.assert(
      fc.property(hands, fc.constantFrom(...MODES, undefined), fc.boolean(), (hand, mode, trumpFirst) => {
        expect([...sortHand(hand, { mode, deck: 'de', trumpFirst })].sort()).toEqual([...hand].sort());
      }),
    );
  });

  test.each([
    [9, [5, 4]],
    [8, [4, 4]],
    [5, [3, 2]],
    [4, [4]],
    [1, [1]],
  ])('of %i cards lies in rows of %j', (count, rows) => {
    const cards = DECK.slice(0, count);
    expect(handRows(cards, true).map((row) => row.length)).toEqual(rows);
    expect(handRows(cards, true).flat()).toEqual(cards);
    expect(handRows(cards, false)).toEqual([cards]);
  });
});

// hand | trick so far | mode | card | why not
const SSC_2_05: [string, Card[], Card[], 'H' | 'D' | 'S' | 'C', Card, string | undefined][] = [
  ['any card may open', ['H6', 'S7'], [], 'S', 'H6', undefined],
  ['a suit one holds is followed', ['H6', 'D7', 'SJ'], ['HA'], 'S', 'D7', 'follow-suit'],
  ['or trumped', ['H6', 'D7', 'SJ'], ['HA'], 'S', 'SJ', undefined],
  ['nobody undertrumps', ['S6', 'SJ', 'D7'], ['HA', 'S9'], 'S', 'S6', 'undertrump'],
  ['trumps are followed', ['S6', 'D7'], ['S9'], 'S', 'D7', 'follow-trump'],
  ['the jack of trumps may be held back', ['SJ', 'D7'], ['S9'], 'S', 'D7', undefined],
];

describe('why a card may not be played (SSC 2.05)', () => {
  test.each(SSC_2_05)('%s', (_, hand, trick, suit, card, code) => {
    expect(whyNot(card, hand, trick, trump(suit))?.code).toBe(code);
  });

  test('SSC 2.05 in Obenabe and Undenufe nobody is told to trump', () => {
    for (const mode of [OBENABE, UNDENUFE])
      expect(whyNot('D7', ['H6', 'D7'], ['HA'], mode)).toEqual({ code: 'follow-suit-only', suit: 'H' });
  });

  test('SSC 2.05 there is a reason exactly for the cards that are not legal', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...DECK], { minLength: 2, maxLength: 12 }),
        fc.nat(3),
        fc.constantFrom(...MODES),
        (cards, played, mode) => {
          const trick = cards.slice(0, Math.min(played, cards.length - 1));
          const hand = cards.slice(trick.length);
          const legal = legalCards(hand, trick, mode);
          for (const card of hand) expect(whyNot(card, hand, trick, mode) === undefined).toBe(legal.includes(card));
        },
      ),
    );
  });
});
