import type { Immutable } from '../kit/immutable.ts';
import type { Instant } from '../kit/time.ts';
import type { Phase } from './calendar.ts';

/** What one person asks for and a second one decides. Exclusions are decided so about the person (SSC 8.01). */
export type Motion = Immutable<
  | { kind: 'wildCard'; number: number; reason: string }
  | { kind: 'cancellation'; reason: string }
  | { kind: 'giveBack'; number: number; match: string; reason: string }
  | { kind: 'giveAllBack'; reason: string }
  | { kind: 'extension'; last: number; lastStart: string; reason: string }
  | { kind: 'redraw'; draw: string; commitment: string; reason: string }
  | { kind: 'correctRanking'; phase: Phase; version: number; hash: string; reason: string }
>;

export type Proposal = Immutable<{
  id: string;
  motion: Motion;
  by: string;
  at: Instant;
  decision: { by: string; approved: boolean; at: Instant } | null;
}>;

/** The article on which a second person is asked. */
export const MOTION_ARTICLE = {
  wildCard: 'SSC 7.02',
  cancellation: 'SSC 8.02',
  giveBack: 'SSC 8.02',
  giveAllBack: 'SSC 8.02',
  extension: 'SSC 8.02',
  redraw: 'SSC 7.02',
  correctRanking: 'SSC 8.04',
} as const;
