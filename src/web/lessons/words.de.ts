import type { WrongCode } from '../../lessons/answer.ts';
import type { Ask, LessonName, StepName } from '../../lessons/step.ts';
import { plural } from '../i18n/format.ts';

const points = (n: number) => `${n} ${plural(n, 'Punkt', 'Punkte')}`;

/** «Jassen lernen»: what is told before a question, asked, and said to the answer. */
export const words = {
  title: 'Jassen lernen',
  lead: 'In zehn Minuten von der ersten Karte bis zur eigenen Partie. Du lernst beim Spielen: ein Tisch, eine Frage.',
  begin: 'Anfangen',
  goOn: 'Weiterlernen',
  again: 'Nochmals von vorn',
  learnt: 'gelernt',
  lessonOf: (number: number, of: number) => `Lektion ${number} von ${of}`,
  questionOf: (number: number, of: number) => `Frage ${number} von ${of}`,
  right: 'Richtig!',
  notRight: 'Noch nicht.',
  next: 'Nächste Frage',
  nextLesson: (name: string) => `Weiter: ${name}`,
  allLessons: 'Alle Lektionen',
  lessonDone: 'Lektion geschafft',
  courseDone: 'Du kannst jassen!',
  courseDoneText:
    'Jetzt kommt deine erste eigene Partie: zwölf Spiele ohne Uhr. Wenn du unsicher bist, hilft dir am Tisch der «Tipp», und die Regeln sind immer offen.',
  firstGame: 'Deine erste eigene Partie',
  puzzles: 'Jassrätsel',
  rules: 'Alle Regeln',
  noWeis: 'Stöck, Weis und Match zählen an dieser Meisterschaft nicht; darum kommen sie hier nicht vor.',
  gone: 'Schon gespielt',
  names: {
    values: 'Karten und Punkte',
    following: 'Farbe geben',
    trumping: 'Mit Trumpf stechen',
    jack: 'Der Trumpf-Bauer',
    undertrump: 'Nicht untertrumpfen',
    noTrump: 'Obenabe und Undenufe',
    counting: 'Zählen bis 157',
    declaring: 'Was ansagen, wann schieben?',
    partner: 'Zu zweit spielen',
  } satisfies Record<LessonName, string>,
  asks: {
    worthMost: 'Welche deiner Karten zählt am meisten?',
    takes: 'Mit welcher Karte machst du den Stich?',
    allowed: 'Welche Karte darfst du spielen?',
    forbidden: 'Welche Karte darfst du nicht spielen?',
    cheapest: 'Der Stich gehört den Gegnern. Welche Karte schenkt ihnen am wenigsten?',
    keepJack: 'Du willst den Trumpf-Bauer behalten. Was spielst du?',
    feed: 'Der Stich gehört deiner Partnerin. Welche Karte bringt euch am meisten?',
    bock: 'Welche deiner Karten kann niemand mehr schlagen?',
    winner: 'Wer macht den Stich?',
    points: 'Wie viele Punkte sind das?',
    rest: 'Wie viele Punkte haben die Gegner?',
    declare: 'Du beginnst. Was sagst du mit diesen Karten an?',
  } satisfies Record<Ask, string>,
  steps: {
    sidePoints: {
      tell: 'Gespielt wird mit 36 Karten in vier Farben. Jede Karte zählt Punkte: Ass 11, Banner 10, König 4, Ober 3, Under 2, die anderen nichts. Auf französischen Karten heisst das Banner Zehn, der Ober Dame und der Under Bube.',
      right: 'Das Ass zählt 11, das Banner gleich danach 10.',
    },
    sideStrength: {
      tell: 'Wie stark eine Karte ist, ist etwas anderes: zuoberst das Ass, dann König, Ober, Under, Banner, Neun und so weiter. Alle vier spielen eine Karte, die stärkste macht den Stich.',
      right: 'Der König schlägt den Ober. Das Banner zählt zwar 10, ist aber schwächer als der Under.',
    },
    trumpPoints: {
      tell: 'Eine Farbe ist Trumpf; welche, steht oben am Tisch. Im Trumpf ist zweierlei anders: Der Under heisst Bauer und zählt 20, die Neun heisst Nell und zählt 14.',
      right: 'Der Bauer zählt 20: mehr als jede andere Karte.',
    },
    trumpStrength: {
      tell: 'Bauer und Nell sind auch die stärksten Trümpfe. Danach kommt das Ass und dann alles wie gewohnt.',
      right: 'Das Nell schlägt das Ass. Nur der Bauer wäre noch stärker.',
    },
    follow: {
      tell: 'Wer ausspielt, bestimmt die Farbe. Hast du diese Farbe, musst du sie geben: Das heisst farben.',
      right: 'Du hast die Farbe, also gibst du sie.',
    },
    throwAway: {
      tell: 'Hast du weder die Farbe noch Lust zu stechen, darfst du irgendeine Karte geben. Das heisst verwerfen: Den Stich machst du damit nie.',
      right: 'Die Sechs zählt nichts. Ass und Banner behältst du für einen eigenen Stich.',
    },
    followTrump: {
      tell: 'Ist Trumpf ausgespielt, gilt dasselbe: Hast du Trumpf, gibst du Trumpf.',
      right: 'Auch der kleinste Trumpf muss mit.',
    },
    trumpIt: {
      tell: 'Trumpf schlägt jede andere Farbe. Wer die ausgespielte Farbe nicht hat, darf mit Trumpf stechen.',
      right: 'Die kleine Sechs sticht das Ass: 21 Punkte für euch.',
    },
    trumpInstead: {
      tell: 'Stechen darfst du sogar dann, wenn du die Farbe hast. Nur mit einer dritten Farbe darfst du nicht ausweichen.',
      right: 'Trumpf darf man immer zum Stechen nehmen.',
    },
    keepJack: {
      tell: 'Der Bauer hat ein Vorrecht: Ist er dein einziger Trumpf, musst du ihn nicht geben, wenn Trumpf ausgespielt ist.',
      right: 'Der Bauer bleibt in der Hand und holt später einen besseren Stich.',
    },
    jackIsBest: {
      tell: 'Im Stich liegt das Nell der Gegner. Eine einzige Karte schlägt es.',
      right: 'Der Bauer holt das Nell: ein fetter Stich.',
    },
    noUndertrump: {
      tell: 'Hat schon jemand gestochen, darfst du keinen tieferen Trumpf spielen, solange du etwas anderes hast. Das wäre untertrumpfen.',
      right: 'Die Sechs läge unter dem Nell. Alles andere ist erlaubt.',
    },
    overtrump: {
      tell: 'Höher stechen darfst du immer.',
      right: 'Der König liegt im Trumpf über dem Banner.',
    },
    onlyTrumps: {
      tell: 'Eine Ausnahme gibt es: Hast du nur noch Trümpfe, darfst du auch untertrumpfen.',
      right: 'Die Sechs ist erlaubt und kostet nichts.',
    },
    topsDown: {
      tell: 'Obenabe wird ohne Trumpf gespielt. Es zählt nur die ausgespielte Farbe, und die höchste Karte macht den Stich.',
      right: 'Das Ass der ausgespielten Farbe macht den Stich. Das andere Ass ist verworfen.',
    },
    bottomsUp: {
      tell: 'Undenufe ist umgekehrt: Die Sechs ist die stärkste Karte und zählt 11, das Ass die schwächste und zählt nichts.',
      right: 'Die Sechs schlägt alles.',
    },
    eights: {
      tell: 'Ohne Trumpf fehlen die Punkte von Bauer und Nell. Dafür zählt bei Obenabe und Undenufe jede Acht 8 Punkte.',
      right: 'Die Acht zählt hier 8, doppelt so viel wie ein König.',
    },
    trickPoints: {
      tell: 'Am Schluss zählt jede Partei die Punkte ihrer Stiche.',
      right: '11 + 10 + 4 + 0 = 25.',
    },
    lastTrick: {
      tell: 'Das ist der letzte Stich des Spiels. Wer ihn macht, bekommt 5 Punkte dazu.',
      right: '3 + 0 + 14 + 10 + 5 = 32.',
    },
    restTo157: {
      tell: 'Auf den Karten stehen immer 152 Punkte, mit dem letzten Stich sind es 157. Deine Partei hat in diesem Spiel 93 gemacht.',
      right: '157 − 93 = 64. So prüft man am Tisch, ob richtig gezählt wurde.',
    },
    declareTrump: {
      tell: 'Die Vorhand schaut ihre neun Karten an und sagt, was gilt. Trumpf wählt man, wenn man von einer Farbe viele und starke Karten hat.',
      right: 'Fünf Trümpfe mit Bauer, Nell und Ass: besser geht es fast nicht.',
    },
    declareObenabe: {
      tell: 'Viele Asse und Könige in allen Farben? Dann braucht es keinen Trumpf.',
      right: 'Vier Asse und drei Könige: Obenabe machst du Stich um Stich.',
    },
    declarePass: {
      tell: 'Mit schlechten Karten sagt man «gschobe»: Dann muss die Partnerin ansagen. Zurückschieben darf sie nicht. Ausspielen tust du trotzdem.',
      right: 'Keine lange Farbe, kein Ass, keine Sechs: Schieben ist richtig.',
    },
    feedPartner: {
      tell: 'Wer dir gegenübersitzt, spielt mit dir: Eure Stiche kommen zusammen.',
      right: 'Das Banner bringt euch 10 Punkte. Das heisst schmieren.',
    },
    giveLittle: {
      tell: 'Jetzt macht links oder rechts von dir jemand den Stich.',
      right: 'Die Sechs kostet nichts. Das Banner sparst du auf.',
    },
    bock: {
      tell: 'Eine Karte, die niemand mehr schlagen kann, ist Bock. Darum merkt man sich, was schon gespielt ist.',
      right: 'Das Ass ist weg, also ist dieser König Bock.',
    },
  } satisfies Record<StepName, { tell: string; right: string }>,
  wrong: {
    'may-not': (why: string) => why,
    'worth-less': (card: string, n: number) => `${card} zählt ${points(n)}. Eine andere zählt mehr.`,
    'does-not-take': (card: string, other: string) => `${card} schlägt ${other} nicht.`,
    'may-be-played': (card: string) => `${card} ist erlaubt.`,
    'gives-jack': 'Das ist der Bauer. Behalt ihn: Er ist dein einziger Trumpf, du musst ihn nicht geben.',
    'gives-more': (card: string, n: number) => `${card} schenkt den Gegnern ${points(n)}. Es geht günstiger.`,
    'gives-less': (card: string, n: number) => `${card} bringt euch nur ${points(n)}.`,
    'not-bock': (card: string) => `${card}: Eine stärkere Karte dieser Farbe ist noch im Spiel.`,
    'other-winner': (best: string) => `Die stärkste Karte im Stich ist ${best}. Wer hat sie gespielt?`,
    'other-sum': (parts: string, sum: number) => `Zähl zusammen: ${parts} = ${sum}.`,
    'other-rest': (ours: number, sum: number) => `Ihr ${ours}, das wären zusammen ${sum}. Es müssen 157 sein.`,
    'few-trumps': (count: number) => `Davon hast du ${count} ${plural(count, 'Karte', 'Karten')}. Etwas passt besser.`,
    'few-aces': (count: number) => `Du hast ${count} ${plural(count, 'Ass', 'Asse')}. Etwas passt besser.`,
    'few-sixes': (count: number) => `Du hast ${count} ${plural(count, 'Sechs', 'Sechsen')}. Etwas passt besser.`,
    'strong-enough': 'Deine Karten sind zu gut zum Schieben.',
  } satisfies Record<WrongCode, unknown>,
};

export type Words = typeof words;
