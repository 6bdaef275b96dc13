/** The way in on a hall's laptop. */
export const words = {
  title: 'Turnierleitung',
  newLink: 'Drücke im Fenster, in dem das Programm läuft, die Eingabetaste: Dort erscheint ein neuer Link.',
  notHost: 'Dieser Browser gehört noch nicht der Turnierleitung. Öffne den Link, den das Programm beim Start zeigt.',
  byAccount: 'Turniere leitest du hier mit deinem Konto.',
  signIn: 'Anmelden',
  isHost: 'Dieser Browser gehört der Turnierleitung.',
  takeBack: 'Nicht mehr leiten',
  takeBackMeans:
    'Kein Browser gehört danach mehr der Turnierleitung. Ein neuer Link macht einen wieder dazu; Turniere bleiben.',
};

export type Words = typeof words;
