import type { ClubWordings } from './refusals.ts';

export const refusals: ClubWordings = {
  'not-in-pairs': 'An diesem Turnier gibt es keine festen Paare. Stell das Reglement auf Partnerschieber um.',
  'pair-of-one': (f) => `Nr. ${f.number} kann nicht mit sich selber spielen. Gib eine andere Nummer ein.`,
  'has-partner': (f) =>
    `Nr. ${f.number} spielt mit Nr. ${f.partner}. Ein Paar kann nur wechseln, wenn jemand von beiden heimgegangen ist.`,
  'pair-without-partner': (f) =>
    `«${f.name}» hat keinen Partner auf der Liste. Schreib beide auf eine Zeile oder untereinander.`,
  'already-seated': (f) =>
    `Nr. ${f.number} hat in Passe ${f.passe} einen Platz. Nimm «Geht heim», dann wird die Person nicht mehr ausgelost.`,
  'fee-paid': (f) => `Nr. ${f.number} hat schon bezahlt. Gib in der Kasse zuerst den Einsatz zurück.`,
  'fee-not-paid': (f) => `Nr. ${f.number} hat nichts bezahlt.`,
  'not-an-amount': 'Das ist kein Betrag. Gib Franken und Rappen ein.',
  'parts-needed': 'Für die Preise braucht es mindestens einen Anteil.',
  'registration-closed': 'Die Anmeldung ist geschlossen. Frag die Turnierleitung, ob es noch einen Platz gibt.',
  'too-many-members': (f) => `Auf der Liste haben höchstens ${f.most} Mitglieder Platz. Nimm zuerst jemanden weg.`,
  'registration-full':
    'Über den Link kann sich niemand mehr anmelden: Auch die Warteliste ist voll. Frag die Turnierleitung, ob es noch einen Platz gibt.',
  'partner-needed': 'Hier spielen feste Paare: Meldet euch zu zweit an.',
  'no-such-series': 'Diese Serie gibt es nicht.',
  'evening-in-series': 'Dieses Turnier gehört schon zur Serie.',
  'evening-not-in-series': 'Dieses Turnier gehört nicht zur Serie.',
  'too-many-evenings': (f) => `Eine Serie hat höchstens ${f.most} Turniere. Beginn eine neue.`,
  'not-a-game': 'So geht das Spiel nicht auf: 157 Punkte, dazu nur, was das Reglement zählt.',
};
