import { plural } from '../i18n/format.ts';
import type { Words } from './words.de.ts';

export const words: Words = {
  lookBack: 'Rivedi la smazzata',
  lead: 'Tocca una carta per vedere quale sarebbe stata la migliore in quel momento.',
  whichGame: 'Smazzata',
  game: (number, mode) => `Smazzata ${number}: ${mode}`,
  trickOf: (number) => `Presa ${number}`,
  wonBy: (name, points) => `${name}, ${points} ${plural(points, 'punto', 'punti')}`,
  ask: (name, card) => `${name}: ${card}. Perché?`,
  thinking: 'Sta pensando…',
  title: (name, card) => `${name}: ${card}`,
  noChoice: 'Non c’era scelta: solo questa carta era permessa.',
  unknown: 'Il tuo browser purtroppo non può calcolarlo.',
  best: 'la migliore',
  second: 'la seconda migliore',
  played: 'giocata',
  points: (points) => `${points} punti`,
  verdict: {
    best: 'Era la carta migliore.',
    close: 'Non si distingue dalla carta migliore.',
    worse: (points, error) =>
      error === '0' ? `In media è costata ${points} punti.` : `In media è costata ${points} punti (± ${error}).`,
  },
  how: (worlds) =>
    `Punti che questa squadra farebbe in media con ogni carta, calcolati su ${worlds} distribuzioni possibili delle carte coperte e solo con ciò che il giocatore poteva vedere in quel momento.`,
};
