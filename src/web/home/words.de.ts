import { plural } from '../i18n/format.ts';

export const words = {
  guestTitle: 'Ein Jass, dem du trauen kannst',
  guestLead:
    'Schieber mit einer Partnerin, die mitdenkt. Zwölf Spiele, und du kannst prüfen, dass ehrlich gemischt wurde.',
  hello: (name: string) => `Hoi ${name}`,
  playNow: 'Jetzt spielen',
  noAccount: 'Sofort losspielen, ohne Konto. 12 Spiele mit Computerspielern.',
  practiceMatch: 'Übungspartie',
  practiceLead:
    'Ohne Zeitlimite und mit Tipps; den letzten Stich kannst du nochmals ansehen. Du spielst mit einer Computerpartnerin gegen zwei Computerspieler, wie in der Meisterschaft.',
  openMatches: 'Offene Partien',
  otherMatches: 'Weitere offene Partien',
  underway: (number: number, of: number) => `Spiel ${number} von ${of}`,
  clockLeft: (clock: string) => `Die Uhr läuft: noch ${clock}`,
  resume: 'Weiterspielen',
  gamesDone: (done: number, of: number) => `${done} von ${of} Spielen`,
  pointsSoFar: (n: number) => `${n} ${plural(n, 'Punkt', 'Punkte')}`,
  matchKinds: { practice: 'Übungspartie', daily: 'Tageszwölf', dailyPractice: 'Tageszwölf, Übung' },
  otherMatch: 'Meisterschaftspartie',
  here: 'in diesem Browser',
  untilClock: (clock: string) => `bis ${clock} Uhr`,
  yourCards: 'Deine Karten',
  yourCardsNote: 'Du wählst, mit welchen Karten du spielst. Die anderen können andere wählen.',
  germanCards: 'Deutsche',
  frenchCards: 'Französische',
  dailyTitle: 'Tageszwölf',
  dailyText: 'Zwölf Spiele am Tag, für alle dieselben Karten. Wer macht am meisten daraus?',
  toDaily: 'Zur Tageszwölf',
  tournamentsTitle: 'Turniere',
  tournamentsText: 'Ein Abend im Vereinslokal: Auslosung, Jasszettel auf dem Handy, Rangliste an der Wand.',
  toTournaments: 'Zu den Turnieren',
  fairTitle: 'Niemand mischelt heimlich',
  fairText:
    'Die Karten einer Partie stehen fest, bevor die erste verteilt wird; du bekommst dafür eine Prüfsumme. Nach der Partie prüft dein Browser, dass nichts geändert wurde und die Computer ehrlich gespielt haben.',
  fairLink: 'Eine Partie prüfen',
  honestTitle: 'Die Computer schauen nicht in deine Karten',
  honestText: 'Die Computerspieler sehen nur ihre eigenen Karten und was auf dem Tisch liegt, genau wie du.',
  offlineTitle: 'Auch im Zug',
  offlineText:
    'Nach dem ersten Besuch kannst du auch ohne Internet üben. Du kannst Gschobe auch als App auf dem Handy ablegen.',
  numbers: 'Deine Zahlen',
  recent: 'Gespielte Partien',
  seeResult: 'Ansehen',
  none: 'Noch keine Partie',
  noneText: 'Hier stehen deine Partien, sobald du eine angefangen hast.',
  practiseTitle: 'Üben',
  withClock: 'Mit Uhr: 30 Minuten wie in der Meisterschaft',
  level: 'Wie stark spielen die Computer?',
  startPractice: 'Übungspartie starten',
  startHere: 'Offline spielen',
  startHereNote: 'Die Partie wird nur auf diesem Gerät gespeichert.',
  giveUpHere: (done: number, of: number) =>
    `In diesem Browser liegt eine angefangene Partie (${done} von ${of} Spielen). Eine neue nimmt ihren Platz ein; die angefangene ist dann weg.`,
  giveUpYes: 'Aufgeben und neu beginnen',
};

export type Words = typeof words;
