import type { Words } from './words.de.ts';

export const words: Words = {
  greeting: (name) => (name === '' ? 'Bonjour' : `Bonjour ${name}`),
  foot: 'Ce message a été envoyé automatiquement. Gschobe ne te demande jamais ton mot de passe par e-mail.',
};
