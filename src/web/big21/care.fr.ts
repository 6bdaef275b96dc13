import type { Words } from './care.de.ts';

export const words: Words = {
  title: 'Protection des joueurs',
  lead: 'Big21 doit rester un jeu. Voici ce qui t’y aide.',
  signsTitle: 'Nous avons remarqué quelque chose',
  signs: {
    chasing:
      'Après une perte, tu augmentes souvent aussitôt ta mise. Vouloir regagner ce qui est perdu coûte en moyenne encore plus.',
    nights: 'Le mois dernier, tu as joué pour de l’argent plusieurs nuits après minuit.',
    raises: 'Le mois dernier, tu as augmenté tes limites plusieurs fois.',
  },
  signsNote: 'Toi seul vois cela. La maison apprend seulement combien de personnes voient un tel avertissement.',
  more: 'Pause, test, aide',
  pauseTitle: 'Pause',
  pauseLead:
    'Dès maintenant, plus de jeu pour de l’argent. Tu peux continuer à t’exercer. Une pause ne peut pas être raccourcie.',
  day: 'Un jour de pause',
  week: 'Une semaine de pause',
  longer: 'S’exclure plus longtemps, jusqu’à 180 jours',
  limits: 'Fixer tes limites',
  testTitle: 'Test',
  testLead:
    'Pense aux douze derniers mois. Tes réponses restent dans ce navigateur et ne sont enregistrées nulle part.',
  questions: [
    'As-tu misé plus que tu ne pouvais te permettre\u202F?',
    'As-tu eu besoin de mises plus hautes pour ressentir la même tension\u202F?',
    'As-tu rejoué un autre jour pour regagner ce que tu avais perdu\u202F?',
    'As-tu emprunté ou vendu quelque chose pour jouer\u202F?',
    'As-tu eu toi-même le sentiment de trop jouer\u202F?',
    'Quelqu’un t’a-t-il dit que tu joues trop\u202F?',
    'As-tu caché à d’autres combien tu joues\u202F?',
    'Le jeu a-t-il causé des soucis d’argent à toi ou à ta famille\u202F?',
    'As-tu ressenti du stress, de la culpabilité ou un mal-être à cause du jeu\u202F?',
  ],
  answers: ['jamais', 'parfois', 'souvent', 'presque toujours'],
  result: 'Montrer le résultat',
  results: {
    none: 'Rien n’indique un problème. Des limites aident à ce que cela reste ainsi.',
    some: 'Quelques réponses montrent un risque. Une pause ou des limites plus basses aident\u202F; une conversation aussi.',
    many: 'Tes réponses montrent un problème sérieux. Tu n’as pas à le résoudre seul\u202F: appelle, c’est anonyme et gratuit.',
  },
  resultNote: 'Un test ne remplace pas une conversation avec une personne du métier.',
  helpTitle: 'Aide',
  helpLead: 'Anonyme et gratuit, aussi pour les proches.',
  lines: [
    { name: 'SOS Jeu', page: 'https://www.sos-jeu.ch', phone: '0800 801 381' },
    { name: 'Addiction Suisse', page: 'https://www.addictionsuisse.ch', phone: '0800 105 105' },
  ],
  online: { name: 'SafeZone, conseil en ligne', page: 'https://www.safezone.ch' },
  canton: 'Ton canton',
  cantonPage: (canton) => `Site du canton ${canton}`,
  cantonNote: 'SOS Jeu et ton canton indiquent les services de conseil près de chez toi.',
  helpAsOf: (day) =>
    `Numéros et adresses\u202F: état au ${day}. Quelque chose n’est plus juste\u202F? Dis-le à l’organisateur.`,
  checkHelp: (day) =>
    `Les offres d’aide datent du ${day}. Appelle les numéros, ouvre les pages et signale ce qui n’est plus juste, avant que quelqu’un ait besoin d’aide.`,
  realityStop: 'Arrêter',
  realityStopNote: 'Un jeu ouvert t’attend jusqu’à la fin de ses quatre heures.',
  depositLimits: 'Limite de versement (facultative)',
  depositLimitsLead:
    'Tu ne peux pas verser plus que cela, compté en arrière à partir de maintenant. Vide signifie sans limite. Relever ou supprimer ne vaut qu’après 72 heures.',
  withdrawRaises: 'Retirer les augmentations en attente',
  pdf: 'Télécharger en PDF',
};
