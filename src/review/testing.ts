import { type Level, TODAY } from '../bots/levels.ts';
import type { Players } from '../bots/player.ts';
import { playGame } from '../bots/table.ts';
import { dealOf } from '../bots/testing/positions.ts';
import { bySeat, type Seat } from '../schieber/seat.ts';
import { legalIn } from '../schieber/view.ts';
import type { Decision } from './review.ts';

/** Games a match. */
export const GAMES = 12;
const ALL = Array.from({ length: GAMES }, (_, index) => index + 1);

/** The real choices of a computer player of this level in games of a match with three masters, for measuring. */
export function decisionsIn(match: string, level: Level, players: Players, games = ALL): readonly Decision[] {
  const chooserOf = (name: Level) => {
    const player = players.playerOf(TODAY[name]);
    if (!player.ok) throw new Error(player.refusal.code);
    return player.value.choose;
  };
  const found: Decision[] = [];
  const at = bySeat((seat) => chooserOf(seat === 0 ? level : 'master'));
  for (const game of games) {
    playGame(dealOf(match, game).hands, (game % 4) as Seat, at, (view, chosen) => {
      if (view.seat !== 0) return;
      if (view.phase === 'declaring') found.push({ game, trick: 0, chosen, view });
      else if (view.phase === 'playing' && legalIn(view).length > 1) {
        found.push({ game, trick: view.turned.length + 1, chosen, view });
      }
    });
  }
  return found;
}
