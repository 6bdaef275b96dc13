import type { Words } from './words.de.ts';

export const words: Words = {
  entered: (_message, { edition, home, personal, bonusMatches }) => ({
    subject: `Tu participes : ${edition}`,
    paragraphs: [
      `Ton inscription à « ${edition} » est bien arrivée. La participation est gratuite.`,
      `Ton lien personnel : ${personal}`,
      `Pour chaque personne qui vient par ce lien et joue sa première partie, tu reçois ${bonusMatches} parties bonus (SSC 5.04).`,
    ],
    action: { label: 'Vers ta page', url: home },
  }),
  qualified: ({ points, opens, lastStart }, { home, when }) => ({
    subject: `${points} points : tu es en demi-finale`,
    paragraphs: [
      `Bravo ! Avec ${points} points en une partie, tu es qualifié·e pour la demi-finale (SSC 5.03).`,
      `Elle commence le ${when(opens)} ; la dernière partie peut débuter le ${when(lastStart)}.`,
    ],
    action: { label: 'Vers ta page', url: home },
  }),
  referralEarned: ({ matches }, { home }) => ({
    subject: `${matches} parties bonus pour toi`,
    paragraphs: [
      `Quelqu'un est venu par ton lien et a joué sa première partie : tu reçois ${matches} parties bonus (SSC 5.04).`,
      "Tu peux les jouer dès que tu n'as plus de partie journalière.",
    ],
    action: { label: 'Continuer à jouer', url: home },
  }),
  semiFinalOpens: ({ lastStart, matches }, { home, when, counted }) => ({
    subject: 'La demi-finale est ouverte',
    paragraphs: [
      `Tu peux jouer ${matches} parties, jour et nuit ; les ${counted} meilleures comptent (SSC 6.03).`,
      `La dernière partie doit débuter au plus tard le ${when(lastStart)}.`,
    ],
    action: { label: 'Jouer la demi-finale', url: home },
  }),
  placeOffered: ({ title, points, deadline, finalDay }, { home, when, day }) => ({
    subject: 'Ta place au tournoi final',
    paragraphs: [
      {
        points: `Bravo ! Avec ${points} points, tu as gagné une place au tournoi final du ${day(finalDay)}.`,
        lot: `Bravo ! Avec ${points} points, tu étais à égalité pour la dernière place et le sort a décidé pour toi : tu joues le tournoi final du ${day(finalDay)}.`,
        replacement: `Une place s'est libérée et, avec ${points} points, tu es la personne suivante sur la liste : tu peux jouer le tournoi final du ${day(finalDay)}.`,
        titleHolder: `En tant que tenant·e du titre, tu joues le tournoi final du ${day(finalDay)}.`,
        wildCard: `Tu as reçu une wild card pour le tournoi final du ${day(finalDay)}.`,
      }[title],
      `Confirme ta participation par écrit jusqu'au ${when(deadline)}, sinon la place sera réattribuée (SSC 7.02).`,
      "La place est personnelle. Le jour de la finale, apporte passeport, carte d'identité ou permis de conduire.",
    ],
    action: { label: 'Confirmer ou renoncer', url: home },
  }),
  confirmReminder: ({ deadline, finalDay }, { home, when, day }) => ({
    subject: 'Confirme ta place, s’il te plaît',
    paragraphs: [
      `Ta place au tournoi final du ${day(finalDay)} n'est pas encore confirmée.`,
      `Sans confirmation écrite jusqu'au ${when(deadline)}, elle sera réattribuée (SSC 7.02).`,
    ],
    action: { label: 'Confirmer maintenant', url: home },
  }),
  placeConfirmed: ({ finalDay }, { home, day }) => ({
    subject: 'Ta place est confirmée',
    paragraphs: [
      `Nous nous réjouissons de te voir le ${day(finalDay)}.`,
      "Apporte passeport, carte d'identité ou permis de conduire : ton identité est vérifiée à l'entrée (SSC 7.02).",
    ],
    action: { label: 'Vers ta page', url: home },
  }),
  placeWithdrawn: (_message, { home }) => ({
    subject: 'Ton désistement est bien arrivé',
    paragraphs: [
      'Dommage que tu ne puisses pas venir. Ta place revient à la personne suivante sur la liste (SSC 7.02).',
    ],
    action: { label: 'Vers ta page', url: home },
  }),
  placeLapsed: ({ deadline }, { home, when }) => ({
    subject: 'Ta place a été réattribuée',
    paragraphs: [
      `Aucune confirmation n'est arrivée jusqu'au ${when(deadline)} ; la place revient à la personne suivante (SSC 7.02).`,
    ],
    action: { label: 'Vers ta page', url: home },
  }),
  placeRevoked: (_message, { home }) => ({
    subject: 'Ta place au tournoi final',
    paragraphs: ["Ta place au tournoi final t'a été retirée (SSC 8.01)."],
    action: { label: 'Vers ta page', url: home },
  }),
  excluded: ({ reason }, { edition }) => ({
    subject: `Exclusion de ${edition}`,
    paragraphs: [`Tu as été exclu·e de « ${edition} ». Motif : ${reasons[reason] ?? reason} (SSC 3, 8.01).`],
  }),
  readmitted: (_message, { edition, home }) => ({
    subject: `Tu participes à nouveau : ${edition}`,
    paragraphs: ['Ton exclusion a été levée.'],
    action: { label: 'Vers ta page', url: home },
  }),
  suspended: ({ reason }, { edition, home }) => ({
    subject: `${edition} est interrompu`,
    paragraphs: [
      `« ${edition} » est interrompu pour le moment : ${reason} (SSC 8.02).`,
      "Aucune partie ne peut débuter ; l'horloge des parties en cours est arrêtée.",
    ],
    action: { label: 'Voir la situation', url: home },
  }),
  resumed: (_message, { edition, home }) => ({
    subject: `${edition} continue`,
    paragraphs: [`« ${edition} » est à nouveau ouvert. Les parties en cours ont retrouvé le temps perdu.`],
    action: { label: 'Continuer à jouer', url: home },
  }),
  cancelled: ({ reason }, { edition }) => ({
    subject: `${edition} est annulé`,
    paragraphs: [`« ${edition} » est annulé : ${reason} (SSC 8.02). Les parties en cours ne comptent pas.`],
  }),
};

/** Why somebody was excluded, by the code of the reason. */
export const reasons: Readonly<Record<string, string>> = {
  'second-account': 'plus d’un compte',
  'foreign-account': 'jeu avec le compte d’autrui',
  'lent-account': 'prêt du compte',
  employee: 'emploi chez les organisateurs',
  household: 'même ménage qu’une personne employée',
  manipulation: 'manipulation',
  'rules-violated': 'infraction au règlement',
};
