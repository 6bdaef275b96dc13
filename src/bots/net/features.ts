import type { Card } from '../../schieber/card.ts';
import { type Mode, OBENABE, pointsOf } from '../../schieber/mode.ts';
import { type Seat, seatAfter, teamOf } from '../../schieber/seat.ts';
import { winningCard } from '../../schieber/trick.ts';
import { type Playing, possibleCards, tricksOf } from './shown.ts';
import { slotsOf } from './slots.ts';
import type { SuitOrder } from './weightsFile.ts';

/** What a net is given: input number and value in units of 1/DENOMINATOR, so that every sum is a whole number. */
export type Inputs = readonly (readonly [column: number, parts: number])[];

/** 9 × 157 × 40: trick numbers, points and points in a trick are whole numbers of this part. */
export const DENOMINATOR = 9 * 157 * 40;

/** Where each block of the actor's 532 inputs begins. */
const AT = {
  hand: 0,
  trick: 36,
  earlier: 144,
  when: 288,
  led: 324,
  possible: 360,
  kind: 468,
  declarer: 471,
  passed: 475,
  number: 476,
  place: 485,
  points: 489,
  winner: 491,
  winning: 495,
  onTable: 531,
} as const;

/** What the actor sees: the view of the seat on turn and nothing else. Relative seats: 0 self, 1 next, 2 partner. */
export function actorInputs(view: Playing, order: SuitOrder): Inputs {
  const { seat, mode, trick } = view;
  const slot = slotsOf(dealtTo(view), mode, order);
  const relative = (other: Seat) => (other - seat + 4) % 4;
  const inputs: [number, number][] = [];
  const one = (column: number) => inputs.push([column, DENOMINATOR]);
  const part = (column: number, share: number, of: number) => inputs.push([column, (DENOMINATOR / of) * share]);

  for (const card of view.hand) one(AT.hand + slot(card));
  for (const [number, { leader, cards }] of tricksOf(view).entries()) {
    for (const [place, card] of cards.entries()) {
      const by = relative(seatAfter(leader, place));
      if (number < view.turned.length) one(AT.earlier + 36 * by + slot(card));
      else one(AT.trick + 36 * (by - 1) + slot(card));
      part(AT.when + slot(card), number + 1, 9);
      if (place === 0) one(AT.led + slot(card));
    }
  }
  const possible = possibleCards(view);
  for (const other of [1, 2, 3]) {
    for (const card of possible[seatAfter(seat, other)]) one(AT.possible + 36 * (other - 1) + slot(card));
  }
  one(AT.kind + kindOf(mode));
  one(AT.declarer + relative(view.declarer));
  if (view.passed) one(AT.passed);
  one(AT.number + view.turned.length);
  one(AT.place + trick.length);
  const own = teamOf(seat);
  part(AT.points, view.points[own], 157);
  part(AT.points + 1, view.points[own === 0 ? 1 : 0], 157);
  if (trick.length > 0) {
    const winning = winningCard(trick, mode);
    one(AT.winner + relative(seatAfter(view.leader, winning)));
    one(AT.winning + slot(trick[winning]!));
  }
  part(
    AT.onTable,
    trick.reduce((sum, card) => sum + pointsOf(card, mode), 0),
    40,
  );
  return inputs;
}

/** The nine cards the viewer was dealt: those in hand and those it played. */
export function dealtTo(view: Playing): readonly Card[] {
  const played = tricksOf(view).flatMap(({ leader, cards }) =>
    cards.filter((_, place) => seatAfter(leader, place) === view.seat),
  );
  return [...view.hand, ...played];
}

/** What `declare` sees: nine cards in the order of the suits for that mode, the mode, whether the partner passed. */
export function declareInputs(hand: readonly Card[], mode: Mode, passed: boolean, order: SuitOrder): Inputs {
  const slot = slotsOf(hand, mode, order);
  return [...hand.map(slot), 36 + kindOf(mode), ...(passed ? [39] : [])].map((column) => [column, DENOMINATOR]);
}

/** What `pass` sees: nine cards, no suit above the others. */
export const passInputs = (hand: readonly Card[], order: SuitOrder): Inputs =>
  hand.map(slotsOf(hand, OBENABE, order)).map((column) => [column, DENOMINATOR]);

const KINDS = ['trump', 'obenabe', 'undenufe'] as const;
const kindOf = (mode: Mode): number => KINDS.indexOf(mode.kind);
