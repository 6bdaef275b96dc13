import type { Words } from './words.de.ts';

export const words: Words = {
  code: 'Codice',
  codeHint: 'È sul cartello del tavolo o sul foglio personale, per esempio T14-K7MQ-2PX9.',
  open: 'Apri',
  orType: (address, code) => `Oppure digita: ${address}/code, poi ${code}`,
  otherFolder: 'Altra cartella',
  saveHere: 'Salva qui',
  saveToStick: 'Salva su questa chiavetta',
  second: 'Secondo portatile',
  secondHint:
    'Un secondo portatile nella stessa rete segue ogni registrazione e può subentrare in ogni momento. Avvia lì Gschobe, apri «Tornei» e digita sotto «Secondo portatile»:',
  nobodyFollows: 'Nessun secondo portatile segue ancora.',
  follows: (address) => `Il secondo portatile (${address}) è collegato e ha tutto.`,
  behind: (n) =>
    n === 1 ? 'Il secondo portatile scarica una registrazione.' : `Il secondo portatile scarica ${n} registrazioni.`,
  stopped: (time) => `Il secondo portatile si è fatto sentire l’ultima volta alle ${time}.`,
  followHint: 'Questo portatile ne segue un altro e può subentrare se si guasta.',
  address: 'Indirizzo del primo portatile',
  addressHint: 'È lì sotto «Stampa», per esempio 192.168.1.5:8080/code/F1-K7MQ-2PX9.',
  follow: 'Segui',
  hears: (since, entries) => `Segue dalle ${since}, ${entries} registrazioni, c’è tutto.`,
  silent: (time) => `Il primo portatile non risponde. Ultime notizie alle ${time}.`,
  takeOver: 'Subentra',
  takeOverMeans: (title) => `«${title}» prosegue poi su questo portatile. Il primo non scrive più nulla appena lo sa.`,
  stop: 'Non seguire più',
  stopMeans: 'Quello che questo portatile ha dell’altro viene cancellato. Il torneo lì prosegue.',
  taken: (time) => `Subentrato alle ${time}.`,
  firstUnaware: 'Il primo portatile non lo sa ancora. Lo saprà appena torna in rete.',
  firstAware: 'Il primo portatile lo sa e non scrive più nulla.',
  missing: (n) =>
    n === 1
      ? 'Il primo portatile ha una registrazione che qui manca. È lì sulla pagina del torneo.'
      : `Il primo portatile ha ${n} registrazioni che qui mancano. Sono lì sulla pagina del torneo.`,
  openEvening: 'Apri il torneo',
  signsLead: 'Cartelli e fogli portano ancora al primo portatile. Ristampali se non torna.',
  remove: 'Togli dalla lista',
  moved: 'Il torneo prosegue su un altro portatile',
  movedAt: (time) => `Dalle ${time} qui non si scrive più nulla.`,
  goThere: 'Prosegui lì',
  missingThere: (n) =>
    n === 1
      ? 'Una registrazione di qui manca lì. Riportala lì:'
      : `${n} registrazioni di qui mancano lì. Riportale lì:`,
  stay: 'Continua qui lo stesso',
  stayMeans: 'Qui si scrive di nuovo. L’altro portatile non lo sa: solo uno dei due può condurre il torneo.',
};
