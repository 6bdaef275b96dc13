import { plural } from '../i18n/format.ts';
import type { Words } from './charter.de.ts';

export const words: Words = {
  title: 'Rules of the evening',
  print: 'Print the rules',
  acceptance: 'Whoever plays accepts these rules. There is no recourse to the courts.',
  extras: { match: 'match 100', stoeck: 'Stöck 20', weis: 'melds' },
  lines: {
    passen: (f) => `To be played: ${f.passen} ${plural(f.passen, 'set', 'sets')} of ${f.games} games.`,
    partners: () => 'Partner, opponents and table change in every set and are drawn.',
    pairs: () => 'Pairs stay together all evening. Opponents and tables are drawn.',
    points: () =>
      'Every game is worth 157 points: 152 in the cards and 5 for the last trick. Stöck, melds and match do not count.',
    extras: (f) => `Tonight these count as well: ${f.list}.`,
    modes: () =>
      'One of the four trump suits, Obenabe or Undenufe is declared. Without trumps every eight counts 8 points.',
    number: () => 'Your number is yours all evening and is not swapped.',
    start: () => 'Every set begins only on the tournament director’s word.',
    writer: () =>
      'The table elects who writes. Whoever writes deals the first game; then the deal passes to the right.',
    deal: () =>
      'At least three cards are cut, three times three are dealt. Before the first lead count your nine cards and see that the right person dealt.',
    declare: () =>
      'Forehand declares or passes with the word “gschobe”; only then does the partner pick up the cards. Nobody passes back. Forehand leads, with any card.',
    follow: () =>
      'You follow suit or trump. The jack of trumps never has to be played. Only those who have nothing else may undertrump.',
    silence: () => 'No signs and no remarks. Turned tricks stay turned. All nine tricks are played.',
    fault: () => 'If something went wrong, leave the cards and call the supervisor.',
    count: (f) =>
      `Both sides count and compare: 157 in the game, ${f.all} in the set. Only then are the cards put together.`,
    visa: (f) =>
      f.by === 'supervisor'
        ? 'After every set the supervisor writes the points on the personal sheet and initials them.'
        : 'After every set the points go on the personal sheet; the supervisor checks and initials them.',
    total: () =>
      'At the end you add up your own total, have it initialled and hand in the sheet. Without initials, or not handed in, you are not ranked.',
    ties: (f) =>
      f.ties === 'best-passe'
        ? 'If points are equal, the best set decides, then the second best, and so on.'
        : 'If points are equal, the rank is the same.',
    bye: (f) =>
      f.points === null
        ? 'Whoever sits out a set gets the mean of their own sets.'
        : `Whoever sits out a set gets ${f.points} points.`,
    finalTable: (f) =>
      `The four best play ${f.passen} ${plural(f.passen, 'set', 'sets')} of ${f.games} games at the final table, everybody once with everybody, from zero.`,
    warning: (f) =>
      f.from === 1
        ? 'Whoever does not keep to the rules is warned and may then be excluded.'
        : `Whoever does not keep to the rules is warned. From warning no. ${f.from} on, exclusion may follow.`,
    decision: () => 'The supervisor decides at the table, the tournament director has the last word.',
  },
};
