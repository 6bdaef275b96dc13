import type { Spoken } from './glossary.ts';

/** A word that does not stand in our texts, and what stands there instead. */
export interface Forbidden {
  readonly word: RegExp;
  readonly instead: string;
  /** The places where the word is right: parts of a file's path or of a key. */
  readonly except?: readonly string[];
}

/** Written by a reading of all texts as native speakers would read them; see docs/decisions/words.md. */
export const FORBIDDEN: Readonly<Record<Spoken, readonly Forbidden[]>> = {
  de: [
    { word: /ß/, instead: 'ss' },
    { word: /\bAusgabe(n)?\b/, instead: 'Austragung' },
    { word: /\bVersprechen\b/, instead: 'Prüfsumme' },
    { word: /\bFingerabdruck/, instead: 'Prüfsumme' },
    { word: /\bStartwert\b/, instead: 'Schlüssel' },
    { word: /\bkäuflich\b/, instead: '«kannst du kaufen»' },
    { word: /\bPartien?\b.*\bgebraucht\b/, instead: '«gespielt»' },
    { word: /\bBesuch netto\b/, instead: '«Bilanz dieser Sitzung»' },
    { word: /\b(Karo|Pik)\b/, instead: 'Ecken, Schaufel' },
    { word: /\bSpielgeber\b/, instead: 'Kartengeber' },
    { word: /\bbekennen\b/, instead: 'farben' },
    { word: /\bFreikarte/, instead: 'Gratiskarte' },
    { word: /\bGrüezi\b/, instead: 'Hallo (Grüezi sagt man zu Leuten, die man siezt)' },
    { word: /\b(Ihnen|Bitte [a-zäöü]+ Sie)\b/, instead: 'du' },
    {
      word: /\b(ein|eine[mn]|erste[rn]?|zweite[rn]?) Tipp (hebt|spielt|legt|wählt)/i,
      instead: 'Antippen (ein Tipp ist ein Rat)',
    },
    { word: /\bdu sagt\b/i, instead: '«Du sagst»: eigener Platz' },
    { word: /\bniemand entscheidet\b|entscheidet niemand\b/, instead: 'sag, was man tun kann' },
  ],
  fr: [
    { word: /\b(graine|protocole)s?\b/i, instead: 'clé, empreinte, enregistrement' },
    { word: /\bchamps?\b/i, instead: 'liste', except: ['registration-incomplete', 'fieldErrors'] },
    {
      word: /\b(dé|ra)?sannonc|\bannonc(e|es|ent|er|é) (ensuite|l’atout|deux fois)\b/i,
      instead: 'choisir (une annonce est un Weis)',
    },
    { word: /\b(toi|tu) (annonce|choisit)\b/i, instead: '«Tu choisis»' },
    { word: /\b(hasard public|autre hasard|vient le hasard)\b/i, instead: 'nombre aléatoire public' },
    { word: /\bEnter\b/, instead: 'Entrée' },
    { word: /\bs’éteign/i, instead: 'expirer' },
    { word: /\bVisite, net\b/, instead: 'Bilan de la session' },
    { word: /\b(votre|vos|veuillez)\b/i, instead: 'tu, ton, ta, tes', except: ['confirmHere'] },
    { word: /\bparties par passe\b|\bpasses de .* parties\b/i, instead: 'donnes' },
    { word: /\btraînement en ligne\b/i, instead: 'camp d’entraînement' },
    { word: /\bsupprimer le conte\b/i, instead: 'compte' },
    { word: /\bmain droite du donneur\b/i, instead: 'à droite du donneur' },
  ],
  it: [
    { word: /ammoniment/i, instead: 'ammonizione' },
    {
      word: /\bcont[oi]\b/i,
      instead: 'account (conto è solo il denaro di Big21)',
      except: ['/big21/', '/regulator/'],
    },
    { word: /\bjack\b/i, instead: 'fante, under' },
    { word: /\bEnter\b/, instead: 'Invio' },
    { word: /\bripassare\b/i, instead: 'passare a tua volta' },
    { word: /\bcaso pubblico\b/i, instead: 'numero casuale pubblico' },
    { word: /\bcampo del sorteggio\b/i, instead: 'lista del sorteggio' },
    { word: /\bseme promesso\b|\bil seme non\b/i, instead: 'chiave' },
    { word: /\bprotocollo\b/i, instead: 'verbale' },
    { word: /\bdenaro finto\b/i, instead: 'denaro virtuale' },
    { word: /\bPosto di riserva\b/, instead: 'Come sostituzione' },
    {
      word: /\b(il|del|al) (lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)\b/i,
      instead: 'il giorno senza articolo',
    },
    { word: /\b(tu sceglie|tu gioca)\b/i, instead: 'scegli, giochi' },
    { word: /\bvista(re|to|ti)\b/i, instead: 'mettere il visto' },
    { word: /\bBuongiorno\b/, instead: 'Ciao (diamo del tu)' },
    { word: /\b(La preghiamo|Suo account|Lei può)\b/, instead: 'tu' },
    {
      word: /^(Accedere|Chiudere|Continuare|Salvare|Giocare|Annullare|Cercare|Aprire|Confermare|Scegliere)\b(?! )/,
      instead: 'imperativo: Accedi, Chiudi',
    },
  ],
  en: [
    { word: /\bstands in the (log|record)\b/, instead: '«is kept in the log»' },
    { word: /(?<!by )\blots?\b/i, instead: 'draw', except: ['articles'] },
    { word: /\b(what|ranking|longer|that|lower) holds?\b/i, instead: 'applies, counts, is valid' },
    { word: /\blevel on\b|\bare level\b/i, instead: 'tied' },
    { word: /\bvisa\b/i, instead: 'initials' },
    { word: /\bVisit, net\b/, instead: 'This session' },
    { word: /\b(as in earnest|it goes on|soft hand)\b/i, instead: 'say it in English' },
    { word: /\b(is|are) used up\b/i, instead: 'you have played all' },
    { word: /\byou (declares|passes|plays)\b/i, instead: 'own seat: you declare' },
    { word: /\bflat rate\b/i, instead: 'flat score' },
    { word: /\b[A-Z][a-z]+ (is|are) [a-z]+ already\b/, instead: 'already before the verb' },
    { word: /\b\d+ ?[ap]\.m\./, instead: '24-hour clock, 07:00' },
    { word: /\bRappen\b/, instead: 'centimes' },
  ],
};
