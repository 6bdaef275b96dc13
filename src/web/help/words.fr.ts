import type { Words } from './words.de.ts';

export const words: Words = {
  frame: {
    title: 'Aide',
    lead: 'Cherche ce que tu veux faire, ou choisis ton rôle.',
    search: 'Que veux-tu faire\u202F?',
    found: ['Il n’y a rien là-dessus ici.', 'Un mode d’emploi', 'modes d’emploi'],
    print: 'En PDF à imprimer',
    allPages: 'Toutes les pages',
    forThisScreen: 'Pour la page d’où tu viens',
    picture: 'Voici ce que tu vois',
    page: 'Page',
  },
  roles: {
    player: { title: 'Jasser et s’entraîner', lead: 'Parties, douze du jour, énigmes, championnat, Big21.' },
    blind: {
      title: 'Jouer sans image',
      lead: 'Au clavier et avec un lecteur d’écran\u202F: tout est lu à haute voix.',
    },
    organiser: {
      title: 'Diriger un championnat',
      lead: 'De l’annonce jusqu’à la championne ou au champion, dans l’ordre.',
    },
    host: {
      title: 'Organiser un tournoi',
      lead: 'Une soirée avec des tables, depuis un seul ordinateur\u202F: dans l’ordre, de l’ouverture aux diplômes.',
    },
    writer: { title: 'Tenir la feuille', lead: 'À la table, avec un téléphone.' },
    supervisor: { title: 'Contrôler', lead: 'Viser les feuilles, noter les irrégularités.' },
    director: { title: 'Diriger le tournoi', lead: 'Quand tout ne va pas comme prévu.' },
    cashier: { title: 'Caisse', lead: 'Encaisser, payer, clôturer.' },
    auditor: { title: 'Vérifier', lead: 'Recalculer ce que dit la maison.' },
    operator: { title: 'Exploiter', lead: 'Démarrer, sauvegarder, restaurer, mettre à jour.' },
  },
  open: (called, address) => `Ouvre ${called} (${address}).`,
  press: (label) => `Appuie sur ${label}.`,
  fill: (field, value) => `Écris sous ${field}, par exemple\u202F: ${value}`,
  choose: (field, option) => `Choisis sous ${field}\u202F: ${option}.`,
  tick: (label) => `Coche\u202F: ${label}.`,
  see: (text) => `Tu vois\u202F: ${text}`,
  hear: (text) => `Tu entends\u202F: ${text}`,
  key: (name) => `Appuie sur la touche ${name}.`,
  run: 'Dans le terminal\u202F:',
};
