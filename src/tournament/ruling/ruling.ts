import type { Immutable } from '../../kit/immutable.ts';
import { ok, type Result, refuse } from '../../kit/result.ts';
import { type Card, type Suit, suitOf } from '../../schieber/card.ts';
import { nextSeat, partnerOf, type Seat } from '../../schieber/seat.ts';
import type { Regulation } from '../regulation.ts';
import { type Facts, heldBack, highestDue, notTrumps, variantOf } from './facts.ts';
import {
  CHOICES,
  type Choice,
  EBH_RULINGS,
  IRREGULARITIES,
  type Irregularity,
  type Measure,
  NOTICED,
  type Noticed,
  type RulingRow,
  type Variant,
} from './table.ts';

/** What the wizard is told. Facts that do not matter for the row may be left out. */
export type Incident = Immutable<{ event: Irregularity; noticed: Noticed; facts: Facts }>;

/** The consequence, in the words of the command line; seats and cards are named where the facts allow it. */
export type Ruling = Immutable<{
  article: string;
  redeal: boolean;
  dealer: 'same-dealer' | 'right-dealer' | 'next-dealer' | null;
  trickTo: 'opponents' | null;
  /** The first trick that goes to the opponents with all that follow, 1 to 9. */
  tricksFrom: number | null;
  nextLead: 'right-of-offender' | 'rightful-leader' | null;
  /** Cards that can win no trick any more; they keep their point value. Ruling X6 */
  devalued: Card[];
  declaresNext: 'opponents' | 'other-party' | null;
  annul: boolean;
  choices: Choice[];
  decides: 'rule' | 'director' | 'opponents' | 'parties';
  cardBack: boolean;
  /** The cards one of which must now be given; empty when nothing is exchanged or the hand is not known. */
  mustGive: Card[];
  cannotWinTrick: boolean;
  suitBan: Suit | null;
  surplusTo: 'opponents' | null;
  suitNamedBy: 'right-of-offender' | null;
  correctNextDeal: boolean;
  warning: boolean;
  recount: boolean;
  estimate: boolean;
  refuseEntry: boolean;
  unrated: boolean;
  flatRate: number | null;
  stands: boolean;
  /** The same as seats, when the facts name the offender. */
  seats: { trickTo: Seat[]; nextLead: Seat | null };
}>;

export type RulingRefusal = Immutable<
  | { code: 'unknown-event'; event: string; known: string[] }
  | { code: 'unknown-moment'; noticed: string; known: string[] }
  | { code: 'not-at-this-moment'; event: string; noticed: string; possible: string[] }
  | { code: 'fact-missing'; fact: 'variant'; possible: string[] }
  | { code: 'not-a-choice'; choice: string; choices: string[] }
>;

/** What the regulation says about it: article, consequence, and the choices where the text leaves them. */
export function ruling(regulation: Regulation, incident: Incident): Result<Ruling, RulingRefusal> {
  const row = rowFor(regulation.rulings, incident);
  if (!row.ok) return row;
  return ok(resolve(row.value, row.value, incident, regulation));
}

/** The same after somebody has chosen; who chose is recorded by the caller. */
export function chosen(regulation: Regulation, incident: Incident, choice: Choice): Result<Ruling, RulingRefusal> {
  const row = rowFor(regulation.rulings, incident);
  if (!row.ok) return row;
  const choices = row.value.choices ?? [];
  if (!choices.includes(choice)) return refuse({ code: 'not-a-choice', choice, choices: [...choices] });
  if (choice !== 'as-ebh') return ok(resolve(row.value, CHOICES[choice], incident, regulation));
  const other = rowFor(EBH_RULINGS, incident);
  if (!other.ok) return other;
  const measure = other.value.choices ? CHOICES[other.value.choices[0]!] : other.value;
  return ok(resolve({ ...row.value, article: other.value.article }, measure, incident, regulation));
}

/** The finer cases a row distinguishes: what the wizard still has to ask. */
export function variantsOf(regulation: Regulation, event: Irregularity, noticed: Noticed): readonly Variant[] {
  const rows = regulation.rulings.filter((row) => row.event === event && row.noticed.includes(noticed));
  return [...new Set(rows.flatMap((row) => (row.variant ? [row.variant] : [])))];
}

/** The moments at which an event can be noticed under a regulation. */
export function momentsOf(regulation: Regulation, event: Irregularity): readonly Noticed[] {
  return NOTICED.filter((moment) =>
    regulation.rulings.some((row) => row.event === event && row.noticed.includes(moment)),
  );
}

