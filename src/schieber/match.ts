import { absurd, invariant } from '../kit/absurd.ts';
import type { ChanceFor } from '../kit/chance.ts';
import type { Immutable } from '../kit/immutable.ts';
import type { Around, Process } from '../kit/process.ts';
import { ok, type Result, refuse } from '../kit/result.ts';
import type { Instant } from '../kit/time.ts';
import type { Card } from './card.ts';
import { dealHands, firstDealer } from './dealing.ts';
import * as game from './game.ts';
import { deal, type Game, type GameCommand, type GameEvent, type GameRefusal } from './game.ts';
import type { Mode } from './mode.ts';
import { type BySeat, type ByTeam, nextSeat, type Seat } from './seat.ts';
import { beforeLastChoice } from './takeBack.ts';

/** Who sits at a seat. A computer player is named so exactly that anybody can let it play again. */
export type Player = Immutable<
  { kind: 'person' } | { kind: 'computer'; level: string; version: string; weights: string }
>;

/** What one game brought. */
export type GameResult = Immutable<{
  dealer: Seat;
  declarer: Seat;
  passed: boolean;
  mode: Mode;
  points: ByTeam<number>;
}>;

/** How a match ends: all games played, time over (only completed games count), or cancelled by the organiser. */
export type Ending = 'finished' | 'expired' | 'void';

/** What is agreed before the first card. */
export type Setup = Immutable<{
  games: number;
  players: BySeat<Player>;
  commitment: string;
  clientSeed: string;
  startedAt: Instant;
  /** The instant after which no card counts; null in practice without a clock. SSC 4.03, 5.03 */
  deadline: Instant | null;
}>;

/** A match: twelve games, or any number, dealt in turn. SSC 4.03, 5.03, 6.03 */
export type Match = Immutable<{
  setup: Setup;
  deadline: Instant | null;
  /** 1 … setup.games; the game on the table. */
  number: number;
  dealer: Seat;
  game: Game;
  results: GameResult[];
  ending: Ending | null;
}>;

export type MatchCommand =
  | GameCommand
  | Immutable<
      { type: 'start'; setup: Setup } | { type: 'takeBack'; seat: Seat } | { type: 'expire' } | { type: 'cancel' }
    >;

/** Why the clock stood still: rulings M7 (outage) and G30 (suspension). */
export type DelayReason = 'outage' | 'suspension';

/** `deadlineMoved` is written for all open matches at once when they could not be played; nobody asks for it. */
export type MatchEvent =
  | GameEvent
  | Immutable<
      | { type: 'started'; setup: Setup; dealer: Seat }
      | { type: 'dealt'; number: number; hands: BySeat<readonly Card[]> }
      | { type: 'deadlineMoved'; by: number; why: DelayReason }
      /** In practice: the game as it stands again. */
      | { type: 'takenBack'; game: Game }
      | { type: 'ended'; how: Ending }
    >;

/** Why a card, a declaration or a pass is refused. */
export type MoveRefusal =
  | GameRefusal
  | Immutable<
      | { code: 'match-over'; ending: Ending }
      | { code: 'time-is-up'; deadline: Instant; article: 'SSC 5.03' }
      | { code: 'suspended'; article: 'SSC 8.02' }
    >;
/** Nothing of this seat lies there. */
export type NothingToTakeBack = { readonly code: 'nothing-to-take-back' };

/** Only the clock can ask too early. */
export type MatchRefusal =
  | MoveRefusal
  | NothingToTakeBack
  | Immutable<{ code: 'time-is-left'; deadline: Instant | null }>;

/** The clock and the dice; who asks plays no part, and nothing else need be known. */
type Needed = Pick<Around<undefined, string>, 'now' | 'chance'>;

/** What is asked → what happens, or why it is refused. */
export function decide(
  match: Match | undefined,
  command: MatchCommand,
  { now, chance }: Needed,
): Result<readonly MatchEvent[], MatchRefusal> {
  if (command.type === 'start') return ok(start(command.setup, chance));
  invariant(match, 'a match is started before it is played');
  switch (command.type) {
    case 'expire':
      if (match.ending) return matchOver(match.ending);
      if (!isLate(match, now)) return refuse({ code: 'time-is-left', deadline: match.deadline });
      return ok([{ type: 'ended', how: 'expired' }]);
    case 'cancel':
      return match.ending ? matchOver(match.ending) : ok([{ type: 'ended', how: 'void' }]);
    case 'takeBack':
      return decideTakeBack(match, command.seat, { now, chance });
    case 'pass':
    case 'declare':
    case 'play':
      return decideMove(match, command, { now, chance });
    default:
      return absurd(command);
  }
}

/** A card, a declaration or a pass: the same for persons and computer players. */
export function decideMove(
  match: Match,
  command: GameCommand,
  { now, chance }: Needed,
): Result<readonly MatchEvent[], MoveRefusal> {
  if (match.ending) return matchOver(match.ending);
  if (isSuspended(match.setup.startedAt, match.deadline)) return refuse({ code: 'suspended', article: 'SSC 8.02' });
  const { deadline } = match;
  if (deadline !== null && isLate(match, now)) return refuse({ code: 'time-is-up', deadline, article: 'SSC 5.03' });
  const decision = game.decide(match.game, command);
  return decision.ok ? ok(withNextDeal(match, decision.value[0], chance)) : decision;
}

