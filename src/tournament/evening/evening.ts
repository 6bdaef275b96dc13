import type { Immutable } from '../../kit/immutable.ts';
import type { Day, Instant } from '../../kit/time.ts';
import type { Announcement, LotRecord } from '../../lot/record.ts';
import type { Club, ClubEvent } from '../club/club.ts';
import type { FinalTable } from '../ranking/finalTable.ts';
import type { Cut } from '../ranking/ranking.ts';
import type { Regulation } from '../regulation.ts';
import type { Pair } from '../seating/pairs.ts';
import type { CardWish, PlayerNumber, SeatedSet, SeatedTable } from '../seating/schedule.ts';
import type { SeatingProof } from '../seating/seating.ts';
import type { By } from '../sheet/sheet.ts';
import type { Helper, HelperEvent } from './helpers.ts';
import type { Award, Prize, PrizeEvent } from './prizes.ts';

/**
 * Somebody on the evening's list. The number comes with the registration and is never given to anybody else (EBH 1);
 * the log knows numbers only, names and towns are kept beside it.
 */
export type Player = Immutable<{
  number: PlayerNumber;
  cards: CardWish | null;
  fixedTable: number | null;
  /** Objects to pictures. SSC 8.03 */
  noPhoto: boolean;
  /** Plays only to fill a table; the points do not count. Ruling G1 */
  fillIn: boolean;
  /** Where the place comes from: list, walk-in, semi-final, title holder, wild card. SSC 7.02 */
  origin: 'list' | 'walk-in' | 'semifinal' | 'title-holder' | 'wild-card';
  /** The person of the championship, if there is one. */
  person: string | null;
  presence: 'expected' | 'present' | 'retired' | 'excluded';
  /** The document shown at the door. SSC 7.02 */
  document: Document | null;
  /** The Passe after which somebody came or left, 0 before the first. */
  since: number;
  leftAfter: number | null;
  warnings: { article: string; reason: string; by: By; at: Instant }[];
  /** When the director last left a proposal as it is, and how many warnings there were then. */
  dismissed?: { at: Instant; warnings: number };
}>;

export const DOCUMENTS = ['passport', 'identity-card', 'driving-licence'] as const;
export type Document = (typeof DOCUMENTS)[number];

export type NewPlayer = Immutable<
  Partial<Pick<Player, 'number' | 'cards' | 'fixedTable' | 'noPhoto' | 'fillIn' | 'origin' | 'person'>>
>;

/** How a Passe was drawn: the record of the lot is kept beside it, for anybody to recompute. */
export type Drawn = Immutable<{ id: string; proof: SeatingProof; at: Instant; reason: string | null }>;

/** One Passe of the evening; those of the final table follow the preliminary ones. */
export type Passe = Immutable<{
  passe: number;
  stage: 'drawn' | 'running' | 'closed';
  seating: SeatedSet;
  drawn: Drawn | null;
  startedAt: Instant | null;
  closedAt: Instant | null;
}>;

/** A whole evening, or a whole final: from the empty list to the prizes. */
export type Evening = Immutable<{
  title: string;
  place: string;
  day: Day;
  regulation: Regulation;
  doubleEntry: boolean;
  players: Record<PlayerNumber, Player>;
  lastNumber: PlayerNumber;
  keepApart: [PlayerNumber, PlayerNumber][];
  /** Partnerschieber: who plays together all evening. */
  pairs: Pair[];
  /** What goes into a draw is frozen and public before the dice are known. Ruling G23 */
  announced: Announcement | null;
  announcedPassen: readonly number[];
  drawIds: string[];
  lots: Record<string, LotRecord>;
  passen: Passe[];
  announcements: { text: string; at: Instant }[];
  /** Tables where the supervisor waits for the director. EBH 9 */
  calls: { table: number; by: By; at: Instant }[];
  finalTable: (FinalTable & { cut: Cut; order?: PlayerNumber[] }) | null;
  prizes: Prize[];
  awards: Award[];
  /** Final totals of the players' own sheets: entered, initialled, handed in. EBH 7 */
  personalSheets: Record<PlayerNumber, { total: number; initialled: By | null; handedIn: boolean }>;
  published: { version: number; hash: string; at: Instant } | null;
  finishedAt: Instant | null;
  club: Club;
  /** By their number; who is not here was given a code before there were invitations. */
  helpers: Record<number, Helper>;
  /** False for evenings from before: there the old codes are good until somebody is invited anew. */
  byInvitation: boolean;
}>;

