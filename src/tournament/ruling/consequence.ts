import type { Immutable } from '../../kit/immutable.ts';
import type { Card } from '../../schieber/card.ts';
import type { Seat } from '../../schieber/seat.ts';
import type { Irregularity } from './irregularity.ts';
import type { Decider, Measure } from './measure.ts';

/** One sentence of a ruling. Cards and seats are there when the facts name them. */
export type Consequence = Immutable<
  | { kind: PlainConsequence; cards?: Card[]; seats?: Seat[] }
  /** The first of the tricks that go to the opponents, 1 to 9; null when nobody said which one it was. */
  | { kind: 'tricks-from'; trick: number | null; seats?: Seat[] }
  /** A claim that was not true: the cards of both partners from this trick on. EBH 6 */
  | { kind: 'cards-from'; trick: number | null; seats?: Seat[] }
  /** Null when the director enters the rate. EBH 9 */
  | { kind: 'flat-rate'; points: number | null }
>;
export type ConsequenceKind = Consequence['kind'];

type PlainConsequence =
  | 'no-offence'
  | 'same-dealer'
  | 'right-dealer'
  | 'next-dealer'
  | 'annulled'
  | 'card-back'
  | 'card-stays'
  | 'rightful-leads'
  | 'highest-due'
  | 'not-trump'
  | 'opponents-choose'
  | 'another-lead'
  | 'follow-suit'
  | 'played-devalued'
  | 'played-and-held-devalued'
  | 'played-and-given-devalued'
  | 'all-played-devalued'
  | 'suit-barred'
  | 'right-names-suit'
  | 'partner-can-win'
  | 'cannot-win'
  | 'trick-to-opponents'
  | 'wins-trick'
  | 'right-leads-next'
  | 'surplus-to-opponents'
  | 'game-stands'
  | 'order-put-right'
  | 'other-party-declares'
  | 'opponents-declare-twice'
  | 'all-nine-played'
  | 'recount'
  | 'estimate'
  | 'not-entered'
  | 'sheet-not-accepted'
  | 'unrated'
  | 'controller-checks'
  | 'director-decides'
  | 'opponents-decide'
  | 'warning-possible'
  | 'exclusion-possible';

/** What is known beyond the row: cards and seats from the facts, the rate from the regulation. */
export type Known = Immutable<{
  /** What it is a ruling on. */
  event: Irregularity;
  /** Who still has to choose: until then nothing else holds. */
  open: Exclude<Decider, 'parties'> | null;
  given: Card[];
  devalued: Card[];
  opponents: Seat[];
  rightfulLeader: Seat[];
  right: Seat[];
  partner: Seat[];
  winner: Seat[];
  trick: number | null;
  flatRate: number | null;
}>;

/**
 * A ruling sentence by sentence, in the order in which a referee says it: what is played again or stays, what must be
 * given, what loses its trick value, whose trick it is and who leads, what is made good later, what the director may
 * add, the points. While somebody still has to choose, only who that is. Screen and command line show this list and nothing else.
 */
export function consequencesOf(measure: Measure, known: Known): readonly Consequence[] {
  const allNine = when(measure.allNinePlayed && 'all-nine-played');
  if (known.open) return [...allNine, { kind: known.open === 'director' ? 'director-decides' : 'opponents-decide' }];
  if (measure.noOffence) return [{ kind: 'no-offence' }];
  return [
    ...when(measure.redeal),
    ...when(measure.annul && 'annulled'),
    ...when(measure.cardBack && 'card-back'),
    ...when(measure.cardStays && 'card-stays'),
    ...when(measure.rightfulLeads && 'rightful-leads', { seats: known.rightfulLeader }),
    ...when(measure.mustGive, { cards: known.given }),
    ...when(measure.devalue && (`${measure.devalue}-devalued` as const), { cards: known.devalued }),
    ...when(measure.suitBan && 'suit-barred'),
    ...when(measure.suitNamedBy && 'right-names-suit', { seats: known.right }),
    ...when(measure.suitNamedBy && 'partner-can-win', { seats: known.partner }),
    ...when(measure.cannotWinTrick && 'cannot-win'),
    ...(measure.tricksFrom
      ? [{ kind: from(known.event), trick: known.trick, ...named({ seats: known.opponents }) }]
      : when(measure.trickTo && 'trick-to-opponents', { seats: known.opponents })),
    ...when(known.winner.length > 0 && 'wins-trick', { seats: known.winner }),
    ...when(measure.nextLead && 'right-leads-next', { seats: known.right }),
    ...when(measure.surplusTo && 'surplus-to-opponents', { seats: known.opponents }),
    ...allNine,
    ...when(measure.stands && !measure.controllerChecks && 'game-stands'),
    ...when(measure.correctNextDeal && 'order-put-right'),
    ...(measure.redeal ? [] : when(measure.declaresNext && DECLARES[measure.declaresNext])),
    ...when(measure.recount && 'recount'),
    ...when(measure.estimate && 'estimate'),
    ...when(measure.refuseEntry && (known.event === 'personal-sheet' ? 'sheet-not-accepted' : 'not-entered')),
    ...when(measure.unrated && 'unrated'),
    ...when(measure.controllerChecks && 'controller-checks'),
    ...when(measure.warning && 'warning-possible'),
    ...(measure.exclusion
      ? [{ kind: 'exclusion-possible' as const }, { kind: 'flat-rate' as const, points: known.flatRate }]
      : []),
  ];
}

/** What goes to the opponents from a trick on, where it is not the tricks. */
const from = (event: Irregularity) => (event === 'rest-claimed' ? ('cards-from' as const) : ('tricks-from' as const));

const DECLARES = { opponents: 'opponents-declare-twice', 'other-party': 'other-party-declares' } as const;

interface Details {
  readonly cards?: readonly Card[];
  readonly seats?: readonly Seat[];
}

const when = (kind: PlainConsequence | false | undefined, details: Details = {}): readonly Consequence[] =>
  kind ? [{ kind, ...named(details) }] : [];

/** Nothing is said of cards and seats that nobody named. */
const named = ({ cards = [], seats = [] }: Details): Details => ({
  ...(cards.length > 0 ? { cards } : {}),
  ...(seats.length > 0 ? { seats } : {}),
});
