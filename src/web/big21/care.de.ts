import type { Sign } from '../../big21/signs.ts';

/** Protection of players: pause, limits, self-test, help. */
export const words = {
  title: 'Spielerschutz',
  lead: 'Big21 soll ein Spiel bleiben. Hier findest du, was dir dabei hilft.',
  signsTitle: 'Uns ist etwas aufgefallen',
  signs: {
    chasing:
      'Du erhöhst nach einem Verlust oft sofort den Einsatz. Verlorenes zurückgewinnen zu wollen, kostet im Durchschnitt noch mehr.',
    nights: 'Du hast im letzten Monat in mehreren Nächten nach Mitternacht um Geld gespielt.',
    raises: 'Du hast deine Limiten im letzten Monat mehrmals erhöht.',
  } satisfies Record<Sign, string>,
  signsNote: 'Das siehst nur du. Das Haus erfährt nur, wie viele Personen einen solchen Hinweis sehen.',
  more: 'Pause, Selbsttest, Hilfe',
  pauseTitle: 'Pause',
  pauseLead: 'Ab sofort kein Spiel um Geld. Üben kannst du weiterhin. Eine Pause lässt sich nicht verkürzen.',
  day: 'Ein Tag Pause',
  week: 'Eine Woche Pause',
  longer: 'Länger sperren, bis 180 Tage',
  limits: 'Limiten setzen',
  testTitle: 'Selbsttest',
  testLead:
    'Denk an die letzten zwölf Monate. Deine Antworten bleiben in diesem Browser und werden nirgends gespeichert.',
  questions: [
    'Hast du mehr eingesetzt, als du dir leisten konntest?',
    'Brauchtest du höhere Einsätze, um die gleiche Spannung zu spüren?',
    'Hast du an einem anderen Tag weitergespielt, um Verlorenes zurückzuholen?',
    'Hast du Geld geliehen oder etwas verkauft, um zu spielen?',
    'Hattest du selbst das Gefühl, dass du zu viel spielst?',
    'Hat dir jemand gesagt, dass du zu viel spielst?',
    'Hast du anderen verschwiegen, wie viel du spielst?',
    'Hat das Spielen dir oder deiner Familie Geldsorgen gemacht?',
    'Ging es dir wegen des Spielens schlecht, hattest du Stress oder Schuldgefühle?',
  ],
  answers: ['nie', 'manchmal', 'meistens', 'fast immer'],
  result: 'Ergebnis zeigen',
  results: {
    none: 'Nichts deutet auf ein Problem hin. Limiten helfen, dass es so bleibt.',
    some: 'Einige Antworten zeigen ein Risiko. Eine Pause oder tiefere Limiten helfen; ein Gespräch auch.',
    many: 'Deine Antworten zeigen ein deutliches Problem. Du musst das nicht allein lösen: Ruf an, es ist anonym und kostenlos.',
  },
  resultNote: 'Ein Test ersetzt kein Gespräch mit einer Fachperson.',
  helpTitle: 'Hilfe',
  helpLead: 'Anonym und kostenlos, auch für Angehörige.',
  lines: [
    { name: 'SOS Spielsucht', page: 'https://www.sos-spielsucht.ch', phone: '0800 040 080' },
    { name: 'Sucht Schweiz', page: 'https://www.suchtschweiz.ch', phone: '0800 104 104' },
  ],
  online: { name: 'SafeZone, Beratung online', page: 'https://www.safezone.ch' },
  canton: 'Dein Kanton',
  cantonPage: (canton: string) => `Website des Kantons ${canton}`,
  cantonNote: 'Beratungsstellen in deiner Nähe nennen SOS Spielsucht und dein Kanton.',
  helpAsOf: (day: string) => `Nummern und Adressen: Stand ${day}. Stimmt etwas nicht mehr? Sag es dem Veranstalter.`,
  checkHelp: (day: string) =>
    `Die Hilfsangebote haben den Stand ${day}. Ruf die Nummern an, öffne die Seiten und melde, was nicht mehr stimmt, bevor jemand Hilfe braucht.`,
  realityStop: 'Aufhören',
  realityStopNote: 'Ein offenes Spiel wartet bis zum Ende seiner vier Stunden auf dich.',
  depositLimits: 'Einzahlungslimite (freiwillig)',
  depositLimitsLead:
    'So viel kannst du höchstens einzahlen, gerechnet von jetzt an rückwärts. Leer heisst ohne Limite. Erhöhen oder aufheben gilt erst nach 72 Stunden.',
  withdrawRaises: 'Wartende Erhöhungen zurückziehen',
  pdf: 'Als PDF herunterladen',
};

export type Words = typeof words;
