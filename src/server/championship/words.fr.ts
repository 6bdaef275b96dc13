import type { Venue } from '../../championship/venue.ts';
import type { Words } from './words.de.ts';

/** Où et quand se joue la finale. */
const hallOf = (venue: Venue | null): readonly string[] =>
  venue
    ? [
        `On joue ici\u202F: ${venue.hall}, ${venue.address}, ${venue.town}. Portes ${venue.opens}, début ${venue.begins}.`,
      ]
    : [];

export const words: Words = {
  entered: (_message, { edition, home, personal, bonusMatches, rules, regulation }) => ({
    subject: `C’est parti\u202F: ${edition}`,
    paragraphs: [
      `Ton inscription à «\u202F${edition}\u202F» est bien arrivée. La participation est gratuite.`,
      `Ton lien personnel\u202F: ${personal}`,
      `Pour chaque personne qui arrive par ce lien et joue sa première partie, tu reçois ${bonusMatches} ${bonusMatches < 2 ? 'partie' : 'parties'} bonus.`,
      `En t’inscrivant, tu as accepté le règlement${regulation === 0 ? '' : `, version ${regulation}`}\u202F: ${rules}`,
    ],
    action: { label: 'Voir ma page', url: home },
  }),
  qualified: ({ points, opens, lastStart }, { home, when }) => ({
    subject: `${points} points\u202F: tu es en demi-finale`,
    paragraphs: [
      `Bravo\u202F! Avec ${points} points en une partie, te voilà en demi-finale.`,
      `Elle commence le ${when(opens)}\u202F; la dernière partie doit commencer au plus tard le ${when(lastStart)}.`,
    ],
    action: { label: 'Voir ma page', url: home },
  }),
  referralEarned: ({ matches }, { home }) => ({
    subject: `${matches} ${matches < 2 ? 'partie' : 'parties'} bonus pour toi`,
    paragraphs: [
      `Quelqu’un est arrivé par ton lien et a joué sa première partie\u202F: tu reçois ${matches} ${matches < 2 ? 'partie' : 'parties'} bonus.`,
      'Tu peux les jouer dès que tu n’as plus de partie journalière.',
    ],
    action: { label: 'Continuer à jouer', url: home },
  }),
  semiFinalOpens: ({ lastStart, matches }, { home, when, counted }) => ({
    subject: 'La demi-finale est ouverte',
    paragraphs: [
      `Tu peux jouer ${matches} ${matches < 2 ? 'partie' : 'parties'}, jour et nuit\u202F; les ${counted} meilleures comptent.`,
      `La dernière partie doit débuter au plus tard le ${when(lastStart)}.`,
    ],
    action: { label: 'Jouer la demi-finale', url: home },
  }),
  placeOffered: ({ title, points, deadline, finalDay }, { home, when, day, venue }) => ({
    subject: 'Ta place au tournoi final',
    paragraphs: [
      {
        points: `Bravo\u202F! Avec ${points} points, tu as gagné une place au tournoi final du ${day(finalDay)}.`,
        lot: `Bravo\u202F! Avec ${points} points, tu étais à égalité pour la dernière place et le tirage au sort t’a été favorable\u202F: tu participes au tournoi final du ${day(finalDay)}.`,
        replacement: `Une place s’est libérée et, avec ${points} points, tu es la personne suivante sur la liste\u202F: tu peux participer au tournoi final du ${day(finalDay)}.`,
        titleHolder: `Tu détiens le titre\u202F: tu participes directement au tournoi final du ${day(finalDay)}.`,
        wildCard: `Tu as reçu une wild card pour le tournoi final du ${day(finalDay)}.`,
      }[title],
      `Confirme ta participation par écrit jusqu’au ${when(deadline)}, sinon la place sera réattribuée.`,
      'La place est personnelle. Le jour de la finale, apporte passeport, carte d’identité ou permis de conduire.',
      ...hallOf(venue),
    ],
    action: { label: 'Confirmer ou renoncer', url: home },
  }),
  confirmReminder: ({ deadline, finalDay }, { home, when, day }) => ({
    subject: 'Confirme ta place, s’il te plaît',
    paragraphs: [
      `Ta place au tournoi final du ${day(finalDay)} n’est pas encore confirmée.`,
      `Sans confirmation écrite jusqu’au ${when(deadline)}, elle sera réattribuée.`,
    ],
    action: { label: 'Confirmer maintenant', url: home },
  }),
  placeConfirmed: ({ finalDay }, { home, day, venue }) => ({
    subject: 'Ta place est confirmée',
    paragraphs: [
      `Nous nous réjouissons de te voir le ${day(finalDay)}.`,
      'Apporte passeport, carte d’identité ou permis de conduire\u202F: ton identité est vérifiée à l’entrée.',
      ...hallOf(venue),
    ],
    action: { label: 'Voir ma page', url: home },
  }),
  placeWithdrawn: (_message, { home }) => ({
    subject: 'Nous avons bien reçu ton désistement',
    paragraphs: ['Dommage que tu ne puisses pas venir. Ta place revient à la personne suivante sur la liste.'],
    action: { label: 'Voir ma page', url: home },
  }),
  placeLeft: ({ number }, { home }) => ({
    subject: `Une place en finale est libre\u202F: numéro ${number}`,
    paragraphs: [
      `Le numéro ${number} a supprimé son compte et renonce ainsi à sa place en finale. Tu peux nommer la personne suivante de la liste.`,
    ],
    action: { label: 'Voir le championnat', url: home },
  }),
  placeLapsed: ({ deadline }, { home, when }) => ({
    subject: 'Le délai pour ta place est passé',
    paragraphs: [
      `Nous n’avons pas trouvé de confirmation de ta part jusqu’au ${when(deadline)}\u202F; la place peut revenir à la personne suivante.`,
      'Tu nous avais écrit avant\u202F? Alors fais-nous signe tout de suite\u202F: ce qui est arrivé à temps compte.',
    ],
    action: { label: 'Voir ma page', url: home },
  }),
  placeTakenBack: (_message, { home }) => ({
    subject: 'La place au tournoi final était une erreur',
    paragraphs: [
      'Nous t’avons proposé par erreur une place au tournoi final. Nous en sommes désolés. Tes résultats et tes droits restent inchangés.',
    ],
    action: { label: 'Voir ma page', url: home },
  }),
  matchGivenBack: ({ reason }, { edition, home }) => ({
    subject: 'Tu peux rejouer une partie',
    paragraphs: [
      `Ta partie de «\u202F${edition}\u202F» t’a été rendue\u202F: ${reason}. Elle ne compte pas et tu peux en jouer une autre tant que dure la phase.`,
    ],
    action: { label: 'Voir ma page', url: home },
  }),
  extended: ({ until, reason }, { edition, home, when }) => ({
    subject: 'La demi-finale est prolongée',
    paragraphs: [
      `La demi-finale de «\u202F${edition}\u202F» est prolongée\u202F: ${reason}.`,
      `Tu peux désormais commencer ta dernière partie jusqu’au ${when(until)}.`,
    ],
    action: { label: 'Voir ma page', url: home },
  }),
  placeRestored: (_message, { home, venue }) => ({
    subject: 'Ta place au tournoi final est de nouveau à toi',
    paragraphs: ['Ton exclusion a été levée et ta place au tournoi final est de nouveau à toi.', ...hallOf(venue)],
    action: { label: 'Voir ma page', url: home },
  }),
  regulationPublished: ({ version, reason }, { edition, rules }) => ({
    subject: `Nouveau règlement\u202F: ${edition}`,
    paragraphs: [
      `Pour «\u202F${edition}\u202F», la version ${version} du règlement est valable. Pourquoi\u202F: ${reason}.`,
      'Avant de commencer ta prochaine partie, on te demandera si tu l’acceptes.',
    ],
    action: { label: 'Lire le règlement', url: rules },
  }),
  placeRevoked: (_message, { home }) => ({
    subject: 'Ta place au tournoi final t’a été retirée',
    paragraphs: ['Ta place au tournoi final t’a été retirée.'],
    action: { label: 'Voir ma page', url: home },
  }),
  excluded: ({ reason }, { edition }) => ({
    subject: `Exclusion\u202F: ${edition}`,
    paragraphs: [`Tu as été exclu·e de «\u202F${edition}\u202F». Motif\u202F: ${reasons[reason] ?? reason}.`],
  }),
  readmitted: (_message, { edition, home }) => ({
    subject: `Tu participes à nouveau\u202F: ${edition}`,
    paragraphs: ['Ton exclusion a été levée.'],
    action: { label: 'Voir ma page', url: home },
  }),
  suspended: ({ reason }, { edition, home }) => ({
    subject: `${edition} est interrompu`,
    paragraphs: [
      `«\u202F${edition}\u202F» est interrompu pour le moment\u202F: ${reason}.`,
      'Aucune partie ne peut commencer\u202F; le chronomètre des parties en cours est arrêté.',
    ],
    action: { label: 'Voir la situation', url: home },
  }),
  resumed: (_message, { edition, home }) => ({
    subject: `${edition} continue`,
    paragraphs: [`«\u202F${edition}\u202F» est à nouveau ouvert. Les parties en cours ont retrouvé le temps perdu.`],
    action: { label: 'Continuer à jouer', url: home },
  }),
  cancelled: ({ reason }, { edition }) => ({
    subject: `${edition} est annulé`,
    paragraphs: [`«\u202F${edition}\u202F» est annulé\u202F: ${reason}. Les parties en cours ne comptent pas.`],
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
