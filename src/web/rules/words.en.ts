import type { Words } from './words.de.ts';

export const words: Words = {
  title: 'How Schieber is played',
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
      title: 'Declaring and passing',
      text: [
        'Forehand sits to the right of the dealer and declares what holds: a trump suit, tops-down or bottoms-up.',
        'Or forehand says «gschobe», nothing else, and leaves the declaration to the partner. There is no passing back. Forehand leads in any case.',
      ],
      article: 'Art. 2.03, 2.05',
    },
    following: {
      title: 'Following, trumping, discarding',
      text: [
        'If you have the suit led, follow it or play a trump. If you have none, any card may be played.',
        'If a trump already lies there, you may not undertrump, unless you have nothing but trumps.',
        'If trumps are led, you have to play a trump. Only the jack of trumps may always be held back.',
      ],
      article: 'Art. 2.05',
    },
    turned: {
      title: 'Turned is turned',
      text: [
        'In rated play nobody looks back at a turned trick. When practising you may see the last one.',
        'All nine tricks are played.',
      ],
      article: 'Art. 7.05',
    },
    notScored: {
      title: 'What does not count',
      text: ['Marriages, melds and a bonus for all tricks are not scored. All game formats count single.'],
      article: 'Art. 2.04',
    },
  },
  valuesTitle: 'Trick value and points',
  valuesNote: 'Strongest card on top, points beside it.',
  trump: 'Trump',
  side: 'Minor suit',
  obenabe: 'Tops-down',
  undenufe: 'Bottoms-up',
  keysTitle: 'Playing by keyboard',
  keysText:
    '1 to 9 lifts a card; the same number again or Enter plays it. T reads the table, H the hand, S the score, W says whose turn it is. When declaring, 1 to 6 chooses the format, 0 «gschobe», Enter confirms.',
  binding: 'The organiser’s German regulations are binding.',
};
