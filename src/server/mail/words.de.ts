/** What stands around every letter. */
export const words = {
  greeting: (name: string) => (name === '' ? 'Hallo' : `Hallo ${name}`),
  foot: 'Diese Nachricht wurde automatisch verschickt. Gschobe fragt dich nie per E-Mail nach deinem Passwort.',
};

export type Words = typeof words;
