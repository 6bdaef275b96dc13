import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { MODELS } from '../src/big21/model.ts';
import { simulate } from '../src/big21/odds/judges/simulate.ts';
import { bestStrategy, evaluatePlayer, oddsOf, wholeRound } from '../src/big21/odds/odds.ts';
import { sensible } from '../src/big21/odds/player.ts';
import { solve, termsOf } from '../src/big21/odds/solve.ts';
import { chanceFromText } from '../src/kit/chance.ts';

const model = MODELS['uniform']!;

function cpu<T>(work: () => T): { seconds: number; value: T } {
  const from = process.cpuUsage();
  const value = work();
  const { user, system } = process.cpuUsage(from);
  return { seconds: (user + system) / 1e6, value };
}

const say = (bench: string, figure: number, unit: string) => console.log(JSON.stringify({ bench, figure, unit }));

say('big21.solve-no-purchases', cpu(() => solve(wholeRound(0), termsOf(model, true))).seconds, 'CPU s');
const whole = cpu(() => solve(wholeRound(), termsOf(model, true)));
say('big21.solve-three-purchases', whole.seconds, 'CPU s');
say('big21.odds-with-ratio', cpu(() => oddsOf(model, 3, true)).seconds, 'CPU s');
say(
  'big21.evaluate-sensible',
  cpu(() => evaluatePlayer(wholeRound(), termsOf(model, true), sensible)).seconds,
  'CPU s',
);
const games = 20_000;
const played = cpu(() => simulate(model, bestStrategy(whole.value), true, games, chanceFromText('bench')('s')));
say('big21.simulated-games', games / played.seconds, 'games/CPU s');

/** The command as it is typed: its own process, its own memory. */
const main = join(process.cwd(), 'dist/src/cli/main.js');
for (const [name, purchases] of [
  ['no-purchases', '0'],
  ['three-purchases', '3'],
] as const) {
  const code = `process.argv.splice(1, 0, 'gschobe'); process.on('exit', () => console.error(JSON.stringify(process.resourceUsage()))); await import(${JSON.stringify(main)})`;
  const args = ['--input-type=module', '-e', code, 'big21', 'odds', '--purchases', purchases, '--high-low'];
  const { stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  const used = JSON.parse(stderr.trim().split('\n').at(-1)!) as NodeJS.ResourceUsage;
  say(`big21.command-${name}`, (used.userCPUTime + used.systemCPUTime) / 1e6, 'CPU s');
  say(`big21.command-${name}-memory`, used.maxRSS / 1e3, 'MB');
}
