import type { ClubWordings } from './refusals.ts';

export const refusals: ClubWordings = {
  'not-in-pairs': 'This tournament has no fixed pairs. Choose the Partnerschieber in the rules.',
  'pair-of-one': (f) => `No. ${f.number} cannot play with themselves. Enter another number.`,
  'has-partner': (f) =>
    `No. ${f.number} plays with no. ${f.partner}. A pair can change only when one of the two has gone home.`,
  'pair-without-partner': (f) =>
    `“${f.name}” has no partner on the list. Write both on one line or one below the other.`,
  'already-seated': (f) =>
    `No. ${f.number} has a seat in set ${f.passe}. Mark the person as gone home instead: no more draws then.`,
  'fee-paid': (f) => `No. ${f.number} has paid already. Give the fee back in the till first.`,
  'fee-not-paid': (f) => `No. ${f.number} has paid nothing.`,
  'not-an-amount': 'That is not an amount. Enter francs and centimes.',
  'parts-needed': 'The prizes need at least one part.',
  'registration-closed': 'Registration is closed. Ask the tournament director whether there is a place left.',
  'too-many-members': (f) => `The list holds at most ${f.most} members. Take somebody off first.`,
  'registration-full':
    'Nobody can register by the link any more: the waiting list is full too. Ask the tournament director whether there is a place left.',
  'partner-needed': 'Fixed pairs play here: register together.',
  'no-such-series': 'There is no such series.',
  'evening-in-series': 'This tournament belongs to the series already.',
  'evening-not-in-series': 'This tournament does not belong to the series.',
  'too-many-evenings': (f) => `A series has at most ${f.most} tournaments. Begin a new one.`,
  'not-a-game': 'A game cannot end like this: 157 points, plus only what the rules count.',
};
