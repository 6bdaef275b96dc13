import { plural } from '../i18n/format.ts';
import type { Words } from './words.de.ts';

export const words: Words = {
  lookBack: 'Rivedi la smazzata',
  lead: 'Tocca una carta per vedere quale sarebbe stata la migliore in quel momento.',
  whichGame: 'Smazzata',
  game: (number, mode) => `Smazzata ${number}: ${mode}`,
  trickOf: (number) => `Presa ${number}`,
  wonBy: (name, points) => `${name}, ${points} ${plural(points, 'punto', 'punti')}`,
  ask: (name, card) => `${name}: ${card}. Perché?`,
  thinking: 'Sta pensando…',
  title: (name, card) => `${name}: ${card}`,
  noChoice: 'Non c’era scelta: solo questa carta era permessa.',
  unknown: 'Il tuo browser purtroppo non può calcolarlo.',
  best: 'la migliore',
  second: 'la seconda migliore',
  played: 'giocata',
  points: (points) => `${points} punti`,
  verdict: {
    best: 'Era la carta migliore.',
    close: 'Non si distingue dalla carta migliore.',
    worse: (points, error) =>
      error === '0' ? `In media è costata ${points} punti.` : `In media è costata ${points} punti (± ${error}).`,
  },
  how: (worlds) =>
    `Punti che questa squadra farebbe in media con ogni carta, calcolati su ${worlds} distribuzioni possibili delle carte coperte e solo con ciò che il giocatore poteva vedere in quel momento.`,
  review: {
    title: 'Hai giocato bene?',
    lead: 'Il computer esamina ogni tua decisione, anche le scelte della briscola, sapendo solo ciò che potevi vedere in quel momento.',
    start: 'Analizza la partita',
    working: (done, of) => `Decisione ${done} di ${of}`,
    accuracy: 'su 100 di precisione',
    accuracyIs: (accuracy) => `Precisione: ${accuracy} su 100.`,
    accuracyNote: '100 vuol dire che nessuna decisione è costata punti.',
    counts: (decisions, costly) =>
      `${decisions} ${plural(decisions, 'decisione', 'decisioni')}, di cui ${costly} sicuramente ${plural(costly, 'costosa', 'costose')}.`,
    none: 'Nessuna decisione è stata sicuramente costosa. Ben giocato!',
    costliest: (count) =>
      count === 1 ? 'La tua decisione più costosa' : `Le tue ${count === 2 ? 'due' : 'tre'} decisioni più costose`,
    soFar: 'Trovato finora',
    place: (game, trick) => (trick === 0 ? `Smazzata ${game}, dichiarazione` : `Smazzata ${game}, presa ${trick}`),
    cost: (points, error) => `−${points} punti (± ${error})`,
    hand: 'Le tue carte',
    forehand: 'Sei di mano.',
    passedTo: 'La tua compagna ha passato.',
    youLead: 'Cali tu la prima carta.',
    onTable: 'Sul tavolo:',
    chosen: 'giocata',
    best: 'meglio',
    choices: (chosen, best) => `La tua scelta: ${chosen}. Meglio: ${best}.`,
    reasons: {
      takes: (often, seldom) =>
        `Così fate la presa in ${often} distribuzioni possibili su 10, con la tua scelta in ${seldom}.`,
      trick: (points) => `Porta in media ${points} ${plural(points, 'punto', 'punti')} in più in questa presa.`,
      later: (points) =>
        `Nelle prese seguenti fate così in media ${points} ${plural(points, 'punto', 'punti')} in più.`,
      holds: (name, card, tenths) =>
        `In ${tenths} distribuzioni possibili su 10 ${name} ha la briscola coperta più forte: ${card}.`,
      declared: (more, less) => `Porta in media ${more} ${plural(more, 'punto', 'punti')}, la tua scelta ${less}.`,
      leads: (tenths) => `In ${tenths} distribuzioni possibili su 10 porta più della tua scelta.`,
    },
    games: {
      title: 'Smazzata per smazzata',
      game: (number) => `Smazzata ${number}`,
      made: (made, lost) =>
        lost === '0'
          ? `${made} ${plural(made, 'punto', 'punti')}`
          : `${made} ${plural(made, 'punto', 'punti')}, ${lost} persi`,
      note: 'Pieno è ciò che avete fatto. Chiaro è ciò che le tue decisioni costose sono costate in media.',
    },
    all: {
      title: 'Tutte le tue decisioni',
      where: 'Dove',
      chosen: 'La tua scelta',
      best: 'Scelta migliore',
      cost: 'Costo',
      right: 'bene',
      close: 'non si distingue',
      note: 'Costoso è solo ciò che è costato sicuramente più di un punto. Dopo ± c’è quanto è preciso il calcolo.',
    },
  },
  again: {
    game: 'Rigioca questa smazzata',
    button: 'Di nuovo da qui',
    title: 'Di nuovo da qui',
    thenAndNow: (then, now) =>
      `Allora in questa smazzata avete fatto ${then} ${plural(then, 'punto', 'punti')}, adesso ${now}.`,
    uncounted: 'Questo non conta da nessuna parte.',
    onceMore: 'Ancora un tentativo',
    back: 'Torna alla partita',
  },
};
