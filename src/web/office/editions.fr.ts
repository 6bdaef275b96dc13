import type { MeasuredPlayer } from '../../championship/levels.ts';
import { formatNumber, plural } from '../i18n/format.ts';
import type { SETTINGS as GERMAN, Words } from './editions.de.ts';
import { look } from './look.fr.ts';

/** Le nom des réglages. */
export const SETTINGS: typeof GERMAN = {
  'bootCamp.last': 'Dernier jour du camp d’entraînement',
  'doors.opens': 'Ouvert chaque jour dès',
  'doors.lastStart': 'Dernier départ du jour',
  gamesPerMatch: 'Donnes par partie',
  minutesPerMatch: 'Minutes par partie',
  'bonus.bootCamp': 'Parties bonus pour le camp d’entraînement',
  'bonus.referral': 'Parties bonus pour le lien personnel',
  'qualification.first': 'Premier jour de la qualification',
  'qualification.last': 'Dernier jour de la qualification',
  'qualification.daily': 'Parties par jour',
  'qualification.trumpSunday': 'Parties le dimanche d’atout',
  'qualification.threshold': 'Points pour la demi-finale',
  'semiFinal.first': 'Premier jour de la demi-finale',
  'semiFinal.opens': 'Demi-finale ouverte dès',
  'semiFinal.last': 'Dernier jour de la demi-finale',
  'semiFinal.lastStart': 'Dernier départ en demi-finale',
  'semiFinal.matches': 'Parties en demi-finale',
  'semiFinal.best': 'Parties comptées en demi-finale',
  'semiFinal.hardEnd': 'Le dernier départ est aussi la fin du jeu',
  'final.places': 'Places en finale aux points',
  'final.day': 'Jour de la finale',
  'final.confirmBy': 'Confirmer jusqu’au, 24 h',
  'final.replacementDays': 'Jours pour confirmer en remplacement',
  'final.titleHolder': 'Place pour le titre en jeu',
  'final.wildCards': 'Wild cards au plus',
  'final.placesMoveUp': 'Qui vient par le titre ou une wild card libère la place obtenue aux points',
  computers: 'Force des joueurs virtuels',
};

/** Qui joue aussi bien que mesuré. */
const PLAYER_NAMES: Record<MeasuredPlayer, string> = {
  apprentice: 'Apprenti',
  casual: 'Joueuse occasionnelle, avec des fautes',
  club: 'Joueur de club',
  keen: 'Joueuse expérimentée',
  master: 'Maître',
  grandmaster: 'Grand maître',
};

