import type { Immutable } from '../kit/immutable.ts';
import type { SharedDevice } from './sharedDevice.ts';

/** How quickly somebody moves: from the time of every card, declaration and pass. */
export type Tempo = Immutable<{ moves: number; median: number; quick: number }>;

/** Where a good and a middling computer player would have played different cards: how often the person chose whose. */
export type Agreement = Immutable<{ decisions: number; master: number; club: number }>;

/** Something to look at. It says nothing about anybody: two people look, ask, and decide (SSC 8.01). */
export type Signal = Immutable<
  | ({ kind: 'tempo' } & Tempo)
  | ({ kind: 'agreement' } & Agreement)
  | ({ kind: 'accounts' } & SharedDevice)
  /** On the list of the organiser's employees, of their family, or in the same house: also who was listed later. SSC 1 */
  | { kind: 'listed'; as: 'employee' | 'household' | 'address' }
>;

/** Below this a move is quicker than the cards of the others lie on the table. */
const QUICK = 400;
/** Nobody's tempo is judged by a few moves. */
const MOVES = 100;
/** Half of the moves so quick, or most of them below the time to look. */
const LEAST_MEDIAN = 450;
const MOST_QUICK = 0.6;

/** Decisions before a share means something. */
const DECISIONS = 60;
/** More than people agree with one computer player, measured (`npm run long fairPlay`); and how far beyond chance it is. */
const PEOPLE_AGREE = 0.8;
const DEVIATIONS = 4;

export function tempoOf(milliseconds: readonly number[]): Tempo {
  const sorted = [...milliseconds].sort((a, b) => a - b);
  const quick = sorted.filter((time) => time < QUICK).length / Math.max(1, sorted.length);
  return { moves: sorted.length, median: sorted[Math.floor(sorted.length / 2)] ?? 0, quick };
}

/** What of it nearly no person shows; the base rates stand in docs/championship.md. Nobody is excluded by it. */
export function signalsOf(tempo: Tempo, agreement: Agreement): readonly Signal[] {
  const signals: Signal[] = [];
  if (tempo.moves >= MOVES && (tempo.median < LEAST_MEDIAN || tempo.quick > MOST_QUICK)) {
    signals.push({ kind: 'tempo', ...tempo });
  }
  const { decisions, master, club } = agreement;
  const beyond = DEVIATIONS * Math.sqrt(decisions * PEOPLE_AGREE * (1 - PEOPLE_AGREE));
  if (decisions >= DECISIONS && Math.max(master, club) > decisions * PEOPLE_AGREE + beyond) {
    signals.push({ kind: 'agreement', ...agreement });
  }
  return signals;
}
