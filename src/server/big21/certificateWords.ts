import type { CertificateText } from '../../big21/wire.ts';
import type { Language } from '../../people/person.ts';

/** The words of the certificate, for the screen, the PDF and the command line alike: one text, three ways to show it. */
export type CertificateWords = Omit<CertificateText, 'title' | 'lead'> & {
  readonly title: (model: string) => string;
  readonly lead: (ratio: string, highest: string) => string;
};

const de: CertificateWords = {
  title: (model) => `Big21, Modell ${model}: Zertifikat der Chancen`,
  lead: (ratio, highest) =>
    `Der Referenzspieler bekommt ${ratio} der Einsätze und gekauften Karten zurück; keine Spielweise bekommt mehr als ${highest}. Alle Zahlen sind genau berechnet, nicht geschätzt, und gelten für jeden Spieler, jeden Einsatz und jeden Moment gleich.`,
  weights: 'Gewichte, SHA-256',
  cards: 'So oft kommt jede Karte',
  free: 'So viele Gratiskarten kommen',
  players: 'Was jede Spielweise zurückbekommt',
  player: 'Spielweise',
  base: 'nur Runde',
  whole: 'mit Karten und High/Low',
  bought: 'gekauft',
  piles: 'Stapel',
  lost: 'verloren',
  playersNote:
    'Nur Runde: mittlere Auszahlung pro Franken Einsatz, ohne gekaufte Karte. Mit Karten und High/Low: Auszahlung geteilt durch Einsätze und gekaufte Karten, High/Low bestmöglich gespielt. «Beste» spielt auf den höchsten Nettogewinn.',
  best: 'Die beste Spielweise',
  allowed: 'Karten zum Kaufen',
  alone: 'nur Runde',
  withHighLow: 'mit High/Low',
  bestNote: 'Nettowert pro Franken Einsatz. Unter 1 kann kein Einsatz im Risiko ihn erhöhen.',
  highLow: 'High/Low',
  atStake: 'Gewinn auf dem Spiel',
  worth: 'Wert',
  predictOn: 'voraussagen bei',
  stopOn: 'sonst aufhören',
  names: {
    careless: 'sorglos',
    naive: 'naiv',
    index: 'Einzelstapel',
    sensible: 'überlegt (Referenz)',
    best: 'beste',
  },
  who: {
    careless:
      'Legt jede Karte dorthin, wo die Summe bis 21 am höchsten wird; löscht nie und verliert die Runde, wenn sie nirgends passt.',
    naive: 'Gleich, löscht aber eine Karte, die nirgends passt.',
    index: 'Legt jede Karte dorthin, wo die Chance dieses einen Stapels am meisten steigt.',
    sensible:
      'Weiss, welche Summen gut sind: 21, dann 11, Summen mit einem Ass zu 11, dann 10; meidet zwei gleiche Summen von 12 bis 20; löscht, was nur schadet.',
    best: 'Kennt den Wert jedes Standes des Spiels.',
  },
  whoTitle: 'Die Spielweisen',
  pdf: 'Als PDF herunterladen',
  check: 'Nachrechnen: gschobe big21 certificate',
  letters: { J: 'B', Q: 'D', K: 'K' },
};

const fr: CertificateWords = {
  title: (model) => `Big21, modèle ${model} : certificat des chances`,
  lead: (ratio, highest) =>
    `Le joueur de référence récupère ${ratio} des mises et des cartes achetées ; aucune façon de jouer ne récupère plus de ${highest}. Tous les chiffres sont calculés exactement, non estimés, et valent pour chaque joueur, chaque mise et chaque moment.`,
  weights: 'Poids, SHA-256',
  cards: 'Fréquence de chaque carte',
  free: 'Nombre de cartes gratuites',
  players: 'Ce que rapporte chaque façon de jouer',
  player: 'façon de jouer',
  base: 'manche seule',
  whole: 'avec cartes et High/Low',
  bought: 'achetées',
  piles: 'piles',
  lost: 'perdu',
  playersNote:
    'Manche seule\u00A0: paiement moyen par franc misé, sans carte achetée. Avec cartes et High/Low\u00A0: paiement divisé par les mises et cartes achetées, High/Low joué au mieux. «\u202FMeilleur\u202F» vise le gain net le plus élevé.',
  best: 'La meilleure façon de jouer',
  allowed: 'cartes à acheter',
  alone: 'manche seule',
  withHighLow: 'avec High/Low',
  bestNote: 'Valeur nette par franc misé. Au-dessous de 1, aucune mise au Risque ne peut l’augmenter.',
  highLow: 'High/Low',
  atStake: 'gain en jeu',
  worth: 'valeur',
  predictOn: 'prédire sur',
  stopOn: 'sinon arrêter',
  names: {
    careless: 'insouciant',
    naive: 'naïf',
    index: 'pile par pile',
    sensible: 'réfléchi (référence)',
    best: 'meilleur',
  },
  who: {
    careless:
      'Pose chaque carte là où la somme devient la plus haute jusqu’à 21\u00A0; n’écarte jamais et perd la manche quand elle ne va nulle part.',
    naive: 'De même, mais écarte une carte qui ne va nulle part.',
    index: 'Pose chaque carte là où la chance de compléter cette pile augmente le plus.',
    sensible:
      'Sait quelles sommes sont bonnes\u00A0: 21, puis 11, les sommes avec un as à 11, puis 10\u00A0; évite deux sommes égales de 12 à 20\u00A0; écarte les cartes nuisibles.',
    best: 'Connaît la valeur de chaque état du jeu.',
  },
  whoTitle: 'Les façons de jouer',
  pdf: 'Télécharger en PDF',
  check: 'Recalculer\u00A0: gschobe big21 certificate',
  letters: { J: 'V', Q: 'D', K: 'R' },
};

