import { absurd, invariant } from '../kit/absurd.ts';
import type { Immutable } from '../kit/immutable.ts';
import type { Instant } from '../kit/time.ts';
import { minus, NOTHING, plus, type Rappen, rappen } from '../ledger/money.ts';
import type { Face } from './face.ts';
import { entryLevel, type Guess, judge, type Level, nextLevel, type Verdict } from './highLow.ts';
import { HIGHEST_TOTAL, winFor } from './payout.ts';
import { highestRisk } from './risk.ts';
import {
  addCards,
  beginRound,
  buyCard,
  completePiles,
  discard,
  isRoundBust,
  place,
  type Round,
  show,
} from './round.ts';

/** A prediction and what became of it. */
export type Turned = Immutable<{ open: Face; guess: Guess; covered: Face; verdict: Verdict }>;

/** What holds from the stake to the payout. */
type Ticket = Immutable<{
  /** Practice is the same game by the same odds, without money. Ruling M5 */
  purse: 'money' | 'practice';
  /** CHF 1 to 5. B21 4.1 */
  stake: Rappen;
  startedAt: Instant;
  /** Four hours from the stake; moved only by an outage of ours. B21 23, rulings 15 and M7 */
  deadline: Instant;
  /** Wins of finished rounds not staked again. B21 19.2 */
  aside: Rappen;
  /** The part of them that bought cards. B21 19.2, ruling 18 */
  asideSpent: Rappen;
  /** The last prediction with the card it turned, until a new round begins: the player is owed the sight of it. B21 15 */
  turned: Turned | undefined;
  /** Kinds of chance drawn so far, to find the place in the stream again: card, free cards, High/Low. */
  drawn: string;
}>;

/** One Big21, from the stake to the payout. B21 2, 12, 18, 23 */
export type Game = Ticket &
  Immutable<
    | { stage: 'piles'; game: 'base' | 'risk'; round: Round }
    | { stage: 'choice'; roundStake: Rappen; won: Rappen; highLow: Level | undefined; highestRisk: Rappen }
    | { stage: 'highLow'; roundStake: Rappen; level: Exclude<Level, 20>; open: Face }
    | { stage: 'over'; ending: Ending; paid: Rappen }
  >;

/** Why it is over. B21 23 */
export type Ending =
  | 'stopped' // by own wish
  | 'few-piles' // the round had fewer than three piles
  | 'bust' // a pile went over 21
  | 'wrong-prediction'
  | 'maximum' // CHF 5,000, or so near that no Risk stake is left
  | 'four-hours'
  | 'excluded'; // exclusion settles an open game at its present state

/** Chance is in the event, never in evolve: replaying the log needs no dice. */
export type Event = Immutable<
  | { type: 'started'; purse: Ticket['purse']; stake: Rappen; startedAt: Instant; deadline: Instant }
  | { type: 'shown'; card: Face }
  | { type: 'placed'; pile: number }
  | { type: 'discarded' }
  | { type: 'freeCards'; count: number } // B21 10.1
  | { type: 'bought'; fromAside: Rappen; fromWallet: Rappen } // B21 10.2, 19.2
  | { type: 'roundEnded'; won: Rappen } // with three piles or more: B21 12.2
  | { type: 'opened'; card: Face }
  | { type: 'predicted'; guess: Guess; covered: Face } // B21 15
  | { type: 'highLowEnded' } // by own wish or at twenty times the stake: B21 18.1
  | { type: 'risked'; stake: Rappen } // B21 19.1
  | { type: 'deadlineMoved'; by: number } // ruling M7
  | { type: 'ended'; ending: Ending; paid: Rappen } // B21 23
>;

/** What happened → the new state. Never refuses, never rolls dice. */
export function evolve(game: Game | undefined, event: Event): Game {
  if (event.type === 'started') return begin(event);
  invariant(game !== undefined, 'a Big21 begins with its stake');
  switch (event.type) {
    case 'shown':
      return withRound(onPiles(game), show(onPiles(game).round, event.card), `${game.drawn}c`);
    case 'placed':
      return withRound(onPiles(game), place(onPiles(game).round, event.pile));
    case 'discarded':
      return withRound(onPiles(game), discard(onPiles(game).round));
    case 'freeCards':
      return withRound(onPiles(game), addCards(onPiles(game).round, event.count), `${game.drawn}f`);
    case 'bought':
      return {
        ...withRound(onPiles(game), buyCard(onPiles(game).round)),
        asideSpent: plus(game.asideSpent, event.fromAside),
      };
    case 'roundEnded':
      return afterRound(onPiles(game), event.won);
    case 'opened':
      return openCard(game, event.card);
    case 'predicted':
      return predict(game, event.guess, event.covered);
    case 'highLowEnded':
      return afterHighLow(game);
    case 'risked':
      return takeRisk(game, event.stake);
    case 'deadlineMoved':
      return { ...game, deadline: game.deadline + event.by };
    case 'ended':
      return { ...ticketOf(game), stage: 'over', ending: event.ending, paid: event.paid };
    default:
      return absurd(event);
  }
}

