import { plural } from '../i18n/format.ts';
import type { Words } from './verification.de.ts';

export const words: Words = {
  verifyPage: 'Verifica una partita',
  verifyLead:
    'Scegli il file salvato di una partita conclusa. Il tuo browser verifica tutto: la chiave, ogni distribuzione, ogni carta dei giocatori virtuali e i punti. Non viene inviato nulla.',
  dropHere: 'Trascina qui un file o sceglilo (JSON o testo)',
  badFile: (line) => `Questa non è una registrazione leggibile (riga ${line}).`,
  recordFrom: (when) => `Partita di ${when}`,
  recordHolds: (games, a, b) => `${games} ${plural(games, 'smazzata', 'smazzate')}, ${a} a ${b} punti.`,
  verifyTitle: 'Verifica questa partita',
  fingerprintHow:
    'Se vuoi, annota l’inizio. Alla fine mostriamo la chiave: se corrisponde all’impronta, nessuno ha rimescolato di nascosto.',
  shareResult: (us, them, games) =>
    `Il mio Schieber su Gschobe: ${us} a ${them} punti in ${games} ${plural(games, 'smazzata', 'smazzate')}.`,
  shownBefore: 'Impronta, mostrata prima della prima carta',
  keyOpen: 'Chiave, svelata dopo l’ultima presa',
  recompute: 'Ricalcola',
  recomputing: 'Sto ricalcolando…',
  recomputeNote: 'Ricalcola nel tuo browser tutte le distribuzioni e tutte le carte dei computer.',
  verified: (games, cards, choices) =>
    `Corretto: ${games} ${plural(games, 'distribuzione', 'distribuzioni')}, ${cards} carte e ${choices} decisioni dei computer ricalcolate.`,
  verifiedPartly:
    'Questo browser non conosce uno dei giocatori virtuali: si è verificato solo che le sue carte fossero permesse.',
  notVerified: (place) => `Non corretto: ${place}`,
  discrepancies: {
    'seed-missing': 'Manca la chiave. Viene svelata dopo l’ultima presa.',
    'seed-broken': 'La chiave non corrisponde all’impronta.',
    dealer: 'Il mazziere è sbagliato.',
    hands: 'La distribuzione è sbagliata.',
    declaration: 'La scelta non era permessa.',
    card: 'Una carta non era permessa.',
    'computer-choice': 'Il computer avrebbe giocato diversamente.',
    points: 'I punti sono sbagliati.',
    ending: 'La fine della partita non è corretta.',
    shape: 'La registrazione è incompleta.',
  },
  held: 'corretta',
  checking: 'verifica in corso',
  broken: 'errata',
  download: 'Registrazione (JSON)',
  downloadText: 'Registrazione (testo)',
  atGame: (game) => `smazzata ${game}`,
  atCard: (game, card) => `smazzata ${game}, carta ${card}`,
};
