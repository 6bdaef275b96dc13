import { plural } from '../i18n/format.ts';

export const words = {
  title: 'Deine Zahlen',
  lead: 'Aus deinen eigenen Partien gerechnet. Ausser dir sieht das niemand.',
  none: 'Noch keine Zahlen',
  noneText: 'Spiel eine Partie fertig: Dann siehst du hier, was dir liegt und was nicht.',
  play: 'Üben',
  games: (n: number) => `${n} ${plural(n, 'Spiel', 'Spiele')}`,
  mean: (points: string) => `${points} Punkte im Schnitt`,
  overTime: 'Punkte je Spiel, Partie für Partie',
  halfNote: 'Die Linie in der Mitte ist die Hälfte von 157.',
  accuracy: 'Genauigkeit, Partie für Partie',
  accuracyNote:
    'Nur Partien, die du auf diesem Gerät ausgewertet hast. 100 heisst: Kein Entscheid hat Punkte gekostet.',
  accuracyHead: 'Genauigkeit',
  who: 'Wer angesagt hat',
  byDeclarer: { mine: 'Du', partner: 'Deine Partnerin', theirs: 'Die Gegner' },
  what: 'Was gespielt wurde',
  pass: 'Geschoben oder nicht',
  byPass: { passed: 'geschoben', declared: 'nicht geschoben' },
  kind: 'Art',
  gamesHead: 'Spiele',
  meanHead: 'Schnitt',
  best: 'Deine beste Partie',
  worst: 'Deine schwächste Partie',
  matchLine: (points: number, games: number, when: string) =>
    `${points} ${plural(points, 'Punkt', 'Punkte')} in ${games} ${plural(games, 'Spiel', 'Spielen')}, ${when}`,
  see: 'Ansehen',
  daily: 'Tageszwölf: Vorsprung auf Par',
  dailyNote: 'Par ist, was der Computerspieler des Tages mit deinen Karten macht.',
  day: 'Tag',
  points: 'Punkte',
  par: 'Par',
  lead3: '± Par',
  table: 'Dasselbe als Tabelle',
  when: 'Partie',
};

export type Words = typeof words;
