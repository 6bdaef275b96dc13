import type { ChampionshipWire } from '../../championship/wire.ts';
import type { Instant } from '../../kit/time.ts';
import type { RefusalsOf, WordingsOf } from '../../kit/wire.ts';
import type { CommonRefusal } from '../../wire/refusals.ts';
import { formatDate, formatNumber, plural } from '../i18n/format.ts';
import { words as invitation } from './invitation.de.ts';

const time = (at: Instant) => formatDate(at, 'dayTime');

export const words = {
  ...invitation,
  noEdition: 'Im Moment läuft keine Meisterschaft',
  noEditionText: 'Sobald eine ausgeschrieben ist, steht sie hier. Üben kannst du jederzeit.',
  phases: {
    bootCamp: 'Bootcamp',
    qualification: 'Qualifikation',
    semiFinal: 'Halbfinal',
    admission: 'Finalplätze',
    final: 'Finalturnier',
  },
  otherEditions: 'Andere Austragungen',
  sponsors: 'Sponsoren',
  eyebrow: (title: string, phase: string) => `${title} · ${phase}`,

  enterTitle: 'Mach mit',
  enterRules: (version: number | null) =>
    `Ich habe das Reglement gelesen und bin einverstanden${version === null ? '' : ` (Fassung ${version})`}.`,
  enterSee: 'Reglement lesen',
  enterInvited: 'Jemand hat dich eingeladen. Sobald du deine erste Partie spielst, bekommt diese Person Bonuspartien.',
  needAccount: 'Dafür brauchst du ein Konto, damit jede Person nur einmal teilnimmt.',
  register: 'Konto erstellen',
  signIn: 'Anmelden',

  startMatch: 'Partie starten',
  startSemi: 'Halbfinalpartie starten',
  startBoot: 'Trainingspartie starten',
  of: (n: number) => `von ${n}`,
  bonus: 'Bonus',
  dailyLeft: (isSunday: boolean): string => (isSunday ? 'Tagespartien am Trumpf-Sonntag' : 'Tagespartien heute'),
  bonusWhy: (day: string) => `Bonuspartien, wenn keine Tagespartie mehr da ist. Gelten bis ${day}.`,
  bonusNone: 'Bonuspartien bekommst du fürs Bootcamp und für jede Person, die du einlädst.',
  semiLeft: (best: number) => `Halbfinalpartien. Die besten ${best} zählen.`,
  bootLeft: 'So viele Partien, wie du magst. Reines Training.',
  unlimited: '∞',
  openDaily: (opens: string, last: string) => `Offen von ${opens} bis ${last} Uhr`,
  openSemi: (until: string) => `Tag und Nacht offen, Start bis ${until}`,
  perMatch: (games: number, minutes: number) => `${games} Spiele, höchstens ${minutes} Minuten`,
  countsAtStart: 'Eine angefangene Partie zählt als gespielt, auch wenn du sie abbrichst.',
  running: 'Deine offenen Partien',
  resume: 'Weiterspielen',
  until: (clock: string) => `bis ${clock}`,

  toGo: (best: number, mark: number) =>
    `Deine beste Partie: ${formatNumber(best)}. Nötig sind ${formatNumber(mark)} in einer einzigen Partie`,
  bootResults: 'Training: Das zählt nicht für die Qualifikation.',
  reached: (points: number) => `${formatNumber(points)} Punkte: du bist im Halbfinal`,
  yourResults: 'Deine Partien',
  plotLabel: (count: number, best: number, mark: number) =>
    `Punkte deiner ${count} Partien, beste ${best}, Marke ${mark}`,
  noResult: 'Noch keine Partie gezählt. Deine Ergebnisse erscheinen hier.',
  markText: (mark: number) => `Eine Partie ab ${formatNumber(mark)} Punkten bringt dich in den Halbfinal.`,
  bestOf: (count: number, best: number) => `Deine beste von ${count}: ${formatNumber(best)}.`,
  today: 'heute',

  yourRank: 'Dein Rang',
  rankOf: (rank: number) => `Rang ${formatNumber(rank)}`,
  bestMatches: (best: number, parts: string) => `Beste ${best}: ${parts}`,
  cutLine: 'Strich',
  cutAt: (places: number, points: string) => `Für Platz ${places} braucht es im Moment ${points} Punkte.`,
  cutOpen: (places: number) => `Noch sind nicht alle ${places} Plätze besetzt: jedes Ergebnis reicht im Moment.`,
  cutMade: (points: string) => `Die Grenze steht fest: ${points} Punkte.`,
  cutByLot: (level: number) => `${level} sind punktgleich am Strich: da würde das Los entscheiden.`,
  above: (points: number) => `${formatNumber(points)} über dem Strich`,
  below: (points: number) => `${formatNumber(points)} unter dem Strich`,

  bringTitle: 'Bring jemanden mit',
  bringText: (matches: number, day: string) =>
    `${matches} ${plural(matches, 'Bonuspartie', 'Bonuspartien')} für dich, sobald jemand über deinen Link kommt und bis ${day} eine erste Partie spielt.`,
  share: 'Teilen',
  shareText: 'Jass mit mir an der Meisterschaft!',
  cameAndPlayed: 'Personen eingeladen',
  bonusEarned: 'Bonuspartien verdient',

  nextTitle: 'So geht es weiter',
  bootNote: (matches: number) =>
    `Training, unbegrenzt. Einmal mitspielen gibt ${matches} ${plural(matches, 'Bonuspartie', 'Bonuspartien')}`,
  bootDone: (matches: number) => `Mitgemacht: ${matches} ${plural(matches, 'Bonuspartie', 'Bonuspartien')}`,
  qualNote: (mark: number, sundays: string) =>
    `Eine Partie ab ${formatNumber(mark)} Punkten. Trumpf-Sonntage: ${sundays}`,
  semiNote: (matches: number, best: number) =>
    `${matches} ${plural(matches, 'Partie', 'Partien')}, die besten ${best} zählen`,
  finalNote: (places: number) => `Am echten Tisch, für die besten ${places}`,
  trialNote: 'Das ist ein Probelauf. Er zeigt, wie eine Meisterschaft abläuft.',

  newRegulation: 'Das Reglement hat eine neue Fassung',
  newRegulationText: (reason: string) => `Warum: ${reason}. Nimm sie an, dann kannst du weiterspielen.`,
  readRegulation: (version: number) => `Fassung ${version} lesen`,
  acceptRegulation: (version: number) => `Ich nehme Fassung ${version} an`,
  venueTitle: 'Hier wird der Final gespielt',
  venueTimes: (opens: string, begins: string) => `Türöffnung ${opens}, Beginn ${begins}`,
  changesTitle: 'Geändert seit dem Beginn',
  aloneNote: 'Bei dieser Austragung entscheidet eine Person allein.',
  placeTitle: 'Dein Platz im Finalturnier',
  placeBy: {
    points: 'Nach Punkten gewonnen',
    lot: 'Punktgleich, durch das Los gewonnen',
    replacement: 'Nachgerückt',
    titleHolder: 'Als Titelverteidigerin oder Titelverteidiger',
    wildCard: 'Mit einer Wildcard',
  },
  placeShort: { lot: 'Los', replacement: 'nachgerückt', titleHolder: 'Titel', wildCard: 'Wildcard' } as Record<
    string,
    string
  >,
  placeUntil: (day: string) => `Bestätige bis ${day}, 24 Uhr. Sonst geht der Platz an die nächste Person.`,
  confirm: 'Ich komme',
  withdraw: 'Ich kann nicht kommen',
  withdrawSure:
    'Willst du deinen Platz wirklich abgeben? Er geht an die nächste Person; das lässt sich nicht rückgängig machen.',
  withdrawYes: 'Platz abgeben',
  placePlayed: (day: string) => `Der Final vom ${day} ist gespielt.`,
  placeConfirmed: (day: string) => `Bestätigt. Wir sehen uns am ${day}. Nimm Pass, ID oder Führerausweis mit.`,
  placeStatus: {
    withdrawn: 'Du hast den Platz abgegeben.',
    lapsed:
      'In der Frist ist keine Bestätigung von dir eingegangen. Hast du vorher geschrieben, melde dich sofort beim Büro.',
    takenBack: 'Der Platz wurde dir aus Versehen angeboten.',
    revoked: 'Der Platz wurde entzogen.',
  },

  suspended:
    'Die Meisterschaft ist unterbrochen. Laufende Uhren sind angehalten, neue Partien können im Moment nicht gestartet werden.',
  cancelled: 'Die Meisterschaft ist abgesagt.',
  excludedText: 'Du bist von dieser Meisterschaft ausgeschlossen.',

  matchesTitle: 'Alle Partien',
  when: 'Wann',
  phase: 'Phase',
  gamesDone: (n: number) => `${n} ${plural(n, 'Spiel', 'Spiele')}`,
  points: 'Punkte',
  endings: { expired: 'Zeit um', void: 'ungültig', givenBack: 'gutgeschrieben' },
  bonusMatch: 'Bonus',

  you: 'Du',
  rankingTitle: 'Rangliste',
  rank: 'Rang',
  name: 'Name',
  town: 'Ort',
  best: 'Beste Partien',
  live: 'Läuft, noch nicht offiziell',
  official: (version: number) => `Offizielle Rangliste, Fassung ${version}`,
  newer: 'Es gibt eine neuere offizielle Fassung; nur die offizielle zählt.',
  emptyRanking: 'Noch niemand in dieser Liste',
  emptyRankingText: 'Sobald die ersten Partien gespielt sind, steht hier die Rangliste.',
  page: (page: number, of: number) => `Seite ${page} von ${of}`,
  asOf: (when: string) => `Stand ${when}`,
  earlier: 'Zurück',
  further: 'Weiter',
  ranked: (n: number) => `${formatNumber(n)} ${plural(n, 'Person', 'Personen')}`,
  publication: 'Name und Ort stehen hier nur mit Einwilligung, sonst die Startnummer.',
  finalistsTitle: 'Im Finalturnier',
  confirmedTag: 'bestätigt',
  lotsTitle: 'Auslosungen',
  lotPurpose: { cut: 'Letzte Plätze im Final', replacement: 'Nachrücken' },
  lotSource: { drand: 'öffentliche Zufallszahl (drand)', ceremony: 'gemischte Jasskarten' },
  lotDrawn: 'gezogen',
  lotWaiting: 'angekündigt',
  lotSee: 'Nachrechnen',
  corrections: 'Korrekturen',
  correctionLine: (version: number, day: string) => `Fassung ${version}, ${day}`,

  lotTitle: 'Auslosung',
  lotCheck: 'Dein Browser prüft die Auslosung',
  lotTrue: 'Die Auslosung ist korrekt: Dein Browser kommt auf dasselbe Ergebnis.',
  lotFalse: (at: string) => `Die Auslosung stimmt nicht! (${at})`,
  lotNotYet: 'Angekündigt, noch nicht gezogen. Topf und Zufallsquelle stehen fest.',
  lotHat: 'Punktgleich im Topf',
  lotPlaces: (n: number) => `${n} ${plural(n, 'Platz', 'Plätze')} zu vergeben`,
  lotOrder: 'Reihenfolge der Ziehung',
  lotFingerprint: 'Prüfsumme der Liste',
  lotRound: (round: number) => `drand-Runde ${round}`,
  lotCards: 'Vorgelesene Karten',
  lotDownload: 'Protokoll herunterladen',

  office: 'Büro',
  whyRule: 'Was das Reglement dazu sagt',
  rulesLink: 'Reglement',

  /** By the code of the refusal. */
  refusals: {
    'regulation-changed': 'Das Reglement hat eine neue Fassung. Lies sie und nimm sie an, dann spielst du weiter.',
    archived: 'Diese Austragung ist abgeschlossen.',
    'no-match-left': ({ phase, nextOpens }) =>
      phase === 'semiFinal'
        ? 'Du hast alle deine Halbfinalpartien gespielt.'
        : nextOpens
          ? `Für heute hast du alle Partien gespielt. Weiter geht es am ${time(nextOpens)}.`
          : 'Du hast alle Partien der Qualifikation gespielt.',
    'doors-closed': ({ opens }) => `Jetzt ist geschlossen. Nächster Start: ${time(opens)}.`,
    'championship-over': 'Alle Partien dieser Meisterschaft sind gespielt.',
    'not-qualified': ({ threshold }) =>
      `Im Halbfinal spielt, wer in einer Qualifikationspartie ${formatNumber(threshold)} Punkte erreicht hat.`,
    suspended: 'Die Meisterschaft ist unterbrochen.',
    cancelled: 'Die Meisterschaft ist abgesagt.',
    excluded: 'Du bist von der Meisterschaft ausgeschlossen.',
    'rules-not-accepted': 'Zum Mitmachen musst du mit dem Reglement einverstanden sein.',
    'already-entered': 'Du machst schon mit.',
    'not-entered': 'Melde dich zuerst zur Meisterschaft an.',
    'unknown-promise': 'Diese Partie wurde schon begonnen oder ist zu lange her. Beginn sie nochmals.',
    'unknown-referral': 'Diesen Link kennen wir nicht.',
    'own-referral': 'Dein eigener Link zählt nicht für dich.',
    'under-age': 'Mitmachen kann man ab 18 Jahren.',
    abroad: 'Mitmachen können Personen mit Wohnsitz in der Schweiz oder in Liechtenstein.',
    'held-for-review': 'Dein Konto gleicht einem anderen. Wir schauen es an und melden uns.',
    listed: 'Mitarbeitende der Veranstalter und Personen im gleichen Haushalt können nicht mitmachen.',
    'email-not-confirmed': 'Bestätige zuerst deine E-Mail-Adresse.',
    'data-missing': 'Für die Meisterschaft fehlen noch Angaben in deinem Konto.',
    'no-place': 'Du hast keinen Platz im Finalturnier.',
    'too-late': ({ deadline }) => `Die Frist zum Bestätigen ist seit dem ${time(deadline)} vorbei.`,
    'final-over': 'Der Final ist gespielt: Einen Platz gibt niemand mehr ab.',
    'place-gone': 'Diesen Platz gibt es nicht mehr.',
    'referral-known': 'Diese Person zählt schon für deinen Link.',
    'referral-too-late': ({ lastStart }) => `Der Link zählte für erste Partien bis zum ${time(lastStart)}.`,
    'unknown-match': 'Diese Partie gehört nicht zur Meisterschaft. Lade die Seite neu.',
    'match-ended': 'Diese Partie ist schon zu Ende. Lade die Seite neu.',
    'person-deleted': 'Dieses Konto ist gelöscht. Zum Mitmachen brauchst du ein neues.',
    'confirmed-already': 'Dein Platz ist schon bestätigt.',
  } satisfies WordingsOf<Exclude<RefusalsOf<ChampionshipWire>, CommonRefusal>>,
};

export type Words = typeof words;
