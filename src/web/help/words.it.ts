import type { Words } from './words.de.ts';

export const words: Words = {
  frame: {
    title: 'Aiuto',
    lead: 'Cerca che cosa vuoi fare, oppure scegli il tuo ruolo.',
    search: 'Che cosa vuoi fare?',
    found: ['Qui non c’è niente su questo.', 'Una guida', 'guide'],
    print: 'In PDF da stampare',
    allPages: 'Tutte le pagine',
    forThisScreen: 'Per la pagina da cui vieni',
    picture: 'Ecco che cosa vedi',
    page: 'Pagina',
  },
  roles: {
    player: { title: 'Giocare ed esercitarsi', lead: 'Partite, dodici del giorno, rompicapi, campionato, Big21.' },
    blind: { title: 'Giocare senza immagini', lead: 'Con la tastiera e un lettore di schermo: tutto viene letto.' },
    organiser: {
      title: 'Condurre un campionato',
      lead: 'Dall’annuncio fino alla campionessa o al campione, nell’ordine.',
    },
    host: {
      title: 'Organizzare un torneo',
      lead: 'Una serata con i tavoli, da un solo portatile: nell’ordine, dall’apertura ai diplomi.',
    },
    writer: { title: 'Scrivere il foglio', lead: 'Al tavolo, con un telefono.' },
    supervisor: { title: 'Controllare', lead: 'Mettere il visto sui fogli, annotare le irregolarità.' },
    director: { title: 'Dirigere il torneo', lead: 'Quando non va come previsto.' },
    cashier: { title: 'Cassa', lead: 'Incassare, pagare, chiudere.' },
    auditor: { title: 'Verificare', lead: 'Ricalcolare ciò che dice la casa.' },
    operator: { title: 'Gestire', lead: 'Avviare, salvare, ripristinare, aggiornare.' },
  },
  open: (called, address) => `Apri ${called} (${address}).`,
  press: (label) => `Premi ${label}.`,
  fill: (field, value) => `Scrivi in ${field}, per esempio: ${value}`,
  choose: (field, option) => `Scegli in ${field}: ${option}.`,
  tick: (label) => `Spunta: ${label}.`,
  see: (text) => `Vedi: ${text}`,
  hear: (text) => `Senti: ${text}`,
  key: (name) => `Premi il tasto ${name}.`,
  run: 'Nel terminale:',
};
