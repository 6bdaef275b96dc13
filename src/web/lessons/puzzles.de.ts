import type { Idea } from '../../lessons/idea.ts';
import type { Hardness } from '../../lessons/puzzle.ts';
import { plural } from '../i18n/format.ts';

const points = (n: number) => `${n} ${plural(n, 'Punkt', 'Punkte')}`;

/** Puzzles: one best card, found by the computer in many games. */
export const words = {
  title: 'Jassrätsel',
  lead: (count: number) =>
    `${count} Stellungen aus echten Spielen. In jeder ist eine Karte klar die beste, nachgerechnet in Tausenden von möglichen Verteilungen.`,
  today: 'Rätsel des Tages',
  todayText: 'Für alle dasselbe, jeden Tag ein neues.',
  toToday: 'Zum Rätsel des Tages',
  solvedToday: 'Heute gelöst',
  number: (n: number) => `Rätsel ${n}`,
  noSuch: 'Dieses Rätsel gibt es nicht.',
  hardness: 'Wie schwer?',
  anyHardness: 'alle',
  hardnesses: { easy: 'leicht', medium: 'mittel', hard: 'schwer' } satisfies Record<Hardness, string>,
  byIdea: 'Nach Thema',
  solvedOf: (solved: number, of: number) => `${solved} von ${of} gelöst`,
  none: 'keine',
  ask: 'Welche Karte bringt euch am meisten Punkte?',
  youLead: 'Du spielst aus.',
  lift: 'Tippe eine Karte an, nochmals zum Spielen.',
  play: (card: string) => `${card} spielen`,
  trickOf: (n: number) => `Stich ${n} von 9`,
  soFar: (us: number, them: number) => `bisher wir ${us}, sie ${them}`,
  declaredBy: (mode: string, name: string) => `${mode}, angesagt von ${name}`,
  declaredByYou: (mode: string) => `${mode}, von dir angesagt`,
  passedOn: 'nach «gschobe»',
  history: (n: number) => `Was schon gespielt ist (${n} ${plural(n, 'Stich', 'Stiche')})`,
  trickTo: (n: number, name: string) => `${n}. Stich an ${name}`,
  right: (card: string) => `Richtig: ${card}.`,
  wrong: (card: string, other: string, n: number) =>
    `${other} ist besser: ${card} kostet euch im Schnitt ${points(n)}.`,
  ahead: (n: number) => `Jede andere Karte bringt im Schnitt mindestens ${points(n)} weniger.`,
  best: 'beste Karte',
  yours: 'deine',
  less: (n: number) => `−${n}`,
  muchLess: (n: number) => `−${n} oder mehr`,
  costs: 'Was die anderen Karten kosten',
  how: 'Punkte eurer Partei im Schnitt, verglichen mit der besten Karte. Gerechnet nur mit dem, was du an diesem Platz wissen kannst.',
  fooled: (who: string) => `Computerspieler, die hier danebenliegen: ${who}.`,
  next: 'Nächstes Rätsel',
  all: 'Alle Rätsel',
  allSolved: 'Alle gelöst',
  ideas: {
    drawTrumps: { name: 'Trumpf ziehen', why: 'Wer Trumpf zieht, nimmt den Gegnern das Stechen.' },
    bock: {
      name: 'Bock spielen',
      why: 'Diese Karte schlägt in ihrer Farbe niemand mehr: Hol den Stich, solange er sicher ist.',
    },
    lead: {
      name: 'Anziehen',
      why: 'Mit dieser Farbe findest du deine Partnerin, oder die Gegner müssen ihre Karten opfern.',
    },
    nell: { name: 'Nell schützen', why: 'Der Bauer ist noch draussen: Das Nell wartet besser.' },
    take: { name: 'Stechen', why: 'Diesen Stich holst du dir jetzt.' },
    holdBack: { name: 'Klein bleiben', why: 'Hier lohnt es sich, etwas aufzusparen.' },
    feed: { name: 'Schmieren', why: 'Der Stich gehört voraussichtlich euch: Leg Punkte hinein.' },
    discard: { name: 'Richtig verwerfen', why: 'Was du nicht mehr brauchst, geht zuerst weg.' },
    lastTricks: {
      name: 'Die letzten Stiche',
      why: 'Der letzte Stich zählt 5 Punkte mehr: Jetzt entscheidet die Reihenfolge.',
    },
  } satisfies Record<Idea, { name: string; why: string }>,
};

export type Words = typeof words;
