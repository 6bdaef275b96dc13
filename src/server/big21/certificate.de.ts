import type { CertificateWords } from './certificateWords.ts';

export const words: CertificateWords = {
  title: (model) => `Big21, Modell ${model}: Zertifikat der Chancen`,
  lead: (ratio, highest) =>
    `Der Referenzspieler bekommt ${ratio} der Einsätze und gekauften Karten zurück; keine Spielweise bekommt mehr als ${highest}. Alle Zahlen sind genau berechnet, nicht geschätzt, und gelten für jeden Spieler, jeden Einsatz und jeden Moment gleich.`,
  weights: 'Gewichte, SHA-256',
  cards: 'So oft kommt jede Karte',
  free: 'So viele Gratiskarten kommen',
  players: 'Was jede Spielweise zurückbekommt',
  player: 'Spielweise',
  base: 'nur Runde',
  whole: 'mit Karten und High/Low',
  bought: 'gekauft',
  piles: 'Stapel',
  lost: 'verloren',
  playersNote:
    'Nur Runde: mittlere Auszahlung pro Franken Einsatz, ohne gekaufte Karte. Mit Karten und High/Low: Auszahlung geteilt durch Einsätze und gekaufte Karten, High/Low bestmöglich gespielt. «Beste» spielt auf den höchsten Nettogewinn.',
  best: 'Die beste Spielweise',
  allowed: 'Karten zum Kaufen',
  alone: 'nur Runde',
  withHighLow: 'mit High/Low',
  bestNote: 'Nettowert pro Franken Einsatz. Unter 1 kann kein Einsatz im Risiko ihn erhöhen.',
  highLow: 'High/Low',
  atStake: 'Gewinn auf dem Spiel',
  worth: 'Wert',
  predictOn: 'voraussagen bei',
  stopOn: 'sonst aufhören',
  names: {
    careless: 'sorglos',
    naive: 'naiv',
    index: 'Einzelstapel',
    sensible: 'überlegt (Referenz)',
    best: 'beste',
  },
  who: {
    careless:
      'Legt jede Karte dorthin, wo die Summe bis 21 am höchsten wird; löscht nie und verliert die Runde, wenn sie nirgends passt.',
    naive: 'Gleich, löscht aber eine Karte, die nirgends passt.',
    index: 'Legt jede Karte dorthin, wo die Chance dieses einen Stapels am meisten steigt.',
    sensible:
      'Weiss, welche Summen gut sind: 21, dann 11, Summen mit einem Ass zu 11, dann 10; meidet zwei gleiche Summen von 12 bis 20; löscht, was nur schadet.',
    best: 'Kennt den Wert jeder Stellung im Spiel.',
  },
  whoTitle: 'Die Spielweisen',
  pdf: 'Als PDF herunterladen',
  check: 'Nachrechnen: gschobe big21 certificate',
  letters: { J: 'B', Q: 'D', K: 'K' },
};
