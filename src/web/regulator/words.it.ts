import { plural } from '../i18n/format.ts';
import type { Words } from './words.de.ts';

export const words: Words = {
  title: 'Per l’autorità di vigilanza',
  lead: 'Queste tabelle sono quelle secondo cui il programma decide. Qui sono solo messe in parole.',
  keptTitle: 'Che cosa resta di chi se n’è andato',
  keptLead:
    'Nome, indirizzo, data di nascita, e-mail e tutto ciò che nomina qualcuno viene cancellato con l’account. Restano dei contrassegni: impronte calcolate con una chiave che non è nella banca dati. Senza di essa non dicono nulla di nessuno. Partite e registrazioni restano sotto un numero.',
  dutiesTitle: 'Che cosa può fare una persona da sola',
  dutiesLead:
    'Nessuno agisce sul proprio account, e nessuno muove denaro da solo. I contanti valgono come versati solo quando la persona stessa o una seconda persona della cassa lo conferma; un prelievo lo chiede la persona, e chi ha verificato il documento non lo consegna; ogni cassa alla fine è contata da due persone.',
  aloneOnly: (duties) => `Da sola, una persona può soltanto: ${duties}. Questo non muove denaro.`,
  what: 'Che cosa',
  purpose: 'Perché',
  why: 'Base',
  howLong: 'Fino a quando',
  who: 'Chi',
  secondPerson: 'Seconda persona',
  kept: {
    edition: 'Partite giocate, bonus e link di un’edizione in corso',
    exclusion: 'Esclusione dal campionato',
    'big21-exclusion': 'Esclusione da Big21, anche quella chiesta da sé',
    'big21-limits': 'Limiti di perdita e partecipazioni del giorno',
    money: 'Che c’è stato denaro',
  },
  purposes: {
    edition: 'Chi se ne va e torna non gioca più partite di quante il regolamento permetta.',
    exclusion: 'Chi è escluso non torna con un nuovo account.',
    'big21-exclusion': 'Un’esclusione non finisce perché qualcuno cancella l’account.',
    'big21-limits': 'Dopo il ritorno perdite e partecipazioni continuano a contare.',
    money: 'Ricevute e denaro da ritirare restano attribuibili alla persona.',
  },
  basis: {
    edition: 'Regolamento del campionato, art.\u00A01, 5.03 e 5.04',
    exclusion: 'Regolamento del campionato, art.\u00A08.01',
    'big21-exclusion': 'Legge sui giochi in denaro, art.\u00A080; regole di Big21, art.\u00A05',
    'big21-limits': 'Regole di Big21, art.\u00A04.2 e 10.2',
    money: 'Codice delle obbligazioni, art.\u00A0958f',
  },
  untilFinal: 'fino al giorno dopo la finale',
  untilExclusionEnds: (span) => `fino alla fine dell’esclusione; senza una fine fissata, ${span} dopo la cancellazione`,
  afterLeaving: (span) => `${span} dopo la cancellazione`,
  days: (days) =>
    days % 365 === 0
      ? `${days / 365} ${plural(days / 365, 'anno', 'anni')}`
      : `${days} ${plural(days, 'giorno', 'giorni')}`,
  duties: {
    deposit: 'Accettare un versamento in contanti',
    checkIdentity: 'Verificare un documento',
    payOut: 'Consegnare un pagamento',
    returnPayout: 'Annullare un prelievo',
    proposeCorrection: 'Correggere una registrazione',
    closeTill: 'Chiudere la cassa',
    exclude: 'Escludere da Big21',
    readmit: 'Riammettere a Big21',
    excludePerson: 'Escludere dal campionato',
    readmitPerson: 'Riammettere al campionato',
    changePerson: 'Modificare nome, data di nascita, indirizzo o e-mail quando ne dipende qualcosa',
  },
  alone: {
    always: 'sempre',
    never: 'non necessaria: non muove denaro',
    'checked-or-released': 'chi ha verificato il documento o sbloccato il pagamento non lo consegna',
  },
  playerConfirms: (sum) =>
    `la persona stessa lo conferma nel suo account; oltre ${sum} in 24 ore, una seconda persona della cassa`,
};
