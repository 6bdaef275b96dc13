import type { Words } from './charter.de.ts';

export const words: Words = {
  title: 'Regolamento',
  print: 'Stampa il regolamento',
  acceptance: 'Chi gioca accetta il regolamento. Sono escluse le vie legali.',
  extras: { match: 'match 100', stoeck: 'stöck 20', weis: 'annunci' },
  lines: {
    passen: (f) => `Si giocano ${f.passen} passate da ${f.games} giochi.`,
    partners: () => 'Compagno, avversari e tavolo cambiano a ogni passata e sono sorteggiati.',
    pairs: () => 'Le coppie restano insieme tutta la sera. Avversari e tavoli sono sorteggiati.',
    points: () =>
      'Ogni gioco vale 157 punti: 152 nelle carte e 5 per l’ultima presa. Stöck, annunci e match non contano.',
    extras: (f) => `Stasera contano inoltre: ${f.list}.`,
    modes: () =>
      'Si dichiara uno dei quattro semi di briscola, obenabe o undenufe. Senza briscola ogni otto conta 8 punti.',
    number: () => 'Il tuo numero vale tutta la sera e non si scambia.',
    start: () => 'Ogni passata comincia solo su ordine della direzione del torneo.',
    writer: () => 'Il tavolo sceglie chi scrive. Chi scrive dà le carte nel primo gioco; poi si prosegue verso destra.',
    deal: () =>
      'Si tagliano almeno tre carte e se ne danno tre volte tre. Prima della prima carta conta le tue nove carte e guarda che le abbia date la persona giusta.',
    declare: () =>
      'La prima mano dichiara o passa con la parola «gschobe»; solo allora il compagno prende le sue carte. Non si può ripassare. La prima mano esce, con una carta qualsiasi.',
    follow: () =>
      'Si risponde al seme o si taglia. Il fante di briscola non è mai obbligatorio. Solo chi non ha altro può sottotagliare.',
    silence: () => 'Niente segni né commenti. Le prese girate restano girate. Si giocano tutte le nove prese.',
    fault: () => 'Se qualcosa è andato storto, lasciate le carte e chiamate il controllo.',
    count: (f) =>
      `Le due parti contano e confrontano: 157 nel gioco, ${f.all} nella passata. Solo allora si raccolgono le carte.`,
    visa: (f) =>
      f.by === 'supervisor'
        ? 'Dopo ogni passata il controllo scrive i punti sul foglio personale e li vista.'
        : 'Dopo ogni passata i punti vanno sul foglio personale; il controllo li verifica e li vista.',
    total: () =>
      'Alla fine calcoli tu il tuo totale, lo fai vistare e consegni il foglio. Senza visto o consegna non sei classificato.',
    ties: (f) =>
      f.ties === 'best-passe'
        ? 'A parità di totale decide la passata migliore, poi la seconda e così via.'
        : 'A parità di totale il rango è lo stesso.',
    bye: (f) =>
      f.points === null
        ? 'Chi salta una passata riceve la media delle proprie passate.'
        : `Chi salta una passata riceve ${f.points} punti.`,
    finalTable: (f) =>
      `I quattro migliori giocano al tavolo finale ${f.passen} passate da ${f.games} giochi, ognuno una volta con ognuno, e ripartono da zero.`,
    warning: (f) =>
      f.from === 1
        ? 'Chi non rispetta le regole è ammonito e può poi essere escluso.'
        : `Chi non rispetta le regole è ammonito. Dall’ammonizione n. ${f.from} è possibile l’esclusione.`,
    decision: () => 'Il controllo decide al tavolo, la direzione del torneo in modo definitivo.',
  },
};
