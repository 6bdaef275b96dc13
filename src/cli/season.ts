import { season } from '../../test/season/season.ts';
import { complain } from './lines.ts';
import { numberOption, parseOptions } from './options.ts';

/** `gschobe season [--people N] [--seed S] [--places P]`: a whole simulated edition, its figures and its hash. */
export async function run(args: readonly string[]): Promise<number> {
  const options = parseOptions(args);
  const people = numberOption(options, 'people', 1000, 1, 200_000);
  const places = numberOption(options, 'places', 100, 1, 10_000);
  if (people === undefined || places === undefined || !Number.isInteger(people) || !Number.isInteger(places)) {
    return complain('usage: gschobe season [--people 1…200000] [--seed TEXT] [--places 1…10000]');
  }
  const seed = options.named.get('seed') ?? '1';
  const began = performance.now();
  const figures = season(people, seed, places);
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  process.stdout.write(`${JSON.stringify({ seed, ...figures, seconds })}\n`);
  return 0;
}
