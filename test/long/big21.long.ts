import { DEFAULT_MODEL, MODELS, type Model, modelId } from '../../src/big21/model.ts';
import { calibrateFreeCards } from '../../src/big21/odds/calibrate.ts';
import { certify } from '../../src/big21/odds/certificate.ts';
import type { Strategy } from '../../src/big21/odds/evaluate.ts';
import { valueByRecursion } from '../../src/big21/odds/judges/recursion.ts';
import { simulate } from '../../src/big21/odds/judges/simulate.ts';
import { bestStrategy, evaluatePlayer, strategyOf, wholeRound } from '../../src/big21/odds/odds.ts';
import { PILE_STATES } from '../../src/big21/odds/pileState.ts';
import { sensible } from '../../src/big21/odds/player.ts';
import { type Position, worthOf } from '../../src/big21/odds/position.ts';
import { PUBLISHED } from '../../src/big21/odds/published.ts';
import { solve, startValue, termsOf } from '../../src/big21/odds/solve.ts';
import { chanceFromText } from '../../src/kit/chance.ts';
import { isPlausible } from '../big21/chiSquare.ts';
import { compareWithReference } from '../big21/compare.ts';
import { drawsAgainstModel } from '../big21/draws.ts';
import { nextCardAgainstHistory, sameSeedSameCards, servedFromSeedsAlone } from '../big21/independence.ts';
import { killBig21 } from '../big21/killing.ts';
import { WRONG, watchSeason } from '../big21/monitorSeason.ts';
import { ownOddsByClicks } from '../big21/ownOdds.ts';
import { races } from '../big21/races.ts';
import { shownGames } from '../big21/shownGames.ts';

const GAMES = Number(process.env['GAMES'] ?? 10_000_000);
const DRAWS = Number(process.env['DRAWS'] ?? 10_000_000);
const COMMANDS = Number(process.env['COMMANDS'] ?? 1_000_000);
const ROUNDS = Number(process.env['ROUNDS'] ?? 1_000);
const SEEDS = Number(process.env['SEEDS'] ?? 10_000);
const SERVED = Number(process.env['SERVED'] ?? 300);
const DAYS = Number(process.env['DAYS'] ?? 36_525);
const GAMES_A_DAY = Number(process.env['GAMES_A_DAY'] ?? 100);
const SHOWN = Number(process.env['SHOWN'] ?? 500);
const KILLS = Number(process.env['KILLS'] ?? 200);

/** Rounds through the rules, High/Low played to its end, against the exact value of the same player. */
function simulated(model: Model, strategy: Strategy, exact: number, seed: string) {
  const { net, standardError } = simulate(model, strategy, true, GAMES, chanceFromText(seed)('games'));
  const away = (net - exact) / standardError;
  return { ok: Math.abs(away) < 4, figure: { model: model.name, games: GAMES, net, exact, standardErrors: away } };
}

/** The largest difference of two figures at the same place; infinite where the places differ. */
function difference(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return Math.abs(a - b);
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null)
    return a === b ? 0 : Number.POSITIVE_INFINITY;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return Math.max(0, ...[...keys].map((key) => difference(Reflect.get(a, key), Reflect.get(b, key))));
}

