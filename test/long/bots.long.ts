import { monitorEventLoopDelay } from 'node:perf_hooks';
import { LEVELS, type Level, TODAY, WEIGHTS } from '../../src/bots/levels.ts';
import { plainEngine } from '../../src/bots/net/engine.ts';
import { declarationFrom } from '../../src/bots/net/netPlayer.ts';
import { readWeights } from '../../src/bots/net/weightsFile.ts';
import { openPlayers } from '../../src/bots/player.ts';
import { solvePoints } from '../../src/bots/solver/solver.ts';
import { diceFrom } from '../../src/bots/testing/dice.ts';
import { endingOf } from '../../src/bots/testing/endings.ts';
import { otherDeals } from '../../src/bots/testing/honesty.ts';
import { minimax } from '../../src/bots/testing/minimax.ts';
import { openPositions, viewsOf } from '../../src/bots/testing/positions.ts';
import { openModule } from '../../src/bots/wasm/module.ts';
import { compete } from '../../src/cli/arena.ts';
import { viewFrom } from '../../src/schieber/view.ts';
import { serverPlayers } from '../../src/server/bots/players.ts';
import { fileStock } from '../../src/server/bots/stock.ts';
import { choicesInBrowser } from '../bots/browser.ts';
import { choicesOf } from '../bots/choices.ts';

const stock = fileStock();
const players = openPlayers(stock);
const chooserOf = (level: Level) => {
  const player = players.playerOf(TODAY[level]);
  if (!player.ok) throw new Error(`${level} is missing`);
  return player.value.choose;
};

/** Who must lead whom, by how many points a game at least, on how many deals. */
const LADDER = [
  ['master', 'apprentice', 30, 3000],
  ['master', 'study', 2, 3000],
  ['master', 'club', 8, 3000],
  ['club', 'apprentice', 8, 3000],
  ['grandmaster', 'master', 2, 2000],
] as const;

const ladder = Object.fromEntries(
  LADDER.map(([a, b, least, deals]) => [
    `bots.strength.${a}-${b}`,
    async (seed: string) => {
      const figure = await compete({ a: [a, a], b: [b, b], seed, deals }, 2);
      return { ok: figure.diffPerGame >= least && figure.diffPerGame - 2 * figure.se > 0, figure };
    },
  ]),
);

/** The computer players' long checks: SSC 2.02. */
export const checks = {
  /** Same view, hidden cards dealt again eight ways: the same choice. */
  'bots.honesty': async (seed: string) => {
    const figure: Record<string, number> = {};
    let differ = 0;
    for (const level of LEVELS) {
      const most = level === 'grandmaster' ? 3000 : 10_000;
      const dice = diceFrom(`${seed}/honesty`);
      const choose = chooserOf(level);
      let positions = 0;
      for (const game of openPositions(`${seed}/${level}`, most, chooserOf('club'))) {
        if (positions === most) break;
        positions++;
        const choice = JSON.stringify(choose(viewFrom(game, game.turn)));
        for (const other of otherDeals(game, game.turn, 8, dice)) {
          if (JSON.stringify(choose(viewFrom(other, game.turn))) !== choice) differ++;
        }
      }
      figure[level] = positions;
    }
    return { ok: differ === 0, figure: { ...figure, differ } };
  },

  /** WebAssembly and plain TypeScript: the same choice. */
  'bots.twins': async (seed: string) => {
    const weights = readWeights(stock.weights(WEIGHTS['master-1'])!);
    if (!weights.ok) throw new Error(weights.refusal);
    const plain = plainEngine(weights.value);
    const choose = chooserOf('master');
    let positions = 0;
    let differ = 0;
    for (const view of viewsOf(`${seed}/twins`, 100_000, chooserOf('club'))) {
      if (positions === 100_000) break;
      positions++;
      const choice = choose(view);
      const slow =
        view.phase === 'declaring'
          ? declarationFrom(plain.declarationsOf(view.hand, view.passed))
          : ({ type: 'play', card: plain.cardOf(view as never) } as const);
      if (JSON.stringify(choice) !== JSON.stringify(slow)) differ++;
    }
    return { ok: differ === 0, figure: { positions, differ } };
  },

  /** The browser's worker and Node: the same choice, and how long it takes there. */
  'bots.browser': async (seed: string) => {
    const games = 2700; // a hundred thousand positions
    const there = await choicesInBrowser(seed, games);
    const here = choicesOf(stock, seed, games);
    const isSame = there.hash === here.hash && there.positions >= 99_000;
    return { ok: isSame && there.msPerDecision <= 2, figure: { isSame, there, msPerDecisionHere: here.msPerDecision } };
  },

  /** The solver against minimax on the readable rules: endings of three, four and five tricks, a third each. */
  'bots.solver': async (seed: string) => {
    const module = openModule(stock.instance()!);
    const dice = diceFrom(`${seed}/solver`);
    const endings = Number(process.env['ENDINGS'] ?? 100_000);
    let wrong = 0;
    for (let i = 0; i < endings; i++) {
      const position = endingOf(dice, 3 + (i % 3));
      if (solvePoints(module, position) !== minimax(position)) wrong++;
    }
    return { ok: wrong === 0, figure: { endings, wrong } };
  },

  ...ladder,

  /** Beside the apprentice, against two masters: the pair's lead, with different players in the second seat. */
  'bots.partner': async (seed: string) => {
    const figure: Record<string, { lead: number; se: number }> = {};
    for (const own of ['master', 'flat', 'pimc', 'club', 'apprentice'] as const) {
      const deals = own === 'pimc' ? 500 : 2000;
      const { diffPerGame, se } = await compete({ a: [own, 'apprentice'], b: ['master', 'master'], seed, deals }, 2);
      figure[own] = { lead: diffPerGame, se };
    }
    const net = figure['master']!.lead;
    return { ok: net > figure['flat']!.lead && net > figure['pimc']!.lead, figure };
  },

  /** Sixty-four tables ask at once, one in eight for the grandmaster: the event loop is never held up. */
  'bots.loop': async (seed: string) => {
    const server = serverPlayers();
    const views = [...viewsOf(`${seed}/loop`, 40, chooserOf('master'))];
    await server.choose(TODAY.master, views[0]!);
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const asks = Array.from({ length: 64 }, async (_, table) => {
      const level = table % 8 === 0 ? 'grandmaster' : 'master';
      for (let i = table; i < views.length; i += 64) {
        await server.choose(TODAY[level], views[i]!, { owner: `guest:${table}`, isRated: false });
        await new Promise((resolve) => setImmediate(resolve));
      }
    });
    await Promise.all(asks);
    delay.disable();
    await server.close();
    const p99 = Math.round(delay.percentile(99) / 1e4) / 100;
    return { ok: p99 <= 20, figure: { p99Ms: p99, asked: views.length } };
  },
} satisfies Record<string, (seed: string) => Promise<{ ok: boolean; figure: unknown }>>;
