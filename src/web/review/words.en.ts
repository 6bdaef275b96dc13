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
  review: {
    title: 'How well did you play?',
    lead: 'The computer checks every decision of yours, declarations too, using only what you could see at that moment.',
    start: 'Review the match',
    working: (done, of) => `Decision ${done} of ${of}`,
    accuracy: 'of 100 accuracy',
    accuracyIs: (accuracy) => `Accuracy: ${accuracy} of 100.`,
    accuracyNote: '100 means that no decision cost any points.',
    counts: (decisions, costly) =>
      `${decisions} ${plural(decisions, 'decision', 'decisions')}, ${costly} of them certainly costly.`,
    none: 'No decision was certainly costly. Well played!',
    costliest: (count) =>
      count === 1 ? 'Your costliest decision' : `Your ${count === 2 ? 'two' : 'three'} costliest decisions`,
    soFar: 'Found so far',
    place: (game, trick) => (trick === 0 ? `Game ${game}, declaration` : `Game ${game}, trick ${trick}`),
    cost: (points, error) => `−${points} points (± ${error})`,
    hand: 'Your cards',
    forehand: 'You are forehand.',
    passedTo: 'Your partner has passed.',
    youLead: 'You lead.',
    onTable: 'On the table:',
    chosen: 'played',
    best: 'better',
    choices: (chosen, best) => `Your choice: ${chosen}. Better: ${best}.`,
    reasons: {
      takes: (often, seldom) =>
        `Then you take the trick in ${often} of 10 possible deals, with your choice in ${seldom}.`,
      trick: (points) => `On average it brings ${points} ${plural(points, 'point', 'points')} more in this trick.`,
      later: (points) =>
        `On average you then take ${points} ${plural(points, 'point', 'points')} more in the following tricks.`,
      holds: (name, card, tenths) =>
        `In ${tenths} of 10 possible deals ${name} has the strongest hidden trump: ${card}.`,
      declared: (more, less) => `On average it brings ${more} ${plural(more, 'point', 'points')}, your choice ${less}.`,
      leads: (tenths) => `In ${tenths} of 10 possible deals it brings more than your choice.`,
    },
    games: {
      title: 'Game by game',
      game: (number) => `Game ${number}`,
      made: (made, lost) =>
        lost === '0'
          ? `${made} ${plural(made, 'point', 'points')}`
          : `${made} ${plural(made, 'point', 'points')}, ${lost} given away`,
      note: 'Filled is what your team made. Lighter is what your costly decisions cost on average.',
    },
    all: {
      title: 'All your decisions',
      where: 'Where',
      chosen: 'Your choice',
      best: 'Best choice',
      cost: 'Cost',
      right: 'good',
      close: 'cannot be told apart',
      note: 'Costly is only what certainly cost more than a point. After ± stands how precise that is.',
    },
  },
  again: {
    game: 'Play this game again',
    button: 'Again from here',
    title: 'Again from here',
    thenAndNow: (then, now) =>
      `Then your team took ${then} ${plural(then, 'point', 'points')} in this game, now ${now}.`,
    uncounted: 'This counts nowhere.',
    onceMore: 'Another try',
    back: 'Back to the match',
  },
};
