import { TODAY } from '../../src/bots/levels.ts';
import { openPlayers } from '../../src/bots/player.ts';
import { checkPuzzle } from '../../src/lessons/checking.ts';
import { ALL_PUZZLES } from '../../src/lessons/shelf.ts';
import { WORLDS_A_LOOK } from '../../src/lessons/weighing.ts';
import { fileStock } from '../../src/server/bots/stock.ts';

export const checks = {
  /** Every answer weighed again in worlds of another seed: it is the best card by four standard errors. */
  puzzles: async (seed: string) => {
    const mind = openPlayers(fileStock()).mindOf(TODAY.master.weights)!;
    const figure = { puzzles: 0, wrong: 0, leastPoints: 99, meanPoints: 0, worlds: 0, seconds: 0 };
    const from = process.cpuUsage();
    for (const puzzle of ALL_PUZZLES) {
      const { ok, points, looks } = checkPuzzle(puzzle, mind, `long/${seed}`)!;
      figure.puzzles++;
      if (!ok) figure.wrong++;
      figure.leastPoints = Math.min(figure.leastPoints, Math.round(10 * points) / 10);
      figure.meanPoints += points / ALL_PUZZLES.length;
      figure.worlds += looks * WORLDS_A_LOOK;
    }
    const { user, system } = process.cpuUsage(from);
    figure.meanPoints = Math.round(10 * figure.meanPoints) / 10;
    figure.seconds = Math.round((user + system) / 1e6);
    return { ok: figure.wrong === 0 && figure.puzzles >= 300, figure };
  },
};
