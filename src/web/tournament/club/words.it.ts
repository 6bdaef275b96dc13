import type { Words } from './words.de.ts';

export const words: Words = {
  form: 'Forma di gioco',
  forms: {
    single: 'Schieber individuale: si estraggono anche i compagni',
    pairs: 'Schieber a coppie: coppie fisse per tutta la serata',
  },
  firstName: 'Nome, prima persona',
  secondName: 'Nome, seconda persona',
  addPair: 'Iscrivi la coppia',
  allHere: 'Tutte le persone della lista sono già qui',
  partnerOf: (name) => `con ${name}`,
  noPartner: 'senza compagno',
  pairWith: 'Gioca con il n.',
  pairUp: 'Forma la coppia',
  pairField: (pairs, tables) =>
    `${pairs} ${pairs === 1 ? 'coppia' : 'coppie'}, ${tables} ${tables === 1 ? 'tavolo' : 'tavoli'}${pairs % 2 === 0 ? '' : ', una coppia riposa'}`,
  singles: (numbers) => `Senza un compagno presente, perciò non estratti: n. ${numbers}`,
  pairBound: (pairs) => `partite al massimo senza che due delle ${pairs} coppie si incontrino due volte`,
  pairRepeats: 'coppie che si incontrano di nuovo',
};
