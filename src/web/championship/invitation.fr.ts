import type { Words } from './invitation.de.ts';

export const words: Words = {
  title: 'Championnat',
  stages: { draft: 'projet', announced: 'annoncé', running: 'en cours', over: 'terminé', archived: 'archives' },
  enterWin:
    'Qualification, demi-finale, finale en direct\u202F: à la fin, les meilleurs jouent pour le titre à de vraies tables.',
  enterText: 'La participation est gratuite. Tu joues avec un partenaire virtuel contre deux joueurs virtuels.',
  enterButton: 'Participer maintenant',
  champion: 'Victoire de',
  numbered: (n) => `N° ${n}`,
  rankingLink: 'Classement',
};
