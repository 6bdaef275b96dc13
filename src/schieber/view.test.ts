import { expect, test } from 'vitest';
import type { Card } from './card.ts';
import { evolve, type Match } from './match.ts';
import { SEATS } from './seat.ts';
import { randomMatch, setupOf } from './testing.ts';
import { legalIn, matchViewFrom } from './view.ts';

test('a view holds the own hand and every card that was played, and no card of another hand', () => {
  let match: Match | undefined;
  for (const event of randomMatch(setupOf(3), 'views')) {
    match = evolve(match, event);
    const { game } = match;
    if (game.phase === 'over') continue;
    for (const seat of SEATS) {
      const text = JSON.stringify(matchViewFrom(match, seat));
      const hidden = SEATS.filter((other) => other !== seat).flatMap((other) => game.hands[other]);
      for (const card of hidden) expect(text).not.toContain(`"${card}"`);
      for (const card of game.hands[seat]) expect(text).toContain(`"${card}"`);
      if (game.phase === 'playing') {
        const seen: readonly Card[] = [...game.turned.flatMap((trick) => trick.cards), ...game.trick];
        for (const card of seen) expect(text).toContain(`"${card}"`);
      }
    }
  }
});

test('only the player on turn has legal cards', () => {
  let match: Match | undefined;
  for (const event of randomMatch(setupOf(1), 'turns')) {
    match = evolve(match, event);
    if (match.game.phase !== 'playing') continue;
    for (const seat of SEATS)
      expect(legalIn(matchViewFrom(match, seat).game).length > 0).toBe(seat === match.game.turn);
  }
});
