import type { Message } from '../../championship/messages.ts';
import type { Venue } from '../../championship/venue.ts';
import type { Letter } from '../mail/letter.ts';

/** What a letter may name. Instants are already written out in the reader's language. */
export interface Facts {
  readonly edition: string;
  readonly home: string;
  readonly personal: string;
  /** The version of the regulation that holds: its address, and its number (0: made from the settings). SSC 8.07 */
  readonly rules: string;
  readonly regulation: number;
  /** Where the final is played; null: not known yet. SSC 7.01 */
  readonly venue: Venue | null;
  readonly when: (at: number) => string;
  readonly day: (day: string) => string;
  readonly bonusMatches: number;
  /** How many matches of the semi-final count. SSC 6.03 */
  readonly counted: number;
}

type Of<Kind extends Message['kind']> = Extract<Message, { kind: Kind }>;

/** One letter a kind of message. */
export type Words = {
  readonly [Kind in Exclude<Message['kind'], 'message'>]: (message: Of<Kind>, facts: Facts) => Letter;
};

/** Wo und wann der Final gespielt wird. */
const hallOf = (venue: Venue | null): readonly string[] =>
  venue
    ? [
        `Gespielt wird hier: ${venue.hall}, ${venue.address}, ${venue.town}. Türöffnung ${venue.opens}, Beginn ${venue.begins}.`,
      ]
    : [];

