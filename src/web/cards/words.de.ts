/** The cards by name; suits H D S C in either deck: ruling M2. */
export const words = {
  /** «Eichel-Ass», «Schilten-Under», «Herz-Bube». */
  name: (suit: string, rank: string) => `${suit === 'Eicheln' ? 'Eichel' : suit}-${rank}`,
  suits: {
    de: { H: 'Rosen', D: 'Eicheln', S: 'Schilten', C: 'Schellen' },
    fr: { H: 'Herz', D: 'Ecken', S: 'Schaufel', C: 'Kreuz' },
  },
  ranks: {
    de: {
      2: 'Zwei',
      3: 'Drei',
      4: 'Vier',
      5: 'Fünf',
      6: 'Sechs',
      7: 'Sieben',
      8: 'Acht',
      9: 'Neun',
      T: 'Banner',
      J: 'Under',
      Q: 'Ober',
      K: 'König',
      A: 'Ass',
    },
    fr: {
      2: 'Zwei',
      3: 'Drei',
      4: 'Vier',
      5: 'Fünf',
      6: 'Sechs',
      7: 'Sieben',
      8: 'Acht',
      9: 'Neun',
      T: 'Zehn',
      J: 'Bube',
      Q: 'Dame',
      K: 'König',
      A: 'Ass',
    },
  },
};

export type Words = typeof words;
