import type { Immutable } from '../kit/immutable.ts';
import type { Signature } from '../kit/signature.ts';
import type { Instant } from '../kit/time.ts';
import type { FileAnswer, FileBody } from '../kit/wire.ts';
import type { LotRecord } from '../lot/record.ts';
import type { Card } from '../schieber/card.ts';
import type { ByTeam, Seat } from '../schieber/seat.ts';
import type { ClubWire } from './club/wire.ts';
import type { TableView } from './evening/board.ts';
import type { EveningCommand, EveningRefusal } from './evening/decide.ts';
import type { EveningEvent, Player } from './evening/evening.ts';
import type { EveningView } from './evening/eveningView.ts';
import type { HelperCommand } from './evening/helpers.ts';
import type { PairListRefusal } from './evening/pairList.ts';
import type { News } from './evening/parts.ts';
import type { ListRefusal } from './evening/peopleList.ts';
import type { RightRefusal, StaffRole } from './evening/rights.ts';
import type { SheetView } from './evening/views.ts';
import type { LaptopsWire } from './laptops/wire.ts';
import type { Changes, RegulationRefusal } from './regulation.ts';
import type { Irregularity, Noticed } from './ruling/irregularity.ts';
import type { Choice, Variant } from './ruling/measure.ts';
import type { RulingRefusal } from './ruling/ruling.ts';
import type { CardWish, PlayerNumber } from './seating/schedule.ts';
import type { SeriesWire } from './series/wire.ts';
import type { SheetRefusal, SheetStep } from './sheet/decide.ts';
import type { SheetEvent } from './sheet/sheet.ts';

/** The revision on the asker's screen. The code of whoever has no account goes in the header `x-code`. */
export type Since = Immutable<{ since?: number }>;

/** Another laptop has taken over: nothing is written here any more. */
export type MovedAway = Immutable<{ code: 'moved-away'; address: string }>;

/** The code is not one of this evening, or no longer; or it opens another screen; or the evening goes on elsewhere. */
export type AccessRefusal =
  | Immutable<{ code: 'unknown-code'; article: string } | { code: 'access-ended' }>
  | RightRefusal
  | MovedAway;

/** What an organiser may set; the rest comes from the regulation he starts from. EBH 1 */
export type RegulationAsked = Immutable<
  { base: 'ssc' | 'ebh'; rulingsFrom?: { [event in Irregularity]?: 'ssc' | 'ebh' } } & Omit<
    Changes,
    'key' | 'rulingsFrom'
  >
>;

export type NewEvening = Immutable<{
  title: string;
  place: string;
  day: string;
  director?: string;
  regulation: RegulationAsked;
  doubleEntry?: boolean;
}>;

/** Somebody as the desk writes him down: the name goes beside the log, the rest into it. */
export type EntryAsked = Immutable<{
  name: string;
  town?: string;
  yearOfBirth?: number | null;
  number?: PlayerNumber;
  cards?: CardWish | null;
  fixedTable?: number | null;
  noPhoto?: boolean;
  fillIn?: boolean;
  origin?: Player['origin'];
}>;

type AskedOtherwise =
  | 'create'
  | 'change-regulation'
  | 'add-players'
  | 'change-player'
  | 'announce-draw'
  | 'announce-final'
  | 'announce-lot'
  | 'draw'
  | 'register'
  | HelperCommand['type'];

/** What the desk asks: the commands of the evening, with names where somebody is written down. */
export type EveningAsked = Immutable<
  | Exclude<EveningCommand, { type: AskedOtherwise }>
  | { type: 'change-regulation'; regulation: RegulationAsked; doubleEntry?: boolean }
  | { type: 'add-players'; entries: EntryAsked[]; present?: boolean; inPairs?: boolean }
  | { type: 'change-player'; number: PlayerNumber; entry: Partial<EntryAsked> }
>;

/** `version`: the sheet as the sender has seen it; of two who saw the same, one is told that the other was first. */
export type SheetAsked = Immutable<
  Exclude<SheetStep, { type: 'annul' | 'set-dealer' | 'note-ruling' }> & { version: number }
>;

/** What the wizard knows. SSC 7.05, EBH 2-9 */
export type RulingAsked = Immutable<{
  event: Irregularity;
  noticed: Noticed;
  game: number;
  /** Left out when it was nobody in particular. */
  offender?: Seat;
  variant?: Variant;
  trickNumber?: number;
  rightfulLeader?: Seat;
  mode?: 'H' | 'D' | 'S' | 'C' | 'O' | 'U';
  hand?: Card[];
  trick?: Card[];
  played?: Card[];
  choice?: Choice;
  /** What the game is worth after it; the two sides share 157. */
  points?: [number, number];
  /** The director warns, or excludes and breaks off the Passe, in the same step. */
  warn?: boolean;
  exclude?: boolean;
  version: number;
}>;

