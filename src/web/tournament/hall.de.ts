import type { Remark } from '../../tournament/sheet/sheet.ts';

/** What goes otherwise than planned in a hall: late arrivals, other seats, corrections, a call for the director. */
export const words = {
  // any Passe
  whichPasse: 'Tische von',
  earlier: 'Frühere Passe',
  // corrections
  proposeCorrection: 'Korrektur vorschlagen',
  proposeHint: 'Eine zweite Person bestätigt die Korrektur auf ihrem eigenen Gerät.',
  correctAlone: 'Allein korrigieren',
  aloneMeans: 'Auf dem Zettel und im Protokoll steht, dass du ohne zweite Person korrigiert hast.',
  waiting: (from: string, to: string, by: string) => `${by} schlägt vor: ${to} statt ${from}`,
  waitsForSecond: 'Wartet auf eine zweite Person mit eigenem Gerät.',
  confirmCorrection: 'Korrektur bestätigen',
  dropCorrection: 'Verwerfen',
  corrected: (from: string, to: string) => `${from} korrigiert auf ${to}`,
  byBoth: (by: string, second: string) => `${by}, bestätigt von ${second}`,
  byOne: (by: string) => `${by} allein, ohne zweite Person`,
  insteadOf: (number: number) => `für Nr. ${number}`,
  alone: 'ohne zweite Person',
  inGame: (game: number) => `Spiel ${game}`,
  corrections: (n: number) => (n === 1 ? 'Eine Korrektur wartet' : `${n} Korrekturen warten`),
  // seats
  otherSeats: 'Sie sassen anders',
  reseat: 'So sassen sie',
  reseatMeans:
    'Die Punkte bleiben bei der Partei von Platz A, danach wird neu visiert. Spätere Auslosungen rechnen mit dem, was gespielt wurde.',
  whoPlayed: 'Wer hat mit wem gespielt?',
  against: (a: string, b: string, c: string, d: string) => `${a} + ${b} gegen ${c} + ${d}`,
  remarks: {
    reseated: 'sassen anders als ausgelost',
    repeated: 'neu gespielt',
    voided: 'zählt nicht',
    aborted: 'abgebrochen',
    resumed: 'geht weiter',
  } satisfies Record<Remark['what'], string>,
  // the whole Passe
  wholePasse: 'Ganze Passe',
  repeat: 'Passe neu spielen',
  repeatMeans: 'Alle Punkte dieses Zettels fallen weg, der Tisch beginnt von vorn.',
  strike: 'Passe nicht zählen',
  strikeMeans: 'Die Passe zählt für niemanden der vier. Danach braucht der Zettel ein Visum.',
  resume: 'Passe weiterspielen',
  resumeMeans:
    'Der Abbruch gilt nicht mehr, die Passe geht weiter, wo sie stand. Wer fort ist, bleibt es; unter «Teilnehmende» holst du die Person zurück.',
  noPoints: 'keine Punkte',
  // somebody leaves
  leavesTable: 'Jemand verlässt den Tisch',
  who: 'Wer?',
  choose: 'bitte wählen',
  takesOver: 'Wer springt ein? (Nummer)',
  fromStart: 'spielt die ganze Passe, die Punkte zählen',
  substitute: 'Platz übernehmen lassen',
  substituteHint: 'Wer mitten in der Passe einspringt, bekommt keine Punkte; für die andern drei zählt sie.',
  breakOff: 'Passe abbrechen',
  breakOffWhy: { leaves: 'geht heim', excluded: 'wird ausgeschlossen' },
  breakOffMeans: (name: string, rate: string) =>
    `Die Passe endet an diesem Tisch. ${name} erhält keine Punkte, die andern drei je ${rate}.`,
  meanOfPasse: (points: string) => `Das Reglement nennt keine. Das Mittel einer Passe ist ${points}.`,
  // rulings
  director: 'Turnierleitung rufen',
  directorCalled: 'Die Turnierleitung ist gerufen.',
  calls: 'Tische rufen',
  callFrom: (table: number, by: string) => `Tisch ${table}: ${by} ruft`,
  onTheWay: 'Bin unterwegs',
  leaveIt: 'Nichts unternehmen',
  leaveItMeans: 'Der Vorschlag verschwindet. Der Grund steht im Protokoll.',
  withdrawWarning: 'Letzte Mahnung zurücknehmen',
  withdrawWarningMeans: 'Die Mahnung gilt nicht mehr. Der Grund steht im Protokoll.',
  readmit: 'Ausschluss aufheben',
  readmitMeans: 'Die Person ist wieder dabei und wird wieder ausgelost. Der Grund steht im Protokoll.',
  // late arrivals
  withoutSeat: (n: number, passe: string) =>
    n === 1 ? `Eine Person hat in ${passe} keinen Platz` : `${n} Personen haben in ${passe} keinen Platz`,
  giveBye: 'Freilos',
  drawAgain: 'Neu auslosen',
  startWithout: 'Ohne sie starten',
  startWithoutMeans: (names: string) => `Die Passe wird ohne ${names} gespielt; dafür gibt es keine Punkte.`,
  willSave: (folder: string) => `Nach jeder Passe wird von selbst gesichert, in ${folder}.`,
  saved: (file: string, time: string) => `Um ${time} von selbst gesichert: ${file}`,
  notSaved: (file: string) => `Konnte nicht von selbst gesichert werden: ${file}. Ist der Stick eingesteckt?`,
  finalIsOn: 'Am Finaltisch wird gespielt.',
  noSeatYet: 'Für diese Passe hast du keinen Platz. Melde dich im Turnierbüro.',
  counted: (n: number) => (n === 1 ? 'Gezählt in einer Passe' : `Gezählt in allen ${n} Passen`),
};

export type Words = typeof words;
