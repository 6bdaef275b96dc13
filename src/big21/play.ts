import { absurd } from '../kit/absurd.ts';
import type { Immutable } from '../kit/immutable.ts';
import { ok, type Result, refuse } from '../kit/result.ts';
import { HOUR, type Instant } from '../kit/time.ts';
import { francs, least, minus, NOTHING, type Rappen, rappen } from '../ledger/money.ts';
import type { Dealer } from './dealer.ts';
import { type Ending, type Event, evolve, type Game, presentWin, settlement } from './game.ts';
import { type Guess, judge } from './highLow.ts';
import { isBust, put, totalOf } from './pile.ts';
import { RISK_STEP } from './risk.ts';
import { completePiles, earnsFreeCards, PILES, type Round } from './round.ts';

/** What a player may do with a Big21 that has begun. */
export type PlayerMove = Immutable<
  | { type: 'place'; pile: number; confirmBust?: boolean }
  | { type: 'discard' }
  | { type: 'buy' }
  | { type: 'endRound' } // with three piles or more Big21 goes on: B21 12.1, 12.2
  | { type: 'highLow' } // enter it: B21 14
  | { type: 'predict'; guess: Guess }
  | { type: 'leaveHighLow' } // B21 18.1
  | { type: 'risk'; stake: number }
  | { type: 'stop' } // end Big21 and be credited: B21 2.6
>;

/** What only the house does. */
export type HouseMove = Immutable<
  | { type: 'expire' } // the four hours are over: B21 23
  | { type: 'exclude' } // the player was excluded while he played
  | { type: 'moveDeadline'; by: number } // an outage of ours: ruling M7
>;

export type Start = Immutable<{ type: 'start'; stake: number; purse: Game['purse'] }>;
export type Move = Start | PlayerMove | HouseMove;

export type MoveRefusal = Immutable<
  | { code: 'stake-not-offered'; stake: number; offered: Rappen[]; article: 'B21 4.1' }
  | { code: 'no-such-pile'; pile: number; article: 'B21 7.1' }
  | { code: 'would-bust'; pile: number; total: number; article: 'B21 6.2' }
  | { code: 'no-card-shown'; article: 'B21 7.1' }
  | { code: 'cards-left'; left: number; article: 'B21 10.2' }
  | { code: 'no-purchases-left'; article: 'B21 10.2' }
  | { code: 'high-low-not-open'; article: 'B21 14.1' }
  | { code: 'risk-out-of-range'; stake: number; highest: Rappen; step: Rappen; article: 'B21 21.1' }
  | { code: 'wrong-stage'; stage: Game['stage'] | 'none' }
  | { code: 'already-over'; ending: Ending; article: 'B21 23' }
  | { code: 'four-hours-over'; deadline: Instant; article: 'B21 23' }
  | { code: 'four-hours-not-over'; deadline: Instant; article: 'B21 23' }
>;

export const STAKES = [francs(1), francs(2), francs(3), francs(4), francs(5)] as const; // B21 4.1
export const FOUR_HOURS = 4 * HOUR; // B21 23

type Decision = Result<readonly Event[], MoveRefusal>;

/**
 * One move, with the dealer who has the next cards: what happens, or why it is refused. The process (participation.ts),
 * the verification of records and the simulation all play by this.
 */
export function play(game: Game | undefined, command: Move, now: Instant, dealer: Dealer): Decision {
  if (command.type === 'start') return game ? wrongStage(game) : start(command, now, dealer);
  if (game === undefined) return refuse({ code: 'wrong-stage', stage: 'none' });
  if (game.stage === 'over') return refuse({ code: 'already-over', ending: game.ending, article: 'B21 23' });
  if (isByHouse(command)) return decideByHouse(game, command, now);
  if (now > game.deadline) return refuse({ code: 'four-hours-over', deadline: game.deadline, article: 'B21 23' });
  switch (command.type) {
    case 'place':
      return decidePlace(game, command.pile, command.confirmBust ?? false, dealer);
    case 'discard':
      return decideDiscard(game, dealer);
    case 'buy':
      return decideBuy(game, dealer);
    case 'endRound':
      return game.stage === 'piles' ? ok(endRound(storyOf(game))) : wrongStage(game);
    case 'highLow':
      if (game.stage !== 'choice') return wrongStage(game);
      if (game.highLow === undefined) return refuse({ code: 'high-low-not-open', article: 'B21 14.1' });
      return ok([{ type: 'opened', card: dealer.highLowCard() }]);
    case 'predict':
      return decidePredict(game, command.guess, dealer);
    case 'leaveHighLow':
      return game.stage === 'highLow'
        ? ok(endIfNothingIsOpen(storyOf(game, { type: 'highLowEnded' })))
        : wrongStage(game);
    case 'risk':
      return decideRisk(game, command.stake, dealer);
    case 'stop':
      return ok(end(storyOf(game), 'stopped', presentWin(game))); // B21 2.6
    default:
      return absurd(command);
  }
}

function start({ stake, purse }: Start, at: Instant, dealer: Dealer): Decision {
  const offered = STAKES.find((each) => each === stake);
  if (offered === undefined)
    return refuse({ code: 'stake-not-offered', stake, offered: [...STAKES], article: 'B21 4.1' });
  const started: Event = { type: 'started', purse, stake: offered, startedAt: at, deadline: at + FOUR_HOURS };
  return ok([started, { type: 'shown', card: dealer.card() }]);
}

