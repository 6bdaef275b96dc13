/** Tasks of an evening in a hall: titles, and what the screens do not say themselves. */
export const words = {
  desk: 'Öffne das Turnier auf dem Laptop.',
  table: 'Tipp Tisch 1 an.',
  make: {
    title: 'Ein Turnier eröffnen',
    lead: 'Auf dem Laptop im Saal, ohne Internet und ohne Konto.',
    link: 'Starte Gschobe und öffne den Link, der bei «Host» steht.',
    again:
      'Der Link gilt einmal. Drück die Eingabetaste im Fenster, in dem das Programm läuft, und es zeigt einen neuen.',
    back: 'Hast du das Fenster geschlossen: «Turnier» unten auf jeder Seite führt wieder hierher.',
    regulation:
      'Für einen ganzen Abend sind vier Passen zu zwölf Spielen üblich. Das Reglement lässt sich ändern, bis die erste Passe läuft.',
  },
  list: {
    title: 'Die Teilnehmenden erfassen',
    lead: 'Eine Liste einfügen oder eine Datei einlesen, und alle haben eine Nummer.',
    lines: 'Eine Person je Zeile, der Ort nach einem Strichpunkt. Excel und CSV gehen auch.',
    here: 'Ohne das Kreuz gelten alle als erwartet; wer kommt, bekommt bei der Ankunft «Ist da».',
  },
  walkIn: {
    title: 'Jemanden am Eingang aufnehmen',
    lead: 'Wer unangemeldet kommt, ist in fünf Sekunden dabei.',
    present: 'Die Person ist damit anwesend und wird ausgelost.',
  },
  helpers: {
    title: 'Helfenden ihren Zugang geben',
    lead: 'Kontrolle und Büro arbeiten mit dem eigenen Handy. Jede Person bekommt eine eigene Einladung.',
    show: 'Drück in der Zeile der Person auf «Einladung».',
    scan: 'Die Person richtet ihre Kamera auf den Code. Die Einladung gilt für ein Gerät. Für ein anderes machst du eine neue, das alte ist dann draussen. «Sperren» beendet den Zugang ganz.',
  },
  draw: {
    title: 'Die Plätze auslosen',
    lead: 'Mit gemischten Jasskarten vor allen: Niemand kann das Ergebnis allein bestimmen.',
    cards: 'Lass jemanden neun gemischte Karten vorlesen und tipp sie an.',
    all: 'Damit sind alle Passen ausgelost: Danach startest du sie nur noch. Hast du «nur diese Passe» gewählt, lost du vor der nächsten wieder aus.',
  },
  wall: {
    title: 'Die Leinwand aufstellen',
    lead: 'Ein Beamer oder ein Fernseher zeigt Auslosung, Plätze, Uhr und Rangliste. Stell sie vor der Auslosung auf.',
    show: 'Drück in der Zeile «Leinwand» auf «Link».',
    open: 'Öffne diesen Link auf dem Gerät am Beamer und schalt auf Vollbild.',
    itself: 'Die Leinwand wechselt selber: Plätze vor der Passe, danach Uhr und Rangliste.',
    drawn: 'Sobald ausgelost ist. Während der Auslosung stehen hier die beiden Prüfsummen.',
  },
  print: {
    title: 'Zettel und Schilder drucken',
    lead: 'Jasszettel, Standblätter und Tischschilder mit ihren Codes.',
    which: 'Für einen Abend ohne Handys brauchst du Jasszettel und Standblätter; mit Handys genügen die Tischschilder.',
    open: 'Drück bei «Jasszettel» auf «Ausgefüllt».',
  },
  startPasse: {
    title: 'Eine Passe starten',
    lead: 'Gespielt wird erst auf dein Wort. Die nächste Passe geht los, wenn alle Zettel visiert sind.',
    told: 'Handys und Leinwand zeigen sofort, dass gespielt wird.',
  },
  paper: {
    title: 'Einen Papierzettel eintippen',
    lead: 'Wer auf Papier schreibt, bringt den Zettel ins Büro.',
    sum: 'Stimmt die Summe nicht, sagt es das Feld, und der Zettel wird nicht genommen.',
    visa: 'Mit dem Visum zählt das Resultat und steht in der Rangliste.',
    next: 'Schliess das Fenster mit dem Kreuz und nimm den nächsten Tisch.',
  },
  totals: {
    title: 'Die Endtotale abnehmen',
    lead: 'Nach der letzten Passe gibt jede Person ihr Standblatt ab. Ohne das bekommt sie keinen Rang.',
    type: 'Tipp bei der ersten Person das Total ihres Standblatts ein.',
    each: 'Ein falsches Total wird abgelehnt. So bei allen; mit Handy tippen die Leute es selber ein.',
    below: 'Unten auf der Seite, Tisch um Tisch, sobald der letzte Zettel visiert ist.',
  },
  finish: {
    title: 'Das Turnier abschliessen',
    lead: 'Wenn alle Zettel visiert und alle Standblätter abgegeben sind.',
    again: 'Lies, was das bedeutet, und bestätige. Mit einem Grund lässt es sich wieder öffnen.',
  },
  publish: {
    title: 'Die Rangliste veröffentlichen',
    lead: 'Verbindlich ist nur, was veröffentlicht ist.',
    binding: 'Korrigierst du danach etwas, steht hier, dass eine neue Version nötig ist.',
  },
  certificates: {
    title: 'Urkunden drucken',
    lead: 'Für die ersten drei, mit Name, Rang und Punkten.',
    open: 'Drück bei «Urkunden Rang 1–3» auf «Ausgefüllt».',
  },
  backup: {
    title: 'Ein Turnier sichern',
    lead: 'Nach jeder Passe sichert das Programm selber. Eine Datei zum Mitnehmen holst du so.',
  },
  write: {
    title: 'Ein Spiel aufschreiben',
    lead: 'Eine Person am Tisch schreibt, auf dem eigenen Handy.',
    scan: 'Richte die Kamera auf den Code am Tischschild und öffne den Link.',
    who: 'Tipp an, wer schreibt.',
    type: 'Tipp die Punkte einer Partei, zum Beispiel 75.',
    rest: 'Die andere Partei bekommt den Rest auf 157. Für alle Punkte drückst du «157».',
  },
  change: {
    title: 'Ein Spiel berichtigen',
    lead: 'Vertippt? Solange der Zettel nicht visiert ist, änderst du jedes Spiel.',
    type: 'Tipp die richtigen Punkte, zum Beispiel 80.',
    until: 'Haben die Parteien schon bestätigt, müssen sie nochmals bestätigen.',
  },
  confirm: {
    title: 'Den Zettel bestätigen und melden',
    lead: 'Nach dem letzten Spiel bestätigen beide Parteien ihre Punkte.',
    both: 'Gib das Handy der anderen Partei; «Einwand» sagt, zu welchem Spiel.',
  },
  visa: {
    title: 'Einen Zettel visieren',
    lead: 'Gemeldete Tische erscheinen auf deinem Handy, der längste zuerst.',
    scan: 'Öffne den Link, den du vom Büro bekommen hast.',
    four: 'Schreib die Punkte auf die vier Standblätter und tipp jedes an.',
    wall: 'Auf dem Knopf stehen deine Anfangsbuchstaben und der Tisch. Einen Augenblick später steht das Resultat auf der Leinwand.',
  },
  back: { title: 'Einen Zettel zurückgeben' },
  irregularity: {
    title: 'Eine Unregelmässigkeit aufnehmen',
    lead: 'Was passiert ist, wann man es bemerkt hat und wer es war: Das Handy sagt, was das Reglement verlangt.',
    table: 'Drück auf «Alle Tische» und wähl den Tisch.',
    who: 'Wähl, wer den Fehler gemacht hat.',
    read: 'Lies die Sätze am Tisch vor. Was nur die Turnierleitung darf, steht nachher bei ihr.',
  },
  call: {
    title: 'Die Turnierleitung rufen',
    lead: 'Wenn du am Tisch nicht selber entscheiden kannst.',
  },
  correct: {
    title: 'Ein Resultat korrigieren',
    lead: 'Auch Passen später. Zwei Personen stehen dafür ein, und der Grund steht im Protokoll.',
    second: 'Eine zweite Person öffnet ihren eigenen Link.',
    alone: 'Ist niemand da, gibt es «Allein korrigieren»; das steht dann auf dem Zettel.',
  },
  ruling: {
    title: 'Einen Entscheid fällen',
    lead: 'Was die Kontrolle vorschlägt, steht zuoberst in der Übersicht.',
    or: 'Oder «Nichts unternehmen», mit Begründung.',
  },
  reseat: {
    title: 'Sie sassen anders als ausgelost',
    lead: 'Das häufigste Missgeschick mit wechselnden Partnern. Die Punkte gehen nicht verloren.',
    who: 'Wähl vorher, wer mit wem gespielt hat.',
  },
  substitute: {
    title: 'Jemand muss gehen: eine andere Person springt ein',
    lead: 'Mitten in der Passe übernimmt jemand den Platz.',
    who: 'Wähl, wer geht.',
    number: 'Schreib die Nummer der Person, die einspringt.',
  },
  late: {
    title: 'Jemand kommt nach der Auslosung',
    lead: 'Niemand wird vergessen: Vor dem Start wirst du gefragt.',
    or: 'Oder «Neu auslosen», oder «Ohne sie starten».',
  },
  redraw: {
    title: 'Neu auslosen',
    lead: 'Solange die Passe nicht läuft. Die erste Auslosung bleibt im Protokoll.',
    public: 'Die Begründung steht im Protokoll der Ziehung.',
  },
  laptop: {
    title: 'Einen zweiten Laptop bereithalten',
    lead: 'Er hört jeden Eintrag mit und kann übernehmen, wenn der erste ausfällt.',
    address: 'Hier steht die Adresse, die du auf dem zweiten Laptop eintippst.',
    there: 'Starte Gschobe auf dem zweiten Laptop und öffne dort den Link, den das Programm zeigt.',
    type: 'Schreib die Adresse vom ersten Laptop ins Feld.',
    takeOver: 'Fällt der erste aus, drückst du hier auf «Übernehmen».',
  },
  announce: {
    title: 'Eine Durchsage machen',
    lead: 'Sie erscheint auf der Leinwand und auf allen Handys.',
    wall: 'Schau auf die Leinwand.',
  },
};

export type Words = typeof words;
