import type { Words } from './invitation.de.ts';

export const words: Words = {
  title: 'Campionato',
  stages: { draft: 'bozza', announced: 'annunciato', running: 'in corso', over: 'concluso', archived: 'archivio' },
  enterWin: 'Qualificazione, semifinale, finale dal vivo: alla fine i migliori giocano per il titolo a tavoli veri.',
  enterText: 'La partecipazione è gratuita. Giochi con un compagno virtuale contro due giocatori virtuali.',
  enterButton: 'Partecipa ora',
  champion: 'Ha vinto',
  numbered: (n) => `N. ${n}`,
  rankingLink: 'Classifica',
};
