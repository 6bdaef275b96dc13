import type { Immutable } from '../../kit/immutable.ts';
import { ok, type Result, refuse } from '../../kit/result.ts';
import { type Card, type Suit, suitOf } from '../../schieber/card.ts';
import { nextSeat, partnerOf, type Seat } from '../../schieber/seat.ts';
import type { Regulation } from '../regulation.ts';
import { type Consequence, consequencesOf, type Known } from './consequence.ts';
import { EBH_RULINGS } from './ebh.ts';
import { type Facts, highestDue, isAllowed, notTrumps, variantOf } from './facts.ts';
import { askedMoments, type Irregularity, NOTICED, type Noticed } from './irregularity.ts';
import { CHOICES, type Choice, type Decider, type Measure, type RulingRow, type Variant } from './measure.ts';
import { ruledWinner, trickAfter } from './ruledTrick.ts';

/** What the wizard is told. Facts that do not matter for the row may be left out. */
export type Incident = Immutable<{ event: Irregularity; noticed: Noticed; facts: Facts }>;

/** What holds, in the words of the command line; seats and cards are named where the facts allow it. */
export type Ruling = Immutable<{
  article: string;
  /** The same as everything below, sentence by sentence: what a person is told. */
  consequences: Consequence[];
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
  decides: 'rule' | Decider;
  cardBack: boolean;
  /** The cards one of which must now be given; empty when nothing is exchanged or the hand is not known. */
  mustGive: Card[];
  cannotWinTrick: boolean;
  suitBan: Suit | null;
  surplusTo: 'opponents' | null;
  suitNamedBy: 'right-of-offender' | null;
  correctNextDeal: boolean;
  /** The director may warn, or exclude. */
  warning: boolean;
  exclusion: boolean;
  recount: boolean;
  estimate: boolean;
  refuseEntry: boolean;
  unrated: boolean;
  flatRate: number | null;
  stands: boolean;
  /** Who wins the running trick, when the ruling leaves that open and the facts name its four cards. */
  winner: Seat | null;
  /** The same as seats, when the facts name the offender. */
  seats: { trickTo: Seat[]; nextLead: Seat | null };
}>;

export type RulingRefusal = Immutable<
  | { code: 'not-at-this-moment'; event: Irregularity; noticed: Noticed; possible: Noticed[] }
  | { code: 'fact-missing'; fact: 'variant'; possible: Variant[] }
  | { code: 'not-a-choice'; choice: Choice; choices: Choice[] }
>;

/** What the regulation says about it: article, consequences, and the choices where the text leaves them. */
export function ruling(regulation: Regulation, incident: Incident): Result<Ruling, RulingRefusal> {
  const row = rowFor(regulation.rulings, incident);
  if (!row.ok) return row;
  const { choices = [], decides } = row.value;
  // What the parties have to agree on is not chosen but done.
  const open = choices.length > 0 && decides !== undefined && decides !== 'parties' ? decides : null;
  return ok(resolve(row.value, row.value, incident, regulation, { choices, open }));
}

/** The same after somebody has chosen; who chose is recorded by the caller. */
export function chosen(regulation: Regulation, incident: Incident, choice: Choice): Result<Ruling, RulingRefusal> {
  const row = rowFor(regulation.rulings, incident);
  if (!row.ok) return row;
  const choices = row.value.choices ?? [];
  if (!choices.includes(choice)) return refuse({ code: 'not-a-choice', choice, choices: [...choices] });
  const taken = { choices: choice === 'estimate' ? choices : [], open: null };
  if (choice !== 'as-ebh') {
    // Whatever is chosen, nobody may lay down the rest. SSC 7.05 (8)
    const { allNinePlayed } = row.value;
    const measure = { ...CHOICES[choice], ...(allNinePlayed ? { allNinePlayed } : {}) };
    return ok(resolve(row.value, measure, incident, regulation, taken));
  }
  const other = rowFor(EBH_RULINGS, incident);
  if (!other.ok) return other;
  const measure = other.value.choices ? CHOICES[other.value.choices[0]!] : other.value;
  return ok(resolve({ ...row.value, article: other.value.article }, measure, incident, regulation, taken));
}

/** The finer cases that are told apart: what the wizard still has to ask. */
export function variantsOf(
  regulation: Regulation,
  event: Irregularity,
  noticed: Noticed,
  choice?: Choice | null,
): readonly Variant[] {
  const of = (rows: readonly RulingRow[]) => rowsAt(rows, event, noticed).flatMap(({ variant }) => variant ?? []);
  const own = of(regulation.rulings);
  return own.length === 0 && choice === 'as-ebh' ? of(EBH_RULINGS) : own;
}

/** The moments between which the answer differs: one when it is always the same. */
export function momentsOf(regulation: Regulation, event: Irregularity): readonly Noticed[] {
  const rowsOf = (moment: Noticed): readonly RulingRow[] => {
    const own = rowsAt(regulation.rulings, event, moment);
    const isOther = own.some(({ choices }) => choices?.includes('as-ebh'));
    return isOther ? [...own, ...rowsAt(EBH_RULINGS, event, moment)] : own;
  };
  const moments = askedMoments(event).filter((moment) => rowsOf(moment).length > 0);
  const [first] = moments;
  const isSame = moments.every((moment) => rowsOf(moment).every((row) => rowsOf(first!).includes(row)));
  return isSame ? moments.slice(0, 1) : moments;
}

