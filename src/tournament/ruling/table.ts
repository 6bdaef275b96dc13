import type { Immutable } from '../../kit/immutable.ts';

/** The irregularities of a table, E1 to E21; the list is one for all regulations, the answers are not. */
export const IRREGULARITIES = [
  'E1', // the wrong player deals
  'E2', // misdealt, or a face seen while dealing
  'E3', // somebody does not hold nine cards
  'E4', // the wrong party declares
  'E5', // forehand's partner passes, or declares before forehand passed
  'E6', // cards shown when passing, taken up too early, another word than "gschobe", trump not clearly said
  'E7', // the wrong player leads
  'E8', // not following suit although possible
  'E9', // undertrumping
  'E10', // several cards played at once
  'E11', // a card played before one's turn
  'E12', // a trick led with a devalued card
  'E13', // a devalued card comes into play later
  'E14', // lead, or card in hand, before the trick is turned
  'E15', // looking at turned tricks
  'E16', // signals, "Bock", "Trumpf", aids
  'E17', // claiming the rest
  'E18', // a game that does not total 157
  'E19', // a Passe that does not total its games
  'E20', // the personal sheet
  'E21', // exclusion in the middle of a Passe
] as const;
export type Irregularity = (typeof IRREGULARITIES)[number];

/** When it was noticed: before the objecting player's first card, with the trick open, turned, or at the end. */
export const NOTICED = ['before', 'open', 'turned', 'end'] as const;
export type Noticed = (typeof NOTICED)[number];

/** A finer case within a row; derived from the facts where they allow it, else asked by the wizard. */
export type Variant =
  | 'short'
  | 'over'
  | 'both'
  | 'last-game'
  | 'partner'
  | 'opponent'
  | 'follow'
  | 'void'
  | 'only-trumps'
  | 'last-trick'
  | 'true'
  | 'false'
  | 'counted'
  | 'mixed'
  | 'by-player'
  | 'not-initialled';

/** What happens. A measure that is absent does not happen. */
export type Measure = Immutable<{
  /** The same dealer again, the one whose turn it was, or the next one (the offenders' declaration is lost). */
  redeal?: 'same-dealer' | 'right-dealer' | 'next-dealer';
  /** Nothing is turned back. */
  stands?: true;
  /** The dealer's order is put right at the next deal. */
  correctNextDeal?: true;
  cardBack?: true;
  devalue?: 'played' | 'played-and-held' | 'played-and-given' | 'all-played';
  mustGive?: 'highest-due' | 'not-trump' | 'opponents-choose';
  /** The running trick; with `tricksFrom` it and all that follow. */
  trickTo?: 'opponents';
  tricksFrom?: true;
  /** The offender cannot win the running trick. EBH 5 */
  cannotWinTrick?: true;
  nextLead?: 'right-of-offender' | 'rightful-leader';
  suitNamedBy?: 'right-of-offender';
  /** The suit led by mistake may be led again only after the opponents have won a trick. SSC 7.05 (5) */
  suitBan?: true;
  surplusTo?: 'opponents';
  declaresNext?: 'opponents' | 'other-party';
  annul?: true;
  warning?: true;
  recount?: true;
  estimate?: true;
  refuseEntry?: true;
  unrated?: true;
  flatRate?: true;
}>;

/** What may be chosen where the text leaves it to the director, the opponents or the parties. */
export const CHOICES = {
  'as-ebh': {},
  stands: { stands: true },
  repeat: { annul: true },
  warning: { warning: true, stands: true },
  'surplus-to-opponents': { surplusTo: 'opponents', stands: true },
  'card-back': { cardBack: true },
  'card-stays': { stands: true },
  estimate: { estimate: true },
  'enter-later': { unrated: true },
} as const satisfies Record<string, Measure>;
export type Choice = keyof typeof CHOICES;

export type RulingRow = Immutable<
  {
    event: Irregularity;
    noticed: Noticed[];
    variant?: Variant;
    article: string;
    /** Who decides when the text does not; the first choice is the default. */
    decides?: 'director' | 'opponents' | 'parties';
    choices?: Choice[];
  } & Measure
