import { ok, type Result, refuse } from '../kit/result.ts';
import { type Card, rankOf, suitOf } from '../schieber/card.ts';
import type { TurnedTrick } from '../schieber/game.ts';
import { legalCards } from '../schieber/legal.ts';
import { isTrump, letterOf, type Mode, OBENABE, trump, UNDENUFE } from '../schieber/mode.ts';
import { nextSeat, partnerOf, type Seat, seatAfter, teamOf } from '../schieber/seat.ts';
import { TRICKS, trickPoints, trickWinner } from '../schieber/trick.ts';
import type { Choice, View } from '../schieber/view.ts';
import { cardsOf, type Fields, fieldsOf, show } from './input.ts';

/** The trumps 0-5 of the HSLU jass-kit, in its order; 10 pushes. */
const KIT_MODES: readonly Mode[] = [trump('D'), trump('H'), trump('S'), trump('C'), OBENABE, UNDENUFE];
const PUSH = 10;

/** The kit's seats play in falling order, ours in rising order. */
const seatFrom = (kitSeat: number): Seat => seatAfter(0, 4 - kitSeat);

/** A position of the jass-kit as the view of the player on turn; says what is wrong with one that cannot be. */
export function viewFromKit(value: unknown): Result<View, string> {
  const fields = fieldsOf(value);
  if (!fields.ok) return fields;
  const dealer = kitSeat(fields.value, 'dealer');
  if (!dealer.ok) return dealer;
  const current = kitSeat(fields.value, 'currentPlayer');
  if (!current.ok) return current;
  const tss = fields.value['tss'] ?? 0;
  if (tss !== 0 && tss !== 1) return refuse(`tss must be 0 or 1, not ${show(tss)}`);
  const hand = handOf(fields.value, fields.value['currentPlayer'] as number);
  if (!hand.ok) return hand;
  const tricks = tricksOf(fields.value['tricks'] ?? []);
  if (!tricks.ok) return tricks;
  const all = cardsOf([...tricks.value.flat(), ...hand.value], 'tricks and hand', 36);
  if (!all.ok) return all;

  const seat = current.value;
  const forehand = nextSeat(dealer.value);
  const passed = tss === 1;
  const decider = passed ? partnerOf(forehand) : forehand;
  const given = fields.value['trump'];
  if (given === undefined || given === null || given === -1) {
    if (tricks.value.length > 0) return refuse('cards lie on the table, but there is no trump');
    if (hand.value.length !== TRICKS) return refuse(`a declaration needs nine cards in hand, not ${hand.value.length}`);
    if (seat !== decider) return refuse('the current player is not the one who declares');
    return ok({ phase: 'declaring', seat, turn: seat, hand: hand.value, forehand, passed });
  }
  const mode = typeof given === 'number' ? KIT_MODES[given] : undefined;
  if (!mode) return refuse(`trump must be a number from 0 to 5, not ${show(given)}`);
  return playing({ seat, hand: hand.value, forehand, passed, declarer: decider, mode }, tricks.value);
}

type Known = Pick<Extract<View, { phase: 'playing' }>, 'seat' | 'hand' | 'forehand' | 'passed' | 'declarer' | 'mode'>;