const rowsAt = (rows: readonly RulingRow[], event: Irregularity, noticed: Noticed): readonly RulingRow[] =>
  rows.filter((row) => row.event === event && row.noticed.includes(noticed));

/** When the cards show that nothing was wrong, no row applies. */
const ALLOWED = { article: 'SSC 2.05', noOffence: true, stands: true } as const;

function rowFor(rows: readonly RulingRow[], { event, noticed, facts }: Incident): Result<RulingRow, RulingRefusal> {
  const atMoment = rowsAt(rows, event, noticed);
  if (atMoment.length === 0)
    return refuse({
      code: 'not-at-this-moment',
      event,
      noticed,
      possible: NOTICED.filter((moment) => rowsAt(rows, event, moment).length > 0),
    });
  if (isAllowed(event, facts)) return ok({ event, noticed: [noticed], ...ALLOWED });
  const variant = variantOf(event, facts);
  const row =
    atMoment.find((each) => each.variant === variant) ??
    atMoment.find((each) => each.variant === undefined || each.otherwise);
  if (row) return ok(row);
  return refuse({
    code: 'fact-missing',
    fact: 'variant',
    possible: atMoment.flatMap((each) => (each.variant ? [each.variant] : [])),
  });
}

function resolve(
  row: RulingRow,
  measure: Measure,
  { facts }: Incident,
  regulation: Regulation,
  { choices, open }: Pick<Known, 'open'> & { readonly choices: readonly Choice[] },
): Ruling {
  const { offender } = facts;
  const given = mustGive(measure, facts);
  const worthless = devalued(measure, facts, given);
  const winner = winnerOf(measure, facts, given, worthless);
  const right = offender === undefined ? null : nextSeat(offender);
  const opponents = right === null ? [] : [right, partnerOf(right)].sort((a, b) => a - b);
  const rightful = (measure.rightfulLeads && facts.rightfulLeader) ?? null;
  const flatRate = measure.exclusion ? regulation.flatRate : null;
  return {
    article: row.article,
    consequences: consequencesOf(measure, {
      ...{ event: row.event, open, given, devalued: worthless, opponents, flatRate },
      rightfulLeader: rightful === null ? [] : [rightful],
      right: right === null ? [] : [right],
      partner: offender === undefined ? [] : [partnerOf(offender)],
      winner: winner === null ? [] : [winner],
      trick: facts.trickNumber ?? null,
    }),
    redeal: measure.redeal !== undefined,
    dealer: measure.redeal ?? null,
    trickTo: measure.trickTo ?? null,
    tricksFrom: measure.tricksFrom ? (facts.trickNumber ?? 1) : null,
    nextLead: measure.nextLead ?? (measure.rightfulLeads ? 'rightful-leader' : null),
    devalued: worthless,
    declaresNext: measure.declaresNext ?? null,
    annul: measure.annul ?? false,
    choices: [...choices],
    decides: row.decides ?? 'rule',
    cardBack: measure.cardBack ?? false,
    mustGive: given,
    cannotWinTrick: measure.cannotWinTrick ?? false,
    suitBan: measure.suitBan && facts.played?.[0] ? suitOf(facts.played[0]) : null,
    surplusTo: measure.surplusTo ?? null,
    suitNamedBy: measure.suitNamedBy ?? null,
    correctNextDeal: measure.correctNextDeal ?? false,
    warning: measure.warning ?? false,
    exclusion: measure.exclusion ?? false,
    recount: measure.recount ?? false,
    estimate: measure.estimate ?? false,
    refuseEntry: measure.refuseEntry ?? false,
    unrated: measure.unrated ?? false,
    flatRate,
    stands: measure.stands ?? false,
    winner,
    seats: {
      trickTo: measure.trickTo ? opponents : [],
      nextLead: measure.nextLead ? right : (rightful ?? winner),
    },
  };
}

/** Who wins the running trick after the ruling, when all four cards are known and the ruling leaves it open. */
function winnerOf(measure: Measure, facts: Facts, given: readonly Card[], worthless: readonly Card[]): Seat | null {
  if (measure.trickTo || measure.noOffence || !facts.mode) return null;
  const cannotWin = measure.cannotWinTrick ? facts.offender : undefined;
  const isExchanged = measure.mustGive !== undefined || measure.cardBack === true;
  // What lies there in the end. A card that cannot win stands for any other, as long as it does not name the suit.
  const standsIn = !isExchanged || (cannotWin !== undefined && facts.trick?.[0] !== undefined);
  const trick = trickAfter(facts, standsIn ? facts.played?.[0] : given.length === 1 ? given[0] : undefined);
  if (!trick) return null;
  return ruledWinner(trick.cards, trick.leader, facts.mode, worthless, cannotWin) ?? null;
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
      const held = highestDue(facts); // SSC 7.05 (6)
      return held ? [...played.slice(0, 1), held] : played.slice(0, 1);
    }
    case 'played-and-given':
      return given.length === 1 ? [...played.slice(0, 1), given[0]!] : played.slice(0, 1);
    default:
      return [];
  }
}
