import { describe, expect, test } from 'vitest';
import { explain } from '../review/explain.ts';
import { viewFrom } from '../schieber/view.ts';
import { fileStock } from '../server/bots/stock.ts';
import { LEVELS, TODAY } from './levels.ts';
import { possibleCards } from './net/shown.ts';
import { openPlayers } from './player.ts';
import { diceFrom } from './testing/dice.ts';
import { otherDeals } from './testing/honesty.ts';
import { openPositions } from './testing/positions.ts';

const players = openPlayers(fileStock());
const chooserOf = (level: (typeof LEVELS)[number]) => {
  const player = players.playerOf(TODAY[level]);
  if (!player.ok) throw new Error(`${level} is missing`);
  return player.value.choose;
};

describe('honest computer players', () => {
  // Grandmaster thinks long: every third position of a game. The long check looks at more of everybody.
  const POSITIONS = { apprentice: 300, club: 300, master: 300, grandmaster: 12 };
  const EVERY = { apprentice: 1, club: 1, master: 1, grandmaster: 3 };
  test.each(LEVELS)('%s: same view, hidden cards dealt again eight ways, the same choice', (level) => {
    const choose = chooserOf(level);
    const dice = diceFrom(`honesty/${level}`);
    let [met, positions] = [0, 0];
    for (const game of openPositions(`honesty/${level}`, 40, chooserOf('apprentice'))) {
      if (met++ % EVERY[level] > 0) continue;
      const seat = game.turn;
      const choice = choose(viewFrom(game, seat));
      const others = otherDeals(game, seat, 8, dice);
      expect(others).toHaveLength(8);
      for (const other of others) expect(choose(viewFrom(other, seat))).toEqual(choice);
      if (++positions === POSITIONS[level]) break;
    }
    expect(positions).toBe(POSITIONS[level]);
  });

  test('the hidden cards really were dealt otherwise, and everybody could have played as they did', () => {
    const dice = diceFrom('otherwise');
    let moved = 0;
    for (const game of openPositions('otherwise', 3, chooserOf('apprentice'))) {
      if (game.phase !== 'playing') continue;
      const possible = possibleCards({ ...viewFrom(game, game.turn), phase: 'playing' } as never);
      for (const other of otherDeals(game, game.turn, 2, dice)) {
        if (other.phase !== 'playing') throw new Error('still playing');
        for (const seat of [1, 2, 3].map((step) => ((game.turn + step) % 4) as 0 | 1 | 2 | 3)) {
          expect(other.hands[seat]).toHaveLength(game.hands[seat].length);
          for (const card of other.hands[seat]) {
            expect(possible[seat].has(card)).toBe(true);
            if (!game.hands[seat].includes(card)) moved++;
          }
        }
      }
    }
    expect(moved).toBeGreaterThan(500);
  });
});

test('an explanation comes from the view alone and names the best cards', () => {
  const mind = players.mindOf(TODAY.master.weights)!;
  const dice = diceFrom('explain');
  let explained = 0;
  for (const game of openPositions('explain', 2, chooserOf('master'))) {
    if (game.phase !== 'playing' || game.turned.length < 5) continue;
    const view = viewFrom(game, game.turn);
    const choice = chooserOf('master')(view);
    if (choice.type !== 'play') continue;
    const explanation = explain(view, choice.card, mind);
    if (!explanation) continue;
    if (++explained > 8) break;
    const rows = [...explanation.best, ...(explanation.played ? [explanation.played] : [])];
    expect(rows.map(({ card }) => card)).toContain(choice.card);
    for (const { points } of rows) expect(points).toBeLessThanOrEqual(rows[0]!.points);
    for (const other of otherDeals(game, game.turn, 1, dice)) {
      expect(explain(viewFrom(other, game.turn), choice.card, mind)).toEqual(explanation);
    }
  }
  expect(explained).toBeGreaterThan(5);
});