export type EveningEvent = Immutable<
  | {
      type: 'created';
      title: string;
      place: string;
      day: Day;
      regulation: Regulation;
      doubleEntry: boolean;
      /** Left out by evenings from before. */
      byInvitation?: boolean;
      at: Instant;
    }
  | { type: 'regulation-changed'; regulation: Regulation; doubleEntry: boolean; by: By; at: Instant }
  /** `pairs`: they came in twos. */
  | { type: 'players-added'; players: Player[]; pairs?: Pair[]; by: By; at: Instant }
  | { type: 'paired'; pair: Pair; together: boolean; by: By; at: Instant }
  | { type: 'player-changed'; number: PlayerNumber; changes: Partial<Player>; by: By; at: Instant }
  | { type: 'kept-apart'; pair: [PlayerNumber, PlayerNumber]; apart: boolean; by: By; at: Instant }
  | { type: 'checked-in'; number: PlayerNumber; document: Document | null; by: By; at: Instant }
  | { type: 'left'; number: PlayerNumber; by: By; at: Instant }
  | { type: 'came-back'; number: PlayerNumber; by: By; at: Instant }
  | { type: 'warned'; number: PlayerNumber; article: string; reason: string; by: By; at: Instant }
  | { type: 'excluded'; number: PlayerNumber; article: string; reason: string; by: By; at: Instant }
  | { type: 'warning-withdrawn'; number: PlayerNumber; reason: string; by: By; at: Instant }
  | { type: 'readmitted'; number: PlayerNumber; reason: string; by: By; at: Instant }
  | { type: 'proposal-dismissed'; number: PlayerNumber; reason: string; by: By; at: Instant }
  | { type: 'draw-announced'; announcement: Announcement; passen: number[]; by: By; at: Instant }
  | { type: 'draw-cancelled'; draw: string; reason: string; by: By; at: Instant }
  | { type: 'drawn'; record: LotRecord; passen: number[]; sets: SeatedSet[]; proof: SeatingProof; by: By; at: Instant }
  | { type: 'seat-taken'; passe: number; leaver: PlayerNumber; player: PlayerNumber; by: By; at: Instant }
  /** They sat otherwise than drawn: what later draws must not repeat is what was played. */
  | {
      type: 'reseated';
      passe: number;
      table: number;
      teams: SeatedTable['teams'];
      reason: string;
      by: By;
      at: Instant;
    }
  | { type: 'bye-given'; passe: number; number: PlayerNumber; by: By; at: Instant }
  | { type: 'passe-started'; passe: number; despite: string | null; by: By; at: Instant }
  | { type: 'passe-closed'; passe: number; by: By; at: Instant }
  | { type: 'announced'; text: string; by: By; at: Instant }
  | { type: 'director-called'; table: number; by: By; at: Instant }
  | { type: 'call-answered'; table: number; by: By; at: Instant }
  | { type: 'final-table-drawn'; record: LotRecord; finalTable: FinalTable; cut: Cut; by: By; at: Instant }
  /** Level in everything, they are ranked in this order. SSC 7.04 */
  | { type: 'final-rank-drawn'; record: LotRecord; order: PlayerNumber[]; by: By; at: Instant }
  | { type: 'prizes-set'; prizes: Prize[]; by: By; at: Instant }
  | { type: 'prize'; event: PrizeEvent; by: By; at: Instant }
  | { type: 'total-entered'; number: PlayerNumber; total: number; by: By; at: Instant }
  | { type: 'total-initialled'; number: PlayerNumber; by: By; at: Instant }
  | { type: 'sheet-handed-in'; number: PlayerNumber; by: By; at: Instant }
  | { type: 'ranking-published'; version: number; hash: string; by: By; at: Instant }
  /** `despite`: why it ended although somebody stayed without a rank. */
  | { type: 'finished'; despite?: string; by: By; at: Instant }
  | { type: 'reopened'; reason: string; by: By; at: Instant }
  | ClubEvent
  | HelperEvent
>;

export const playersOf = (evening: Evening): readonly Player[] => Object.values(evening.players);

export const presentPlayers = (evening: Evening): readonly Player[] =>
  playersOf(evening).filter((player) => player.presence === 'present');

export const passeOf = (evening: Evening, passe: number): Passe | undefined =>
  evening.passen.find((each) => each.passe === passe);

/** The Passe that is being played, if one is. */
export const runningPasse = (evening: Evening): Passe | undefined =>
  evening.passen.find((each) => each.stage === 'running');

/** What a draw of these Passen must not repeat: all others, played or only drawn. EBH 1 */
export const historyFor = ({ passen, regulation }: Evening, drawn: readonly number[]): readonly SeatedSet[] =>
  passen.filter(({ passe }) => passe <= regulation.passen && !drawn.includes(passe)).map((passe) => passe.seating);

export const passenStarted = (evening: Evening): number =>
  evening.passen.filter((passe) => passe.stage !== 'drawn').length;

export const passenClosed = (evening: Evening): number =>
  evening.passen.filter((passe) => passe.stage === 'closed').length;

/** What happens to the people on the list. */
export type PlayerEvent = Extract<
  EveningEvent,
  {
    type:
      | 'players-added'
      | 'paired'
      | 'player-changed'
      | 'kept-apart'
      | 'checked-in'
      | 'left'
      | 'came-back'
      | 'warned'
      | 'excluded'
      | 'warning-withdrawn'
      | 'readmitted'
      | 'proposal-dismissed';
  }
>;
