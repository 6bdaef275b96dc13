import { describe, expect, test } from 'vitest';
import { TODAY } from '../bots/levels.ts';
import { openPlayers } from '../bots/player.ts';
import { closesAt, opensAt } from '../daily/calendar.ts';
import { addDays, zurichDay } from '../kit/time.ts';
import { type Card, DECK, indexOf } from '../schieber/card.ts';
import { GAME_POINTS } from '../schieber/game.ts';
import { legalIn } from '../schieber/view.ts';
import { fileStock } from '../server/bots/stock.ts';
import { checkPuzzle } from './checking.ts';
import { IDEAS, type Idea, ideaOf } from './idea.ts';
import { HARDNESSES, hardnessOf, parsePuzzle, printPuzzle, seatedAtZero } from './puzzle.ts';
import { PUZZLES } from './puzzles.ts';
import { ALL_PUZZLES, numberOfDay } from './shelf.ts';

const lines = PUZZLES.trim().split('\n');

describe('puzzles', () => {
  test('there are at least three hundred, no two alike, of every idea and hardness', () => {
    expect(ALL_PUZZLES.length).toBeGreaterThanOrEqual(300);
    const positions = lines.map((line) => line.split(' ').slice(0, 3).join(' '));
    expect(new Set(positions).size).toBe(lines.length);
    expect(IDEAS.filter((idea) => !ALL_PUZZLES.some((puzzle) => ideaOf(puzzle) === idea))).toEqual([]);
    expect(HARDNESSES.filter((hard) => !ALL_PUZZLES.some((puzzle) => hardnessOf(puzzle) === hard))).toEqual([]);
  });

  test('each is a game by the rules (SSC 2.05) with one answer, apart from every other card by 8 points', () => {
    for (const [index, puzzle] of ALL_PUZZLES.entries()) {
      const { view, answer, costs } = puzzle;
      expect(printPuzzle(puzzle)).toBe(lines[index]);
      const seen = [...view.turned.flatMap(({ cards }) => cards), ...view.trick, ...view.hand];
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.every((card) => DECK.includes(card))).toBe(true);
      expect(view.hand.length).toBe(9 - view.turned.length);
      expect(view.points[0] + view.points[1]).toBeLessThan(GAME_POINTS);
      expect([answer, ...costs.map(([card]) => card)].sort()).toEqual([...legalIn(view)].sort());
      expect(Math.min(...costs.map(([, cost]) => cost))).toBeGreaterThanOrEqual(8);
    }
  });

  test('some are weighed again in other worlds: the answer stands', () => {
    const mind = openPlayers(fileStock()).mindOf(TODAY.master.weights)!;
    const late = ALL_PUZZLES.filter(({ view }) => view.hand.length <= 4).slice(0, 4);
    expect(late.map((puzzle) => checkPuzzle(puzzle, mind, 'test')?.ok)).toEqual(late.map(() => true));
  });

  test('a wrong answer is found out', () => {
    const mind = openPlayers(fileStock()).mindOf(TODAY.master.weights)!;
    const puzzle = ALL_PUZZLES.find(({ view }) => view.hand.length === 3)!;
    expect(checkPuzzle({ ...puzzle, answer: puzzle.costs[0]![0] }, mind, 'test')?.ok).toBe(false);
  });

  test('a position is the same from whichever seat it is looked at', () => {
    const { view } = ALL_PUZZLES[0]!;
    expect(seatedAtZero(view)).toEqual(view);
  });

  test('the puzzle of the day changes at midnight on a Swiss clock with the daily twelve, and every one has its day', () => {
    const day = '2026-03-29'; // 23 hours
    const at = (instant: number) => numberOfDay(zurichDay(instant), ALL_PUZZLES.length);
    expect(at(opensAt(day))).toBe(at(closesAt(day) - 1));
    expect(at(closesAt(day))).not.toBe(at(closesAt(day) - 1));
    const count = ALL_PUZZLES.length;
    const numbers = Array.from({ length: count }, (_, i) => numberOfDay(addDays(day, i), count));
    expect(new Set(numbers).size).toBe(count);
    expect(Math.min(...numbers)).toBe(1);
    expect(Math.max(...numbers)).toBe(count);
    expect(numberOfDay('2019-05-01', count)).toBeGreaterThanOrEqual(1);
  });

  // idea | forehand | hand of seat 0 | cards played so far | answer; hearts are trump
  test.each<[Idea, number, Card[], Card[], Card]>([
    ['drawTrumps', 0, ['HJ', 'H9', 'DA', 'C7'], [], 'HJ'],
    ['bock', 0, ['H6', 'DA', 'C8', 'S9'], [], 'DA'],
    ['lead', 0, ['H6', 'D7', 'C8', 'S9'], [], 'D7'],
    ['nell', 3, ['H9', 'H6', 'D7', 'C8'], ['HA'], 'H6'],
    ['nell', 3, ['H9', 'H6', 'D7', 'C8'], ['DA'], 'D7'],
    ['take', 3, ['DA', 'D6', 'C7', 'S8'], ['DK'], 'DA'],
    ['holdBack', 3, ['DA', 'D6', 'C7', 'S8'], ['DK'], 'D6'],
    ['feed', 1, ['DT', 'D8', 'C7', 'S8'], ['D6', 'DA', 'D7'], 'DT'],
    ['discard', 3, ['H6', 'C7', 'S8', 'S9'], ['DK'], 'C7'],
    ['lastTricks', 0, ['DA', 'D6', 'C7'], [], 'DA'],
  ])('%s, forehand %i: of %j after %j', (idea, forehand, hand, plays, answer) => {
    const letters = (cards: readonly Card[]) => cards.map((card) => indexOf(card).toString(36)).join('');
    const line = [`H${forehand}-`, letters(hand), letters(plays), letters([answer]), '', 'a'].join(' ');
    expect(ideaOf(parsePuzzle(line))).toBe(idea);
  });
});