const begin = (event: Extract<Event, { type: 'started' }>): Game => ({
  purse: event.purse,
  stake: event.stake,
  startedAt: event.startedAt,
  deadline: event.deadline,
  aside: NOTHING,
  asideSpent: NOTHING,
  turned: undefined,
  drawn: '',
  stage: 'piles',
  game: 'base',
  round: beginRound(event.stake),
});

/** Written out: millions of simulated games pass here, and a spread over all stages is slow. */
const withRound = (game: OnPiles, round: Round, drawn: string = game.drawn): OnPiles => ({
  purse: game.purse,
  stake: game.stake,
  startedAt: game.startedAt,
  deadline: game.deadline,
  aside: game.aside,
  asideSpent: game.asideSpent,
  turned: undefined,
  drawn,
  stage: 'piles',
  game: game.game,
  round,
});

/** Three piles or more: High/Low may raise the win, or Risk stake part of it. B21 12.2, 14.2, 20 */
function afterRound(game: OnPiles, won: Rappen): Game {
  const complete = completePiles(game.round);
  return {
    ...ticketOf(game),
    stage: 'choice',
    roundStake: game.round.stake,
    won,
    highLow: entryLevel(complete),
    highestRisk: highestRisk(won, game.aside),
  };
}

function openCard(game: Game, open: Face): Game {
  const [roundStake, level] =
    game.stage === 'choice' ? [game.roundStake, game.highLow] : [inHighLow(game).roundStake, inHighLow(game).level];
  invariant(level !== undefined && level !== 20, 'a level below the highest');
  return atHighLow(game, roundStake, level, open, game.turned);
}

function predict(game: Game, guess: Guess, covered: Face): Game {
  const { roundStake, level, open } = inHighLow(game);
  const verdict = judge(guess, open, covered);
  const risen = verdict === 'right' ? nextLevel(level) : level; // equal: B21 15.3; wrong: it ends
  const after = atHighLow(game, roundStake, risen === 20 ? level : risen, open, { open, guess, covered, verdict });
  return risen === 20 ? choiceAfter(after, roundStake, winAt(roundStake, risen)) : after; // B21 18.1
}

/** One more card of High/Low is drawn. Written out, as `withRound`. */
const atHighLow = (
  game: Game,
  roundStake: Rappen,
  level: InHighLow['level'],
  open: Face,
  turned: Turned | undefined,
): InHighLow => ({
  purse: game.purse,
  stake: game.stake,
  startedAt: game.startedAt,
  deadline: game.deadline,
  aside: game.aside,
  asideSpent: game.asideSpent,
  turned,
  drawn: `${game.drawn}h`,
  stage: 'highLow',
  roundStake,
  level,
  open,
});

const afterHighLow = (game: Game): Game => {
  const { roundStake, level } = inHighLow(game);
  return choiceAfter(game, roundStake, winAt(roundStake, level));
};

/** After High/Low only Risk is open. B21 18.1 */
const choiceAfter = (game: Game, roundStake: Rappen, won: Rappen): Game => ({
  ...ticketOf(game),
  stage: 'choice',
  roundStake,
  won,
  highLow: undefined,
  highestRisk: highestRisk(won, game.aside),
});

/** What is not staked again is put aside. B21 19.2 */
function takeRisk(game: Game, stake: Rappen): Game {
  invariant(game.stage === 'choice', 'Risk follows a win');
  const aside = plus(game.aside, minus(game.won, stake));
  return { ...ticketOf(game), aside, stage: 'piles', game: 'risk', round: beginRound(stake) };
}

/** The win of the present phase, if it ended now. B21 23 */
export function presentWin(game: Game): Rappen {
  switch (game.stage) {
    case 'piles':
      return isRoundBust(game.round) ? NOTHING : winFor(game.round.stake, completePiles(game.round)); // B21 6.2
    case 'choice':
      return game.won;
    case 'highLow':
      return winAt(game.roundStake, game.level);
    case 'over':
      return NOTHING;
    default:
      return absurd(game);
  }
}

/** What is credited if it ends with this win of the present phase: with what was put aside, less the cards it bought. */
export function settlement(game: Game, win: Rappen): Rappen {
  const paid = minus(plus(game.aside, win), game.asideSpent);
  invariant(paid >= 0 && plus(game.aside, win) <= HIGHEST_TOTAL, 'a Big21 pays 0 to 5,000 francs'); // B21 2.5
  return paid;
}

export const winAt = (roundStake: Rappen, level: Level): Rappen => rappen(roundStake * level);

type OnPiles = Extract<Game, { stage: 'piles' }>;
type InHighLow = Extract<Game, { stage: 'highLow' }>;

function onPiles(game: Game): OnPiles {
  invariant(game.stage === 'piles', 'cards lie on piles');
  return game;
}

function inHighLow(game: Game): InHighLow {
  invariant(game.stage === 'highLow', 'a card lies open');
  return game;
}

function ticketOf(game: Game): Ticket {
  const { purse, stake, startedAt, deadline, aside, asideSpent, turned, drawn } = game;
  return { purse, stake, startedAt, deadline, aside, asideSpent, turned, drawn };
}
