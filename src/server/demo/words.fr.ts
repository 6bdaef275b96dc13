import type { Words } from './words.de.ts';

export const words: Words = {
  demo: 'Démo',
  invented: 'Toutes les personnes ici sont inventées, l’argent est fictif.',
  who: 'Qui veux-tu être\u202F?',
  tour: 'Visite',
  guises: {
    player: 'Joueuse',
    finalist: 'Demi-finaliste',
    organiser: 'Organisation',
    director: 'Direction',
    writer: 'Marqueur',
    supervisor: 'Surveillance',
    wall: 'Écran',
    cashier: 'Caisse',
    auditor: 'Révision',
  },
  title: 'Une maison pleine de monde',
  lead: 'Douze endroits qui valent un coup d’œil. Chaque bouton ouvre sa propre fenêtre, dans la peau de quelqu’un d’autre\u202F: mets-en plusieurs côte à côte et tu vois comment l’une arrive chez l’autre.',
  clock: (moment) =>
    `Au démarrage, l’horloge de cette maison indiquait ${moment}\u202F; elle continue à partir de là, quel que soit le jour où tu la démarres. Un nouveau démarrage y revient.`,
  oneWindow:
    'Ce navigateur ne connaît pas de fenêtres séparées pour plusieurs personnes\u202F: ici, tu n’es qu’une personne à la fois.',
  open: (who) => `Voir\u202F: ${who}`,
  stops: {
    table: {
      title: 'La table',
      text: 'Les cartes sont données\u202F: joue contre trois ordinateurs. L’empreinte de la distribution est sur la table avant la première carte\u202F; après la dernière, tu la recalcules.',
    },
    daily: {
      title: 'Les douze du jour',
      text: 'Les mêmes douze donnes pour tout le monde. Joue-les et regarde combien d’autres, ici, ont fait moins de points.',
    },
    qualification: {
      title: 'La qualification',
      text: '300 personnes dans la deuxième semaine. Commence une partie classée\u202F; le classement bouge sous tes yeux.',
    },
    champion: {
      title: 'Le dernier titre',
      text: 'L’édition de l’an passé avec son titre, le classement officiel et les places du tournoi final.',
    },
    semiFinal: {
      title: 'Une demi-finale rapide',
      text: 'Quatre donnes en cinq minutes, les trois meilleures parties comptent. Commences-en une et garde l’œil sur l’horloge.',
    },
    office: {
      title: 'Le bureau',
      text: 'Parmi les personnes attend un compte qui ressemble trop à un autre. Le journal dit quelle partie a été rendue, et par qui.',
    },
    desk: {
      title: 'La table de la direction',
      text: 'Une soirée de club de dix tables, au milieu de la troisième passe. Les tables écrivent toutes seules\u202F: ouvre-en une, avertis quelqu’un, imprime une liste.',
    },
    writer: {
      title: 'L’ardoise de la table',
      text: 'Le téléphone avec lequel la table 1 écrit. Inscris une donne et regarde l’écran à côté.',
    },
    wall: {
      title: 'L’écran',
      text: 'Ce que voit toute la salle\u202F: classement, tables, horloge. Laisse-le ouvert à côté de la direction.',
    },
    finalTable: {
      title: 'La table finale',
      text: 'Les quatre meilleurs d’un autre tournoi se départagent\u202F: trois passes, chacun une fois avec chacun.',
    },
    series: {
      title: 'Quatre soirées, un classement',
      text: 'Le championnat de la cabane\u202F: trois soirées sont terminées, celle de ce soir compte déjà.',
    },
    big21: {
      title: 'Big21 et la caisse',
      text: 'Un paiement est retenu jusqu’à ce qu’une deuxième personne le libère. Cherche «\u202FVreni Amstutz\u202F», lis l’extrait\u202F; à la révision, tu recalcules ensuite toute la chaîne.',
    },
  },
};
