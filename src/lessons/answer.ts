import { invariant } from '../kit/absurd.ts';
import type { Immutable } from '../kit/immutable.ts';
import { isBock } from '../schieber/bock.ts';
import { type Card, rankOf } from '../schieber/card.ts';
import { GAME_POINTS } from '../schieber/game.ts';
import { legalCards } from '../schieber/legal.ts';
import { isTrump, MODE_LETTERS, type Mode, type ModeLetter, pointsOf } from '../schieber/mode.ts';
import { SEATS, type Seat } from '../schieber/seat.ts';
import { beats, trickPoints, trickWinner, winningCard } from '../schieber/trick.ts';
import { type WhyNot, whyNot } from '../schieber/whyNot.ts';
import type { Scene, Step } from './step.ts';

export type Answer = Immutable<
  | { kind: 'card'; card: Card }
  | { kind: 'seat'; seat: Seat }
  | { kind: 'points'; points: number }
  | { kind: 'declaration'; says: ModeLetter | 'pass' }
>;

/** Why an answer is not right: a code and the facts of the rule. */
export type Wrong = Immutable<
  | { code: 'may-not'; why: WhyNot }
  | { code: 'worth-less'; card: Card; points: number }
  | { code: 'does-not-take'; card: Card; best: Card }
  | { code: 'may-be-played'; card: Card }
  | { code: 'gives-jack' }
  | { code: 'gives-more'; card: Card; points: number }
  | { code: 'gives-less'; card: Card; points: number }
  | { code: 'not-bock'; card: Card }
  | { code: 'other-winner'; best: Card }
  | { code: 'other-sum'; parts: number[]; sum: number }
  | { code: 'other-rest'; ours: number; sum: number }
  | { code: 'few-trumps'; count: number; hasJack: boolean }
  | { code: 'few-aces'; count: number }
  | { code: 'few-sixes'; count: number }
  | { code: 'strong-enough' }
>;
export type WrongCode = Wrong['code'];

/** Everything that can be answered, in the order it is shown. */
export function answersTo({ scene, question }: Step): readonly Answer[] {
  switch (question.ask) {
    case 'winner':
      return SEATS.map((seat) => ({ kind: 'seat', seat }));
    case 'points':
    case 'rest':
      return question.options.map((points) => ({ kind: 'points', points }));
    case 'declare':
      return [...MODE_LETTERS, 'pass' as const].map((says) => ({ kind: 'declaration', says }));
    default:
      return scene.hand.map((card) => ({ kind: 'card', card }));
  }
}

/** Answers are told apart by what they say. */
export const isSame = (a: Answer, b: Answer): boolean => JSON.stringify(a) === JSON.stringify(b);

export const isRight = (step: Step, answer: Answer): boolean => whyWrong(step, answer) === undefined;

/** Undefined when the answer is right. The rules decide; nothing is written down twice. */
export function whyWrong({ scene, question }: Step, answer: Answer): Wrong | undefined {
  switch (answer.kind) {
    case 'card':
      return wrongCard(answer.card, scene, question.ask);
    case 'seat':
      return wrongSeat(answer.seat, scene);
    case 'points':
      return wrongPoints(answer.points, scene, question);
    case 'declaration':
      return question.ask === 'declare' && answer.says === question.best ? undefined : wrongSaying(answer.says, scene);
  }
}

function wrongCard(card: Card, scene: Scene, ask: Step['question']['ask']): Wrong | undefined {
  const { hand, trick, gone = [] } = scene;
  const mode = declared(scene);
  const points = pointsOf(card, mode);
  const legal = legalCards(hand, trick, mode);
  if (ask === 'worthMost') return points === most(hand, mode) ? undefined : { code: 'worth-less', card, points };
  if (ask === 'forbidden') return legal.includes(card) ? { code: 'may-be-played', card } : undefined;
  if (ask === 'bock') return isBock(card, remembered(scene, mode, gone)) ? undefined : { code: 'not-bock', card };
  const why = whyNot(card, hand, trick, mode);
  if (why) return { code: 'may-not', why };
  const best = trick[winningCard(trick, mode)]!;
  const takes = beats(card, best, mode);
  if (ask === 'takes') return takes ? undefined : { code: 'does-not-take', card, best };
  if (ask === 'keepJack') return isTrump(card, mode) && rankOf(card) === 'J' ? { code: 'gives-jack' } : undefined;
  if (ask === 'cheapest')
    return legal.some((other) => pointsOf(other, mode) < points) ? { code: 'gives-more', card, points } : undefined;
  if (ask === 'feed') return points === most(legal, mode) ? undefined : { code: 'gives-less', card, points };
  return undefined; // any card that may be played
}

const most = (cards: readonly Card[], mode: Mode): number => Math.max(...cards.map((card) => pointsOf(card, mode)));

function declared({ mode }: Scene): Mode {
  invariant(mode !== null, 'a question about cards comes after the declaration');
  return mode;
}

/** A view of the scene in which the cards that one has to remember lie turned. */
function remembered({ hand, trick }: Scene, mode: Mode, gone: readonly Card[]) {
  const turned = gone.length === 0 ? [] : [{ leader: 0, cards: gone, winner: 0, points: 0 } as const];
  return {
    ...({ phase: 'playing', seat: 0, turn: 0, leader: 0, forehand: 0, declarer: 0, passed: false } as const),
    ...{ hand, trick, mode, turned, points: { 0: 0, 1: 0 } },
  };
}

function wrongSeat(seat: Seat, scene: Scene): Wrong | undefined {
  const { trick, leader } = scene;
  const mode = declared(scene);
  if (trickWinner(trick, leader, mode) === seat) return undefined;
  return { code: 'other-winner', best: trick[winningCard(trick, mode)]! };
}

function wrongPoints(points: number, scene: Scene, question: Step['question']): Wrong | undefined {
  if (question.ask === 'rest')
    return question.ours + points === GAME_POINTS
      ? undefined
      : { code: 'other-rest', ours: question.ours, sum: question.ours + points };
  const mode = declared(scene);
  const isLast = question.ask === 'points' && question.isLast;
  const sum = trickPoints(scene.trick, mode, isLast);
  if (points === sum) return undefined;
  const parts = scene.trick.map((card) => pointsOf(card, mode));
  return { code: 'other-sum', parts: isLast ? [...parts, sum - parts.reduce((a, b) => a + b, 0)] : parts, sum };
}

function wrongSaying(says: ModeLetter | 'pass', { hand }: Scene): Wrong {
  const ofRank = (rank: string) => hand.filter((card) => rankOf(card) === rank).length;
  if (says === 'pass') return { code: 'strong-enough' };
  if (says === 'O') return { code: 'few-aces', count: ofRank('A') };
  if (says === 'U') return { code: 'few-sixes', count: ofRank('6') };
  const trumps = hand.filter((card) => card.startsWith(says));
  return { code: 'few-trumps', count: trumps.length, hasJack: trumps.some((card) => rankOf(card) === 'J') };
}
