import type { Immutable } from '../kit/immutable.ts';
import type { Instant } from '../kit/time.ts';
import type { FileAnswer } from '../kit/wire.ts';
import type { Announcement, LotRecord } from '../lot/record.ts';
import type { EligibilityRefusal } from '../people/eligibility.ts';
import type { Language } from '../people/person.ts';
import type { UnknownPromise } from '../schieber/hosted.ts';
import type { MatchAnswer } from '../schieber/wire.ts';
import type { AdmissionRefusal } from './admission.ts';
import type { Door, Phase } from './calendar.ts';
import type { Edition, EditionRefusal, Standing } from './edition.ts';
import type { EntryRefusal, Played } from './entry.ts';
import type { Look } from './look.ts';
import type { Change } from './officialRanking.ts';
import type { Admission, Place, Title } from './place.ts';
import type { Regulation } from './regulation.ts';
import type { Stage } from './stage.ts';
import type { CutLine, PublicName } from './standings.ts';
import type { Titles } from './titles.ts';

/** An edition in the list of all; a draft only in that of the office. */
export type EditionLine = Immutable<{
  id: string;
  title: string;
  titles?: Titles;
  /** Absent: it looks as the house does. */
  look?: Pick<Look, 'colours' | 'logo'>;
  start: string;
  finalDay: string;
  standing: Standing;
  stage: Stage;
  champion: PublicName | null;
}>;
export type EditionList = Immutable<{
  /** The newest first. */
  editions: EditionLine[];
  /** The one that is shown to whoever names none; null: there is none. */
  onShow: string | null;
}>;

/** What everybody may know of an edition. */
export type EditionView = Immutable<
  Pick<
    Edition,
    'id' | 'title' | 'titles' | 'standing' | 'start' | 'computers' | 'template' | 'rankings' | 'venue' | 'regulations'
  > & {
    /** Absent: it looks as the house does. */
    look?: Look;
    /** The server's clock at the time of the answer. */
    now: Instant;
    phase: Phase | 'admission';
    stage: Stage;
    champion: PublicName | null;
    /** What was changed after the first door had opened, and why. SSC 8.07 */
    changes: { at: Instant; reason: string }[];
    /** One person decides alone here. */
    isAlone: boolean;
    calendar: Dates;
    entered: number;
    qualified: number;
    cutLine: CutLine;
    finalists: number;
    cut: NonNullable<Admission['cut']> | null;
    lots: LotLine[];
  }
>;

export type Dates = Immutable<{
  bootCamp: { first: string; last: string };
  qualification: { first: string; last: string };
  semiFinal: { opens: Instant; lastStart: Instant };
  trumpSundays: string[];
  confirmBy: string;
  confirmUntil: Instant;
  finalDay: string;
}>;

export type LotLine = Immutable<{
  id: string;
  purpose: 'cut' | 'replacement';
  announcedAt: Instant;
  source: 'drand' | 'ceremony';
  drawn: boolean;
}>;

/** Where a participant stands in a phase. */
export type Rank = Immutable<{ points: number; best: number[]; played: number; rank: number }>;

/** How many matches are left now, kind by kind. SSC 5.03, 5.04, 6.03 */
export type AllowanceView = Immutable<{
  today: { left: number; of: number } | null;
  isTrumpSunday: boolean;
  bonus: { left: number; of: number; used: number };
  semiFinal: { left: number; of: number };
}>;

export type EntryView = Immutable<{
  number: number;
  /** Of the personal link. SSC 5.04 */
  code: string;
  isExcluded: boolean;
  start: { ok: true; slots: number } | { ok: false; refusal: EntryRefusal };
  allowance: AllowanceView;
  referrals: number;
  qualified: boolean;
  /** The version of the regulation that was accepted, and the one that must be before the next match. SSC 3 */
  accepted: number;
  mustAccept: number | null;
  matches: Played[];
  standings: Record<Phase, Rank | null>;
  place: Place | null;
}>;

/** The participant's home: what is left today and why, what was played, where one stands, what comes next. */
export type HomeView = Immutable<{
  edition: EditionView;
  /** Why this person may not start a match now. SSC 1, 3 */
  obstacle: EligibilityRefusal | null;
  door: Door | null;
  next: { phase: Phase; opens: Instant } | null;
  entry: EntryView | null;
}>;

/** The words of the regulation in one language: Markdown. */
export type RegulationText = Immutable<{ language: Language; text: string }>;
export type RegulationView = Immutable<Regulation & { texts: RegulationText[] }>;

/** A row of a published list. */
export type PublicRow = PublicName & Immutable<{ rank: number; points: number; best: number[]; played: number }>;

export type RankingView = Immutable<{
  rows: PublicRow[];
  /** How many are ranked in all. */
  total: number;
  page: number;
  pageSize: number;
  /** Null: the list lives, nothing is official yet. SSC 8.04 */
  official: { version: number; hash: string } | null;
  /** Read from a copy that knows everything up to here; null: all that is known. */
  asOf: Instant | null;
}>;

/** A version of an official list and what it changed in the one before. */
export type Version = Immutable<{ version: number; at: Instant; reason: string; hash: string; changes: Change[] }>;

export type Finalist = PublicName & Immutable<{ title: Title; points: number | null; confirmed: boolean }>;

export type UnknownReferral = { readonly code: 'unknown-referral'; readonly article: 'SSC 5.04' };

/** What may stand in the way of an answer to an offered place. SSC 7.02 */
export const PLACE_REFUSALS = [
  'no-place',
  'place-gone',
  'confirmed-already',
  'too-late',
  'final-over',
  'cancelled',
  'archived',
] as const;
export type PlaceRefusal = Extract<
  AdmissionRefusal | EditionRefusal,
  { readonly code: (typeof PLACE_REFUSALS)[number] }
>;
export type NotEntered = Extract<EntryRefusal, { readonly code: 'not-entered' }>;

/** What passes between browser and server about the championship, for players and the public. */
export interface ChampionshipWire {
  'GET /editions': { answer: EditionList };
  'GET /editions/:edition': { answer: EditionView };
  'GET /editions/:edition/ranking/:phase': { query: { page?: number }; answer: RankingView };
  'GET /editions/:edition/corrections/:phase': { answer: { versions: readonly Version[] } };
  'GET /editions/:edition/lot': { query: { id: string }; answer: Announcement | LotRecord };
  'GET /editions/:edition/finalists': { answer: { finalists: readonly Finalist[] } };

  'GET /editions/:edition/pictures/:picture': { answer: FileAnswer };

  'GET /editions/:edition/regulation': { query: { version?: number }; answer: RegulationView };

  'GET /editions/:edition/me': { answer: HomeView };
  'POST /editions/:edition/acceptance': {
    body: { version: number };
    answer: { version: number };
    refusal: EntryRefusal | EligibilityRefusal | UnknownReferral;
  };
  'POST /editions/:edition/entry': {
    body: { acceptsRules: boolean; referral?: string };
    answer: { number: number };
    refusal: EntryRefusal | EligibilityRefusal | UnknownReferral;
  };
  'POST /editions/:edition/matches': {
    /** What the server promised before; and up to 64 hexadecimal digits from the browser, mixed into every deal. */
    body: { promise?: string; clientSeed?: string };
    answer: MatchAnswer;
    refusal: EntryRefusal | EligibilityRefusal | UnknownPromise;
  };
  'POST /editions/:edition/place': {
    body: { answer: 'confirm' | 'withdraw' };
    answer: { version: number };
    refusal: PlaceRefusal | NotEntered;
  };
}
