/**
 * One thing, one name, in four languages. The screens, letters and prints follow it; the test of the words reads it, and
 * docs/glossary.md is written from it.
 */
export type Spoken = 'de' | 'fr' | 'it' | 'en';

/**
 * Where the words come from: the German, Italian and English regulation of the championship, the regulation of the
 * Einzelschieber, the rules of Big21, tournament rules of a club in the Romandie, a dictionary of Swiss French, or a
 * guess of ours that a native speaker has yet to confirm.
 */
export type Source = 'SSC' | 'EBH' | 'B21' | 'club' | 'dictionary' | 'guess';

export interface Notion {
  /** As the code says it. */
  readonly notion: string;
  readonly de: string;
  readonly fr: string;
  readonly it: string;
  readonly en: string;
  /** Of the French words, which no regulation gives; the others stand in the regulations. */
  readonly source: Source;
}

const row = (notion: string, de: string, fr: string, it: string, en: string, source: Source): Notion => ({
  notion,
  de,
  fr,
  it,
  en,
  source,
});

export const GLOSSARY: readonly Notion[] = [
  row('`H`', 'Rosen · Herz', 'roses · cœur', 'rose · cuori', 'roses · hearts', 'dictionary'),
  row('`D`', 'Eicheln · Ecken', 'glands · carreau', 'ghiande · quadri', 'acorns · diamonds', 'dictionary'),
  row('`S`', 'Schilten · Schaufel', 'écussons · pique', 'scudi · picche', 'shields · spades', 'dictionary'),
  row('`C`', 'Schellen · Kreuz', 'grelots · trèfle', 'campanelli · fiori', 'bells · clubs', 'dictionary'),
  row('`A`', 'Ass', 'as', 'asso', 'ace', 'dictionary'),
  row('`K`', 'König', 'roi', 're', 'king', 'dictionary'),
  row('`Q`', 'Ober · Dame', 'ober · dame', 'ober · dama', 'ober · queen', 'dictionary'),
  row('`J`', 'Under · Bube', 'under · valet', 'under · fante', 'under · jack', 'dictionary'),
  row('`T`', 'Banner · Zehn', 'bannière · dix', 'bandiera · dieci', 'banner · ten', 'dictionary'),
  row(
    '`9 8 7 6`',
    'Neun, Acht, Sieben, Sechs',
    'neuf, huit, sept, six',
    'nove, otto, sette, sei',
    'nine, eight, seven, six',
    'dictionary',
  ),
  row('trump jack', 'Trumpf-Bauer', 'bour', 'fante (under) di briscola', 'trump jack', 'dictionary'),
  row('trump nine', 'Nell', 'nell', 'nove di briscola', 'trump nine', 'dictionary'),
  row('`trump`', 'Trumpf', 'atout', 'briscola', 'trump', 'club'),
  row('minor suit', 'Nebenfarbe', 'couleur ordinaire', 'seme secondario', 'minor suit', 'guess'),
  row('`obenabe`', 'Obenabe', 'de haut en bas (Obenabe)', 'Obenabe (dall’alto)', 'tops-down', 'club'),
  row('`undenufe`', 'Undenufe', 'de bas en haut (Undenufe)', 'Undenufe (dal basso)', 'bottoms-up', 'club'),
  row('`declare`', 'ansagen', 'choisir (l’atout)', 'scegliere', 'declare', 'club'),
  row('mode', 'Spielart', 'mode de jeu', 'formula di gioco', 'game format', 'guess'),
  row('`pass`', 'schieben, «gschobe»', 'chibrer, « je chibre »', 'passare, «gschobe»', 'pass, “gschobe”', 'dictionary'),
  row('`forehand`', 'Vorhand', 'premier à jouer', 'giocatore di mano', 'forehand', 'guess'),
  row('`dealer`', 'Kartengeber', 'donneur', 'mazziere', 'dealer', 'club'),
  row('shuffle', 'mischeln', 'mélanger', 'mescolare', 'shuffle', 'club'),
  row('cut', 'abheben', 'couper', 'alzare', 'cut', 'club'),
  row('lead', 'ausspielen', 'entamer', 'calare la prima carta', 'lead', 'dictionary'),
  row('`trick`', 'Stich', 'pli', 'presa', 'trick', 'club'),
  row('`turned`', 'gekehrt', 'retourné', 'girato', 'turned over', 'guess'),
  row('follow suit', 'farben', 'fournir', 'rispondere al seme', 'follow suit', 'guess'),
  row('revoke', 'Nichtfarben', 'renonce', 'mancata risposta al seme', 'revoke', 'guess'),
  row('undertrump', 'untertrumpfen', 'sous-couper', 'giocare una briscola inferiore', 'undertrump', 'guess'),
  row('discard', 'verwerfen', 'se défausser', 'scartare', 'discard', 'guess'),
  row('claim the rest', 'Rest verlangen', 'demander le reste', 'chiedere il resto', 'claim the rest', 'guess'),
  row(
    'trick value · point value',
    'Stechwert · Zählwert',
    'valeur de prise · valeur en points',
    'valore di presa · valore in punti',
    'trick value · point value',
    'guess',
  ),
  row('last trick', 'letzter Stich', 'dernier pli', 'ultima presa', 'last trick', 'club'),
  row('Stöck, Weis (not counted)', 'Stöck, Weis', 'stöck, annonce', 'stöck, annunci', 'marriage, meld', 'dictionary'),
  row('`game`', 'Spiel', 'donne', 'smazzata', 'game', 'club'),
  row('`match`', 'Partie (online)', 'partie', 'partita', 'match', 'guess'),
  row('`passe`', 'Passe', 'passe', 'partita', 'set', 'guess'),
  row(
    '`team`, partner, opponent',
    'Partei, Partner, Gegner',
    'équipe, partenaire, adversaire',
    'squadra, compagno, avversario',
    'team, partner, opponent',
    'club',
  ),
  row('computer player', 'Computerspieler', 'joueur virtuel', 'giocatore virtuale', 'computer player', 'guess'),
  row('`writer`', 'Schreiber', 'marqueur', 'segnapunti', 'writer', 'guess'),
  row('`supervisor`', 'Kontrolleur', 'contrôleur', 'supervisore', 'supervisor', 'guess'),
  row(
    '`director`',
    'Turnierleitung',
    'directeur du tournoi',
    'responsabile del torneo',
    'tournament director',
    'guess',
  ),
  row('table sheet', 'Jasszettel', 'feuille de jass', 'foglio dello jass', 'Jass sheet', 'guess'),
  row('personal sheet', 'Standblatt', 'feuille de résultats', 'foglio personale', 'personal sheet', 'guess'),
  row('`visa`', 'Visum, visieren', 'visa, viser', 'visto, mettere il visto', 'initials, initial', 'guess'),
  row('boot camp', 'Bootcamp', 'camp d’entraînement', 'campo di allenamento', 'boot camp', 'guess'),
  row('qualification', 'Qualifikation', 'qualification', 'qualificazione', 'qualification', 'guess'),
  row('semi-final', 'Halbfinal', 'demi-finale', 'semifinale', 'semi-final', 'guess'),
  row('final tournament', 'Finalturnier', 'tournoi final', 'torneo finale', 'final tournament', 'guess'),
  row('final table', 'Finaltisch', 'table finale', 'tavolo finale', 'final table', 'guess'),
  row('edition', 'Austragung', 'édition', 'edizione', 'edition', 'guess'),
  row('Trump Sunday', 'Trumpf-Sonntag', 'dimanche d’atout', 'domenica di briscola', 'Trump Sunday', 'guess'),
  row('bonus match', 'Bonuspartie', 'partie bonus', 'partita bonus', 'bonus match', 'guess'),
  row('ranking', 'Rangliste', 'classement', 'classifica', 'ranking', 'club'),
  row(
    'warning, exclusion',
    'Mahnung, Ausschluss',
    'avertissement, exclusion',
    'ammonizione, esclusione',
    'warning, exclusion',
    'club',
  ),
  row('lot', 'Los, Auslosung', 'tirage au sort', 'sorteggio', 'draw', 'club'),
  row(
    'public randomness',
    'öffentliche Zufallszahl',
    'nombre aléatoire public',
    'numero casuale pubblico',
    'public random number',
    'guess',
  ),
  row('hash', 'Prüfsumme', 'empreinte', 'impronta', 'fingerprint', 'guess'),
  row('seed', 'Schlüssel', 'clé', 'chiave', 'key', 'guess'),
  row('account (of a person)', 'Konto', 'compte', 'account', 'account', 'SSC'),
  row('balance', 'Guthaben', 'solde', 'saldo', 'balance', 'B21'),
  row(
    'card set',
    'deutsche / französische Karten',
    'cartes allemandes / françaises',
    'carte tedesche / francesi',
    'German / French cards',
    'club',
  ),
  row('`pile`', 'Stapel', 'pile', 'mazzo', 'pile', 'B21'),
  row('free card', 'Gratiskarte', 'carte gratuite', 'carta gratuita', 'free card', 'B21'),
  row('`stake`', 'Einsatz', 'mise', 'puntata', 'stake', 'B21'),
  row('`risk`', 'Risiko', 'Risque', 'Rischio', 'Risk', 'B21'),
];
