import type { Face } from '../../src/big21/face.ts';
import type { Ending, Game } from '../../src/big21/game.ts';
import { isBust, isComplete, isSoft, type Pile, put, totalOf } from '../../src/big21/pile.ts';
import type { Big21Record } from '../../src/big21/record.ts';
import { type ReplayStep, replay } from '../../src/big21/replay.ts';
import { viewOf } from '../../src/big21/view.ts';

/** What a person saw after a move. */
export interface Seen {
  readonly version: number;
  readonly turned: boolean;
  readonly ask: string | null;
  readonly shown: readonly string[];
  readonly sums: readonly string[];
  readonly notes: readonly string[];
  readonly effects: readonly string[];
  readonly cards: readonly (readonly string[])[];
  readonly left: string | null;
  readonly free: string | null;
  readonly money: Readonly<Record<string, string>>;
  readonly heading: string | null;
  readonly lines: readonly string[];
  readonly buttons: readonly string[];
}

/** The German page in our own words: a judge that shares nothing with the screens but the regulation. */
const RANKS: Readonly<Record<Face, string>> = {
  ...{ 2: 'Zwei', 3: 'Drei', 4: 'Vier', 5: 'Fünf', 6: 'Sechs', 7: 'Sieben', 8: 'Acht', 9: 'Neun', 10: 'Zehn' },
  ...{ J: 'Bube', Q: 'Dame', K: 'König', A: 'Ass' },
};
const ENDINGS: Readonly<Record<Ending, RegExp>> = {
  stopped: /aufgehört/,
  'few-piles': /Weniger als drei Stapel/,
  bust: /über 21/,
  'wrong-prediction': /Falsch geraten/,
  maximum: /Höchstgewinn/,
  'four-hours': /vier Stunden/,
  excluded: /gesperrt/,
};
const VERDICTS = { right: /^Richtig!/, equal: /^Gleicher Rang/, wrong: /^Falsch vorausgesagt/ } as const;

