import type { Letter } from '../mail/letter.ts';

/** The letters of the people's room. */
export const words = {
  confirm: (url: string): Letter => ({
    subject: 'Bestätige deine E-Mail-Adresse',
    paragraphs: [
      'Schön, dass du mitjasst. Ein Klick noch, dann ist dein Konto offen.',
      'Der Link gilt 48 Stunden. Hast du dich nicht angemeldet, musst du nichts tun: Ohne Klick entsteht kein Konto.',
    ],
    action: { label: 'E-Mail bestätigen', url },
  }),
  invitation: (url: string): Letter => ({
    subject: 'Dein Konto ist vorbereitet',
    paragraphs: [
      'Der Veranstalter hat für dich ein Konto vorbereitet. Schau deine Angaben an, wähl ein Passwort und stimm dem Reglement zu: Dann kannst du mitjassen.',
      'Der Link gilt 60 Tage. Willst du kein Konto, musst du nichts tun: Danach werden deine Angaben gelöscht.',
    ],
    action: { label: 'Konto öffnen', url },
  }),
  released: (url: string): Letter => ({
    subject: 'Dein Konto ist geprüft',
    paragraphs: [
      'Wir haben dein Konto angeschaut: Alles ist in Ordnung. Du kannst ab sofort an der Meisterschaft teilnehmen. Danke für deine Geduld.',
    ],
    action: { label: 'Zur Meisterschaft', url },
  }),
  known: (url: string): Letter => ({
    subject: 'Du hast bereits ein Konto',
    paragraphs: [
      'Jemand wollte mit deiner E-Mail-Adresse ein neues Konto eröffnen. Du hast aber schon eines; pro Person gibt es genau ein Konto.',
      'Warst du das? Dann melde dich an. Passwort vergessen? Auf derselben Seite kannst du ein neues setzen.',
    ],
    action: { label: 'Zur Anmeldung', url },
  }),
  reset: (url: string): Letter => ({
    subject: 'Neues Passwort setzen',
    paragraphs: [
      'Hier kannst du ein neues Passwort setzen. Der Link gilt eine Stunde und nur einmal.',
      'Hast du das nicht verlangt, kannst du diese Nachricht löschen. Dein Passwort bleibt, wie es ist.',
    ],
    action: { label: 'Neues Passwort setzen', url },
  }),
  passwordChanged: (url: string): Letter => ({
    subject: 'Dein Passwort wurde geändert',
    paragraphs: [
      'Das Passwort deines Kontos wurde soeben geändert. Auf allen anderen Geräten bist du nun abgemeldet.',
      'Warst du das nicht? Dann setze sofort ein neues Passwort.',
    ],
    action: { label: 'Passwort zurücksetzen', url },
  }),
  changeEmail: (url: string): Letter => ({
    subject: 'Bestätige deine neue E-Mail-Adresse',
    paragraphs: ['Klicke auf den Link, damit ab sofort diese Adresse für dein Konto gilt. Der Link gilt eine Stunde.'],
    action: { label: 'Neue Adresse bestätigen', url },
  }),
  emailChanged: (): Letter => ({
    subject: 'Deine E-Mail-Adresse wurde geändert',
    paragraphs: [
      'Für dein Konto gilt nun eine andere E-Mail-Adresse. Warst du das nicht, melde dich beim Veranstalter.',
    ],
  }),
  changeRequested: (url: string): Letter => ({
    subject: 'Deine Angaben sollen geändert werden',
    paragraphs: [
      'Du möchtest Angaben ändern, an denen etwas hängt: ein Platz im Final, ein geprüfter Ausweis oder Geld. Darum entscheiden zwei Personen aus dem Büro. Bis dahin bleibt alles, wie es ist.',
      'Warst du das nicht? Dann zieh die Änderung in deinem Konto zurück und setz ein neues Passwort.',
    ],
    action: { label: 'Zu deinem Konto', url },
  }),
  changeGranted: (url: string): Letter => ({
    subject: 'Deine Angaben sind geändert',
    paragraphs: [
      'Zwei Personen aus dem Büro haben die Änderung deiner Angaben bewilligt. War dein Ausweis geprüft, zeigst du ihn vor der nächsten Auszahlung nochmals.',
      'Warst du das nicht, melde dich beim Veranstalter.',
    ],
    action: { label: 'Zu deinem Konto', url },
  }),
  changeRefused: (url: string): Letter => ({
    subject: 'Deine Angaben bleiben, wie sie sind',
    paragraphs: [
      'Zwei Personen aus dem Büro haben die Änderung deiner Angaben abgelehnt. Fragen? Melde dich beim Veranstalter.',
    ],
    action: { label: 'Zu deinem Konto', url },
  }),
  leftOpen: (account: string, url: string): Letter => ({
    subject: 'Ein Konto mit Geld wurde gelöscht',
    paragraphs: [
      `Wer das Konto ${account} hatte, ist gegangen. Offene Big21 werden so abgerechnet, wie sie stehen; was auf dem Konto lag, liegt zwei Jahre an der Kasse bereit.`,
    ],
    action: { label: 'Zur Kasse', url },
  }),
  deleted: (): Letter => ({
    subject: 'Dein Konto ist gelöscht',
    paragraphs: [
      'Deine persönlichen Angaben sind gelöscht. Was wir nach Gesetz aufbewahren müssen, trägt nur noch eine Nummer ohne Namen.',
      'Danke fürs Mitjassen.',
    ],
  }),
  newFactor: (url: string): Letter => ({
    subject: 'Zweiten Schritt neu einrichten',
    paragraphs: [
      'Das Handy mit deinen Codes ist weg? Mit diesem Link meldest du dich an und richtest den zweiten Schritt neu ein. Er gilt 24 Stunden und nur einmal.',
      'Hast du das nicht verlangt, öffne den Link nicht und melde dich beim Veranstalter.',
    ],
    action: { label: 'Neu einrichten', url },
  }),
  staff: (url: string): Letter => ({
    subject: 'Dein Zugang als Mitarbeiterin oder Mitarbeiter',
    paragraphs: ['Mit diesem Link richtest du deinen Zugang ein. Er gilt 24 Stunden und nur einmal.'],
    action: { label: 'Zugang einrichten', url },
  }),
};
export type Words = typeof words;