function playing(known: Known, tricks: readonly (readonly Card[])[]): Result<View, string> {
  const { seat, hand, forehand, mode } = known;
  const turned: TurnedTrick[] = [];
  const points = { 0: 0, 1: 0 };
  const shownVoid = new Set<string>();
  let own = [...hand, ...playedBy(seat, forehand, tricks, mode)];
  let leader = forehand;
  for (const [number, cards] of tricks.entries()) {
    for (const [place, card] of cards.entries()) {
      const who = seatAfter(leader, place);
      const wrong = `trick ${number}: ${card}`;
      if (shownVoid.has(`${who}${suitOf(card)}`) && !isJackOfTrumps(card, mode))
        return refuse(`${wrong} is a suit its player has shown not to hold`);
      if (isVoidShown(card, cards[0]!, mode)) shownVoid.add(`${who}${suitOf(cards[0]!)}`);
      if (who !== seat) continue;
      if (!legalCards(own, cards.slice(0, place), mode).includes(card)) return refuse(`${wrong} was not legal`);
      own = own.filter((held) => held !== card);
    }
    if (cards.length < 4) break;
    const winner = trickWinner(cards, leader, mode);
    const worth = trickPoints(cards, mode, false);
    points[teamOf(winner)] += worth;
    turned.push({ leader, cards, winner, points: worth });
    leader = winner;
  }
  const trick = tricks[turned.length] ?? [];
  const turn = seatAfter(leader, trick.length);
  if (turned.length === TRICKS) return refuse('the game is over');
  if (turn !== seat) return refuse('the current player is not on turn');
  if (hand.length !== TRICKS - turned.length) {
    return refuse(`the hand must hold ${TRICKS - turned.length} cards, not ${hand.length}`);
  }
  return ok({ phase: 'playing', ...known, turned, points, leader, trick, turn });
}

/** Does this card show that its player has none of the suit led, but perhaps the jack of trumps? SSC 2.05 */
const isVoidShown = (card: Card, led: Card, mode: Mode): boolean =>
  suitOf(card) !== suitOf(led) && (!isTrump(card, mode) || isTrump(led, mode));

const isJackOfTrumps = (card: Card, mode: Mode): boolean => isTrump(card, mode) && rankOf(card) === 'J';

function playedBy(seat: Seat, forehand: Seat, tricks: readonly (readonly Card[])[], mode: Mode): Card[] {
  let leader = forehand;
  return tricks.flatMap((cards) => {
    const own = cards.filter((_, place) => seatAfter(leader, place) === seat);
    if (cards.length === 4) leader = trickWinner(cards, leader, mode);
    return own;
  });
}

function kitSeat(fields: Fields, name: string): Result<Seat, string> {
  const value = fields[name];
  const isSeat = typeof value === 'number' && [0, 1, 2, 3].includes(value);
  return isSeat ? ok(seatFrom(value)) : refuse(`${name} must be a seat 0 to 3, not ${show(value)}`);
}

function handOf(fields: Fields, kitSeat: number): Result<readonly Card[], string> {
  const players = fields['player'];
  if (!Array.isArray(players) || players.length !== 4) return refuse('player must be a list of four players');
  const player = fieldsOf(players[kitSeat]);
  if (!player.ok) return refuse(`player ${kitSeat} is not a JSON object`);
  const hand = cardsOf(player.value['hand'], `the hand of player ${kitSeat}`, 9);
  if (hand.ok && hand.value.length === 0) return refuse('the current player has no card');
  return hand;
}

function tricksOf(value: unknown): Result<readonly (readonly Card[])[], string> {
  if (!Array.isArray(value) || value.length > TRICKS) return refuse('tricks must be a list of at most nine tricks');
  const tricks: (readonly Card[])[] = [];
  for (const [number, given] of value.entries()) {
    const fields = fieldsOf(given);
    if (!fields.ok) return refuse(`trick ${number} is not a JSON object`);
    const cards = cardsOf(fields.value['cards'] ?? [], `trick ${number}`, 4);
    if (!cards.ok) return cards;
    const isFull = tricks.every((trick) => trick.length === 4);
    if (!isFull && cards.value.length > 0) return refuse(`trick ${number} begins before the one before it is full`);
    if (cards.value.length > 0) tricks.push(cards.value);
  }
  return ok(tricks);
}

/** A choice in the words of the kit; it writes the ten as `D10`. */
export function kitAnswer(choice: Choice): { trump: number } | { card: string } {
  if (choice.type === 'pass') return { trump: PUSH };
  if (choice.type === 'play')
    return { card: `${suitOf(choice.card)}${rankOf(choice.card) === 'T' ? '10' : rankOf(choice.card)}` };
  return { trump: KIT_MODES.findIndex((mode) => letterOf(mode) === letterOf(choice.mode)) };
}
