/** Tasks of those who answer for a house: titles, and what the screens do not say themselves. */
export const words = {
  second: 'Eine zweite Person meldet sich an und öffnet «Büro».',
  first: 'Zurück bei der ersten Person: «Büro».',
  hour: 'Warte eine Stunde: So lange lässt es sich zurücknehmen.',
  agree: 'Lies die Frage und bestätige.',
  outbox: 'Ist kein Mailserver eingerichtet, liegt die E-Mail im Datenordner unter «outbox».',
  access: {
    title: 'Das Haus zum ersten Mal öffnen',
    lead: 'Beim ersten Start zeigt das Programm einen Link für die Organisation. Er gilt einmal.',
    link: 'Öffne den Link, der beim Start bei «Organiser» steht.',
    lost: 'Verloren? Wer die Maschine betreibt, macht einen neuen: «Einen Zugang ausstellen» unter «Betreiben».',
    code: 'Schreib bei «Code» die sechs Ziffern aus der App.',
    later:
      'Später meldest du dich mit E-Mail, Passwort und einem neuen Code aus der App an; nach einer halben Stunde Pause nochmals.',
  },
  ownEmail: {
    title: 'Deine eigene E-Mail-Adresse eintragen',
    lead: 'Das erste Konto der Organisation heisst organiser@localhost.localdomain. Mit deiner eigenen Adresse erreicht dich, was das Haus schreibt.',
  },
  staff: {
    title: 'Mitarbeitende dazunehmen',
    lead: 'Vieles entscheiden zwei Personen. Nimm die zweite dazu, bevor es losgeht.',
    role: 'Wer im Büro mitentscheidet, ist «Veranstalter/in». Weitere Rollen gibst du später dazu.',
    letter:
      'Die Person öffnet den Link in der E-Mail und richtet ihren Zugang ein wie unter «Das Haus zum ersten Mal öffnen». Ist kein Mailserver eingerichtet, liegt die E-Mail im Datenordner unter «outbox».',
  },
  imprint: {
    title: 'Impressum und Datenschutz schreiben',
    lead: 'Das Büro erinnert daran, bis beides geschrieben ist. Beides steht dann unter der Meisterschaft und beim Anmelden.',
    what: 'Wer ihr seid und wie man euch erreicht.',
    privacy: 'Ebenso, was mit den Angaben geschieht: oben «Datenschutz» wählen.',
  },
  edition: {
    title: 'Eine neue Austragung anlegen',
    lead: 'Aus der letzten: gleiche Wochentage, alle Einstellungen. In einem neuen Haus ist das «Probe-Meisterschaft», ein Probelauf, den niemand mehr sieht, sobald du deine ankündigst.',
    name: 'Schreib ganz unten Kürzel, Titel und ersten Tag der neuen Austragung.',
    duties: 'Entscheide, ob zwei Personen entscheiden oder eine allein; das steht öffentlich.',
    draft: 'Den Entwurf sieht nur das Büro. Wähl ihn oben unter «Austragung».',
  },
  settings: {
    title: 'Halle, Daten und Plätze einstellen',
    lead: 'Solange es ein Entwurf ist, änderst du alles allein.',
    choose: 'Wähl oben unter «Austragung» den Entwurf.',
    faults: 'Was nicht zusammenpasst, steht rot beim Feld.',
    threshold:
      'Wer so viele Punkte in einer Partie macht, spielt im Halbfinal. Oben bei «Titel und Tag» steht, wem das wie oft gelingt.',
    days: 'Die Tage sind vorgeschlagen; jeder lässt sich ändern.',
  },
  regulation: {
    title: 'Das Reglement schreiben',
    lead: 'Es wird aus den Einstellungen geschrieben, damit jede Zahl stimmt.',
    stray: 'Eine Zahl im Text, die in keiner Einstellung steht, wird genannt.',
  },
  look: {
    title: 'Farbe, Logo und Sponsoren wählen',
    lead: 'Jede Austragung darf ihr eigenes Aussehen haben. Am Spiel ändert es nichts, und du darfst es jederzeit wechseln.',
    figures: 'Die Zahlen sagen, ob man alles lesen kann. Ist die Farbe zu hell, steht daneben die nächste, die geht.',
    logo: 'Ein Logo ziehst du ins Feld bei «Logo». Schreib dazu, was es zeigt: Blinde hören es.',
    back: 'Gefällt es nicht, holt «Früheres Aussehen zurückholen» das vorige zurück.',
  },
  announce: {
    title: 'Die Austragung ankündigen',
    lead: 'Wenn nichts mehr fehlt: Danach sehen alle sie, und man kann sich anmelden.',
    after: 'Bootcamp, Qualifikation und Halbfinal öffnen und schliessen danach von selbst, nach dem Kalender.',
  },
  suspend: {
    title: 'Unterbrechen und weiterführen',
    lead: 'Bei einer Panne: Alle Uhren stehen, niemand verliert Zeit.',
    resume: 'Wenn es wieder geht.',
  },
  establish: {
    title: 'Die Rangliste des Halbfinals feststellen',
    lead: 'Wenn die letzte Partie vorbei ist. Zwei Personen, dann eine Stunde, dann gilt sie.',
    press: 'Drück beim Halbfinal auf «Offiziell feststellen».',
    waits: 'Der Vorschlag wartet auf eine zweite Person.',
    publish: 'Erst jetzt steht die Liste öffentlich.',
  },
  cut: {
    title: 'Den Strich ziehen: Finalplätze vergeben',
    lead: 'Die Besten der festgestellten Rangliste bekommen ihren Platz.',
    letters: 'Alle mit einem Platz bekommen eine E-Mail und bestätigen bis zum genannten Tag.',
  },
  lot: {
    title: 'Das Los ziehen, wenn der letzte Platz punktgleich ist',
    lead: 'Gelost wird nur zwischen denen, die gleich viele Punkte haben. Alle können es nachrechnen.',
    source: 'Oder mit der öffentlichen Zufallszahl, dann ohne Karten.',
    read: 'Lies die Prüfsumme vor. Dann mischt jemand anderes und liest neun Karten vor.',
  },
  letter: { title: 'Eine Zusage per Brief eintragen' },
  replacement: {
    title: 'Jemand sagt ab: nachrücken lassen',
    lead: 'Der freie Platz geht an die nächste Person der Rangliste. Ebenso, wenn jemand bis zum genannten Tag nicht bestätigt.',
    who: 'In der Zeile der Person, die absagt.',
    post: 'Lies die Frage und bestätige. Wer nachrückt, bekommt eine E-Mail.',
  },
  final: {
    title: 'Den Final im Saal eröffnen',
    lead: 'Der Final ist ein Turnier im Saal, mit denen, die ihren Platz bestätigt haben.',
    regulation: 'Fünf Passen zu zwölf Spielen, dann spielen die vier Besten am Finaltisch um den Sieg.',
    edition: 'Steht bei «Austragung» eine andere, wähl deine.',
    arrives: 'Kommt jemand an: Drück in der Zeile der Person auf «Ist da».',
    others:
      'So bei allen. Weiter geht es wie unter «Turnier veranstalten»: «Die Plätze auslosen», «Eine Passe starten», «Einen Papierzettel eintippen». Danach bietet die Übersicht «Finaltisch auslosen» an: drei Passen, und wer dort gewinnt, hat die Meisterschaft gewonnen.',
  },
  champion: {
    title: 'Siegerin oder Sieger eintragen',
    lead: 'Am Tag des Finals. Danach steht der Name öffentlich bei der Austragung.',
    number: 'Schreib bei «Siegerin oder Sieger» die Startnummer.',
    which: 'Sie steht unter «Finalplätze». Die Nummer im Saal ist eine andere.',
    why: 'Schreib darunter die Begründung, zum Beispiel: Finaltisch.',
  },
  held: {
    title: 'Ein Konto prüfen, das einem anderen gleicht',
    lead: 'Niemand spielt zweimal. Wer einem anderen Konto gleicht, wartet, bis jemand vom Büro hinschaut.',
    other: 'Ist es dieselbe Person: «Ausschluss vorschlagen». Das entscheiden zwei.',
  },
  openTill: {
    title: 'Die Kasse öffnen',
    lead: 'Zu Beginn zählst du das Bargeld.',
  },
  deposit: {
    title: 'Eine Einzahlung buchen',
    lead: 'Bargeld nehmen, Konto suchen, buchen.',
    choose: 'Tipp das Konto an.',
    before:
      'Nimm zuerst das Geld, dann buche. Gutgeschrieben ist es, wenn die Person es in ihrem Konto bestätigt oder eine zweite Person von der Kasse.',
  },
  payOut: {
    title: 'Eine Auszahlung auszahlen',
    lead: 'Die Person hat sie in ihrem Konto verlangt und steht an der Kasse.',
    identity: 'Schau den Ausweis an und vergleich Name und Geburtsdatum.',
    back: 'Wer den Ausweis geprüft hat, übergibt das Geld nicht: Das tut jemand anderes. Kommt niemand: «Zurückbuchen», zu zweit.',
  },
  closeTill: {
    title: 'Die Kasse abschliessen',
    lead: 'Am Ende zählst du wieder. Eine zweite Person zählt nach, auch wenn es stimmt.',
    second: 'Eine zweite Person von der Kasse meldet sich an und öffnet «Kasse».',
    log: 'Die Differenz ist damit gebucht und steht im Protokoll.',
  },
  chain: { title: 'Die Kette des Protokolls prüfen' },
  recount: { title: 'Alle Partien nachzählen' },
  exportLog: {
    title: 'Das ganze Protokoll mitnehmen und prüfen',
    lead: 'Jeder Eintrag mit seinem Glied der Kette, in einer Datei.',
    without: 'Das geht auch auf einem anderen Computer, ohne Datenbank.',
  },
  books: {
    title: 'Die Bücher von Big21 ansehen',
    lead: 'Jeder Rappen wird nachgerechnet, jeden Tag die ausbezahlte Quote.',
    band: 'Das Band zeigt, was Zufall ist. Ein Alarm ist ein Grund, nachzusehen.',
  },
  install: {
    title: 'Gschobe starten',
    lead: 'Node 20.19 oder neuer, sonst nichts: Datenbank und Seiten sind dabei.',
    links:
      'Das Programm zeigt seine Adresse und zwei Links, die einmal gelten: für Turniere im Saal und für die Organisation.',
  },
  backUp: {
    title: 'Sichern',
    lead: 'Während es läuft, in eine Datei.',
    keys: 'Schlüssel sind keine darin: Bewahr «sealing.key» und «marks.key» aus dem Datenordner getrennt auf.',
  },
  restore: {
    title: 'Wiederherstellen',
    lead: 'In einen leeren Datenordner.',
    same: 'Die gleiche Prüfsumme wie beim Sichern heisst: Es fehlt nichts.',
  },
  upgrade: {
    title: 'Eine neue Version einspielen',
    lead: 'Alte Daten starten mit neuen Programmen.',
    stop: 'Dann das alte Programm beenden und das neue an seine Stelle legen.',
    itself: 'Die Datenbank wird beim Start nachgeführt; vorher macht das Programm selber noch eine Sicherung.',
  },
  staffLink: {
    title: 'Einen Zugang ausstellen',
    lead: 'Wenn der Link der Organisation verloren ist oder jemand dazukommt.',
    once: 'Der Link, der erscheint, gilt einmal und einen Tag lang.',
  },
};

export type Words = typeof words;
