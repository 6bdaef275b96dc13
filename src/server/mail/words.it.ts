import type { Words } from './words.de.ts';

export const words: Words = {
  greeting: (name) => (name === '' ? 'Ciao' : `Ciao ${name}`),
  foot: 'Questo messaggio è stato inviato automaticamente. Gschobe non ti chiede mai la password per e-mail.',
};
