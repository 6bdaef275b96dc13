import { expect, test } from 'vitest';
import type { Card } from './card.ts';
import { legalCards } from './legal.ts';
import { type Mode, OBENABE, trump, UNDENUFE } from './mode.ts';

type Row = readonly [name: string, hand: readonly Card[], trick: readonly Card[], mode: Mode, legal: readonly Card[]];
const S = trump('S');

// hand | trick so far | mode | legal
const SSC_2_05: readonly Row[] = [
  ['any card may open', ['H6', 'SJ', 'D7'], [], S, ['H6', 'SJ', 'D7']],
  ['follow suit, or ruff', ['H6', 'SJ', 'D7'], ['HA'], S, ['H6', 'SJ']],
  ['follow suit with any rank', ['H6', 'HK', 'D7'], ['HA'], S, ['H6', 'HK']],
  ['void: any card of another suit, or a trump', ['C6', 'SJ', 'D7'], ['HA'], S, ['C6', 'SJ', 'D7']],
  ['no undertrumping when void', ['S6', 'SJ', 'D7'], ['HA', 'S9'], S, ['SJ', 'D7']],
  ['no undertrumping when able to follow', ['H6', 'S6', 'SJ'], ['HA', 'S9'], S, ['H6', 'SJ']],
  ['led suit in hand and only lower trumps: follow', ['H6', 'H8', 'S6', 'S7'], ['HA', 'S9'], S, ['H6', 'H8']],
  ['void with only lower trumps and side cards: a side card', ['S6', 'S7', 'D7', 'CA'], ['HA', 'S9'], S, ['D7', 'CA']],
  ['undertrump from a hand of trumps only', ['S6', 'S7'], ['HA', 'S9'], S, ['S6', 'S7']],
  [
    'M1: a hand of trumps only may undertrump although it holds a higher one',
    ['S6', 'SJ'],
    ['HA', 'S9'],
    S,
    ['S6', 'SJ'],
  ],
  ['two trumps in the trick: the higher one binds', ['SA', 'SJ', 'D7'], ['HA', 'S8', 'S9'], S, ['SJ', 'D7']],
  ['two trumps in the trick, the higher one first', ['SA', 'SJ', 'D7'], ['HA', 'S9', 'S8'], S, ['SJ', 'D7']],
  ['the last player may not undertrump two trumps', ['SK', 'S6', 'D7'], ['HA', 'S9', 'SA'], S, ['D7']],
  ['the trump nine beats the ace, the jack beats the nine', ['SA', 'S9', 'D7'], ['HA', 'SK'], S, ['SA', 'S9', 'D7']],
  ['trump led: follow', ['S6', 'SA', 'D7'], ['S9'], S, ['S6', 'SA']],
  ['trump led: a lower trump may follow, this is no undertrumping', ['S6', 'S7', 'D7'], ['SJ'], S, ['S6', 'S7']],
  ['trump led, void: any card', ['H6', 'D7'], ['S9'], S, ['H6', 'D7']],
  ['the lone jack of trumps need not be played', ['SJ', 'D7', 'HA'], ['S9'], S, ['SJ', 'D7', 'HA']],
  ['jack plus another trump must follow, with either', ['SJ', 'S6', 'D7'], ['S9'], S, ['SJ', 'S6']],
  ['a lone jack of a side suit must follow like any card', ['HJ', 'D7'], ['H9'], S, ['HJ']],
  ['no ruffing in Obenabe', ['H6', 'SJ', 'D7'], ['HA'], OBENABE, ['H6']],
  ['no ruffing in Undenufe', ['H6', 'SJ', 'D7'], ['HA'], UNDENUFE, ['H6']],
  ['void in Obenabe: any card', ['C6', 'SJ', 'D7'], ['HA', 'S6'], OBENABE, ['C6', 'SJ', 'D7']],
  ['a lone jack must follow in Obenabe', ['SJ', 'D7'], ['S9'], OBENABE, ['SJ']],
  ['a discarded trump suit of another game binds nobody', ['H6', 'D7'], ['C9', 'HA', 'S6'], S, ['H6', 'D7']],
];

test.each(SSC_2_05)('SSC 2.05 %s', (_, hand, trick, mode, legal) => {
  expect(legalCards(hand, trick, mode)).toEqual(legal);
});
