import type { Words } from './articles.de.ts';

export const words: Words = {
  wholeRules: 'Regole del gioco, testo completo',
  version: 'Versione',
  inForce: (version) => `${version} (in vigore)`,
  from: (version, day) => `${version} (dal ${day})`,
  binding: 'Fa stato solo la versione tedesca.',
  otherLanguage: 'Questa versione esiste solo in tedesco.',
  noText: 'Il testo di questa versione si riceve dalla casa.',
  changes: 'Che cosa cambia',
  rules: [
    {
      title: 'Art. 1 Chi organizza Big21',
      text: [
        'Big21 è un gioco di destrezza per denaro. Valgono la legge sui giochi in denaro del 29 settembre 2017, la sua ordinanza e il diritto dei cantoni.',
        'Gioca per denaro chi ha almeno 18 anni e abita in uno di questi cantoni: AG, AI, AR, BE, BL, BS, GL, GR, LU, NW, OW, SG, SH, SO, SZ, TG, UR, ZG, ZH.',
        'Si gioca su questa piattaforma. Oltre a queste regole valgono le «Condizioni per la partecipazione online».',
      ],
    },
    {
      title: 'Art. 2 Il gioco',
      text: [
        'Big21 ha un gioco di base e due giochi supplementari in cui una vincita può essere rimessa in gioco: «High/Low» e «Rischio».',
        'Nel gioco di base metti le carte su cinque mazzi in modo che il maggior numero valga esattamente 21. In High/Low predici se una carta coperta è più alta o più bassa di una scoperta. Rischio si svolge come il gioco di base.',
        'I giochi supplementari si possono ripetere fino a una vincita totale di CHF\u00A05’000 o fino a un’altra fine. Si può puntare solo in modo da non superare CHF\u00A05’000.',
        'Puoi smettere in ogni momento e farti accreditare la vincita.',
      ],
    },
    {
      title: 'Art. 3 Quota di distribuzione',
      text: [
        'La quota di distribuzione è dell’88\u00A0%. Il gioco è condotto in modo che sia raggiunta; come ciò è calcolato e sorvegliato sta nel certificato delle probabilità.',
      ],
    },
    {
      title: 'Art. 4 Puntata e partecipazioni',
      text: ['La puntata è di CHF\u00A01, 2, 3, 4 o 5. Sono possibili al massimo 100 partecipazioni al giorno.'],
    },
    {
      title: 'Art. 5 Contratto',
      text: [
        'Chi ha un conto e partecipa conclude un contratto di gioco e accetta queste regole e le condizioni per la partecipazione online nella versione in vigore.',
      ],
    },
    {
      title: 'Art. 6 Scopo del gioco di base',
      text: [
        'Distribuisci le carte sui cinque mazzi in modo che il maggior numero valga esattamente 21.',
        'Se un mazzo supera 21, il gioco di base è perso e Big21 finisce subito.',
      ],
    },
    {
      title: 'Art. 7 Carte',
      text: [
        'Vedi sempre una sola carta. Mettila su un mazzo o scartala; una carta scartata non è sostituita. Solo allora viene la prossima.',
        'Dal due al dieci le carte valgono il loro numero, fante, regina e re dieci, l’asso undici o uno. Ogni carta può venire più volte.',
        'Un asso vale da solo uno invece di undici appena il suo mazzo supererebbe 21.',
      ],
    },
    {
      title: 'Art. 8 Piano delle vincite',
      text: [
        'Nessuno o un mazzo da 21: nessuna vincita. Due: 1,1 volte la puntata. Tre: 5 volte. Quattro: 10 volte. Cinque: 20 volte.',
      ],
    },
    { title: 'Art. 9 Inizio', text: ['Dopo la puntata ricevi otto carte.'] },
    {
      title: 'Art. 10 Altre carte',
      text: [
        'Per due mazzi da 21 ricevi da due a sei carte gratuite; quante, lo decide il caso.',
        'Puoi comprare fino a tre carte se il saldo basta e i tuoi limiti non sono raggiunti. Ognuna costa quanto la puntata, ma non conta come puntata.',
      ],
    },
    {
      title: 'Art. 11 Riaprire un mazzo completo',
      text: [
        'Uno dei due mazzi completi si può riaprire con un’altra carta se contiene un asso che vale undici. Appena un secondo mazzo è di nuovo completo, ricevi altre carte gratuite.',
        'Non ce ne sono se riapri il mazzo con una carta che vale dieci, o se già tre mazzi erano completi insieme.',
        'Un mazzo riaperto non conta più come completo.',
      ],
    },
    {
      title: 'Art. 12 Fine del gioco di base',
      text: [
        'Il gioco di base finisce quando tutte le carte sono giocate, quando si raggiunge 20 volte la puntata, quando lo termini o quando un mazzo supera 21.',
        'Con nessuno, uno o due mazzi completi Big21 finisce. Con tre o quattro puoi giocare High/Low o subito Rischio; con cinque Rischio.',
      ],
    },
    { title: 'Art. 13 High/Low', text: ['In High/Low puoi aumentare la vincita del gioco di base o di Rischio.'] },
    {
      title: 'Art. 14 Chi può giocare High/Low',
      text: ['Chi ha tre o quattro mazzi da 21 nel giro precedente. Puoi saltarlo e giocare subito Rischio.'],
    },
    {
      title: 'Art. 15 Previsione',
      text: [
        'Predici se la carta coperta è più alta o più bassa di quella scoperta. Giusto: la vincita sale secondo il piano dell’art. 17.',
        'Se le due carte hanno lo stesso rango, la previsione non conta.',
        'Sbagliato: la vincita puntata è persa e Big21 finisce subito.',
      ],
    },
    {
      title: 'Art. 16 Rango delle carte',
      text: ['Dal basso: 2, 3, 4, 5, 6, 7, 8, 9, 10, fante, regina, re, asso. Ogni carta può venire più volte.'],
    },
    {
      title: 'Art. 17 Piano delle vincite di High/Low',
      text: ['Da 5 volte si passa a 7 volte, poi a 10, a 14 e a 20 volte la puntata.'],
    },
    {
      title: 'Art. 18 Fine di High/Low',
      text: [
        'High/Low si può ripetere e finisce a 20 volte la puntata o quando smetti. Poi puoi giocare Rischio. Per una previsione sbagliata vale l’art. 15.',
      ],
    },
    {
      title: 'Art. 19 Rischio',
      text: [
        'In Rischio puoi rimettere in gioco la vincita, tutta o in parte.',
        'Ciò che non punti è la tua vincita. Durante il gioco può servire solo a comprare carte.',
      ],
    },
    {
      title: 'Art. 20 Chi può giocare Rischio',
      text: ['Chi ha vinto almeno cinque volte la puntata nel giro precedente.'],
    },
    {
      title: 'Art. 21 Puntata massima in Rischio',
      text: [
        'Al massimo CHF\u00A0200 e al massimo un quarto della vincita dell’art. 20.',
        'Le vincite da CHF\u00A05 a CHF\u00A025 si possono puntare per intero.',
      ],
    },
    {
      title: 'Art. 22 Svolgimento di Rischio',
      text: [
        'Come il gioco di base (art. 6 a 12). La puntata per il piano delle vincite e le carte comprate è ciò che metti in Rischio.',
      ],
    },
    {
      title: 'Art. 23 Fine di Big21',
      text: [
        'Big21 finisce quando smetti; con nessuno, uno o due mazzi completi; quando un mazzo supera 21; con una previsione sbagliata; quando si raggiungono CHF\u00A05’000; e quattro ore dopo la puntata.',
        'Si conteggia sempre lo stato attuale.',
      ],
    },
    {
      title: 'Art. 24 Validità',
      text: [
        'Questa versione vale dal 23 ottobre 2024.',
        'Le modifiche sono comunicate a tutti i conti almeno dieci giorni prima, con contenuto e data.',
        'Se altre lingue si scostano dalla versione tedesca, fa stato solo quella tedesca.',
      ],
    },
    { title: 'Art. 25 Dove si ottengono', text: ['Queste regole stanno sempre su questa pagina.'] },
  ],
  conditions: [
    {
      title: '1 Conto',
      text: [
        'Gioca per denaro chi ha un conto proprio e confermato, almeno 18 anni e abita in uno dei 19 cantoni. Un conto è di una persona; chi gioca con un secondo viene controllato.',
        'Nome, data di nascita e indirizzo devono essere giusti. Finché il documento non è controllato puoi versare al massimo CHF\u00A01’000 e non prelevare nulla.',
      ],
    },
    {
      title: '2 Limiti',
      text: [
        'Prima della prima puntata fissi quanto vuoi perdere al massimo in uno, sette e trenta giorni, ognuno al massimo CHF\u00A0900. Puoi aggiungere un limite di puntata.',
        'Abbassare vale subito, alzare dopo 72 ore. Le carte comprate contano.',
      ],
    },
    {
      title: '3 Esclusione',
      text: [
        'Puoi escluderti in ogni momento per 1 a 180 giorni. Non si può accorciare. Anche la casa può escludere. Un gioco aperto è allora conteggiato secondo il suo stato.',
        'Chi cancella il conto e ritorna ha gli stessi limiti e le stesse esclusioni.',
      ],
    },
    {
      title: '4 Denaro',
      text: [
        'Puntate e carte comprate sono addebitate subito, le vincite accreditate subito. Ogni movimento sta con la sua ricevuta nella cronologia. Un prelievo chiesto non si può annullare.',
        'Se il conto è chiuso, il saldo aspetta due anni.',
      ],
    },
    {
      title: '5 Caso e verifica',
      text: [
        'Ogni carta segue da una chiave di cui vedi l’impronta prima della puntata e da una chiave del tuo browser. Dopo il gioco viene rivelata; puoi verificare ogni gioco.',
        'Le probabilità sono pubblicate, uguali per tutti e non si adattano a nulla.',
      ],
    },
    {
      title: '6 Interruzioni',
      text: [
        'Ciò che è stato confermato vale. Se la tua connessione cade, il gioco aspetta e tu continui. Se il nostro servizio si ferma, il termine di quattro ore è prolungato di altrettanto.',
      ],
    },
    {
      title: '7 Dati',
      text: [
        'Giochi e registrazioni restano dieci anni, come la legge chiede per i libri contabili. Puoi scaricare i tuoi dati in ogni momento.',
      ],
    },
    {
      title: '8 Modifiche',
      text: [
        'Annunciamo le modifiche a tutti i conti almeno dieci giorni prima, con il loro contenuto. Prima della prima puntata successiva ti chiediamo se le accetti. Fa stato la versione tedesca.',
      ],
    },
  ],
};
