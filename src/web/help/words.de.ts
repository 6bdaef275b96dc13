import type { HandbookFrame, HandbookRole } from '../../wire/handbook.ts';

/** The handbook beside its tasks: its page, its roles, and how a step is said. */
export const words = {
  frame: {
    title: 'Hilfe',
    lead: 'Such, was du tun willst, oder wähl, was du bist.',
    search: 'Was willst du tun?',
    found: ['Dazu steht hier nichts.', 'Eine Anleitung', 'Anleitungen'],
    print: 'Als PDF zum Drucken',
    allPages: 'Alle Seiten',
    forThisScreen: 'Zu der Seite, von der du kommst',
    picture: 'So sieht es aus',
    page: 'Seite',
  } satisfies HandbookFrame as HandbookFrame,
  roles: {
    player: { title: 'Jassen und üben', lead: 'Partien, Tageszwölf, Rätsel, Meisterschaft, Big21.' },
    blind: { title: 'Spielen ohne Bild', lead: 'Mit Tasten und einem Bildschirmleser: Alles wird vorgelesen.' },
    organiser: {
      title: 'Meisterschaft führen',
      lead: 'Von der Ausschreibung bis zur Siegerin oder zum Sieger, der Reihe nach.',
    },
    host: {
      title: 'Turnier veranstalten',
      lead: 'Ein Abend mit Tischen, von einem Laptop aus: der Reihe nach von der Eröffnung bis zu den Urkunden.',
    },
    writer: { title: 'Zettel schreiben', lead: 'Am Tisch, mit einem Handy.' },
    supervisor: { title: 'Kontrollieren', lead: 'Zettel visieren, Unregelmässigkeiten aufnehmen.' },
    director: { title: 'Turnier leiten', lead: 'Wenn es anders geht als geplant.' },
    cashier: { title: 'Kasse', lead: 'Einzahlen, auszahlen, abschliessen.' },
    auditor: { title: 'Nachprüfen', lead: 'Nachrechnen, was das Haus sagt.' },
    operator: { title: 'Betreiben', lead: 'Starten, sichern, wiederherstellen, erneuern.' },
  } satisfies Record<HandbookRole, { title: string; lead: string }>,
  open: (called: string, address: string) => `Öffne ${called} (${address}).`,
  press: (label: string) => `Drück auf ${label}.`,
  fill: (field: string, value: string) => `Schreib bei ${field}, zum Beispiel: ${value}`,
  choose: (field: string, option: string) => `Wähl bei ${field}: ${option}.`,
  tick: (label: string) => `Kreuz an: ${label}.`,
  see: (text: string) => `Du siehst: ${text}`,
  hear: (text: string) => `Du hörst: ${text}`,
  key: (name: string) => `Drück die Taste ${name}.`,
  run: 'Im Terminal:',
};

export type Words = typeof words;
