import { FACES } from '../face.ts';
import { LEVELS } from '../highLow.ts';
import { type Model, modelHash, modelId, shares } from '../model.ts';
import { FREE_CARDS } from '../round.ts';
import type { Evaluation } from './evaluate.ts';
import { highLowOdds } from './highLowOdds.ts';
import { bestRatio, evaluateBest, evaluatePlayer, wholeRound } from './odds.ts';
import { careless, indexPlayer, naive, sensible } from './player.ts';
import { solve, startValue, termsOf } from './solve.ts';

/** Everything a model pays, computed exactly: what is published with it. B21 3, ruling M4 */
export interface Certificate {
  readonly format: 'gschobe-big21-certificate-1';
  readonly model: string;
  readonly modelHash: string;
  readonly weights: Model;
  readonly cards: Readonly<Record<string, number>>;
  readonly free: Readonly<Record<string, number>>;
  /** The reference player's ratio is the payout ratio of B21 3.1. */
  readonly payoutRatio: { readonly reference: string; readonly ratio: number };
  /** No strategy reaches more. */
  readonly highestRatio: number;
  /** Best value by purchases allowed, 0 to 3. */
  readonly best: readonly { readonly purchases: number; readonly base: number; readonly highLow: number }[];
  readonly players: readonly PlayerFigures[];
  readonly highLow: readonly {
    readonly level: number;
    readonly worth: number;
    readonly predictOn: readonly string[];
  }[];
}

export interface PlayerFigures {
  readonly name: string;
  /** W of the round alone, without purchases. */
  readonly base: number;
  /** With purchases and the best High/Low. */
  readonly whole: Evaluation;
}

export const REFERENCE = sensible;

export function certify(model: Model): Certificate {
  const [layout, bare] = [wholeRound(), wholeRound(0)];
  const [withHighLow, alone] = [termsOf(model, true), termsOf(model, false)];
  const players: PlayerFigures[] = [careless, naive, indexPlayer(), sensible].map((player) => ({
    name: player.name,
    base: evaluatePlayer(bare, alone, player).won,
    whole: evaluatePlayer(layout, withHighLow, player),
  }));
  const best = [0, 1, 2, 3].map((purchases) => {
    const rounds = wholeRound(purchases);
    return { purchases, base: startValue(solve(rounds, alone)), highLow: startValue(solve(rounds, withHighLow)) };
  });
  players.push({ name: 'best', base: best[0]!.base, whole: evaluateBest(solve(layout, withHighLow)) });
  const { worth, predicts } = highLowOdds(model);
  return {
    format: 'gschobe-big21-certificate-1',
    model: modelId(model),
    modelHash: modelHash(model),
    weights: model,
    cards: Object.fromEntries(shares(model.cards).map((share, i) => [FACES[i]!, share])),
    free: Object.fromEntries(shares(model.free).map((share, i) => [FREE_CARDS[i]!, share])),
    payoutRatio: { reference: REFERENCE.name, ratio: players.find(({ name }) => name === REFERENCE.name)!.whole.ratio },
    highestRatio: bestRatio(layout, withHighLow, best[3]!.highLow),
    best,
    players,
    highLow: LEVELS.slice(0, -1).map((level) => ({
      level,
      worth: worth[level],
      predictOn: FACES.filter((_, i) => predicts[level as 5 | 7 | 10 | 14][i] !== undefined),
    })),
  };
}