export const words: Words = {
  look,
  groups: {
    bootCamp: 'Camp d’entraînement et heures',
    matches: 'Parties et bonus',
    qualification: 'Qualification',
    semiFinal: 'Demi-finale',
    final: 'Finale',
  },
  settings: SETTINGS,
  faults: {
    time: 'Une heure comme 07:00.',
    'after-opening': 'Le dernier départ vient après l’ouverture.',
    'after-boot-camp': 'Seulement après le camp d’entraînement.',
    'not-before-first': 'Pas avant le début.',
    'after-qualification': 'Seulement après la qualification.',
    'after-semi-final': 'Seulement après la demi-finale.',
    'after-confirmation': 'Seulement après le jour de la confirmation.',
    whole: 'Un nombre entier dès 0.',
    'at-least-one': 'Au moins 1.',
    'as-many-as-count': 'Au moins autant qu’il en compte.',
    'too-many': 'C’est trop.',
  },
  draftText: 'Seul le bureau voit ce projet. Il est annoncé quand rien ne manque.',
  preview: 'Ce que tout le monde verra\u202F: aperçu',
  lacks: {
    venue: 'La salle, l’adresse et l’heure de la finale manquent.',
    regulation: 'Le règlement manque.',
    future: 'Le premier jour est déjà passé.',
  },
  announce: 'Annoncer',
  askAnnounce: (title) =>
    `«\u202F${title}\u202F» devient visible pour tout le monde et on peut s’inscrire. On ne revient pas au projet.`,
  archive: 'Archiver',
  askArchive: (title) =>
    `Ensuite plus rien ne se décide pour «\u202F${title}\u202F», sauf une exclusion. Classements et règlement restent visibles.`,
  general: 'Titre et jour',
  titlesIn: { fr: 'Titre en français', it: 'Titre en italien', en: 'Titre en anglais' },
  titleHint: 'Vide\u202F: le titre allemand.',
  level: 'Force des joueurs virtuels',
  venue: 'Finale\u202F: salle et heure',
  player: (player, threshold) =>
    `${PLAYER_NAMES[player] ?? player}\u202F: ${formatNumber(threshold)} points en une partie`,
  hall: 'Salle',
  address: 'Adresse',
  town: 'Lieu',
  doorsOpen: 'Ouverture des portes',
  begins: 'Début',
  calendar: 'Calendrier',
  trumpSundays: 'Dimanches d’atout',
  save: 'Enregistrer',
  proposeChange: 'Proposer un changement',
  runningText:
    'Cette édition est en cours. Ce qui changerait des résultats est fixé. Tout le reste demande un motif et une seconde personne et sera publié avec sa date.',
  exportFile: 'Enregistrer dans un fichier',
  importFile: 'Charger un fichier',
  badFile: 'Ce fichier ne contient pas les réglages d’une édition.',
  newFrom: (title) => `Nouvelle édition d’après «\u202F${title}\u202F»`,
  newFromText:
    'Tous les réglages sont repris, les jours déplacés aux mêmes jours de la semaine de l’année suivante. C’est un projet que seul le bureau voit.',
  id: 'Abréviation',
  idHint: 'Minuscules, chiffres, traits d’union',
  badId: 'Seulement minuscules, chiffres et traits d’union.',
  create: 'Créer le projet',
  duties: 'Qui décide',
  twoPeople: 'Deux personnes, avec une heure de réflexion',
  alone: 'Une seule personne, avec une heure de réflexion (figure sur la page publique)',
  champion: 'Championne ou champion',
  championText: 'Le numéro qui a gagné la finale. Il figure ensuite dans la liste de toutes les éditions.',
  nameChampion: 'Proposer la victoire',

  regulation: 'Règlement',
  regulationText:
    'Markdown, en quatre langues au plus. Une version reste lisible pour toujours\u202F; l’inscription retient laquelle a été acceptée.',
  noRegulation: 'Pas encore de version. D’ici là vaut le texte tiré des réglages.',
  version: (n, when) => `Version ${n}, ${when}`,
  fromSettings: 'Écrire d’après les réglages',
  fromNewest: 'Charger la dernière version',
  text: (name) => `Texte, ${name}`,
  languages: { de: 'allemand', fr: 'français', it: 'italien', en: 'anglais' },
  binding: 'Fait foi',
  mustAccept: 'Qui participe doit accepter cette version avant la prochaine partie',
  publish: 'Publier la version',
  askPublish: (isDraft) =>
    isDraft
      ? 'Cette version est publiée avec le projet.'
      : 'Une seconde personne doit approuver. Ensuite cette version vaut\u202F; qui doit l’accepter sera interrogé à la prochaine visite.',
  strayTitle: 'Ces nombres sont dans le texte, mais dans aucun réglage\u202F:',
  noStray: 'Chaque nombre du texte est aussi dans un réglage.',
  reason: 'Motif',

  fairPlay: 'Fair-play',
  fairPlayText:
    'Ce sont des indices, pas des jugements. La machine n’exclut personne\u202F: deux personnes regardent, demandent et décident\u202F; la personne concernée est entendue. Cela n’a été essayé que sur des parties simulées\u202F; personne ne sait combien de fois l’indice trompe.',
  looked: (people, found) =>
    `${people} ${plural(people, 'personne en tête examinée', 'personnes en tête examinées')}, ${found} avec des indices.`,
  signal: 'Indice',
  tempo: (median, quick) => `Rythme\u202F: médiane ${median} s, ${quick} sous 0.4 s`,
  agreement: (share, level, decisions) =>
    `Choix\u202F: ${share} comme «\u202F${level}\u202F» sur ${decisions} décisions où les ordinateurs diffèrent`,
  accounts: (numbers, links) =>
    `Sur un appareil\u202F: n° ${numbers}${links > 0 ? ` (dont ${links} par un lien entre eux)` : ''}`,
  listedAs: {
    employee: 'Figure sur la liste des personnes non autorisées',
    household: 'Même nom et même adresse qu’une personne de la liste',
    address: 'Même adresse qu’une personne de la liste, autre nom',
  },

  message: 'Message aux participantes et participants',
  messageText:
    'Seulement au sujet du concours. Qui lit dans une autre langue reçoit le premier texte. 1200 e-mails partent par minute.',
  messageTo: 'À qui',
  audiences: {
    everybody: 'Toutes les personnes inscrites',
    semiFinalists: 'Tout le monde en demi-finale',
    notPlayed: 'Qui n’a pas encore joué',
    finalists: 'Toutes les personnes avec une place en finale',
  },
  messageLanguage: 'Langue du texte',
  subject: 'Objet',
  messageBody: 'Message',
  sendMessage: 'Envoyer le message',
  askMessage: (readers, languages, subject) =>
    `«\u202F${subject}\u202F» part à ${formatNumber(readers)} ${plural(readers, 'personne', 'personnes')}, écrit en\u202F: ${languages}. On ne peut pas le reprendre.`,

  motion: {
    titleHolder: (n) => `Titre en jeu pour le no ${n}`,
    champion: (n) => `Victoire pour le no ${n}`,
    change: 'Changement de l’édition',
    regulation: 'Nouvelle version du règlement',
    establish: (phase) => `Établir le classement\u202F: ${phase}`,
    cut: 'Fixer la limite',
  },
  waitsUntil: (when) => `Approuvé. Vaut dès ${when}\u202F; jusque-là on peut revenir en arrière.`,
  takeBack: 'Retirer',
  readText: 'Lire le texte',
};
