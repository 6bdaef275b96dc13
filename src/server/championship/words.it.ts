import type { Venue } from '../../championship/venue.ts';
import type { Words } from './words.de.ts';

/** Dove e quando si gioca la finale. */
const hallOf = (venue: Venue | null): readonly string[] =>
  venue
    ? [`Si gioca qui: ${venue.hall}, ${venue.address}, ${venue.town}. Porte ${venue.opens}, inizio ${venue.begins}.`]
    : [];

export const words: Words = {
  entered: (_message, { edition, home, personal, bonusMatches, rules, regulation }) => ({
    subject: `Partecipi anche tu: ${edition}`,
    paragraphs: [
      `La tua iscrizione a «${edition}» è arrivata. La partecipazione è gratuita.`,
      `Il tuo link personale: ${personal}`,
      `Per ogni persona che arriva da questo link e gioca la sua prima partita ricevi ${bonusMatches} ${bonusMatches === 1 ? 'partita' : 'partite'} bonus.`,
      `Iscrivendoti hai accettato il regolamento${regulation === 0 ? '' : `, versione ${regulation}`}: ${rules}`,
    ],
    action: { label: 'Vai alla tua pagina', url: home },
  }),
  qualified: ({ points, opens, lastStart }, { home, when }) => ({
    subject: `${points} punti: sei in semifinale`,
    paragraphs: [
      `Complimenti! Con ${points} punti in una partita hai conquistato la semifinale.`,
      `Comincia ${when(opens)}; l’ultima partita va iniziata entro ${when(lastStart)}.`,
    ],
    action: { label: 'Vai alla tua pagina', url: home },
  }),
  referralEarned: ({ matches }, { home }) => ({
    subject: `${matches} ${matches === 1 ? 'partita' : 'partite'} bonus per te`,
    paragraphs: [
      `Qualcuno è arrivato dal tuo link e ha giocato la prima partita: ricevi ${matches} ${matches === 1 ? 'partita' : 'partite'} bonus.`,
      'Puoi usarle quando non hai più partite giornaliere.',
    ],
    action: { label: 'Continua a giocare', url: home },
  }),
  semiFinalOpens: ({ lastStart, matches }, { home, when, counted }) => ({
    subject: 'La semifinale è aperta',
    paragraphs: [
      `Puoi giocare ${matches} ${matches === 1 ? 'partita' : 'partite'}, giorno e notte; contano le ${counted} migliori.`,
      `L’ultima partita deve iniziare entro ${when(lastStart)}.`,
    ],
    action: { label: 'Gioca la semifinale', url: home },
  }),
  placeOffered: ({ title, points, deadline, finalDay }, { home, when, day, venue }) => ({
    subject: 'Il tuo posto al torneo finale',
    paragraphs: [
      {
        points: `Complimenti! Con ${points} punti hai vinto un posto al torneo finale di ${day(finalDay)}.`,
        lot: `Complimenti! Con ${points} punti eri a pari merito per l’ultimo posto e il sorteggio ti ha favorito: partecipi al torneo finale di ${day(finalDay)}.`,
        replacement: `Si è liberato un posto e con ${points} punti sei la persona successiva in lista: puoi partecipare al torneo finale di ${day(finalDay)}.`,
        titleHolder: `Detieni il titolo: partecipi direttamente al torneo finale di ${day(finalDay)}.`,
        wildCard: `Hai ricevuto una wild card per il torneo finale di ${day(finalDay)}.`,
      }[title],
      `Conferma per iscritto la tua partecipazione entro ${when(deadline)}, altrimenti il posto sarà riassegnato.`,
      'Il posto è personale. Il giorno della finale porta passaporto, carta d’identità o patente.',
      ...hallOf(venue),
    ],
    action: { label: 'Conferma o rinuncia', url: home },
  }),
  confirmReminder: ({ deadline, finalDay }, { home, when, day }) => ({
    subject: 'Conferma il tuo posto, per favore',
    paragraphs: [
      `Il tuo posto al torneo finale di ${day(finalDay)} non è ancora confermato.`,
      `Senza conferma scritta entro ${when(deadline)} il posto sarà riassegnato.`,
    ],
    action: { label: 'Conferma ora', url: home },
  }),
  placeConfirmed: ({ finalDay }, { home, day, venue }) => ({
    subject: 'Il tuo posto è confermato',
    paragraphs: [
      `Ti aspettiamo ${day(finalDay)}.`,
      'Porta passaporto, carta d’identità o patente: all’entrata si verifica l’identità.',
      ...hallOf(venue),
    ],
    action: { label: 'Vai alla tua pagina', url: home },
  }),
  placeWithdrawn: (_message, { home }) => ({
    subject: 'Abbiamo ricevuto la tua rinuncia',
    paragraphs: ['Peccato che tu non possa venire. Il tuo posto va alla prossima persona della lista.'],
    action: { label: 'Vai alla tua pagina', url: home },
  }),
  placeLeft: ({ number }, { home }) => ({
    subject: `Un posto in finale è libero: numero ${number}`,
    paragraphs: [
      `Il numero ${number} ha cancellato l’account e così ha rinunciato al posto in finale. Puoi nominare la prossima persona della lista.`,
    ],
    action: { label: 'Vai al campionato', url: home },
  }),
  placeLapsed: ({ deadline }, { home, when }) => ({
    subject: 'Il termine per il tuo posto è scaduto',
    paragraphs: [
      `Entro ${when(deadline)} non abbiamo trovato una tua conferma; il posto può andare alla persona successiva.`,
      'Ci avevi scritto prima? Allora scrivici subito: conta ciò che è arrivato in tempo.',
    ],
    action: { label: 'Vai alla tua pagina', url: home },
  }),
  placeTakenBack: (_message, { home }) => ({
    subject: 'Il posto al torneo finale era un errore',
    paragraphs: [
      'Ti abbiamo offerto per errore un posto al torneo finale. Ci dispiace. I tuoi risultati e i tuoi diritti restano invariati.',
    ],
    action: { label: 'Vai alla tua pagina', url: home },
  }),
  matchGivenBack: ({ reason }, { edition, home }) => ({
    subject: 'Puoi rigiocare una partita',
    paragraphs: [
      `La tua partita di «${edition}» ti è stata restituita: ${reason}. Non conta e puoi giocarne un’altra finché dura la fase.`,
    ],
    action: { label: 'Vai alla tua pagina', url: home },
  }),
  extended: ({ until, reason }, { edition, home, when }) => ({
    subject: 'La semifinale dura di più',
    paragraphs: [
      `La semifinale di «${edition}» è prolungata: ${reason}.`,
      `Ora puoi iniziare l’ultima partita fino a ${when(until)}.`,
    ],
    action: { label: 'Vai alla tua pagina', url: home },
  }),
  placeRestored: (_message, { home, venue }) => ({
    subject: 'Il tuo posto al torneo finale è di nuovo tuo',
    paragraphs: ['La tua esclusione è stata revocata e il posto al torneo finale è di nuovo tuo.', ...hallOf(venue)],
    action: { label: 'Vai alla tua pagina', url: home },
  }),
  regulationPublished: ({ version, reason }, { edition, rules }) => ({
    subject: `Nuovo regolamento: ${edition}`,
    paragraphs: [
      `Per «${edition}» vale la versione ${version} del regolamento. Perché: ${reason}.`,
      'Prima di iniziare la prossima partita ti sarà chiesto se la accetti.',
    ],
    action: { label: 'Leggi il regolamento', url: rules },
  }),
  placeRevoked: (_message, { home }) => ({
    subject: 'Il tuo posto al torneo finale è stato revocato',
    paragraphs: ['Il tuo posto al torneo finale è stato revocato.'],
    action: { label: 'Vai alla tua pagina', url: home },
  }),
  excluded: ({ reason }, { edition }) => ({
    subject: `Esclusione: ${edition}`,
    paragraphs: [`Sei stato/a escluso/a da «${edition}». Motivo: ${reasons[reason] ?? reason}.`],
  }),
  readmitted: (_message, { edition, home }) => ({
    subject: `Partecipi di nuovo: ${edition}`,
    paragraphs: ['La tua esclusione è stata annullata.'],
    action: { label: 'Vai alla tua pagina', url: home },
  }),
  suspended: ({ reason }, { edition, home }) => ({
    subject: `${edition} è sospeso`,
    paragraphs: [
      `«${edition}» è per il momento sospeso: ${reason}.`,
      'Non si possono iniziare partite; il tempo delle partite in corso è fermo.',
    ],
    action: { label: 'Vedi la situazione', url: home },
  }),
  resumed: (_message, { edition, home }) => ({
    subject: `${edition} continua`,
    paragraphs: [`«${edition}» è di nuovo aperto. Le partite in corso hanno recuperato il tempo perso.`],
    action: { label: 'Continua a giocare', url: home },
  }),
  cancelled: ({ reason }, { edition }) => ({
    subject: `${edition} è annullato`,
    paragraphs: [`«${edition}» è annullato: ${reason}. Le partite in corso non contano.`],
  }),
};

/** Why somebody was excluded, by the code of the reason. */
export const reasons: Readonly<Record<string, string>> = {
  'second-account': 'più di un account',
  'foreign-account': 'gioco con l’account di altri',
  'lent-account': 'account prestato',
  employee: 'impiego presso gli organizzatori',
  household: 'stessa economia domestica di una persona impiegata',
  manipulation: 'manipolazione',
  'rules-violated': 'violazione del regolamento',
};
