import { describe, expect, test } from 'vitest';
import { signalsOf, tempoOf } from './fairPlay.ts';

const kinds = (times: readonly number[], agreement = { decisions: 0, master: 0, club: 0 }) =>
  signalsOf(tempoOf(times), agreement).map(({ kind }) => kind);
const moves = (count: number, time: (i: number) => number) => Array.from({ length: count }, (_, i) => time(i));

describe('SSC 8.01 signals of fair play', () => {
  test.each([
    ['nobody plays a whole match at a fifth of a second', moves(300, () => 200), ['tempo']],
    ['most moves below the time to look', moves(300, (i) => (i % 10 < 7 ? 300 : 9000)), ['tempo']],
    ['somebody quick', moves(300, (i) => 700 + (i % 9) * 200), []],
    ['somebody slow', moves(300, (i) => 3000 + i * 20), []],
    ['a few quick moves say nothing', moves(60, () => 100), []],
  ])('%s', (_, times, expected) => expect(kinds(times)).toEqual(expected));

  const usual = moves(300, (i) => 2000 + i);
  test.each([
    ['always the card of the master, where others differ', { decisions: 300, master: 297, club: 3 }, ['agreement']],
    ['always the card of the club player', { decisions: 300, master: 2, club: 298 }, ['agreement']],
    ['an experienced person', { decisions: 300, master: 215, club: 85 }, []],
    ['a perfect day in few decisions', { decisions: 40, master: 40, club: 0 }, []],
  ])('%s', (_, agreement, expected) => expect(kinds(usual, agreement)).toEqual(expected));
});