function rowFor(rows: readonly RulingRow[], incident: Incident): Result<RulingRow, RulingRefusal> {
  const { event, noticed, facts } = incident;
  if (!IRREGULARITIES.includes(event)) return refuse({ code: 'unknown-event', event, known: [...IRREGULARITIES] });
  if (!NOTICED.includes(noticed)) return refuse({ code: 'unknown-moment', noticed, known: [...NOTICED] });
  const ofEvent = rows.filter((row) => row.event === event);
  const atMoment = ofEvent.filter((row) => row.noticed.includes(noticed));
  if (atMoment.length === 0)
    return refuse({
      code: 'not-at-this-moment',
      event,
      noticed,
      possible: NOTICED.filter((moment) => ofEvent.some((row) => row.noticed.includes(moment))),
    });
  const variant = variantOf(incident, facts);
  const exact = atMoment.find((row) => row.variant !== undefined && row.variant === variant);
  const general = atMoment.find((row) => row.variant === undefined);
  const row = exact ?? general;
  if (row) return ok(row);
  return refuse({
    code: 'fact-missing',
    fact: 'variant',
    possible: atMoment.flatMap((each) => (each.variant ? [each.variant] : [])),
  });
}

function resolve(row: RulingRow, measure: Measure, incident: Incident, regulation: Regulation): Ruling {
  const { facts } = incident;
  const given = mustGive(measure, facts);
  const trickTo = measure.trickTo ?? null;
  const nextLead = measure.nextLead ?? null;
  return {
    article: row.article,
    redeal: measure.redeal !== undefined,
    dealer: measure.redeal ?? null,
    trickTo,
    tricksFrom: measure.tricksFrom ? (facts.trickNumber ?? 1) : null,
    nextLead,
    devalued: devalued(measure, facts, given),
    declaresNext: measure.declaresNext ?? null,
    annul: measure.annul ?? false,
    choices: measure === row || measure.estimate ? [...(row.choices ?? [])] : [],
    decides: row.decides ?? 'rule',
    cardBack: measure.cardBack ?? false,
    mustGive: given,
    cannotWinTrick: measure.cannotWinTrick ?? false,
    suitBan: measure.suitBan && facts.played?.[0] ? suitOf(facts.played[0]) : null,
    surplusTo: measure.surplusTo ?? null,
    suitNamedBy: measure.suitNamedBy ?? null,
    correctNextDeal: measure.correctNextDeal ?? false,
    warning: measure.warning ?? false,
    recount: measure.recount ?? false,
    estimate: measure.estimate ?? false,
    refuseEntry: measure.refuseEntry ?? false,
    unrated: measure.unrated ?? false,
    flatRate: measure.flatRate ? regulation.flatRate : null,
    stands: measure.stands ?? false,
    seats: {
      trickTo: trickTo && facts.offender !== undefined ? opponentsOf(facts.offender) : [],
      nextLead: seatOfLead(nextLead, facts),
    },
  };
}

const opponentsOf = (seat: Seat): Seat[] => {
  const right = nextSeat(seat);
  return [right, partnerOf(right)].sort((a, b) => a - b);
};

function seatOfLead(lead: Ruling['nextLead'], facts: Facts): Seat | null {
  if (lead === 'right-of-offender') return facts.offender === undefined ? null : nextSeat(facts.offender);
  return lead === 'rightful-leader' ? (facts.rightfulLeader ?? null) : null;
}

function mustGive(measure: Measure, facts: Facts): Card[] {
  switch (measure.mustGive) {
    case 'highest-due': {
      const card = highestDue(facts);
      return card ? [card] : [];
    }
    case 'not-trump':
      return notTrumps(facts); // several: the opponents choose
    case 'opponents-choose':
      return [...(facts.played ?? [])];
    default:
      return [];
  }
}

function devalued(measure: Measure, facts: Facts, given: readonly Card[]): Card[] {
  const played = [...(facts.played ?? [])];
  switch (measure.devalue) {
    case 'played':
      return played.slice(0, 1);
    case 'all-played':
      return played;
    case 'played-and-held': {
      const held = heldBack(facts);
      return held ? [...played.slice(0, 1), held] : played.slice(0, 1);
    }
    case 'played-and-given':
      return given.length === 1 ? [...played.slice(0, 1), given[0]!] : played.slice(0, 1);
    default:
      return [];
  }
}
