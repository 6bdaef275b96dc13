/** What was measured: a player with a computer partner against two computers of a level, matches of twelve games. */
interface Measured {
  readonly mean: number;
  readonly deviation: number;
}

/** Those whose chances are shown: the levels, a person who slips now and then, and one who mostly sees what is there. */
const PLAYERS = ['apprentice', 'casual', 'club', 'keen', 'master', 'grandmaster'] as const;
export type MeasuredPlayer = (typeof PLAYERS)[number];

/**
 * By the level of the computers, 2,000 matches each, as `npm run long levels` plays them. Who searches needs a thousand
 * times as long as the others and was not measured.
 */
const MEASURED: Readonly<Record<string, Readonly<Partial<Record<MeasuredPlayer, Measured>>>>> = {
  apprentice: {
    apprentice: { mean: 943, deviation: 91 },
    casual: { mean: 979, deviation: 94 },
    club: { mean: 994, deviation: 95 },
    keen: { mean: 1032, deviation: 92 },
    master: { mean: 1056, deviation: 92 },
  },
  club: {
    apprentice: { mean: 884, deviation: 98 },
    casual: { mean: 925, deviation: 100 },
    club: { mean: 943, deviation: 101 },
    keen: { mean: 976, deviation: 100 },
    master: { mean: 996, deviation: 101 },
  },
  master: {
    apprentice: { mean: 821, deviation: 95 },
    casual: { mean: 851, deviation: 98 },
    club: { mean: 864, deviation: 100 },
    keen: { mean: 915, deviation: 99 },
    master: { mean: 946, deviation: 100 },
  },
};

/** The chance to reach so many points in one match, player by player. SSC 5.03 */
export function chancesAt(
  level: string,
  threshold: number,
): readonly { readonly player: MeasuredPlayer; readonly chance: number }[] {
  const measured = Object.hasOwn(MEASURED, level) ? MEASURED[level] : undefined;
  if (!measured) return [];
  return PLAYERS.flatMap((player) => {
    const one = measured[player];
    return one ? [{ player, chance: chanceOf(one, threshold) }] : [];
  });
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
