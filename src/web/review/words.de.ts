import { plural } from '../i18n/format.ts';

export const words = {
  lookBack: 'Rückschau',
  lead: 'Tippe auf eine Karte. Du siehst dann, welche Karte dort die beste gewesen wäre.',
  whichGame: 'Spiel',
  game: (number: number, mode: string) => `${number}. Spiel: ${mode}`,
  trickOf: (number: number) => `${number}. Stich`,
  wonBy: (name: string, points: number) => `${name}, ${points} ${plural(points, 'Punkt', 'Punkte')}`,
  ask: (name: string, card: string) => `${name}: ${card}. Warum?`,
  thinking: 'Denkt nach …',
  title: (name: string, card: string) => `${name}: ${card}`,
  noChoice: 'Da gab es nichts zu wählen: Nur diese Karte war erlaubt.',
  unknown: 'Dein Browser kann das leider nicht berechnen.',
  best: 'beste Karte',
  second: 'zweitbeste Karte',
  played: 'gespielt',
  points: (points: string) => `${points} Punkte`,
  verdict: {
    best: 'Das war die beste Karte.',
    close: 'Von der besten Karte nicht zu unterscheiden.',
    worse: (points: string, error: string) =>
      error === '0'
        ? `Diese Karte kostete im Schnitt ${points} Punkte.`
        : `Diese Karte kostete im Schnitt ${points} Punkte (± ${error}).`,
  },
  how: (worlds: number) =>
    `So viele Punkte macht diese Partei mit der Karte im Durchschnitt. Der Computer rechnet ${worlds} mögliche Verteilungen der verdeckten Karten durch und weiss dabei nur, was die Person damals sehen konnte.`,
};

export type Words = typeof words;
