import { expect, test } from 'vitest';
import { type Card, DECK, parseCard, RANKS, type Rank, SUITS } from './card.ts';
import { letterOf, MODES, type Mode, OBENABE, parseMode, pointsOf, rankIn, trump, UNDENUFE } from './mode.ts';
import { beats, trickPoints, trickWinner, winningCard } from './trick.ts';

// SSC 2.03: rank and point value, strongest first, as the regulation prints them.
const TRUMP_SUIT = 'J 20, 9 14, A 11, K 4, Q 3, T 10, 8 0, 7 0, 6 0';
const MINOR_SUIT = 'A 11, K 4, Q 3, J 2, T 10, 9 0, 8 0, 7 0, 6 0';
const TABLES: readonly [name: string, mode: Mode, card: (rank: Rank) => Card, table: string][] = [
  ...SUITS.map(
    (suit) => [`trump suit ${suit}`, trump(suit), (rank: Rank): Card => `${suit}${rank}`, TRUMP_SUIT] as const,
  ),
  ...SUITS.map(
    (suit, i) =>
      [`minor suit ${suit}`, trump(SUITS[(i + 1) % 4]!), (rank: Rank): Card => `${suit}${rank}`, MINOR_SUIT] as const,
  ),
  ['tops-down', OBENABE, (rank: Rank): Card => `D${rank}`, 'A 11, K 4, Q 3, J 2, T 10, 9 0, 8 8, 7 0, 6 0'],
  ['bottoms-up', UNDENUFE, (rank: Rank): Card => `C${rank}`, '6 11, 7 0, 8 8, 9 0, T 10, J 2, Q 3, K 4, A 0'],
].map(([name, mode, card, table]) => [name, mode, card, table] as [string, Mode, (rank: Rank) => Card, string]);

test.each(TABLES)('SSC 2.03 order and points: %s', (_, mode, card, table) => {
  const cards = RANKS.map(card).sort((a, b) => rankIn(b, mode) - rankIn(a, mode));
  expect(cards.map((held) => `${held[1]} ${pointsOf(held, mode)}`).join(', ')).toBe(table);
});

test('SSC 2.04 the cards of every mode are worth 152 points', () => {
  for (const mode of MODES) expect(DECK.reduce((sum, card) => sum + pointsOf(card, mode), 0)).toBe(152);
});

const WINNERS: readonly [name: string, trick: Card[], mode: Mode, winner: number][] = [
  ['the highest card of the suit led', ['H9', 'HA', 'HK', 'H6'], trump('S'), 1],
  ['a card of another suit wins nothing', ['H6', 'DA', 'CA', 'H7'], trump('S'), 3],
  ['the lowest trump beats the highest minor card', ['HA', 'S6', 'HK', 'CA'], trump('S'), 1],
  ['the higher of two trumps', ['HA', 'S8', 'S9', 'SA'], trump('S'), 2],
  ['the jack beats the nine of trumps', ['S9', 'SA', 'SJ', 'SK'], trump('S'), 2],
  ['the ace in Obenabe', ['HK', 'SJ', 'HA', 'S9'], OBENABE, 2],
  ['the six in Undenufe', ['HK', 'H7', 'H6', 'HA'], UNDENUFE, 2],
];

test.each(WINNERS)('SSC 2.05 the trick goes to %s', (_, trick, mode, winner) => {
  expect(winningCard(trick, mode)).toBe(winner);
  expect(trickWinner(trick, 3, mode)).toBe((3 + winner) % 4);
});

test('SSC 2.04 the last trick is worth five points more', () => {
  const trick: Card[] = ['S9', 'SA', 'SJ', 'SK'];
  expect(trickPoints(trick, trump('S'), false)).toBe(49);
  expect(trickPoints(trick, trump('S'), true)).toBe(54);
});

test('of two different cards in play, at most one beats the other', () => {
  for (const mode of MODES)
    for (const a of DECK) for (const b of DECK) if (a !== b && beats(a, b, mode)) expect(beats(b, a, mode)).toBe(false);
});

test('cards and modes are read as people write them', () => {
  expect([
    parseCard('h10'),
    parseCard('HT'),
    parseCard(' sj '),
    parseCard('H5'),
    parseCard('XX'),
    parseCard(7),
  ]).toEqual(['HT', 'HT', 'SJ', undefined, undefined, undefined]);
  for (const mode of MODES) expect(parseMode(letterOf(mode))).toEqual(mode);
  expect(parseMode('X')).toBeUndefined();
});
