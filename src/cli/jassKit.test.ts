import { expect, test } from 'vitest';
import { playDuplicate, verdictOf } from '../bots/arena.ts';
import { RULE_1, ruleOne } from '../bots/rule/ruleOne.ts';
import { playGame } from '../bots/table.ts';
import { dealOf } from '../bots/testing/positions.ts';
import { letterOf } from '../schieber/mode.ts';
import { bySeat } from '../schieber/seat.ts';
import type { View } from '../schieber/view.ts';
import { kitAnswer, viewFromKit } from './jassKit.ts';

const kitSeat = (seat: number) => (4 - seat) % 4;
const kitCard = (card: string) => card.replace('T', '10');

/** A view as the kit would send it. */
function kitLine(view: View) {
  if (view.phase === 'over') throw new Error('nobody is asked when the game is over');
  const tricks = view.phase === 'playing' ? [...view.turned.map(({ cards }) => cards), view.trick] : [];
  return {
    dealer: (kitSeat(view.forehand) + 1) % 4,
    tss: view.passed ? 1 : 0,
    currentPlayer: kitSeat(view.seat),
    ...(view.phase === 'playing' ? { trump: 'DHSCOU'.indexOf(letterOf(view.mode)) } : {}),
    player: [0, 1, 2, 3].map((seat) => ({ hand: seat === kitSeat(view.seat) ? view.hand.map(kitCard) : [] })),
    tricks: tricks.filter((cards) => cards.length > 0).map((cards) => ({ cards: cards.map(kitCard) })),
  };
}

test('every position of thirty games reads back as the view it was', () => {
  for (let game = 0; game < 30; game++) {
    const { hands, forehand } = dealOf('jass-kit', game);
    playGame(
      hands,
      forehand,
      bySeat(() => (view) => {
        expect(viewFromKit(JSON.parse(JSON.stringify(kitLine(view))))).toEqual({ ok: true, value: view });
        return ruleOne(view, RULE_1);
      }),
    );
  }
});

test('answers are in the words of the kit', () => {
  expect(kitAnswer({ type: 'pass' })).toEqual({ trump: 10 });
  expect(kitAnswer({ type: 'declare', mode: { kind: 'trump', suit: 'D' } })).toEqual({ trump: 0 });
  expect(kitAnswer({ type: 'declare', mode: { kind: 'undenufe' } })).toEqual({ trump: 5 });
  expect(kitAnswer({ type: 'play', card: 'DT' })).toEqual({ card: 'D10' });
});

const NINE = ['D6', 'D7', 'D8', 'D9', 'D10', 'DJ', 'DQ', 'DK', 'DA'];
const hands = (hand: unknown) => [{ hand: [] }, { hand: [] }, { hand: [] }, { hand }];
// Dealer 0, so forehand is seat 3 of the kit.
const asked = (changes: object) => ({
  dealer: 0,
  tss: 0,
  currentPlayer: 3,
  player: hands(NINE),
  tricks: [],
  ...changes,
});
const WRONG: [string, unknown, string][] = [
  ['no object', 7, 'not a JSON object'],
  ['no dealer', asked({ dealer: 4 }), 'dealer must be a seat 0 to 3, not 4'],
  ['no hand', asked({ player: [] }), 'player must be a list of four players'],
  ['an unknown card', asked({ player: hands(['X6']) }), 'the hand of player 3: "X6" is not a card'],
  ['a card twice', asked({ player: hands(['D6', 'D6']) }), 'the hand of player 3: D6 stands there twice'],
  ['eight cards', asked({ player: hands(NINE.slice(1)) }), 'a declaration needs nine cards in hand, not 8'],
  ['the wrong one declares', asked({ tss: 1 }), 'the current player is not the one who declares'],
  ['a wrong tss', asked({ tss: 2 }), 'tss must be 0 or 1, not 2'],
  ['no such trump', asked({ trump: 6 }), 'trump must be a number from 0 to 5, not 6'],
  ['cards without trump', asked({ tricks: [{ cards: ['H6'] }] }), 'cards lie on the table, but there is no trump'],
  ['not on turn', asked({ trump: 0, tricks: [{ cards: ['H6'] }] }), 'the current player is not on turn'],
  ['a played card in hand', asked({ trump: 0, tricks: [{ cards: ['D6'] }] }), 'tricks and hand: D6 stands there twice'],
  [
    'five cards in a trick',
    asked({ trump: 0, tricks: [{ cards: ['H6', 'H7', 'H8', 'H9', 'HJ'] }] }),
    'trick 0 has more than 4 cards',
  ],
  [
    'a trick begun too early',
    asked({ trump: 0, tricks: [{ cards: ['H6'] }, { cards: ['H7'] }] }),
    'trick 1 begins before the one before it is full',
  ],
  [
    'an own card that was not legal (SSC 2.05)',
    asked({
      trump: 3,
      currentPlayer: 2,
      player: [{}, {}, { hand: ['HA', 'D6', 'D7', 'D8', 'D9', 'DJ', 'DQ', 'S6'] }, {}],
      tricks: [{ cards: ['H6', 'SA', 'H8', 'H9'] }, { cards: ['HT'] }],
    }),
    'trick 0: SA was not legal',
  ],
  [
    'a suit its player has shown not to hold',
    asked({
      trump: 3,
      player: hands(['D6', 'D7', 'D8', 'D9', 'DJ', 'DQ', 'S6']),
      tricks: [{ cards: ['HA', 'S7', 'H8', 'H9'] }, { cards: ['SA', 'H7', 'S8', 'S9'] }],
    }),
    'trick 1: H7 is a suit its player has shown not to hold',
  ],
];
test.each(WRONG)('%s is refused in one line', (_, line, refusal) => {
  expect(viewFromKit(line)).toEqual({ ok: false, refusal });
});

test('a pair has no lead over itself, and standard errors are those of the deals', () => {
  const choose = (view: View) => ruleOne(view, RULE_1);
  expect(playDuplicate('arena', 3, [choose, choose], [choose, choose])).toBe(0);
  expect(verdictOf([1, 3, 5])).toEqual({ deals: 3, diffPerGame: 3, se: 1.155 });
});
