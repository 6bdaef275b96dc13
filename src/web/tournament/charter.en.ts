import type { Words } from './charter.de.ts';

export const words: Words = {
  title: 'Rules of the evening',
  print: 'Print the rules',
  acceptance: 'Whoever plays accepts these rules. There is no recourse to the courts.',
  extras: { match: 'match 100', stoeck: 'Stöck 20', weis: 'Weis' },
  lines: {
    passen: (f) => `${f.passen} Passen of ${f.games} games are played.`,
    partners: () => 'Partner, opponents and table change in every Passe and are drawn by lot.',
    pairs: () => 'Pairs stay together all evening. Opponents and tables are drawn by lot.',
    points: () =>
      'Every game is worth 157 points: 152 in the cards and 5 for the last trick. Stöck, Weis and match do not count.',
    extras: (f) => `Tonight these count as well: ${f.list}.`,
    modes: () =>
      'One of the four trump suits, Obenabe or Undenufe is declared. Without trumps every eight counts 8 points.',
    number: () => 'Your number holds all evening and is not swapped.',
    start: () => 'Every Passe begins only on the tournament director’s word.',
    writer: () => 'The table elects who writes. Whoever writes deals the first game; then it goes on to the right.',
    deal: () =>
      'At least three cards are cut, three times three are dealt. Before the first lead count your nine cards and see that the right person dealt.',
    declare: () =>
      'Forehand declares or passes with the word “gschobe”; only then does the partner pick up the cards. Nobody passes back. Forehand leads, with any card.',
    follow: () =>
      'Suit is followed, or trumped. The jack of trumps never has to be played. Only who has nothing else may undertrump.',
    silence: () => 'No signs and no remarks. Turned tricks stay turned. All nine tricks are played.',
    fault: () => 'If something went wrong, leave the cards and call the supervisor.',
    count: (f) =>
      `Both sides count and compare: 157 in the game, ${f.all} in the Passe. Only then are the cards put together.`,
    visa: (f) =>
      f.by === 'supervisor'
        ? 'After every Passe the supervisor writes the points on the personal sheet and initials them.'
        : 'After every Passe the points go on the personal sheet; the supervisor checks and initials them.',
    total: () =>
      'At the end you add up your own total, have it initialled and hand in the sheet. Without initials, or not handed in, you are not ranked.',
    ties: (f) =>
      f.ties === 'best-passe'
        ? 'Level on points, the best Passe decides, then the second best, and so on.'
        : 'Level on points, the rank is the same.',
    bye: (f) =>
      f.points === null
        ? 'Whoever sits out a Passe gets the mean of their own Passen.'
        : `Whoever sits out a Passe gets ${f.points} points.`,
    finalTable: (f) =>
      `The four best play ${f.passen} Passen of ${f.games} games at the final table, everybody once with everybody, from zero.`,
    warning: (f) =>
      f.from === 1
        ? 'Whoever does not keep to the rules is warned and may then be excluded.'
        : `Whoever does not keep to the rules is warned. From warning no. ${f.from} on, exclusion may follow.`,
    decision: () => 'The supervisor decides at the table, the tournament director has the last word.',
  },
};
