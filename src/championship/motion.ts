import type { Immutable } from '../kit/immutable.ts';
import type { Day, Instant } from '../kit/time.ts';
import type { Source } from '../lot/record.ts';
import type { Phase } from './calendar.ts';
import type { NewRegulation } from './regulation.ts';
import type { Template } from './template.ts';
import type { Titles } from './titles.ts';
import type { Venue } from './venue.ts';

/** What one person asks for and a second one decides. Exclusions are decided so about the person (SSC 8.01). */
export type Motion = Immutable<
  | { kind: 'wildCard'; number: number; reason: string }
  | { kind: 'titleHolder'; number: number; reason: string }
  | { kind: 'champion'; number: number; reason: string }
  | { kind: 'cancellation'; reason: string }
  | { kind: 'giveBack'; number: number; match: string; reason: string }
  | { kind: 'giveAllBack'; reason: string }
  | { kind: 'extension'; last: number; lastStart: string; reason: string }
  | {
      kind: 'change';
      title: string;
      titles?: Titles;
      template: Template;
      start: Day;
      venue: Venue | null;
      reason: string;
    }
  | ({ kind: 'regulation' } & NewRegulation)
  | { kind: 'redraw'; draw: string; commitment: string; reason: string }
  | { kind: 'establish'; phase: Phase; reason: string }
  | { kind: 'correctRanking'; phase: Phase; version: number; hash: string; reason: string }
  | { kind: 'cut'; source: Source | null; reason: string }
>;

export type Proposal = Immutable<{
  id: string;
  motion: Motion;
  by: string;
  at: Instant;
  decision: {
    by: string;
    approved: boolean;
    at: Instant;
    /** Until then either of the two may withdraw it; absent: it was carried out at once. */
    effective?: Instant;
    /** What became of it when its time had come. */
    end?: 'carriedOut' | 'failed';
  } | null;
}>;

/** Approved, and not carried out yet. */
export const isWaiting = ({ decision }: Proposal): boolean =>
  decision?.approved === true && decision.effective !== undefined && decision.end === undefined;

/** Who decides about an edition, and how long it may be thought over. */
export type Duties = Immutable<{ secondPerson: boolean; waitMinutes: number }>;

/** An hour in which a slip is noticed. */
export const USUAL_DUTIES: Duties = { secondPerson: true, waitMinutes: 60 };

/** The article on which a second person is asked. */
export const MOTION_ARTICLE = {
  wildCard: 'SSC 7.02',
  titleHolder: 'SSC 7.02',
  champion: 'SSC 7.02',
  cancellation: 'SSC 8.02',
  giveBack: 'SSC 8.02',
  giveAllBack: 'SSC 8.02',
  extension: 'SSC 8.02',
  change: 'SSC 8.07',
  regulation: 'SSC 8.07',
  redraw: 'SSC 7.02',
  establish: 'SSC 8.04',
  correctRanking: 'SSC 8.04',
  cut: 'SSC 7.02',
} as const satisfies Record<Motion['kind'], string>;

/** What cannot be taken back waits; what gives lost time back or moves a lot on does not. */
export const WAITS: readonly Motion['kind'][] = [
  ...(['wildCard', 'titleHolder', 'champion', 'cancellation', 'establish', 'correctRanking', 'cut'] as const),
];
