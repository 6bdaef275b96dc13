import { plural } from '../i18n/format.ts';
import type { Words } from './words.de.ts';

const points = (n: number) => `${n} ${plural(n, 'point', 'points')}`;

export const words: Words = {
  title: 'Apprendre le jass',
  lead: 'Dix minutes, de la première carte à ta première partie. Tu apprends en jouant\u202F: une table, une question.',
  begin: 'Commencer',
  goOn: 'Continuer la leçon',
  again: 'Recommencer depuis le début',
  learnt: 'apprise',
  lessonOf: (number, of) => `Leçon ${number} sur ${of}`,
  questionOf: (number, of) => `Question ${number} sur ${of}`,
  right: 'Juste\u202F!',
  notRight: 'Pas encore.',
  next: 'Question suivante',
  nextLesson: (name) => `Suite\u202F: ${name}`,
  allLessons: 'Toutes les leçons',
  lessonDone: 'Leçon terminée',
  courseDone: 'Tu sais jouer au jass\u202F!',
  courseDoneText:
    'Voici ta première partie\u202F: douze donnes, sans limite de temps. En cas de doute, le bouton «\u202FConseil\u202F» t’aide à la table, et les règles restent ouvertes.',
  firstGame: 'Ta première partie',
  puzzles: 'Énigmes de jass',
  rules: 'Toutes les règles',
  noWeis:
    'Le stöck, les annonces et le match ne comptent pas dans ce championnat\u202F; ils ne sont donc pas au programme.',
  gone: 'Déjà joué',
  names: {
    values: 'Cartes et points',
    following: 'Fournir',
    trumping: 'Couper avec l’atout',
    jack: 'Le bour',
    undertrump: 'Ne pas sous-couper',
    noTrump: 'Jouer sans atout',
    counting: 'Compter jusqu’à 157',
    declaring: 'Que choisir, quand chibrer\u202F?',
    partner: 'Jouer à deux',
  },
  asks: {
    worthMost: 'Laquelle de tes cartes vaut le plus de points\u202F?',
    takes: 'Avec quelle carte prends-tu le pli\u202F?',
    allowed: 'Quelle carte peux-tu jouer\u202F?',
    forbidden: 'Quelle carte n’as-tu pas le droit de jouer\u202F?',
    cheapest: 'Le pli va aux adversaires. Quelle carte leur donne le moins\u202F?',
    keepJack: 'Tu veux garder le bour. Que joues-tu\u202F?',
    feed: 'Le pli va à ta partenaire. Quelle carte vous rapporte le plus\u202F?',
    bock: 'Laquelle de tes cartes ne peut plus être battue\u202F?',
    winner: 'Qui prend le pli\u202F?',
    points: 'Combien de points cela fait-il\u202F?',
    rest: 'Combien de points ont les adversaires\u202F?',
    declare: 'Tu commences. Que choisis-tu avec ces cartes\u202F?',
  },
  steps: {
    sidePoints: {
      tell: 'On joue avec 36 cartes de quatre couleurs. Chaque carte vaut des points\u202F: as 11, dix 10, roi 4, dame 3, valet 2, les autres rien. Sur les cartes allemandes, le dix s’appelle bannière, la dame ober et le valet under.',
      right: 'L’as vaut 11, le dix juste après 10.',
    },
    sideStrength: {
      tell: 'La force d’une carte, c’est autre chose\u202F: l’as d’abord, puis roi, dame, valet, dix, neuf et ainsi de suite. Chacun joue une carte, la plus forte prend le pli.',
      right: 'Le roi bat la dame. Le dix vaut 10 points, mais il est plus faible que le valet.',
    },
    trumpPoints: {
      tell: 'Une couleur est atout\u202F: elle est indiquée en haut de la table. À l’atout, deux choses changent\u202F: le valet s’appelle bour et vaut 20, le neuf s’appelle nell et vaut 14.',
      right: 'Le bour vaut 20\u202F: plus que toute autre carte.',
    },
    trumpStrength: {
      tell: 'Le bour et le nell sont aussi les atouts les plus forts. Ensuite vient l’as, puis les autres comme d’habitude.',
      right: 'Le nell bat l’as. Seul le bour serait plus fort.',
    },
    follow: {
      tell: 'Celui qui entame décide de la couleur. Si tu as cette couleur, tu dois en jouer\u202F: cela s’appelle fournir.',
      right: 'Tu as la couleur, donc tu fournis.',
    },
    throwAway: {
      tell: 'Sans la couleur et sans atout, tu peux jouer n’importe quelle carte. C’est se défausser\u202F: on ne prend jamais le pli ainsi.',
      right: 'Le six ne vaut rien. L’as et le dix, tu les gardes pour un de tes plis.',
    },
    followTrump: {
      tell: 'Si l’entame est à l’atout, c’est pareil\u202F: si tu as de l’atout, tu en joues.',
      right: 'Même le plus petit atout doit y passer.',
    },
    trumpIt: {
      tell: 'L’atout bat toutes les autres couleurs. Sans la couleur demandée, tu peux couper avec un atout.',
      right: 'Le petit six prend l’as\u202F: 21 points pour vous.',
    },
    trumpInstead: {
      tell: 'Tu peux même couper quand tu as la couleur. Seule une troisième couleur est interdite.',
      right: 'On a toujours le droit de couper.',
    },
    keepJack: {
      tell: 'Le bour a un privilège\u202F: s’il est ton seul atout, tu n’es pas obligé de le jouer quand l’entame est à l’atout.',
      right: 'Le bour reste en main et prendra plus tard un meilleur pli.',
    },
    jackIsBest: {
      tell: 'Le nell est dans le pli. Une seule carte le bat.',
      right: 'Le bour prend le nell\u202F: un gros pli.',
    },
    noUndertrump: {
      tell: 'Si quelqu’un a déjà coupé, tu ne peux pas jouer un atout plus faible tant que tu as autre chose. Ce serait sous-couper.',
      right: 'Le six serait sous le nell. Tout le reste est permis.',
    },
    overtrump: {
      tell: 'Couper plus haut est toujours permis.',
      right: 'À l’atout, le roi est au-dessus du dix.',
    },
    onlyTrumps: {
      tell: 'Une exception\u202F: s’il ne te reste que des atouts, tu peux aussi sous-couper.',
      right: 'Le six est permis et ne coûte rien.',
    },
    topsDown: {
      tell: 'De haut en bas (Obenabe), il n’y a pas d’atout. Seule la couleur demandée compte, et la plus haute carte prend le pli.',
      right: 'L’as de la couleur demandée prend. L’autre as est défaussé.',
    },
    bottomsUp: {
      tell: 'De bas en haut (Undenufe), c’est l’inverse\u202F: le six est le plus fort et vaut 11, l’as est le plus faible et ne vaut rien.',
      right: 'Le six bat tout.',
    },
    eights: {
      tell: 'Sans atout, les points du bour et du nell manquent. En échange, chaque huit vaut 8 points.',
      right: 'Ici le huit vaut 8, deux fois plus qu’un roi.',
    },
    trickPoints: {
      tell: 'À la fin, chaque équipe compte les points de ses plis.',
      right: '11 + 10 + 4 + 0 = 25.',
    },
    lastTrick: {
      tell: 'C’est le dernier pli de la donne. Qui le prend reçoit 5 points de plus.',
      right: '3 + 0 + 14 + 10 + 5 = 32.',
    },
    restTo157: {
      tell: 'Les cartes valent toujours 152 points, avec le dernier pli cela fait 157. Ton équipe en a fait 93 dans cette donne.',
      right: '157 − 93 = 64. C’est ainsi qu’on contrôle les points à la table.',
    },
    declareTrump: {
      tell: 'Le premier à jouer regarde ses neuf cartes et choisit. On prend un atout quand on a beaucoup de cartes fortes d’une couleur.',
      right: 'Cinq atouts avec le bour, le nell et l’as\u202F: difficile de faire mieux.',
    },
    declareObenabe: {
      tell: 'Beaucoup d’as et de rois dans toutes les couleurs\u202F? Alors pas besoin d’atout.',
      right: 'Quatre as et trois rois\u202F: de haut en bas, tu prends pli après pli.',
    },
    declarePass: {
      tell: 'Avec de mauvaises cartes, on dit «\u202Fje chibre\u202F»\u202F: c’est alors à la partenaire de choisir, et elle ne peut pas rechibrer. Mais c’est toujours toi qui entames.',
      right: 'Pas de longue couleur, pas d’as, pas de six\u202F: tu chibres.',
    },
    feedPartner: {
      tell: 'La personne assise en face joue avec toi\u202F: les plis de vous deux comptent ensemble.',
      right: 'Le dix vous rapporte 10 points. C’est ce qu’on appelle charger.',
    },
    giveLittle: {
      tell: 'Cette fois, c’est quelqu’un à ta gauche ou à ta droite qui prend le pli.',
      right: 'Le six ne coûte rien. Le dix, tu le gardes.',
    },
    bock: {
      tell: 'Une carte que personne ne peut plus battre est un bock. C’est pourquoi on retient ce qui est déjà joué.',
      right: 'L’as est parti, donc ce roi est un bock.',
    },
  },
  wrong: {
    'may-not': (why) => why,
    'worth-less': (card, n) => `${card}\u202F: ${points(n)}. Une autre carte vaut plus.`,
    'does-not-take': (card, other) => `${card} ne bat pas ${other}.`,
    'may-be-played': (card) => `${card}\u202F: c’est permis.`,
    'gives-jack': 'C’est le bour. Garde-le\u202F: il est ton seul atout, tu n’es pas obligé de le jouer.',
    'gives-more': (card, n) => `${card}\u202F: ${points(n)} pour les adversaires. On peut donner moins.`,
    'gives-less': (card, n) => `${card}\u202F: seulement ${points(n)} pour vous.`,
    'not-bock': (card) => `${card}\u202F: une carte plus forte de cette couleur est encore en jeu.`,
    'other-winner': (best) => `La carte la plus forte du pli est ${best}. Qui l’a jouée\u202F?`,
    'other-sum': (parts, sum) => `Additionne\u202F: ${parts} = ${sum}.`,
    'other-rest': (ours, sum) => `Vous en avez ${ours}, cela ferait ${sum} en tout. Il en faut 157.`,
    'few-trumps': (count) => `Tu en as ${count}. Il y a mieux.`,
    'few-aces': (count) => `Tu as ${count} as. Il y a mieux.`,
    'few-sixes': (count) => `Tu as ${count} six. Il y a mieux.`,
    'strong-enough': 'Tes cartes sont trop bonnes pour chibrer.',
  },
};
