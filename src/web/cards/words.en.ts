import type { Words } from './words.de.ts';

const numbers = { 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six', 7: 'seven', 8: 'eight', 9: 'nine' };

export const words: Words = {
  name: (suit, rank) => `${rank} of ${suit}`,
  suits: {
    de: { H: 'roses', D: 'acorns', S: 'shields', C: 'bells' },
    fr: { H: 'hearts', D: 'diamonds', S: 'spades', C: 'clubs' },
  },
  ranks: {
    de: { ...numbers, T: 'banner', J: 'under', Q: 'ober', K: 'king', A: 'ace' },
    fr: { ...numbers, T: 'ten', J: 'jack', Q: 'queen', K: 'king', A: 'ace' },
  },
};
