import type { Words } from './host.de.ts';

export const words: Words = {
  title: 'Responsabile del torneo',
  newLink: 'Nella finestra in cui gira il programma premi Invio: appare un nuovo link.',
  notHost: 'Questo browser non è ancora quello della direzione. Apri il link che il programma mostra all’avvio.',
  byAccount: 'Qui dirigi i tornei con il tuo account.',
  signIn: 'Accedi',
  isHost: 'Questo browser è quello della direzione.',
  takeBack: 'Non dirigere più',
  takeBackMeans: 'Nessun browser è più quello della direzione. Un nuovo link ne designa uno; i tornei restano.',
};