export const words: Words = {
  entered: (_message, { edition, home, personal, bonusMatches, rules, regulation }) => ({
    subject: `Du bist dabei: ${edition}`,
    paragraphs: [
      `Deine Anmeldung zu «${edition}» ist angekommen. Die Teilnahme ist gratis.`,
      `Dein persönlicher Link: ${personal}`,
      `Für jede Person, die über diesen Link kommt und ihre erste Partie spielt, bekommst du ${bonusMatches} ${bonusMatches === 1 ? 'Bonuspartie' : 'Bonuspartien'}.`,
      `Mit der Anmeldung hast du das Reglement angenommen${regulation === 0 ? '' : `, Fassung ${regulation}`}: ${rules}`,
    ],
    action: { label: 'Zu deiner Seite', url: home },
  }),
  qualified: ({ points, opens, lastStart }, { home, when }) => ({
    subject: `${points} Punkte: du stehst im Halbfinal`,
    paragraphs: [
      `Gratulation! Mit ${points} Punkten in einer Partie hast du dich für den Halbfinal qualifiziert.`,
      `Er beginnt am ${when(opens)}; die letzte Partie kannst du bis ${when(lastStart)} beginnen.`,
    ],
    action: { label: 'Zu deiner Seite', url: home },
  }),
  referralEarned: ({ matches }, { home }) => ({
    subject: `${matches} ${matches === 1 ? 'Bonuspartie' : 'Bonuspartien'} für dich`,
    paragraphs: [
      `Jemand ist über deinen Link gekommen und hat die erste Partie gespielt: du bekommst ${matches} ${matches === 1 ? 'Bonuspartie' : 'Bonuspartien'}.`,
      'Du kannst sie spielen, sobald du an einem Tag keine Tagespartie mehr hast.',
    ],
    action: { label: 'Weiterspielen', url: home },
  }),
  semiFinalOpens: ({ lastStart, matches }, { home, when, counted }) => ({
    subject: 'Der Halbfinal ist offen',
    paragraphs: [
      `Du kannst ${matches} ${matches === 1 ? 'Partie' : 'Partien'} spielen, Tag und Nacht; die besten ${counted} zählen.`,
      `Die letzte Partie muss am ${when(lastStart)} begonnen sein.`,
    ],
    action: { label: 'Halbfinal spielen', url: home },
  }),
  placeOffered: ({ title, points, deadline, finalDay }, { home, when, day, venue }) => ({
    subject: 'Dein Platz im Finalturnier',
    paragraphs: [
      {
        points: `Gratulation! Mit ${points} Punkten hast du einen Platz im Finalturnier vom ${day(finalDay)} gewonnen.`,
        lot: `Gratulation! Mit ${points} Punkten warst du punktgleich auf dem letzten Platz, und das Los ist auf dich gefallen: Du bist am ${day(finalDay)} im Finalturnier dabei.`,
        replacement: `Ein Platz ist frei geworden, und du bist mit ${points} Punkten die nächste Person auf der Liste: du kannst am ${day(finalDay)} im Finalturnier spielen.`,
        titleHolder: `Als Titelverteidigerin oder Titelverteidiger bist du am ${day(finalDay)} direkt im Finalturnier dabei.`,
        wildCard: `Du hast eine Wildcard für das Finalturnier vom ${day(finalDay)} bekommen.`,
      }[title],
      `Bitte bestätige deine Teilnahme schriftlich bis ${when(deadline)}, sonst wird der Platz neu vergeben.`,
      'Der Platz ist persönlich. Nimm am Finaltag Pass, Identitätskarte oder Führerausweis mit.',
      ...hallOf(venue),
    ],
    action: { label: 'Platz bestätigen oder absagen', url: home },
  }),
  confirmReminder: ({ deadline, finalDay }, { home, when, day }) => ({
    subject: 'Bitte bestätige deinen Platz',
    paragraphs: [
      `Dein Platz im Finalturnier vom ${day(finalDay)} ist noch nicht bestätigt.`,
      `Ohne schriftliche Bestätigung bis ${when(deadline)} wird er neu vergeben.`,
    ],
    action: { label: 'Jetzt bestätigen', url: home },
  }),
  placeConfirmed: ({ finalDay }, { home, day, venue }) => ({
    subject: 'Dein Platz ist bestätigt',
    paragraphs: [
      `Wir freuen uns auf dich am ${day(finalDay)}.`,
      'Bring Pass, Identitätskarte oder Führerausweis mit: am Eingang wird geprüft, dass du es bist.',
      ...hallOf(venue),
    ],
    action: { label: 'Zu deiner Seite', url: home },
  }),
  placeWithdrawn: (_message, { home }) => ({
    subject: 'Deine Absage ist angekommen',
    paragraphs: ['Schade, dass du nicht kommen kannst. Dein Platz geht an die nächste Person auf der Liste.'],
    action: { label: 'Zu deiner Seite', url: home },
  }),
  placeLeft: ({ number }, { home }) => ({
    subject: `Ein Platz im Final ist frei: Nummer ${number}`,
    paragraphs: [
      `Nummer ${number} hat das Konto gelöscht und damit den Platz im Final abgegeben. Du kannst die nächste Person der Liste nachnominieren.`,
    ],
    action: { label: 'Zur Meisterschaft', url: home },
  }),
  placeLapsed: ({ deadline }, { home, when }) => ({
    subject: 'Die Frist für deinen Platz ist vorbei',
    paragraphs: [
      `Bis ${when(deadline)} haben wir keine Bestätigung von dir gefunden; der Platz kann an die nächste Person gehen.`,
      'Hast du vorher geschrieben? Dann melde dich gleich: Was rechtzeitig eingetroffen ist, zählt.',
    ],
    action: { label: 'Zu deiner Seite', url: home },
  }),
  placeTakenBack: (_message, { home }) => ({
    subject: 'Der Platz im Finalturnier war ein Irrtum',
    paragraphs: [
      'Wir haben dir aus Versehen einen Platz im Finalturnier angeboten. Das tut uns leid. Deine Resultate und Rechte bleiben, wie sie waren.',
    ],
    action: { label: 'Zu deiner Seite', url: home },
  }),
  matchGivenBack: ({ reason }, { edition, home }) => ({
    subject: 'Du darfst eine Partie nochmals spielen',
    paragraphs: [
      `Deine Partie in «${edition}» wurde dir zurückgegeben: ${reason}. Sie zählt nicht, und du darfst dafür eine andere spielen, solange die Phase dauert.`,
    ],
    action: { label: 'Zu deiner Seite', url: home },
  }),
  extended: ({ until, reason }, { edition, home, when }) => ({
    subject: 'Der Halbfinal dauert länger',
    paragraphs: [
      `Der Halbfinal von «${edition}» wird verlängert: ${reason}.`,
      `Die letzte Partie kannst du neu bis ${when(until)} beginnen.`,
    ],
    action: { label: 'Zu deiner Seite', url: home },
  }),
  placeRestored: (_message, { home, venue }) => ({
    subject: 'Dein Platz im Finalturnier ist wieder da',
    paragraphs: [
      'Dein Ausschluss wurde aufgehoben, und dein Platz im Finalturnier gehört wieder dir.',
      ...hallOf(venue),
    ],
    action: { label: 'Zu deiner Seite', url: home },
  }),
  regulationPublished: ({ version, reason }, { edition, rules }) => ({
    subject: `Neues Reglement: ${edition}`,
    paragraphs: [
      `Für «${edition}» gilt Fassung ${version} des Reglements. Warum: ${reason}.`,
      'Bevor du die nächste Partie beginnst, wirst du gefragt, ob du sie annimmst.',
    ],
    action: { label: 'Reglement lesen', url: rules },
  }),
  placeRevoked: (_message, { home }) => ({
    subject: 'Dir wurde der Platz im Finalturnier entzogen',
    paragraphs: ['Dein Platz im Finalturnier wurde dir entzogen.'],
    action: { label: 'Zu deiner Seite', url: home },
  }),
  excluded: ({ reason }, { edition }) => ({
    subject: `Ausschluss: ${edition}`,
    paragraphs: [`Du bist von «${edition}» ausgeschlossen worden. Grund: ${reasons[reason] ?? reason}.`],
  }),
  readmitted: (_message, { edition, home }) => ({
    subject: `Du bist wieder dabei: ${edition}`,
    paragraphs: ['Dein Ausschluss wurde aufgehoben.'],
    action: { label: 'Zu deiner Seite', url: home },
  }),
  suspended: ({ reason }, { edition, home }) => ({
    subject: `${edition} ist unterbrochen`,
    paragraphs: [
      `«${edition}» ist im Moment unterbrochen: ${reason}.`,
      'Neue Partien können nicht begonnen werden; die Uhren laufender Partien stehen still.',
    ],
    action: { label: 'Aktuellen Stand ansehen', url: home },
  }),
  resumed: (_message, { edition, home }) => ({
    subject: `${edition} geht weiter`,
    paragraphs: [`«${edition}» ist wieder offen. Laufende Partien haben die verlorene Zeit zurückbekommen.`],
    action: { label: 'Weiterspielen', url: home },
  }),
  cancelled: ({ reason }, { edition }) => ({
    subject: `${edition} ist abgesagt`,
    paragraphs: [`«${edition}» ist abgesagt: ${reason}. Laufende Partien sind ungültig.`],
  }),
};

/** Why somebody was excluded, by the code of the reason. */
export const reasons: Readonly<Record<string, string>> = {
  'second-account': 'mehr als ein Konto',
  'foreign-account': 'Spiel mit einem fremden Konto',
  'lent-account': 'Weitergabe des Kontos',
  employee: 'Anstellung bei den Veranstaltern',
  household: 'gleicher Haushalt wie eine angestellte Person',
  manipulation: 'Manipulation',
  'rules-violated': 'Verstoss gegen das Reglement',
};
