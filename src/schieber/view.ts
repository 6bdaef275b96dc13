import type { Immutable } from '../kit/immutable.ts';
import type { Instant } from '../kit/time.ts';
import type { Card } from './card.ts';
import type { Game } from './game.ts';
import { legalCards } from './legal.ts';
import { type Ending, type GameResult, type Match, type Player, totalOf } from './match.ts';
import type { Mode } from './mode.ts';
import type { BySeat, ByTeam, Seat } from './seat.ts';

type Without<Hands> = Hands extends unknown ? Omit<Hands, 'hands'> : never;

/**
 * All that one seat may know of the game on the table, everything it may remember included. Computer players get
 * this type and nothing else: other hands are not in it.
 */
export type View = Immutable<Without<Game> & { seat: Seat; hand: Card[] }>;

export function viewFrom(game: Game, seat: Seat): View {
  if (game.phase === 'over') return { ...game, seat, hand: [] };
  // Field by field: a view is made for every card, and leaving one field out of a copy is slow.
  const { phase, forehand, passed, turn, hands } = game;
  const hand = hands[seat];
  if (phase === 'declaring') return { phase, forehand, passed, turn, seat, hand };
  const { declarer, mode, turned, points, leader, trick } = game;
  return { phase, forehand, passed, declarer, mode, turned, points, leader, trick, turn, seat, hand };
}

/** What a player on turn may do: play one of these cards, or declare (and pass, if nobody has). */
export const legalIn = (view: View): readonly Card[] =>
  view.phase === 'playing' && view.turn === view.seat ? legalCards(view.hand, view.trick, view.mode) : [];

/** A computer player's answer to a view. */
export type Choice = Immutable<{ type: 'pass' } | { type: 'declare'; mode: Mode } | { type: 'play'; card: Card }>;

/** The match as one seat may see it: what a browser gets. */
export type MatchView = Immutable<{
  seat: Seat;
  games: number;
  number: number;
  dealer: Seat;
  players: BySeat<Player>;
  commitment: string;
  clientSeed: string;
  startedAt: Instant;
  deadline: Instant | null;
  results: GameResult[];
  total: ByTeam<number>;
  ending: Ending | null;
  game: View;
}>;

export function matchViewFrom(match: Match, seat: Seat): MatchView {
  const { games, players, commitment, clientSeed, startedAt } = match.setup;
  const { number, dealer, deadline, results, ending } = match;
  return {
    seat,
    games,
    number,
    dealer,
    players,
    commitment,
    clientSeed,
    startedAt,
    deadline,
    results,
    total: totalOf(match),
    ending,
    game: viewFrom(match.game, seat),
  };
}