>;

const ANY: readonly Noticed[] = NOTICED;
/** Where no other choice is named. SSC 7.03, last sentence */
const DIRECTOR = {
  article: 'SSC 7.03',
  decides: 'director',
  choices: ['as-ebh', 'stands', 'repeat', 'warning'],
} as const;

// SSC 7.05 (1) to (11); what it does not regulate is the director's: SSC 7.03.
export const SSC_RULINGS: readonly RulingRow[] = [
  { event: 'E1', noticed: ['before'], article: 'SSC 7.05 (9)', redeal: 'right-dealer' },
  { event: 'E1', noticed: ['open', 'turned', 'end'], article: 'SSC 7.05 (9)', stands: true, correctNextDeal: true },
  { event: 'E2', noticed: ['before'], article: 'SSC 7.05 (4)', redeal: 'same-dealer' },
  { event: 'E3', noticed: ['before'], article: 'SSC 7.05 (3)', redeal: 'same-dealer' },
  { event: 'E3', noticed: ['open', 'turned', 'end'], variant: 'short', article: 'SSC 7.05 (3)', stands: true },
  {
    event: 'E3',
    noticed: ['open', 'turned', 'end'],
    variant: 'over',
    ...DIRECTOR,
    choices: ['surplus-to-opponents', 'as-ebh', 'stands', 'repeat', 'warning'],
  },
  { event: 'E3', noticed: ['open', 'turned', 'end'], variant: 'both', ...DIRECTOR },
  { event: 'E4', noticed: ANY, ...DIRECTOR },
  { event: 'E5', noticed: ANY, ...DIRECTOR },
  { event: 'E6', noticed: ANY, article: 'SSC 7.05 (4)', warning: true, stands: true },
  {
    event: 'E7',
    noticed: ['before', 'open'],
    variant: 'partner',
    article: 'SSC 7.05 (5)',
    cardBack: true,
    devalue: 'played',
    suitBan: true,
    nextLead: 'rightful-leader',
  },
  {
    event: 'E7',
    noticed: ['before', 'open'],
    variant: 'opponent',
    ...DIRECTOR,
    choices: ['card-back', 'as-ebh', 'stands', 'repeat', 'warning'],
  },
  { event: 'E7', noticed: ['turned', 'end'], article: 'SSC 7.05 (5)', stands: true },
  // The card played and the one kept back; no exchange is mentioned. Ruling X18
  {
    event: 'E8',
    noticed: ['before', 'open'],
    article: 'SSC 7.05 (6)',
    devalue: 'played-and-held',
    stands: true,
  },
  {
    event: 'E8',
    noticed: ['turned', 'end'],
    article: 'SSC 7.05 (6)',
    devalue: 'played-and-held',
    stands: true,
  },
  { event: 'E9', noticed: ANY, variant: 'only-trumps', article: 'SSC 2.05', stands: true },
  {
    event: 'E9',
    noticed: ANY,
    article: 'SSC 7.05 (6)',
    devalue: 'played-and-held',
    stands: true,
  },
  { event: 'E10', noticed: ANY, ...DIRECTOR },
  {
    event: 'E11',
    noticed: ANY,
    ...DIRECTOR,
    choices: ['card-stays', 'as-ebh', 'stands', 'repeat', 'warning'],
  },
  { event: 'E12', noticed: ANY, ...DIRECTOR },
  { event: 'E13', noticed: ANY, article: 'SSC 7.05 (5)', devalue: 'played', stands: true },
  { event: 'E14', noticed: ANY, article: 'SSC 7.05 (8)', warning: true, stands: true },
  { event: 'E15', noticed: ANY, article: 'SSC 7.05 (7)', warning: true, stands: true },
  { event: 'E16', noticed: ANY, article: 'SSC 7.05 (7)', warning: true, stands: true },
  { event: 'E17', noticed: ANY, variant: 'true', article: 'SSC 7.05 (8)', stands: true },
  // Not permitted, and no penalty in the text; a warning is the director's under (11).
  {
    event: 'E17',
    noticed: ANY,
    variant: 'false',
    article: 'SSC 7.05 (8)',
    decides: 'director',
    choices: ['stands', 'warning'],
  },
  { event: 'E18', noticed: ANY, variant: 'counted', article: 'SSC 7.05 (1)', recount: true },
  {
    event: 'E18',
    noticed: ANY,
    variant: 'mixed',
    ...DIRECTOR,
    choices: ['estimate', 'as-ebh', 'stands', 'repeat', 'warning'],
  },
  { event: 'E19', noticed: ANY, article: 'SSC 7.05 (10)', refuseEntry: true, recount: true },
  { event: 'E20', noticed: ANY, variant: 'by-player', article: 'SSC 7.05 (2)', refuseEntry: true },
  { event: 'E20', noticed: ANY, variant: 'not-initialled', article: 'SSC 7.03', unrated: true },
  { event: 'E21', noticed: ANY, article: 'SSC 7.05 (11)', flatRate: true },
];

