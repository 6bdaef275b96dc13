import type { Words } from './words.de.ts';

export const words: Words = {
  title: 'Le regole dello Schieber',
  learn: 'Imparare in dieci minuti',
  sections: {
    basics: {
      title: 'In breve',
      text: [
        'Quattro giocatori, due squadre. Si gioca con chi siede di fronte, in senso antiorario, con 36 carte, nove a testa.',
        'Ogni smazzata vale 157 punti: 152 sulle carte e 5 per l’ultima presa. Una partita ha dodici smazzate. Tutti i punti della tua squadra contano per te.',
      ],
      article: 'art. 2.01, 2.04',
    },
    declaring: {
      title: 'Scegliere la formula o passare',
      text: [
        'A destra del mazziere siede il giocatore di mano. Sceglie la formula di gioco: un seme di briscola, obenabe (dall’alto) o undenufe (dal basso).',
        'Oppure dice «gschobe» (passo), nient’altro, e lascia la scelta alla compagna o al compagno, che non può passare a sua volta. In ogni caso cala la prima carta il giocatore di mano.',
      ],
      article: 'art. 2.03, 2.05',
    },
    following: {
      title: 'Rispondere, tagliare, scartare',
      text: [
        'Se hai il seme richiesto, devi rispondere o tagliare con una briscola. Altrimenti puoi calare qualsiasi carta. Con obenabe e undenufe non ci sono briscole: se hai il seme, devi rispondere.',
        'Se qualcuno ha già tagliato con una briscola, non puoi calarne una inferiore, a meno che ti restino solo briscole.',
        'Se la prima carta è una briscola, devi rispondere a briscola. Solo il fante (under) di briscola si può sempre tenere.',
      ],
      article: 'art. 2.05',
    },
    turned: {
      title: 'Presa girata, presa chiusa',
      text: [
        'Durante il campionato non si possono più guardare le prese girate. In allenamento puoi rivedere l’ultima presa.',
        'Si giocano tutte e nove le prese.',
      ],
      article: 'art. 7.05',
    },
    notScored: {
      title: 'Che cosa non conta',
      text: ['Stöck, annunci e il bonus per tutte le prese (match) non contano. Tutte le formule contano semplice.'],
      article: 'art. 2.04',
    },
  },
  valuesTitle: 'Forza e punti',
  valuesNote: 'La carta più forte in alto, i punti accanto.',
  trump: 'Briscola',
  side: 'Seme secondario',
  obenabe: 'Obenabe (dall’alto)',
  undenufe: 'Undenufe (dal basso)',
  keysTitle: 'Giocare con i tasti',
  keysText:
    'Da 1 a 9 alza una carta, la stessa cifra o Invio la cala. T legge il tavolo, H la mano, S i punti, W dice a chi tocca. Per scegliere, da 1 a 6 la formula, 0 «gschobe», Invio conferma.',
  binding: 'Fa stato il regolamento tedesco dell’organizzatore.',
};
