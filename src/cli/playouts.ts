import { newPlayout, playout } from '../schieber/playout.ts';
import { complain } from './lines.ts';
import { numberOption, parseOptions } from './options.ts';

/** `gschobe playouts --seconds S --seed X`: random whole games on one core. */
export async function run(args: readonly string[]): Promise<number> {
  const options = parseOptions(args);
  const seconds = numberOption(options, 'seconds', 2, 0.01, 3600);
  if (seconds === undefined) return complain('--seconds must be a number from 0.01 to 3600');
  process.stdout.write(`${JSON.stringify(measurePlayouts(seconds, options.named.get('seed') ?? '1'))}\n`);
  return 0;
}

export function measurePlayouts(seconds: number, seed: string): { games: number; perSecond: number } {
  const game = newPlayout(seed);
  for (let i = 0; i < 20_000; i++) playout(game); // let the compiler warm up
  let games = 0;
  const from = performance.now();
  let elapsed = 0;
  while (elapsed < seconds * 1000) {
    for (let i = 0; i < 2000; i++) playout(game);
    games += 2000;
    elapsed = performance.now() - from;
  }
  return { games, perSecond: Math.round((games / elapsed) * 1000) };
}
