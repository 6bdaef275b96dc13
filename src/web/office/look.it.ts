import type { Use } from '../../championship/look.ts';
import { formatNumber } from '../i18n/format.ts';
import type { LookRefusals, LookWords } from './look.de.ts';

const USES: Record<Use, string> = {
  text: 'Testo in questo colore',
  part: 'Linee in questo colore',
  band: 'Testo sulla fascia',
};

/** L’aspetto di un’edizione: colore, logo, sponsor. */
export const look: LookWords = {
  text: 'Il colore, il logo e gli sponsor appaiono sulle pagine pubbliche di questa edizione, il colore anche nelle sue e-mail. Il gioco e i risultati non cambiano: puoi modificarli in ogni momento, anche mentre si gioca.',
  colour: 'Colore',
  colourCode: 'Codice del colore',
  colourHint: 'Sei caratteri come #b3261e. Vuoto: i colori della casa.',
  pickColour: 'Scegli un colore',
  houseColour: 'Colori della casa',
  lights: { day: 'Di giorno', dark: 'Al buio' },
  sibling: (colour) => `Al buio diventa ${colour}: la stessa tonalità, più chiara.`,
  contrast: ({ use, ratio, needed }) =>
    `${USES[use] ?? use}: ${formatNumber(ratio, 1)} a 1, serve ${formatNumber(needed, 1)}`,
  takeOffered: (colour) => `Prendi ${colour}`,
  sampleLink: 'Ecco come appare un link',

  logo: 'Logo',
  noLogo: 'Ancora nessun logo.',
  dropLogo: 'Trascina qui il logo o sceglilo',
  pictureHint:
    'PNG, JPEG o WebP, al massimo 256 KB e 2000 × 2000 punti. Ciò che il file rivela d’altro, come luogo e apparecchio, viene tolto.',
  sending: 'Invio in corso…',
  logoWords: 'Che cosa mostra il logo',
  logoWordsHint: 'Viene letto a chi non vede l’immagine. Per esempio: Club di jass di Zugo.',
  removeLogo: 'Togli il logo',

  sponsors: 'Sponsor',
  noSponsors: 'Ancora nessuno sponsor.',
  addSponsor: 'Aggiungi uno sponsor',
  sponsor: (n) => `Sponsor ${n}`,
  sponsorName: 'Nome',
  sponsorLink: 'Indirizzo del sito',
  sponsorLinkHint: 'Inizia con https://. Vuoto: solo il nome.',
  badLink: 'Un indirizzo come https://www.example.ch.',
  dropPicture: 'Trascina qui l’immagine o sceglila',
  removePicture: 'Togli l’immagine',
  moveUp: (name) => `Sposta su ${name}`,
  moveDown: (name) => `Sposta giù ${name}`,
  removeSponsor: (name) => `Togli ${name}`,

  save: 'Salva l’aspetto',
  unsaved: 'Non ancora salvato.',
  asEverybody: 'Come lo vedono tutti',
  bringBack: 'Torna all’aspetto precedente',
  bringBackText: 'L’aspetto prima dell’ultima modifica torna subito. Premendo di nuovo torna quello attuale.',
  fixed: 'Questa edizione è archiviata o annullata: il suo aspetto resta com’è.',
};

export const refusals: LookRefusals = {
  'not-a-colour': 'Questo non è un colore. Inserisci un codice come #b3261e.',
  'low-contrast': ({ use, ratio, needed, offered }) =>
    `Questo colore è troppo chiaro. ${USES[use] ?? use}: di giorno il contrasto è solo ${formatNumber(ratio, 1)} a 1, serve ${formatNumber(needed, 1)}. Il più vicino è ${offered}.`,
  'picture-words-missing': 'Scrivi che cosa mostra il logo: le persone cieche lo sentono al posto dell’immagine.',
  'unknown-picture': 'Questa immagine non c’è più. Inviala di nuovo.',
  'sponsor-name': ({ sponsor }) => `Lo sponsor ${sponsor} ha bisogno di un nome di al massimo 80 caratteri.`,
  'sponsor-link': ({ sponsor }) => `L’indirizzo dello sponsor ${sponsor} deve iniziare con https://.`,
  'no-look-before': 'Non c’è un aspetto precedente.',
  'picture-kind':
    'Questo non è un PNG, un JPEG o un WebP, comunque si chiami il file. I disegni (SVG) non sono ammessi.',
  'picture-broken': 'Questo file è danneggiato, tagliato o contiene altro oltre a un’immagine.',
  'picture-too-heavy': ({ most }) => `Questa immagine è troppo pesante. Può avere al massimo ${most / 1024} KB.`,
  'picture-too-large': ({ width, height, most }) =>
    `Questa immagine è troppo grande: ${width} × ${height}. Il massimo è ${most} × ${most}.`,
  'too-many-pictures': ({ most }) => `Per questa edizione sono già state inviate ${most} immagini. È il massimo.`,
};
