import type { Immutable } from '../../kit/immutable.ts';
import { type Face, isFace, lowValueOf } from '../face.ts';
import type { Model } from '../model.ts';
import { PILES, PURCHASES, type Round } from '../round.ts';
import { worthAfter } from './odds.ts';
import { pileSets, setAfter, setNumber } from './pileSet.ts';
import { BUST, isCompleteState, NEXT, PILE_STATES, SOFT_21, stateNamed, stateOf, VALUES } from './pileState.ts';
import { type Solution, solve, termsOf, valueAt } from './solve.ts';
import { layoutFrom } from './table.ts';

/** A moment of a round, as `gschobe big21 value` and the practice screen ask about it. */
export type Position = Immutable<{
  /** '-', 'h5', 's13', 'S21', 'H21' */
  piles: string[];
  /** Not yet placed, the shown one included. */
  cards: number;
  buys: number;
  hadThree: boolean;
  card?: Face;
}>;

/** What the best player gets from here on, per franc of the round's stake; with a shown card also for each choice. */
export type Worth = Immutable<{ value: number; actions?: Record<string, number> }>;

/** More cards than any round can leave: eight, four times six free ones, three bought. */
const MOST_CARDS = 40;

export function parsePosition(json: unknown): Position | string {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return 'a position is an object';
  const { piles, cards, buys, hadThree, card, ...rest } = json as Record<string, unknown>;
  const stranger = Object.keys(rest)[0];
  if (stranger !== undefined) return `a position has no field "${stranger}"`;
  if (!Array.isArray(piles) || piles.length !== PILES) return 'piles: a list of five';
  const odd = piles.find((pile) => typeof pile !== 'string' || stateNamed(pile) < 0);
  if (odd !== undefined) return `piles: ${JSON.stringify(odd)} is none of -, h2…h20, s11…s20, S21, H21`;
  if (!isCount(cards, MOST_CARDS)) return `cards: a whole number from 0 to ${MOST_CARDS}`;
  if (!isCount(buys ?? 0, PURCHASES)) return `buys: a whole number from 0 to ${PURCHASES}`;
  if (hadThree !== undefined && typeof hadThree !== 'boolean') return 'hadThree: true or false';
  const face = card === 'T' ? '10' : card;
  if (face !== undefined && !isFace(face)) return `card: ${JSON.stringify(card)} is none of 2…10, J, Q, K, A`;
  if (face !== undefined && cards === 0) return 'card: a card is shown, so at least one is left';
  const position = { piles, cards, buys: (buys as number | undefined) ?? 0, hadThree: hadThree === true };
  return face === undefined ? position : { ...position, card: face };
}

const isCount = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;

/** The position of a round that is being played. */
export const positionOf = (round: Round): Position => ({
  piles: round.piles.map((pile) => PILE_STATES[stateOf(pile.low, pile.hasAce)]!.name),
  cards: round.left,
  buys: round.purchasesLeft,
  hadThree: round.hadThree,
  ...(round.shown === undefined ? {} : { card: round.shown }),
});

export function worthOf(position: Position, model: Model, withHighLow: boolean): Worth {
  const terms = termsOf(model, withHighLow);
  const states = position.piles.map(stateNamed).sort((a, b) => a - b);
  const complete = states.filter(isCompleteState).length;
  if (complete === PILES) return { value: terms.pay[PILES]! };
  const [a, b, c, d, e] = states as [number, number, number, number, number];
  const start = { set: setNumber(a, b, c, d, e), cards: position.cards, purchases: position.buys };
  const solution = solve(layoutFrom(start, position.hadThree || complete >= 3), terms);
  if (position.card === undefined) return { value: valueAt(solution, start) };
  const actions = worthOfActions(
    position,
    lowValueOf(position.card),
    solution,
    (next) => worthOf(next, model, withHighLow).value,
  );
  return { value: Math.max(...Object.values(actions)), actions };
}

function worthOfActions(
  { card: _, ...position }: Position,
  value: number,
  solution: Solution,
  ask: (position: Position) => number,
): Record<string, number> {
  const { set, cards, purchases } = solution.layout.start;
  const { states, complete } = pileSets();
  const mayOpen = complete[set] === 2 && !solution.layout.hadThree;
  const actions: Record<string, number> = { discard: valueAt(solution, { set, cards: cards - 1, purchases }) };
  for (let at = 0; at < PILES; at++) {
    const state = states[set * PILES + at]!;
    const { name } = PILE_STATES[state]!;
    const next = NEXT[state * (VALUES + 1) + value]!;
    if (next === BUST)
      actions[name] = 0; // the round is lost: B21 6.2
    else if (state === SOFT_21 && !mayOpen) {
      // A removal that never pays is not in the table, so it is a question of its own.
      const piles = position.piles.with(position.piles.indexOf(name), PILE_STATES[next]!.name);
      actions[name] = ask({ ...position, piles, cards: cards - 1, hadThree: solution.layout.hadThree });
    } else actions[name] = worthAfter(solution, set, setAfter(states, set, at, next), cards, purchases);
  }
  return actions;
}
