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
  review: {
    title: 'As-tu bien joué\u202F?',
    lead: 'L’ordinateur examine chacune de tes décisions, les annonces aussi, avec seulement ce que tu pouvais voir à ce moment-là.',
    start: 'Analyser la partie',
    working: (done, of) => `Décision ${done} sur ${of}`,
    accuracy: 'sur 100 de précision',
    accuracyIs: (accuracy) => `Précision\u202F: ${accuracy} sur 100.`,
    accuracyNote: '100 veut dire qu’aucune décision n’a coûté de points.',
    counts: (decisions, costly) =>
      `${decisions} ${plural(decisions, 'décision', 'décisions')}, dont ${costly} à coup sûr ${plural(costly, 'coûteuse', 'coûteuses')}.`,
    none: 'Aucune décision n’a coûté cher à coup sûr. Bien joué\u202F!',
    costliest: (count) =>
      count === 1
        ? 'Ta décision la plus coûteuse'
        : `Tes ${count === 2 ? 'deux' : 'trois'} décisions les plus coûteuses`,
    soFar: 'Trouvé jusqu’ici',
    place: (game, trick) => (trick === 0 ? `Donne ${game}, annonce` : `Donne ${game}, pli ${trick}`),
    cost: (points, error) => `−${points} points (± ${error})`,
    hand: 'Tes cartes',
    forehand: 'Tu es premier.',
    passedTo: 'Ta partenaire a chibré.',
    youLead: 'C’est toi qui entames.',
    onTable: 'Sur la table\u202F:',
    chosen: 'jouée',
    best: 'mieux',
    choices: (chosen, best) => `Ton choix\u202F: ${chosen}. Mieux\u202F: ${best}.`,
    reasons: {
      takes: (often, seldom) =>
        `Vous faites alors le pli dans ${often} répartitions possibles sur 10, avec ton choix dans ${seldom}.`,
      trick: (points) => `Cela rapporte en moyenne ${points} ${plural(points, 'point', 'points')} de plus dans ce pli.`,
      later: (points) =>
        `Dans les plis suivants, vous faites alors en moyenne ${points} ${plural(points, 'point', 'points')} de plus.`,
      holds: (name, card, tenths) =>
        `Dans ${tenths} répartitions possibles sur 10, ${name} a le plus fort atout encore caché\u202F: ${card}.`,
      declared: (more, less) =>
        `Cela rapporte en moyenne ${more} ${plural(more, 'point', 'points')}, ton choix ${less}.`,
      leads: (tenths) => `Dans ${tenths} répartitions possibles sur 10, cela rapporte plus que ton choix.`,
    },
    games: {
      title: 'Donne par donne',
      game: (number) => `Donne ${number}`,
      made: (made, lost) =>
        lost === '0'
          ? `${made} ${plural(made, 'point', 'points')}`
          : `${made} ${plural(made, 'point', 'points')}, ${lost} de perdus`,
      note: 'En plein\u202F: ce que vous avez fait. En clair\u202F: ce que tes décisions coûteuses ont coûté en moyenne.',
    },
    all: {
      title: 'Toutes tes décisions',
      where: 'Où',
      chosen: 'Ton choix',
      best: 'Meilleur choix',
      cost: 'Coût',
      right: 'bien',
      close: 'impossible à distinguer',
      note: 'N’est dit coûteux que ce qui a coûté à coup sûr plus d’un point. Après ± figure la précision du calcul.',
    },
  },
  again: {
    game: 'Rejouer cette donne',
    button: 'Rejouer à partir d’ici',
    title: 'Rejouer à partir d’ici',
    thenAndNow: (then, now) =>
      `La première fois, vous avez fait ${then} ${plural(then, 'point', 'points')} dans cette donne, cette fois ${now}.`,
    uncounted: 'Cela ne compte nulle part.',
    onceMore: 'Encore un essai',
    back: 'Retour à la partie',
  },
};
