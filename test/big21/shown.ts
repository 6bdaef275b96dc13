import type { Face } from '../../src/big21/face.ts';
import type { Ending, Event, Game } from '../../src/big21/game.ts';
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
  /** What the form for Risk says. */
  readonly status: string | null;
  /** The question that was answered before. */
  readonly asked: string | null;
  /** What a screen reader was told since the last move. */
  readonly said: readonly string[];
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
const VERDICTS = { right: /^Richtig!/, equal: /^Gleicher Rang/, wrong: /^Falsch geraten/ } as const;

const francs = (rappen: number): string =>
  new Intl.NumberFormat('de-CH', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(rappen / 100);
/** A name has a suit that the rules do not know. */
const isCard = (name: string | undefined, face: Face): boolean => rankIn(name) === RANKS[face];
const rankIn = (name: string | undefined): string | undefined => name?.split(/[ -]/).at(-1);
const hasCard = (sentence: string | null | undefined, face: Face): boolean =>
  new RegExp(`[ -]${RANKS[face]}[?.]`).test(sentence ?? '');

/** What stood on the account before the game, what may be lost and how many participations are left after its stake. */
export interface Purse {
  readonly balance: number;
  readonly leftToLose: number;
  readonly participations: number;
}

/** The account after these events of one game. */
export const purseAfter = (purse: Purse, events: Big21Record['events']): Purse => {
  const moved = events.reduce((sum, event) => {
    if (event.type === 'started') return sum - event.stake;
    if (event.type === 'bought') return sum - event.fromWallet;
    return event.type === 'ended' ? sum + event.paid : sum;
  }, 0);
  return { ...purse, balance: purse.balance + moved, leftToLose: purse.leftToLose + moved };
};

/** Where what was seen is not what the record says; empty when all of it is. */
export function differences(record: Big21Record, seen: readonly Seen[], purse: Purse): readonly string[] {
  const steps = replay(record);
  const faults: string[] = [];
  for (const [i, each] of seen.entries()) {
    // The promise is the first event of the stream and not in the record.
    const step = steps[each.version - 2];
    const before = seen[i - 1]?.version ?? 1;
    if (step === undefined) faults.push(`version ${each.version} is not in the record`);
    else
      for (const fault of [
        ...faultsOf(record, step, steps.slice(before - 1, each.version - 1), each),
        ...purseFaults(purseAfter(purse, record.events.slice(0, each.version - 1)), each),
        ...questionFaults(steps[before - 2]?.game, steps[before - 1]?.event, each),
      ])
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
  if (seen.turned) return [...faults, ...turnedFaults(game, credit, seen)];
  const stake = game.stage === 'piles' ? game.round.stake : 'roundStake' in game ? game.roundStake : game.stake;
  must('stake', (money['Risiko'] ?? money['Einsatz']) === francs(stake), money);
  if (game.stage !== 'over')
    must(
      'stop',
      seen.buttons.some((each) => /^Aufhören/.test(each) && each.includes(francs(credit))),
      seen.buttons,
    );
  if (game.stage === 'piles') return [...faults, ...pilesFaults(game, news, seen)];
  if (game.stage === 'choice') {
    must('won in the round', seen.heading?.includes(francs(game.won)) === true, seen.heading);
    // Risk begins with the smallest stake and says what is put aside. B21 19.2, 21
    const aside = `Beiseitegelegt: CHF\u00A0${francs(game.won - 10)}.`;
    must(
      'put aside',
      game.highestRisk > 0 ? seen.status?.startsWith(aside) === true : seen.status === null,
      seen.status,
    );
    if (game.highestRisk > 0)
      must(
        'most',
        seen.buttons.some((each) => each.startsWith('Höchstens') && each.endsWith(francs(game.highestRisk))),
        seen.buttons,
      );
  }
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

/** Balance, what may still be lost, what is left of the day. */
function purseFaults({ balance, leftToLose, participations }: Purse, { money }: Seen): readonly string[] {
  const expected = {
    ...{ Guthaben: francs(balance), 'Limite übrig': francs(Math.max(0, leftToLose)) },
    'Teilnahmen übrig': `${participations} von 100`,
  };
  return Object.entries(expected).flatMap(([name, value]) =>
    money[name] === value ? [] : [`${name}: ${money[name]} instead of ${value}`],
  );
}

/** The question before a card that busts, or before stopping where something is given up. B21 2.6, 6.2 */
function questionFaults(before: Game | undefined, event: Event | undefined, { asked }: Seen): readonly string[] {
  if (before?.stage !== 'piles' || event === undefined) return [];
  const { round } = before;
  const must = (...parts: readonly string[]) =>
    parts.flatMap((part) => (asked?.includes(part) ? [] : [`the question «${asked}» does not say ${part}`]));
  if (event.type === 'placed') {
    const after = round.shown && put(round.piles[event.pile]!, round.shown);
    if (after && isBust(after)) return must(`käme auf ${totalOf(after)}.`);
  }
  const complete = round.piles.filter(isComplete).length;
  if (event.type === 'ended' && event.ending === 'stopped' && (round.left > 0 || complete >= 3))
    return must(
      ...(complete < 2 ? [francs(round.stake)] : []),
      ...(round.left > 0 ? [round.left === 1 ? '1 Karte,' : `${round.left} Karten,`] : []),
      ...(complete >= 3 ? ['High/Low und Risiko'] : []),
    );
  return asked === null ? [] : [`a question that nobody needs: ${asked}`];
}

function turnedFaults({ turned }: Game, credit: number, seen: Seen): readonly string[] {
  if (turned === undefined) return ['no card was turned'];
  const { guess, covered, verdict } = turned;
  const said = guess === 'higher' ? '«Höher»' : '«Tiefer»';
  const isTrue =
    VERDICTS[verdict].test(seen.heading ?? '') && seen.lines[0]?.includes(said) && hasCard(seen.lines[0], covered);
  const isHeard = seen.said.some((sentence) => hasCard(sentence, covered) && sentence.includes(seen.heading ?? '-'));
  const isCounted =
    seen.lines.at(-1)?.includes(francs(credit)) && seen.said.some((each) => each.includes(francs(credit)));
  return isTrue && isHeard && isCounted
    ? []
    : [`turned ${JSON.stringify(turned)}: ${seen.heading} ${seen.lines.join(' ')} ${seen.said.join(' ')}`];
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
  if (free?.type === 'freeCards')
    must(
      'free cards aloud',
      true,
      seen.said.some((each) => each.includes(`${free.count} Gratiskarten`)),
    );
  if (shown !== undefined) {
    must(
      'card aloud',
      true,
      seen.said.some((each) => hasCard(each, shown)),
    );
    must('card', true, isCard(seen.shown[0], shown) && hasCard(seen.ask, shown));
    must('left', String(left - 1), seen.left);
  } else {
    const buys = seen.buttons.filter((each) => each.startsWith('Karte kaufen'));
    must('to buy', purchasesLeft > 0 ? 1 : 0, buys.length);
    if (purchasesLeft > 0) must('price', true, buys[0]?.includes(francs(stake)));
    if (purchasesLeft > 0)
      must(
        'more to buy',
        true,
        seen.lines.some((line) => line.includes(`noch ${purchasesLeft} Karte`)),
      );
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
