import type { Place } from '../../championship/admission.ts';
import type { Door, Phase } from '../../championship/calendar.ts';
import type { Computers, Standing } from '../../championship/edition.ts';
import type { Played } from '../../championship/entry.ts';
import type { Season } from '../../championship/onShow.ts';
import type { CutLine } from '../../championship/standings.ts';
import type { Template } from '../../championship/template.ts';

/** What the server says about an edition; see src/server/championship/home.ts. */
export interface EditionView {
  readonly id: string;
  readonly title: string;
  readonly standing: Standing;
  readonly start: string;
  readonly computers: Computers;
  readonly template: Template;
  /** The server's clock at the time of the answer. */
  readonly now: number;
  readonly phase: Phase | 'admission';
  readonly season: Season;
  readonly calendar: {
    readonly bootCamp: { readonly first: string; readonly last: string };
    readonly qualification: { readonly first: string; readonly last: string };
    readonly semiFinal: { readonly opens: number; readonly lastStart: number };
    readonly trumpSundays: readonly string[];
    readonly confirmBy: string;
    readonly confirmUntil: number;
    readonly finalDay: string;
  };
  readonly entered: number;
  readonly qualified: number;
  readonly cutLine: CutLine;
  readonly rankings: readonly { phase: Phase; version: number; hash: string; published: number | null }[];
  readonly finalists: number;
  readonly cut: { readonly version: number; readonly points: number | null } | null;
  readonly lots: readonly LotLine[];
}

export interface LotLine {
  readonly id: string;
  readonly purpose: 'cut' | 'replacement';
  readonly announcedAt: number;
  readonly source: 'drand' | 'ceremony';
  readonly drawn: boolean;
}

export interface Rank {
  readonly points: number;
  readonly best: readonly number[];
  readonly played: number;
  readonly rank: number;
}

export interface RefusedStart {
  readonly code: string;
  readonly [fact: string]: unknown;
}

export interface EntryView {
  readonly number: number;
  readonly code: string;
  readonly isExcluded: boolean;
  readonly start:
    | { readonly ok: true; readonly slots: number }
    | { readonly ok: false; readonly refusal: RefusedStart };
  readonly allowance: {
    readonly today: { readonly left: number; readonly of: number } | null;
    readonly isTrumpSunday: boolean;
    readonly bonus: { readonly left: number; readonly of: number; readonly used: number };
    readonly semiFinal: { readonly left: number; readonly of: number };
  };
  readonly referrals: number;
  readonly qualified: boolean;
  readonly matches: readonly Played[];
  readonly standings: Readonly<Record<Phase, Rank | null>>;
  readonly place: Place | null;
}

export interface HomeView {
  readonly edition: EditionView;
  readonly obstacle: RefusedStart | null;
  readonly door: Door | null;
  readonly next: { readonly phase: Phase; readonly opens: number } | null;
  readonly entry: EntryView | null;
}

export interface RankingView {
  readonly rows: readonly {
    readonly rank: number;
    readonly number: number;
    readonly name: string | null;
    readonly town: string | null;
    readonly points: number;
    readonly best: readonly number[];
    readonly played: number;
  }[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
  readonly official: { readonly version: number; readonly hash: string } | null;
}

/** '2024-10-04' at noon: for writing a day. */
export const noon = (day: string): number => Date.parse(`${day}T12:00:00Z`);
