import type { Words } from './host.de.ts';

export const words: Words = {
  title: 'Tournament director',
  newLink: 'Press Enter in the window where the program runs: a new link appears there.',
  notHost: 'This browser is not the director’s yet. Open the link that the program shows when it starts.',
  byAccount: 'Here you run tournaments with your account.',
  signIn: 'Sign in',
  isHost: 'This browser is the director’s.',
  takeBack: 'Stop directing',
  takeBackMeans: 'No browser is the director’s any more. A new link makes one again; tournaments stay.',
};
