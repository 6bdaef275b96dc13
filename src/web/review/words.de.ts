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
  review: {
    title: 'Wie gut hast du gespielt?',
    lead: 'Der Computer prüft jeden deiner Entscheide, die Ansagen auch. Er weiss dabei nur, was du damals sehen konntest.',
    start: 'Partie auswerten',
    working: (done: number, of: number) => `Entscheid ${done} von ${of}`,
    accuracy: 'von 100 Genauigkeit',
    accuracyIs: (accuracy: string) => `Genauigkeit: ${accuracy} von 100.`,
    accuracyNote: '100 heisst: Kein Entscheid hat Punkte gekostet.',
    counts: (decisions: number, costly: number) =>
      `${decisions} ${plural(decisions, 'Entscheid', 'Entscheide')}, davon ${costly} mit Sicherheit teuer.`,
    none: 'Kein Entscheid war mit Sicherheit teuer. Stark gespielt!',
    costliest: (count: number) =>
      count === 1 ? 'Dein teuerster Entscheid' : `Deine ${count === 2 ? 'zwei' : 'drei'} teuersten Entscheide`,
    soFar: 'Bisher gefunden',
    place: (game: number, trick: number) =>
      trick === 0 ? `${game}. Spiel, Ansage` : `${game}. Spiel, ${trick}. Stich`,
    cost: (points: string, error: string) => `−${points} Punkte (± ${error})`,
    hand: 'Deine Karten',
    forehand: 'Du bist Vorhand.',
    passedTo: 'Deine Partnerin hat geschoben.',
    youLead: 'Du spielst aus.',
    onTable: 'Auf dem Tisch liegt:',
    chosen: 'gespielt',
    best: 'besser',
    choices: (chosen: string, best: string) => `Deine Wahl: ${chosen}. Besser: ${best}.`,
    reasons: {
      takes: (often: number, seldom: number) =>
        `Damit macht ihr den Stich in ${often} von 10 möglichen Verteilungen, mit deiner Wahl in ${seldom}.`,
      trick: (points: number) =>
        `Das bringt in diesem Stich im Schnitt ${points} ${plural(points, 'Punkt', 'Punkte')} mehr.`,
      later: (points: number) =>
        `In den folgenden Stichen macht ihr damit im Schnitt ${points} ${plural(points, 'Punkt', 'Punkte')} mehr.`,
      holds: (name: string, card: string, tenths: number) =>
        `In ${tenths} von 10 möglichen Verteilungen hat ${name} den stärksten verdeckten Trumpf: ${card}.`,
      declared: (more: number, less: number) =>
        `Das bringt im Schnitt ${more} ${plural(more, 'Punkt', 'Punkte')}, deine Wahl ${less}.`,
      leads: (tenths: number) => `In ${tenths} von 10 möglichen Verteilungen bringt es mehr als deine Wahl.`,
    },
    games: {
      title: 'Spiel für Spiel',
      game: (number: number) => `${number}. Spiel`,
      made: (made: number, lost: string) =>
        lost === '0'
          ? `${made} ${plural(made, 'Punkt', 'Punkte')}`
          : `${made} ${plural(made, 'Punkt', 'Punkte')}, ${lost} verschenkt`,
      note: 'Gefüllt ist, was ihr gemacht habt. Heller ist, was deine teuren Entscheide im Schnitt gekostet haben.',
    },
    all: {
      title: 'Alle deine Entscheide',
      where: 'Wo',
      chosen: 'Deine Wahl',
      best: 'Beste Wahl',
      cost: 'Kosten',
      right: 'gut',
      close: 'nicht zu unterscheiden',
      note: 'Teuer heisst nur, was mit Sicherheit mehr als einen Punkt gekostet hat. Hinter ± steht, wie genau das ist.',
    },
  },
  again: {
    game: 'Dieses Spiel nochmals',
    button: 'Nochmals ab hier',
    title: 'Nochmals ab hier',
    thenAndNow: (then: number, now: number) =>
      `Damals habt ihr in diesem Spiel ${then} ${plural(then, 'Punkt', 'Punkte')} gemacht, jetzt ${now}.`,
    uncounted: 'Das zählt nirgends.',
    onceMore: 'Noch ein Versuch',
    back: 'Zurück zur Partie',
  },
};

export type Words = typeof words;
