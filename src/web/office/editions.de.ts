import type { Lack } from '../../championship/announcement.ts';
import type { MeasuredPlayer } from '../../championship/levels.ts';
import type { Audience } from '../../championship/messages.ts';
import type { Setting } from '../../championship/settings.ts';
import type { Fault } from '../../championship/template.ts';
import { formatNumber, plural } from '../i18n/format.ts';
import { look } from './look.de.ts';

/** Wie die Einstellungen heissen. */
export const SETTINGS: Record<Setting | 'computers', string> = {
  'bootCamp.last': 'Letzter Tag des Bootcamps',
  'doors.opens': 'Täglich offen ab',
  'doors.lastStart': 'Täglich letzter Start',
  gamesPerMatch: 'Spiele pro Partie',
  minutesPerMatch: 'Minuten pro Partie',
  'bonus.bootCamp': 'Bonuspartien für das Bootcamp',
  'bonus.referral': 'Bonuspartien für den persönlichen Link',
  'qualification.first': 'Erster Tag der Qualifikation',
  'qualification.last': 'Letzter Tag der Qualifikation',
  'qualification.daily': 'Tagespartien',
  'qualification.trumpSunday': 'Partien am Trumpf-Sonntag',
  'qualification.threshold': 'Punkte für den Halbfinal',
  'semiFinal.first': 'Erster Tag des Halbfinals',
  'semiFinal.opens': 'Halbfinal offen ab',
  'semiFinal.last': 'Letzter Tag des Halbfinals',
  'semiFinal.lastStart': 'Letzter Start im Halbfinal',
  'semiFinal.matches': 'Partien im Halbfinal',
  'semiFinal.best': 'Gezählte Partien im Halbfinal',
  'semiFinal.hardEnd': 'Beim letzten Start ist auch Spielende',
  'final.places': 'Plätze im Final nach Punkten',
  'final.day': 'Tag des Finals',
  'final.confirmBy': 'Bestätigen bis, 24 Uhr',
  'final.replacementDays': 'Tage zum Bestätigen beim Nachrücken',
  'final.titleHolder': 'Platz für die Titelverteidigung',
  'final.wildCards': 'Wildcards, höchstens',
  'final.placesMoveUp': 'Wer mit Titel oder Wildcard kommt, macht den Platz nach Punkten frei',
  computers: 'Stärke der Computerspieler',
};

/** Wer so gut spielt, wie gemessen wurde. */
const PLAYER_NAMES: Record<MeasuredPlayer, string> = {
  apprentice: 'Lehrling',
  casual: 'Gelegenheitsspielerin, mit Fehlern',
  club: 'Klubspieler',
  keen: 'Erfahrene Spielerin',
  master: 'Meister',
  grandmaster: 'Grossmeister',
};

