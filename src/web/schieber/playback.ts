import { effect, type Signal, signal } from '@preact/signals';
import type { TurnedTrick } from '../../schieber/game.ts';
import type { Seat } from '../../schieber/seat.ts';
import { advance, type Step } from '../../schieber/step.ts';
import type { MatchView } from '../../schieber/view.ts';
import type { News } from './tableSource.ts';
import { thinking } from './thinking.ts';

/** What lies on the table of this screen: a view on its way to the newest one. */
export interface Shown {
  readonly view: MatchView;
  /** A full trick that has not been turned yet. */
  readonly lying: TurnedTrick | null;
  /** The cards are being dealt, three at a time. SSC 2.05 */
  readonly dealing: boolean;
  /** The trick is on its way to its winner. */
  readonly turning: boolean;
  /** A game has ended and its result lies there to be looked at. */
  readonly betweenGames: boolean;
  /** Somebody has just passed or declared. */
  readonly saying: { readonly seat: Seat; readonly step: Step } | null;
  /** Nothing more to show: what is there is how it stands. */
  readonly settled: boolean;
}

/** How long things stay, in milliseconds. */
export interface Pace {
  /** The deal: three times three cards. */
  readonly deal: number;
  /** A moment to look at one's cards before somebody else speaks. */
  readonly look: number;
  /** A card of usual difficulty; see thinking.ts. */
  readonly card: number;
  readonly declaration: number;
  /** Infinity: until it is tapped. */
  readonly trick: number;
  readonly turn: number;
}

export const PACES: Readonly<Record<'slow' | 'normal' | 'fast', Pace>> = {
  slow: { deal: 2400, look: 2000, card: 900, declaration: 1500, trick: 2200, turn: 260 },
  normal: { deal: 1500, look: 1200, card: 480, declaration: 1000, trick: 1200, turn: 200 },
  fast: { deal: 600, look: 400, card: 220, declaration: 550, trick: 600, turn: 120 },
};

export interface Playback {
  readonly shown: Signal<Shown>;
  /** A tap: whatever is being waited for is over. */
  skip(): void;
  /** My own card lies at once; the server's answer will say the same or put it back. */
  expect(step: Step): void;
  /** What I asked was refused: back to how it stands. */
  settle(): void;
  close(): void;
}

interface Stage {
  readonly news: Signal<News>;
  readonly pace: () => Pace;
  /** Says every step, once, when it is shown. */
  readonly say: (step: Step, before: MatchView, after: MatchView) => void;
}

/** Shows news step by step, at a pace one can follow; every wait can be skipped by a tap. */
export function createPlayback({ news, pace, say }: Stage): Playback {
  const first = news.peek();
  const shown = signal<Shown>({ ...AT_REST, view: beginningOf(first) });
  const { show, showStep, wake } = createShowing(shown, { pace, say });
  const queue: Step[] = [...first.steps];
  const expected: { readonly step: Step; readonly number: number }[] = [];
  let goal = first.view;
  let isRunning = false;
  let isOpen = true;

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    show({ settled: false });
    for (let next = queue.shift(); next && isOpen; next = queue.shift()) await showStep(next);
    isRunning = false;
    // The steps lead to the newest view; should one have been missing, the view counts. My own card waits for its answer.
    if (isOpen && expected.length === 0) show({ view: goal, settled: true, saying: null });
  }

  const stop = effect(() => {
    const { view, steps } = news.value;
    if (view === goal) return;
    goal = view;
    for (const step of steps) {
      // My own card lies there already.
      const place = expected.findIndex((mine) => sameStep(mine.step, step));
      if (place >= 0) expected.splice(place, 1);
      else queue.push(step);
    }
    // Should a step of mine not have been told, the view still shows that it was taken: wait for it no longer.
    expected.splice(0, expected.length, ...expected.filter((mine) => isStillToCome(mine, view)));
    run();
  });
  if (queue.length > 0) run();

  return {
    shown,
    skip: wake,
    expect(step) {
      expected.push({ step, number: goal.number });
      queue.push(step);
      run();
    },
    settle() {
      expected.length = 0;
      queue.length = 0;
      wake();
      show({ ...AT_REST, view: goal });
    },
    close() {
      isOpen = false;
      stop();
      wake();
    },
  };
}

