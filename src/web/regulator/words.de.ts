import type { KEPT } from '../../people/kept.ts';
import type { DUTIES } from '../../wire/duties.ts';
import { plural } from '../i18n/format.ts';

export const words = {
  title: 'Für die Aufsicht',
  lead: 'Diese Tabellen sind dieselben, nach denen das Programm entscheidet. Sie werden hier nur in Worte gefasst.',
  keptTitle: 'Was von jemandem bleibt, der gegangen ist',
  keptLead:
    'Name, Adresse, Geburtsdatum, E-Mail und alles, was jemanden benennt, wird mit dem Konto gelöscht. Es bleiben Merkmale: Prüfsummen mit einem Schlüssel, der nicht in der Datenbank liegt. Ohne ihn sagen sie über niemanden etwas. Spiele und Buchungen bleiben unter einer Nummer.',
  dutiesTitle: 'Was eine Person allein darf',
  dutiesLead:
    'Niemand tut etwas mit dem eigenen Konto, und niemand bewegt allein Geld. Bargeld gilt erst als einbezahlt, wenn die Person selbst oder jemand Zweites von der Kasse es bestätigt; eine Auszahlung verlangt die Person, und wer den Ausweis geprüft hat, übergibt sie nicht; jede Kasse zählen am Ende zwei.',
  aloneOnly: (duties: string) => `Ganz allein darf eine Person nur: ${duties}. Das bewegt kein Geld.`,
  what: 'Was',
  purpose: 'Wozu',
  why: 'Grundlage',
  howLong: 'Bis wann',
  who: 'Wer',
  secondPerson: 'Zweite Person',
  kept: {
    edition: 'Gespielte Partien, Bonus und Link einer laufenden Austragung',
    exclusion: 'Ausschluss von der Meisterschaft',
    'big21-exclusion': 'Ausschluss von Big21, auch der eigene',
    'big21-limits': 'Verlustlimiten und Teilnahmen des Tages',
    money: 'Dass Geld auf dem Konto war',
  } satisfies Record<keyof typeof KEPT, string>,
  purposes: {
    edition: 'Wer geht und wiederkommt, spielt nicht mehr Partien, als das Reglement erlaubt.',
    exclusion: 'Wer ausgeschlossen ist, kommt nicht mit einem neuen Konto zurück.',
    'big21-exclusion': 'Eine Sperre endet nicht dadurch, dass jemand das Konto löscht.',
    'big21-limits': 'Verluste und Teilnahmen zählen nach der Rückkehr weiter.',
    money: 'Belege und Geld, das noch abzuholen ist, lassen sich der Person zuordnen.',
  } satisfies Record<keyof typeof KEPT, string>,
  basis: {
    edition: 'Reglement der Meisterschaft, Art.\u00A01, 5.03 und 5.04',
    exclusion: 'Reglement der Meisterschaft, Art.\u00A08.01',
    'big21-exclusion': 'Geldspielgesetz, Art.\u00A080; Spielregeln von Big21, Art.\u00A05',
    'big21-limits': 'Spielregeln von Big21, Art.\u00A04.2 und 10.2',
    money: 'Obligationenrecht, Art.\u00A0958f',
  } satisfies Record<keyof typeof KEPT, string>,
  untilFinal: 'bis am Tag nach dem Final',
  untilExclusionEnds: (span: string) => `bis die Sperre endet; ohne festes Ende ${span} nach dem Löschen`,
  afterLeaving: (span: string) => `${span} nach dem Löschen`,
  days: (days: number) =>
    days % 365 === 0
      ? `${days / 365} ${plural(days / 365, 'Jahr', 'Jahre')}`
      : `${days} ${plural(days, 'Tag', 'Tage')}`,
  duties: {
    deposit: 'Bareinzahlung annehmen',
    checkIdentity: 'Ausweis prüfen',
    payOut: 'Auszahlung übergeben',
    returnPayout: 'Auszahlung auf das Konto zurücklegen',
    proposeCorrection: 'Buchung korrigieren',
    closeTill: 'Kasse abschliessen',
    exclude: 'Von Big21 ausschliessen',
    readmit: 'Zu Big21 wieder zulassen',
    excludePerson: 'Von der Meisterschaft ausschliessen',
    readmitPerson: 'Zur Meisterschaft wieder zulassen',
    changePerson: 'Name, Geburtstag, Adresse oder E-Mail ändern, wenn etwas daran hängt',
  } satisfies Record<keyof typeof DUTIES, string>,
  alone: {
    always: 'immer',
    never: 'nicht nötig: bewegt kein Geld',
    'checked-or-released': 'wer den Ausweis geprüft oder die Auszahlung freigegeben hat, übergibt sie nicht',
  },
  playerConfirms: (sum: string) =>
    `die Person selbst bestätigt es in ihrem Konto; was innert 24 Stunden ${sum} übersteigt, eine zweite Person von der Kasse`,
};

export type Words = typeof words;
