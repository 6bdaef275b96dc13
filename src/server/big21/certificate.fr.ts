import type { CertificateWords } from './certificateWords.ts';

export const words: CertificateWords = {
  title: (model) => `Big21, modèle ${model}\u202F: certificat des chances`,
  lead: (ratio, highest) =>
    `Le joueur de référence récupère ${ratio} des mises et des cartes achetées\u202F; aucune façon de jouer ne récupère plus de ${highest}. Tous les chiffres sont calculés exactement, non estimés, et valent pour chaque joueur, chaque mise et chaque moment.`,
  weights: 'Poids, SHA-256',
  cards: 'Fréquence de chaque carte',
  free: 'Nombre de cartes gratuites',
  players: 'Ce que rapporte chaque façon de jouer',
  player: 'façon de jouer',
  base: 'manche seule',
  whole: 'avec cartes et High/Low',
  bought: 'achetées',
  piles: 'piles',
  lost: 'perdu',
  playersNote:
    'Manche seule\u202F: paiement moyen par franc misé, sans carte achetée. Avec cartes et High/Low\u202F: paiement divisé par les mises et cartes achetées, High/Low joué au mieux. «\u202FMeilleur\u202F» vise le gain net le plus élevé.',
  best: 'La meilleure façon de jouer',
  allowed: 'cartes à acheter',
  alone: 'manche seule',
  withHighLow: 'avec High/Low',
  bestNote: 'Valeur nette par franc misé. Au-dessous de 1, aucune mise au Risque ne peut l’augmenter.',
  highLow: 'High/Low',
  atStake: 'gain en jeu',
  worth: 'valeur',
  predictOn: 'prédire sur',
  stopOn: 'sinon arrêter',
  names: {
    careless: 'insouciant',
    naive: 'naïf',
    index: 'pile par pile',
    sensible: 'réfléchi (référence)',
    best: 'meilleur',
  },
  who: {
    careless:
      'Pose chaque carte là où la somme devient la plus haute jusqu’à 21\u202F; n’écarte jamais et perd la manche quand elle ne va nulle part.',
    naive: 'De même, mais écarte une carte qui ne va nulle part.',
    index: 'Pose chaque carte là où la chance de compléter cette pile augmente le plus.',
    sensible:
      'Sait quelles sommes sont bonnes\u202F: 21, puis 11, les sommes avec un as à 11, puis 10\u202F; évite deux sommes égales de 12 à 20\u202F; écarte les cartes nuisibles.',
    best: 'Connaît la valeur de chaque état du jeu.',
  },
  whoTitle: 'Les façons de jouer',
  pdf: 'Télécharger en PDF',
  check: 'Recalculer\u202F: gschobe big21 certificate',
  letters: { J: 'V', Q: 'D', K: 'R' },
};
