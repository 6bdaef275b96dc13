import type { Words } from './care.de.ts';

export const words: Words = {
  title: 'Protezione dei giocatori',
  lead: 'Big21 deve restare un gioco. Qui trovi ciò che ti aiuta.',
  signsTitle: 'Abbiamo notato qualcosa',
  signs: {
    chasing:
      'Dopo una perdita alzi spesso subito la puntata. Voler recuperare il perduto costa in media ancora di più.',
    nights: 'Nell’ultimo mese hai giocato per denaro in più notti dopo mezzanotte.',
    raises: 'Nell’ultimo mese hai alzato più volte i tuoi limiti.',
  },
  signsNote: 'Lo vedi solo tu. La casa sa soltanto quante persone vedono un tale avviso.',
  more: 'Pausa, test, aiuto',
  pauseTitle: 'Pausa',
  pauseLead: 'Da subito niente gioco per denaro. Puoi continuare a esercitarti. Una pausa non si può accorciare.',
  day: 'Un giorno di pausa',
  week: 'Una settimana di pausa',
  longer: 'Escludersi più a lungo, fino a 180 giorni',
  limits: 'Imposta i limiti',
  testTitle: 'Test',
  testLead:
    'Pensa agli ultimi dodici mesi. Le tue risposte restano in questo browser e non sono salvate da nessuna parte.',
  questions: [
    'Hai puntato più di quanto potevi permetterti?',
    'Ti servivano puntate più alte per sentire la stessa tensione?',
    'Hai rigiocato un altro giorno per recuperare il perduto?',
    'Hai preso in prestito denaro o venduto qualcosa per giocare?',
    'Hai mai avuto la sensazione di giocare troppo?',
    'Qualcuno ti ha detto che giochi troppo?',
    'Hai nascosto ad altri quanto giochi?',
    'Il gioco ha causato problemi di denaro a te o alla tua famiglia?',
    'Sei stato male per il gioco, con stress o sensi di colpa?',
  ],
  answers: ['mai', 'a volte', 'spesso', 'quasi sempre'],
  result: 'Mostrare il risultato',
  results: {
    none: 'Nulla indica un problema. I limiti aiutano a restare così.',
    some: 'Alcune risposte mostrano un rischio. Una pausa o limiti più bassi aiutano; anche un colloquio.',
    many: 'Le tue risposte mostrano un problema chiaro. Non devi risolverlo da solo: telefona, è anonimo e gratuito.',
  },
  resultNote: 'Un test non sostituisce un colloquio con uno specialista.',
  helpTitle: 'Aiuto',
  helpLead: 'Anonimo e gratuito, anche per i familiari.',
  lines: [
    { name: 'Gruppo Azzardo Ticino – Prevenzione (GAT-P)', page: 'https://www.gat-p.ch', phone: '0800 000 330' },
    { name: 'Dipendenze Svizzera', page: 'https://www.dipendenzesvizzera.ch', phone: '0800 104 104' },
  ],
  online: { name: 'SafeZone, consulenza online', page: 'https://www.safezone.ch' },
  canton: 'Il tuo cantone',
  cantonPage: (canton) => `Sito del Canton ${canton}`,
  cantonNote: 'Il GAT-P e il tuo cantone indicano i consultori vicino a te.',
  helpAsOf: (day) => `Numeri e indirizzi: stato al ${day}. Qualcosa non è più giusto? Dillo all’organizzatore.`,
  checkHelp: (day) =>
    `Le offerte di aiuto sono del ${day}. Chiama i numeri, apri le pagine e segnala ciò che non è più giusto, prima che qualcuno abbia bisogno di aiuto.`,
  realityStop: 'Smettere',
  realityStopNote: 'Un gioco aperto ti aspetta fino alla fine delle sue quattro ore.',
  depositLimits: 'Limite di versamento (facoltativo)',
  depositLimitsLead:
    'Puoi versare al massimo questo importo, contando all’indietro da adesso. Vuoto significa senza limite. Un aumento o una soppressione vale solo dopo 72 ore.',
  withdrawRaises: 'Ritirare gli aumenti in attesa',
  pdf: 'Scarica il PDF',
};
