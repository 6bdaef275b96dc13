import { absurd, invariant } from '../kit/absurd.ts';
import type { Immutable } from '../kit/immutable.ts';
import { ok, type Result, refuse } from '../kit/result.ts';
import type { Card } from './card.ts';
import { legalCards } from './legal.ts';
import { letterOf, type Mode } from './mode.ts';
import { type BySeat, type ByTeam, nextSeat, partnerOf, type Seat, teamOf, withSeat } from './seat.ts';
import { LAST_TRICK_BONUS, TRICKS, trickPoints, trickWinner } from './trick.ts';

/** A trick that lies turned: who led it, its cards in the order played, who won it and what it was worth. */
export type TurnedTrick = Immutable<{ leader: Seat; cards: Card[]; winner: Seat; points: number }>;

/** What everybody at the table knows once the mode is declared. */
type Declared = Immutable<{
  forehand: Seat;
  passed: boolean;
  declarer: Seat;
  mode: Mode;
  turned: TurnedTrick[];
  points: ByTeam<number>;
}>;

/** One game ("Spiel"): a declaration and nine tricks. SSC 2.05 */
export type Game = Immutable<
  | { phase: 'declaring'; hands: BySeat<readonly Card[]>; forehand: Seat; passed: boolean; turn: Seat }
  | (Declared & { phase: 'playing'; hands: BySeat<readonly Card[]>; leader: Seat; trick: Card[]; turn: Seat })
  | (Declared & { phase: 'over' })
>;

export type GameCommand = Immutable<
  { type: 'pass'; seat: Seat } | { type: 'declare'; seat: Seat; mode: Mode } | { type: 'play'; seat: Seat; card: Card }
>;

export type GameEvent = Immutable<
  | { type: 'passed'; seat: Seat }
  | { type: 'declared'; seat: Seat; mode: Mode }
  | { type: 'played'; seat: Seat; card: Card }
>;

export type GameRefusal = Immutable<
  | { code: 'not-your-turn'; turn: Seat }
  | { code: 'cannot-pass-back'; article: 'SSC 7.05(4)' }
  | { code: 'card-not-in-hand'; card: Card }
  | { code: 'illegal-card'; card: Card; legal: Card[]; article: 'SSC 2.05' }
  | { code: 'wrong-phase'; phase: Game['phase'] }
>;

/** Nine cards each; forehand, the player to the right of the dealer, decides or passes. SSC 2.05 */
export const deal = (hands: BySeat<readonly Card[]>, forehand: Seat): Game => ({
  phase: 'declaring',
  hands,
  forehand,
  passed: false,
  turn: forehand,
});

/** What is asked → what happens, or why it is refused. A part of the match's process: it needs no clock and no dice. */
export function decide(game: Game, command: GameCommand): Result<readonly [GameEvent], GameRefusal> {
  const { seat } = command;
  if (command.type === 'play') return game.phase === 'playing' ? decidePlay(game, command) : wrongPhase(game);
  if (game.phase !== 'declaring') return wrongPhase(game);
  if (seat !== game.turn) return refuse({ code: 'not-your-turn', turn: game.turn });
  switch (command.type) {
    case 'pass':
      if (game.passed) return refuse({ code: 'cannot-pass-back', article: 'SSC 7.05(4)' });
      return ok([{ type: 'passed', seat }]);
    case 'declare':
      return ok([{ type: 'declared', seat, mode: command.mode }]);
    default:
      return absurd(command);
  }
}

const wrongPhase = ({ phase }: Game) => refuse({ code: 'wrong-phase', phase });

function decidePlay(
  { turn, hands, trick, mode }: Extract<Game, { phase: 'playing' }>,
  { seat, card }: Extract<GameCommand, { type: 'play' }>,
): Result<readonly [GameEvent], GameRefusal> {
  if (seat !== turn) return refuse({ code: 'not-your-turn', turn });
  if (!hands[turn].includes(card)) return refuse({ code: 'card-not-in-hand', card });
  const legal = legalCards(hands[turn], trick, mode);
  if (!legal.includes(card)) return refuse({ code: 'illegal-card', card, legal, article: 'SSC 2.05' });
  return ok([{ type: 'played', seat, card }]);
}

/** Whether the next card ends the game. */
export const isLastCard = (game: Game): boolean =>
  game.phase === 'playing' && game.turned.length === TRICKS - 1 && game.trick.length === 3;

/** What happened → the new state. Never refuses, never rolls dice. */
export function evolve(game: Game, event: GameEvent): Game {
  switch (event.type) {
    case 'passed':
      invariant(game.phase === 'declaring', 'passing while declaring');
      return { ...game, passed: true, turn: partnerOf(game.forehand) };
    case 'declared': {
      invariant(game.phase === 'declaring', 'declaring while declaring');
      const { hands, forehand, passed } = game;
      // Forehand leads even if the partner declared. SSC 2.05
      return {
        phase: 'playing',
        hands,
        forehand,
        passed,
        declarer: event.seat,
        mode: event.mode,
        turned: [],
        points: { 0: 0, 1: 0 },
        leader: forehand,
        trick: [],
        turn: forehand,
      };
    }
    case 'played':
      invariant(game.phase === 'playing', 'a card while playing');
      return evolvePlayed(game, event.card);
    default:
      return absurd(event);
  }
}

function evolvePlayed(game: Extract<Game, { phase: 'playing' }>, card: Card): Game {
  const left = game.hands[game.turn].filter((held) => held !== card);
  const hands = withSeat(game.hands, game.turn, left);
  const trick = [...game.trick, card];
  if (trick.length < 4) return { ...game, hands, trick, turn: nextSeat(game.turn) };

  const isLast = game.turned.length === TRICKS - 1;
  const winner = trickWinner(trick, game.leader, game.mode);
  const worth = trickPoints(trick, game.mode, isLast);
  const turned = [...game.turned, { leader: game.leader, cards: trick, winner, points: worth }];
  const team = teamOf(winner);
  const points = { 0: game.points[0] + (team === 0 ? worth : 0), 1: game.points[1] + (team === 1 ? worth : 0) };
  if (!isLast) return { ...game, hands, turned, points, leader: winner, trick: [], turn: winner };

  invariant(points[0] + points[1] === GAME_POINTS, `a game shares out ${GAME_POINTS} points in ${letterOf(game.mode)}`);
  const { forehand, passed, declarer, mode } = game;
  return { phase: 'over', forehand, passed, declarer, mode, turned, points };
}

/** 152 on the cards and five for the last trick. SSC 2.04 */
export const GAME_POINTS = 152 + LAST_TRICK_BONUS;
