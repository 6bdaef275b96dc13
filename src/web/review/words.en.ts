import { plural } from '../i18n/format.ts';
import type { Words } from './words.de.ts';

export const words: Words = {
  lookBack: 'Look back',
  lead: 'Tap a card: what would have brought most from that seat?',
  whichGame: 'Game',
  game: (number, mode) => `Game ${number}: ${mode}`,
  trickOf: (number) => `Trick ${number}`,
  wonBy: (name, points) => `${name}, ${points} ${plural(points, 'point', 'points')}`,
  ask: (name, card) => `${name}: ${card}. Why?`,
  thinking: 'Thinking …',
  title: (name, card) => `${name}: ${card}`,
  noChoice: 'There was nothing to choose: only this card was allowed.',
  unknown: 'This browser cannot work it out.',
  best: 'best',
  second: 'second best',
  played: 'played',
  points: (points) => `${points} points`,
  verdict: {
    best: 'From here this was the best card.',
    close: 'Almost as good as the best card.',
    worse: (points) => `On average this cost ${points} points.`,
  },
  how: (worlds) =>
    `Expected points of this pair in the whole game, from ${worlds} possible deals of the hidden cards. Worked out only from what this seat saw at that moment.`,
};
