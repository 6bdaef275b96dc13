import { plural } from '../i18n/format.ts';
import type { Words } from './words.de.ts';

const points = (n: number) => `${n} ${plural(n, 'punto', 'punti')}`;

export const words: Words = {
  title: 'Imparare lo jass',
  lead: 'Dieci minuti, dalla prima carta alla tua prima partita. Impari giocando: un tavolo, una domanda.',
  begin: 'Inizia',
  goOn: 'Continua a imparare',
  again: 'Ricomincia da capo',
  learnt: 'imparata',
  lessonOf: (number, of) => `Lezione ${number} di ${of}`,
  questionOf: (number, of) => `Domanda ${number} di ${of}`,
  right: 'Giusto!',
  notRight: 'Non ancora.',
  next: 'Prossima domanda',
  nextLesson: (name) => `Avanti: ${name}`,
  allLessons: 'Tutte le lezioni',
  lessonDone: 'Lezione finita',
  courseDone: 'Ora sai giocare a jass!',
  courseDoneText:
    'Ecco la tua prima partita: dodici smazzate, senza limite di tempo. Se non sei sicuro, al tavolo ti aiuta il «Suggerimento», e le regole restano sempre aperte.',
  firstGame: 'La tua prima partita',
  puzzles: 'Rompicapi di jass',
  rules: 'Tutte le regole',
  noWeis: 'In questo campionato stöck, annunci e match non contano: per questo qui non ci sono.',
  gone: 'Già giocate',
  names: {
    values: 'Carte e punti',
    following: 'Rispondere al seme',
    trumping: 'Tagliare con la briscola',
    jack: 'Il fante di briscola',
    undertrump: 'Niente briscola inferiore',
    noTrump: 'Obenabe e Undenufe',
    counting: 'Contare fino a 157',
    declaring: 'Che cosa scegliere, quando passare?',
    partner: 'Giocare in due',
  },
  asks: {
    worthMost: 'Quale delle tue carte vale di più?',
    takes: 'Con quale carta fai la presa?',
    allowed: 'Quale carta puoi giocare?',
    forbidden: 'Quale carta non puoi giocare?',
    cheapest: 'La presa è degli avversari. Quale carta regala meno?',
    keepJack: 'Vuoi tenere il fante di briscola. Che cosa giochi?',
    feed: 'La presa è della tua compagna. Quale carta vi porta di più?',
    bock: 'Quale delle tue carte non può più essere battuta?',
    winner: 'Chi fa la presa?',
    points: 'Quanti punti sono?',
    rest: 'Quanti punti hanno gli avversari?',
    declare: 'Inizi tu. Che cosa scegli con queste carte?',
  },
  steps: {
    sidePoints: {
      tell: 'Si gioca con 36 carte di quattro semi. Ogni carta vale punti: asso 11, dieci 10, re 4, dama 3, fante 2, le altre niente. Sulle carte tedesche il dieci si chiama bandiera, la dama ober e il fante under.',
      right: 'L’asso vale 11, subito dopo il dieci con 10.',
    },
    sideStrength: {
      tell: 'La forza di una carta è un’altra cosa: prima l’asso, poi re, dama, fante, dieci, nove e così via. Tutti e quattro giocano una carta, la più forte fa la presa.',
      right: 'Il re batte la dama. Il dieci vale 10 punti, ma è più debole del fante.',
    },
    trumpPoints: {
      tell: 'Un seme è briscola: è indicato in alto sul tavolo. A briscola cambiano due cose: il fante vale 20 e il nove, chiamato nell, vale 14.',
      right: 'Il fante di briscola vale 20: più di ogni altra carta.',
    },
    trumpStrength: {
      tell: 'Fante e nove sono anche le briscole più forti. Poi viene l’asso e il resto come al solito.',
      right: 'Il nove di briscola batte l’asso. Solo il fante sarebbe più forte.',
    },
    follow: {
      tell: 'Chi cala la prima carta decide il seme. Se hai quel seme, devi giocarlo: si dice rispondere al seme.',
      right: 'Hai il seme, quindi rispondi.',
    },
    throwAway: {
      tell: 'Senza il seme e senza briscola puoi giocare qualsiasi carta. Si dice scartare: così non si fa mai la presa.',
      right: 'Il sei non vale niente. L’asso e il dieci li tieni per una tua presa.',
    },
    followTrump: {
      tell: 'Se la prima carta è una briscola vale lo stesso: se hai briscola, giochi briscola.',
      right: 'Anche la briscola più piccola va giocata.',
    },
    trumpIt: {
      tell: 'La briscola batte ogni altro seme. Chi non ha il seme richiesto può tagliare con una briscola.',
      right: 'Il piccolo sei prende l’asso: 21 punti per voi.',
    },
    trumpInstead: {
      tell: 'Puoi tagliare anche quando hai il seme. Solo un terzo seme è vietato.',
      right: 'Tagliare con una briscola è sempre permesso.',
    },
    keepJack: {
      tell: 'Il fante di briscola ha un privilegio: se è la tua unica briscola, non devi giocarlo quando la prima carta è una briscola.',
      right: 'Il fante resta in mano e più tardi farà una presa migliore.',
    },
    jackIsBest: {
      tell: 'Nella presa c’è il nove di briscola. Una sola carta lo batte.',
      right: 'Il fante prende il nove: una presa ricca.',
    },
    noUndertrump: {
      tell: 'Se qualcuno ha già tagliato, non puoi giocare una briscola inferiore finché hai altre carte.',
      right: 'Il sei starebbe sotto il nove. Tutto il resto è permesso.',
    },
    overtrump: {
      tell: 'Tagliare più in alto è sempre permesso.',
      right: 'A briscola il re sta sopra il dieci.',
    },
    onlyTrumps: {
      tell: 'C’è un’eccezione: se ti restano solo briscole, puoi giocarne anche una inferiore.',
      right: 'Il sei è permesso e non costa niente.',
    },
    topsDown: {
      tell: 'Con obenabe (dall’alto) non ci sono briscole. Conta solo il seme richiesto, e la carta più alta fa la presa.',
      right: 'L’asso del seme richiesto fa la presa. L’altro asso è scartato.',
    },
    bottomsUp: {
      tell: 'Con undenufe (dal basso) è il contrario: il sei è la carta più forte e vale 11, l’asso la più debole e non vale niente.',
      right: 'Il sei batte tutto.',
    },
    eights: {
      tell: 'Senza briscola mancano i punti del fante e del nove. In cambio ogni otto vale 8 punti.',
      right: 'Qui l’otto vale 8, il doppio di un re.',
    },
    trickPoints: {
      tell: 'Alla fine ogni squadra conta i punti delle sue prese.',
      right: '11 + 10 + 4 + 0 = 25.',
    },
    lastTrick: {
      tell: 'Questa è l’ultima presa della smazzata. Chi la fa riceve 5 punti in più.',
      right: '3 + 0 + 14 + 10 + 5 = 32.',
    },
    restTo157: {
      tell: 'Le carte valgono sempre 152 punti, con l’ultima presa fanno 157. La tua squadra in questa smazzata ne ha fatti 93.',
      right: '157 − 93 = 64. Così al tavolo si controllano i punti.',
    },
    declareTrump: {
      tell: 'Il giocatore di mano guarda le sue nove carte e sceglie. Si prende una briscola quando si hanno molte carte forti di un seme.',
      right: 'Cinque briscole con fante, nove e asso: meglio di così è difficile.',
    },
    declareObenabe: {
      tell: 'Molti assi e re in tutti i semi? Allora non serve una briscola.',
      right: 'Quattro assi e tre re: con obenabe fai una presa dopo l’altra.',
    },
    declarePass: {
      tell: 'Con carte brutte si dice «gschobe»: allora deve scegliere la compagna, che non può passare a sua volta. La prima carta la cali comunque tu.',
      right: 'Nessun seme lungo, nessun asso, nessun sei: si passa.',
    },
    feedPartner: {
      tell: 'Chi siede di fronte gioca con te: le vostre prese vanno insieme.',
      right: 'Il dieci vi porta 10 punti. Si dice caricare.',
    },
    giveLittle: {
      tell: 'Questa volta fa la presa qualcuno alla tua sinistra o alla tua destra.',
      right: 'Il sei non costa niente. Il dieci lo tieni.',
    },
    bock: {
      tell: 'Una carta che nessuno può più battere si chiama Bock. Per questo si ricorda che cosa è già stato giocato.',
      right: 'L’asso è andato, quindi questo re è Bock.',
    },
  },
  wrong: {
    'may-not': (why) => why,
    'worth-less': (card, n) => `${card}: ${points(n)}. Un’altra carta vale di più.`,
    'does-not-take': (card, other) => `${card} non batte ${other}.`,
    'may-be-played': (card) => `${card}: è permesso.`,
    'gives-jack': 'È il fante di briscola. Tienilo: è la tua unica briscola, non devi giocarlo.',
    'gives-more': (card, n) => `${card}: ${points(n)} agli avversari. Si può dare meno.`,
    'gives-less': (card, n) => `${card}: solo ${points(n)} per voi.`,
    'not-bock': (card) => `${card}: una carta più forte di questo seme è ancora in gioco.`,
    'other-winner': (best) => `La carta più forte della presa è ${best}. Chi l’ha giocata?`,
    'other-sum': (parts, sum) => `Somma: ${parts} = ${sum}.`,
    'other-rest': (ours, sum) => `Voi ${ours}: in tutto farebbe ${sum}. Devono essere 157.`,
    'few-trumps': (count) => `Ne hai ${count}. C’è di meglio.`,
    'few-aces': (count) => `Hai ${count} ${plural(count, 'asso', 'assi')}. C’è di meglio.`,
    'few-sixes': (count) => `Hai ${count} sei. C’è di meglio.`,
    'strong-enough': 'Le tue carte sono troppo buone per passare.',
  },
};
