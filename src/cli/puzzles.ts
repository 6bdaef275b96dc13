import { type Level, TODAY } from '../bots/levels.ts';
import { openPlayers } from '../bots/player.ts';
import type { Chooser } from '../bots/table.ts';
import { checkPuzzle } from '../lessons/checking.ts';
import { mineGame } from '../lessons/mining.ts';
import { type Puzzle, printPuzzle } from '../lessons/puzzle.ts';
import { ALL_PUZZLES, puzzlesIn } from '../lessons/shelf.ts';
import { WORLDS_A_LOOK } from '../lessons/weighing.ts';
import { fileStock } from '../server/bots/stock.ts';
import { readText } from './file.ts';
import { complain } from './lines.ts';
import { numberOption, type Options, parseOptions } from './options.ts';

const USAGE = `usage: gschobe puzzles mine [--seed TEXT] [--from 1] [--games 10]
       gschobe puzzles check [FILE] [--seed TEXT] [--from 1] [--to N]

mine lets computer players play games and prints every position with one best card, a line each: by 8 points and 4 standard
errors in up to 4,096 worlds; where apprentice, club and master all play it, only if it is about something rare.
check weighs the answers of the product's own puzzles, or of a file of such lines, again in worlds of another seed; a JSON
line for each that does not stand, and one with the sum. Exit 1 when one does not.`;

/** `gschobe puzzles mine|check` */
export async function run(args: readonly string[]): Promise<number> {
  const options = parseOptions(args);
  if (options.named.has('help')) {
    process.stdout.write(`${USAGE}\n`);
    return 0;
  }
  const [what, file] = options.words;
  if (what === 'mine' && file === undefined) return mine(options);
  return what === 'check' ? check(options, file) : complain(USAGE);
}

function mine(options: Options): number {
  const from = numberOption(options, 'from', 1, 1, 1e9);
  const games = numberOption(options, 'games', 10, 1, 1e9);
  if (from === undefined || games === undefined) return complain(USAGE);
  const players = openPlayers(fileStock());
  const [mind, scout] = [players.mindOf(TODAY.master.weights), players.mindOf(TODAY.club.weights)];
  if (!mind || !scout) return complain('the weights of the master or of the club player are missing');
  const chooser = (level: Level): Chooser => {
    const player = players.playerOf(TODAY[level]);
    if (!player.ok) throw new Error(`${level} is missing`);
    return player.value.choose;
  };
  const choosers = { apprentice: chooser('apprentice'), club: chooser('club'), master: chooser('master') };
  const seed = options.named.get('seed') ?? 'puzzles';
  for (let number = from; number < from + games; number++)
    for (const puzzle of mineGame(seed, number, { mind, scout, choosers }))
      process.stdout.write(`${printPuzzle(puzzle)}\n`);
  return 0;
}

async function check(options: Options, file: string | undefined): Promise<number> {
  const from = numberOption(options, 'from', 1, 1, 1e9);
  const to = numberOption(options, 'to', 1e9, 1, 1e9);
  const text = file === undefined ? undefined : await readText(file);
  if (from === undefined || to === undefined) return complain(USAGE);
  if (text && !text.ok) return complain(text.refusal);
  const mind = openPlayers(fileStock()).mindOf(TODAY.master.weights);
  if (!mind) return complain('the weights of the master are missing');
  const puzzles: readonly Puzzle[] = text ? puzzlesIn(text.value) : ALL_PUZZLES;
  const sum = { puzzles: 0, wrong: 0, leastPoints: Number.POSITIVE_INFINITY, worlds: 0 };
  for (const [index, puzzle] of puzzles.entries()) {
    if (index + 1 < from || index + 1 > to) continue;
    const finding = checkPuzzle(puzzle, mind, options.named.get('seed') ?? 'check');
    if (!finding) return complain('there is no WebAssembly to think with');
    sum.puzzles++;
    sum.worlds += finding.looks * WORLDS_A_LOOK;
    sum.leastPoints = Math.min(sum.leastPoints, Math.round(finding.points * 10) / 10);
    if (finding.ok) continue;
    sum.wrong++;
    process.stdout.write(`${JSON.stringify({ puzzle: index + 1, ...finding })}\n`);
  }
  process.stdout.write(`${JSON.stringify(sum)}\n`);
  return sum.wrong === 0 ? 0 : 1;
}
