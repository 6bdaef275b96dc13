import { expect, test } from 'vitest';
import { chanceFromText, shuffle } from '../kit/chance.ts';
import { DECK } from '../schieber/card.ts';
import { deal, decide, evolve, type Game } from '../schieber/game.ts';
import { bySeat, type Seat } from '../schieber/seat.ts';
import { legalIn, type View, viewFrom } from '../schieber/view.ts';
import { type FinishedGame, lookBack } from './lookBack.ts';

/** A game of random legal cards, with every view as it was before each card. */
function played(seed: string): { game: FinishedGame; views: View[] } {
  const chance = chanceFromText(seed)('game');
  const deck = shuffle(DECK, chance);
  const forehand = chance.below(4) as Seat;
  const passed = chance.below(2) === 0;
  let game: Game = deal(
    bySeat((seat) => deck.slice(seat * 9, seat * 9 + 9)),
    forehand,
  );
  const act = (command: Parameters<typeof decide>[1]) => {
    const event = decide(game, command);
    if (!event.ok) throw new Error(event.refusal.code);
    game = evolve(game, event.value[0]);
  };
  if (passed) act({ type: 'pass', seat: forehand });
  const mode = { kind: 'trump', suit: 'H' } as const;
  if (game.phase === 'declaring') act({ type: 'declare', seat: game.turn, mode });
  const views: View[] = [];
  while (game.phase === 'playing') {
    const view = viewFrom(game, game.turn);
    const legal = legalIn(view);
    views.push(view);
    act({ type: 'play', seat: game.turn, card: legal[chance.below(legal.length)]! });
  }
  if (game.phase !== 'over') throw new Error('not over');
  return { game: { forehand, passed, mode, tricks: game.turned }, views };
}

const sorted = (view: View) => ({ ...view, hand: [...view.hand].sort() });

test('looking back gives every seat exactly what it saw, card by card', () => {
  for (let i = 0; i < 40; i++) {
    const { game, views } = played(`look-back/${i}`);
    expect(lookBack(game).map(({ view }) => sorted(view))).toEqual(views.map(sorted));
  }
});

test('a game that was cut off shows nothing', () => {
  const { game } = played('cut');
  expect(lookBack({ ...game, tricks: game.tricks.slice(0, 8) })).toEqual([]);
});
