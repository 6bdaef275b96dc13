import { describe, expect, test } from 'vitest';
import { shownGames } from '../big21/shownGames.ts';
import { hasBrowser } from './browser.ts';

describe.skipIf(!hasBrowser)('what a player of Big21 sees', () => {
  test('every card, amount and message on the screen is what the record says; `npm run long big21.shown` plays 500 games', async () => {
    const { faults, games, moves } = await shownGames(4, 1);
    expect(faults).toEqual([]);
    expect(games).toBe(4);
    expect(moves).toBeGreaterThan(20);
  }, 240_000);
});
