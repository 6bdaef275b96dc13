import type { Card } from '../../schieber/card.ts';
import { STANDSTILL } from '../../schieber/match.ts';
import { MODES, type Mode } from '../../schieber/mode.ts';
import { partnerOf, type Seat, seatAfter, teamOf } from '../../schieber/seat.ts';
import type { Step } from '../../schieber/step.ts';
import { legalIn, type MatchView } from '../../schieber/view.ts';
import type { WhyNot } from '../../schieber/whyNot.ts';
import { cardName, suitName } from '../cards/names.ts';
import { formatClock } from '../i18n/format.ts';
import { wordsNow } from '../i18n/words.ts';
import { settings } from '../shell/settings.ts';
import { sortHand } from './hand.ts';
import type { Reason } from './reason.ts';

/** 0 is myself, 1 sits to the right and plays next, 2 is my partner, 3 sits to the left. */
export const placeOf = (seat: Seat, me: Seat): 0 | 1 | 2 | 3 => ((seat - me + 4) % 4) as 0 | 1 | 2 | 3;

export function nameOf(seat: Seat, me: Seat): string {
  const { you, players } = wordsNow('schieber');
  return [you, players.right, players.partner, players.left][placeOf(seat, me)]!;
}

export function modeName(mode: Mode): string {
  const words = wordsNow('schieber');
  if (mode.kind === 'trump') return words.trump(suitName(mode.suit));
  return mode.kind === 'obenabe' ? words.obenabe : words.undenufe;
}

/** Every step in words, for those who listen: each card, each trick, whose turn it is. */
export function sentencesFor(step: Step, before: MatchView, after: MatchView): readonly string[] {
  const { said } = wordsNow('schieber');
  const me = after.seat;
  const turn = yourTurn(after);
  switch (step.type) {
    case 'passed':
      return [step.seat === me ? said.youGschobe : said.gschobe(nameOf(step.seat, me)), ...turn];
    case 'declared':
      return [
        step.seat === me
          ? said.youDeclared(modeName(step.mode))
          : said.declared(nameOf(step.seat, me), modeName(step.mode)),
        ...sortedAnew(after.game.hand, step.mode),
        ...turn,
      ];
    case 'played': {
      const card = cardName(step.card);
      const played = step.seat === me ? said.youPlayed(card) : said.played(nameOf(step.seat, me), card);
      return [played, ...trickSentences(before, after), ...turn];
    }
    case 'takenBack':
      return [said.takenBack, sayTable(after), ...turn];
    case 'dealt':
      return [said.dealt(step.number, after.games), sayHand(inOrder(step.hand)), ...turn];
    case 'ended': {
      const [us, them] = points(after.total, me);
      return [said.ended(us, them)];
    }
    case 'deadlineMoved':
      if (step.by >= STANDSTILL) return []; // the clock itself says that it was stopped
      return [step.by < 0 ? said.resumed : said.deadlineMoved(formatClock(step.by))];
  }
}

function trickSentences(before: MatchView, after: MatchView): readonly string[] {
  const { said } = wordsNow('schieber');
  const me = after.seat;
  if (after.game.phase === 'declaring' || before.game.phase !== 'playing') return [];
  if (after.game.turned.length === before.game.turned.length) return [];
  const trick = after.game.turned.at(-1)!;
  const won = sayWon(trick, me);
  if (after.game.phase !== 'over') return [won];
  const [us, them] = points(after.game.points, me);
  return [won, said.game(after.number, us, them), ...(after.number < after.games ? [said.goOn] : [])];
}

/** Whose trick, and for whom its points count. */
function sayWon({ winner, points: worth }: { winner: Seat; points: number }, me: Seat): string {
  const { said } = wordsNow('schieber');
  if (winner === me) return said.yourTrick(worth);
  return (teamOf(winner) === teamOf(me) ? said.ourTrick : said.theirTrick)(nameOf(winner, me), worth);
}

const yourTurn = (view: MatchView): readonly string[] =>
  !view.ending && view.game.phase !== 'over' && view.game.turn === view.seat ? [sayTurn(view)] : [];

/** A hand as it lies once it is dealt, and once a mode is declared. */
const inOrder = (hand: readonly Card[], mode?: Mode): readonly Card[] =>
  sortHand(hand, { mode, deck: settings.peek().deck, trumpFirst: settings.peek().trumpFirst });

/** Whoever knows the digits of the own cards by heart must hear that they have changed. */
const sortedAnew = (hand: readonly Card[], mode: Mode): readonly string[] =>
  inOrder(hand).join() === inOrder(hand, mode).join() ? [] : [wordsNow('schieber').said.sortedAnew];

/** [ours, theirs] */
export const points = (by: Readonly<Record<0 | 1, number>>, me: Seat): readonly [number, number] => {
  const mine = teamOf(me);
  return [by[mine], by[mine === 0 ? 1 : 0]];
};

/** Completed games and the one on the table. */
export function runningScore({ game, total, seat }: MatchView): readonly [number, number] {
  const [us, them] = points(total, seat);
  if (game.phase !== 'playing') return [us, them];
  const [a, b] = points(game.points, seat);
  return [us + a, them + b];
}

/** '9f3ca1d7…' → '9f3c a1d7 …': as much of a fingerprint as one can note down or hear. */
export const beginningOf = (commitment: string): string => inFours(commitment.slice(0, 12));

/** '9f3ca1d7' → '9f3c a1d7' */
export const inFours = (text: string): string => text.match(/.{1,4}/g)?.join(' ') ?? '';

