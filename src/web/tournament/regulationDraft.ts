import { printedFlatRate, REGULATIONS, type Regulation } from '../../tournament/regulation.ts';
import { IRREGULARITIES, type Irregularity } from '../../tournament/ruling/irregularity.ts';
import type { Extras } from '../../tournament/sheet/extras.ts';
import type { RegulationAsked } from '../../tournament/wire.ts';

/** What stands in the fields of the form: text as typed, and the regulation one starts from. */
export interface RegulationDraft {
  readonly base: 'ssc' | 'ebh';
  readonly passen: string;
  readonly gamesPerPasse: string;
  readonly minutesPerPasse: string;
  readonly finalTable: boolean;
  readonly exclusionFrom: string;
  readonly exclusionAutomatic: boolean;
  /** Empty: the director enters the rate when somebody is excluded. */
  readonly flatRate: string;
  readonly bye: 'mean' | 'points';
  readonly byePoints: string;
  readonly retired: 'behind' | 'among';
  readonly ties: Regulation['ties'];
  readonly personalSheet: 'supervisor' | 'player-total';
  readonly identityCheck: boolean;
  /** Partnerschieber with fixed pairs. */
  readonly pairs: boolean;
  /** What counts beside the cards. */
  readonly extras: Extras;
  /** Irregularities that are ruled as in the other regulation. */
  readonly otherRulings: readonly Irregularity[];
}

export const otherOf = (base: 'ssc' | 'ebh'): 'ssc' | 'ebh' => (base === 'ssc' ? 'ebh' : 'ssc');

/** The form filled with a regulation as it is in force. */
export function draftOf(regulation: Regulation, base: 'ssc' | 'ebh' = baseOf(regulation)): RegulationDraft {
  const { warnings, flatRate, bye } = regulation;
  const from = REGULATIONS[base]!;
  return {
    base,
    passen: String(regulation.passen),
    gamesPerPasse: String(regulation.gamesPerPasse),
    minutesPerPasse: String(regulation.minutesPerPasse),
    finalTable: regulation.finalTable !== null,
    exclusionFrom: String(warnings.exclusionFrom),
    exclusionAutomatic: warnings.automatic,
    flatRate: flatRate === null ? '' : String(flatRate),
    bye: bye.kind,
    byePoints: bye.kind === 'points' ? String(bye.points) : '',
    retired: regulation.retired,
    ties: regulation.ties,
    personalSheet: regulation.personalSheet,
    identityCheck: regulation.identityCheck,
    pairs: regulation.pairs === true,
    extras: regulation.extras ?? [],
    otherRulings: IRREGULARITIES.filter((event) => articlesOf(regulation, event) !== articlesOf(from, event)),
  };
}

const articlesOf = ({ rulings }: Regulation, event: Irregularity): string =>
  rulings.flatMap((row) => (row.event === event ? [row.article] : [])).join();

/** The paragraphs of the office stay those of the regulation one started from. */
const baseOf = (regulation: Regulation): 'ssc' | 'ebh' =>
  regulation.articles.ranking === REGULATIONS['ssc']!.articles.ranking ? 'ssc' : 'ebh';

/** Another number of Passen or games: the printed rate of that format, if there is one. EBH 9 */
export function withFormat(draft: RegulationDraft, change: Partial<RegulationDraft>): RegulationDraft {
  const next = { ...draft, ...change };
  const rate = printedFlatRate(Number(next.passen), Number(next.gamesPerPasse));
  const base = REGULATIONS[next.base]!;
  const isPlain = Number(next.passen) === base.passen && Number(next.gamesPerPasse) === base.gamesPerPasse;
  const flatRate = isPlain ? base.flatRate : rate;
  return { ...next, flatRate: flatRate === null ? '' : String(flatRate) };
}

/** What is sent: everything that stands in the form, so that nothing depends on what was there before. */
export function asked(draft: RegulationDraft): RegulationAsked {
  const { base, exclusionAutomatic, retired, ties, personalSheet, identityCheck, pairs, extras, otherRulings } = draft;
  return {
    ...{ base, exclusionAutomatic, retired, ties, personalSheet, identityCheck, pairs, extras },
    finalTable: draft.finalTable && !pairs,
    passen: Number(draft.passen),
    gamesPerPasse: Number(draft.gamesPerPasse),
    minutesPerPasse: Number(draft.minutesPerPasse),
    exclusionFrom: Number(draft.exclusionFrom),
    flatRate: draft.flatRate.trim() === '' ? null : Number(draft.flatRate),
    bye: draft.bye === 'points' ? { kind: 'points', points: Number(draft.byePoints) } : { kind: 'mean' },
    rulingsFrom: Object.fromEntries(otherRulings.map((event) => [event, otherOf(base)])),
  };
}
