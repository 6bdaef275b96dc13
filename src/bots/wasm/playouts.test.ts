import { expect, test } from 'vitest';
import { cardAt } from '../../schieber/card.ts';
import { judgeGame } from '../../schieber/judge.ts';
import { MODES } from '../../schieber/mode.ts';
import type { Seat } from '../../schieber/seat.ts';
import { fileStock } from '../../server/bots/stock.ts';
import { openModule } from './module.ts';
import { openPlayouts } from './playouts.ts';

test('SSC 2.05 random games in WebAssembly keep the rules: the readable judge finds no fault in 1,500 of them', () => {
  const { play, last } = openPlayouts(openModule(fileStock().instance()!), 'judge');
  const modes = new Set<number>();
  for (let game = 0; game < 1500; game++) {
    const points = play(1);
    const { mode, leader, cards } = last();
    const tricks = Array.from({ length: 9 }, (_, trick) => [...cards.subarray(4 * trick, 4 * trick + 4)].map(cardAt));
    const verdict = judgeGame(MODES[mode]!, leader as Seat, tricks);
    expect({ game, illegal: verdict.illegal, points: verdict.points[0] }).toEqual({ game, illegal: undefined, points });
    modes.add(mode);
  }
  expect(modes.size).toBe(6);
});
