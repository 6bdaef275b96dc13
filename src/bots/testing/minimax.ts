import type { Card } from '../../schieber/card.ts';
import { legalCards } from '../../schieber/legal.ts';
import { seatAfter, teamOf } from '../../schieber/seat.ts';
import { trickPoints, trickWinner } from '../../schieber/trick.ts';
import type { OpenPosition } from '../solver/solver.ts';

/** Plain minimax on the readable rules, with nothing but the alpha-beta rule to shorten it: the judge of the solver. */
export function minimax(position: OpenPosition): number {
  const onTurn = seatAfter(position.leader, position.trick.length);
  return worth(position, teamOf(onTurn), 0, 157);
}

/** Points of `team` from here to the end of the game; exact between low and high, else a bound. */
function worth(position: OpenPosition, team: 0 | 1, low: number, high: number): number {
  const { hands, leader, trick, mode } = position;
  const seat = seatAfter(leader, trick.length);
  if (trick.length === 4) {
    const winner = trickWinner(trick, leader, mode);
    const isLast = hands[winner].length === 0;
    const points = teamOf(winner) === team ? trickPoints(trick, mode, isLast) : 0;
    return isLast
      ? points
      : points + worth({ hands, mode, leader: winner, trick: [] }, team, low - points, high - points);
  }
  const isOurs = teamOf(seat) === team;
  let best = isOurs ? -1 : 158;
  for (const card of legalCards(hands[seat], trick, mode)) {
    const value = isOurs
      ? worth(after(position, card), team, Math.max(low, best), high)
      : worth(after(position, card), team, low, Math.min(high, best));
    best = isOurs ? Math.max(best, value) : Math.min(best, value);
    if (isOurs ? best >= high : best <= low) break;
  }
  return best;
}

/** The position after the player on turn has put a card; a full trick still lies there. */
export function after({ hands, leader, trick, mode }: OpenPosition, card: Card): OpenPosition {
  const seat = seatAfter(leader, trick.length);
  return {
    hands: { ...hands, [seat]: hands[seat].filter((held) => held !== card) },
    leader,
    trick: [...trick, card],
    mode,
  };
}