/** One step before one's eyes, with its waits; `wake` ends the wait that is on. */
function createShowing(shown: Signal<Shown>, { pace, say }: Pick<Stage, 'pace' | 'say'>) {
  let end: (() => void) | undefined;
  const show = (some: Partial<Shown>) => {
    shown.value = { ...shown.peek(), ...some };
  };
  const wait = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = Number.isFinite(milliseconds) ? setTimeout(resolve, milliseconds) : undefined;
      end = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function showStep(step: Step): Promise<void> {
    const before = shown.peek().view;
    if (step.type === 'dealt' && before.game.phase === 'over') await showResult();
    if (isOthers(step, before)) await wait(thinkingTime(step, before));
    const after = advance(before, step);
    if (!isFirstDeal(step)) say(step, before, after); // the table has greeted with it
    const full = fullTrick(before, after);
    show({ view: after, lying: full, saying: null });
    if (step.type === 'dealt') await deal();
    if (step.type === 'passed' || step.type === 'declared') {
      show({ saying: { seat: step.seat, step } });
      await wait(pace().declaration);
      show({ saying: null });
    }
    if (full) await turn();
  }

  const thinkingTime = (step: Step, { game }: MatchView): number => {
    const { card, look } = pace();
    return (step.type === 'played' ? card : look) * thinking(game);
  };

  async function deal(): Promise<void> {
    show({ dealing: true });
    await wait(pace().deal);
    show({ dealing: false });
  }

  async function turn(): Promise<void> {
    await wait(pace().trick);
    show({ turning: true });
    await wait(pace().turn);
    show({ lying: null, turning: false });
  }

  async function showResult(): Promise<void> {
    show({ betweenGames: true });
    await wait(Number.POSITIVE_INFINITY);
    show({ betweenGames: false });
  }

  return { show, showStep, wake: () => end?.() };
}

const AT_REST = {
  lying: null,
  dealing: false,
  turning: false,
  betweenGames: false,
  saying: null,
  settled: true,
} as const;

/** A match that begins before one's eyes is shown from its first deal on; any other, as it stands. */
function beginningOf({ view, steps: [first] }: News): MatchView {
  if (!first || !isFirstDeal(first)) return view;
  return advance({ ...view, results: [], total: { 0: 0, 1: 0 }, ending: null }, first);
}

const isFirstDeal = (step: Step): boolean => step.type === 'dealt' && step.number === 1;

const isOthers = (step: Step, { seat }: MatchView): boolean =>
  (step.type === 'passed' || step.type === 'declared' || step.type === 'played') && step.seat !== seat;

/** The trick that the last step has filled. */
function fullTrick(before: MatchView, after: MatchView): TurnedTrick | null {
  const turnedBefore = before.game.phase === 'playing' ? before.game.turned.length : 0;
  const turned = after.game.phase === 'declaring' ? [] : after.game.turned;
  return before.number === after.number && turned.length > turnedBefore ? (turned.at(-1) ?? null) : null;
}

/** Whether a step of mine has not been taken yet, as this view shows it. */
function isStillToCome(mine: { step: Step; number: number }, { game, seat, number }: MatchView): boolean {
  if (number !== mine.number || game.phase === 'over' || game.turn !== seat) return false;
  return mine.step.type === 'played' ? game.hand.includes(mine.step.card) : game.phase === 'declaring';
}

const sameStep = (a: Step, b: Step): boolean =>
  a.type === b.type && (a.type !== 'played' || (b.type === 'played' && a.card === b.card));
