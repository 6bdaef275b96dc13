import { LEVELS } from '../../src/bots/levels.ts';
import { type Chooser, playGame } from '../../src/bots/table.ts';
import { dealOf } from '../../src/bots/testing/positions.ts';
import { contestant } from '../../src/cli/contestant.ts';
import { bySeat } from '../../src/schieber/seat.ts';

/** LEVEL_MATCHES: matches of each player at each level; the searching player needs a thousand times as long as the others. */
const MATCHES = Number(process.env['LEVEL_MATCHES'] ?? 2000);
const SEARCHED = Number(process.env['LEVEL_SEARCHED'] ?? 20);
/** LEVELS: only these levels of the computers. */
const ASKED = LEVELS.filter((level) => (process.env['LEVELS'] ?? LEVELS.join()).split(',').includes(level));
/** LEVEL_PLAYERS: only these players; LEVEL_FROM: the first match, to play so many in several runs. */
const PLAYERS = process.env['LEVEL_PLAYERS']?.split(',');
const FROM = Number(process.env['LEVEL_FROM'] ?? 0);
const [THRESHOLD, GAMES] = [1150, 12];

/** One after the other in turn: somebody who mostly knows what to do. */
function mixture(usual: Chooser, now: Chooser, every: number): Chooser {
  let decisions = 0;
  return (view) => (++decisions % every === 0 ? now : usual)(view);
}

/** Those whose chances an organiser wants to know, and two people: one who slips, one who sometimes sees far. */
const players = (): Readonly<Record<string, Chooser>> => {
  const by = Object.fromEntries(LEVELS.map((level) => [level, contestant(level)]));
  const { apprentice, club, master } = by;
  return { ...by, casual: mixture(club!, apprentice!, 4), keen: mixture(master!, club!, 3) };
};

/** Points of a match: one person with a computer partner against two computers. SSC 2.02, 5.03 */
function match(seed: string, number: number, person: Chooser, computer: Chooser): number {
  let points = 0;
  for (let game = 0; game < GAMES; game++) {
    const { hands } = dealOf(seed, number * GAMES + game);
    const forehand = ([0, 1, 2, 3] as const)[(number + game) % 4]!;
    points += playGame(
      hands,
      forehand,
      bySeat((seat) => (seat === 0 ? person : computer)),
    ).points[0];
  }
  return points;
}

/** SSC 5.03: the chance to reach 1150 points in a match, player by player at each level of the computers. */
export const checks = {
  'levels.chances': async (seed: string) => {
    const everybody = players();
    const table: Record<string, Record<string, object>> = {};
    for (const level of ASKED) {
      for (const [name, person] of Object.entries(everybody)) {
        const matches = level === 'grandmaster' || name === 'grandmaster' ? SEARCHED : MATCHES;
        if (matches === 0 || (PLAYERS && !PLAYERS.includes(name))) continue;
        const sums = Array.from({ length: matches }, (_, i) => match(seed, FROM + i, person, everybody[level]!));
        const mean = sums.reduce((a, b) => a + b, 0) / matches;
        const deviation = Math.sqrt(sums.reduce((a, b) => a + (b - mean) ** 2, 0) / Math.max(1, matches - 1));
        const reached = sums.filter((sum) => sum >= THRESHOLD).length;
        const line = { matches, mean: Math.round(mean), deviation: Math.round(deviation), reached };
        table[level] = { ...table[level], [name]: line };
        process.stderr.write(`${level} ${name} ${JSON.stringify(line)}\n`);
      }
    }
    return { ok: true, figure: table };
  },
};
