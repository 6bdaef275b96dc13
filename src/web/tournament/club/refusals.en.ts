import type { ClubWordings } from './refusals.ts';

export const refusals: ClubWordings = {
  'not-in-pairs': 'This tournament has no fixed pairs. Choose the Partnerschieber in the regulation.',
  'pair-of-one': (f) => `No. ${f.number} cannot play with themselves. Enter another number.`,
  'has-partner': (f) =>
    `No. ${f.number} plays with no. ${f.partner}. A pair can change only when one of the two has gone home.`,
  'pair-without-partner': (f) =>
    `“${f.name}” has no partner on the list. Write both on one line or one below the other.`,
};