// EBH 2 to 9.
export const EBH_RULINGS: readonly RulingRow[] = [
  { event: 'E1', noticed: ['before'], article: 'EBH 2', redeal: 'right-dealer' },
  { event: 'E1', noticed: ['open', 'turned', 'end'], article: 'EBH 2', stands: true, correctNextDeal: true },
  { event: 'E2', noticed: ['before'], article: 'EBH 3', redeal: 'same-dealer' },
  { event: 'E3', noticed: ['before'], article: 'EBH 3', redeal: 'same-dealer' },
  {
    event: 'E3',
    noticed: ['open', 'turned', 'end'],
    variant: 'short',
    article: 'EBH 3',
    decides: 'opponents',
    choices: ['stands', 'repeat'],
  },
  {
    event: 'E3',
    noticed: ['open', 'turned', 'end'],
    variant: 'over',
    article: 'EBH 3',
    decides: 'opponents',
    choices: ['surplus-to-opponents', 'repeat'],
    surplusTo: 'opponents',
  },
  // Silent on one short and one over on opposite sides.
  {
    event: 'E3',
    noticed: ['open', 'turned', 'end'],
    variant: 'both',
    article: 'EBH 9',
    decides: 'director',
    choices: ['repeat', 'stands', 'warning'],
  },
  { event: 'E4', noticed: ['before', 'open'], article: 'EBH 3', redeal: 'same-dealer' },
  { event: 'E4', noticed: ['turned', 'end'], variant: 'last-game', article: 'EBH 3', annul: true },
  { event: 'E4', noticed: ['turned', 'end'], article: 'EBH 3', stands: true, declaresNext: 'other-party' },
  {
    event: 'E5',
    noticed: ['before', 'open'],
    article: 'EBH 4',
    redeal: 'next-dealer',
    declaresNext: 'opponents',
  },
  { event: 'E5', noticed: ['turned', 'end'], variant: 'last-game', article: 'EBH 4', annul: true },
  { event: 'E5', noticed: ['turned', 'end'], article: 'EBH 4', stands: true, declaresNext: 'opponents' },
  { event: 'E6', noticed: ANY, article: 'EBH 4', warning: true, stands: true },
  {
    event: 'E7',
    noticed: ['before', 'open'],
    article: 'EBH 5',
    cardBack: true,
    devalue: 'played',
    trickTo: 'opponents',
    nextLead: 'right-of-offender',
  },
  { event: 'E7', noticed: ['turned', 'end'], article: 'EBH 5', trickTo: 'opponents', tricksFrom: true },
  {
    event: 'E8',
    noticed: ['before', 'open'],
    article: 'EBH 5',
    cardBack: true,
    mustGive: 'highest-due',
    devalue: 'played-and-given',
    cannotWinTrick: true,
    trickTo: 'opponents',
    nextLead: 'right-of-offender',
  },
  { event: 'E8', noticed: ['turned', 'end'], article: 'EBH 5', trickTo: 'opponents', tricksFrom: true },
  { event: 'E9', noticed: ANY, variant: 'only-trumps', article: 'SSC 2.05', stands: true },
  {
    event: 'E9',
    noticed: ['before', 'open'],
    variant: 'follow',
    article: 'EBH 5',
    cardBack: true,
    mustGive: 'highest-due',
    devalue: 'played-and-given',
    cannotWinTrick: true,
    trickTo: 'opponents',
    nextLead: 'right-of-offender',
  },
  {
    event: 'E9',
    noticed: ['before', 'open'],
    variant: 'void',
    article: 'EBH 5',
    cardBack: true,
    mustGive: 'not-trump',
    devalue: 'played-and-given',
    cannotWinTrick: true,
    trickTo: 'opponents',
    nextLead: 'right-of-offender',
  },
  { event: 'E9', noticed: ['turned', 'end'], article: 'EBH 5', trickTo: 'opponents', tricksFrom: true },
  {
    event: 'E10',
    noticed: ['before', 'open'],
    variant: 'follow',
    article: 'EBH 5',
    devalue: 'all-played',
    mustGive: 'highest-due',
    cannotWinTrick: true,
  },
  {
    event: 'E10',
    noticed: ['before', 'open'],
    article: 'EBH 5',
    devalue: 'all-played',
    mustGive: 'opponents-choose',
    cannotWinTrick: true,
  },
  { event: 'E10', noticed: ['turned', 'end'], article: 'EBH 5', trickTo: 'opponents', tricksFrom: true },
  {
    event: 'E11',
    noticed: ['before', 'open'],
    variant: 'follow',
    article: 'EBH 5',
    cardBack: true,
    cannotWinTrick: true,
  },
  { event: 'E11', noticed: ['before', 'open'], article: 'EBH 5', stands: true, cannotWinTrick: true },
  { event: 'E11', noticed: ['turned', 'end'], article: 'EBH 5', trickTo: 'opponents', tricksFrom: true },
  {
    event: 'E12',
    noticed: ['before', 'open'],
    variant: 'last-trick',
    article: 'EBH 5',
    stands: true,
    suitNamedBy: 'right-of-offender',
    devalue: 'played',
  },
  { event: 'E12', noticed: ['before', 'open'], article: 'EBH 5', cardBack: true, devalue: 'played' },
  { event: 'E12', noticed: ['turned', 'end'], article: 'EBH 5', trickTo: 'opponents', tricksFrom: true },
  { event: 'E13', noticed: ANY, article: 'EBH 5', devalue: 'played', stands: true },
  { event: 'E14', noticed: ANY, article: 'EBH 6', warning: true, stands: true },
  { event: 'E15', noticed: ANY, article: 'EBH 6', warning: true, stands: true },
  { event: 'E16', noticed: ANY, article: 'EBH 6', warning: true, stands: true },
  { event: 'E17', noticed: ANY, variant: 'true', article: 'EBH 6', stands: true },
  { event: 'E17', noticed: ANY, variant: 'false', article: 'EBH 6', trickTo: 'opponents', tricksFrom: true },
  { event: 'E18', noticed: ANY, variant: 'counted', article: 'EBH 2', recount: true },
  {
    event: 'E18',
    noticed: ANY,
    variant: 'mixed',
    article: 'EBH 7',
    decides: 'parties',
    choices: ['estimate'],
    estimate: true,
  },
  { event: 'E19', noticed: ANY, article: 'EBH 7', refuseEntry: true, recount: true },
  // The player computes his total; the controller checks and initials it.
  { event: 'E20', noticed: ANY, variant: 'by-player', article: 'EBH 7', stands: true },
  { event: 'E20', noticed: ANY, variant: 'not-initialled', article: 'EBH 7', unrated: true },
  { event: 'E21', noticed: ANY, article: 'EBH 9', flatRate: true },
];
