import type { CertificateWords } from './certificateWords.ts';

export const words: CertificateWords = {
  title: (model) => `Big21, modello ${model}: certificato delle probabilità`,
  lead: (ratio, highest) =>
    `Il giocatore di riferimento riceve il ${ratio} delle puntate e delle carte comprate; nessun modo di giocare riceve più del ${highest}. Tutte le cifre sono calcolate esattamente, non stimate, e valgono per ogni giocatore, ogni puntata e ogni momento.`,
  weights: 'Pesi, SHA-256',
  cards: 'Frequenza di ogni carta',
  free: 'Quante carte gratuite arrivano',
  players: 'Quanto rende ogni modo di giocare',
  player: 'modo di giocare',
  base: 'solo giro',
  whole: 'con carte e High/Low',
  bought: 'comprate',
  piles: 'mazzi',
  lost: 'perso',
  playersNote:
    'Solo giro: pagamento medio per franco puntato, senza carte comprate. Con carte e High/Low: pagamento diviso per puntate e carte comprate, High/Low giocato al meglio. «Migliore» mira alla vincita netta più alta.',
  best: 'Il modo migliore di giocare',
  allowed: 'carte acquistabili',
  alone: 'solo giro',
  withHighLow: 'con High/Low',
  bestNote: 'Valore netto per franco puntato. Sotto 1 nessuna puntata nel Rischio può aumentarlo.',
  highLow: 'High/Low',
  atStake: 'vincita in gioco',
  worth: 'valore',
  predictOn: 'prevedere con',
  stopOn: 'altrimenti fermarsi',
  names: {
    careless: 'imprudente',
    naive: 'ingenuo',
    index: 'mazzo per mazzo',
    sensible: 'ragionato (riferimento)',
    best: 'migliore',
  },
  who: {
    careless:
      'Mette ogni carta dove la somma diventa più alta entro 21; non scarta mai e perde il giro quando non va da nessuna parte.',
    naive: 'Lo stesso, ma scarta una carta che non va da nessuna parte.',
    index: 'Mette ogni carta dove la probabilità di completare quel mazzo cresce di più.',
    sensible:
      'Sa quali somme sono buone: 21, poi 11, le somme con un asso da 11, poi 10; evita due somme uguali da 12 a 20; scarta le carte dannose.',
    best: 'Conosce il valore di ogni stato del gioco.',
  },
  whoTitle: 'I modi di giocare',
  pdf: 'Scarica il PDF',
  check: 'Ricalcolare: gschobe big21 certificate',
  letters: { J: 'F', Q: 'D', K: 'R' },
};
