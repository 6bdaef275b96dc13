import { plural } from '../i18n/format.ts';
import type { Words } from './words.de.ts';

const points = (n: number) => `${n} ${plural(n, 'point', 'points')}`;

export const words: Words = {
  title: 'Learn Jass',
  lead: 'Ten minutes from the first card to a match of your own. You learn by playing: one table, one question.',
  begin: 'Start',
  goOn: 'Go on learning',
  again: 'Start again from the beginning',
  learnt: 'done',
  lessonOf: (number, of) => `Lesson ${number} of ${of}`,
  questionOf: (number, of) => `Question ${number} of ${of}`,
  right: 'Right!',
  notRight: 'Not yet.',
  next: 'Next question',
  nextLesson: (name) => `Next: ${name}`,
  allLessons: 'All lessons',
  lessonDone: 'Lesson finished',
  courseDone: 'You can play Jass!',
  courseDoneText:
    'Now for a match of your own: twelve games, no clock. If you are unsure, the “Hint” at the table helps you, and the rules are always at hand.',
  firstGame: 'Your first own match',
  puzzles: 'Jass puzzles',
  rules: 'All the rules',
  noWeis:
    'Marriages, melds and the bonus for all tricks do not count in this championship, so they are not taught here.',
  gone: 'Already played',
  names: {
    values: 'Cards and points',
    following: 'Following suit',
    trumping: 'Taking with a trump',
    jack: 'The jack of trumps',
    undertrump: 'No undertrumping',
    noTrump: 'Tops-down and bottoms-up',
    counting: 'Counting to 157',
    declaring: 'What to declare, when to pass',
    partner: 'Playing as a pair',
  },
  asks: {
    worthMost: 'Which of your cards is worth most?',
    takes: 'Which card takes the trick?',
    allowed: 'Which card may you play?',
    forbidden: 'Which card may you not play?',
    cheapest: 'The trick goes to your opponents. Which card gives them least?',
    keepJack: 'You want to keep the jack of trumps. What do you play?',
    feed: 'The trick goes to your partner. Which card brings you most?',
    bock: 'Which of your cards can nobody beat any more?',
    winner: 'Who wins the trick?',
    points: 'How many points is that?',
    rest: 'How many points do your opponents have?',
    declare: 'You begin. What do you declare with these cards?',
  },
  steps: {
    sidePoints: {
      tell: 'Jass is played with 36 cards in four suits. Cards are worth points: ace 11, ten 10, king 4, queen 3, jack 2, the others nothing. On German cards the ten is called banner, the queen ober and the jack under.',
      right: 'The ace is worth 11, the ten comes next with 10.',
    },
    sideStrength: {
      tell: 'How strong a card is, is another matter: the ace first, then king, queen, jack, ten, nine and so on. All four play a card, the strongest takes the trick.',
      right: 'The king beats the queen. The ten is worth 10 but is weaker than the jack.',
    },
    trumpPoints: {
      tell: 'One suit is trump; it is named at the top of the table. In trumps two things are different: the jack is worth 20, and the nine, called Nell, is worth 14.',
      right: 'The jack of trumps is worth 20: more than any other card.',
    },
    trumpStrength: {
      tell: 'Jack and nine are also the strongest trumps. Then comes the ace, and the rest as usual.',
      right: 'The nine of trumps beats the ace. Only the jack would be stronger.',
    },
    follow: {
      tell: 'Whoever leads decides the suit. If you have that suit, you must play it: you follow suit.',
      right: 'You have the suit, so you follow.',
    },
    throwAway: {
      tell: 'Without the suit and without trumps you may play any card. That is a discard: it never takes the trick.',
      right: 'The six is worth nothing. Keep the ace and the ten for a trick of your own.',
    },
    followTrump: {
      tell: 'If trumps are led, the same applies: if you have a trump, you play one.',
      right: 'Even the smallest trump has to go.',
    },
    trumpIt: {
      tell: 'A trump beats every other suit. If you do not have the suit led, you may take with a trump.',
      right: 'The little six takes the ace: 21 points for you.',
    },
    trumpInstead: {
      tell: 'You may even trump when you do have the suit. Only a third suit is not allowed.',
      right: 'You may always take with a trump.',
    },
    keepJack: {
      tell: 'The jack of trumps has a privilege: if it is your only trump, you need not play it when trumps are led.',
      right: 'The jack stays in your hand and takes a better trick later.',
    },
    jackIsBest: {
      tell: 'The nine of trumps lies in the trick. Only one card beats it.',
      right: 'The jack takes the nine: a rich trick.',
    },
    noUndertrump: {
      tell: 'If someone has already trumped, you may not play a lower trump as long as you have anything else. That would be undertrumping.',
      right: 'The six would lie below the nine. Everything else is allowed.',
    },
    overtrump: {
      tell: 'A higher trump is always allowed.',
      right: 'In trumps the king is above the ten.',
    },
    onlyTrumps: {
      tell: 'There is one exception: if you have nothing but trumps, you may undertrump.',
      right: 'The six is allowed and costs nothing.',
    },
    topsDown: {
      tell: 'Tops-down is played without trumps. Only the suit led counts, and its highest card takes the trick.',
      right: 'The ace of the suit led takes it. The other ace is a discard.',
    },
    bottomsUp: {
      tell: 'Bottoms-up is the other way round: the six is the strongest card and worth 11, the ace the weakest and worth nothing.',
      right: 'The six beats everything.',
    },
    eights: {
      tell: 'Without trumps the points of jack and nine are missing. Instead every eight is worth 8 points.',
      right: 'Here the eight is worth 8, twice as much as a king.',
    },
    trickPoints: {
      tell: 'At the end each team counts the points in its tricks.',
      right: '11 + 10 + 4 + 0 = 25.',
    },
    lastTrick: {
      tell: 'This is the last trick of the game. Whoever takes it gets 5 points more.',
      right: '3 + 0 + 14 + 10 + 5 = 32.',
    },
    restTo157: {
      tell: 'The cards are always worth 152 points, 157 with the last trick. Your team made 93 in this game.',
      right: '157 − 93 = 64. That is how points are checked at the table.',
    },
    declareTrump: {
      tell: 'Forehand looks at nine cards and decides. Choose a trump suit if you have many strong cards of it.',
      right: 'Five trumps with jack, nine and ace: it hardly gets better.',
    },
    declareObenabe: {
      tell: 'Many aces and kings in all suits? Then you need no trumps.',
      right: 'Four aces and three kings: tops-down you take trick after trick.',
    },
    declarePass: {
      tell: 'With a poor hand you say “gschobe”: then your partner has to declare and cannot pass back. You still lead.',
      right: 'No long suit, no ace, no six: passing is right.',
    },
    feedPartner: {
      tell: 'The player opposite plays with you: your tricks are counted together.',
      right: 'The ten brings you 10 points. Players call it smearing.',
    },
    giveLittle: {
      tell: 'This time somebody on your left or right takes the trick.',
      right: 'The six costs nothing. Keep the ten.',
    },
    bock: {
      tell: 'A card that nobody can beat any more is called a “Bock”. That is why players remember what has been played.',
      right: 'The ace is gone, so this king is a “Bock”.',
    },
  },
  wrong: {
    'may-not': (why) => why,
    'worth-less': (card, n) => `${card} is worth ${points(n)}. Another card is worth more.`,
    'does-not-take': (card, other) => `${card} does not beat ${other}.`,
    'may-be-played': (card) => `${card} is allowed.`,
    'gives-jack': 'That is the jack of trumps. Keep it: it is your only trump, you need not play it.',
    'gives-more': (card, n) => `${card} gives your opponents ${points(n)}. You can give less.`,
    'gives-less': (card, n) => `${card} brings you only ${points(n)}.`,
    'not-bock': (card) => `${card}: a stronger card of this suit is still in play.`,
    'other-winner': (best) => `The strongest card in the trick is ${best}. Who played it?`,
    'other-sum': (parts, sum) => `Add it up: ${parts} = ${sum}.`,
    'other-rest': (ours, sum) => `You have ${ours}; that would make ${sum}. It has to be 157.`,
    'few-trumps': (count) => `You have ${count} of these. Something suits your hand better.`,
    'few-aces': (count) => `You have ${count} ${plural(count, 'ace', 'aces')}. Something suits your hand better.`,
    'few-sixes': (count) => `You have ${count} ${plural(count, 'six', 'sixes')}. Something suits your hand better.`,
    'strong-enough': 'Your cards are too good to pass.',
  },
};
