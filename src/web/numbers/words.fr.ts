import { plural } from '../i18n/format.ts';
import type { Words } from './words.de.ts';

export const words: Words = {
  title: 'Tes chiffres',
  lead: 'Calculés à partir de tes propres parties. Personne d’autre ne les voit.',
  none: 'Pas encore de chiffres',
  noneText: 'Termine une partie\u202F: tu verras ici ce qui te réussit et ce qui te réussit moins.',
  play: 'S’entraîner',
  games: (n) => `${n} ${plural(n, 'donne', 'donnes')}`,
  mean: (points) => `${points} points en moyenne`,
  overTime: 'Points par donne, partie après partie',
  halfNote: 'La ligne au milieu est la moitié de 157.',
  accuracy: 'Précision, partie par partie',
  accuracyNote:
    'Seulement les parties que tu as analysées sur cet appareil. 100 veut dire qu’aucune décision n’a coûté de points.',
  accuracyHead: 'Précision',
  who: 'Qui a annoncé',
  byDeclarer: { mine: 'Toi', partner: 'Ta partenaire', theirs: 'Les adversaires' },
  what: 'Ce qui a été joué',
  pass: 'Chibré ou non',
  byPass: { passed: 'chibré', declared: 'non chibré' },
  kind: 'Type',
  gamesHead: 'Donnes',
  meanHead: 'Moyenne',
  best: 'Ta meilleure partie',
  worst: 'Ta partie la plus faible',
  matchLine: (points, games, when) =>
    `${points} ${plural(points, 'point', 'points')} en ${games} ${plural(games, 'donne', 'donnes')}, ${when}`,
  see: 'Voir',
  daily: 'Les douze du jour\u202F: avance sur le par',
  dailyNote: 'Le par est ce que le joueur virtuel du jour fait avec tes cartes.',
  day: 'Jour',
  points: 'Points',
  par: 'Par',
  lead3: '± par',
  table: 'La même chose en tableau',
  when: 'Partie',
};
