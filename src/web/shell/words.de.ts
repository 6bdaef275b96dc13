import type { WordingsOf } from '../../kit/wire.ts';
import type { CommonRefusal } from '../../wire/refusals.ts';

/** Words that every screen may need. */
export const words = {
  /** What stands below our name in a list of results. */
  description: 'Schieber jassen gegen starke, ehrliche Computerspieler. Jede Verteilung lässt sich nachrechnen.',
  start: 'Start',
  practise: 'Üben',
  championship: 'Meister\u00ADschaft',
  tournament: 'Turnier',
  big21: 'Big21',
  rules: 'Regeln',
  learn: 'Jassen lernen',
  settings: 'Einstellungen',
  help: 'Hilfe',
  verify: 'Partie prüfen',
  account: 'Dein Konto',
  signIn: 'Anmelden',
  mainMenu: 'Hauptmenü',
  skipToContent: 'Zum Inhalt',
  chooseLanguage: 'Sprache',
  close: 'Schliessen',
  copied: 'Kopiert.',
  messages: 'Meldungen',
  tryAgain: 'Nochmals versuchen',
  loading: 'Lädt …',
  loadFailed: 'Das konnte nicht geladen werden. Prüf die Verbindung und versuch es nochmals.',
  offlineNow: 'Keine Verbindung zum Server. Üben geht auch offline.',
  notFoundTitle: 'Diese Seite gibt es nicht',
  notFoundText: 'Vielleicht ist der Link alt oder vertippt. Vom Start aus findest du alles.',
  toStart: 'Zum Start',
  brokenTitle: 'Da ist bei uns etwas schiefgelaufen',
  brokenText: 'Die Seite hat einen Fehler. Was du gespielt hast, ist gespeichert. Lade die Seite neu.',
  reload: 'Neu laden',
  updateReady: 'Eine neue Version ist bereit.',
  /** How strong the computer players are. */
  levels: { apprentice: 'Lehrling', club: 'Stammtisch', master: 'Meister', grandmaster: 'Grossmeister' } as Record<
    string,
    string
  >,
  offlineWith: (level: string) => `Keine Verbindung: Du spielst in diesem Browser. Stärke der Computer: ${level}.`,
  offlineInstead: (level: string) =>
    `Ohne Verbindung ist die gewählte Stärke noch nicht auf diesem Gerät: Die Computer spielen als ${level}.`,
  matchUnderway: 'Du hast eine Partie offen',
  matchUnderwayText: (done: number, of: number) => `${done} von ${of} Spielen sind fertig.`,
  matchKept: 'Sie bleibt gespeichert, auch wenn du eine neue beginnst.',
  matchHereText: 'Sie liegt nur in diesem Browser: Ohne Verbindung nimmt eine neue ihren Platz ein.',
  clockRunsOn: (clock: string) => `Ihre Uhr läuft weiter: noch ${clock}.`,
  resumeMatch: 'Weiterspielen',
  anotherMatch: 'Neue Partie beginnen',
  /** By the code of the refusal. */
  refusals: {
    offline: 'Keine Verbindung zum Server. Prüf das Netz und versuch es nochmals.',
    'server-failed': 'Das hat gerade nicht geklappt. Versuch es in einer Minute nochmals.',
    'internal-error': 'Das hat gerade nicht geklappt. Versuch es in einer Minute nochmals.',
    unavailable: 'Das hat gerade nicht geklappt. Versuch es in einer Minute nochmals.',
    'not-signed-in': 'Dafür musst du angemeldet sein.',
    forbidden: 'Das darfst du mit deinem Konto nicht.',
    'cross-site': 'Aus Sicherheitsgründen abgelehnt. Lade die Seite neu und versuch es nochmals.',
    'not-found': 'Das gibt es nicht (mehr).',
    'in-archive': ({ month }) =>
      `Diese Partie liegt im Archiv des Hauses (${month}). Frag die Organisation: Sie holt den Monat zurück.`,
    'no-such-route': 'Das gibt es nicht (mehr).',
    'rate-limited': 'Das war etwas viel auf einmal. Warte einen Moment.',
    'stale-version': 'Die Partie ging schon auf einem anderen Gerät weiter. Hier ist der aktuelle Stand.',
    invalid: 'Etwas an der Eingabe stimmt nicht. Prüf sie nochmals.',
    'too-large': 'Die Datei oder der Text ist zu gross.',
    'wrong-method': 'Etwas hat nicht geklappt. Lade die Seite neu und versuch es nochmals.',
    'wrong-content-type': 'Etwas hat nicht geklappt. Lade die Seite neu und versuch es nochmals.',
    'key-missing': 'Etwas hat nicht geklappt. Lade die Seite neu und versuch es nochmals.',
    'idempotency-conflict': 'Etwas hat nicht geklappt. Lade die Seite neu und versuch es nochmals.',
  } satisfies WordingsOf<CommonRefusal>,
  /** Of a record of a match or a Big21. */
  signature: {
    good: 'Von diesem Haus unterschrieben, und seither unverändert.',
    unsigned: 'Nicht unterschrieben: Niemand steht für diesen Beleg ein.',
    forged: 'Gefälscht: Der Beleg wurde nach der Unterschrift verändert.',
    'unknown-key': 'Von jemand anderem unterschrieben, nicht von diesem Haus.',
    unasked: 'Unverändert seit der Unterschrift. Ob sie von diesem Haus ist, lässt sich ohne Verbindung nicht sagen.',
  },
};

export type Words = typeof words;
