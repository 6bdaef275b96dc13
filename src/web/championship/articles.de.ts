import { plural } from '../i18n/format.ts';
import type { Article, ArticleFacts } from './articleFacts.ts';

/** The regulation in our own words, with the figures of an edition; the German text binds (SSC 8.06). */
export const words = {
  title: 'Reglement',
  cards: 'Wie man Schieber spielt (Art. 2)',
  article: 'Art.',
  binding:
    'Dieser Text ist aus den Einstellungen der Austragung geschrieben. Verbindlich ist die deutsche Fassung (Art. 8.06).',
  version: (n: number, when: string) => `Fassung ${n}, veröffentlicht am ${when}`,
  versions: 'Alle Fassungen',
  other: (name: string) => `Diese Fassung gibt es nicht in deiner Sprache. Hier steht sie auf ${name}.`,
  bindingIs: (name: string) => `Verbindlich ist die Fassung auf ${name} (Art. 8.06).`,
  languages: { de: 'Deutsch', fr: 'Französisch', it: 'Italienisch', en: 'Englisch' },
  articles: (f: ArticleFacts): readonly Article[] => [
    {
      article: '1',
      title: 'Worum es geht',
      text: [
        'Ein Einzelwettkampf in vier Phasen: Bootcamp, Qualifikation und Halbfinal am Bildschirm, dann das Finalturnier am Tisch. Die Teilnahme kostet nichts.',
        `Jede Person hat genau ein Konto. Wer beim Veranstalter oder einer beauftragten Firma arbeitet oder mit jemandem von dort im gleichen Haushalt lebt, darf nicht mitspielen.`,
      ],
    },
    {
      article: '3',
      title: 'Wer mitmachen darf',
      text: [
        'Du bist mindestens 18 Jahre alt und wohnst in der Schweiz oder in Liechtenstein. Gefragt werden E-Mail, Name und Adresse, und du musst mit dem Reglement einverstanden sein.',
        'Ausgeschlossen wird, wer mit mehr als einem Konto spielt, ein fremdes benutzt oder das eigene weitergibt.',
      ],
    },
    {
      article: '4',
      title: 'Bootcamp',
      text: [
        `Training ${f.bootCamp}, freiwillig und so oft du willst. Täglich ab ${f.opens}, letzter Start um ${f.lastStart}. Eine Partie hat ${f.games} Spiele und dauert höchstens ${f.minutes} Minuten; danach zählen die fertigen Spiele.`,
        'Deine beste Partie erscheint in der Liste. Für die Qualifikation zählt sie nicht.',
      ],
    },
    {
      article: '5.01 – 5.03',
      title: 'Qualifikation',
      text: [
        `Qualifikation ${f.qualification}. Tagespartien pro Tag: ${f.daily}, an den Trumpf-Sonntagen ${f.trumpSunday}. Gleiche Zeiten und gleiche Zeitlimite von ${f.minutes} Minuten wie im Bootcamp. Eine angefangene Partie zählt als gespielt, und zwar für den Tag, an dem du sie begonnen hast.`,
        `Mit mindestens ${f.threshold} Punkten in einer Partie bist du im Halbfinal und bekommst eine E-Mail.`,
      ],
    },
    {
      article: '5.04',
      title: 'Bonuspartien',
      text: [
        `${f.bonusBootCamp}, wenn du im Bootcamp mindestens ein Spiel fertig gespielt hast. ${f.bonusReferral} für jede neue Person, die über deinen Link kommt und bis zum Ende der Qualifikation ihre erste Partie spielt.`,
        'Bonuspartien kannst du spielen, wenn du keine Tagespartie mehr hast. Sie sind persönlich und verfallen am Ende der Qualifikation.',
      ],
    },
    {
      article: '6',
      title: 'Halbfinal',
      text: [
        `Von ${f.semiFinalOpens} bis ${f.semiFinalLast}, Tag und Nacht. Höchstens ${f.matches} ${plural(f.matches, 'Partie', 'Partien')}; die besten ${f.best} werden zusammengezählt. ${f.hardEnd ? 'Beim letzten Start ist auch Spielende.' : 'Wer bis dahin startet, darf noch zu Ende spielen.'}`,
        `Die besten ${f.places} kommen ins Finalturnier.`,
      ],
    },
    {
      article: '7.01, 7.02',
      title: 'Finalplätze',
      text: [
        'Sind am Strich mehrere punktgleich, sind alle darüber sicher dabei; die übrigen Plätze entscheidet das Los. Jede Auslosung wird vorher angekündigt und lässt sich nachrechnen.',
        `Das Finalturnier ist am ${f.finalDay}${f.venue}. Bestätige deinen Platz schriftlich bis ${f.confirmBy}, 24 Uhr. Wer absagt oder nicht antwortet, wird durch die nächste Person der Halbfinal-Rangliste ersetzt; bei Punktgleichheit entscheidet das Los.`,
        `Dazu kommen ${f.titleHolder ? 'die Titelverteidigerin oder der Titelverteidiger und ' : ''}höchstens ${f.wildCards} ${plural(f.wildCards, 'Wildcard', 'Wildcards')}: zusammen höchstens ${f.most} Personen. Am Finaltag zeigst du Pass, Identitätskarte oder Führerausweis.`,
      ],
    },
    {
      article: '8.01',
      title: 'Ausschluss',
      text: [
        'Wer gegen das Reglement verstösst, kann ausgeschlossen werden, auch nachträglich. Ranglisten werden dann berichtigt, Plätze und Preise können entzogen werden. Bei uns entscheiden das immer zwei Personen.',
      ],
    },
    {
      article: '8.02',
      title: 'Unterbruch und Absage',
      text: [
        'Bei Störungen kann die Meisterschaft unterbrochen oder abgesagt werden. Bei einem Unterbruch stehen die Uhren still; die verlorene Zeit kommt zurück.',
      ],
    },
    {
      article: '8.03',
      title: 'Öffentlichkeit',
      text: [
        'Name und Ort der Finalistinnen und Finalisten dürfen veröffentlicht werden. In den Listen davor steht dein Name nur, wenn du einverstanden bist. Am Final wird fotografiert und gefilmt; wenn du das nicht möchtest, sag es gleich der Fotografin oder dem Kameramann.',
      ],
    },
    {
      article: '8.04',
      title: 'Offizielle Rangliste',
      text: [
        'Nur die offizielle Rangliste zählt, auch wenn einmal etwas Falsches veröffentlicht wurde. Jede Fassung und jede Korrektur bleibt sichtbar.',
      ],
    },
    {
      article: '8.05 – 8.07',
      title: 'Und sonst',
      text: [
        'Über die Meisterschaft wird keine Korrespondenz geführt. Der Rechtsweg ist ausgeschlossen. Bei Abweichungen gilt die deutsche Fassung.',
      ],
    },
  ],
};

export type Words = typeof words;
