import type { Discrepancy } from '../../schieber/verify.ts';
import { plural } from '../i18n/format.ts';

/** What is said at the end of a match and when it is recomputed: not before the first card. */
export const words = {
  verifyPage: 'Partie prüfen',
  verifyLead:
    'Wähle die gespeicherte Datei einer fertigen Partie. Dein Browser prüft alles: den Schlüssel, jede Verteilung, jede Karte der Computerspieler und die Punkte. Es wird nichts hochgeladen.',
  dropHere: 'Datei hierher ziehen oder auswählen (JSON oder Text)',
  badFile: (line: number) => `Das ist keine lesbare Aufzeichnung (Zeile ${line}).`,
  recordFrom: (when: string) => `Partie vom ${when}`,
  recordHolds: (games: number, a: number, b: number) =>
    `${games} ${plural(games, 'Spiel', 'Spiele')}, ${a} zu ${b} Punkte.`,
  verifyTitle: 'Diese Partie prüfen',
  fingerprintHow:
    'Schreib dir den Anfang auf, wenn du magst. Am Schluss legen wir den Schlüssel offen: Passt er zur Prüfsumme, hat niemand nachträglich gemischelt.',
  shareResult: (us: number, them: number, games: number) =>
    `Mein Schieber auf Gschobe: ${us} zu ${them} Punkte in ${games} ${plural(games, 'Spiel', 'Spielen')}.`,
  shownBefore: 'Prüfsumme, gezeigt vor der ersten Karte',
  keyOpen: 'Schlüssel, nach dem letzten Stich offengelegt',
  recompute: 'Nachrechnen',
  recomputing: 'Rechnet nach …',
  recomputeNote: 'Rechnet in deinem Browser alle Verteilungen und alle Karten der Computer nach.',
  verified: (games: number, cards: number, choices: number) =>
    `Stimmt: ${games} ${plural(games, 'Verteilung', 'Verteilungen')}, ${cards} Karten und ${choices} Entscheide der Computer nachgerechnet.`,
  verifiedPartly:
    'Einen Computerspieler kennt dieser Browser nicht: Bei ihm wurde nur geprüft, ob die Karten erlaubt waren.',
  notVerified: (place: string) => `Stimmt nicht: ${place}`,
  discrepancies: {
    'seed-missing': 'Der Schlüssel fehlt. Er wird nach dem letzten Stich offengelegt.',
    'seed-broken': 'Der Schlüssel passt nicht zur Prüfsumme.',
    dealer: 'Der Geber ist falsch.',
    hands: 'Die Verteilung ist falsch.',
    declaration: 'Die Ansage war nicht erlaubt.',
    card: 'Eine Karte war nicht erlaubt.',
    'computer-choice': 'Der Computer hätte anders gespielt.',
    points: 'Die Punkte stimmen nicht.',
    ending: 'Das Ende stimmt nicht.',
    shape: 'Die Aufzeichnung ist unvollständig.',
  } satisfies Record<Discrepancy['code'], string>,
  held: 'stimmt',
  checking: 'wird nachgerechnet',
  broken: 'stimmt nicht',
  download: 'Aufzeichnung (JSON)',
  downloadText: 'Aufzeichnung (Text)',
  atGame: (game: number) => `Spiel ${game}`,
  atCard: (game: number, card: number) => `Spiel ${game}, Karte ${card}`,
};

export type Words = typeof words;
