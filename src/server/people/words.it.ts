import type { Words } from './words.de.ts';

export const words: Words = {
  confirm: (url) => ({
    subject: 'Conferma il tuo indirizzo e-mail',
    paragraphs: [
      'Che bello averti al tavolo. Ancora un clic e il tuo account è pronto.',
      'Il link vale 48 ore. Se non hai chiesto l’iscrizione, non devi fare nulla: senza clic non viene creato alcun account.',
    ],
    action: { label: 'Conferma l’e-mail', url },
  }),
  invitation: (url) => ({
    subject: 'Il tuo account è pronto',
    paragraphs: [
      'L’organizzazione ha preparato un account per te. Controlla i tuoi dati, scegli una password e accetta il regolamento: poi puoi giocare.',
      'Il link vale 60 giorni. Se non vuoi un account, non devi fare nulla: dopo, i tuoi dati vengono cancellati.',
    ],
    action: { label: 'Apri l’account', url },
  }),
  released: (url) => ({
    subject: 'Il tuo account è stato verificato',
    paragraphs: [
      'Abbiamo controllato il tuo account: è tutto in ordine. Da subito puoi partecipare al campionato. Grazie della pazienza.',
    ],
    action: { label: 'Vai al campionato', url },
  }),
  known: (url) => ({
    subject: 'Hai già un account',
    paragraphs: [
      'Qualcuno voleva creare un nuovo account con il tuo indirizzo e-mail. Ne hai già uno; ogni persona ha un solo account.',
      'Eri tu? Allora accedi. Password dimenticata? Sulla stessa pagina puoi sceglierne una nuova.',
    ],
    action: { label: 'Accedi', url },
  }),
  reset: (url) => ({
    subject: 'Scegli una nuova password',
    paragraphs: [
      'Qui puoi scegliere una nuova password. Il link vale un’ora e una sola volta.',
      'Se non l’hai chiesto tu, cancella questo messaggio. La tua password resta com’è.',
    ],
    action: { label: 'Nuova password', url },
  }),
  passwordChanged: (url) => ({
    subject: 'La tua password è stata cambiata',
    paragraphs: [
      'La password del tuo account è appena stata cambiata. L’accesso su tutti gli altri dispositivi è stato chiuso.',
      'Non eri tu? Scegli subito una nuova password.',
    ],
    action: { label: 'Reimposta la password', url },
  }),
  changeEmail: (url) => ({
    subject: 'Conferma il tuo nuovo indirizzo e-mail',
    paragraphs: ['Clicca sul link per usare da subito questo indirizzo per il tuo account. Il link vale un’ora.'],
    action: { label: 'Conferma il nuovo indirizzo', url },
  }),
  emailChanged: () => ({
    subject: 'Il tuo indirizzo e-mail è stato cambiato',
    paragraphs: ['Il tuo account usa ora un altro indirizzo e-mail. Se non sei stato tu, scrivi all’organizzatore.'],
  }),
  changeRequested: (url) => ({
    subject: 'I tuoi dati devono essere modificati',
    paragraphs: [
      'Desideri modificare dati da cui dipende qualcosa: un posto in finale, un documento controllato o del denaro. Perciò decidono due persone dell’ufficio. Fino ad allora resta tutto com’è.',
      'Non l’hai chiesto tu? Allora ritira la richiesta nel tuo account e scegli una nuova password.',
    ],
    action: { label: 'Al tuo account', url },
  }),
  changeGranted: (url) => ({
    subject: 'I tuoi dati sono stati modificati',
    paragraphs: [
      'Due persone dell’ufficio hanno accettato la modifica dei tuoi dati. Se il tuo documento era stato controllato, lo mostri di nuovo prima del prossimo pagamento.',
      'Se non l’hai chiesto tu, rivolgiti all’organizzazione.',
    ],
    action: { label: 'Al tuo account', url },
  }),
  changeRefused: (url) => ({
    subject: 'I tuoi dati restano come sono',
    paragraphs: [
      'Due persone dell’ufficio hanno respinto la modifica dei tuoi dati. Domande? Rivolgiti all’organizzazione.',
    ],
    action: { label: 'Al tuo account', url },
  }),
  leftOpen: (account, url) => ({
    subject: 'Un account con del denaro è stato eliminato',
    paragraphs: [
      `La persona dell’account ${account} se n’è andata. I Big21 aperti vengono conteggiati così come sono; ciò che c’era sopra resta due anni alla cassa.`,
    ],
    action: { label: 'Alla cassa', url },
  }),
  deleted: () => ({
    subject: 'Il tuo account è stato eliminato',
    paragraphs: [
      'I tuoi dati personali sono cancellati. Ciò che la legge ci obbliga a conservare porta solo un numero senza nome.',
      'Grazie per aver giocato con noi.',
    ],
  }),
  newFactor: (url) => ({
    subject: 'Configura di nuovo il secondo passaggio',
    paragraphs: [
      'Hai perso il telefono con i codici? Con questo link accedi e configuri di nuovo il secondo passaggio. Vale 24 ore e una sola volta.',
      'Se non l’hai chiesto tu, non aprire il link e avvisa l’organizzatore.',
    ],
    action: { label: 'Configura di nuovo', url },
  }),
  staff: (url) => ({
    subject: 'Il tuo accesso come collaboratore',
    paragraphs: ['Con questo link configuri il tuo accesso. Vale 24 ore e una sola volta.'],
    action: { label: 'Configura l’accesso', url },
  }),
};
