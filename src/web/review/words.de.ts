import { plural } from '../i18n/format.ts';

export const words = {
  lookBack: 'Rückschau',
  lead: 'Tippe auf eine Karte: Was hätte von diesem Platz aus am meisten gebracht?',
  whichGame: 'Spiel',
  game: (number: number, mode: string) => `${number}. Spiel: ${mode}`,
  trickOf: (number: number) => `${number}. Stich`,
  wonBy: (name: string, points: number) => `${name}, ${points} ${plural(points, 'Punkt', 'Punkte')}`,
  ask: (name: string, card: string) => `${name}: ${card}. Warum?`,
  thinking: 'Denkt nach …',
  title: (name: string, card: string) => `${name}: ${card}`,
  noChoice: 'Da gab es nichts zu wählen: Nur diese Karte war erlaubt.',
  unknown: 'Dieser Browser kann es nicht nachrechnen.',
  best: 'am besten',
  second: 'am zweitbesten',
  played: 'gespielt',
  points: (points: string) => `${points} Punkte`,
  verdict: {
    best: 'Von hier aus war das die beste Karte.',
    close: 'Fast gleich gut wie die beste Karte.',
    worse: (points: string) => `Das kostete im Mittel ${points} Punkte.`,
  },
  how: (worlds: number) =>
    `Erwartete Punkte dieses Paares im ganzen Spiel, aus ${worlds} möglichen Verteilungen der verdeckten Karten. Gerechnet nur mit dem, was dieser Platz damals sah.`,
};

export type Words = typeof words;
