/** What was measured: a player with a computer partner against two computers of a level, matches of twelve games. */
interface Measured {
  readonly mean: number;
  readonly deviation: number;
}

/** Those whose chances are shown: the levels, a person who slips now and then, and one who mostly sees what is there. */
export const PLAYERS = ['apprentice', 'casual', 'club', 'keen', 'master', 'grandmaster'] as const;
export type MeasuredPlayer = (typeof PLAYERS)[number];

/** By the level of the computers; the figures of `npm run long levels` (docs/figures.jsonl). */
const MEASURED: Readonly<Record<string, Readonly<Record<MeasuredPlayer, Measured>>>> = {};

/** The chance to reach so many points in one match, player by player. SSC 5.03 */
export function chancesAt(
  level: string,
  threshold: number,
): readonly { readonly player: MeasuredPlayer; readonly chance: number }[] {
  const measured = Object.hasOwn(MEASURED, level) ? MEASURED[level] : undefined;
  if (!measured) return [];
  return PLAYERS.map((player) => ({ player, chance: chanceOf(measured[player], threshold) }));
}

/** Sums of twelve games lie close to the bell curve; half a point, because points are whole. */
const chanceOf = ({ mean, deviation }: Measured, threshold: number): number =>
  upperTail((threshold - 0.5 - mean) / deviation);

/** The share of a bell curve beyond z, after Abramowitz and Stegun 26.2.17: off by less than 1e-7. */
function upperTail(z: number): number {
  if (z < 0) return 1 - upperTail(-z);
  const t = 1 / (1 + 0.2316419 * z);
  const series = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const sum = series.reduceRight((tail, factor) => t * (factor + tail), 0);
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum;
}
