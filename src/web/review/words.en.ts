import { plural } from '../i18n/format.ts';
import type { Words } from './words.de.ts';

export const words: Words = {
  lookBack: 'Review the game',
  lead: 'Tap a card to see which card would have been best at that moment.',
  whichGame: 'Game',
  game: (number, mode) => `Game ${number}: ${mode}`,
  trickOf: (number) => `Trick ${number}`,
  wonBy: (name, points) => `${name}, ${points} ${plural(points, 'point', 'points')}`,
  ask: (name, card) => `${name}: ${card}. Why?`,
  thinking: 'Thinking…',
  title: (name, card) => `${name}: ${card}`,
  noChoice: 'There was no choice: this was the only card allowed.',
  unknown: 'Sorry, this browser cannot calculate it.',
  best: 'best card',
  second: 'second-best card',
  played: 'played',
  points: (points) => `${points} points`,
  verdict: {
    best: 'This was the best card.',
    close: 'Cannot be told apart from the best card.',
    worse: (points, error) =>
      error === '0' ? `On average this cost ${points} points.` : `On average this cost ${points} points (± ${error}).`,
  },
  how: (worlds) =>
    `Average points this team would take with each card, over ${worlds} possible deals of the hidden cards, using only what the player could see at that moment.`,
};
