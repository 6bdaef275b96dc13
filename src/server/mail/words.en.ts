import type { Words } from './words.de.ts';

export const words: Words = {
  greeting: (name) => (name === '' ? 'Hello' : `Hello ${name}`),
  foot: 'This message was sent automatically. Gschobe never asks for your password by e-mail.',
};
