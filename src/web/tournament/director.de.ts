import type { Wording } from '../api/refusal.ts';

/** What only the director does: the regulation, prizes, the published ranking. */
export const words = {
  // regulation
  ownRegulation: 'Eigenes Reglement',
  changeRegulation: 'Reglement ändern',
  regulationFixed: 'Seit dem Start der ersten Passe gilt das Reglement unverändert.',
  minutes: 'Richtzeit je Passe, Minuten',
  finalTable: 'Finaltisch der vier Besten',
  exclusionFrom: 'Ausschluss ab der Mahnung Nr.',
  exclusionAutomatic: 'Ausschluss von selbst, ohne eigenen Entscheid',
  flatRate: 'Pauschale bei Ausschluss in der Passe',
  flatRateHint: 'Leer: die Turnierleitung gibt sie dann ein.',
  bye: 'Wer aussetzt, bekommt',
  byes: { mean: 'das Mittel der eigenen Passen', points: 'feste Punkte' } as Record<string, string>,
  byePoints: 'Punkte beim Aussetzen',
  retired: 'Wer heimgeht, steht',
  retireds: { behind: 'hinter allen, die fertig spielen', among: 'mit den eigenen Punkten in der Liste' } as Record<
    string,
    string
  >,
  ties: 'Bei gleichen Punkten',
  tieRules: { shared: 'gleicher Rang', 'best-passe': 'entscheidet die beste Passe' } as Record<string, string>,
  personalSheet: 'Das Standblatt schreibt',
  personalSheets: {
    supervisor: 'nur die Kontrolle',
    'player-total': 'die Kontrolle, das Endtotal der Spieler selber',
  } as Record<string, string>,
  identityCheck: 'Am Eingang Ausweis und Alter prüfen',
  rulingsFrom: (other: string) => `Diese Entscheide nach: ${other}`,
  save: 'Sichern',
  // prizes
  prizes: 'Preise',
  setPrizes: 'Preise festlegen',
  prizeLines: 'Ein Preis je Zeile: Rang; Preis; Wert in Franken',
  prizeExample: '1; Goldvreneli; 500',
  badLine: (line: number) => `Zeile ${line}: Rang, Preis und Wert mit Strichpunkt trennen.`,
  noPrizes: 'Noch keine Preise festgelegt.',
  place: 'Rang',
  award: 'Zusprechen',
  awardAll: 'Alle nach Rangliste zusprechen',
  handOver: 'Ist übergeben',
  withdraw: 'Zurückziehen',
  reclaim: 'Zurückfordern',
  whyBack: (name: string) => `Warum verliert ${name} den Preis?`,
  states: {
    open: 'offen',
    awarded: 'zugesprochen',
    'handed-over': 'übergeben',
    withdrawn: 'zurückgezogen',
    reclaimed: 'zurückgefordert',
  } as Record<string, string>,
  afterwards: 'Zurückgezogen und zurückgefordert',
  // published ranking
  publish: 'Rangliste veröffentlichen',
  publishAgain: 'Neue Version veröffentlichen',
  notPublished: 'Noch nicht veröffentlicht. Verbindlich ist nur die veröffentlichte Rangliste.',
  published: (version: number, time: string) => `Version ${version}, veröffentlicht ${time}`,
  isCurrent: 'So steht sie auch jetzt.',
  isOld: 'Seither hat sich etwas geändert.',
  checksum: 'Prüfsumme',
  // people
  forget: 'Name und Angaben löschen',
  forgetSure: 'Ja, löschen',
  forgetHint: 'Name, Ort und Jahrgang verschwinden überall. Nummer und Resultate bleiben.',
  fromEdition: 'Finalisten der Meisterschaft übernehmen',
  noEditions: 'Es gibt keine Ausgabe der Meisterschaft.',
  edition: 'Ausgabe',
  refusals: {
    'no-new-finalists': 'Niemand Neues hat einen bestätigten Platz.',
    'no-such-prize': 'Für diesen Rang gibt es keinen Preis.',
    'prize-taken': 'Dieser Preis ist schon vergeben.',
    'prize-not-held': 'Dieser Preis ist dort nicht mehr.',
    'already-playing': 'Das Turnier läuft schon.',
  } as Record<string, Wording>,
};

export type Words = typeof words;
