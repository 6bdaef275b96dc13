import { TODAY } from '../../src/bots/levels.ts';
import { openPlayers, type Stock } from '../../src/bots/player.ts';
import { RULE_1, ruleOne } from '../../src/bots/rule/ruleOne.ts';
import { viewsOf } from '../../src/bots/testing/positions.ts';
import { sha256Hex } from '../../src/kit/hash.ts';
import type { Chosen } from './browser.ts';

/** The master's choices in every position of a row of games; nothing but the clock differs from machine to machine. */
export function choicesOf(stock: Stock, seed: string, games: number): Chosen {
  const player = openPlayers(stock).playerOf(TODAY.master);
  if (!player.ok) throw new Error('the master is missing');
  let hash = '';
  let positions = 0;
  let spent = 0;
  for (const view of viewsOf(seed, games, (view) => ruleOne(view, RULE_1))) {
    const from = performance.now();
    const choice = player.value.choose(view);
    spent += performance.now() - from;
    hash = sha256Hex(hash + JSON.stringify(choice));
    positions++;
  }
  return { hash, positions, msPerDecision: Math.round((1000 * spent) / positions) / 1000 };
}
