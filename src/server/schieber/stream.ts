import { invariant } from '../../kit/absurd.ts';
import type { Fold } from '../../kit/process.ts';
import { evolve, type Match, type MatchEvent } from '../../schieber/match.ts';
import type { Seat } from '../../schieber/seat.ts';

/** The person always sits at seat 0; partner and opponents are computer players. SSC 2.02 */
export const PERSON: Seat = 0;

/** 'practice', or the name of the phase of a championship. */
export interface Opened {
  readonly type: 'opened';
  /** 'guest:ID' or 'person:ID'. */
  readonly owner: string;
  readonly kind: string;
  /** Rated play has no look-back at turned tricks, no hints, no undo. */
  readonly rated: boolean;
  readonly level: string;
}

/** What a match's stream holds: who plays it and why, the match itself, and its final account. */
export type StreamEvent =
  | Opened
  | { readonly type: 'handedOver'; readonly owner: string }
  | { readonly type: 'closed'; readonly completed: number; readonly points: number }
  | MatchEvent;

export interface MatchStream {
  readonly opened: Opened | undefined;
  readonly match: Match | undefined;
}

export const matchProcess: Fold<MatchStream, StreamEvent> = {
  initial: { opened: undefined, match: undefined },
  evolve(state, event) {
    switch (event.type) {
      case 'opened':
        return { ...state, opened: event };
      case 'handedOver':
        invariant(state.opened, 'a match is handed over after it is opened');
        return { ...state, opened: { ...state.opened, owner: event.owner } };
      case 'closed':
        return state;
      default:
        return { ...state, match: evolve(state.match, event) };
    }
  },
};

export const streamOf = (id: string): string => `match:${id}`;
export const idOf = (stream: string): string => stream.slice('match:'.length);
