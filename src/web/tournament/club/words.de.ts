/** What clubs ask for: fixed pairs, members, series, the till, a page for everybody. */
export const words = {
  // pairs
  form: 'Spielform',
  forms: {
    single: 'Einzelschieber: auch die Partner werden ausgelost',
    pairs: 'Partnerschieber: feste Paare den ganzen Abend',
  },
  firstName: 'Name, erste Person',
  secondName: 'Name, zweite Person',
  addPair: 'Paar erfassen',
  allHere: 'Alle auf der Liste sind schon da',
  partnerOf: (name: string) => `mit ${name}`,
  noPartner: 'ohne Partner',
  pairWith: 'Spielt mit Nr.',
  pairUp: 'Als Paar setzen',
  pairField: (pairs: number, tables: number) =>
    `${pairs} ${pairs === 1 ? 'Paar' : 'Paare'}, ${tables} ${tables === 1 ? 'Tisch' : 'Tische'}${pairs % 2 === 0 ? '' : ', ein Paar setzt aus'}`,
  singles: (numbers: string) => `Ohne anwesenden Partner, darum nicht dabei: Nr. ${numbers}`,
  pairBound: (pairs: number) => `Passen höchstens, ohne dass sich zwei von ${pairs} Paaren zweimal treffen`,
  pairRepeats: 'Paare, die sich nochmals treffen',
};

export type Words = typeof words;
