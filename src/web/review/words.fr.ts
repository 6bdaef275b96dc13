import { plural } from '../i18n/format.ts';
import type { Words } from './words.de.ts';

export const words: Words = {
  lookBack: 'Retour sur la donne',
  lead: 'Touche une carte pour voir laquelle aurait été la meilleure à ce moment-là.',
  whichGame: 'Donne',
  game: (number, mode) => `Donne ${number}\u202F: ${mode}`,
  trickOf: (number) => `Pli ${number}`,
  wonBy: (name, points) => `${name}, ${points} ${plural(points, 'point', 'points')}`,
  ask: (name, card) => `${name}\u202F: ${card}. Pourquoi\u202F?`,
  thinking: 'Réflexion en cours…',
  title: (name, card) => `${name}\u202F: ${card}`,
  noChoice: 'Il n’y avait pas de choix\u202F: seule cette carte était permise.',
  unknown: 'Ton navigateur ne peut malheureusement pas faire ce calcul.',
  best: 'la meilleure',
  second: 'la deuxième meilleure',
  played: 'jouée',
  points: (points) => `${points} points`,
  verdict: {
    best: 'C’était la meilleure carte.',
    close: 'Impossible à distinguer de la meilleure carte.',
    worse: (points, error) =>
      error === '0'
        ? `Cela a coûté ${points} points en moyenne.`
        : `Cela a coûté ${points} points en moyenne (± ${error}).`,
  },
  how: (worlds) =>
    `Points que cette équipe ferait en moyenne avec chaque carte, calculés sur ${worlds} répartitions possibles des cartes cachées et seulement avec ce que le joueur pouvait voir à ce moment-là.`,
};
