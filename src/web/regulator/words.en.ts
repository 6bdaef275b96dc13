import { plural } from '../i18n/format.ts';
import type { Words } from './words.de.ts';

export const words: Words = {
  title: 'For the regulator',
  lead: 'These are the very tables by which the program decides, only put into words.',
  keptTitle: 'What stays of somebody who left',
  keptLead:
    'Name, address, date of birth, e-mail and whatever names somebody is deleted with the account. What stays are marks: hashes made with a key that is not in the database. Without it they say nothing about anybody. Games and postings stay under a number.',
  dutiesTitle: 'What one person may do alone',
  dutiesLead:
    'Nobody does anything with their own account, and nobody moves money alone. Cash counts as paid in only when the person, or a second cashier, confirms it; a payout is asked for by the person, and whoever checked the document does not hand it over; every till is counted by two at the end.',
  aloneOnly: (duties) => `Entirely alone a person may only: ${duties}. That moves no money.`,
  what: 'What',
  purpose: 'What for',
  why: 'Basis',
  howLong: 'Until when',
  who: 'Who',
  secondPerson: 'Second person',
  kept: {
    edition: 'Matches played, bonus and link of an edition that runs',
    exclusion: 'Exclusion from the championship',
    'big21-exclusion': 'Exclusion from Big21, the own one too',
    'big21-limits': 'Loss limits and the day’s participations',
    money: 'That there was money on the account',
  },
  purposes: {
    edition: 'Whoever leaves and comes back plays no more matches than the regulation allows.',
    exclusion: 'Whoever is excluded does not come back with a new account.',
    'big21-exclusion': 'An exclusion does not end because somebody deletes the account.',
    'big21-limits': 'Losses and participations go on counting after a return.',
    money: 'Receipts, and money still to be fetched, can be matched to the person.',
  },
  basis: {
    edition: 'Regulation of the championship, Art.\u00A01, 5.03 and 5.04',
    exclusion: 'Regulation of the championship, Art.\u00A08.01',
    'big21-exclusion': 'Gambling Act, Art.\u00A080; rules of Big21, Art.\u00A05',
    'big21-limits': 'Rules of Big21, Art.\u00A04.2 and 10.2',
    money: 'Code of Obligations, Art.\u00A0958f',
  },
  untilFinal: 'until the day after the final',
  untilExclusionEnds: (span) => `until the exclusion ends; without a fixed end ${span} after deletion`,
  afterLeaving: (span) => `${span} after deletion`,
  days: (days) =>
    days % 365 === 0
      ? `${days / 365} ${plural(days / 365, 'year', 'years')}`
      : `${days} ${plural(days, 'day', 'days')}`,
  duties: {
    deposit: 'Take cash',
    checkIdentity: 'Check a document',
    payOut: 'Hand over a payout',
    returnPayout: 'Put a payout back on the account',
    proposeCorrection: 'Correct an entry',
    closeTill: 'Close the till',
    exclude: 'Exclude from Big21',
    readmit: 'Let in to Big21 again',
    excludePerson: 'Exclude from the championship',
    readmitPerson: 'Let in to the championship again',
    changePerson: 'Change name, birthday, address or e-mail when something depends on it',
  },
  alone: {
    always: 'always',
    never: 'not needed: moves no money',
    'checked-or-released': 'whoever checked the document or released the payout does not hand it over',
  },
  playerConfirms: (sum) =>
    `the person confirms it in their own account; above ${sum} within 24 hours, a second cashier`,
};