const francs = (rappen: number): string =>
  new Intl.NumberFormat('de-CH', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(rappen / 100);
/** A name has a suit that the rules do not know. */
const isCard = (name: string | undefined, face: Face): boolean => rankIn(name) === RANKS[face];
const rankIn = (name: string | undefined): string | undefined => name?.split(/[ -]/).at(-1);
const hasCard = (sentence: string | null | undefined, face: Face): boolean =>
  new RegExp(`[ -]${RANKS[face]}[?.]`).test(sentence ?? '');

/** Where what was seen is not what the record says; empty when all of it is. */
export function differences(record: Big21Record, seen: readonly Seen[]): readonly string[] {
  const steps = replay(record);
  const faults: string[] = [];
  for (const [i, each] of seen.entries()) {
    // The promise is the first event of the stream and not in the record.
    const step = steps[each.version - 2];
    const before = seen[i - 1]?.version ?? 1;
    if (step === undefined) faults.push(`version ${each.version} is not in the record`);
    else
      for (const fault of faultsOf(record, step, steps.slice(before - 1, each.version - 1), each))
        faults.push(`${record.id} version ${each.version}, ${step.game.stage}: ${fault}`);
  }
  return faults;
}

function faultsOf(
  record: Big21Record,
  { game }: ReplayStep,
  news: readonly ReplayStep[],
  seen: Seen,
): readonly string[] {
  const faults: string[] = [];
  const must = (what: string, holds: boolean, found: unknown) => {
    if (!holds) faults.push(`${what}: ${JSON.stringify(found)}`);
  };
  const { commitment, clientSeed } = record;
  const promise = { type: 'promised', owner: '', model: '', commitment, clientSeed } as const;
  const { credit } = viewOf(record.id, seen.version, { promise, game });
  const { money } = seen;
  const aside = game.aside - game.asideSpent;
  must('won', money['Gewonnen'] === francs(credit), money);
  must('aside', aside > 0 ? money['Beiseite'] === francs(aside) : money['Beiseite'] === undefined, money);
  if (seen.turned) return [...faults, ...turnedFaults(game, seen)];
  const stake = game.stage === 'piles' ? game.round.stake : 'roundStake' in game ? game.roundStake : game.stake;
  must('stake', (money['Risiko'] ?? money['Einsatz']) === francs(stake), money);
  if (game.stage !== 'over')
    must(
      'stop',
      seen.buttons.some((each) => /^Aufhören/.test(each) && each.includes(francs(credit))),
      seen.buttons,
    );
  if (game.stage === 'piles') return [...faults, ...pilesFaults(game, news, seen)];
  if (game.stage === 'choice')
    must('won in the round', seen.heading?.includes(francs(game.won)) === true, seen.heading);
  if (game.stage === 'highLow') {
    must('open card', isCard(seen.shown[0], game.open), seen.shown);
    must('question', hasCard(seen.lines[0], game.open), seen.lines);
    const end = `High/Low beenden mit`;
    must(
      'end of High/Low',
      seen.buttons.some((each) => each.startsWith(end) && each.includes(francs(game.level * game.roundStake))),
      seen.buttons,
    );
  }
  if (game.stage === 'over') {
    must('paid', seen.heading?.includes(francs(game.paid)) === true, seen.heading);
    must(
      'ending',
      seen.lines.some((line) => ENDINGS[game.ending].test(line)),
      seen.lines,
    );
  }
  return faults;
}

function turnedFaults({ turned }: Game, seen: Seen): readonly string[] {
  if (turned === undefined) return ['no card was turned'];
  const { guess, covered, verdict } = turned;
  const said = guess === 'higher' ? '«Höher»' : '«Tiefer»';
  const isTrue =
    VERDICTS[verdict].test(seen.heading ?? '') && seen.lines[0]?.includes(said) && hasCard(seen.lines[0], covered);
  return isTrue ? [] : [`turned ${JSON.stringify(turned)}: ${seen.heading} ${seen.lines[0]}`];
}

function pilesFaults(
  { round }: Extract<Game, { stage: 'piles' }>,
  news: readonly ReplayStep[],
  seen: Seen,
): readonly string[] {
  const faults: string[] = [];
  const must = (what: string, expected: unknown, found: unknown) => {
    if (JSON.stringify(expected) !== JSON.stringify(found))
      faults.push(`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`);
  };
  const { piles, shown, left, purchasesLeft, stake } = round;
  must(
    'sums',
    piles.map((pile) => (pile.cards.length === 0 ? '–' : String(totalOf(pile)))),
    seen.sums,
  );
  must('notes', piles.map(noteOf), seen.notes);
  must(
    'cards',
    piles.map((pile) => pile.cards.slice(-4).map((face) => RANKS[face])),
    seen.cards.map((pile) => pile.map(rankIn)),
  );
  must(
    'effects',
    piles.map((pile) => effectOf(pile, shown)),
    seen.effects,
  );
  const free = news.find(({ event }) => event.type === 'freeCards')?.event;
  must(
    'free cards',
    free?.type === 'freeCards' ? free.count : null,
    seen.free && Number(/(\d) Gratiskarten/.exec(seen.free)?.[1]),
  );
  if (shown !== undefined) {
    must('card', true, isCard(seen.shown[0], shown) && hasCard(seen.ask, shown));
    must('left', String(left - 1), seen.left);
  } else {
    const buys = seen.buttons.filter((each) => each.startsWith('Karte kaufen'));
    must('to buy', purchasesLeft > 0 ? 1 : 0, buys.length);
    if (purchasesLeft > 0) must('price', true, buys[0]?.includes(francs(stake)));
  }
  return faults;
}

const noteOf = (pile: Pile): string => (pile.cards.length === 0 ? 'leer' : isSoft(pile) ? 'Ass = 11' : 'Summe');

function effectOf(pile: Pile, shown: Face | undefined): string {
  if (shown === undefined) return '';
  const after = put(pile, shown);
  if (isBust(after)) return isComplete(pile) ? 'voll' : 'zu viel';
  return `${isComplete(pile) ? 'wird' : 'gibt'} ${totalOf(after)}`;
}
