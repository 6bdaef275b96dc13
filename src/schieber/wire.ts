import type { Instant } from '../kit/time.ts';
import type { FileAnswer } from '../kit/wire.ts';
import type { RatedPlay, TableCommand, UnknownPromise } from './hosted.ts';
import type { Ending, MoveRefusal, NothingToTakeBack } from './match.ts';
import type { MatchRecord } from './record.ts';
import type { Step } from './step.ts';
import type { MoveTime } from './times.ts';
import type { MatchView } from './view.ts';

/** A practice match to begin; twelve games without a clock unless something else is wished. */
export interface PracticeWish {
  readonly kind: 'practice';
  readonly level?: string;
  readonly games?: number;
  /** Thirty minutes, as in the championship. SSC 5.03 */
  readonly timed?: boolean;
  /** What the server promised before it learns the browser's seed; without one it draws its seed now. */
  readonly promise?: string;
  /** Up to 64 hexadecimal digits from the player's browser, mixed into every deal. */
  readonly clientSeed?: string;
}

/** A match to come: its id, and the hash of the server's seed. The browser holds the match to it. */
export interface MatchPromise {
  readonly promise: string;
  readonly commitment: string;
}

/** What happened from one version to another: whoever stands at the first goes on by the steps and asks nobody. */
export interface MatchNews {
  readonly from: number;
  readonly version: number;
  readonly steps: readonly Step[];
}

/** A match as its owner may see it, and what happened since the version the owner knew. */
export interface MatchAnswer extends MatchNews {
  readonly id: string;
  readonly kind: string;
  readonly rated: boolean;
  readonly level: string;
  readonly view: MatchView;
}

/** One of somebody's matches, in a list. */
export interface MatchRow {
  readonly id: string;
  readonly kind: string;
  readonly rated: boolean;
  readonly level: string;
  readonly games: number;
  readonly startedAt: Instant;
  readonly deadline: Instant | null;
  readonly ending: Ending | null;
  /** Completed games, and the points of the person's team in them. */
  readonly completed: number;
  readonly points: number;
}

/** So many practice matches under the clock may one owner have open; without a clock, any number. */
export const CLOCKS_AT_ONCE = 50;
/** `until`: by then the clock of the first of them has run down, and there is room for another. */
export type TooManyClocks = { readonly code: 'too-many-clocks'; readonly most: number; readonly until: Instant };
export type UnknownLevel = { readonly code: 'unknown-level'; readonly level: string };

/** What passes between browser and server about matches. */
export interface SchieberWire {
  'POST /matches/promises': { body: Record<never, never>; answer: MatchPromise };
  'POST /matches': {
    body: PracticeWish;
    answer: MatchAnswer;
    refusal: UnknownLevel | UnknownPromise | TooManyClocks;
  };
  'GET /matches': { answer: { matches: readonly MatchRow[] } };
  'GET /matches/:id': { query: { since?: number }; answer: MatchAnswer };
  'POST /matches/:id/commands': {
    body: TableCommand;
    answer: MatchAnswer;
    refusal: MoveRefusal | NothingToTakeBack | RatedPlay;
  };
  'GET /matches/:id/times': { answer: { times: readonly MoveTime[] } };
  'GET /matches/:id/record': { answer: MatchRecord; refusal: { readonly code: 'match-not-over' } };
  'GET /matches/:id/record.txt': { answer: FileAnswer; refusal: { readonly code: 'match-not-over' } };
}