export type DrawAsked = Immutable<{
  /** The Passen it covers; empty for the final table, and for the lot among finalists who are level. */
  passen: number[];
  source: 'ceremony' | 'drand';
  reason?: string;
  cards?: CardWish | null;
}>;

/** Somebody new; a new invitation, which ends what the one before has opened; or the end of a helper. */
export type StaffAsked = Immutable<
  { name: string; role: StaffRole; player?: PlayerNumber } | { invite: number } | { block: number }
>;

/** `secret`: made by the device itself, so that whoever asks twice is answered the same. */
export type InvitationAsked = Immutable<{ invitation: string; secret: string }>;

/** Done: and with it what has changed on the asker's screen, when he said what he has. */
export interface EveningDone {
  readonly version: number;
  readonly events: readonly EveningEvent['type'][];
  /** The numbers of those who were added. */
  readonly numbers?: readonly PlayerNumber[];
  /** The number of the helper who was invited. */
  readonly staff?: number;
  readonly news?: News;
}

export interface SheetDone {
  readonly version: number;
  readonly status: 'open' | 'visaed';
  readonly news?: News;
}

export interface LogEntry {
  readonly at: Instant;
  readonly type: (EveningEvent | SheetEvent)['type'];
  readonly who: string;
  readonly passe?: number;
  readonly table?: number;
  readonly game?: number | null;
  readonly number?: PlayerNumber;
  /** Which helper was invited, came in or was blocked. */
  readonly helper?: string;
  /** Whose seat was taken. */
  readonly leaver?: PlayerNumber;
  /** A correction without a second person. */
  readonly alone?: boolean;
  readonly points?: ByTeam<number>;
  readonly reason?: string;
  readonly article?: string;
  readonly text?: string;
}

/** Everything on paper. */
export const PRINTS = [
  'sheets',
  'personal',
  'tables',
  'seating-names',
  'seating-tables',
  'ranking',
  'certificates',
] as const;
export type Print = (typeof PRINTS)[number];
export type Language = 'de' | 'fr' | 'it' | 'en';

type OfficeRefusal = AccessRefusal | EveningRefusal;
export type FileRefusal = Immutable<{ code: 'file-not-readable'; why: string }>;
export type ListFileRefusal = ListRefusal | FileRefusal | Immutable<{ code: 'list-too-large' }>;
/** The beacon cannot be heard, or has not spoken yet. */
export type BeaconRefusal = Immutable<
  | { code: 'round-not-yet'; publishedAt: Instant }
  | { code: 'no-relay'; round: number; tried: { relay: string; why: string }[] }
>;

export interface SavedView {
  readonly folder: string;
  readonly last: { readonly file: string; readonly at: Instant; readonly failed: boolean } | null;
  /** Folders on what is plugged in; null where nobody chooses: the house is no laptop in a hall. */
  readonly sticks: readonly string[] | null;
}

