import type { Immutable } from '../kit/immutable.ts';
import type { Instant } from '../kit/time.ts';
import type { FileAnswer, FileBody } from '../kit/wire.ts';
import type { Language } from '../people/person.ts';
import type { MatchRecord } from '../schieber/record.ts';
import type { MoveTime } from '../schieber/times.ts';
import type { CONFIRMED_HOW, WITHDRAWN_HOW } from './admission.ts';
import type { Lack } from './announcement.ts';
import type { Phase } from './calendar.ts';
import type { Edition, EditionRefusal } from './edition.ts';
import type { Played } from './entry.ts';
import type { Signal } from './fairPlay.ts';
import type { LookCommand } from './look.ts';
import type { Audience, MessageText } from './messages.ts';
import type { Duties } from './motion.ts';
import type { MotionCommand } from './motionCommands.ts';
import type { PictureRefusal } from './picture.ts';
import type { Template } from './template.ts';
import type { Titles } from './titles.ts';
import type { Venue } from './venue.ts';
import type { FieldAdvice } from './wildCards.ts';
import type { EditionView, RegulationText } from './wire.ts';

/** How a draw gets its chance: a round of the public beacon some minutes ahead, or cards read aloud in the hall. */
export type SourceWish = Immutable<{ kind: 'drand'; minutes: number } | { kind: 'ceremony' }>;

/** A decision of the organiser. SSC 7.02, 8 */
export type OfficeCommand = Immutable<
  | {
      type: 'edit';
      title: string;
      titles?: Titles;
      start: string;
      template: Template;
      venue?: Venue | null;
      level?: string;
    }
  | LookCommand
  | { type: 'announce' }
  | { type: 'archive' }
  /** Of a redraw the office knows the draw alone; the server commits to its new chance. */
  | Exclude<MotionCommand, { readonly type: 'proposeRedraw' }>
  | { type: 'suspend'; reason: string }
  | { type: 'resume' }
  | { type: 'sendMessage'; to: Audience; texts: MessageText[] }
  | { type: 'decideProposal'; id: string; approve: boolean }
  | { type: 'establishRanking'; phase: Phase; reason: string }
  | { type: 'publishRanking'; phase: Phase; version: number }
  | { type: 'nameTitleHolder'; number: number }
  | { type: 'makeCut'; source?: SourceWish }
  | { type: 'nominate'; source?: SourceWish }
  | { type: 'drawCards'; id: string; cards: string[] }
  /** The signature of the announced round, as any relay shows it: where this server reaches none. */
  | { type: 'enterRound'; id: string; signature: string }
  | { type: 'proposeRedraw'; id: string; reason: string }
  | { type: 'confirm'; number: number; receivedAt: Instant; how: (typeof CONFIRMED_HOW)[number] }
  | { type: 'withdraw'; number: number; how: (typeof WITHDRAWN_HOW)[number] }
>;

/** An edition that does not exist is simply not found. */
type Refusal = Exclude<EditionRefusal, { readonly code: 'no-edition' }>;
export type UnknownLevel = { readonly code: 'unknown-level'; readonly level: string };

/** Everything about an edition, for the office. */
export type OfficeView = Immutable<{
  public: EditionView;
  edition: Edition;
  openPlaces: number;
  /** When a phase's results are complete, and how many of its matches are not over. SSC 8.04 */
  phases: { phase: Phase; settled: Instant; open: number }[];
  /** What a draft lacks before it can be announced. */
  lacks: Lack[];
  advice: FieldAdvice;
  names: { number: number; name: string; town: string | null }[];
}>;

/** A participant as the office sees him. */
export type EntryLine = Immutable<{
  number: number;
  person: string;
  enteredAt: Instant;
  qualified: boolean;
  excluded: boolean;
  referredBy: number | null;
  name: string | null;
  town: string | null;
}>;

