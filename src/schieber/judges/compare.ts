import { chanceFromText } from '../../kit/chance.ts';
import { indexOf } from '../card.ts';
import { dealHands } from '../dealing.ts';
import { deal, evolve, type Game } from '../game.ts';
import { legalCards } from '../legal.ts';
import { cardsIn, legalMasks, newTable, POINTS, playMask, TURN } from '../masks.ts';
import { MODES } from '../mode.ts';
import { seatAfter } from '../seat.ts';

/** Plays seeded random games through both rule engines and counts where they differ: legal set, turn, points. */
export function compareEngines(
  positions: number,
  seed: string,
): { positions: number; differences: number; modes: number[] } {
  const chance = chanceFromText(seed)('compare');
  const chanceFor = chanceFromText(`${seed}/deals`);
  const modes = new Set<number>();
  const masks = new Int32Array(4);
  let seen = 0;
  let differences = 0;
  for (let number = 1; seen < positions; number++) {
    const mode = chance.below(MODES.length);
    modes.add(mode);
    const forehand = seatAfter(0, chance.below(4));
    const hands = dealHands(chanceFor, 'compare', number, seatAfter(forehand, 3));
    const table = newTable(MODES[mode]!, hands, forehand);
    let game: Game = evolve(deal(hands, forehand), { type: 'declared', seat: forehand, mode: MODES[mode]! });
    while (game.phase === 'playing') {
      const legal = [...legalCards(game.hands[game.turn], game.trick, game.mode)].sort(
        (a, b) => indexOf(a) - indexOf(b),
      );
      const count = legalMasks(table, masks);
      const isSame = game.turn === table[TURN] && count === legal.length && String(cardsIn(masks)) === String(legal);
      if (!isSame || game.points[0] !== table[POINTS] || game.points[1] !== table[POINTS + 1]) differences++;
      seen++;
      const card = legal[chance.below(legal.length)]!;
      game = evolve(game, { type: 'played', seat: game.turn, card });
      playMask(table, indexOf(card));
    }
    if (game.phase === 'over' && (game.points[0] !== table[POINTS] || game.points[1] !== table[POINTS + 1]))
      differences++;
  }
  return { positions: seen, differences, modes: [...modes].sort() };
}