function decidePlace(game: Game, pile: number, confirmBust: boolean, dealer: Dealer): Decision {
  if (game.stage !== 'piles') return wrongStage(game);
  const { shown, piles } = game.round;
  if (shown === undefined) return refuse({ code: 'no-card-shown', article: 'B21 7.1' });
  const chosen = piles[pile];
  if (chosen === undefined || pile >= PILES) return refuse({ code: 'no-such-pile', pile, article: 'B21 7.1' });
  const result = put(chosen, shown);
  if (isBust(result) && !confirmBust)
    return refuse({ code: 'would-bust', pile, total: totalOf(result), article: 'B21 6.2' });
  return ok(afterCard(game.round, storyOf(game, { type: 'placed', pile }), dealer));
}

function decideDiscard(game: Game, dealer: Dealer): Decision {
  if (game.stage !== 'piles') return wrongStage(game);
  if (game.round.shown === undefined) return refuse({ code: 'no-card-shown', article: 'B21 7.1' });
  return ok(afterCard(game.round, storyOf(game, { type: 'discarded' }), dealer));
}

/** What follows a card placed or discarded. B21 6.2, 7.1, 10.1, 12.1 */
function afterCard(before: Round, story: Story, dealer: Dealer): readonly Event[] {
  const round = roundOf(story);
  if (round.piles.some(isBust)) return end(story, 'bust', NOTHING);
  if (earnsFreeCards(before, round)) add(story, { type: 'freeCards', count: dealer.freeCards() });
  if (completePiles(round) === PILES) return endRound(story);
  if (roundOf(story).left > 0) return add(story, { type: 'shown', card: dealer.card() });
  return round.purchasesLeft > 0 ? story.events : endRound(story);
}

/** A card at the price of the round's stake: out of what was put aside, then out of the wallet. B21 10.2, 19.2 */
function decideBuy(game: Game, dealer: Dealer): Decision {
  if (game.stage !== 'piles') return wrongStage(game);
  const { left, purchasesLeft, stake } = game.round;
  if (left > 0) return refuse({ code: 'cards-left', left, article: 'B21 10.2' });
  if (purchasesLeft === 0) return refuse({ code: 'no-purchases-left', article: 'B21 10.2' });
  const fromAside = least(stake, minus(game.aside, game.asideSpent));
  const story = storyOf(game, { type: 'bought', fromAside, fromWallet: minus(stake, fromAside) });
  return ok(add(story, { type: 'shown', card: dealer.card() }));
}

/** Fewer than three piles end Big21; else High/Low and Risk are open. B21 12.2 */
function endRound(story: Story): readonly Event[] {
  const won = presentWin(story.game);
  if (completePiles(roundOf(story)) < 3) return end(story, 'few-piles', won);
  add(story, { type: 'roundEnded', won });
  return endIfNothingIsOpen(story);
}

function decidePredict(game: Game, guess: Guess, dealer: Dealer): Decision {
  if (game.stage !== 'highLow') return wrongStage(game);
  const covered = dealer.highLowCard();
  const story = storyOf(game, { type: 'predicted', guess, covered });
  if (judge(guess, game.open, covered) === 'wrong') return ok(end(story, 'wrong-prediction', NOTHING)); // B21 15.4
  if (story.game.stage === 'choice') return ok(endIfNothingIsOpen(story));
  return ok(add(story, { type: 'opened', card: dealer.highLowCard() }));
}

function decideRisk(game: Game, wanted: number, dealer: Dealer): Decision {
  if (game.stage !== 'choice') return wrongStage(game);
  const { highestRisk } = game;
  const isOffered = Number.isInteger(wanted) && wanted > 0 && wanted <= highestRisk && wanted % RISK_STEP === 0;
  if (!isOffered)
    return refuse({
      code: 'risk-out-of-range',
      stake: wanted,
      highest: highestRisk,
      step: RISK_STEP,
      article: 'B21 21.1',
    });
  return ok(add(storyOf(game, { type: 'risked', stake: rappen(wanted) }), { type: 'shown', card: dealer.card() }));
}

/** At CHF 5,000, or so near that no Risk stake is left, Big21 ends and pays. B21 2.5, 23 */
function endIfNothingIsOpen(story: Story): readonly Event[] {
  const { game } = story;
  if (game.stage !== 'choice' || game.highLow !== undefined || game.highestRisk > 0) return story.events;
  return end(story, 'maximum', game.won);
}

const isByHouse = (command: Move): command is HouseMove =>
  command.type === 'expire' || command.type === 'exclude' || command.type === 'moveDeadline';

function decideByHouse(game: Game, command: HouseMove, now: Instant): Decision {
  switch (command.type) {
    case 'expire':
      if (now <= game.deadline)
        return refuse({ code: 'four-hours-not-over', deadline: game.deadline, article: 'B21 23' });
      return ok(end(storyOf(game), 'four-hours', presentWin(game))); // the present state counts: B21 23
    case 'exclude':
      return ok(end(storyOf(game), 'excluded', presentWin(game)));
    case 'moveDeadline':
      return ok([{ type: 'deadlineMoved', by: command.by }]);
    default:
      return absurd(command);
  }
}

/** Events as they come, and the state after them. */
interface Story {
  readonly events: Event[];
  game: Game;
}

function storyOf(game: Game, ...events: readonly Event[]): Story {
  const story: Story = { events: [], game };
  for (const event of events) add(story, event);
  return story;
}

function add(story: Story, event: Event): readonly Event[] {
  story.events.push(event);
  story.game = evolve(story.game, event);
  return story.events;
}

const end = (story: Story, ending: Ending, win: Rappen): readonly Event[] =>
  add(story, { type: 'ended', ending, paid: settlement(story.game, win) });

function roundOf(story: Story): Round {
  if (story.game.stage !== 'piles') throw new Error('invariant broken: a round is being played');
  return story.game.round;
}

const wrongStage = (game: Game) => refuse({ code: 'wrong-stage', stage: game.stage });
