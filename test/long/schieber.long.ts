import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareEngines } from '../../src/schieber/judges/compare.ts';
import { parseEnding, perft, perftByRules } from '../../src/schieber/perft.ts';

export const checks = {
  /** The readable rules and the masks on a million positions of seeded random play in all six modes. */
  'schieber-engines-agree': async (seed: string) => {
    const figure = compareEngines(1_000_000, seed);
    return { ok: figure.differences === 0 && figure.modes.length === 6, figure };
  },
  /** Every ending of perft.txt by both engines, the big ones too. */
  'schieber-perft-agrees': async () => {
    const file = join(process.cwd(), 'src/schieber/perft.txt');
    const endings = readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map(parseEnding);
    const wrong = endings.filter(
      ({ mode, hands, leader, count }) =>
        perft(mode, hands, leader) !== count || perftByRules(mode, hands, leader) !== count,
    );
    return {
      ok: wrong.length === 0,
      figure: {
        endings: endings.length,
        lines: endings.reduce((sum, { count }) => sum + count, 0),
        wrong: wrong.length,
      },
    };
  },
};