/** What passes between browser and server about the live tournament. */
export interface TournamentWire extends ClubWire, SeriesWire, LaptopsWire {
  /** `isHall`: a link from the console makes a browser the host's; else it takes an account. */
  'GET /host': { answer: { isHost: boolean; isHall: boolean } };
  'POST /host': { body: { token: string }; answer: Record<never, never>; refusal: { readonly code: 'link-expired' } };
  'DELETE /host': { answer: undefined };
  'POST /tournaments': {
    body: NewEvening;
    answer: { id: string; invitation: string; projector: string };
    refusal: EveningRefusal | RegulationRefusal;
  };
  'GET /tournaments': { answer: { tournaments: readonly { id: string; title: string; day: string }[] } };
  'POST /tournaments/:id/commands': {
    query: Since;
    body: EveningAsked;
    answer: EveningDone;
    refusal: OfficeRefusal | RegulationRefusal;
  };
  'POST /tournaments/:id/people/:number/forget': {
    query: Since;
    body: Record<never, never>;
    answer: { number: PlayerNumber; news?: News };
    refusal: AccessRefusal;
  };
  'POST /tournaments/:id/staff': {
    query: Since;
    body: StaffAsked;
    answer: EveningDone;
    refusal: OfficeRefusal;
  };
  /** A device takes up an invitation: from then on its secret is its code, and the invitation opens nothing. */
  'POST /tournaments/:id/invitations': {
    body: InvitationAsked;
    answer: { staff: number };
    refusal: OfficeRefusal;
  };
  'POST /tournaments/:id/sheets/:passe/:table/commands': {
    query: Since;
    body: SheetAsked;
    answer: SheetDone;
    refusal: AccessRefusal | SheetRefusal;
  };
  'POST /tournaments/:id/sheets/:passe/:table/rulings': {
    query: Since;
    body: RulingAsked;
    answer: SheetDone;
    refusal:
      | AccessRefusal
      | SheetRefusal
      | RulingRefusal
      | Immutable<{ code: 'choice-needed'; choices: Choice[]; article: string }>;
  };
  'POST /tournaments/:id/draws': { query: Since; body: DrawAsked; answer: EveningDone; refusal: OfficeRefusal };
  'POST /tournaments/:id/draws/:draw': {
    query: Since;
    /** The cards that were read aloud; none for the beacon. */
    body: { cards?: string[] };
    answer: EveningDone;
    refusal: OfficeRefusal | BeaconRefusal;
  };
  'GET /tournaments/:id/draws/:draw': {
    query: Since;
    answer: LotRecord & { readonly signed: Signature };
    refusal: AccessRefusal;
  };
  'GET /tournaments/:id/view': { query: Since; answer: EveningView; refusal: AccessRefusal };
  'GET /tournaments/:id/news': { query: Since; answer: News; refusal: AccessRefusal };
  'GET /tournaments/:id/sheets/:passe/:table': { query: Since; answer: SheetView; refusal: AccessRefusal };
  /** The tables of any Passe that was started. */
  'GET /tournaments/:id/sheets/:passe': {
    query: Since;
    answer: { tables: readonly TableView[] };
    refusal: AccessRefusal;
  };
  'GET /tournaments/:id/log': { query: Since; answer: { entries: readonly LogEntry[] }; refusal: AccessRefusal };
  'POST /tournaments/:id/people': {
    query: Since & { readonly present?: boolean };
    body: FileBody;
    answer: EveningDone;
    refusal: OfficeRefusal | PairListRefusal | ListFileRefusal;
  };
  'POST /tournaments/:id/finalists': {
    query: Since;
    body: { edition: string };
    answer: EveningDone;
    refusal:
      | OfficeRefusal
      | { readonly code: 'no-such-edition'; readonly edition: string }
      | { readonly code: 'no-new-finalists'; readonly edition: string; readonly article: 'SSC 7.02' };
  };
  'GET /tournaments/:id/lists/:what': {
    query: { format?: 'csv' | 'xlsx'; language?: Language };
    answer: FileAnswer;
    refusal: AccessRefusal;
  };
  'GET /tournaments/:id/prints/:what': {
    query: { passe?: number; blank?: number; language?: Language };
    answer: FileAnswer;
    refusal: AccessRefusal | { readonly code: 'passe-not-drawn'; readonly passe: number; readonly article: string };
  };
  /** Where phones find this house: what the codes of helpers and prints begin with. */
  'GET /tournaments/:id/address': { query: Since; answer: { address: string }; refusal: AccessRefusal };
  'GET /tournaments/:id/backup': { query: Since; answer: FileAnswer; refusal: AccessRefusal };
  /** Where the evening is saved after each Passe, and when it last was. */
  'GET /tournaments/:id/saved': {
    query: Since;
    answer: SavedView;
    refusal: AccessRefusal;
  };
  /** From now on there, at once for the first time. On a laptop in a hall only. */
  'PUT /tournaments/:id/saved': {
    query: Since;
    body: { folder: string };
    answer: SavedView;
    refusal: AccessRefusal | { readonly code: 'folder-not-writable'; readonly folder: string };
  };
  'POST /tournaments/restore': {
    body: FileBody;
    /** `madeBy`: whose key had signed the file; `isOwn`: this installation's. */
    answer: { id: string; madeBy: string; isOwn: boolean };
    refusal: FileRefusal | { readonly code: 'evening-exists'; readonly id: string };
  };
}

/** Something has changed, for whoever has the address only; what it is, a screen asks with its own code. */
export interface Hint {
  /** 'now': how it stands at the moment one begins to listen. */
  readonly kind: 'now' | 'evening' | 'sheet' | 'people';
  readonly revision: number;
  readonly players?: readonly PlayerNumber[];
  readonly events?: readonly string[];
}

export interface TournamentTopics {
  /** 'tournament:ID', open to everybody. */
  tournament: Hint;
  /** 'evening:ID/CODE', what has changed on the screen of this code; 'evening:ID/-' for somebody signed in. */
  evening: News;
}
