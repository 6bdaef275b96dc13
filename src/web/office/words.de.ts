import type { OfficeWire } from '../../championship/officeWire.ts';
import type { RefusalsOf, WordingsOf } from '../../kit/wire.ts';
import type { Tie } from '../../people/changeRequest.ts';
import type { ExclusionReason } from '../../people/person.ts';
import type { CommonRefusal } from '../../wire/refusals.ts';
import { formatNumber, plural } from '../i18n/format.ts';
import { SETTINGS } from './editions.de.ts';
import { events, mailKinds, slots } from './log.de.ts';
import { refusals } from './look.de.ts';

export const words = {
  title: 'Büro',
  onlyStaff: 'Diese Seite ist für die Organisation. Melde dich mit einem Konto an, das dazu berechtigt ist.',
  sections: {
    overview: 'Austragung',
    settings: 'Einstellungen',
    look: 'Aussehen',
    regulation: 'Reglement',
    rankings: 'Ranglisten',
    admission: 'Finalplätze',
    people: 'Personen',
    review: 'Prüfen',
    fairPlay: 'Fair Play',
    mail: 'E-Mails',
    audit: 'Protokoll',
  },
  section: 'Bereich',
  edition: 'Austragung',
  name: 'Titel',
  firstDay: 'Erster Tag (Bootcamp)',
  standing: { running: 'läuft', suspended: 'unterbrochen', cancelled: 'abgesagt' },
  entered: 'angemeldet',
  qualified: 'im Halbfinal',
  finalists: 'Finalplätze vergeben',
  suspend: 'Unterbrechen',
  resume: 'Weiterführen',
  cancel: 'Absage vorschlagen',
  cancelSure:
    'Wenn eine zweite Person zustimmt, ist die Austragung endgültig abgesagt: Laufende Partien werden ungültig, alle Angemeldeten bekommen eine E-Mail mit der Begründung (Art. 8.02).',
  cancelYes: 'Absage vorschlagen',
  reason: 'Begründung',
  reasonHint: 'Steht in den E-Mails und im Protokoll',
  dates: 'Kalender',
  finalDay: 'Finalturnier',
  confirmBy: 'Bestätigen bis',
  level: 'Stärke der Computerspieler',
  done: 'Erledigt.',

  official: 'Offizielle Rangliste (Art. 8.04)',
  noOfficial: 'Noch keine offizielle Fassung',
  version: (n: number) => `Fassung ${n}`,
  published: (n: number) => `veröffentlicht: Fassung ${n}`,
  unpublished: 'nicht veröffentlicht',
  notSettled: (when: string, open: number) =>
    open > 0
      ? `${open} ${plural(open, 'Partie läuft', 'Partien laufen')} noch: Feststellen geht erst, wenn alle fertig sind.`
      : `Feststellen geht erst nach dem ${when}, wenn keine Partie mehr laufen kann.`,
  establish: 'Offiziell feststellen',
  correct: 'Korrektur vorschlagen',
  publish: 'Neuste veröffentlichen',
  pagesMissing: (pages: string) =>
    `Noch nicht geschrieben: ${pages}. Wer Angaben sammelt, muss sagen, wer er ist und was damit geschieht.`,
  writeThem: 'Jetzt schreiben',
  exports: 'Listen zum Herunterladen',
  exportNames: {
    entries: 'Angemeldete',
    matches: 'Partien',
    bootCamp: 'Rangliste Bootcamp',
    qualification: 'Rangliste Qualifikation',
    semiFinal: 'Rangliste Halbfinal',
    press: 'Rangliste für die Presse',
    places: 'Finalplätze',
    door: 'Liste für den Eingang',
  },

  proposals: 'Wartet auf eine zweite Person',
  noProposals: 'Keine offenen Vorschläge.',
  motion: {
    redraw: 'Karten statt der öffentlichen Zufallszahl',
    giveBack: (n: number) => `Eine Partie von Nr. ${n} zurückgeben`,
    giveAllBack: 'Alle offenen Partien zurückgeben',
    extension: (time: string) => `Halbfinal verlängern, letzter Start ${time}`,
    cancellation: 'Absage der ganzen Austragung',
    wildCard: (n: number) => `Wildcard für Nr. ${n}`,
    correctRanking: (n: number) => `Korrektur der Rangliste, Fassung ${n}`,
  },
  propose: 'Vorschlagen',
  lostTime: 'Verlorene Zeit',
  lostTimeText:
    'Nach einer Panne oder Unterbrechung. Eine zweite Person muss zustimmen; wer betroffen ist, bekommt eine E-Mail.',
  giveAllBack: 'Offene Partien zurückgeben',
  askGiveAllBack: (open: number) =>
    `${open} ${plural(open, 'Partie ist', 'Partien sind')} jetzt offen. Stimmt eine zweite Person zu, ${plural(open, 'wird sie', 'werden sie')} abgebrochen und ${plural(open, 'zählt', 'zählen')} nicht; alle Betroffenen bekommen eine E-Mail und dürfen dafür neu spielen.`,
  semiFinalLast: 'Letzter Tag des Halbfinals',
  lastStart: 'Letzter Start',
  extend: 'Verlängerung vorschlagen',
  giveBack: 'Zurückgeben',
  giveBackReason: 'Begründung für das Zurückgeben',
  giveBackText: 'Nur für Partien, die nicht zu Ende gespielt sind. Eine zweite Person muss zustimmen.',
  approve: 'Zustimmen',
  reject: 'Ablehnen',

  advice: 'Wildcards',
  adviceText: (give: number, players: number, tables: number) =>
    `Am besten ${give} ${plural(give, 'Wildcard', 'Wildcards')} geben: ${players} Personen sind ${tables} ${plural(tables, 'voller Tisch', 'volle Tische')}.`,
  adviceOver: (wildCards: number, players: number, over: number) =>
    `${wildCards}: ${players} Personen, ${over === 0 ? 'alle Tische voll' : `${over} zu viel`}`,
  number: 'Startnummer',
  giveWildCard: 'Wildcard vorschlagen',
  nameTitleHolder: 'Titelverteidiger/in eintragen',
  cutTitle: 'Der Strich',
  cutDone: (points: string) => `Gezogen bei ${points} Punkten.`,
  makeCut: 'Strich ziehen',
  nominate: 'Nachrücken lassen',
  openPlaces: (n: number) => `${n} ${plural(n, 'Platz', 'Plätze')} frei`,
  lotNeeded: (hat: number, places: number) =>
    `${hat} sind punktgleich für ${places} ${plural(places, 'Platz', 'Plätze')}: Das Los muss entscheiden. Wie soll ausgelost werden?`,
  bySource: {
    drand: 'Öffentliche Zufallszahl in 10 Minuten (drand)',
    ceremony: 'Gemischte Jasskarten, vorgelesen',
  },
  announceLot: 'Los ankündigen',
  lotWaiting: 'Angekündigt. Es wird ausgelost, sobald die Zufallszahl da ist.',
  noRound: 'Die Zufallszahl kommt nicht?',
  signature: 'Unterschrift der Runde',
  signatureHint: (round: number) =>
    `Runde ${round} steht auf api.drand.sh (quicknet), «signature», 96 Zeichen. Eine falsche wird erkannt.`,
  redrawHint:
    'Eine Stunde nach der Runde darf mit Karten gelost werden. Eine zweite Person muss zustimmen; beide Auslosungen bleiben öffentlich.',
  proposeRedraw: 'Karten vorschlagen',
  readCards: 'Lies die gemischten Karten vor',
  readCardsHint:
    'Alle 36 oder die ersten 9. Farbe H = Rosen/Herz, D = Eicheln/Ecken, S = Schilten/Schaufel, C = Schellen/Kreuz, dann 6–10, J, Q, K, A. Beispiel: H6 SJ D10',
  drawCards: 'Los ziehen',
  commitment: 'Prüfsumme des Laptops',
  places: 'Plätze',
  status: {
    offered: 'angeboten',
    confirmed: 'bestätigt',
    withdrawn: 'abgesagt',
    lapsed: 'verfallen',
    revoked: 'entzogen',
    takenBack: 'aus Versehen angeboten',
  },
  by: {
    points: 'Punkte',
    lot: 'Los',
    replacement: 'nachgerückt',
    titleHolder: 'Titel',
    wildCard: 'Wildcard',
  },
  points: 'Punkte',
  state: 'Stand',
  act: 'Aktion',
  letterCame: 'Bestätigung eintragen',
  receivedText:
    'Massgebend ist der Tag, an dem die Bestätigung eingetroffen ist, nicht der Tag, an dem du sie einträgst.',
  receivedOn: 'Eingetroffen am',
  receivedHow: 'Wie',
  how: { letter: 'Brief', 'e-mail': 'E-Mail' },
  askCut: (places: number, until: string) =>
    `Die besten ${places} der offiziellen Halbfinal-Rangliste bekommen ihren Platz und sofort eine E-Mail; bestätigen müssen sie bis ${until}. Das lässt sich nicht zurücknehmen.`,
  askNominate: (places: number) =>
    `${places} freie ${plural(places, 'Platz wird', 'Plätze werden')} den Nächsten auf der Rangliste angeboten, mit E-Mail. Ist alle Post geöffnet? Danach kann für diese Plätze keine rechtzeitige Bestätigung mehr nachgetragen werden.`,
  askWithdraw: (name: string) =>
    `Der Platz von ${name} wird frei, und die Absage wird mit einer E-Mail bestätigt. Das lässt sich nicht zurücknehmen.`,
  askTitleHolder: (number: number, before: number | null) =>
    `Nr. ${number} bekommt den Platz der Titelverteidigung und eine E-Mail.${before === null ? '' : ` Nr. ${before} war ein Irrtum, verliert den Platz und bekommt ebenfalls eine E-Mail.`}`,
  titleHolderHint:
    'Die Titelverteidigung wird vor dem Strich eingetragen: Wer schon einen Platz nach Punkten hat, behält diesen.',
  phoned: 'Abgesagt (Telefon)',

  search: 'Name, Ort, E-Mail, Startnummer oder Code des Links',
  participant: 'Startnummer',
  resembles: 'Gleicht diesem Konto:',
  exclusionReason: 'Grund für den Ausschluss',
  askExclusion:
    'Stimmt eine zweite Person zu, darf diese Person nicht mehr spielen, verschwindet aus den Ranglisten, verliert einen Platz im Final und bekommt eine E-Mail mit dem Grund (Art. 8.01).',
  proposeReadmission: 'Wiederzulassung vorschlagen',
  askReadmission:
    'Stimmt eine zweite Person zu, spielt diese Person wieder mit, steht wieder in den Ranglisten und bekommt eine E-Mail (Art. 8.01). Ein Platz im Final kommt nicht von selbst zurück.',
  awaitsSecond: 'Vorgeschlagen: wartet unter «Prüfen» auf eine zweite Person.',
  look: 'Anschauen',
  more: 'Weitere',
  town: 'Ort',
  matches: 'Partien',
  excluded: 'ausgeschlossen',
  inSemiFinal: 'Halbfinal',
  slot: 'Partie (Tag/Bonus)',
  ending: 'Ende',
  record: 'Protokoll',

  heldTitle: 'Gleichen einem anderen Konto',
  heldText: 'Diese Personen dürfen erst spielen, wenn jemand vom Büro sie geprüft hat (Art. 1).',
  release: 'Ist jemand anderes',
  proposeExclusion: 'Ausschluss vorschlagen',
  proposedTitle: 'Ausschluss oder Wiederzulassung vorgeschlagen',
  proposedWhat: {
    exclude: (why: string) => `Ausschluss: ${why}`,
    readmit: (why: string) => `Wiederzulassung nach Ausschluss: ${why}`,
  },
  youProposed: 'Du hast es vorgeschlagen. Jemand anderes entscheidet.',
  changesTitle: 'Angaben ändern',
  changesText:
    'An diesen Angaben hängt ein Platz, ein geprüfter Ausweis oder Geld. Es gilt, was zwei Personen gleich entscheiden.',
  hangsOn: { place: 'Platz im Final', identity: 'Ausweis geprüft', money: 'Geld auf dem Konto' } satisfies Record<
    Tie,
    string
  >,
  grantChange: 'Bewilligen',
  firstSaid: (isGranted: boolean) =>
    `Eine Person will ${isGranted ? 'bewilligen' : 'ablehnen'}, eine zweite entscheidet.`,
  agree: 'Zustimmen',
  drop: 'Fallen lassen',
  nobody: 'Niemand zu prüfen.',
  why: {
    'second-account': 'Zweites Konto',
    'foreign-account': 'Fremdes Konto',
    'lent-account': 'Konto verliehen',
    employee: 'Mitarbeitend',
    household: 'Gleicher Haushalt',
    manipulation: 'Manipulation',
    'rules-violated': 'Regelverstoss',
  } satisfies Record<ExclusionReason, string>,

  events,
  mailKinds,
  slots,
  kind: 'Art',
  sent: 'Verschickt',
  attempts: 'Versuche',
  letters: (n: number) => `${formatNumber(n)} ${plural(n, 'E-Mail', 'E-Mails')}, die letzten 200`,
  mailState: { waiting: 'wartet', sent: 'verschickt', failed: 'gescheitert' },

  chain: 'Protokollkette',
  chainText:
    'Jede Änderung ist über ihre Prüfsumme mit der vorherigen verbunden. Hier wird die ganze Kette nachgeprüft.',
  verifyChain: 'Kette prüfen',
  verifying: 'Kette wird nachgerechnet',
  chainWhole: (records: string, events: string) =>
    `Die Kette ist unversehrt: ${records} Glieder, ${events} Ereignisse.`,
  chainBroken: (seq: number, why: string) => `Die Kette ist beschädigt bei Glied ${seq}: ${why}`,
  workFailed: 'Das hat nicht geklappt. Versuch es noch einmal.',
  auditTitle: 'Ereignisse',
  stream: 'Vorgang',
  streamHint: 'Beginnt mit, zum Beispiel entry:demo',
  actor: 'Wer',
  actorHint: 'Anfang, zum Beispiel system',
  day: 'Tag',
  inArchive: (months: string) =>
    `Partien aus ${months} liegen im Archiv. Ihre Einträge stehen in dessen Dateien, nicht in dieser Liste.`,
  filesElsewhere: (months: string) =>
    `Die Dateien von ${months} sind nicht hier: Von ihnen sind nur die beiden Enden geprüft.`,
  noRecords: 'Dazu gibt es keinen Eintrag.',
  when: 'Wann',
  what: 'Was',
  fingerprint: 'Prüfsumme',
  reload: 'Neu laden',
  recount: 'Nachzählen',
  recountText: 'Alle Partien der Austragung werden neu gezählt und mit den Ranglisten verglichen (Art. 6.03).',
  recountNow: 'Alles nachzählen',
  recounting: 'Partien werden gezählt',
  recountGood: 'Die Ranglisten stimmen.',
  recountBad: 'Eine Rangliste stimmt nicht.',
  ranked: (n: number) => `${formatNumber(n)} rangiert`,
  agrees: 'stimmt',
  differs: 'stimmt nicht',
  history: 'Verlauf der Korrekturen',
  phase: 'Phase',
  noChanges: 'Erste Fassung, keine Änderungen.',
  before: 'Vorher',
  after: 'Nachher',
  placed: (rank: number, points: string) => `Rang ${rank}, ${points} Punkte`,
  openRecord: 'Öffnen und prüfen',
  backToMatches: 'Zurück zu den Partien',
  recordOf: (when: string, games: number, points: number) =>
    `${when}: ${games} ${plural(games, 'Spiel', 'Spiele')}, ${formatNumber(points)} Punkte.`,
  noMatches: 'Noch keine Partie.',
  endings: {
    running: 'läuft',
    finished: 'fertig gespielt',
    expired: 'Zeit abgelaufen',
    void: 'ungültig',
    givenBack: 'zurückgegeben',
  },
  reviewed: (done: number, of: number) => `${done} von ${of} geprüft`,
  mailAt: (sent: number, waiting: number, failed: number) =>
    `${formatNumber(sent)} verschickt, ${formatNumber(waiting)} ${plural(waiting, 'wartet', 'warten')}, ${formatNumber(failed)} gescheitert`,
  tryAgain: 'Jetzt nochmals',
  lotDue: (round: number, when: string) => `Die Zufallszahl (Runde ${round}) kommt am ${when}; dann wird ausgelost.`,

  person: 'Name',
  ceremonySteps: [
    'Lies die Prüfsumme unten vor oder zeig sie: Damit ist die geheime Zahl des Laptops festgelegt.',
    'Jetzt mischt eine zweite Person die 36 Karten vor allen.',
    'Sie liest die Karten von oben vor, du tippst sie ein. Keine Seite kann das Ergebnis allein bestimmen.',
  ],

  refusals: {
    ...refusals,
    'no-readers': 'Einen Entwurf liest noch niemand: Nachrichten gehen erst, wenn er angekündigt ist.',
    'announced-already': 'Diese Austragung ist schon angekündigt.',
    'not-ready': 'Es fehlt noch etwas: Halle und Zeit des Finals, das Reglement oder ein erster Tag in der Zukunft.',
    'not-over': 'Ins Archiv kommt nur, was vorbei ist.',
    archived: 'Diese Austragung liegt im Archiv: Hier wird nichts mehr entschieden.',
    'binding-missing': 'Der Text in der verbindlichen Sprache fehlt (Art. 8.06).',
    'regulation-unchanged': ({ version }) => `Dieser Text ist schon die Fassung ${version}.`,
    'bad-venue':
      'Halle, Adresse, Ort und zwei Zeiten wie 09:00 gehören zusammen; der Beginn kommt nach der Türöffnung.',
    'final-not-begun': 'Der Sieg wird erst eingetragen, wenn der Tag des Finals da ist.',
    'letter-failed': 'Diese E-Mail wurde endgültig abgewiesen; ihr Inhalt ist gelöscht.',
    'letter-sent': 'Diese E-Mail ist schon verschickt.',
    'not-a-day': 'Diesen Tag gibt es nicht.',
    'second-person-needed': 'Das muss eine zweite Person entscheiden.',
    'reason-missing': 'Bitte eine Begründung angeben.',
    'phase-not-settled': ({ open }) =>
      open > 0
        ? `${open} ${plural(open, 'Partie läuft', 'Partien laufen')} noch. Warte, bis alle fertig sind (Art. 6.01).`
        : 'In dieser Phase kann noch gespielt werden. Warte, bis die letzte Partie fertig sein muss (Art. 6.01).',
    'list-outdated': ({ version }) =>
      `Fassung ${version} der Halbfinal-Rangliste stimmt nicht mehr mit den Partien überein. Stell zuerst eine neue Fassung fest (Art. 8.04).`,
    'unknown-version': 'Stell zuerst die offizielle Rangliste des Halbfinals fest (Art. 8.04).',
    'nothing-changed': 'Seit der letzten Fassung hat sich nichts geändert (Art. 8.04).',
    'ranking-moved': 'Die Liste hat sich seit dem Vorschlag geändert. Schlag die Korrektur neu vor (Art. 8.04).',
    'cut-made': 'Der Strich ist gezogen (Art. 7.02).',
    'cut-not-made': 'Zuerst muss der Strich gezogen werden (Art. 7.02).',
    'lot-pending': 'Eine Auslosung ist angekündigt und noch nicht gezogen (Art. 7.02).',
    'no-place-open': 'Alle Plätze sind vergeben (Art. 7.02).',
    'nobody-left': 'Es ist niemand mehr da, der nachrücken kann (Art. 7.02).',
    'has-place': 'Diese Person hat schon einen Platz (Art. 7.02).',
    'wild-cards-given': 'Alle Wildcards sind vergeben (Art. 7.02).',
    'title-holder-named': 'Titelverteidiger/in ist schon eingetragen (Art. 7.02).',
    'no-place': 'Diese Nummer hat keinen Platz (Art. 7.02).',
    'final-over': 'Der Final ist gespielt: Einen Platz gibt niemand mehr ab (Art. 7.02).',
    'place-gone': 'Diesen Platz gibt es nicht mehr (Art. 7.02).',
    'too-late': 'Die Frist ist vorbei (Art. 7.02).',
    'confirmed-already': 'Schon bestätigt.',
    'edition-exists': 'Dieses Kürzel gibt es schon.',
    'bad-start': 'Diesen Tag gibt es nicht.',
    'bad-template': 'Diese Zahlen passen nicht zusammen.',
    'phase-has-begun': 'Eine Phase, die schon begonnen hat, kann nicht mehr verschoben werden.',
    'setting-fixed': ({ setting }) =>
      `«${SETTINGS[setting] ?? setting}» steht fest, seit die Phase begonnen hat, und gilt für alle gleich (Art. 8.07).`,
    'card-count': 'Es müssen alle 36 Karten oder die ersten 9 sein.',
    'card-twice': 'Eine Karte kommt zweimal vor.',
    'not-a-card': 'Das ist keine Jasskarte.',
    cancelled: 'Diese Austragung ist abgesagt (Art. 8.02).',
    suspended: 'Die Meisterschaft ist schon unterbrochen.',
    'not-suspended': 'Die Meisterschaft ist nicht unterbrochen.',
    'proposal-decided': 'Das ist schon entschieden.',
    'lot-needed': ({ hat, places }) =>
      `${hat.length} sind punktgleich für ${places} ${plural(places, 'Platz', 'Plätze')}: Wähl, wie ausgelost wird (Art. 7.02).`,
    'already-drawn': 'Dieses Los ist schon gezogen (Art. 7.02).',
    'unknown-draw': 'Diese Auslosung gibt es nicht. Lade die Seite neu.',
    'other-source': ({ promised }): string =>
      promised === 'drand'
        ? 'Angekündigt ist die öffentliche Zufallszahl (drand): Karten gelten hier nicht.'
        : 'Angekündigt sind gemischte Karten: Eine Zufallszahl gilt hier nicht.',
    'other-round': ({ promised }) => `Angekündigt ist die Runde ${promised}: eine andere gilt nicht.`,
    'bad-signature': 'Diese Runde ist nicht echt unterschrieben und gilt nicht.',
    'secret-not-promised': 'Die geheime Zahl passt nicht zur Prüfsumme, die vorher gezeigt wurde.',
    'round-not-in-future': 'Diese Runde ist schon bekannt. Kündige eine spätere an.',
    'cannot-give-back':
      'Diese Partie ist zu Ende gespielt, schon zurückgegeben oder hat für den Halbfinal gereicht: Sie bleibt.',
    'not-later': 'Der Halbfinal kann nur verlängert werden, nicht verkürzt (Art. 8.02).',
    'round-may-come': 'Die Zufallszahl kann noch kommen. Karten gehen erst eine Stunde nach der angekündigten Runde.',
    'final-begun': 'Der Final hat begonnen: Jetzt rückt niemand mehr nach (Art. 7.01).',
    'not-received-yet': 'Das Datum des Eingangs liegt in der Zukunft.',
    'unknown-number': ({ number }) =>
      `Nr. ${number} gibt es in dieser Austragung nicht. Prüf die Nummer unter «Personen».`,
    'proposal-known': 'Das ist schon vorgeschlagen und wartet auf eine zweite Person.',
    'unknown-proposal': 'Diesen Vorschlag gibt es nicht. Lade die Seite neu.',
    'other-version': ({ newest }) => `Inzwischen gibt es Fassung ${newest}. Schlag die Korrektur neu vor (Art. 8.04).`,
    excluded: ({ number }) => `Nr. ${number} ist ausgeschlossen (Art. 8.01).`,
    'excluded-already': ({ number }) => `Nr. ${number} ist schon ausgeschlossen (Art. 8.01).`,
    'not-excluded': ({ number }) => `Nr. ${number} ist nicht ausgeschlossen (Art. 8.01).`,
    'unknown-level': ({ level }) => `Computerspieler der Stärke «${level}» gibt es nicht.`,
    'list-too-long': ({ lines, most }) =>
      `Die Liste hat ${formatNumber(lines)} Zeilen. Mehr als ${formatNumber(most)} gehen nicht in diese Datei. Nimm die CSV: Sie fasst alle.`,
    'match-not-over': 'Die Partie läuft noch. Das Protokoll gibt es danach.',
  } satisfies WordingsOf<Exclude<RefusalsOf<OfficeWire>, CommonRefusal>>,
};

export type Words = typeof words;
