import type { Words } from './words.de.ts';

export const words: Words = {
  title: 'How Schieber is played',
  learn: 'Learn it in ten minutes',
  sections: {
    basics: {
      title: 'In short',
      text: [
        'Four players, two teams. Partners sit opposite each other. Play goes anticlockwise, with 36 cards, nine each.',
        'Every game is worth 157 points: 152 on the cards and 5 for the last trick. A match has twelve games. All points of your team count for you.',
      ],
      article: 'Art. 2.01, 2.04',
    },
    declaring: {
      title: 'Choosing the game format or passing',
      text: [
        'Forehand sits to the right of the dealer and chooses the game format: a trump suit, tops-down or bottoms-up.',
        'Or forehand says “gschobe”, nothing else, and the partner must choose. The partner cannot pass back. Forehand always leads.',
      ],
      article: 'Art. 2.03, 2.05',
    },
    following: {
      title: 'Following, trumping, discarding',
      text: [
        'If you have the suit led, you must follow suit or play a trump. If you have none, you may play any card. In tops-down and bottoms-up there are no trumps: if you have the suit, you must follow.',
        'If someone has already trumped the trick, you may not play a lower trump (undertrump), unless you have nothing but trumps.',
        'If trumps are led, you have to play a trump. Only the jack of trumps may always be held back.',
      ],
      article: 'Art. 2.05',
    },
    turned: {
      title: 'No looking back',
      text: [
        'In the championship, tricks that have been turned over may not be looked at again. When practising you can see the last trick.',
        'All nine tricks are played.',
      ],
      article: 'Art. 7.05',
    },
    notScored: {
      title: 'What does not count',
      text: ['Marriages, melds and the bonus for winning all tricks do not count. All game formats count once.'],
      article: 'Art. 2.04',
    },
  },
  valuesTitle: 'Card rank and points',
  valuesNote: 'Strongest card on top, points beside it.',
  trump: 'Trump',
  side: 'Minor suit',
  obenabe: 'Tops-down',
  undenufe: 'Bottoms-up',
  keysTitle: 'Playing by keyboard',
  keysText:
    '1 to 9 lifts a card; the same number again or Enter plays it. T reads the table, H the hand, S the score, W says whose turn it is. When choosing the game format, 1 to 6 selects it, 0 is “gschobe”, Enter confirms.',
  binding: 'The organiser’s German rules are binding.',
};
