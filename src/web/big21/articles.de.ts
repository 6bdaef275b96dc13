/** Rules and conditions of Big21 as whole texts, in our own words, in the version of 23 October 2024. B21 1–25 */
export const words = {
  wholeRules: 'Spielregeln, ganzer Text',
  version: 'Fassung',
  inForce: (version: string) => `${version} (gilt jetzt)`,
  from: (version: string, day: string) => `${version} (ab ${day})`,
  binding: 'Verbindlich ist die deutsche Fassung.',
  otherLanguage: 'Diese Fassung gibt es nur auf Deutsch.',
  noText: 'Den Text dieser Fassung gibt das Haus ab.',
  changes: 'Was sich ändert',
  rules: [
    {
      title: 'Art. 1 Wer Big21 durchführt',
      text: [
        'Big21 ist ein Geschicklichkeitsspiel um Geld. Es gelten das Geldspielgesetz vom 29. September 2017 mit seiner Verordnung und das Recht der Kantone.',
        'Um Geld spielt, wer mindestens 18 Jahre alt ist und in einem dieser Kantone wohnt: AG, AI, AR, BE, BL, BS, GL, GR, LU, NW, OW, SG, SH, SO, SZ, TG, UR, ZG, ZH.',
        'Gespielt wird auf dieser Plattform. Neben diesen Spielregeln gelten die «Bedingungen für die Online-Teilnahme».',
      ],
    },
    {
      title: 'Art. 2 Das Spiel',
      text: [
        'Big21 besteht aus dem Grundspiel und zwei Zusatzspielen, in denen ein Gewinn nochmals eingesetzt werden kann: «High/Low» und «Risiko».',
        'Im Grundspiel legst du Karten auf fünf Stapel, sodass möglichst viele genau 21 zählen. In High/Low sagst du voraus, ob eine verdeckte Karte höher oder tiefer ist als eine offene. Risiko verläuft wie das Grundspiel.',
        'Die Zusatzspiele können wiederholt werden, bis zusammen CHF\u00A05’000 gewonnen sind oder das Spiel sonst endet. Es kann nur so viel eingesetzt werden, dass CHF\u00A05’000 nicht überschritten werden.',
        'Du kannst jederzeit aufhören und dir den Gewinn gutschreiben lassen.',
      ],
    },
    {
      title: 'Art. 3 Auszahlungsquote',
      text: [
        'Die Auszahlungsquote beträgt 88\u00A0%. Das Spiel wird so geführt, dass sie erreicht wird; wie das berechnet und überwacht wird, steht im Zertifikat der Chancen.',
      ],
    },
    {
      title: 'Art. 4 Einsatz und Teilnahmen',
      text: ['Der Einsatz ist CHF\u00A01, 2, 3, 4 oder 5. Pro Tag sind höchstens 100 Teilnahmen möglich.'],
    },
    {
      title: 'Art. 5 Vertrag',
      text: [
        'Wer ein Konto hat und teilnimmt, schliesst einen Spielvertrag und nimmt diese Spielregeln und die Bedingungen für die Online-Teilnahme in der geltenden Fassung an.',
      ],
    },
    {
      title: 'Art. 6 Ziel des Grundspiels',
      text: [
        'Verteile die Karten so auf die fünf Stapel, dass möglichst viele genau 21 zählen.',
        'Kommt ein Stapel über 21, ist das Grundspiel verloren und Big21 sofort zu Ende.',
      ],
    },
    {
      title: 'Art. 7 Karten',
      text: [
        'Du siehst immer nur eine Karte. Lege sie auf einen Stapel oder lösche sie; für eine gelöschte gibt es keinen Ersatz. Erst danach kommt die nächste.',
        'Zwei bis Zehn zählen ihren Wert, Bube, Dame und König zehn, das Ass elf oder eins. Jede Karte kann mehrmals kommen.',
        'Ein Ass zählt von selbst eins statt elf, sobald sein Stapel sonst über 21 käme.',
      ],
    },
    {
      title: 'Art. 8 Gewinnplan',
      text: [
        'Kein oder ein Stapel mit 21: kein Gewinn. Zwei: das 1.1-Fache des Einsatzes. Drei: das 5-Fache. Vier: das 10-Fache. Fünf: das 20-Fache.',
      ],
    },
    { title: 'Art. 9 Beginn', text: ['Nach dem Einsatz bekommst du acht Karten.'] },
    {
      title: 'Art. 10 Weitere Karten',
      text: [
        'Für zwei Stapel mit 21 bekommst du zwei bis sechs Gratiskarten; wie viele, bestimmt der Zufall.',
        'Du kannst bis zu drei Karten kaufen, wenn dein Guthaben reicht und deine Limiten nicht erreicht sind. Jede kostet so viel wie der Einsatz, zählt aber nicht als Einsatz.',
      ],
    },
    {
      title: 'Art. 11 Einen vollen Stapel öffnen',
      text: [
        'Einen von zwei vollen Stapeln kannst du mit einer weiteren Karte öffnen, wenn darin ein Ass elf zählt. Sobald wieder ein zweiter Stapel voll ist, gibt es erneut Gratiskarten.',
        'Keine Gratiskarten gibt es, wenn du den Stapel mit einer Karte öffnest, die zehn zählt, oder wenn schon drei Stapel gleichzeitig voll waren.',
        'Ein geöffneter Stapel gilt nicht mehr als voll.',
      ],
    },
    {
      title: 'Art. 12 Ende des Grundspiels',
      text: [
        'Das Grundspiel endet, wenn alle Karten gespielt sind, wenn das 20-Fache erreicht ist, wenn du es beendest oder wenn ein Stapel über 21 kommt.',
        'Mit keinem, einem oder zwei vollen Stapeln ist Big21 zu Ende. Mit drei oder vier darfst du High/Low spielen oder direkt Risiko; mit fünf Risiko.',
      ],
    },
    { title: 'Art. 13 High/Low', text: ['In High/Low kannst du den Gewinn aus Grundspiel oder Risiko vergrössern.'] },
    {
      title: 'Art. 14 Wer High/Low spielen darf',
      text: [
        'Wer in der Runde davor drei oder vier Stapel mit 21 hat. Du kannst es auslassen und direkt Risiko spielen.',
      ],
    },
    {
      title: 'Art. 15 Voraussage',
      text: [
        'Du sagst voraus, ob die verdeckte Karte höher oder tiefer ist als die offene. Richtig: Der Gewinn steigt nach dem Plan von Art. 17.',
        'Haben beide Karten den gleichen Rang, zählt die Voraussage nicht.',
        'Falsch: Der eingesetzte Gewinn ist verloren und Big21 sofort zu Ende.',
      ],
    },
    {
      title: 'Art. 16 Rang der Karten',
      text: [
        'Von unten nach oben: 2, 3, 4, 5, 6, 7, 8, 9, 10, Bube, Dame, König, Ass. Jede Karte kann mehrmals kommen.',
      ],
    },
    {
      title: 'Art. 17 Gewinnplan von High/Low',
      text: ['Aus dem 5-Fachen wird das 7-Fache, daraus das 10-Fache, das 14-Fache, das 20-Fache des Einsatzes.'],
    },
    {
      title: 'Art. 18 Ende von High/Low',
      text: [
        'High/Low kann wiederholt werden und endet mit dem 20-Fachen oder wenn du aufhörst. Danach darfst du Risiko spielen. Bei einer falschen Voraussage gilt Art. 15.',
      ],
    },
    {
      title: 'Art. 19 Risiko',
      text: [
        'Im Risiko kannst du den Gewinn ganz oder teilweise nochmals einsetzen.',
        'Was du nicht einsetzt, ist dein Gewinn. Während des Spiels kann er nur für den Kauf von Karten gebraucht werden.',
      ],
    },
    {
      title: 'Art. 20 Wer Risiko spielen darf',
      text: ['Wer in der Runde davor mindestens das Fünffache gewonnen hat.'],
    },
    {
      title: 'Art. 21 Höchster Einsatz im Risiko',
      text: [
        'Höchstens CHF\u00A0200 und höchstens ein Viertel des Gewinns nach Art. 20.',
        'Gewinne von CHF\u00A05 bis CHF\u00A025 dürfen ganz eingesetzt werden.',
      ],
    },
    {
      title: 'Art. 22 Verlauf von Risiko',
      text: [
        'Wie das Grundspiel (Art. 6 bis 12). Der Einsatz für Gewinnplan und gekaufte Karten ist, was du ins Risiko setzt.',
      ],
    },
    {
      title: 'Art. 23 Ende von Big21',
      text: [
        'Big21 endet, wenn du aufhörst; mit keinem, einem oder zwei vollen Stapeln; wenn ein Stapel über 21 kommt; bei einer falschen Voraussage; wenn CHF\u00A05’000 erreicht sind; und vier Stunden nach dem Einsatz.',
        'Abgerechnet wird immer der aktuelle Stand.',
      ],
    },
    {
      title: 'Art. 24 Geltung',
      text: [
        'Diese Fassung gilt seit dem 23. Oktober 2024.',
        'Änderungen werden allen Konten mindestens zehn Tage vorher mit ihrem Inhalt und ihrem Datum mitgeteilt.',
        'Weichen andere Sprachen von der deutschen Fassung ab, gilt allein die deutsche.',
      ],
    },
    { title: 'Art. 25 Bezug', text: ['Diese Spielregeln stehen immer auf dieser Seite.'] },
  ],
  conditions: [
    {
      title: '1 Konto',
      text: [
        'Um Geld spielt, wer ein eigenes, bestätigtes Konto hat, mindestens 18 Jahre alt ist und in einem der 19 Kantone wohnt. Ein Konto gehört einer Person; wer mit einem zweiten spielt, wird geprüft.',
        'Name, Geburtsdatum und Adresse müssen stimmen. Bis der Ausweis geprüft ist, kannst du höchstens CHF\u00A01’000 einzahlen und nichts auszahlen.',
      ],
    },
    {
      title: '2 Limiten',
      text: [
        'Vor dem ersten Einsatz setzt du, wie viel du in einem, in sieben und in dreissig Tagen höchstens verlieren willst, je höchstens CHF\u00A0900. Eine Einsatzlimite kannst du dazusetzen.',
        'Senken gilt sofort, erhöhen nach 72 Stunden. Gekaufte Karten zählen mit.',
      ],
    },
    {
      title: '3 Sperre',
      text: [
        'Du kannst dich jederzeit für 1 bis 180 Tage sperren. Das lässt sich nicht verkürzen. Auch das Haus kann sperren. Ein offenes Spiel wird dann nach seinem Stand abgerechnet.',
        'Wer das Konto löscht und wiederkommt, hat die gleichen Limiten und Sperren.',
      ],
    },
    {
      title: '4 Geld',
      text: [
        'Einsätze und gekaufte Karten werden sofort abgebucht, Gewinne sofort gutgeschrieben. Jede Bewegung steht mit Beleg im Verlauf. Eine verlangte Auszahlung lässt sich nicht zurücknehmen.',
        'Wird das Konto geschlossen, wartet das Guthaben zwei Jahre.',
      ],
    },
    {
      title: '5 Zufall und Nachprüfung',
      text: [
        'Jede Karte folgt aus einem Schlüssel, dessen Prüfsumme du vor dem Einsatz siehst, und aus einem Schlüssel deines Browsers. Nach dem Spiel wird er offengelegt; du kannst jedes Spiel nachprüfen.',
        'Die Chancen sind veröffentlicht, für alle gleich und passen sich an nichts an.',
      ],
    },
    {
      title: '6 Unterbrüche',
      text: [
        'Was bestätigt wurde, gilt. Bricht deine Verbindung ab, bleibt das Spiel stehen und du spielst weiter. Steht unser Dienst still, wird die Frist von vier Stunden um diese Zeit verlängert.',
      ],
    },
    {
      title: '7 Daten',
      text: [
        'Spiele und Buchungen bleiben zehn Jahre, wie es das Gesetz für die Bücher verlangt. Deine Daten kannst du jederzeit herunterladen.',
      ],
    },
    {
      title: '8 Änderungen',
      text: [
        'Änderungen kündigen wir allen Konten mindestens zehn Tage vorher mit ihrem Inhalt an. Vor dem ersten Einsatz danach fragen wir dich, ob du sie annimmst. Verbindlich ist die deutsche Fassung.',
      ],
    },
  ],
};

export type Words = typeof words;
