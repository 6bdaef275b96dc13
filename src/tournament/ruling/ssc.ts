import { NOTICED, type Noticed } from './irregularity.ts';
import type { RulingRow } from './measure.ts';

const ANY: readonly Noticed[] = NOTICED;
const OPEN = ['before', 'open'] as const;
const LATER = ['open', 'turned', 'end'] as const;

/** What the text does not regulate is the director's. SSC 7.03, last sentence */
const DIRECTOR = {
  article: 'SSC 7.03',
  decides: 'director',
  choices: ['as-ebh', 'stands', 'repeat', 'warning'],
} as const;
/** The same with our own proposal in front. */
const directorOr = (first: 'surplus-to-opponents' | 'card-back' | 'card-stays' | 'estimate') =>
  ({ ...DIRECTOR, choices: [first, ...DIRECTOR.choices] }) as const;

// (7), (8) and parts of (4) forbid without a penalty; a warning is the director's under (11).
const FORBIDDEN = { stands: true, warning: true } as const;

// SSC 7.05 (1) to (11).
export const SSC_RULINGS: readonly RulingRow[] = [
  { event: 'wrong-dealer', noticed: ['before'], article: 'SSC 7.05 (9)', redeal: 'right-dealer' },
  { event: 'wrong-dealer', noticed: LATER, article: 'SSC 7.05 (9)', stands: true, correctNextDeal: true },
  { event: 'misdeal', noticed: ['before'], article: 'SSC 7.05 (4)', redeal: 'same-dealer' },
  { event: 'not-nine-cards', noticed: ['before'], article: 'SSC 7.05 (3)', redeal: 'same-dealer' },
  { event: 'not-nine-cards', noticed: LATER, variant: 'short', article: 'SSC 7.05 (3)', stands: true },
  { event: 'not-nine-cards', noticed: LATER, variant: 'over', ...directorOr('surplus-to-opponents') },
  { event: 'not-nine-cards', noticed: LATER, variant: 'both', ...DIRECTOR },
  { event: 'wrong-party-declares', noticed: ANY, ...DIRECTOR },
  { event: 'partner-speaks-early', noticed: ANY, ...DIRECTOR },
  { event: 'improper-passing', noticed: ANY, article: 'SSC 7.05 (4)', ...FORBIDDEN },
  {
    event: 'wrong-lead',
    noticed: OPEN,
    variant: 'partner',
    article: 'SSC 7.05 (5)',
    cardBack: true,
    rightfulLeads: true,
    devalue: 'played',
    suitBan: true,
  },
  { event: 'wrong-lead', noticed: OPEN, variant: 'opponent', ...directorOr('card-back') },
  { event: 'wrong-lead', noticed: ['turned', 'end'], article: 'SSC 7.05 (5)', stands: true },
  // The card played and the one kept back; no exchange is mentioned. Ruling X18
  { event: 'revoke', noticed: ANY, article: 'SSC 7.05 (6)', cardStays: true, devalue: 'played-and-held', stands: true },
  { event: 'undertrump', noticed: ANY, variant: 'only-trumps', article: 'SSC 2.05', noOffence: true, stands: true },
  {
    event: 'undertrump',
    noticed: ANY,
    variant: 'follow',
    otherwise: true,
    article: 'SSC 7.05 (6)',
    cardStays: true,
    devalue: 'played-and-held',
    stands: true,
  },
  // Nothing of the suit due was kept back, so the trump played is the only card that can lose its value.
  {
    event: 'undertrump',
    noticed: ANY,
    variant: 'void',
    article: 'SSC 7.05 (6)',
    cardStays: true,
    devalue: 'played',
    stands: true,
  },
  { event: 'several-cards', noticed: ANY, ...DIRECTOR },
  { event: 'played-early', noticed: ANY, ...directorOr('card-stays') },
  { event: 'devalued-lead', noticed: ANY, ...DIRECTOR },
  { event: 'devalued-card', noticed: ANY, article: 'SSC 7.05 (5)', cardStays: true, devalue: 'played', stands: true },
  { event: 'led-before-turned', noticed: ANY, article: 'SSC 7.05 (8)', ...FORBIDDEN },
  { event: 'turned-tricks-viewed', noticed: ANY, article: 'SSC 7.05 (7)', ...FORBIDDEN },
  { event: 'signals', noticed: ANY, article: 'SSC 7.05 (7)', ...FORBIDDEN },
  {
    event: 'rest-claimed',
    noticed: ANY,
    variant: 'true',
    article: 'SSC 7.05 (8)',
    allNinePlayed: true,
    stands: true,
  },
  {
    event: 'rest-claimed',
    noticed: ANY,
    variant: 'false',
    article: 'SSC 7.05 (8)',
    allNinePlayed: true,
    decides: 'director',
    choices: ['stands', 'warning'],
  },
  { event: 'not-157', noticed: ANY, variant: 'counted', article: 'SSC 7.05 (1)', recount: true },
  { event: 'not-157', noticed: ANY, variant: 'mixed', ...directorOr('estimate') },
  { event: 'wrong-passe-total', noticed: ANY, article: 'SSC 7.05 (10)', refuseEntry: true, recount: true },
  { event: 'personal-sheet', noticed: ANY, variant: 'by-player', article: 'SSC 7.05 (2)', refuseEntry: true },
  { event: 'personal-sheet', noticed: ANY, variant: 'not-initialled', article: 'SSC 7.03', unrated: true },
  { event: 'exclusion', noticed: ANY, article: 'SSC 7.05 (11)', exclusion: true },
];
