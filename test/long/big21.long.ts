import { FACES } from '../../src/big21/face.ts';
import { drawFace, drawFreeCards, MODELS, type Model, shares } from '../../src/big21/model.ts';
import type { Strategy } from '../../src/big21/odds/evaluate.ts';
import { bestStrategy, evaluatePlayer, wholeRound } from '../../src/big21/odds/odds.ts';
import { pileSets } from '../../src/big21/odds/pileSet.ts';
import { PILE_STATES } from '../../src/big21/odds/pileState.ts';
import { buys, sensible } from '../../src/big21/odds/player.ts';
import { type Position, worthOf } from '../../src/big21/odds/position.ts';
import { valueByRecursion } from '../../src/big21/odds/recursion.ts';
import { simulate } from '../../src/big21/odds/simulate.ts';
import { solve, startValue, termsOf } from '../../src/big21/odds/solve.ts';
import { chanceFromText } from '../../src/kit/chance.ts';
import { compareWithReference } from '../big21/compare.ts';
import { killBig21 } from '../big21/killing.ts';
import { races } from '../big21/races.ts';

const GAMES = Number(process.env['GAMES'] ?? 10_000_000);
const DRAWS = Number(process.env['DRAWS'] ?? 10_000_000);
const COMMANDS = Number(process.env['COMMANDS'] ?? 1_000_000);
const ROUNDS = Number(process.env['ROUNDS'] ?? 1_000);
const KILLS = Number(process.env['KILLS'] ?? 200);

/** Chi-square within p = 0.0005 and 0.9995, by the cube-root approximation. */
function isPlausible(chiSquare: number, freedom: number): boolean {
  const z = (Math.cbrt(chiSquare / freedom) - (1 - 2 / (9 * freedom))) / Math.sqrt(2 / (9 * freedom));
  return Math.abs(z) < 3.29;
}

const chiSquare = (found: readonly number[], expected: readonly number[], total: number): number =>
  found.reduce((sum, n, i) => sum + (n - expected[i]! * total) ** 2 / (expected[i]! * total), 0);

export const checks = {
  /** Rounds through the rules against the exact value, the reference player. */
  'big21.simulate-sensible': async (seed: string) => {
    const model = MODELS['R']!;
    const terms = termsOf(model, true);
    const { states } = pileSets();
    const five = new Uint8Array(5);
    const read = (set: number) => {
      for (let i = 0; i < 5; i++) five[i] = states[set * 5 + i]!;
      return five;
    };
    const strategy: Strategy = {
      looksAtCards: false,
      choose: (set, value, cards) => sensible.choose(read(set), value, cards, terms),
      buys: (set) => buys(read(set), terms),
    };
    const played = simulate(model, terms, strategy, GAMES, chanceFromText(seed)('sensible'));
    const exact = evaluatePlayer(wholeRound(), terms, sensible).net;
    const away = (played.net - exact) / played.standardError;
    return { ok: Math.abs(away) < 4, figure: { games: GAMES, net: played.net, exact, standardErrors: away } };
  },

  /** The same for the best player, without purchases, uniform. */
  'big21.simulate-best': async (seed: string) => {
    const model = MODELS['uniform']!;
    const terms = termsOf(model, false);
    const solution = solve(wholeRound(), terms);
    const played = simulate(model, terms, bestStrategy(solution), GAMES, chanceFromText(seed)('best'));
    const exact = startValue(solution);
    const away = (played.net - exact) / played.standardError;
    return { ok: Math.abs(away) < 4, figure: { games: GAMES, net: played.net, exact, standardErrors: away } };
  },

  /** Cards and counts of free cards as often as published; a card says nothing about the next ten. */
  'big21.chi-square': async (seed: string) => {
    const model = MODELS['R']!;
    const chance = chanceFromText(seed)('chi');
    const [faces, counts] = [new Array<number>(13).fill(0), new Array<number>(5).fill(0)];
    const pairs = new Array<number>(169).fill(0);
    let last = 0;
    for (let i = 0; i < DRAWS; i++) {
      const face = FACES.indexOf(drawFace(model.cards, chance));
      faces[face]!++;
      if (i > 0) pairs[last * 13 + face]!++;
      last = face;
      if (i % 10 === 0) counts[drawFreeCards(model, chance) - 2]!++;
    }
    const [cards, free] = [shares(model.cards), shares(model.free)];
    const figure = {
      draws: DRAWS,
      faces: chiSquare(faces, cards, DRAWS),
      free: chiSquare(counts, free, Math.ceil(DRAWS / 10)),
      pairs: chiSquare(
        pairs,
        cards.flatMap((a) => cards.map((b) => a * b)),
        DRAWS - 1,
      ),
    };
    return {
      ok: isPlausible(figure.faces, 12) && isPlausible(figure.free, 4) && isPlausible(figure.pairs, 168),
      figure,
    };
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

  /** 64 at once on the last franc, the last participation, the loss limit, and on one open game. */
  'big21.races': async () => {
    const figure = await races(ROUNDS);
    return { ok: figure.wrong === 0 && figure.ledger.ok, figure };
  },

  /** kill -9 at random points of play for money. */
  'big21.kill': async (seed: string) => {
    const figure = await killBig21(KILLS, seed);
    return { ok: figure.lost + figure.doubled + figure.unverified === 0 && figure.ledger.ok, figure };
  },
};
