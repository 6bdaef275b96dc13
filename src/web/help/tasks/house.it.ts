import type { Words } from './house.de.ts';

export const words: Words = {
  second: 'Una seconda persona accede e apre «Ufficio».',
  first: 'Di nuovo dalla prima persona: «Ufficio».',
  hour: 'Aspetta un’ora: fino ad allora si può ritirare.',
  agree: 'Leggi la domanda e conferma.',
  outbox: 'Senza server di posta, l’e-mail si trova nella cartella dei dati in «outbox».',
  access: {
    title: 'Aprire la casa per la prima volta',
    lead: 'Al primo avvio il programma mostra un link per l’organizzazione. Vale una volta.',
    link: 'Apri il link mostrato all’avvio accanto a «Organiser».',
    lost: 'Perso? Chi gestisce la macchina ne fa uno nuovo: vedi «Gestire».',
    code: 'Scrivi in «Codice» le sei cifre dell’app.',
    later: 'Più tardi accedi con e-mail, password e un nuovo codice dell’app; lo stesso dopo mezz’ora di pausa.',
  },
  ownEmail: {
    title: 'Registrare il tuo indirizzo e-mail',
    lead: 'Il primo account dell’organizzazione si chiama organiser@localhost.localdomain. Al tuo indirizzo ti arriva ciò che la casa scrive.',
  },
  staff: {
    title: 'Aggiungere collaboratori',
    lead: 'Molto si decide in due. Aggiungi la seconda persona prima di cominciare.',
    role: 'Chi decide in ufficio è «Organizzatore». Altri ruoli si aggiungono più tardi.',
    letter:
      'La persona apre il link dell’e-mail e prepara il suo accesso come in «Aprire la casa per la prima volta». Senza server di posta, l’e-mail si trova nella cartella dei dati in «outbox».',
  },
  imprint: {
    title: 'Scrivere impressum e protezione dei dati',
    lead: 'L’ufficio lo ricorda finché entrambi sono scritti. Poi stanno sotto il campionato e all’iscrizione.',
    what: 'Chi siete e come vi si raggiunge.',
    privacy: 'Allo stesso modo, che cosa succede con i dati: scegli in alto «Protezione dei dati».',
  },
  edition: {
    title: 'Preparare una nuova edizione',
    lead: 'Dall’ultima: stessi giorni della settimana, stesse impostazioni. In una casa nuova è «Campionato di prova», una prova che nessuno vede più appena annunci la tua.',
    name: 'In fondo alla pagina scrivi sigla, titolo e primo giorno della nuova edizione.',
    duties: 'Decidi se decidono due persone o una sola; è pubblico.',
    draft: 'La bozza la vede solo l’ufficio. Sceglila in alto in «Edizione».',
  },
  settings: {
    title: 'Impostare sala, date e posti',
    lead: 'Finché è una bozza cambi tutto da solo.',
    choose: 'Scegli la bozza in alto in «Edizione».',
    faults: 'Ciò che non va insieme sta in rosso al suo posto.',
    threshold:
      'Chi fa tanti punti in una partita gioca la semifinale. Più in alto, accanto alla forza dei computer, si legge chi ci riesce e quanto spesso.',
    days: 'I giorni sono proposti; ognuno si può cambiare.',
  },
  regulation: {
    title: 'Scrivere il regolamento',
    lead: 'Si scrive dalle impostazioni, perché ogni numero sia giusto.',
    stray: 'Un numero del testo che non sta in nessuna impostazione viene nominato.',
  },
  look: {
    title: 'Scegliere colore, logo e sponsor',
    lead: 'Ogni edizione può avere un aspetto proprio. Il gioco non cambia, e puoi modificarlo in ogni momento.',
    figures:
      'Le cifre dicono se tutto si legge bene. Se il colore è troppo chiaro, viene proposto il più vicino che va bene.',
    logo: 'Un logo si trascina nel campo «Logo». Scrivi che cosa mostra: le persone cieche lo sentono.',
    back: 'Se non piace, «Torna all’aspetto precedente» riporta quello di prima.',
  },
  announce: {
    title: 'Annunciare l’edizione',
    lead: 'Quando non manca più niente: tutti la vedono e ci si può iscrivere.',
    after: 'Campo d’allenamento, qualificazione e semifinale si aprono e chiudono poi da sé, secondo il calendario.',
  },
  suspend: {
    title: 'Interrompere e riprendere',
    lead: 'In caso di guasto: tutti gli orologi si fermano, nessuno perde tempo.',
    resume: 'Quando va di nuovo.',
  },
  establish: {
    title: 'Stabilire la classifica della semifinale',
    lead: 'Quando l’ultima partita è finita. Due persone, poi un’ora, poi vale.',
    press: 'Premi, alla semifinale, il pulsante per stabilirla ufficialmente.',
    waits: 'La proposta aspetta una seconda persona.',
    publish: 'Solo adesso la lista è pubblica.',
  },
  cut: {
    title: 'Assegnare i posti in finale',
    lead: 'I migliori della classifica stabilita ricevono il loro posto.',
    letters: 'Ognuno riceve un’e-mail e conferma entro il giorno indicato.',
  },
  lot: {
    title: 'Sorteggiare quando l’ultimo posto è in parità',
    lead: 'Si sorteggia solo tra chi ha gli stessi punti. Tutti possono ricalcolarlo.',
    source: 'Oppure con il numero casuale pubblico, senza carte.',
    read: 'Leggi l’impronta. Poi un’altra persona mescola e legge nove carte.',
  },
  letter: { title: 'Registrare una conferma per lettera' },
  replacement: {
    title: 'Qualcuno rinuncia: far subentrare chi segue',
    lead: 'Il posto libero va alla persona seguente della classifica. Lo stesso se qualcuno non conferma entro il giorno indicato.',
    who: 'Nella riga della persona che rinuncia.',
    post: 'Leggi la domanda e conferma. Chi subentra riceve un’e-mail.',
  },
  final: {
    title: 'Aprire la finale in sala',
    lead: 'La finale è un torneo in sala, con chi ha confermato il posto.',
    regulation: 'Cinque partite di dodici smazzate, poi i quattro migliori giocano per la vittoria al tavolo finale.',
    edition: 'Se in «Edizione» ce n’è un’altra, scegli la tua.',
    arrives: 'Arriva qualcuno: premi «È arrivato/a» nella sua riga.',
    others:
      'Così con tutti. Si continua come in «Organizzare un torneo»: «Sorteggiare i posti», «Avviare una partita», «Inserire un foglio di carta». Poi la panoramica propone «Sorteggia il tavolo finale»: tre partite, e chi vince lì ha vinto il campionato.',
  },
  champion: {
    title: 'Registrare la campionessa o il campione',
    lead: 'Il giorno della finale. Poi il nome è pubblico.',
    number: 'Scrivi il numero di partenza della persona che ha vinto.',
    which: 'Sta in «Posti in finale». Il numero in sala è un altro.',
    why: 'Scrivi sotto il motivo, per esempio: tavolo finale.',
  },
  held: {
    title: 'Esaminare un account che somiglia a un altro',
    lead: 'Nessuno gioca due volte. Chi somiglia a un altro account aspetta che l’ufficio guardi.',
    other: 'Se è la stessa persona, proponi l’esclusione; decidono in due.',
  },
  openTill: {
    title: 'Aprire la cassa',
    lead: 'All’inizio si conta il contante.',
  },
  deposit: {
    title: 'Registrare un versamento',
    lead: 'Prendere il contante, cercare la persona, registrare.',
    choose: 'Tocca la persona.',
    before:
      'Prendi prima il denaro, poi registra. È accreditato quando la persona lo conferma nel suo account, o una seconda persona della cassa.',
  },
  payOut: {
    title: 'Pagare un prelievo',
    lead: 'La persona lo ha chiesto e sta alla cassa.',
    identity: 'Guarda il documento, confronta nome e data di nascita.',
    back: 'Chi ha verificato il documento non consegna il denaro: lo fa un’altra persona. Se non viene nessuno, lo riaccreditano in due.',
  },
  closeTill: {
    title: 'Chiudere la cassa',
    lead: 'Alla fine si conta di nuovo. Riconta una seconda persona, anche se torna.',
    second: 'Una seconda persona della cassa accede e apre «Cassa».',
    log: 'La differenza è registrata, anche nel verbale.',
  },
  chain: { title: 'Verificare la catena del verbale' },
  recount: { title: 'Ricontare tutte le partite' },
  exportLog: {
    title: 'Portare via e verificare tutto il verbale',
    lead: 'Ogni registrazione con il suo anello della catena, in un file.',
    without: 'Va anche su un altro computer, senza banca dati.',
  },
  books: {
    title: 'Vedere i libri di Big21',
    lead: 'Ogni centesimo è ricalcolato, e ogni giorno la quota pagata.',
    band: 'La fascia mostra che cosa è caso. Un allarme è un motivo per guardare.',
  },
  install: {
    title: 'Avviare Gschobe',
    lead: 'Node 20.19 o più recente, nient’altro: banca dati e pagine sono comprese.',
    links:
      'Il programma mostra il suo indirizzo e due link che valgono una volta: per i tornei in sala e per l’organizzazione.',
  },
  backUp: {
    title: 'Fare un salvataggio',
    lead: 'Mentre funziona, in un file.',
    keys: 'Non contiene chiavi: conserva a parte «sealing.key» e «marks.key» della cartella dei dati.',
  },
  restore: {
    title: 'Ripristinare',
    lead: 'In una cartella vuota.',
    same: 'La stessa impronta del salvataggio vuol dire: non manca niente.',
  },
  upgrade: {
    title: 'Installare una nuova versione',
    lead: 'I vecchi dati partono con i nuovi programmi.',
    stop: 'Poi ferma il vecchio programma e metti il nuovo al suo posto.',
    itself: 'La banca dati è aggiornata all’avvio; prima il programma fa da sé un salvataggio.',
  },
  staffLink: {
    title: 'Dare un accesso',
    lead: 'Quando il link dell’organizzazione è perso o arriva qualcuno.',
    once: 'Il link che appare vale una volta, per un giorno.',
  },
};
