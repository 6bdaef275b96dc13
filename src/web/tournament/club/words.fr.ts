import type { Words } from './words.de.ts';

export const words: Words = {
  form: 'Forme de jeu',
  forms: {
    single: 'Chibre individuel : les partenaires sont aussi tirés au sort',
    pairs: 'Chibre par équipes : paires fixes toute la soirée',
  },
  firstName: 'Nom, première personne',
  secondName: 'Nom, deuxième personne',
  addPair: 'Inscrire la paire',
  allHere: 'Toutes les personnes de la liste sont déjà là',
  partnerOf: (name) => `avec ${name}`,
  noPartner: 'sans partenaire',
  pairWith: 'Joue avec le nº',
  pairUp: 'Former la paire',
  pairField: (pairs, tables) =>
    `${pairs} ${pairs === 1 ? 'paire' : 'paires'}, ${tables} ${tables === 1 ? 'table' : 'tables'}${pairs % 2 === 0 ? '' : ', une paire ne joue pas'}`,
  singles: (numbers) => `Sans partenaire présent, donc pas tirés au sort : nº ${numbers}`,
  pairBound: (pairs) => `passes au plus sans que deux des ${pairs} paires se rencontrent deux fois`,
  pairRepeats: 'paires qui se rencontrent à nouveau',
};
