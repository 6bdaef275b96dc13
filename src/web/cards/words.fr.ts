import type { Words } from './words.de.ts';

const numbers = { 2: 'deux', 3: 'trois', 4: 'quatre', 5: 'cinq', 6: 'six', 7: 'sept', 8: 'huit', 9: 'neuf' };

export const words: Words = {
  name: (suit, rank) => (/^[aeiouhéœ]/i.test(suit) ? `${rank} d’${suit}` : `${rank} de ${suit}`),
  suits: {
    de: { H: 'roses', D: 'glands', S: 'écussons', C: 'grelots' },
    fr: { H: 'cœur', D: 'carreau', S: 'pique', C: 'trèfle' },
  },
  ranks: {
    de: { ...numbers, T: 'bannière', J: 'under', Q: 'ober', K: 'roi', A: 'as' },
    fr: { ...numbers, T: 'dix', J: 'valet', Q: 'dame', K: 'roi', A: 'as' },
  },
};
