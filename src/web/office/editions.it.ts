import type { MeasuredPlayer } from '../../championship/levels.ts';
import { formatNumber, plural } from '../i18n/format.ts';
import type { SETTINGS as GERMAN, Words } from './editions.de.ts';
import { look } from './look.it.ts';

/** Il nome delle impostazioni. */
export const SETTINGS: typeof GERMAN = {
  'bootCamp.last': 'Ultimo giorno del campo di allenamento',
  'doors.opens': 'Aperto ogni giorno dalle',
  'doors.lastStart': 'Ultimo inizio del giorno',
  gamesPerMatch: 'Smazzate per partita',
  minutesPerMatch: 'Minuti per partita',
  'bonus.bootCamp': 'Partite bonus per il campo di allenamento',
  'bonus.referral': 'Partite bonus per il link personale',
  'qualification.first': 'Primo giorno della qualificazione',
  'qualification.last': 'Ultimo giorno della qualificazione',
  'qualification.daily': 'Partite al giorno',
  'qualification.trumpSunday': 'Partite la domenica della briscola',
  'qualification.threshold': 'Punti per la semifinale',
  'semiFinal.first': 'Primo giorno della semifinale',
  'semiFinal.opens': 'Semifinale aperta dalle',
  'semiFinal.last': 'Ultimo giorno della semifinale',
  'semiFinal.lastStart': 'Ultimo inizio in semifinale',
  'semiFinal.matches': 'Partite in semifinale',
  'semiFinal.best': 'Partite contate in semifinale',
  'semiFinal.hardEnd': 'All’ultimo inizio finisce anche il gioco',
  'final.places': 'Posti in finale per punti',
  'final.day': 'Giorno della finale',
  'final.confirmBy': 'Conferma entro, ore 24',
  'final.replacementDays': 'Giorni per confermare da subentrante',
  'final.titleHolder': 'Posto per chi difende il titolo',
  'final.wildCards': 'Wild card, al massimo',
  'final.placesMoveUp': 'Chi viene col titolo o una wild card libera il posto ottenuto per punti',
  computers: 'Forza dei giocatori virtuali',
};

/** Chi gioca bene come misurato. */
const PLAYER_NAMES: Record<MeasuredPlayer, string> = {
  apprentice: 'Apprendista',
  casual: 'Giocatrice occasionale, con errori',
  club: 'Giocatore di club',
  keen: 'Giocatrice esperta',
  master: 'Maestro',
  grandmaster: 'Gran maestro',
};

