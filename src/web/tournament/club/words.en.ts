import type { Words } from './words.de.ts';

export const words: Words = {
  form: 'Form of play',
  forms: {
    single: 'Einzelschieber: partners are drawn too',
    pairs: 'Partnerschieber: fixed pairs all evening',
  },
  firstName: 'Name, first person',
  secondName: 'Name, second person',
  addPair: 'Add the pair',
  allHere: 'Everybody on the list is already here',
  partnerOf: (name) => `with ${name}`,
  noPartner: 'no partner',
  pairWith: 'Plays with no.',
  pairUp: 'Make them a pair',
  pairField: (pairs, tables) =>
    `${pairs} ${pairs === 1 ? 'pair' : 'pairs'}, ${tables} ${tables === 1 ? 'table' : 'tables'}${pairs % 2 === 0 ? '' : ', one pair sits out'}`,
  singles: (numbers) => `Without a partner here, so not drawn: no. ${numbers}`,
  pairBound: (pairs) => `sets at most before two of ${pairs} pairs meet twice`,
  pairRepeats: 'pairs that meet again',
};
