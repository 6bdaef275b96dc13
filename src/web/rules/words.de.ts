/** The rules of Schieber in short, in our own words; the organiser's German text binds (SSC 8.06). */
export const words = {
  title: 'So geht Schieber',
  learn: 'In zehn Minuten lernen',
  sections: {
    basics: {
      title: 'In Kürze',
      text: [
        'Vier Spielende, zwei Parteien. Wer sich gegenübersitzt, spielt zusammen. Gespielt wird im Gegenuhrzeigersinn, mit 36 Karten, neun in jeder Hand.',
        'Jedes Spiel bringt 157 Punkte: 152 auf den Karten und 5 für den letzten Stich. Eine Partie hat zwölf Spiele. Alle Punkte deiner Partei zählen für dich.',
      ],
      article: 'Art. 2.01, 2.04',
    },
    declaring: {
      title: 'Ansagen oder schieben',
      text: [
        'Rechts vom Kartengeber sitzt die Vorhand. Sie sagt an, was gilt: eine Farbe als Trumpf, Obenabe oder Undenufe.',
        'Oder sie sagt «gschobe», nichts anderes, und überlässt die Ansage ihrer Partnerin oder ihrem Partner. Zurückschieben gibt es nicht. Die Vorhand spielt in jedem Fall aus.',
      ],
      article: 'Art. 2.03, 2.05',
    },
    following: {
      title: 'Farben, stechen, verwerfen',
      text: [
        'Hast du die ausgespielte Farbe, musst du sie geben oder mit Trumpf stechen. Hast du sie nicht, darfst du jede Karte spielen. Bei Obenabe und Undenufe gibt es keinen Trumpf: Hast du die Farbe, musst du sie geben.',
        'Hat schon jemand mit Trumpf gestochen, darfst du nicht untertrumpfen (keinen tieferen Trumpf spielen), ausser du hast nur noch Trümpfe.',
        'Ist Trumpf ausgespielt, musst du Trumpf geben. Nur den Trumpf-Bauer darfst du immer behalten.',
      ],
      article: 'Art. 2.05',
    },
    turned: {
      title: 'Gekehrt ist gekehrt',
      text: [
        'Gekehrte Stiche darf man in der Meisterschaft nicht mehr anschauen. Beim Üben kannst du den letzten Stich nochmals ansehen.',
        'Alle neun Stiche werden gespielt.',
      ],
      article: 'Art. 7.05',
    },
    notScored: {
      title: 'Was nicht zählt',
      text: ['Stöck, Weis und Matchzuschlag zählen nicht. Alle Spielarten zählen einfach.'],
      article: 'Art. 2.04',
    },
  },
  valuesTitle: 'Stechwert und Punkte',
  valuesNote: 'Stärkste Karte zuoberst, Punkte daneben.',
  trump: 'Trumpf',
  side: 'Nebenfarbe',
  obenabe: 'Obenabe',
  undenufe: 'Undenufe',
  keysTitle: 'Spielen mit Tasten',
  keysText:
    '1 bis 9 hebt eine Karte, nochmals die gleiche Zahl oder die Eingabetaste spielt sie. T liest den Tisch vor, H die Hand, S die Punkte, W sagt, wer dran ist. Beim Ansagen wählt 1 bis 6 die Spielart, 0 «gschobe», die Eingabetaste bestätigt.',
  binding: 'Massgebend ist das deutsche Reglement des Veranstalters.',
};

export type Words = typeof words;
