import { TODAY } from '../src/bots/levels.ts';
import { plainEngine } from '../src/bots/net/engine.ts';
import { netChoice } from '../src/bots/net/netPlayer.ts';
import { readWeights } from '../src/bots/net/weightsFile.ts';
import { openPlayers } from '../src/bots/player.ts';
import { solvePoints } from '../src/bots/solver/solver.ts';
import type { Chooser } from '../src/bots/table.ts';
import { diceFrom } from '../src/bots/testing/dice.ts';
import { endingOf } from '../src/bots/testing/endings.ts';
import { viewsOf } from '../src/bots/testing/positions.ts';
import { openModule } from '../src/bots/wasm/module.ts';
import { measurePlayouts, quickPlayouts } from '../src/cli/playouts.ts';
import { MODES } from '../src/schieber/mode.ts';
import type { View } from '../src/schieber/view.ts';
import { fileStock } from '../src/server/bots/stock.ts';

const print = (bench: string, figure: number, unit: string) =>
  console.log(JSON.stringify({ bench, figure: Math.round(figure * 10_000) / 10_000, unit }));

const stock = fileStock();
const players = openPlayers(stock);
const chooserOf = (level: keyof typeof TODAY): Chooser => {
  const player = players.playerOf(TODAY[level]);
  if (!player.ok) throw new Error(`${level} is missing`);
  return player.value.choose;
};

const master = chooserOf('master');
const views = [...viewsOf('bench', 40, master)];

/** Milliseconds of processor time a decision, and the time by the clock that 99 of 100 decisions stay below. */
function decisions(name: string, choose: Chooser, positions: readonly View[], rounds: number): void {
  for (const view of positions.slice(0, 200)) choose(view);
  const clock: number[] = [];
  const from = process.cpuUsage();
  for (let round = 0; round < rounds; round++) {
    for (const view of positions) {
      const began = performance.now();
      choose(view);
      clock.push(performance.now() - began);
    }
  }
  const spent = process.cpuUsage(from);
  const mean = (spent.user + spent.system) / 1000 / clock.length;
  clock.sort((a, b) => a - b);
  print(`bots-${name}-mean`, mean, 'ms a decision, one core');
  print(`bots-${name}-p99`, clock[Math.floor(0.99 * clock.length)]!, 'ms a decision, by the clock');
  print(`bots-${name}-perSecond`, Math.round(1000 / mean), 'decisions/s, one core');
}

decisions('apprentice', chooserOf('apprentice'), views, 20);
decisions('club', chooserOf('club'), views, 5);
decisions('master', master, views, 5);
decisions('grandmaster', chooserOf('grandmaster'), views.slice(0, 400), 1);
const weights = readWeights(stock.weights(TODAY.master.weights)!);
if (weights.ok) {
  const plain = plainEngine(weights.value);
  decisions('master-plain', (view) => netChoice(view, plain), views.slice(0, 400), 2);
}

const module = openModule(stock.instance()!);
const TRUMP = MODES.slice(0, 4);
const NO_TRUMP = MODES.slice(4);
for (const [name, tricks, modes, count] of [
  ['trump-5', 5, TRUMP, 1000],
  ['trump-6', 6, TRUMP, 400],
  ['trump-7', 7, TRUMP, 150],
  ['noTrump-9', 9, NO_TRUMP, 60],
  ['trump-9', 9, TRUMP, 40],
] as const) {
  const dice = diceFrom(`solver/${name}`);
  const questions = Array.from({ length: count }, () => ({
    ...endingOf(dice, tricks, 0),
    mode: modes[dice.below(modes.length)]!,
  }));
  const from = process.cpuUsage().user;
  for (const question of questions) solvePoints(module, question);
  print(`bots-solver-${name}`, (process.cpuUsage().user - from) / 1000 / count, 'ms a position');
}

print(
  'bots-playouts',
  Math.max(...[1, 2, 3].map((seed) => measurePlayouts(2, quickPlayouts(String(seed))).perSecond)),
  'games/s on one core',
);
