import type { Words } from './invitation.de.ts';

export const words: Words = {
  title: 'Championship',
  stages: { draft: 'draft', announced: 'announced', running: 'running', over: 'over', archived: 'archive' },
  enterWin: 'Qualification, semi-final, live final: in the end the best play for the title at real tables.',
  enterText: 'Taking part is free. You play with a computer partner against two computer players.',
  enterButton: 'Take part now',
  champion: 'Won by',
  numbered: (n) => `No. ${n}`,
  rankingLink: 'Ranking',
};
