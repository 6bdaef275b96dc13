import type { Words } from './words.de.ts';

const numbers = { 2: 'due', 3: 'tre', 4: 'quattro', 5: 'cinque', 6: 'sei', 7: 'sette', 8: 'otto', 9: 'nove' };

export const words: Words = {
  name: (suit, rank) => `${rank} di ${suit}`,
  suits: {
    de: { H: 'rose', D: 'ghiande', S: 'scudi', C: 'campanelli' },
    fr: { H: 'cuori', D: 'quadri', S: 'picche', C: 'fiori' },
  },
  ranks: {
    de: { ...numbers, T: 'bandiera', J: 'under', Q: 'ober', K: 're', A: 'asso' },
    fr: { ...numbers, T: 'dieci', J: 'fante', Q: 'dama', K: 're', A: 'asso' },
  },
};
