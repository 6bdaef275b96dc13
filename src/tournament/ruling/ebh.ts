import { NOTICED, type Noticed } from './irregularity.ts';
import type { RulingRow } from './measure.ts';

const ANY: readonly Noticed[] = NOTICED;
const OPEN = ['before', 'open'] as const;
const TURNED = ['turned', 'end'] as const;
const LATER = ['open', 'turned', 'end'] as const;

/** Not following suit while the trick lies open, whichever card must then be given. EBH 5 */
const EXCHANGED = {
  article: 'EBH 5',
  cardBack: true,
  devalue: 'played-and-given',
  cannotWinTrick: true,
  trickTo: 'opponents',
  nextLead: 'right-of-offender',
} as const;

/** Nobody objected to a wrongly played card before the trick was turned. EBH 5 */
const FOUND_LATE = { article: 'EBH 5', trickTo: 'opponents', tricksFrom: true } as const;

// Forbidden without a penalty of its own; a warning is possible under EBH 9.
const FORBIDDEN = { stands: true, warning: true } as const;

// EBH 2 to 9.
export const EBH_RULINGS: readonly RulingRow[] = [
  { event: 'wrong-dealer', noticed: ['before'], article: 'EBH 2', redeal: 'right-dealer' },
  { event: 'wrong-dealer', noticed: LATER, article: 'EBH 2', stands: true, correctNextDeal: true },
  { event: 'misdeal', noticed: ['before'], article: 'EBH 3', redeal: 'same-dealer' },
  { event: 'not-nine-cards', noticed: ['before'], article: 'EBH 3', redeal: 'same-dealer' },
  {
    event: 'not-nine-cards',
    noticed: LATER,
    variant: 'short',
    article: 'EBH 3',
    decides: 'opponents',
    choices: ['stands', 'repeat'],
  },
  {
    event: 'not-nine-cards',
    noticed: LATER,
    variant: 'over',
    article: 'EBH 3',
    decides: 'opponents',
    choices: ['surplus-to-opponents', 'repeat'],
    surplusTo: 'opponents',
  },
  // Silent on one short and one over on opposite sides.
  {
    event: 'not-nine-cards',
    noticed: LATER,
    variant: 'both',
    article: 'EBH 9',
    decides: 'director',
    choices: ['repeat', 'stands', 'warning'],
  },
  { event: 'wrong-party-declares', noticed: OPEN, article: 'EBH 3', redeal: 'same-dealer' },
  { event: 'wrong-party-declares', noticed: TURNED, variant: 'last-game', article: 'EBH 3', annul: true },
  {
    event: 'wrong-party-declares',
    noticed: TURNED,
    variant: 'earlier-game',
    otherwise: true,
    article: 'EBH 3',
    stands: true,
    declaresNext: 'other-party',
  },
  {
    event: 'partner-speaks-early',
    noticed: OPEN,
    article: 'EBH 4',
    redeal: 'next-dealer',
    declaresNext: 'opponents',
  },
  { event: 'partner-speaks-early', noticed: TURNED, variant: 'last-game', article: 'EBH 4', annul: true },
  {
    event: 'partner-speaks-early',
    noticed: TURNED,
    variant: 'earlier-game',
    otherwise: true,
    article: 'EBH 4',
    stands: true,
    declaresNext: 'opponents',
  },
  { event: 'improper-passing', noticed: ANY, article: 'EBH 4', ...FORBIDDEN },
  {
    event: 'wrong-lead',
    noticed: OPEN,
    article: 'EBH 5',
    cardBack: true,
    rightfulLeads: true,
    devalue: 'played',
    trickTo: 'opponents',
    nextLead: 'right-of-offender',
  },
  { event: 'wrong-lead', noticed: TURNED, ...FOUND_LATE },
  { event: 'revoke', noticed: OPEN, ...EXCHANGED, mustGive: 'highest-due' },
  { event: 'revoke', noticed: TURNED, ...FOUND_LATE },
  { event: 'undertrump', noticed: ANY, variant: 'only-trumps', article: 'SSC 2.05', noOffence: true, stands: true },
  { event: 'undertrump', noticed: OPEN, variant: 'follow', ...EXCHANGED, mustGive: 'highest-due' },
  { event: 'undertrump', noticed: OPEN, variant: 'void', ...EXCHANGED, mustGive: 'not-trump' },
  { event: 'undertrump', noticed: TURNED, variant: 'follow', otherwise: true, ...FOUND_LATE },
  { event: 'undertrump', noticed: TURNED, variant: 'void', ...FOUND_LATE },
  {
    event: 'several-cards',
    noticed: OPEN,
    variant: 'follow',
    article: 'EBH 5',
    cardBack: true,
    mustGive: 'highest-due',
    devalue: 'all-played',
    cannotWinTrick: true,
  },
  // Silent on several cards led at once: the opponents choose there too.
  {
    event: 'several-cards',
    noticed: OPEN,
    variant: 'void',
    otherwise: true,
    article: 'EBH 5',
    decides: 'opponents',
    mustGive: 'opponents-choose',
    devalue: 'all-played',
    cannotWinTrick: true,
  },
  { event: 'several-cards', noticed: TURNED, ...FOUND_LATE },
  {
    event: 'played-early',
    noticed: OPEN,
    variant: 'follow',
    article: 'EBH 5',
    cardBack: true,
    mustGive: 'follow-suit',
    cannotWinTrick: true,
  },
  {
    event: 'played-early',
    noticed: OPEN,
    variant: 'fits',
    otherwise: true,
    article: 'EBH 5',
    cardStays: true,
    stands: true,
    cannotWinTrick: true,
  },
  { event: 'played-early', noticed: TURNED, ...FOUND_LATE },
  // Allowed in the last trick, whenever somebody asks.
  {
    event: 'devalued-lead',
    noticed: ANY,
    variant: 'last-trick',
    article: 'EBH 5',
    cardStays: true,
    stands: true,
    devalue: 'played',
    suitNamedBy: 'right-of-offender',
  },
  {
    event: 'devalued-lead',
    noticed: OPEN,
    variant: 'earlier-trick',
    otherwise: true,
    article: 'EBH 5',
    cardBack: true,
    mustGive: 'another-lead',
    devalue: 'played',
  },
  { event: 'devalued-lead', noticed: TURNED, variant: 'earlier-trick', otherwise: true, ...FOUND_LATE },
  { event: 'devalued-card', noticed: ANY, article: 'EBH 5', cardStays: true, devalue: 'played', stands: true },
  { event: 'led-before-turned', noticed: ANY, article: 'EBH 6', ...FORBIDDEN },
  { event: 'turned-tricks-viewed', noticed: ANY, article: 'EBH 6', ...FORBIDDEN },
  { event: 'signals', noticed: ANY, article: 'EBH 6', ...FORBIDDEN },
  { event: 'rest-claimed', noticed: ANY, variant: 'true', article: 'EBH 6', allNinePlayed: true, stands: true },
  { event: 'rest-claimed', noticed: ANY, variant: 'false', article: 'EBH 6', trickTo: 'opponents', tricksFrom: true },
  { event: 'not-157', noticed: ANY, variant: 'counted', article: 'EBH 2', recount: true },
  {
    event: 'not-157',
    noticed: ANY,
    variant: 'mixed',
    article: 'EBH 7',
    decides: 'parties',
    choices: ['estimate'],
    estimate: true,
  },
  { event: 'wrong-passe-total', noticed: ANY, article: 'EBH 7', refuseEntry: true, recount: true },
  // The player computes his total; the controller checks and initials it.
  {
    event: 'personal-sheet',
    noticed: ANY,
    variant: 'by-player',
    article: 'EBH 7',
    controllerChecks: true,
    stands: true,
  },
  { event: 'personal-sheet', noticed: ANY, variant: 'not-initialled', article: 'EBH 7', unrated: true },
  { event: 'exclusion', noticed: ANY, article: 'EBH 9', exclusion: true },
];
