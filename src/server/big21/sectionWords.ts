import type { Language } from '../../people/person.ts';

/** Words of the certificate's parts for a laboratory; the rest is in `certificateWords.ts`. */
const de = {
  issue: 'Ausstellung',
  plain: ([naive, sensible, best]: readonly string[]) =>
    `Von CHF 100 für Einsätze und gekaufte Karten kommen im Durchschnitt zurück: CHF ${naive}, wenn jede Karte auf den höchsten Stapel kommt, auf dem sie Platz hat; CHF ${sensible} mit überlegtem Legen und fehlerlosem High/Low; CHF ${best} mit dem besten Zug in jedem Moment.`,
  issuer: 'Ausgestellt durch',
  issuedBy: 'Gschobe, die Software des Hauses',
  date: 'Datum',
  software: 'Version der Software',
  method: 'Verfahren',
  exact: 'genaue Lösung über alle Stände, keine Simulation',
  laboratory: 'Prüfstelle',
  noLaboratory: 'keine; das Haus nennt seine Prüfstelle selbst',
  spread: 'Streuung',
  spreadLead:
    'Pro Franken Einsatz, Grundspiel mit High/Low, ohne Risiko. Durststrecke: so viele Spiele ohne Auszahlung hat unter 1000 Spielen die Hälfte aller Spieler irgendwo am Stück, und so viele eine von hundert Personen.',
  deviation: 'Standardabweichung',
  variance: 'Varianz',
  hit: 'zahlt etwas',
  gain: 'mehr als der Einsatz',
  runHalf: 'Durststrecke, jede zweite Person',
  runHundredth: 'Durststrecke, 1 von 100',
  risk: 'Risiko',
  riskLead:
    'Risiko ist die gleiche Runde nochmals. So viel kommt im Durchschnitt zurück von dem, was einmal, zweimal, dreimal nacheinander ganz eingesetzt wird.',
  randomness: 'Prüfung des Zufalls',
  randomnessLead: (draws: string) =>
    `Je ${draws} Ziehungen gegen die veröffentlichten Gewichte (Chi-Quadrat), Abweichung in Standardabweichungen. Unter 4 ist unauffällig.`,
  cards: 'Karten',
  free: 'Gratiskarten',
  highLow: 'Karten von High/Low',
  lag: 'eine Karte gegen die zehn davor, grösste von zehn',
  scores: 'Der Referenzspieler',
  scoresLead:
    'Er gibt jedem Stapel eine Note und legt die Karte dorthin, wo die Note am meisten steigt; 0.6 weniger, wenn zwei Stapel gleich 12 bis 20 zählten. Wird jede Note schlechter, löscht er. Eine Karte kauft er, wenn die Chance auf einen weiteren Stapel mehr wert ist als ihr Preis.',
  test: 'Prüfung',
  pile: 'Stapel',
  score: 'Note',
  complete: 'voll',
  sum: (n: number) => `Summe ${n}`,
  sums: (from: number, to: number) => `Summe ${from} bis ${to}`,
  softSums: 'Ass zu 11, Summe 12 bis 20',
  empty: 'leer',
};

type Words = typeof de;

const fr: Words = {
  issue: 'Établissement',
  plain: ([naive, sensible, best]) =>
    `Sur CHF 100 de mises et de cartes achetées reviennent en moyenne : CHF ${naive} si chaque carte va sur la pile la plus haute où elle tient ; CHF ${sensible} avec des poses réfléchies et un High/Low sans faute ; CHF ${best} avec le meilleur coup à chaque instant.`,
  issuer: 'Établi par',
  issuedBy: 'Gschobe, le logiciel de la maison',
  date: 'Date',
  software: 'Version du logiciel',
  method: 'Méthode',
  exact: 'solution exacte de tous les états, pas de simulation',
  laboratory: 'Laboratoire',
  noLaboratory: 'aucun ; la maison nomme elle-même son laboratoire',
  spread: 'Dispersion',
  spreadLead:
    'Par franc misé, jeu de base avec High/Low, sans Risque. Disette : tant de parties de suite sans versement, sur 1000 parties, arrivent à une personne sur deux, et tant à une sur cent.',
  deviation: 'écart type',
  variance: 'variance',
  hit: 'paie quelque chose',
  gain: 'plus que la mise',
  runHalf: 'disette, une personne sur deux',
  runHundredth: 'disette, 1 sur 100',
  risk: 'Risque',
  riskLead:
    'Risque est la même manche encore une fois. Voici ce qui revient en moyenne de ce qui est misé en entier une, deux, trois fois de suite.',
  randomness: 'Contrôle du hasard',
  randomnessLead: (draws) =>
    `${draws} tirages de chaque sorte contre les poids publiés (khi carré), écart en écarts types. Moins de 4 ne se remarque pas.`,
  cards: 'cartes',
  free: 'cartes gratuites',
  highLow: 'cartes de High/Low',
  lag: 'une carte contre les dix précédentes, le plus grand de dix',
  scores: 'Le joueur de référence',
  scoresLead:
    'Il donne une note à chaque pile et pose la carte là où la note monte le plus ; 0,6 de moins si deux piles comptaient alors pareillement 12 à 20. Si chaque note baisse, il jette la carte. Il en achète une quand la chance d’une pile de plus vaut davantage que son prix.',
  test: 'épreuve',
  pile: 'pile',
  score: 'note',
  complete: 'complète',
  sum: (n) => `somme ${n}`,
  sums: (from, to) => `somme ${from} à ${to}`,
  softSums: 'as à 11, somme 12 à 20',
  empty: 'vide',
};

