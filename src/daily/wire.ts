import type { Day, Instant } from '../kit/time.ts';
import type { Ending } from '../schieber/match.ts';
import type { MatchAnswer } from '../schieber/wire.ts';
import type { Span } from './calendar.ts';
import type { DayProof } from './proof.ts';
import type { Field, Played } from './result.ts';
import type { Computers } from './twelve.ts';

/** My counted try of a day. */
export interface MyTry {
  readonly match: string;
  readonly startedAt: Instant;
  /** Until when it can be finished. */
  readonly deadline: Instant;
  readonly ending: Ending | null;
}

/** What came of my counted try, game by game beside the others and par. Told only when it is over. */
export interface MyResult {
  readonly points: number;
  /** How many of the others in a hundred made fewer points; null while there is nobody else. */
  readonly betterThan: number | null;
  readonly games: readonly {
    readonly mine: Played | null;
    readonly field: Field;
    readonly par: Played | null;
  }[];
}

/** One day of the daily twelve as the reader may see it. */
export interface DayView {
  readonly day: Day;
  readonly opensAt: Instant;
  readonly closesAt: Instant;
  readonly announcedAt: Instant;
  readonly commitment: string;
  readonly computers: Computers;
  /** Shown when nobody can still play a counted try. */
  readonly seed: string | null;
  readonly revealedFrom: Instant;
  /** Counted tries that are over. */
  readonly tries: number;
  readonly mine: MyTry | null;
  readonly result: MyResult | null;
}

/** What is promised about a day to come. */
export interface DayPromise {
  readonly day: Day;
  readonly opensAt: Instant;
  readonly announcedAt: Instant;
  readonly commitment: string;
}

/** One day in the archive. The mean is told when the day is over. */
export interface DayLine {
  readonly day: Day;
  readonly tries: number;
  readonly mean: number | null;
  readonly mine: number | null;
}

export interface TableRow {
  readonly rank: number;
  readonly name: string;
  /** Points of the day; of a week or a month the lead over par of the best days. */
  readonly points: number;
  readonly days: number;
  readonly isMe: boolean;
}

export interface DailyTable {
  readonly from: Day;
  readonly to: Day;
  readonly total: number;
  readonly rows: readonly TableRow[];
  /** The reader's own place, wherever it is. */
  readonly mine: TableRow | null;
  /** Read from a copy that knows everything up to here; null: all that is known. */
  readonly asOf: Instant | null;
}

export type NotOpen = { readonly code: 'daily-not-open'; readonly opensAt: Instant };
export type DayOver = { readonly code: 'daily-over' };
/** One counted try a day; here it is. */
export type TriedAlready = { readonly code: 'daily-tried'; readonly match: string };
/** What is played for practice would tell the cards of the counted try. */
export type StillCounting = { readonly code: 'daily-counting'; readonly match: string | null };
export type NotRevealed = { readonly code: 'daily-not-revealed'; readonly from: Instant };

/** What passes between browser and server about the daily twelve. */
export interface DailyWire {
  'GET /daily': { answer: { today: DayView; next: DayPromise | null } };
  'GET /daily/days': { query: { before?: Day }; answer: { days: readonly DayLine[] } };
  'GET /daily/table': { query: { span: Span; day: Day; page?: number }; answer: DailyTable };
  'GET /daily/days/:day': { answer: DayView };
  'GET /daily/days/:day/proof': { answer: DayProof; refusal: NotRevealed };
  'POST /daily/days/:day/tries': {
    body: { counted: boolean };
    answer: MatchAnswer;
    refusal: NotOpen | DayOver | TriedAlready | StillCounting;
  };
}
