import { plural } from '../i18n/format.ts';
import type { Words } from './words.de.ts';

export const words: Words = {
  lookBack: 'Retour sur la donne',
  lead: 'Touche une carte : qu’est-ce qui aurait rapporté le plus depuis cette place ?',
  whichGame: 'Donne',
  game: (number, mode) => `Donne ${number} : ${mode}`,
  trickOf: (number) => `Pli ${number}`,
  wonBy: (name, points) => `${name}, ${points} ${plural(points, 'point', 'points')}`,
  ask: (name, card) => `${name} : ${card}. Pourquoi ?`,
  thinking: 'Réfléchit …',
  title: (name, card) => `${name} : ${card}`,
  noChoice: 'Il n’y avait pas de choix : seule cette carte était permise.',
  unknown: 'Ce navigateur ne peut pas le calculer.',
  best: 'la meilleure',
  second: 'la deuxième',
  played: 'jouée',
  points: (points) => `${points} points`,
  verdict: {
    best: 'Vu d’ici, c’était la meilleure carte.',
    close: 'Presque aussi bonne que la meilleure carte.',
    worse: (points) => `Cela a coûté ${points} points en moyenne.`,
  },
  how: (worlds) =>
    `Points attendus par cette équipe pour toute la donne, sur ${worlds} répartitions possibles des cartes cachées. Calculé uniquement avec ce que cette place voyait alors.`,
};
