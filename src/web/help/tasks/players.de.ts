/** Tasks of players: titles, and what the screens do not say themselves. */
export const words = {
  firstGame: {
    title: 'Die erste Partie spielen',
    lead: 'Ohne Konto und ohne Installation: ein Klick, und die Karten sind verteilt.',
    dealt: 'Du sitzt unten, deine Partnerin dir gegenüber. Bist du Vorhand, wirst du zuerst gefragt, was gilt.',
    nine: 'Spiel deine neun Karten. Tipp eine helle Karte an, dann nochmals, um sie zu legen.',
    twelve: 'Eine Partie hat zwölf Spiele. Du kannst nach jedem aufhören und später weiterspielen.',
  },
  declare: {
    title: 'Ansagen, was gilt',
    lead: 'Wer Vorhand ist, sagt an: eine Farbe als Trumpf, Obenabe oder Undenufe.',
    modes: 'Oder eine der vier Farben: Dann ist diese Farbe Trumpf.',
    final: 'Gesagt ist gesagt. Danach spielst du die erste Karte aus.',
  },
  pass: {
    title: 'Schieben',
    lead: 'Mit schlechten Karten überlässt du die Ansage deiner Partnerin.',
    lead2: 'Deine Partnerin muss jetzt ansagen. Die erste Karte spielst trotzdem du.',
  },
  playCard: {
    title: 'Eine Karte spielen',
    lead: 'Zweimal antippen, damit keine Karte aus Versehen fällt.',
    lift: 'Tipp eine deiner Karten an: Sie hebt sich.',
    bright: 'Helle Karten sind erlaubt. Tippst du eine andere an, steht da, warum sie nicht geht.',
    oneTap: 'Lieber mit einmal Antippen? Das stellst du unter «Einstellungen» um.',
  },
  hint: {
    title: 'Einen Tipp holen',
    lead: 'Beim Üben sagt dir der Computer, was er spielen würde. Er sieht dabei nur, was du siehst.',
    why: 'Darunter steht, was dafür spricht. Spielen musst du die Karte nicht.',
  },
  takeBack: {
    title: 'Eine Karte zurücknehmen',
    lead: 'Beim Üben geht das, in der Meisterschaft und in der Tageszwölf nicht.',
    card: 'Spiel eine Karte.',
    further: 'Du kannst mehrmals zurück, bis zum Anfang des Spiels.',
  },
  lastTrick: {
    title: 'Den letzten Stich und die Regeln ansehen',
    lead: 'Beides steht im Menü am Tisch. Den letzten Stich gibt es nur beim Üben.',
    rules: 'Die Regeln gehen über dem Tisch auf; schliessen, und du spielst weiter.',
  },
  goOn: {
    title: 'Später weiterspielen',
    lead: 'Eine angefangene Partie bleibt gespeichert, auch wenn du den Browser schliesst.',
    kept: 'Die offene Partie steht zuoberst.',
  },
  verify: {
    title: 'Eine Partie nachrechnen',
    lead: 'Dein Browser prüft jede Verteilung und jede Karte der Computer. Es wird nichts hochgeladen.',
    file: 'Die Datei bekommst du am Ende jeder Partie: «Aufzeichnung (JSON)».',
    choose: 'Wähl die Datei aus oder zieh sie ins Feld.',
  },
  lookBack: {
    title: 'Ein Spiel anschauen',
    lead: 'Nach jedem Spiel siehst du alle neun Stiche und was eine Karte gekostet hat.',
    last: 'Spiel deine letzte Karte.',
    tap: 'Tipp eine Karte an und lies, welche die beste gewesen wäre.',
  },
  review: {
    title: 'Eine ganze Partie auswerten',
    lead: 'Am Ende der Partie sagt dir der Computer, wie gut du gespielt hast und was am meisten gekostet hat.',
    takes: 'Das rechnet dein Gerät; bei zwölf Spielen dauert es eine Weile.',
  },
  daily: {
    title: 'Die Tageszwölf spielen',
    lead: 'Jeden Tag zwölf Spiele, für alle mit denselben Karten.',
    once: 'Ein Versuch zählt. Du hast 24 Stunden Zeit und darfst unterbrechen.',
  },
  puzzle: {
    title: 'Das Rätsel des Tages lösen',
    lead: 'Eine Stellung, eine beste Karte.',
    why: 'Dazu steht, worum es geht und was jede andere Karte gekostet hätte.',
  },
  learn: {
    title: 'Jassen lernen',
    lead: 'Neun kurze Lektionen für alle, die noch nie gejasst haben.',
    answer: 'Tipp die Karte an, die du für richtig hältst. Danach steht da, warum.',
  },
  settings: {
    title: 'Karten und Tisch einstellen',
    lead: 'Deutsche oder französische Karten, Grösse, Tempo, hell oder dunkel.',
  },
  register: {
    title: 'Ein Konto erstellen',
    lead: 'Für die Meisterschaft, für Big21 und damit deine Partien auf jedem Gerät da sind.',
    letter: 'Öffne den Link in der E-Mail.',
  },
  signIn: {
    title: 'Dich anmelden',
    lead: 'Mit der E-Mail-Adresse und dem Passwort deines Kontos.',
    forgotten: 'Vergessen? «Passwort vergessen?» schickt dir einen Link für ein neues.',
  },
  account: {
    title: 'Deine Angaben ändern',
    lead: 'Adresse, E-Mail, Passwort und was andere sehen: Alles steht in deinem Konto.',
    tied: 'Hängt ein Finalplatz oder Geld daran, entscheiden zuerst zwei Personen vom Büro.',
  },
  championship: {
    title: 'An der Meisterschaft mitmachen',
    lead: 'Dafür brauchst du ein Konto. Teilnehmen kann, wer 18 ist und in der Schweiz oder in Liechtenstein wohnt.',
    open: 'Gespielt wird, sobald eine Phase offen ist; die Tage stehen auf der Seite.',
    clock: 'Die Uhr läuft: 30 Minuten für zwölf Spiele. Tipps gibt es hier keine.',
  },
  finalPlace: {
    title: 'Den Finalplatz bestätigen',
    lead: 'Wer einen Platz hat, bekommt eine E-Mail und muss bis zum genannten Tag zusagen.',
    date: 'Ohne Zusage geht der Platz an die nächste Person.',
  },
  big21: {
    title: 'Big21 üben',
    place: 'Tipp den Stapel an, auf den die Karte soll.',
    sums: 'Unter jedem Stapel steht, auf wie viel er käme.',
  },
  limits: {
    title: 'Limiten setzen',
    lead: 'Du legst selber fest, wie viel du höchstens verlieren kannst.',
  },
  pause: {
    title: 'Eine Pause machen',
    lead: 'Einen Tag, eine Woche oder länger kein Spiel um Geld.',
    agree: 'Lies die Frage und bestätige sie.',
  },
  verifyBig21: {
    title: 'Ein Big21 nachrechnen',
    lead: 'Nach jedem Spiel kannst du das Protokoll herunterladen und hier prüfen.',
  },
  evening: {
    title: 'An einem Turnierabend deinen Platz finden',
    lead: 'Der Code auf deinem Standblatt zeigt dir Tisch, Partner und Rang auf deinem Handy.',
    scan: 'Richte die Kamera des Handys auf den Code und öffne den Link.',
  },
  byKeys: {
    title: 'Mit Tasten spielen',
    lead: 'Jede Karte, jeder Stich und jeder Punkt wird vorgelesen. Die Tasten stehen auch im Menü am Tisch.',
    hand: 'H für deine Karten, T für den Tisch, S für die Punkte, W für «Wer ist dran?».',
    number: 'Drück die Nummer einer Karte, die du spielen darfst: Sie hebt sich.',
    played: 'Dieselbe Nummer nochmals geht auch.',
  },
  declareByKeys: {
    title: 'Mit Tasten ansagen',
    lead: 'Die Ziffern 1 bis 6 wählen die Spielart, 0 schiebt; Enter sagt an.',
  },
  keysOff: {
    title: 'Die Tasten ausschalten',
    lead: 'Wenn du mit der Stimme steuerst oder dein Bildschirmleser die Buchstaben selber braucht.',
  },
};

export type Words = typeof words;
