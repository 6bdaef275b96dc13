import { invariant } from '../kit/absurd.ts';
import type { Immutable } from '../kit/immutable.ts';
import type { Around, Process } from '../kit/process.ts';
import { ok, type Result, refuse } from '../kit/result.ts';
import type { Card } from './card.ts';
import {
  type GameResult,
  type Match,
  type MatchEvent,
  type MatchRefusal,
  matchProcess,
  type Setup,
  totalOf,
} from './match.ts';
import { type ModeLetter, parseMode } from './mode.ts';
import { type Seat, teamOf } from './seat.ts';
import type { Choice } from './view.ts';

/** The person always sits at seat 0; partner and opponents are computer players. SSC 2.02 */
export const PERSON: Seat = 0;

/** Whose match it is and what for. */
export type Opening = Immutable<{
  /** 'guest:ID' or 'person:ID'. */
  owner: string;
  /** 'practice', or the name of the phase of a championship. */
  kind: string;
  /** Rated play has no look-back at turned tricks, no hints, no undo. */
  rated: boolean;
  level: string;
}>;

/** A match that the server keeps for a person: whose it is, and the match itself. */
export type HostedMatch = Immutable<{ opening: Opening | undefined; match: Match | undefined }>;

/** What the person does in the game; a mode by its letter. */
export type TableMove = Immutable<
  { type: 'pass' } | { type: 'declare'; mode: ModeLetter } | { type: 'play'; card: Card }
>;

/** What the person at the table may ask; to take the last move back, only in practice. */
export type TableCommand = TableMove | Immutable<{ type: 'takeBack' }>;

export type HostedCommand =
  | TableCommand
  | Immutable<{ type: 'open'; opening: Opening; setup: Setup } | { type: 'expire' } | { type: 'cancel' }>;

/** How far a match is. */
export type Standing = Immutable<{ completed: number; points: number }>;

/** How it stood at the end, game by game; matches of before have only the sum. */
export type Closing = Standing & Immutable<{ results?: GameResult[] }>;

/** `handedOver` is written for all matches of a guest who registers; nobody asks for a single one. */
export type HostedEvent =
  | MatchEvent
  | ({ readonly type: 'opened' } & Opening)
  | Immutable<
      | { type: 'handedOver'; owner: string }
      /** How it stood at the end: whoever lists matches need not replay them. */
      | ({ type: 'closed' } & Closing)
      /** How it stood after a game; no longer written, since an open match is asked itself. */
      | ({ type: 'counted' } & Standing)
    >;

/** The promise was never made, is too old, or has become a match already. */
export type UnknownPromise = { readonly code: 'unknown-promise' };
/** Rated play knows no second thoughts. */
export type RatedPlay = { readonly code: 'rated-play' };
export type HostedRefusal = MatchRefusal | UnknownPromise | RatedPlay | { readonly code: 'not-found' };

/** A stranger hears what he would hear of a match that does not exist. */
function decide(
  { opening, match }: HostedMatch,
  command: HostedCommand,
  around: Around<undefined, string>,
): Result<readonly HostedEvent[], HostedRefusal> {
  switch (command.type) {
    case 'open': {
      if (opening) return refuse({ code: 'unknown-promise' });
      const started = matchProcess.decide(match, { type: 'start', setup: command.setup }, around);
      return started.ok ? ok([{ type: 'opened', ...command.opening }, ...started.value]) : started;
    }
    case 'expire':
    case 'cancel':
      return opening ? matchProcess.decide(match, command, around) : refuse({ code: 'not-found' });
    default:
      if (opening?.owner !== around.by) return refuse({ code: 'not-found' });
      if (command.type === 'takeBack')
        return opening.rated
          ? refuse({ code: 'rated-play' })
          : matchProcess.decide(match, { ...command, seat: PERSON }, around);
      return matchProcess.decide(match, { ...choiceOf(command), seat: PERSON }, around);
  }
}

function evolve(state: HostedMatch, event: HostedEvent): HostedMatch {
  switch (event.type) {
    case 'opened': {
      const { owner, kind, rated, level } = event;
      return { ...state, opening: { owner, kind, rated, level } };
    }
    case 'handedOver':
      invariant(state.opening, 'a match is handed over after it is opened');
      return { ...state, opening: { ...state.opening, owner: event.owner } };
    case 'counted':
    case 'closed':
      return state;
    default:
      return { ...state, match: matchProcess.evolve(state.match, event) };
  }
}

export const hostedMatch: Process<HostedMatch, HostedCommand, HostedEvent, undefined, HostedRefusal> = {
  initial: { opening: undefined, match: undefined },
  decide,
  evolve,
};

/** The command as a player's choice: everybody at the table chooses in the same words. */
export function choiceOf(command: TableMove): Choice {
  if (command.type !== 'declare') return command;
  const mode = parseMode(command.mode);
  invariant(mode, 'every letter is a mode');
  return { type: 'declare', mode };
}

export const isMatchEvent = (event: HostedEvent): event is MatchEvent =>
  event.type !== 'opened' && event.type !== 'handedOver' && event.type !== 'counted' && event.type !== 'closed';

/** Only completed games count, each with the points of the team. SSC 2.01, 5.03 */
export const standingOf = (match: Match): Standing => ({
  completed: match.results.length,
  points: totalOf(match)[teamOf(PERSON)],
});
