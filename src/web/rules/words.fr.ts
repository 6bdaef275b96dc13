import type { Words } from './words.de.ts';

export const words: Words = {
  title: 'Les règles du chibre',
  sections: {
    basics: {
      title: 'En bref',
      text: [
        'Quatre joueurs, deux équipes. On joue avec celle ou celui qui est assis en face, dans le sens contraire des aiguilles d’une montre, avec 36 cartes, neuf par personne.',
        'Chaque donne rapporte 157 points : 152 sur les cartes et 5 pour le dernier pli. Une partie compte douze donnes. Tous les points de ton équipe comptent pour toi.',
      ],
      article: 'art. 2.01, 2.04',
    },
    declaring: {
      title: 'Annoncer et chibrer',
      text: [
        'À droite du donneur est assis le premier à jouer. Il annonce ce qui vaut : une couleur comme atout, obenabe ou undenufe.',
        'Ou il dit «je chibre», rien d’autre, et laisse l’annonce à sa partenaire ou à son partenaire. On ne rechibre pas. Dans tous les cas, le premier entame.',
      ],
      article: 'art. 2.03, 2.05',
    },
    following: {
      title: 'Fournir, couper, se défausser',
      text: [
        'Si tu as la couleur demandée, tu dois la fournir ou couper avec de l’atout. Sinon, tu peux jouer n’importe quelle carte.',
        'S’il y a déjà un atout, tu ne peux pas sous-couper, sauf s’il ne te reste que des atouts.',
        'Si atout est entamé, tu dois fournir de l’atout. Seul le bour peut toujours être gardé.',
      ],
      article: 'art. 2.05',
    },
    turned: {
      title: 'Un pli retourné reste retourné',
      text: [
        'Dans les parties qui comptent, personne ne regarde en arrière. À l’entraînement, tu peux revoir le dernier pli.',
        'Les neuf plis sont joués.',
      ],
      article: 'art. 7.05',
    },
    notScored: {
      title: 'Ce qui ne compte pas',
      text: ['Le stöck, les annonces et un bonus pour tous les plis ne comptent pas. Tous les modes comptent simple.'],
      article: 'art. 2.04',
    },
  },
  valuesTitle: 'Force et points',
  valuesNote: 'La carte la plus forte en haut, les points à côté.',
  trump: 'Atout',
  side: 'Couleur ordinaire',
  obenabe: 'Obenabe',
  undenufe: 'Undenufe',
  keysTitle: 'Jouer au clavier',
  keysText:
    '1 à 9 lève une carte, le même chiffre ou la touche Entrée la joue. T lit la table, H la main, S les points, W dit à qui le tour. Pour annoncer, 1 à 6 choisit le mode, 0 «je chibre», Entrée confirme.',
  binding: 'Le règlement allemand de l’organisateur fait foi.',
};
