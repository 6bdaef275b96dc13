import type { Words } from './evening.de.ts';

export const words: Words = {
  desk: 'Apri il torneo sul portatile.',
  table: 'Tocca il tavolo 1.',
  make: {
    title: 'Aprire un torneo',
    lead: 'Sul portatile della sala, senza internet e senza account.',
    link: 'Avvia Gschobe e apri il link che il programma mostra.',
    regulation:
      'Per tutta una serata sono usuali quattro partite di dodici smazzate. Il regolamento si cambia fino alla prima partita.',
  },
  list: {
    title: 'Registrare i partecipanti',
    lead: 'Incolla una lista o leggi un file, e tutti hanno un numero.',
    lines: 'Una persona per riga, il luogo dopo un punto e virgola. Vanno anche Excel e CSV.',
    here: 'Senza la spunta tutti sono attesi; chi arriva riceve «È arrivato/a».',
  },
  walkIn: {
    title: 'Accogliere qualcuno all’entrata',
    lead: 'Chi arriva senza iscrizione gioca cinque secondi dopo.',
    present: 'La persona è presente e viene sorteggiata.',
  },
  helpers: {
    title: 'Dare l’accesso a chi aiuta',
    lead: 'Controllo e ufficio lavorano con il proprio telefono. Ognuno ha il suo codice.',
    show: 'Premi «Link» nella riga della persona.',
    scan: 'La persona inquadra il codice. Telefono perso? «Blocca link» chiude l’accesso.',
  },
  draw: {
    title: 'Sorteggiare i posti',
    lead: 'Con carte mescolate davanti a tutti: nessuno decide da solo il risultato.',
    cards: 'Fai leggere nove carte mescolate e toccale.',
  },
  wall: {
    title: 'Preparare lo schermo',
    lead: 'Un proiettore o un televisore mostra posti, orologio e classifica.',
    show: 'Premi «Link» nella riga dello schermo.',
    open: 'Apri questo link sull’apparecchio del proiettore e passa a schermo intero.',
    itself: 'Lo schermo cambia da solo: i posti prima della partita, poi orologio e classifica.',
  },
  print: {
    title: 'Stampare fogli e cartelli',
    lead: 'Fogli dello jass, schede personali e cartelli dei tavoli con i loro codici.',
    which: 'Senza telefoni servono fogli e schede; con i telefoni bastano i cartelli dei tavoli.',
    open: 'Premi «Compilato» sotto i fogli dello jass.',
  },
  startPasse: {
    title: 'Avviare una partita',
    lead: 'Si gioca solo al tuo segnale. La seguente parte quando tutti i fogli hanno il visto.',
    told: 'Telefoni e schermo mostrano subito che si gioca.',
  },
  paper: {
    title: 'Inserire un foglio di carta',
    lead: 'Chi scrive su carta porta il foglio in ufficio.',
    sum: 'Se la somma non torna, te lo dice, e il foglio non viene preso.',
    visa: 'Con il visto il risultato conta ed è in classifica.',
  },
  totals: {
    title: 'Ritirare i totali',
    lead: 'Dopo l’ultima partita ognuno consegna la sua scheda. Senza, niente rango.',
    type: 'Scrivi il totale della scheda della prima persona.',
    each: 'Un totale sbagliato è rifiutato. Così per tutti; con il telefono la gente lo scrive da sé.',
  },
  finish: {
    title: 'Chiudere il torneo',
    lead: 'Quando tutti i fogli hanno il visto e tutte le schede sono consegnate.',
    again: 'Leggi che cosa significa e conferma. Con un motivo si può riaprire.',
  },
  publish: {
    title: 'Pubblicare la classifica',
    lead: 'Vincola solo ciò che è pubblicato.',
    binding: 'Se poi correggi qualcosa, qui leggi che serve una nuova versione.',
  },
  certificates: {
    title: 'Stampare i diplomi',
    lead: 'Per i primi tre, con nome, rango e punti.',
    open: 'Premi «Compilato» sotto i diplomi.',
  },
  backup: {
    title: 'Salvare un torneo',
    lead: 'Dopo ogni partita il programma salva da solo. Così prendi un file con te.',
  },
  write: {
    title: 'Scrivere una smazzata',
    lead: 'Una persona al tavolo scrive, sul proprio telefono.',
    scan: 'Inquadra il codice sul cartello del tavolo e apri il link.',
    who: 'Tocca chi scrive.',
    type: 'Digita i punti di una coppia, per esempio 75.',
    rest: 'L’altra coppia riceve il resto fino a 157. Per tutti i punti premi «157».',
  },
  change: {
    title: 'Correggere una smazzata',
    lead: 'Errore di battitura? Finché il foglio non ha il visto cambi ogni smazzata.',
    type: 'Digita i punti giusti, per esempio 80.',
    until: 'Se le coppie hanno già confermato, devono confermare di nuovo.',
  },
  confirm: {
    title: 'Confermare e annunciare il foglio',
    lead: 'Dopo l’ultima smazzata le due coppie confermano i loro punti.',
    both: 'Dai il telefono all’altra coppia; «Obiezione» dice a quale smazzata.',
  },
  visa: {
    title: 'Mettere il visto su un foglio',
    lead: 'I tavoli annunciati arrivano sul tuo telefono, prima quello che aspetta da più tempo.',
    scan: 'Apri il link che hai ricevuto dall’ufficio.',
    four: 'Scrivi i punti sulle quattro schede e tocca ognuna.',
    wall: 'Un attimo dopo il risultato è sullo schermo.',
  },
  back: { title: 'Restituire un foglio' },
  irregularity: {
    title: 'Annotare un’irregolarità',
    lead: 'Che cosa è successo, quando si è notato e chi è stato: il telefono dice che cosa chiede il regolamento.',
    table: 'Premi «Tutti i tavoli» e scegli il tavolo.',
    who: 'Scegli chi ha commesso l’errore.',
    read: 'Leggi le frasi al tavolo. Ciò che spetta alla direzione la aspetta al suo posto.',
  },
  call: {
    title: 'Chiamare la direzione',
    lead: 'Quando al tavolo non puoi decidere tu.',
  },
  correct: {
    title: 'Correggere un risultato',
    lead: 'Anche partite più tardi. Ne rispondono due persone, e il motivo sta nel verbale.',
    second: 'Una seconda persona apre il proprio link.',
    alone: 'Se non c’è nessuno, c’è «Correggi da solo»; il foglio lo dirà.',
  },
  ruling: {
    title: 'Prendere una decisione',
    lead: 'Ciò che propone il controllo sta in cima alla panoramica.',
    or: 'Oppure «Non fare nulla», con un motivo.',
  },
  reseat: {
    title: 'Sedevano diversamente dal sorteggio',
    lead: 'Lo sbaglio più frequente con i compagni che cambiano. I punti non vanno persi.',
    who: 'Scegli prima chi ha giocato con chi.',
  },
  substitute: {
    title: 'Qualcuno deve andare: gioca un’altra persona',
    lead: 'A metà partita qualcuno prende il posto.',
    who: 'Scegli chi va.',
    number: 'Scrivi il numero della persona che prende il posto.',
  },
  late: {
    title: 'Qualcuno arriva dopo il sorteggio',
    lead: 'Nessuno è dimenticato: prima dell’inizio ti viene chiesto.',
    or: 'Oppure sorteggiare di nuovo, o iniziare senza questa persona.',
  },
  redraw: {
    title: 'Sorteggia di nuovo',
    lead: 'Finché la partita non si gioca. Il primo sorteggio resta nel verbale.',
    public: 'Il motivo sta nel verbale del sorteggio.',
  },
  laptop: {
    title: 'Tenere pronto un secondo portatile',
    lead: 'Ascolta ogni registrazione e può subentrare se il primo si ferma.',
    address: 'Qui sta l’indirizzo da scrivere sul secondo portatile.',
    there: 'Avvia Gschobe sul secondo portatile e apri lì il link che il programma mostra.',
    type: 'Scrivi l’indirizzo del primo portatile.',
    takeOver: 'Se il primo si ferma, premi qui «Subentra».',
  },
  announce: {
    title: 'Fare un annuncio',
    lead: 'Appare sullo schermo e su tutti i telefoni.',
    wall: 'Guarda lo schermo.',
  },
};