export const words = {
  look,
  groups: {
    bootCamp: 'Bootcamp und Tageszeiten',
    matches: 'Partien und Bonus',
    qualification: 'Qualifikation',
    semiFinal: 'Halbfinal',
    final: 'Final',
  },
  settings: SETTINGS,
  faults: {
    time: 'Eine Zeit wie 07:00.',
    'after-opening': 'Der letzte Start kommt nach der Öffnung.',
    'after-boot-camp': 'Erst nach dem Bootcamp.',
    'not-before-first': 'Nicht vor dem Anfang.',
    'after-qualification': 'Erst nach der Qualifikation.',
    'after-semi-final': 'Erst nach dem Halbfinal.',
    'after-confirmation': 'Erst nach dem Tag der Bestätigung.',
    whole: 'Eine ganze Zahl ab 0.',
    'at-least-one': 'Mindestens 1.',
    'as-many-as-count': 'Mindestens so viele, wie gezählt werden.',
    'too-many': 'Das ist zu viel.',
  } satisfies Record<Fault, string>,
  draftText: 'Nur das Büro sieht diesen Entwurf. Angekündigt wird er, wenn nichts mehr fehlt.',
  preview: 'So sehen ihn alle: Vorschau',
  lacks: {
    venue: 'Halle, Adresse und Zeit des Finals fehlen.',
    regulation: 'Das Reglement fehlt.',
    future: 'Der erste Tag ist schon vorbei.',
  } satisfies Record<Lack, string>,
  announce: 'Ankündigen',
  askAnnounce: (title: string) =>
    `«${title}» wird für alle sichtbar, und man kann sich anmelden. Zurück zum Entwurf geht es nicht.`,
  archive: 'Ins Archiv legen',
  askArchive: (title: string) =>
    `An «${title}» wird danach nichts mehr entschieden, ausser einem Ausschluss. Ranglisten und Reglement bleiben für alle sichtbar.`,
  general: 'Titel und Tag',
  titlesIn: { fr: 'Titel auf Französisch', it: 'Titel auf Italienisch', en: 'Titel auf Englisch' },
  titleHint: 'Leer: der deutsche Titel.',
  level: 'Stärke der Computerspieler',
  venue: 'Final: Halle und Zeit',
  player: (player: MeasuredPlayer, threshold: number) =>
    `${PLAYER_NAMES[player] ?? player}: ${formatNumber(threshold)} Punkte in einer Partie`,
  hall: 'Halle',
  address: 'Adresse',
  town: 'Ort',
  doorsOpen: 'Türöffnung',
  begins: 'Beginn',
  calendar: 'Kalender',
  trumpSundays: 'Trumpf-Sonntage',
  save: 'Änderungen speichern',
  proposeChange: 'Änderung vorschlagen',
  runningText:
    'Diese Austragung läuft. Was Resultate ändern würde, steht fest. Alles andere braucht eine Begründung und eine zweite Person und wird mit Datum veröffentlicht.',
  exportFile: 'Als Datei sichern',
  importFile: 'Aus Datei laden',
  badFile: 'Diese Datei enthält keine Einstellungen einer Austragung.',
  newFrom: (title: string) => `Neue Austragung aus «${title}»`,
  newFromText:
    'Alle Einstellungen werden übernommen, die Tage auf dieselben Wochentage im nächsten Jahr verschoben. Es entsteht ein Entwurf, den nur das Büro sieht.',
  id: 'Kürzel',
  idHint: 'Kleine Buchstaben, Ziffern, Bindestriche',
  badId: 'Nur kleine Buchstaben, Ziffern und Bindestriche.',
  create: 'Entwurf anlegen',
  duties: 'Wer entscheidet',
  twoPeople: 'Zwei Personen, mit einer Stunde Bedenkzeit',
  alone: 'Eine Person allein, mit einer Stunde Bedenkzeit (steht auf der öffentlichen Seite)',
  champion: 'Siegerin oder Sieger',
  championText: 'Startnummer, wie sie im Final gewonnen hat. Steht danach in der Liste aller Austragungen.',
  nameChampion: 'Sieg vorschlagen',

  regulation: 'Reglement',
  regulationText:
    'Markdown, in bis zu vier Sprachen. Eine Fassung bleibt für immer lesbar; bei der Anmeldung wird festgehalten, welche angenommen wurde.',
  noRegulation: 'Noch keine Fassung. Bis dahin gilt der Text aus den Einstellungen.',
  version: (n: number, when: string) => `Fassung ${n}, ${when}`,
  fromSettings: 'Aus den Einstellungen schreiben',
  fromNewest: 'Neuste Fassung laden',
  text: (name: string) => `Text, ${name}`,
  languages: { de: 'Deutsch', fr: 'Französisch', it: 'Italienisch', en: 'Englisch' },
  binding: 'Verbindlich ist',
  mustAccept: 'Wer mitmacht, muss diese Fassung vor der nächsten Partie annehmen',
  publish: 'Fassung veröffentlichen',
  askPublish: (isDraft: boolean): string =>
    isDraft
      ? 'Diese Fassung wird mit dem Entwurf veröffentlicht.'
      : 'Eine zweite Person muss zustimmen. Dann gilt diese Fassung; wer sie annehmen muss, wird beim nächsten Besuch gefragt.',
  strayTitle: 'Diese Zahlen stehen im Text, aber in keiner Einstellung:',
  noStray: 'Jede Zahl im Text steht auch in einer Einstellung.',
  reason: 'Begründung',

  fairPlay: 'Fair Play',
  fairPlayText:
    'Das sind Hinweise, keine Urteile. Niemand wird von der Maschine ausgeschlossen: Zwei Personen schauen hin, fragen nach und entscheiden; wer betroffen ist, wird angehört. Geprüft wurde das nur an gerechneten Spielerinnen und Spielern; wie oft es bei Menschen täuscht, weiss niemand.',
  looked: (people: number, found: number) =>
    `${people} ${plural(people, 'Person', 'Personen')} an der Spitze angeschaut, ${found} mit Hinweisen.`,
  signal: 'Hinweis',
  tempo: (median: string, quick: string) => `Tempo: Mitte ${median} s, ${quick} unter 0.4 s`,
  agreement: (share: string, level: string, decisions: number) =>
    `Wahl: ${share} wie «${level}» bei ${decisions} Entscheiden, in denen die Computer verschieden spielen`,
  accounts: (numbers: string, links: number) =>
    `Auf einem Gerät: Nr. ${numbers}${links > 0 ? ` (davon ${links} über einen Link unter ihnen)` : ''}`,
  listedAs: {
    employee: 'Steht auf der Liste der Nichtberechtigten',
    household: 'Gleicher Familienname und gleiche Adresse wie jemand auf der Liste',
    address: 'Gleiche Adresse wie jemand auf der Liste, anderer Name',
  },

  message: 'Nachricht an Teilnehmende',
  messageText:
    'Nur zum Wettkampf. Wer in einer anderen Sprache liest, bekommt den ersten Text. Verschickt werden 1200 E-Mails pro Minute.',
  messageTo: 'An wen',
  audiences: {
    everybody: 'Alle Angemeldeten',
    semiFinalists: 'Alle im Halbfinal',
    notPlayed: 'Wer noch nicht gespielt hat',
    finalists: 'Alle mit einem Platz im Final',
  } satisfies Record<Audience, string>,
  messageLanguage: 'Sprache des Texts',
  subject: 'Betreff',
  messageBody: 'Nachricht',
  sendMessage: 'Nachricht verschicken',
  askMessage: (readers: number, languages: string, subject: string) =>
    `«${subject}» geht an ${formatNumber(readers)} ${plural(readers, 'Person', 'Personen')}, geschrieben auf: ${languages}. Das lässt sich nicht zurückholen.`,

  motion: {
    titleHolder: (n: number) => `Titelverteidigung für Nr. ${n}`,
    champion: (n: number) => `Sieg für Nr. ${n}`,
    change: 'Änderung der Austragung',
    regulation: 'Neue Fassung des Reglements',
    establish: (phase: string) => `Rangliste feststellen: ${phase}`,
    cut: 'Strich ziehen',
  },
  waitsUntil: (when: string) => `Zugestimmt. Gilt ab ${when}, bis dahin kann es zurückgenommen werden.`,
  takeBack: 'Zurücknehmen',
  readText: 'Text lesen',
};

export type Words = typeof words;
