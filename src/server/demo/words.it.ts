import type { Words } from './words.de.ts';

export const words: Words = {
  demo: 'Demo',
  invented: 'Tutte le persone qui sono inventate, il denaro è finto.',
  who: 'Chi vuoi essere?',
  tour: 'Visita',
  guises: {
    player: 'Giocatrice',
    finalist: 'Semifinalista',
    organiser: 'Organizzazione',
    director: 'Direzione',
    writer: 'Segnapunti',
    supervisor: 'Sorveglianza',
    wall: 'Schermo',
    cashier: 'Cassa',
    auditor: 'Revisione',
  },
  title: 'Una casa piena di gente',
  lead: 'Dodici luoghi che meritano uno sguardo. Ogni pulsante apre una finestra propria, nei panni di qualcun altro: mettine più d’una fianco a fianco e vedi come ciò che fa l’una arriva all’altra.',
  clock: (moment) =>
    `All’avvio l’orologio di questa casa segnava ${moment} e da lì prosegue, in qualunque giorno tu la avvii. Un nuovo avvio ricomincia da lì.`,
  oneWindow:
    'Questo browser non conosce finestre separate per più persone: qui sei sempre una persona sola alla volta.',
  open: (who) => `Guarda come: ${who}`,
  stops: {
    table: {
      title: 'Il tavolo',
      text: 'Le carte sono date: gioca contro tre computer. Prima della prima carta l’impronta della distribuzione è sul tavolo; dopo l’ultima la ricalcoli.',
    },
    daily: {
      title: 'Le dodici del giorno',
      text: 'Gli stessi dodici giochi per tutti. Giocali e guarda quanti altri, qui, hanno fatto meno punti.',
    },
    qualification: {
      title: 'La qualificazione',
      text: '300 persone nella seconda settimana. Comincia una partita valida; la classifica si muove mentre guardi.',
    },
    champion: {
      title: 'L’ultimo titolo',
      text: 'L’edizione dell’anno scorso con il suo titolo, la classifica ufficiale e i posti del torneo finale.',
    },
    semiFinal: {
      title: 'Una semifinale veloce',
      text: 'Quattro giochi in cinque minuti, contano le tre partite migliori. Cominciane una e tieni d’occhio l’orologio.',
    },
    office: {
      title: 'L’ufficio',
      text: 'Fra le persone c’è un account che somiglia troppo a un altro. Il registro dice quale partita è stata restituita, e da chi.',
    },
    desk: {
      title: 'Il tavolo della direzione',
      text: 'Una serata di club con dieci tavoli, a metà della terza passata. I tavoli scrivono da soli: aprine uno, ammonisci qualcuno, stampa una lista.',
    },
    writer: {
      title: 'La lavagna del tavolo',
      text: 'Il telefono con cui scrive il tavolo 1. Inserisci un gioco e guarda lo schermo accanto.',
    },
    wall: {
      title: 'Lo schermo',
      text: 'Ciò che vede tutta la sala: classifica, tavoli, orologio. Lascialo aperto accanto alla direzione.',
    },
    finalTable: {
      title: 'Il tavolo finale',
      text: 'I quattro migliori di un altro torneo si giocano la vittoria: tre passate, ognuno una volta con ognuno.',
    },
    series: {
      title: 'Quattro serate, una classifica',
      text: 'Il campionato della capanna: tre serate sono finite, quella di stasera conta già.',
    },
    big21: {
      title: 'Big21 e la cassa',
      text: 'Un pagamento è fermo finché una seconda persona lo libera. Cerca «Vreni Amstutz», leggi l’estratto; come revisione ricalcoli poi tutta la catena.',
    },
  },
};
