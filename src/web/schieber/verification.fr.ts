import { plural } from '../i18n/format.ts';
import type { Words } from './verification.de.ts';

export const words: Words = {
  verifyPage: 'Vérifier une partie',
  verifyLead:
    'Choisis le fichier enregistré d’une partie terminée. Ton navigateur vérifie tout\u202F: la clé, chaque donne, chaque carte des joueurs virtuels et les points. Rien n’est envoyé.',
  dropHere: 'Glisse un fichier ici ou choisis-le (JSON ou texte)',
  badFile: (line) => `Ce n’est pas un enregistrement lisible (ligne ${line}).`,
  recordFrom: (when) => `Partie du ${when}`,
  recordHolds: (games, a, b) => `${games} ${plural(games, 'donne', 'donnes')}, ${a} à ${b} points.`,
  verifyTitle: 'Vérifier cette partie',
  fingerprintHow:
    'Note le début si tu veux. À la fin, nous révélons la clé\u202F: si elle correspond à l’empreinte, personne n’a remêlé les cartes en cachette.',
  shareResult: (us, them, games) =>
    `Mon chibre sur Gschobe\u202F: ${us} à ${them} points en ${games} ${plural(games, 'donne', 'donnes')}.`,
  shownBefore: 'Empreinte, montrée avant la première carte',
  keyOpen: 'Clé, révélée après le dernier pli',
  recompute: 'Recalculer',
  recomputing: 'Calcul en cours…',
  recomputeNote: 'Recalcule dans ton navigateur toutes les donnes et toutes les cartes des ordinateurs.',
  verified: (games, cards, choices) =>
    `Tout est juste\u202F: ${games} ${plural(games, 'donne', 'donnes')}, ${cards} cartes et ${choices} décisions des joueurs virtuels vérifiées.`,
  verifiedPartly:
    'Ce navigateur ne connaît pas un des joueurs virtuels\u202F: on a seulement vérifié que ses cartes étaient permises.',
  notVerified: (place) => `Erreur\u202F: ${place}`,
  discrepancies: {
    'seed-missing': 'La clé manque. Elle est révélée après le dernier pli.',
    'seed-broken': 'La clé ne correspond pas à l’empreinte.',
    dealer: 'Ce n’est pas le bon donneur.',
    hands: 'La distribution n’est pas correcte.',
    declaration: 'Ce choix d’atout n’était pas permis.',
    card: 'Une carte n’était pas permise.',
    'computer-choice': 'L’ordinateur aurait joué autrement.',
    points: 'Les points sont faux.',
    ending: 'La fin de la partie n’est pas correcte.',
    shape: 'L’enregistrement est incomplet.',
  },
  held: 'juste',
  checking: 'vérification en cours',
  broken: 'faux',
  download: 'Enregistrement (JSON)',
  downloadText: 'Enregistrement (texte)',
  atGame: (game) => `donne ${game}`,
  atCard: (game, card) => `donne ${game}, carte ${card}`,
};
