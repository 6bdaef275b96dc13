import { plural } from '../i18n/format.ts';
import type { Words } from './words.de.ts';

export const words: Words = {
  lookBack: 'Rivedi',
  lead: 'Tocca una carta: che cosa avrebbe reso di più da quel posto?',
  whichGame: 'Smazzata',
  game: (number, mode) => `Smazzata ${number}: ${mode}`,
  trickOf: (number) => `Presa ${number}`,
  wonBy: (name, points) => `${name}, ${points} ${plural(points, 'punto', 'punti')}`,
  ask: (name, card) => `${name}: ${card}. Perché?`,
  thinking: 'Sta pensando …',
  title: (name, card) => `${name}: ${card}`,
  noChoice: 'Non c’era scelta: solo questa carta era permessa.',
  unknown: 'Questo browser non può calcolarlo.',
  best: 'la migliore',
  second: 'la seconda',
  played: 'giocata',
  points: (points) => `${points} punti`,
  verdict: {
    best: 'Da qui era la carta migliore.',
    close: 'Quasi buona come la carta migliore.',
    worse: (points) => `In media è costata ${points} punti.`,
  },
  how: (worlds) =>
    `Punti attesi di questa coppia in tutta la smazzata, su ${worlds} distribuzioni possibili delle carte coperte. Calcolati solo con ciò che questo posto vedeva allora.`,
};
