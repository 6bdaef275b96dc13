import { openModule } from '../bots/wasm/module.ts';
import { openPlayouts } from '../bots/wasm/playouts.ts';
import { newPlayout, playout } from '../schieber/playout.ts';
import { fileStock } from '../server/bots/stock.ts';
import { complain } from './lines.ts';
import { numberOption, parseOptions } from './options.ts';

/** `gschobe playouts --seconds S --seed X [--plain]`: random whole games on one core, in WebAssembly or plain. */
export async function run(args: readonly string[]): Promise<number> {
  const options = parseOptions(args);
  const seconds = numberOption(options, 'seconds', 2, 0.01, 3600);
  if (seconds === undefined) return complain('--seconds must be a number from 0.01 to 3600');
  const seed = options.named.get('seed') ?? '1';
  const play = options.named.has('plain') ? plainPlayouts(seed) : quickPlayouts(seed);
  process.stdout.write(`${JSON.stringify(measurePlayouts(seconds, play))}\n`);
  return 0;
}

/** Plays so many games. */
export type PlayGames = (games: number) => void;

export function plainPlayouts(seed: string): PlayGames {
  const game = newPlayout(seed);
  return (games) => {
    for (let i = 0; i < games; i++) playout(game);
  };
}

export function quickPlayouts(seed: string): PlayGames {
  const { play } = openPlayouts(openModule(fileStock().instance()!), seed);
  return (games) => void play(games);
}

export function measurePlayouts(seconds: number, play: PlayGames): { games: number; perSecond: number } {
  play(20_000); // let the compiler warm up
  let games = 0;
  const from = performance.now();
  let elapsed = 0;
  while (elapsed < seconds * 1000) {
    play(2000);
    games += 2000;
    elapsed = performance.now() - from;
  }
  return { games, perSecond: Math.round((games / elapsed) * 1000) };
}
