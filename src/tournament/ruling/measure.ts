import type { Immutable } from '../../kit/immutable.ts';
import type { Irregularity, Noticed } from './irregularity.ts';

/** A finer case within a row; derived from the facts where they allow it, else asked by the wizard. */
export const VARIANTS = [
  ...['short', 'over', 'both'], // cards in a hand
  ...['earlier-game', 'last-game'], // of the Passe: can it still be made good?
  ...['partner', 'opponent'], // of the rightful leader
  ...['follow', 'void', 'only-trumps', 'fits'], // what the offender held
  ...['earlier-trick', 'last-trick'],
  ...['true', 'false'], // a claim
  ...['counted', 'mixed'],
  ...['by-player', 'not-initialled'],
] as const;
export type Variant = (typeof VARIANTS)[number];

/** What happens. A measure that is absent does not happen. */
export type Measure = Immutable<{
  /** It was allowed after all. */
  noOffence?: true;
  /** The same dealer again, the one whose turn it was, or the next one (the offenders' declaration is lost). */
  redeal?: 'same-dealer' | 'right-dealer' | 'next-dealer';
  /** Nothing is turned back. */
  stands?: true;
  /** The dealer's order is put right at the next deal. */
  correctNextDeal?: true;
  cardBack?: true;
  cardStays?: true;
  devalue?: 'played' | 'played-and-held' | 'played-and-given' | 'all-played';
  mustGive?: 'highest-due' | 'not-trump' | 'opponents-choose' | 'another-lead' | 'follow-suit';
  /** The running trick; with `tricksFrom` it and all that follow. */
  trickTo?: 'opponents';
  tricksFrom?: true;
  /** The offender cannot win the running trick. EBH 5 */
  cannotWinTrick?: true;
  /** The running trick is led by the one whose turn it was. */
  rightfulLeads?: true;
  nextLead?: 'right-of-offender';
  /** The last trick, led with a devalued card: the second player's card says which suit is due. EBH 5 */
  suitNamedBy?: 'right-of-offender';
  /** The suit led by mistake may be led again only after the opponents have won a trick. SSC 7.05 (5) */
  suitBan?: true;
  surplusTo?: 'opponents';
  declaresNext?: 'opponents' | 'other-party';
  annul?: true;
  allNinePlayed?: true;
  recount?: true;
  estimate?: true;
  refuseEntry?: true;
  unrated?: true;
  controllerChecks?: true;
  /** The director may warn; nobody is warned by the table itself. SSC 7.05 (11), EBH 9 */
  warning?: true;
  /** The director may exclude; then the Passe of this table ends with the flat rate. EBH 9 */
  exclusion?: true;
}>;

/** What may be chosen where the text leaves it to the director, the opponents or the parties. */
export const CHOICES = {
  'as-ebh': {},
  stands: { stands: true },
  repeat: { annul: true },
  warning: { warning: true, stands: true },
  'surplus-to-opponents': { surplusTo: 'opponents', stands: true },
  'card-back': { cardBack: true, rightfulLeads: true, devalue: 'played' },
  'card-stays': { cardStays: true, stands: true },
  estimate: { estimate: true },
} as const satisfies Record<string, Measure>;
export type Choice = keyof typeof CHOICES;

/** What a ruling may propose to the director. */
export type Sanction = 'warning' | 'exclusion';

export type Decider = 'director' | 'opponents' | 'parties';

export type RulingRow = Immutable<
  {
    event: Irregularity;
    noticed: Noticed[];
    variant?: Variant;
    /** Holds also when nobody said which variant it is. */
    otherwise?: true;
    article: string;
    /** Who decides when the text does not; the first choice is the default. */
    decides?: Decider;
    choices?: Choice[];
  } & Measure
>;
