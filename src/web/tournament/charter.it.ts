import { plural } from '../i18n/format.ts';
import type { Words } from './charter.de.ts';

export const words: Words = {
  title: 'Regolamento',
  print: 'Stampa il regolamento',
  acceptance: 'Chi gioca accetta il regolamento. Sono escluse le vie legali.',
  extras: { match: 'match 100', stoeck: 'stöck 20', weis: 'annunci' },
  lines: {
    passen: (f) => `Da giocare: ${f.passen} ${plural(f.passen, 'partita', 'partite')} da ${f.games} smazzate.`,
    partners: () => 'Compagno, avversari e tavolo cambiano a ogni partita e sono sorteggiati.',
    pairs: () => 'Le coppie restano insieme tutta la sera. Avversari e tavoli sono sorteggiati.',
    points: () =>
      'Ogni smazzata vale 157 punti: 152 nelle carte e 5 per l’ultima presa. Stöck, annunci e match non contano.',
    extras: (f) => `Stasera contano inoltre: ${f.list}.`,
    modes: () =>
      'Si sceglie uno dei quattro semi di briscola, Obenabe (dall’alto) o Undenufe (dal basso). Senza briscola ogni otto conta 8 punti.',
    number: () => 'Il tuo numero vale tutta la sera e non si scambia.',
    start: () => 'Ogni partita comincia solo su ordine della direzione del torneo.',
    writer: () =>
      'Il tavolo sceglie chi scrive. Chi scrive dà le carte nella prima smazzata; poi si prosegue verso destra.',
    deal: () =>
      'Si tagliano almeno tre carte e se ne danno tre volte tre. Prima della prima carta conta le tue nove carte e guarda che le abbia date la persona giusta.',
    declare: () =>
      'Chi è di mano sceglie la briscola o passa con la parola «gschobe»; solo allora chi gioca in coppia prende le sue carte. La scelta non si può rendere. Chi è di mano cala la prima carta, una qualsiasi.',
    follow: () =>
      'Si risponde al seme o si taglia. Il fante di briscola non è mai obbligatorio. Solo chi non ha altro può sottotagliare.',
    silence: () => 'Niente segni né commenti. Le prese girate restano girate. Si giocano tutte e nove le prese.',
    fault: () => 'Se qualcosa è andato storto, lasciate le carte e chiamate il controllo.',
    count: (f) =>
      `Le due parti contano e confrontano: 157 nella smazzata, ${f.all} nella partita. Solo allora si raccolgono le carte.`,
    visa: (f) =>
      f.by === 'supervisor'
        ? 'Dopo ogni partita il controllo scrive i punti sul foglio personale e mette il visto.'
        : 'Dopo ogni partita i punti vanno sul foglio personale; il controllo li verifica e mette il visto.',
    total: () =>
      'Alla fine calcoli tu il tuo totale, fai mettere il visto e consegni il foglio. Senza visto o consegna non c’è rango.',
    ties: (f) =>
      f.ties === 'best-passe'
        ? 'A parità di totale decide la partita migliore, poi la seconda e così via.'
        : 'A parità di totale il rango è lo stesso.',
    bye: (f) =>
      f.points === null
        ? 'Chi salta una partita riceve la media delle proprie partite.'
        : `Chi salta una partita riceve ${f.points} punti.`,
    finalTable: (f) =>
      `I quattro migliori giocano al tavolo finale ${f.passen} ${plural(f.passen, 'partita', 'partite')} da ${f.games} smazzate, ognuno una volta con ognuno, e ripartono da zero.`,
    warning: (f) =>
      f.from === 1
        ? 'Chi non rispetta le regole è ammonito e può poi essere escluso.'
        : `Chi non rispetta le regole è ammonito. Dall’ammonizione n. ${f.from} è possibile l’esclusione.`,
    decision: () => 'Il controllo decide al tavolo, la direzione del torneo in modo definitivo.',
  },
};
