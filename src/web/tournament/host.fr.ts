import type { Words } from './host.de.ts';

export const words: Words = {
  title: 'Direction du tournoi',
  newLink: 'Dans la fenêtre où tourne le programme, appuie sur Entrée\u202F: un nouveau lien s’affiche.',
  notHost: 'Ce navigateur n’est pas encore celui de la direction. Ouvre le lien que le programme montre au départ.',
  byAccount: 'Ici, tu diriges les tournois avec ton compte.',
  signIn: 'Se connecter',
  isHost: 'Ce navigateur est celui de la direction.',
  takeBack: 'Ne plus diriger',
  takeBackMeans:
    'Aucun navigateur n’est alors celui de la direction. Un nouveau lien en désigne un\u202F; les tournois restent.',
};
