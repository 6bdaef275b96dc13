import { invariant } from '../kit/absurd.ts';
import type { Immutable } from '../kit/immutable.ts';
import type { Around, Process } from '../kit/process.ts';
import { ok, type Result, refuse } from '../kit/result.ts';
import type { Day, Instant } from '../kit/time.ts';
import type { Currency } from '../ledger/account.ts';
import type { LimitRefusal } from '../ledger/limits.ts';
import type { FundsRefusal } from '../ledger/posting.ts';
import { dealerOn } from './dealer.ts';
import { type AccountRefusal, type Player, type PlayerRefusal, playerObstacle } from './eligibility.ts';
import { evolve as evolveGame, type Game, type Event as GameEvent } from './game.ts';
import { type Model, modelId } from './model.ts';
import { type HouseMove, type MoveRefusal, type PlayerMove, play, type Start } from './play.ts';

/** Whose it is and what its cards come from; the seed itself stands in no event. */
type Promised = Immutable<{
  type: 'promised';
  /** 'person:ID' or 'guest:ID'. */
  owner: string;
  model: string;
  commitment: string;
  clientSeed: string;
  /** What is staked; without it from before there were two currencies, or practice. */
  currency?: Currency;
}>;

/** One participation: the promise it was begun with, and the game. Nothing of it exists before the stake. */
export type Participation = Immutable<{ promise: Promised | undefined; game: Game | undefined }>;

export type ParticipationEvent = Promised | GameEvent;

/** A player's move names the version it answers, so that no card is placed that the player has not seen. B21 7.1 */
export type Answering = PlayerMove & Immutable<{ version: number }>;

export type ParticipationCommand =
  | (Start & Immutable<{ commitment: string; clientSeed: string }>)
  | Answering
  | HouseMove;

export type ParticipationFacts = Immutable<{
  /** Of the stream, as it stands now. */
  version: number;
  /** For a stake the odds in force, for a move those the game was begun with. B21 3 */
  model: Model;
  /** Whoever stakes money; practice asks nothing. B21 1, 5 */
  player: Player | undefined;
  /** What the house plays with. */
  currency: Currency;
}>;

export type ParticipationRefusal =
  | MoveRefusal
  | PlayerRefusal
  | Immutable<{ code: 'stale-view'; version: number; article: 'B21 7.1' }>;

/** Why a stake or a bought card cannot be booked; found while the account is locked. */
export type BookingRefusal =
  | AccountRefusal
  | LimitRefusal
  | FundsRefusal
  | Immutable<{ code: 'participations-used-up'; most: number; day: Day; article: 'B21 4.2' }>
  | Immutable<{ code: 'too-many-practice-games'; most: number; until: Instant }>;

export const PARTICIPATIONS_A_DAY = 100; // B21 4.2
/** Open at a time; `until` then says when the four hours of the first of them are over. */
export const PRACTICE_GAMES_AT_ONCE = 50;

type Knowing = Around<ParticipationFacts, string>;
type Decision = Result<readonly ParticipationEvent[], ParticipationRefusal>;

/** What is asked → what happens, or why it is refused. The chance is the promised seed's. */
function decide({ promise, game }: Participation, command: ParticipationCommand, around: Knowing): Decision {
  if (command.type === 'start')
    return game ? refuse({ code: 'wrong-stage', stage: game.stage }) : begin(command, around);
  if (promise === undefined || game === undefined) return refuse({ code: 'wrong-stage', stage: 'none' });
  const { version } = around.facts;
  if ('version' in command && command.version !== version && game.stage !== 'over')
    return refuse({ code: 'stale-view', version, article: 'B21 7.1' });
  const { model } = around.facts;
  invariant(modelId(model) === promise.model, `a game is played with the odds it was begun with, ${promise.model}`);
  return play(game, command, around.now, dealerOn(model, around.chance, promise.clientSeed, game.drawn));
}

function begin(
  { commitment, clientSeed, ...start }: Extract<ParticipationCommand, { type: 'start' }>,
  { now, by, chance, facts: { model, player, currency } }: Knowing,
): Decision {
  const obstacle = start.purse === 'money' ? playerObstacle(player, now) : undefined;
  if (obstacle) return refuse(obstacle);
  const begun = play(undefined, start, now, dealerOn(model, chance, clientSeed));
  if (!begun.ok) return begun;
  const staked = start.purse === 'money' ? { currency } : {};
  return ok([
    { type: 'promised', owner: by, model: modelId(model), commitment, clientSeed, ...staked },
    ...begun.value,
  ]);
}

/** What happened → the new state. Never refuses, never rolls dice. */
const evolve = (state: Participation, event: ParticipationEvent): Participation =>
  event.type === 'promised' ? { ...state, promise: event } : { ...state, game: evolveGame(state.game, event) };

/** From the stake to the payout. B21 2, 12, 18, 23 */
export const participation: Process<
  Participation,
  ParticipationCommand,
  ParticipationEvent,
  ParticipationFacts,
  ParticipationRefusal
> = { initial: { promise: undefined, game: undefined }, decide, evolve };
