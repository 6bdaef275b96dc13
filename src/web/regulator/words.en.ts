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
  what: 'What',
  why: 'Basis',
  howLong: 'How long',
  who: 'Who',
  secondPerson: 'Second person',
  kept: {
    edition: 'Matches played, bonus and link of an edition that runs',
    exclusion: 'Exclusion from the championship',
    'big21-exclusion': 'Exclusion from Big21, the own one too',
    'big21-limits': 'Loss limits and the day’s participations',
    money: 'That there was money on the account',
  },
  until: { 'end-of-edition': 'until the day after the final', 'end-of-exclusion': 'until the exclusion ends' },
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