const it: CertificateWords = {
  title: (model) => `Big21, modello ${model}: certificato delle probabilità`,
  lead: (ratio, highest) =>
    `Il giocatore di riferimento riceve il ${ratio} delle puntate e delle carte comprate; nessun modo di giocare riceve più del ${highest}. Tutte le cifre sono calcolate esattamente, non stimate, e valgono per ogni giocatore, ogni puntata e ogni momento.`,
  weights: 'Pesi, SHA-256',
  cards: 'Quanto spesso esce ogni carta',
  free: 'Quante carte gratuite arrivano',
  players: 'Quanto rende ogni modo di giocare',
  player: 'modo di giocare',
  base: 'solo giro',
  whole: 'con carte e High/Low',
  bought: 'comprate',
  piles: 'mazzi',
  lost: 'perso',
  playersNote:
    'Solo giro: pagamento medio per franco puntato, senza carte comprate. Con carte e High/Low: pagamento diviso per puntate e carte comprate, High/Low giocato al meglio. «Migliore» mira alla vincita netta più alta.',
  best: 'Il modo migliore di giocare',
  allowed: 'carte acquistabili',
  alone: 'solo giro',
  withHighLow: 'con High/Low',
  bestNote: 'Valore netto per franco puntato. Sotto 1 nessuna puntata nel Rischio può aumentarlo.',
  highLow: 'High/Low',
  atStake: 'vincita in gioco',
  worth: 'valore',
  predictOn: 'prevedere con',
  stopOn: 'altrimenti fermarsi',
  names: {
    careless: 'imprudente',
    naive: 'ingenuo',
    index: 'mazzo per mazzo',
    sensible: 'ragionato (riferimento)',
    best: 'migliore',
  },
  who: {
    careless:
      'Mette ogni carta dove la somma diventa più alta entro 21; non scarta mai e perde il giro quando non va da nessuna parte.',
    naive: 'Lo stesso, ma scarta una carta che non va da nessuna parte.',
    index: 'Mette ogni carta dove la probabilità di completare quel mazzo cresce di più.',
    sensible:
      'Sa quali somme sono buone: 21, poi 11, le somme con un asso da 11, poi 10; evita due somme uguali da 12 a 20; scarta le carte dannose.',
    best: 'Conosce il valore di ogni stato del gioco.',
  },
  whoTitle: 'I modi di giocare',
  pdf: 'Scarica il PDF',
  check: 'Ricalcolare: gschobe big21 certificate',
  letters: { J: 'F', Q: 'D', K: 'R' },
};

const en: CertificateWords = {
  title: (model) => `Big21, model ${model}: certificate of the odds`,
  lead: (ratio, highest) =>
    `The reference player gets back ${ratio} of stakes and bought cards; no way of playing gets back more than ${highest}. All figures are calculated exactly, not estimated, and apply equally to every player, stake and moment.`,
  weights: 'Weights, SHA-256',
  cards: 'How often each card comes',
  free: 'How many free cards come',
  players: 'What each way of playing gets back',
  player: 'player',
  base: 'round alone',
  whole: 'with cards and High/Low',
  bought: 'bought',
  piles: 'piles',
  lost: 'lost',
  playersNote:
    'Round alone: mean payout per franc of stake, no card bought. With cards and High/Low: payout over stakes and bought cards, High/Low played the best way. “Best” plays for the highest net win.',
  best: 'The best play',
  allowed: 'cards to buy',
  alone: 'round alone',
  withHighLow: 'with High/Low',
  bestNote: 'Net value per franc of stake. Below 1, no Risk stake can raise it.',
  highLow: 'High/Low',
  atStake: 'win at stake',
  worth: 'worth',
  predictOn: 'predict on',
  stopOn: 'else stop',
  names: { careless: 'careless', naive: 'naive', index: 'index', sensible: 'sensible (reference)', best: 'best' },
  who: {
    careless:
      'Puts each card where the sum becomes highest within 21; never discards, and loses the round when it fits nowhere.',
    naive: 'The same, but discards a card that fits nowhere.',
    index: 'Puts each card where the chance to complete that pile rises most.',
    sensible:
      'Knows which sums are good to hold: 21, then 11, soft sums, 10; avoids two equal sums of 12 to 20; discards what only harms.',
    best: 'Knows the value of every one of the game’s states.',
  },
  whoTitle: 'The players',
  pdf: 'Download as PDF',
  check: 'Compute it again: gschobe big21 certificate',
  letters: { J: 'J', Q: 'Q', K: 'K' },
};

export const CERTIFICATE_WORDS: Readonly<Record<Language, CertificateWords>> = { de, fr, it, en };