/** The last choice of the player on turn is undone, with all that followed from it. Never in rated play: see hosted.ts. */
export function decideTakeBack(
  match: Match,
  seat: Seat,
  { now, chance }: Needed,
): Result<readonly MatchEvent[], MoveRefusal | NothingToTakeBack> {
  const { setup, number, dealer } = match;
  return takeBackTo(match, seat, now, dealHands(chance, setup.clientSeed, number, dealer));
}

/** The same where the hands are known, as in a game that is played again: its deal comes from another match. */
export function takeBackTo(
  match: Match,
  seat: Seat,
  now: Instant,
  dealt: ReturnType<typeof dealHands>,
): Result<readonly MatchEvent[], MoveRefusal | NothingToTakeBack> {
  const { deadline, ending, game: table } = match;
  if (ending) return matchOver(ending);
  if (deadline !== null && isLate(match, now)) return refuse({ code: 'time-is-up', deadline, article: 'SSC 5.03' });
  if (table.phase !== 'over' && table.turn !== seat) return refuse({ code: 'not-your-turn', turn: table.turn });
  const before = beforeLastChoice(table, dealt, seat);
  return before ? ok([{ type: 'takenBack', game: before }]) : refuse({ code: 'nothing-to-take-back' });
}

const matchOver = (ending: Ending) => refuse({ code: 'match-over', ending });

/** The instant of the deadline itself still counts. SSC 5.03 */
export const isLate = ({ deadline, ending }: Pick<Match, 'deadline' | 'ending'>, now: Instant): boolean =>
  ending === null && deadline !== null && now > deadline;

/** A suspension moves the clock so far that it cannot run out, and back when play goes on (G30). */
export const STANDSTILL = 366 * 24 * 3_600_000;

/** No match lasts as long as that: a clock so far ahead stands still, and nothing can be played. SSC 8.02 */
export const isSuspended = (startedAt: Instant, deadline: Instant | null): boolean =>
  deadline !== null && deadline - startedAt >= STANDSTILL;

/** Who deals first is drawn, then the first hands are dealt. */
export function start(setup: Setup, chance: ChanceFor): readonly [MatchEvent, MatchEvent] {
  const dealer = firstDealer(chance, setup.clientSeed);
  return [
    { type: 'started', setup, dealer },
    { type: 'dealt', number: 1, hands: dealHands(chance, setup.clientSeed, 1, dealer) },
  ];
}

/** The card that ends a game is followed by the next deal, or by the end of the match. */
function withNextDeal(match: Match, event: GameEvent, chance: ChanceFor): readonly MatchEvent[] {
  if (!game.isLastCard(match.game)) return [event];
  if (match.number === match.setup.games) return [event, { type: 'ended', how: 'finished' }];
  const number = match.number + 1;
  // The next dealer is the forehand of the game that ends. SSC 2.05
  const dealer = nextSeat(match.dealer);
  return [event, { type: 'dealt', number, hands: dealHands(chance, match.setup.clientSeed, number, dealer) }];
}

/** What happened → the new state; undefined before the first event. */
export function evolve(match: Match | undefined, event: MatchEvent): Match {
  if (event.type === 'started') {
    const { setup, dealer } = event;
    return { setup, deadline: setup.deadline, number: 0, dealer, game: NOT_DEALT, results: [], ending: null };
  }
  invariant(match !== undefined, 'a match starts with `started`');
  switch (event.type) {
    case 'dealt': {
      const dealer = event.number === 1 ? match.dealer : nextSeat(match.dealer);
      return { ...match, number: event.number, dealer, game: deal(event.hands, nextSeat(dealer)) };
    }
    case 'passed':
    case 'declared':
    case 'played': {
      const after = game.evolve(match.game, event);
      return {
        ...match,
        game: after,
        results: after.phase === 'over' ? [...match.results, resultOf(match, after)] : match.results,
      };
    }
    case 'deadlineMoved':
      return { ...match, deadline: match.deadline === null ? null : match.deadline + event.by };
    case 'takenBack':
      return { ...match, game: event.game };
    case 'ended':
      return { ...match, ending: event.how };
    default:
      return absurd(event);
  }
}

const NOT_DEALT = deal({ 0: [], 1: [], 2: [], 3: [] }, 0);

const resultOf = (match: Match, { declarer, passed, mode, points }: Extract<Game, { phase: 'over' }>): GameResult => ({
  dealer: match.dealer,
  declarer,
  passed,
  mode,
  points,
});

/** Only completed games count; each player is credited with all points of his team. SSC 2.01, 5.03 */
export function totalOf(match: Pick<Match, 'results' | 'ending'>): ByTeam<number> {
  if (match.ending === 'void') return { 0: 0, 1: 0 };
  const sum = (team: 0 | 1) => match.results.reduce((points, result) => points + result.points[team], 0);
  return { 0: sum(0), 1: sum(1) };
}

/** Whose turn it is, or undefined when the match is over. */
export const turnOf = (match: Match): Seat | undefined =>
  match.ending || match.game.phase === 'over' ? undefined : match.game.turn;

export const matchProcess: Process<Match | undefined, MatchCommand, MatchEvent, undefined, MatchRefusal> = {
  initial: undefined,
  decide,
  evolve,
};
