import { LEVELS, type Level } from '../bots/levels.ts';
import type { Playing } from '../bots/net/shown.ts';
import { invariant } from '../kit/absurd.ts';
import type { Immutable } from '../kit/immutable.ts';
import { type Card, cardAt, indexOf } from '../schieber/card.ts';
import { deal, evolve, type Game } from '../schieber/game.ts';
import { letterOf, parseMode } from '../schieber/mode.ts';
import { type BySeat, partnerOf, SEATS, type Seat, seatAfter } from '../schieber/seat.ts';
import { viewFrom } from '../schieber/view.ts';

/** A position with one best card, clearly: what a person sees who sits there, the answer, and what it rests on. */
export type Puzzle = Immutable<{
  view: Playing;
  answer: Card;
  /** What every other legal card costs against the answer, in whole points, the dearest last. */
  costs: [Card, number][];
  /** The computer players who play another card here, the weakest first; none where the idea is all there is to learn. */
  fooled: Level[];
}>;

/** How hard a puzzle is, by who errs: apprentice at most, club too, or even master. */
export const HARDNESSES = ['easy', 'medium', 'hard'] as const;
export type Hardness = (typeof HARDNESSES)[number];

export function hardnessOf({ fooled }: Puzzle): Hardness {
  if (fooled.includes('master')) return 'hard';
  return fooled.includes('club') ? 'medium' : 'easy';
}

/** Costs above this are written as this: nobody cares by how much a card is hopeless. */
export const MOST_COST = 35;

/**
 * A puzzle on a line: mode, forehand and whether it was passed; the hand; the cards played so far; the answer; the other
 * cards with their costs; who errs. A card is its place in a new pack in base 36, so it needs one letter.
 */
export function printPuzzle({ view, answer, costs, fooled }: Puzzle): string {
  const plays = [...view.turned.flatMap(({ cards }) => cards), ...view.trick];
  const head = `${letterOf(view.mode)}${view.forehand}${view.passed ? 'p' : '-'}`;
  const dear = costs.map(([card, cost]) => letter(card) + Math.min(MOST_COST, cost).toString(36)).join('');
  const initials = fooled.map((level) => level[0]).join('') || '-';
  return [head, view.hand.map(letter).join(''), plays.map(letter).join(''), letter(answer), dear, initials].join(' ');
}

/** The line read back; the person always sits at seat 0. */
export function parsePuzzle(line: string): Puzzle {
  const [head = '', hand = '', plays = '', answer = '', dear = '', initials = ''] = line.split(' ');
  const mode = parseMode(head[0]);
  const forehand = SEATS.find((seat) => String(seat) === head[1]);
  invariant(mode !== undefined && forehand !== undefined && answer.length === 1, `a puzzle: ${line}`);
  const pairs = dear.match(/../g) ?? [];
  return {
    view: viewAfter(cardsIn(hand), cardsIn(plays), (held) => {
      const passed = head[2] === 'p';
      const game = deal(held, forehand);
      const asked = passed ? evolve(game, { type: 'passed', seat: forehand }) : game;
      return evolve(asked, { type: 'declared', seat: passed ? partnerOf(forehand) : forehand, mode });
    }),
    answer: cardOf(answer),
    costs: pairs.map((pair): [Card, number] => [cardOf(pair[0]!), Number.parseInt(pair[1]!, 36)]),
    fooled: LEVELS.filter((level) => initials.includes(level[0]!)),
  };
}

const letter = (card: Card): string => indexOf(card).toString(36);
const cardOf = (text: string): Card => cardAt(Number.parseInt(text, 36));
const cardsIn = (text: string): readonly Card[] => [...text].map(cardOf);

/** Plays the cards again from the declaration on. Who held what is known as far as it was played, which is all we need. */
function viewAfter(
  hand: readonly Card[],
  plays: readonly Card[],
  declared: (hands: BySeat<readonly Card[]>) => Game,
): Playing {
  let game = declared({ 0: hand, 1: [], 2: [], 3: [] });
  for (const card of plays) {
    invariant(game.phase === 'playing', 'a puzzle is a game underway');
    game = evolve(game, { type: 'played', seat: game.turn, card });
  }
  const view = viewFrom(game, 0);
  invariant(view.phase === 'playing' && view.turn === 0, 'a puzzle is asked on the own turn');
  return view;
}

/** The same position with another person at seat 0: nothing in the rules depends on the number of a seat. */
export function seatedAtZero(view: Playing): Playing {
  const turned = (seat: Seat): Seat => seatAfter(seat, 4 - view.seat);
  const points = view.seat % 2 === 0 ? view.points : { 0: view.points[1], 1: view.points[0] };
  return {
    ...view,
    ...{ seat: 0, turn: turned(view.turn), leader: turned(view.leader), points },
    ...{ forehand: turned(view.forehand), declarer: turned(view.declarer) },
    turned: view.turned.map((trick) => ({ ...trick, leader: turned(trick.leader), winner: turned(trick.winner) })),
  };
}
