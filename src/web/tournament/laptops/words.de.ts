/** Two laptops in one hall, and codes that are typed. */
export const words = {
  // a code to type
  code: 'Code',
  codeHint: 'Er steht auf dem Tischschild oder auf dem Standblatt, zum Beispiel T14-K7MQ-2PX9.',
  open: 'Öffnen',
  orType: (address: string, code: string) => `Oder eintippen: ${address}/code, dann ${code}`,
  // the first laptop
  otherFolder: 'Anderer Ordner',
  saveHere: 'Hierhin sichern',
  saveToStick: 'Auf diesen Stick sichern',
  second: 'Zweiter Laptop',
  secondHint:
    'Ein zweiter Laptop im gleichen Netz hört jeden Eintrag mit und kann jederzeit übernehmen. Starte dort Gschobe, öffne «Turniere» und tippe unter «Zweiter Laptop» ein:',
  nobodyFollows: 'Noch folgt kein zweiter Laptop.',
  follows: (address: string) => `Der zweite Laptop (${address}) ist verbunden und hat alles.`,
  behind: (n: number) => (n === 1 ? 'Der zweite Laptop holt einen Eintrag.' : `Der zweite Laptop holt ${n} Einträge.`),
  stopped: (time: string) => `Der zweite Laptop hat sich zuletzt um ${time} gemeldet.`,
  // the second laptop
  followHint: 'Dieser Laptop hört einem andern zu und kann übernehmen, wenn der ausfällt.',
  address: 'Adresse vom ersten Laptop',
  addressHint: 'Sie steht dort unter «Druck», zum Beispiel 192.168.1.5:8080/code/F1-K7MQ-2PX9.',
  follow: 'Folgen',
  hears: (since: string, entries: string) => `Folgt seit ${since}, ${entries} Einträge, alles da.`,
  silent: (time: string) => `Der erste Laptop antwortet nicht. Zuletzt gehört um ${time}.`,
  takeOver: 'Übernehmen',
  takeOverMeans: (title: string) =>
    `«${title}» läuft danach auf diesem Laptop weiter. Der erste schreibt nichts mehr, sobald er das hört.`,
  stop: 'Nicht mehr folgen',
  stopMeans: 'Was dieser Laptop vom andern hat, wird gelöscht. Das Turnier dort läuft weiter.',
  taken: (time: string) => `Um ${time} übernommen.`,
  firstUnaware: 'Der erste Laptop weiss es noch nicht. Er erfährt es, sobald er wieder im Netz ist.',
  firstAware: 'Der erste Laptop weiss es und schreibt nichts mehr.',
  missing: (n: number) =>
    n === 1
      ? 'Der erste Laptop hat einen Eintrag, der hier fehlt. Er steht dort auf der Seite des Turniers.'
      : `Der erste Laptop hat ${n} Einträge, die hier fehlen. Sie stehen dort auf der Seite des Turniers.`,
  openEvening: 'Turnier öffnen',
  signsLead: 'Schilder und Blätter zeigen noch auf den ersten Laptop. Druck sie neu, wenn er nicht wiederkommt.',
  remove: 'Aus der Liste nehmen',
  // taken over
  moved: 'Das Turnier läuft auf einem andern Laptop weiter',
  movedAt: (time: string) => `Seit ${time} wird hier nichts mehr geschrieben.`,
  goThere: 'Dort weiter',
  missingThere: (n: number) =>
    n === 1
      ? 'Ein Eintrag von hier fehlt dort. Trag ihn dort nach:'
      : `${n} Einträge von hier fehlen dort. Trag sie dort nach:`,
  stay: 'Trotzdem hier weitermachen',
  stayMeans:
    'Hier wird wieder geschrieben. Der andere Laptop erfährt das nicht: Nur einer von beiden darf das Turnier führen.',
};

export type Words = typeof words;
