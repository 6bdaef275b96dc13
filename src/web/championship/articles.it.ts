import { plural } from '../i18n/format.ts';
import type { Words } from './articles.de.ts';

export const words: Words = {
  title: 'Il regolamento',
  cards: 'Come si gioca a Schieber (art. 2)',
  article: 'art.',
  binding: 'Questo testo è tratto dalle impostazioni dell’edizione. Fa stato la versione tedesca (art. 8.06).',
  version: (n, when) => `Versione ${n}, pubblicata il ${when}`,
  versions: 'Tutte le versioni',
  other: (name) => `Questa versione non esiste nella tua lingua. Eccola in ${name}.`,
  bindingIs: (name) => `Fa stato la versione in ${name} (art. 8.06).`,
  languages: { de: 'tedesco', fr: 'francese', it: 'italiano', en: 'inglese' },
  articles: (f) => [
    {
      article: '1',
      title: 'Di che cosa si tratta',
      text: [
        'Una gara individuale in quattro fasi: campo di allenamento, qualificazione e semifinale allo schermo, poi il torneo finale al tavolo. La partecipazione è gratuita.',
        `Ogni persona ha un solo account. Chi lavora per l’organizzatore o una ditta incaricata, e chi vive nella stessa economia domestica di queste persone, non può partecipare.`,
      ],
    },
    {
      article: '3',
      title: 'Chi può partecipare',
      text: [
        'Hai almeno 18 anni e abiti in Svizzera o nel Liechtenstein. Ti chiediamo e-mail, nome e indirizzo, e devi accettare il regolamento.',
        'È escluso chi gioca con più account, usa quello di altri o mette a disposizione il proprio.',
      ],
    },
    {
      article: '4',
      title: 'Campo di allenamento',
      text: [
        `Allenamento ${f.bootCamp}, facoltativo e senza limiti. Ogni giorno dalle ${f.opens}, ultimo inizio alle ${f.lastStart}. Una partita ha ${f.games} smazzate e dura al massimo ${f.minutes} minuti; poi contano solo le smazzate concluse.`,
        'La tua partita migliore appare nella lista. Non vale per la qualificazione.',
      ],
    },
    {
      article: '5.01 – 5.03',
      title: 'Qualificazione',
      text: [
        `Qualificazione ${f.qualification}. Partite al giorno: ${f.daily}, nelle domeniche di briscola ${f.trumpSunday}. Stessi orari e stesso limite di ${f.minutes} minuti del campo di allenamento. Una partita iniziata conta come giocata, per il giorno in cui l’hai iniziata.`,
        `Con almeno ${f.threshold} punti in una partita sei in semifinale e ricevi un’e-mail.`,
      ],
    },
    {
      article: '5.04',
      title: 'Partite bonus',
      text: [
        `${f.bonusBootCamp} se nel campo di allenamento hai concluso almeno una smazzata. ${f.bonusReferral} per ogni nuova persona che arriva dal tuo link e gioca la sua prima partita entro la fine della qualificazione.`,
        'Puoi usarle quando non hai più partite giornaliere. Sono personali e scadono alla fine della qualificazione.',
      ],
    },
    {
      article: '6',
      title: 'Semifinale',
      text: [
        `Da ${f.semiFinalOpens} a ${f.semiFinalLast}, giorno e notte. Al massimo ${f.matches} ${plural(f.matches, 'partita', 'partite')}; le migliori ${f.best} si sommano. ${f.hardEnd ? 'All’ultimo inizio finisce anche il gioco.' : 'Chi inizia entro allora può finire.'}`,
        `I migliori ${f.places} accedono al torneo finale.`,
      ],
    },
    {
      article: '7.01, 7.02',
      title: 'Posti in finale',
      text: [
        'In caso di parità al limite, chi ha più punti è qualificato; i posti restanti vengono sorteggiati. Ogni sorteggio è annunciato in anticipo e si può verificare.',
        `Il torneo finale è ${f.finalDay}${f.venue}. Conferma il posto per iscritto entro ${f.confirmBy}, ore 24. Chi rinuncia o non risponde è sostituito dalla persona successiva nella classifica di semifinale; in caso di parità si sorteggia.`,
        `Si aggiungono ${f.titleHolder ? 'il detentore o la detentrice del titolo e ' : ''}al massimo ${f.wildCards} wild card: in tutto al massimo ${f.most} persone. Il giorno della finale mostra il passaporto, la carta d’identità o la patente.`,
      ],
    },
    {
      article: '8.01',
      title: 'Esclusione',
      text: [
        'Chi viola il regolamento può essere escluso, anche retroattivamente. Le classifiche vengono corrette, posti e premi possono essere revocati. Da noi lo decidono sempre due persone.',
      ],
    },
    {
      article: '8.02',
      title: 'Sospensione e annullamento',
      text: [
        'In caso di guasti il campionato può essere sospeso o annullato. Durante una sospensione il tempo è fermo; il tempo perso viene restituito.',
      ],
    },
    {
      article: '8.03',
      title: 'Pubblicità',
      text: [
        'Nome e località dei finalisti possono essere pubblicati. Prima della finale il tuo nome appare solo se acconsenti. Alla finale si fotografa e si filma; se non vuoi, dillo subito al fotografo o al cameraman.',
      ],
    },
    {
      article: '8.04',
      title: 'Classifica ufficiale',
      text: [
        'Conta solo la classifica ufficiale, anche se è stato pubblicato un errore. Ogni versione e ogni correzione restano visibili.',
      ],
    },
    {
      article: '8.05 – 8.07',
      title: 'Altre disposizioni',
      text: [
        'Sul campionato non si tiene corrispondenza. Le vie legali sono escluse. In caso di divergenze fa stato la versione tedesca.',
      ],
    },
  ],
};
