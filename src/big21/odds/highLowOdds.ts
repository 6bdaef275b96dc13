import { LEVELS, type Level } from '../highLow.ts';
import { type Model, shares } from '../model.ts';

/** What High/Low is worth on each level, with the best play, as multiples of the round's stake. B21 15–18 */
export interface HighLowOdds {
  /** By level 5, 7, 10, 14, 20. */
  readonly worth: Readonly<Record<Level, number>>;
  /** `predicts[level][open]`: which guess to make on an open card, or none: stop. */
  readonly predicts: Readonly<Record<Exclude<Level, 20>, readonly ('higher' | 'lower' | undefined)[]>>;
}

/** The best of "higher" and "lower" on each open card: chances to be right, and that the ranks are equal. */
export interface Prediction {
  readonly guess: 'higher' | 'lower';
  readonly right: number;
  readonly equal: number;
}

export function bestPredictions(weights: readonly number[]): Prediction[] {
  const chances = shares(weights);
  return chances.map((equal, open) => {
    const higher = chances.slice(open + 1).reduce((sum, chance) => sum + chance, 0);
    const lower = chances.slice(0, open).reduce((sum, chance) => sum + chance, 0);
    return higher >= lower ? { guess: 'higher', right: higher, equal } : { guess: 'lower', right: lower, equal };
  });
}

export function highLowOdds(model: Pick<Model, 'highLow'>): HighLowOdds {
  const chances = shares(model.highLow);
  const predictions = bestPredictions(model.highLow);
  const worth = { 20: 20 } as Record<Level, number>;
  const predicts = {} as Record<Exclude<Level, 20>, ('higher' | 'lower' | undefined)[]>;
  for (const level of LEVELS.slice(0, -1).toReversed() as Exclude<Level, 20>[]) {
    const above = worth[LEVELS[LEVELS.indexOf(level) + 1]!];
    worth[level] = levelWorth(level, above, chances, predictions);
    predicts[level] = predictions.map(({ guess, right, equal }) =>
      right * above + equal * worth[level] > level ? guess : undefined,
    );
  }
  return { worth, predicts };
}

/**
 * U = Σ p(open) · max(level, right · U(above) + equal · U): equal ranks are void and a new open card comes (ruling 9, H1).
 * The right side rises with U by less than one for one, so repeating it from the level itself closes in on the one solution.
 */
function levelWorth(
  level: number,
  above: number,
  chances: readonly number[],
  predictions: readonly Prediction[],
): number {
  let worth = level;
  for (;;) {
    let next = 0;
    for (const [open, { right, equal }] of predictions.entries())
      next += chances[open]! * Math.max(level, right * above + equal * worth);
    if (next - worth < 1e-14) return next;
    worth = next;
  }
}