export const words: Words = {
  look,
  groups: {
    bootCamp: 'Bootcamp e orari',
    matches: 'Partite e bonus',
    qualification: 'Qualificazione',
    semiFinal: 'Semifinale',
    final: 'Finale',
  },
  settings: SETTINGS,
  faults: {
    time: 'Un orario come 07:00.',
    'after-opening': 'L’ultimo inizio viene dopo l’apertura.',
    'after-boot-camp': 'Solo dopo il campo di allenamento.',
    'not-before-first': 'Non prima dell’inizio.',
    'after-qualification': 'Solo dopo la qualificazione.',
    'after-semi-final': 'Solo dopo la semifinale.',
    'after-confirmation': 'Solo dopo il giorno della conferma.',
    whole: 'Un numero intero da 0.',
    'at-least-one': 'Almeno 1.',
    'as-many-as-count': 'Almeno quante ne contano.',
    'too-many': 'È troppo.',
  },
  draftText: 'Solo l’ufficio vede questa bozza. Si annuncia quando non manca più nulla.',
  preview: 'Così la vedranno tutti: anteprima',
  lacks: {
    venue: 'Mancano sala, indirizzo e ora della finale.',
    regulation: 'Manca il regolamento.',
    future: 'Il primo giorno è già passato.',
  },
  announce: 'Annuncia',
  askAnnounce: (title) => `«${title}» diventa visibile a tutti e ci si può iscrivere. Non si torna alla bozza.`,
  archive: 'Archivia',
  askArchive: (title) =>
    `Poi per «${title}» non si decide più nulla, tranne un’esclusione. Classifiche e regolamento restano visibili a tutti.`,
  general: 'Titolo e giorno',
  titlesIn: { fr: 'Titolo in francese', it: 'Titolo in italiano', en: 'Titolo in inglese' },
  titleHint: 'Vuoto: il titolo tedesco.',
  level: 'Forza dei giocatori virtuali',
  venue: 'Finale: sala e ora',
  player: (player, threshold) => `${PLAYER_NAMES[player] ?? player}: ${formatNumber(threshold)} punti in una partita`,
  hall: 'Sala',
  address: 'Indirizzo',
  town: 'Luogo',
  doorsOpen: 'Apertura delle porte',
  begins: 'Inizio',
  calendar: 'Calendario',
  trumpSundays: 'Domeniche della briscola',
  save: 'Salva',
  proposeChange: 'Proponi una modifica',
  runningText:
    'Questa edizione è in corso. Ciò che cambierebbe dei risultati è fisso. Tutto il resto chiede un motivo e una seconda persona ed è pubblicato con la data.',
  exportFile: 'Salva in un file',
  importFile: 'Carica da un file',
  badFile: 'Questo file non contiene le impostazioni di un’edizione.',
  newFrom: (title) => `Nuova edizione da «${title}»`,
  newFromText:
    'Tutte le impostazioni sono riprese, i giorni spostati agli stessi giorni della settimana dell’anno dopo. Nasce una bozza che vede solo l’ufficio.',
  id: 'Sigla',
  idHint: 'Lettere minuscole, cifre, trattini',
  badId: 'Solo lettere minuscole, cifre e trattini.',
  create: 'Crea la bozza',
  duties: 'Chi decide',
  twoPeople: 'Due persone, con un’ora di riflessione',
  alone: 'Una persona sola, con un’ora di riflessione (figura sulla pagina pubblica)',
  champion: 'Campionessa o campione',
  championText: 'Il numero che ha vinto la finale. Figura poi nell’elenco di tutte le edizioni.',
  nameChampion: 'Proponi la vittoria',

  regulation: 'Regolamento',
  regulationText:
    'Markdown, in al massimo quattro lingue. Una versione resta leggibile per sempre; all’iscrizione si annota quale è stata accettata.',
  noRegulation: 'Ancora nessuna versione. Fino ad allora vale il testo tratto dalle impostazioni.',
  version: (n, when) => `Versione ${n}, ${when}`,
  fromSettings: 'Scrivi dalle impostazioni',
  fromNewest: 'Carica l’ultima versione',
  text: (name) => `Testo, ${name}`,
  languages: { de: 'tedesco', fr: 'francese', it: 'italiano', en: 'inglese' },
  binding: 'Fa stato',
  mustAccept: 'Chi partecipa deve accettare questa versione prima della prossima partita',
  publish: 'Pubblica la versione',
  askPublish: (isDraft) =>
    isDraft
      ? 'Questa versione è pubblicata con la bozza.'
      : 'Una seconda persona deve approvare. Poi vale questa versione; chi deve accettarla lo saprà alla prossima visita.',
  strayTitle: 'Questi numeri stanno nel testo, ma in nessuna impostazione:',
  noStray: 'Ogni numero del testo sta anche in un’impostazione.',
  reason: 'Motivo',

  fairPlay: 'Fair play',
  fairPlayText:
    'Sono indizi, non giudizi. La macchina non esclude nessuno: due persone guardano, chiedono e decidono; chi è coinvolto viene sentito. È stato provato solo su partite simulate; nessuno sa quante volte l’indizio inganna.',
  looked: (people, found) =>
    `${people} ${plural(people, 'persona in testa esaminata', 'persone in testa esaminate')}, ${found} con indizi.`,
  signal: 'Indizio',
  tempo: (median, quick) => `Ritmo: mediana ${median} s, ${quick} sotto 0.4 s`,
  agreement: (share, level, decisions) =>
    `Scelte: ${share} come «${level}» in ${decisions} decisioni in cui i computer differiscono`,
  accounts: (numbers, links) =>
    `Su un dispositivo: n. ${numbers}${links > 0 ? ` (di cui ${links} con un link fra loro)` : ''}`,
  listedAs: {
    employee: 'Figura nell’elenco di chi non può partecipare',
    household: 'Stesso cognome e stesso indirizzo di una persona dell’elenco',
    address: 'Stesso indirizzo di una persona dell’elenco, altro cognome',
  },

  message: 'Messaggio a chi partecipa',
  messageText: 'Solo sulla gara. Chi legge in un’altra lingua riceve il primo testo. Partono 1200 e-mail al minuto.',
  messageTo: 'A chi',
  audiences: {
    everybody: 'Tutte le persone iscritte',
    semiFinalists: 'Tutti in semifinale',
    notPlayed: 'Chi non ha ancora giocato',
    finalists: 'Chi ha un posto in finale',
  },
  messageLanguage: 'Lingua del testo',
  subject: 'Oggetto',
  messageBody: 'Messaggio',
  sendMessage: 'Invia il messaggio',
  askMessage: (readers, languages, subject) =>
    `«${subject}» va a ${formatNumber(readers)} ${plural(readers, 'persona', 'persone')}, scritto in: ${languages}. Non si può richiamare.`,

  motion: {
    titleHolder: (n) => `Difesa del titolo per il n. ${n}`,
    champion: (n) => `Vittoria per il n. ${n}`,
    change: 'Modifica dell’edizione',
    regulation: 'Nuova versione del regolamento',
    establish: (phase) => `Stabilire la classifica: ${phase}`,
    cut: 'Fissa il limite',
  },
  waitsUntil: (when) => `Approvato. Vale da ${when}; fino ad allora si può ritirare.`,
  takeBack: 'Ritira',
  readText: 'Leggi il testo',
};