/** On arrival: which game, who plays with whom, what was said, what lies there, my cards, whose turn it is, and the keys that do and tell more. */
export function sayOpening(view: MatchView, hand: readonly Card[], kind: 'rated' | 'practice'): string {
  const words = wordsNow('schieber');
  const { right, partner, left } = words.players;
  const isPassed = view.game.phase === 'declaring' && view.game.passed;
  const table = isPassed ? words.said.gschobe(partner) : sayTable(view);
  return [
    `${words.gameOf(view.number, view.games)}.`,
    words.said.sides(partner, right, left),
    table,
    ...(hand.length > 0 ? [sayHand(hand)] : []),
    sayTurn(view),
    ...sayModeKeys(view),
    ...(settings.peek().keys ? [words.said.keys(kind === 'practice')] : []),
  ].join(' ');
}

/** T: the mode and what lies on the table. */
export function sayTable(view: MatchView): string {
  const words = wordsNow('schieber');
  const { game, seat: me } = view;
  if (game.phase === 'declaring') return `${words.notDeclared}.`;
  const who = game.declarer === me ? words.byYou : words.by(nameOf(game.declarer, me));
  const mode = `${modeName(game.mode)}, ${who}.`;
  const cards = game.phase === 'playing' ? game.trick : [];
  if (cards.length === 0) return `${mode} ${words.said.emptyTable}`;
  const leader = game.phase === 'playing' ? game.leader : 0;
  const lying = cards.map((card, place) => `${nameOf(seatAfter(leader, place), me)} ${cardName(card)}`);
  return `${mode} ${words.said.onTable(lying.join(', '))}`;
}

/** My cards in the order they lie, with their numbers. */
const sayHand = (hand: readonly Card[]): string =>
  wordsNow('schieber').said.hand(hand.map((card, i) => `${i + 1} ${cardName(card)}`).join(', '));

/** H: the same, and the numbers of those that may be played, where some may not. SSC 2.05 */
export function sayHandNow(view: MatchView, hand: readonly Card[]): string {
  const { game, seat } = view;
  if (hand.length === 0) return sayTurn(view);
  if (game.phase !== 'playing' || game.turn !== seat) return sayHand(hand);
  const legal = legalIn(game);
  if (legal.length === hand.length) return sayHand(hand);
  const numbers = hand.flatMap((card, i) => (legal.includes(card) ? [i + 1] : []));
  return `${sayHand(hand)} ${wordsNow('schieber').said.allowed(numbers.join(', '))}`;
}

/** S: the points of this game and of the match. */
export function sayScore(view: MatchView): string {
  const { game, seat } = view;
  const [us, them] = game.phase === 'declaring' ? [0, 0] : points(game.points, seat);
  const running = game.phase === 'playing' ? [us, them] : [0, 0];
  const [a, b] = points(view.total, seat);
  return wordsNow('schieber').said.scoreNow(us, them, a + running[0]!, b + running[1]!);
}

/** Whose turn it is, and what is asked; after a game, how it goes on. */
function sayTurn({ game, seat, number, games, total }: MatchView): string {
  const words = wordsNow('schieber');
  if (game.phase === 'over') return number < games ? words.said.goOn : words.said.ended(...points(total, seat));
  if (game.turn !== seat) return `${words.turnOf(nameOf(game.turn, seat))}.`;
  if (game.phase === 'playing') return game.trick.length === 0 ? words.said.youLead : words.said.yourTurn;
  return game.passed ? words.declarePassed(nameOf(partnerOf(seat), seat)) : words.declareForehand;
}

/** Which digit chooses what, while it is mine to declare. SSC 2.03 */
function sayModeKeys({ game, seat }: MatchView): readonly string[] {
  if (game.phase !== 'declaring' || game.turn !== seat || !settings.peek().keys) return [];
  const { said, gschobe } = wordsNow('schieber');
  const modes = MODES.map((mode, i) => `${i + 1} ${modeName(mode)}`);
  return [said.modeKeys([...modes, ...(game.passed ? [] : [`0 ${gschobe}`])].join(', '))];
}

/** W: whose turn it is, and what can be chosen. */
export const sayTurnNow = (view: MatchView): string => [sayTurn(view), ...sayModeKeys(view)].join(' ');

/** What speaks for a hint. */
export function sayReason(reason: Reason, me: Seat): string {
  const { because } = wordsNow('schieber');
  switch (reason.code) {
    case 'only-card':
    case 'draws-trumps':
    case 'gives-little':
      return because[reason.code];
    case 'takes-trick':
      return because['takes-trick'](reason.points);
    case 'highest-left':
      return because['highest-left'](suitName(reason.suit));
    case 'gives-partner':
      return because['gives-partner'](nameOf(partnerOf(me), me), reason.points);
    case 'trumps': {
      const { suit } = reason;
      const best = [
        ...(reason.hasJack ? [cardName(`${suit}J`)] : []),
        ...(reason.hasNine ? [cardName(`${suit}9`)] : []),
      ];
      return because.trumps(reason.count, best.length > 0 ? because.withBest(best.join(because.and)) : '');
    }
    case 'aces':
    case 'sixes':
      return because[reason.code](reason.count);
    case 'no-long-suit':
      return because['no-long-suit'](reason.longest);
  }
}

/** Why a card may not be played. SSC 2.05 */
export function sayWhyNot(why: WhyNot): string {
  const { whyNot: texts } = wordsNow('schieber');
  return why.code === 'follow-suit' || why.code === 'follow-suit-only'
    ? texts[why.code](suitName(why.suit))
    : texts[why.code];
}