export const checks = {
  /** The reference player in the published model: bought cards and High/Low as he plays them. */
  'big21.simulate-sensible': async (seed: string) => {
    const model = MODELS['R']!;
    const terms = termsOf(model, true);
    const exact = evaluatePlayer(wholeRound(), terms, sensible).net;
    return simulated(model, strategyOf(sensible, terms), exact, seed);
  },

  /** The best player, with purchases and High/Low, where they matter most: all ranks equal. */
  'big21.simulate-best': async (seed: string) => {
    const model = MODELS['uniform']!;
    const solution = solve(wholeRound(), termsOf(model, true));
    return simulated(model, bestStrategy(solution), startValue(solution), seed);
  },

  /** Cards, counts of free cards and High/Low cards as often as published; a card says nothing about the next ten. */
  'big21.chi-square': async (seed: string) => {
    const away = drawsAgainstModel(seed, DRAWS);
    return { ok: Object.values(away).every(isPlausible), figure: { draws: DRAWS, away } };
  },

  /** The next card knows nothing of stake, balance and history: by counting, and because it is made of the seeds alone. */
  'big21.independence': async (seed: string) => {
    const figure = {
      ...nextCardAgainstHistory(seed, DRAWS),
      sameSeed: { seeds: SEEDS, differences: sameSeedSameCards(seed, SEEDS) },
      served: await servedFromSeedsAlone(seed, SERVED),
    };
    const ok =
      Object.values(figure.away).every(isPlausible) && figure.sameSeed.differences + figure.served.faults === 0;
    return { ok, figure };
  },

  /** What is published is what is computed, figure by figure. */
  'big21.certificates': async () => {
    let worst = 0;
    for (const model of Object.values(MODELS))
      worst = Math.max(worst, difference(PUBLISHED[modelId(model)], certify(model)));
    return { ok: worst < 1e-9, figure: { models: Object.keys(PUBLISHED), worst } };
  },

  /**
   * Equal ranks: free cards bring the reference player to 88 % as C3 has them, never below, and so near that the house may
   * announce them (B21 3.1); and none keep the best player below 1. A millionth of a weight moves the ratio by half a
   * millionth, so several laws a few millionths apart are as near.
   */
  'big21.calibrate': async () => {
    const wish = { reference: sensible, ratio: 0.88 };
    const uniform = MODELS['uniform']!;
    const found = calibrateFreeCards(uniform, { ...wish, bestBelow: 3 });
    const none = calibrateFreeCards(uniform, { ...wish, bestBelow: 1 });
    const away = difference(found?.model.free, MODELS['C3']!.free);
    const above = (found?.ratio ?? 0) - wish.ratio;
    return {
      ok: none === undefined && away <= 10 && above >= 0 && above < 5e-7,
      figure: { ratio: found?.ratio, best: found?.best, millionths: away },
    };
  },

  /** A hundred years of days with the right model, a million games with a wrong one. B21 3.2 */
  'big21.monitor': async (seed: string) => {
    const right = watchSeason(DEFAULT_MODEL, DAYS, GAMES_A_DAY, seed);
    const wrong = Object.fromEntries(
      Object.entries(WRONG).map(([name, model]) => [name, watchSeason(model, 1_000, 1_000, seed)]),
    );
    const ok = right.alarms === 0 && Object.values(wrong).every(({ noticedAfter }) => noticedAfter !== null);
    return { ok, figure: { right, wrong } };
  },

  /** Odds of the house's own on the product as it is built: file, certificate in its thread, page. */
  'big21.own-odds': async () => {
    const figure = await ownOddsByClicks();
    return { ok: figure.status === 200, figure };
  },

  /** What is shown in the browser against the record, card by card. */
  'big21.shown': async (seed: string) => {
    const { faults, ...figure } = await shownGames(SHOWN, Number(seed), 6);
    return { ok: faults.length === 0 && figure.games === SHOWN, figure: { ...figure, faults: faults.slice(0, 5) } };
  },

  'big21.reference': async (seed: string) => {
    const figure = compareWithReference(seed, COMMANDS);
    return { ok: figure.differences === 0 && figure.negative === 0 && figure.sum === 0, figure };
  },

  /** The table against plain recursion at random positions with at most four cards. */
  'big21.recursion': async (seed: string) => {
    const chance = chanceFromText(seed)('positions');
    const two: Model = { ...MODELS['uniform']!, free: [1, 0, 0, 0, 0] };
    const positions = Number(process.env['POSITIONS'] ?? 1_000);
    let worst = 0;
    for (let i = 0; i < positions; i++) {
      const pile = () => PILE_STATES[chance.below(4) === 0 ? (chance.below(2) ? 21 : 31) : 6 + chance.below(26)]!.name;
      const hadThree = chance.below(3) > 0;
      const position: Position = {
        piles: [pile(), pile(), pile(), pile(), pile()],
        cards: chance.below(hadThree ? 5 : 3),
        buys: chance.below(2),
        hadThree,
      };
      const model = hadThree ? MODELS[i % 2 ? 'R' : 'uniform']! : two;
      worst = Math.max(worst, Math.abs(worthOf(position, model, true).value - valueByRecursion(position, model, true)));
    }
    return { ok: worst < 1e-9, figure: { positions, worst } };
  },

  /** 64 at once: last franc, 100th participation, loss limit against a bought card, cash-out against time-out. */
  'big21.exclusion': async () => {
    const { rounds, wrong, ledger } = await races(100, ['exclusion']);
    return { ok: wrong.exclusion === 0 && ledger.ok, figure: { rounds, stakes: 16, wrong: wrong.exclusion } };
  },
  'big21.races': async () => {
    const figure = await races(ROUNDS);
    const wrong = Object.values(figure.wrong).reduce((a, b) => a + b);
    return { ok: wrong === 0 && figure.ledger.ok, figure };
  },

  /** kill -9 at random points of play for money. */
  'big21.kill': async (seed: string) => {
    const figure = await killBig21(KILLS, seed);
    const wrong = figure.lost + figure.doubled + figure.unverified + Object.keys(figure.odd).length;
    return { ok: wrong === 0 && figure.duringPlay === KILLS && figure.ledger.ok, figure };
  },
};