/** 'press': the official ranking of the semi-final with the names that may be named, and no other. SSC 8.03 */
export const EXPORTS = [
  ...(['entries', 'matches', 'bootCamp', 'qualification', 'semiFinal', 'press', 'places', 'door'] as const),
] as const;
export type ExportName = (typeof EXPORTS)[number];
/** On paper comes what is given to the press. */
export const EXPORT_FORMATS = ['csv', 'xlsx', 'pdf'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
/** More than a workbook or a print is made of; a CSV may have any number of lines. */
export type ListTooLong = { readonly code: 'list-too-long'; readonly lines: number; readonly most: number };

/** Signals: how those at the head of the lists play; accounts and addresses of everybody. Nobody is excluded by one. SSC 8.01 */
export type FairPlayView = Immutable<{
  /** How many people's play was looked at. */
  looked: number;
  people: { number: number; name: string | null; signals: Signal[] }[];
}>;

/** One link of the audit chain: who did what to which stream, never the contents. */
export type AuditLine = Immutable<{
  seq: number;
  at: Instant;
  actor: string;
  stream: string;
  first: number;
  last: number;
  hash: string;
  types: string[];
}>;
export type AuditPage = Immutable<{
  records: AuditLine[];
  head: { seq: number; hash: string } | null;
  more: boolean;
  /** Months whose matches lie in files: their links are in no list. */
  archived: string[];
}>;

/** Long work tells how far it is, line by line; the last line is its result. */
export type Progress = Immutable<{ done: number; of: number }>;
export type Failed = { readonly failed: true };
export type Verified = Immutable<{
  verdict: ({ ok: true; records: number; events: number } | { ok: false; seq: number; why: string }) & {
    /** Months of the archive: read to the last byte, or known by their ends alone. */
    archived?: { read: string[]; elsewhere: string[] };
  };
}>;
export type Recounted = Immutable<{ phases: { phase: Phase; ranked: number; agrees: boolean }[] }>;

/** A picture that was sent: its name for `dress`, and its size in dots. */
export type PictureAnswer = Immutable<{ picture: string; width: number; height: number }>;
export type UploadRefusal =
  | PictureRefusal
  | Extract<EditionRefusal, { readonly code: 'cancelled' | 'archived' }>
  | { readonly code: 'too-many-pictures'; readonly most: number };

export type LetterRefusal = { readonly code: 'letter-sent' } | { readonly code: 'letter-failed' };

/** What passes between the office's screens and the server. */
export interface OfficeWire {
  'POST /editions': {
    body: {
      id: string;
      title: string;
      titles?: Titles;
      start: string;
      template: 'ssc8' | Template;
      level?: string;
      isDraft?: boolean;
      duties?: Duties;
      venue?: Venue | null;
    };
    answer: { version: number };
    refusal: Refusal | UnknownLevel;
  };
  'POST /editions/:edition/commands': {
    body: OfficeCommand;
    answer: { version: number };
    refusal: Refusal | UnknownLevel;
  };
  'POST /editions/:edition/pictures': { body: FileBody; answer: PictureAnswer; refusal: UploadRefusal };
  'POST /editions/:edition/regulations': {
    body: { texts: RegulationText[]; binding: Language; mustAccept: boolean; reason: string };
    answer: { version: number };
    refusal: Refusal;
  };
  /** The words of a text that is proposed. */
  'GET /editions/:edition/regulations/:hash': { answer: { readonly texts: readonly RegulationText[] } };
  'GET /editions/:edition/office': { answer: OfficeView };
  /** How many would get a message. */
  'GET /editions/:edition/readers': { query: { to: Audience }; answer: { readonly readers: number } };
  'GET /editions/:edition/entries': {
    query: { after?: number; number?: number; search?: string };
    answer: { entries: readonly EntryLine[] };
  };
  'GET /editions/:edition/entries/:number/matches': { answer: { matches: readonly Played[] } };
  'GET /editions/:edition/signals': { answer: FairPlayView };
  'GET /editions/:edition/matches/:match/times': { answer: { readonly times: readonly MoveTime[] } };
  'GET /editions/:edition/matches/:match/record': {
    answer: MatchRecord;
    refusal: { readonly code: 'match-not-over' };
  };
  'GET /editions/:edition/export/:list': {
    query: { format: ExportFormat; language?: Language };
    answer: FileAnswer;
    refusal: ListTooLong;
  };
  'GET /editions/:edition/recount': { answer: FileAnswer };

  'GET /audit': {
    query: { stream?: string; actor?: string; day?: string; before?: number };
    answer: AuditPage;
    refusal: { readonly code: 'not-a-day'; readonly day: string };
  };
  'GET /audit/verification': { answer: FileAnswer };

  'GET /mail/progress': { answer: { readonly waiting: number; readonly sent: number; readonly failed: number } };
  'POST /mail/:letter/retry': {
    body: Record<never, never>;
    answer: { readonly letter: string };
    refusal: LetterRefusal;
  };
}