const it: Words = {
  issue: 'Rilascio',
  plain: ([naive, sensible, best]) =>
    `Di CHF 100 di puntate e carte comprate tornano in media: CHF ${naive} se ogni carta va sul mazzo più alto dove sta; CHF ${sensible} con scelte ragionate e High/Low senza errori; CHF ${best} con la mossa migliore in ogni momento.`,
  issuer: 'Rilasciato da',
  issuedBy: 'Gschobe, il software della casa',
  date: 'Data',
  software: 'Versione del software',
  method: 'Metodo',
  exact: 'soluzione esatta di tutti gli stati, nessuna simulazione',
  laboratory: 'Laboratorio',
  noLaboratory: 'nessuno; la casa nomina il proprio laboratorio',
  spread: 'Dispersione',
  spreadLead:
    'Per franco puntato, gioco di base con High/Low, senza Rischio. Digiuno: tante partite di fila senza pagamento, su 1000 partite, capitano a una persona su due, e tante a una su cento.',
  deviation: 'deviazione standard',
  variance: 'varianza',
  hit: 'paga qualcosa',
  gain: 'più della puntata',
  runHalf: 'digiuno, una persona su due',
  runHundredth: 'digiuno, 1 su 100',
  risk: 'Rischio',
  riskLead:
    'Rischio è lo stesso giro un’altra volta. Ecco quanto torna in media di ciò che si punta per intero una, due, tre volte di fila.',
  randomness: 'Prova del caso',
  randomnessLead: (draws) =>
    `${draws} estrazioni di ogni tipo contro i pesi pubblicati (chi quadrato), scarto in deviazioni standard. Sotto 4 non si nota.`,
  cards: 'carte',
  free: 'carte gratuite',
  highLow: 'carte di High/Low',
  lag: 'una carta contro le dieci precedenti, la maggiore di dieci',
  scores: 'Il giocatore di riferimento',
  scoresLead:
    'Dà un voto a ogni mazzo e mette la carta dove il voto sale di più; 0,6 in meno se due mazzi valessero allora lo stesso da 12 a 20. Se ogni voto peggiora, scarta. Compra una carta quando la probabilità di un mazzo in più vale più del suo prezzo.',
  test: 'prova',
  pile: 'mazzo',
  score: 'voto',
  complete: 'completo',
  sum: (n) => `somma ${n}`,
  sums: (from, to) => `somma da ${from} a ${to}`,
  softSums: 'asso da 11, somma da 12 a 20',
  empty: 'vuoto',
};

const en: Words = {
  issue: 'Issue',
  plain: ([naive, sensible, best]) =>
    `Of CHF 100 for stakes and bought cards there come back on average: CHF ${naive} if every card goes onto the highest pile where it fits; CHF ${sensible} with sensible placing and faultless High/Low; CHF ${best} with the best move at every moment.`,
  issuer: 'Issued by',
  issuedBy: 'Gschobe, the software of the house',
  date: 'Date',
  software: 'Version of the software',
  method: 'Method',
  exact: 'exact solution of all states, no simulation',
  laboratory: 'Laboratory',
  noLaboratory: 'none; the house names its own laboratory',
  spread: 'Spread',
  spreadLead:
    'Per franc of stake, base game with High/Low, without Risk. Dry spell: so many games in a row without a payout come, among 1000 games, to every second player, and so many to one in a hundred.',
  deviation: 'standard deviation',
  variance: 'variance',
  hit: 'pays something',
  gain: 'more than the stake',
  runHalf: 'dry spell, every second player',
  runHundredth: 'dry spell, 1 in 100',
  risk: 'Risk',
  riskLead:
    'Risk is the same round once more. This comes back on average of what is staked in full once, twice, three times in a row.',
  randomness: 'Tests of randomness',
  randomnessLead: (draws) =>
    `${draws} draws of each kind against the published weights (chi-square), deviation in standard deviations. Below 4 nothing is noticed.`,
  cards: 'cards',
  free: 'free cards',
  highLow: 'cards of High/Low',
  lag: 'a card against the ten before it, the largest of ten',
  scores: 'The reference player',
  scoresLead:
    'He gives every pile a score and places the card where the score rises most; 0.6 less if two piles would then stand alike at 12 to 20. If every score gets worse he discards. He buys a card when the chance of another pile is worth more than its price.',
  test: 'test',
  pile: 'pile',
  score: 'score',
  complete: 'complete',
  sum: (n) => `total ${n}`,
  sums: (from, to) => `total ${from} to ${to}`,
  softSums: 'ace as 11, total 12 to 20',
  empty: 'empty',
};

export const SECTION_WORDS: Readonly<Record<Language, Words>> = { de, fr, it, en };
