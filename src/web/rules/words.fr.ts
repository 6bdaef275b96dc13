import type { Words } from './words.de.ts';

export const words: Words = {
  title: 'Les règles du chibre',
  learn: 'Apprendre en dix minutes',
  sections: {
    basics: {
      title: 'En bref',
      text: [
        'Quatre joueurs, deux équipes. On joue avec celle ou celui qui est assis en face, dans le sens contraire des aiguilles d’une montre, avec 36 cartes, neuf par personne.',
        'Chaque donne rapporte 157 points\u202F: 152 sur les cartes et 5 pour le dernier pli. Une partie compte douze donnes. Tous les points de ton équipe comptent pour toi.',
      ],
      article: 'art. 2.01, 2.04',
    },
    declaring: {
      title: 'Choisir l’atout ou chibrer',
      text: [
        'Le joueur assis à droite du donneur commence. Il choisit une couleur d’atout, ou bien sans atout\u202F: de haut en bas (Obenabe) ou de bas en haut (Undenufe).',
        'Ou il dit «\u202Fje chibre\u202F», rien d’autre, et c’est à son ou sa partenaire de choisir. On ne peut pas rechibrer. Dans tous les cas, c’est le premier joueur qui entame.',
      ],
      article: 'art. 2.03, 2.05',
    },
    following: {
      title: 'Fournir, couper, se défausser',
      text: [
        'Si tu as la couleur demandée, tu dois fournir ou couper. Sinon, tu peux jouer n’importe quelle carte. Sans atout (de haut en bas, de bas en haut), tu dois toujours fournir si tu peux.',
        'Si quelqu’un a déjà coupé, tu ne peux pas jouer un atout plus faible (sous-couper), sauf s’il ne te reste que des atouts.',
        'Si quelqu’un entame à l’atout, tu dois fournir de l’atout. Seul le bour peut toujours être gardé.',
      ],
      article: 'art. 2.05',
    },
    turned: {
      title: 'Un pli retourné reste retourné',
      text: [
        'Pendant le championnat, on n’a plus le droit de regarder les plis retournés. À l’entraînement, tu peux revoir le dernier pli.',
        'On joue toujours les neuf plis.',
      ],
      article: 'art. 7.05',
    },
    notScored: {
      title: 'Ce qui ne compte pas',
      text: ['Le stöck, les annonces et le match (tous les plis) ne rapportent rien de plus. Tout compte simple.'],
      article: 'art. 2.04',
    },
  },
  valuesTitle: 'Force et points',
  valuesNote: 'La carte la plus forte en haut, les points à côté.',
  trump: 'Atout',
  side: 'Autres couleurs',
  obenabe: 'De haut en bas (Obenabe)',
  undenufe: 'De bas en haut (Undenufe)',
  keysTitle: 'Jouer au clavier',
  keysText:
    '1 à 9 lève une carte, le même chiffre ou la touche Entrée la joue. T lit la table, H la main, S les points, W dit à qui c’est le tour. Pour choisir l’atout, 1 à 6 choisit le mode, 0 «\u202Fje chibre\u202F», Entrée confirme.',
  binding: 'Le règlement allemand de l’organisateur fait foi.',
};
