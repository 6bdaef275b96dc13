import { plural } from '../i18n/format.ts';

export const words = {
  guestTitle: 'Ein Jass, dem du trauen kannst',
  guestLead: 'Schieber mit einer Partnerin, die mitdenkt. Zwölf Spiele, jede Verteilung nachrechenbar.',
  hello: (name: string) => `Hoi ${name}`,
  playNow: 'Jetzt spielen',
  noAccount: 'Ohne Konto, sofort. 12 Spiele gegen den Computer.',
  practiceMatch: 'Übungspartie',
  practiceLead: 'Ohne Uhr, mit Tipps und letztem Stich. Wie im Ernstfall gegen drei Computerspieler.',
  openMatches: 'Offene Partien',
  resume: 'Weiterspielen',
  gamesDone: (done: number, of: number) => `${done} von ${of} Spielen`,
  pointsSoFar: (n: number) => `${n} ${plural(n, 'Punkt', 'Punkte')}`,
  matchKinds: { practice: 'Übungspartie' } as Record<string, string>,
  otherMatch: 'Meisterschaftspartie',
  here: 'in diesem Browser',
  untilClock: (clock: string) => `bis ${clock}`,
  yourCards: 'Deine Karten',
  yourCardsNote: 'Alle am Tisch sehen die Karten, die ihnen gefallen.',
  germanCards: 'Deutsche',
  frenchCards: 'Französische',
  tournamentsTitle: 'Turniere',
  tournamentsText: 'Ein Abend im Vereinslokal: Auslosung, Jasszettel auf dem Handy, Rangliste an der Wand.',
  toTournaments: 'Zu den Turnieren',
  fairTitle: 'Niemand mischelt heimlich',
  fairText:
    'Vor der ersten Karte siehst du einen Fingerabdruck der Partie. Nach dem letzten Stich liegt der Schlüssel offen: Dein Browser rechnet jede Verteilung und jede Karte der Computer nach.',
  fairLink: 'Eine Partie prüfen',
  honestTitle: 'Computer ohne Spick',
  honestText: 'Die Computerspieler sehen nur ihre eigenen Karten und was auf dem Tisch lag. Wie du.',
  offlineTitle: 'Auch im Zug',
  offlineText: 'Einmal besucht, läuft das Üben auch ohne Netz. Als App auf den Startbildschirm legen geht auch.',
  recent: 'Gespielte Partien',
  seeResult: 'Ansehen',
  none: 'Noch keine Partie',
  noneText: 'Hier stehen deine Partien, sobald du eine angefangen hast.',
  practiseTitle: 'Üben',
  withClock: 'Mit Uhr: 30 Minuten wie in der Meisterschaft',
  level: 'Wie stark spielen die Computer?',
  levels: { apprentice: 'Lehrling', club: 'Stammtisch', master: 'Meister', grandmaster: 'Grossmeister' } as Record<
    string,
    string
  >,
  startPractice: 'Übungspartie starten',
  startHere: 'Ohne Server spielen',
  startHereNote: 'Bleibt in diesem Browser.',
  giveUpHere: (done: number, of: number) =>
    `In diesem Browser liegt eine angefangene Partie (${done} von ${of} Spielen). Eine neue nimmt ihren Platz ein; die angefangene ist dann weg.`,
  giveUpYes: 'Aufgeben und neu beginnen',
};

export type Words = typeof words;
