import type { TermsRefusal } from '../../big21/terms.ts';
import type { WordingsOf } from '../../kit/wire.ts';
import { formatDate, formatPercent } from '../i18n/format.ts';

/** Those who answer for Big21: terms and odds, the paid ratio, the books for the regulator. */
export const words = {
  termsTitle: 'Regeln, Bedingungen, Chancen',
  rules: (version: string) => `Spielregeln ${version}`,
  conditions: (version: string) => `Bedingungen ${version}`,
  model: (model: string) => `Chancen nach Modell ${model}`,
  holds: 'Gilt jetzt:',
  announced: 'Angekündigt',
  noContent: 'Ohne Text angekündigt.',
  propose: 'Änderung vorschlagen',
  proposeLead:
    'Leer lassen, was gleich bleibt. Jemand anderes gibt die Änderung frei; erst dann bekommen alle Konten eine Nachricht, mindestens zehn Tage vorher.',
  newRules: 'Neue Fassung der Spielregeln',
  rulesText: 'Ganzer Text der Spielregeln (deutsch, verbindlich)',
  newConditions: 'Neue Fassung der Bedingungen',
  conditionsText: 'Ganzer Text der Bedingungen (deutsch, verbindlich)',
  newModel: 'Chancen',
  unchanged: 'unverändert',
  from: 'Gilt ab',
  content: {
    de: 'Was sich ändert (deutsch, verbindlich)',
    fr: 'Was sich ändert (französisch)',
    it: 'Was sich ändert (italienisch)',
    en: 'Was sich ändert (englisch)',
  },
  contentHint: 'Dieser Text geht an alle Konten.',
  acceptsLosses: 'Wir nehmen in Kauf, dass jemand mit perfektem Spiel im Durchschnitt gewinnt.',
  proposal: (when: string) => `Vorgeschlagen für den ${when}`,
  approve: 'Freigeben und allen ankündigen',
  approveQuestion: (change: string) =>
    `Alle Konten bekommen jetzt eine Nachricht: ${change}. Das lässt sich nicht zurücknehmen.`,
  withdraw: 'Vorschlag verwerfen',
  secondDecides: 'Jemand anderes vom Veranstalter oder aus der Turnierleitung muss zustimmen.',
  modelsTitle: 'Eigene Chancen',
  modelsLead:
    'Wähle eine Datei mit Gewichten, wie «gschobe big21 calibrate» sie schreibt. Zuerst wird das Zertifikat berechnet und hier gezeigt; erst danach lässt sich das Modell ankündigen.',
  modelFile: 'Datei mit einem Modell',
  modelWrong: (reason: string) => `Das ist kein Modell: ${reason}.`,
  modelName: 'Name des Modells',
  modelVersion: 'Version',
  submitModel: 'Zertifikat berechnen lassen',
  computing: 'Das Zertifikat wird berechnet. Das dauert bis zu einer Minute.',
  modelOdds: (ratio: string, highest: string) => `Bezugsspieler ${ratio}, bestes Spiel ${highest}`,
  certificate: 'Zertifikat',
  monitorLead: (promised: string) =>
    `Versprochen sind ${promised}. Das Band zeigt, wie weit der Zufall es an 369 von 370 Tagen wegträgt. Ein Alarm ist mehr als Zufall: Ein richtiges Modell löst in hundert Jahren kaum je einen aus.`,
  noGames: 'Noch keine abgeschlossenen Spiele um Geld.',
  runningTitle: 'Laufende Summe',
  runningPicture: (ratio: string, low: string, high: string) =>
    `Ausbezahlt bisher ${ratio}, das Band reicht von ${low} bis ${high}.`,
  period: 'Zeitraum',
  periods: { day: 'Tag', week: 'Woche', year: 'Jahr', running: 'Laufende Summe' },
  games: 'Spiele',
  ratio: 'Quote',
  band: 'Band (3σ)',
  standing: 'Stand',
  standings: { inOrder: 'in Ordnung', outside: 'ausserhalb des Bands', alarm: 'Alarm' },
  alarms: (n: number): string => (n === 1 ? '1 Alarm bisher' : `${n} Alarme bisher`),
  noAlarms: 'Kein Alarm bisher.',
  alarmAt: (period: string, day: string) => `${period}: ${day}`,
  regulatorTitle: 'Für die Aufsicht',
  regulatorLead:
    'Alle Spiele um Geld eines Zeitraums, ohne Namen: Einsatz, Karten, Risiko, Auszahlung, Modell, Ende und Prüfsumme.',
  regulatorFile: 'Spiele herunterladen (CSV)',
  regulatorPage: 'Was bleibt und wer was darf',
  regulatorFrom: 'Von',
  regulatorUntil: 'Bis',
  signsTitle: 'Zeichen von Schwierigkeiten',
  signsLead: 'Wie viele Personen in den letzten 30 Tagen selbst einen Hinweis sahen. Ohne Namen.',
  signs: {
    chasing: 'erhöhen nach Verlusten',
    nights: 'spielen nachts',
    raises: 'erhöhen ihre Limiten',
  },
  people: (n: number): string => (n === 1 ? '1 Person' : `${n} Personen`),
  tillTitle: 'Bargeldkasse',
  tillClosed:
    'Deine Kasse ist geschlossen. Zähle das Bargeld und öffne sie: Erst dann lassen sich Franken annehmen oder auszahlen.',
  noTillOpen: 'Keine Kasse ist offen.',
  tillSince: (since: string, opened: string, moved: string) =>
    `Offen seit ${since}, gezählt ${opened}, seither ${moved}.`,
  tillExpected: (expected: string) => `Darin sollten ${expected} liegen.`,
  tillCounted: 'Gezähltes Bargeld (CHF)',
  tillOpen: 'Kasse öffnen',
  tillClose: 'Kasse abschliessen',
  tillAgain: 'Noch einmal zählen',
  tillDifference: (counted: string, difference: string) => `Gezählt: ${counted}. Differenz: ${difference}.`,
  tillAsk: 'Jemand anderes von der Kasse zählt nach und bestätigt. Dann ist die Kasse abgeschlossen.',
  tillSign: 'Nachgezählt, Differenz bestätigen',
  tillDone: 'Nachgezählt, es stimmt',
  tillAgrees: (counted: string) => `Gezählt: ${counted}. Das stimmt.`,
  refusals: {
    'notice-too-short': ({ earliest }) => `Zehn Tage im Voraus: frühestens ab ${formatDate(earliest, 'dayTime')}.`,
    'nothing-changes': 'Es ist nichts angegeben, das sich ändert.',
    'text-missing': ({ version }) => `Zur neuen Fassung ${version} gehört der ganze Text.`,
    'unknown-model': ({ published }) =>
      `Dieses Modell hat kein Zertifikat. Angekündigt werden können: ${published.join(', ')}.`,
    'ratio-differs': ({ ratio }) =>
      `Nach diesem Modell käme der Bezugsspieler auf ${formatPercent(ratio, 4)} statt auf 88\u00A0%. Es lässt sich nicht ankündigen.`,
    'players-could-win': ({ highest }) =>
      `Mit perfektem Spiel kämen ${formatPercent(highest, 1)} zurück. Bestätige, dass das Haus das in Kauf nimmt.`,
    'already-proposed': 'Es ist schon eine Änderung vorgeschlagen. Gib sie zuerst frei oder verwirf sie.',
    'no-change-proposed': 'Es ist keine Änderung vorgeschlagen.',
    'second-organiser-needed': 'Du hast das vorgeschlagen. Jemand anderes muss es freigeben.',
    'model-exists': ({ model }) => `Das Modell ${model} gibt es schon. Andere Gewichte sind eine neue Version.`,
    'weights-not-whole': 'Gespielt wird mit ganzen Gewichten.',
  } satisfies WordingsOf<TermsRefusal>,
};

export type Words = typeof words;
