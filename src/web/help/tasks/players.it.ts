import type { Words } from './players.de.ts';

export const words: Words = {
  firstGame: {
    title: 'Giocare la prima partita',
    lead: 'Senza account e senza installare niente: un clic, e le carte sono distribuite.',
    dealt: 'Tu siedi in basso, la tua compagna di fronte. Se sei di mano, ti si chiede prima che cosa vale.',
    nine: 'Gioca le tue nove carte. Tocca una carta chiara, poi di nuovo per calarla.',
    twelve: 'Una partita ha dodici smazzate. Puoi fermarti dopo ognuna e continuare più tardi.',
  },
  declare: {
    title: 'Scegliere che cosa vale',
    lead: 'Chi è di mano sceglie: un seme come briscola, Obenabe o Undenufe.',
    modes: 'Oppure uno dei quattro semi: allora quel seme è briscola.',
    final: 'Ciò che è detto è detto. Poi cali la prima carta.',
  },
  pass: {
    title: 'Passare',
    lead: 'Con brutte carte lasci la scelta alla tua compagna.',
    lead2: 'Ora deve scegliere la tua compagna. La prima carta la cali comunque tu.',
  },
  playCard: {
    title: 'Giocare una carta',
    lead: 'Due tocchi, così nessuna carta cade per sbaglio.',
    lift: 'Tocca una delle tue carte: si alza.',
    bright: 'Le carte chiare sono permesse. Se ne tocchi un’altra, leggi perché non va.',
    oneTap: 'Preferisci un solo tocco? Si cambia in «Impostazioni».',
  },
  hint: {
    title: 'Chiedere un suggerimento',
    lead: 'Nell’esercizio il computer ti dice che cosa giocherebbe. Vede solo ciò che vedi tu.',
    why: 'Sotto leggi che cosa parla a favore. Non sei obbligato a giocare quella carta.',
  },
  takeBack: {
    title: 'Riprendere una carta',
    lead: 'Nell’esercizio si può, nel campionato e nelle dodici del giorno no.',
    card: 'Gioca una carta.',
    further: 'Puoi tornare indietro più volte, fino all’inizio della smazzata.',
  },
  lastTrick: {
    title: 'Rivedere l’ultima presa e le regole',
    lead: 'Stanno tutte e due nel menu del tavolo. L’ultima presa si rivede solo nell’esercizio.',
    rules: 'Le regole si aprono sopra il tavolo; chiudi, e continui a giocare.',
  },
  goOn: {
    title: 'Continuare più tardi',
    lead: 'Una partita iniziata resta salvata, anche se chiudi il browser.',
    kept: 'La partita aperta sta in cima.',
  },
  verify: {
    title: 'Ricalcolare una partita',
    lead: 'Il tuo browser controlla ogni distribuzione e ogni carta dei computer. Non si carica niente.',
    file: 'Il file lo ricevi alla fine di ogni partita: «Registrazione (JSON)».',
    choose: 'Scegli il file o trascinalo nel riquadro.',
  },
  lookBack: {
    title: 'Rivedere una smazzata',
    lead: 'Dopo ogni smazzata vedi le nove prese e quanto è costata una carta.',
    last: 'Gioca la tua ultima carta.',
    tap: 'Tocca una carta e leggi quale sarebbe stata la migliore.',
  },
  review: {
    title: 'Valutare tutta una partita',
    lead: 'Alla fine il computer ti dice come hai giocato e che cosa è costato di più.',
    takes: 'Calcola il tuo apparecchio; con dodici smazzate ci vuole un po’.',
  },
  daily: {
    title: 'Giocare le dodici del giorno',
    lead: 'Ogni giorno dodici smazzate, per tutti con le stesse carte.',
    once: 'Conta un solo tentativo. Hai 24 ore e puoi interrompere.',
  },
  puzzle: {
    title: 'Risolvere il rompicapo del giorno',
    lead: 'Una posizione, una carta migliore.',
    why: 'Leggi anche di che cosa si tratta e quanto sarebbe costata ogni altra carta.',
  },
  learn: {
    title: 'Imparare lo jass',
    lead: 'Nove brevi lezioni per chi non ha mai giocato.',
    answer: 'Tocca la carta che credi giusta. Poi leggi perché.',
  },
  settings: {
    title: 'Regolare carte e tavolo',
    lead: 'Carte tedesche o francesi, grandezza, velocità, chiaro o scuro.',
  },
  register: {
    title: 'Creare un account',
    lead: 'Per il campionato, per Big21 e per avere le tue partite su ogni apparecchio.',
    letter: 'Apri il link nell’e-mail.',
  },
  signIn: {
    title: 'Accedere al tuo account',
    lead: 'Con l’indirizzo e-mail e la password del tuo account.',
    forgotten: 'Dimenticata? «Password dimenticata?» ti manda un link per una nuova.',
  },
  account: {
    title: 'Cambiare i tuoi dati',
    lead: 'Indirizzo, e-mail, password e che cosa vedono gli altri: tutto sta nel tuo account.',
    tied: 'Se ne dipende un posto in finale o del denaro, decidono prima due persone dell’ufficio.',
  },
  championship: {
    title: 'Partecipare al campionato',
    lead: 'Ti serve un account. Partecipa chi ha 18 anni e abita in Svizzera o nel Liechtenstein.',
    open: 'Si gioca quando una fase è aperta; i giorni stanno sulla pagina.',
    clock: 'L’orologio corre: 30 minuti per dodici smazzate. Qui non ci sono suggerimenti.',
  },
  finalPlace: {
    title: 'Confermare il posto in finale',
    lead: 'Chi ha un posto riceve un’e-mail e deve confermare entro il giorno indicato.',
    date: 'Senza conferma il posto va alla persona seguente.',
  },
  big21: {
    title: 'Esercitarsi a Big21',
    place: 'Tocca il mazzetto su cui va la carta.',
    sums: 'Sotto ogni mazzetto leggi a quanto arriverebbe.',
  },
  limits: {
    title: 'Imposta i limiti',
    lead: 'Decidi tu quanto puoi perdere al massimo.',
  },
  pause: {
    title: 'Fare una pausa',
    lead: 'Un giorno, una settimana o più senza giocare per denaro.',
    agree: 'Leggi la domanda e conferma.',
  },
  verifyBig21: {
    title: 'Ricalcolare un Big21',
    lead: 'Dopo ogni gioco puoi scaricare la registrazione e controllarla qui.',
  },
  evening: {
    title: 'Trovare il tuo posto a una serata',
    lead: 'Il codice sulla tua scheda ti mostra tavolo, compagno e rango sul telefono.',
    scan: 'Inquadra il codice con la fotocamera del telefono e apri il link.',
  },
  byKeys: {
    title: 'Gioca con i tasti',
    lead: 'Ogni carta, ogni presa e ogni punto viene letto. I tasti stanno anche nel menu del tavolo.',
    hand: 'H per le tue carte, T per il tavolo, S per i punti, W per sapere a chi tocca.',
    number: 'Premi il numero di una carta permessa: si alza.',
    played: 'Va bene anche lo stesso numero di nuovo.',
  },
  declareByKeys: {
    title: 'Scegliere con i tasti',
    lead: 'Le cifre da 1 a 6 scelgono la formula di gioco, 0 passa; Invio lo dice.',
  },
  keysOff: {
    title: 'Disattivare i tasti',
    lead: 'Se comandi con la voce o se il tuo lettore di schermo ha bisogno delle lettere.',
  },
};
