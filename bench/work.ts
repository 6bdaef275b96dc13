import type { Browser, Page } from 'playwright-core';
import { until } from '../test/e2e/browser.ts';
import { openPhone } from './playing.ts';

/**
 * What the page itself has to do, in processor time of its main thread, told as a phone so many times slower would need
 * it: on a machine with other work the clock on the wall says more about that work.
 */
export interface Work {
  /** Milliseconds of work until the largest picture of the first page is painted. */
  readonly paint: number;
  /** Milliseconds of work from a tap to the next picture: the worst of a game (INP). */
  readonly answer: number;
  /** Frames a second that the work leaves room for, from my first card to the result. */
  readonly frames: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  /** Microseconds: begin, length, and length in processor time. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly tid: number;
  readonly pid: number;
  readonly args?: { readonly data?: { readonly type?: string }; readonly name?: string };
}

const FRAME = 1000 / 60;
const TAPS = ['click', 'pointerdown', 'pointerup', 'keydown'];
const PAINTS = ['Commit', 'Paint', 'PrePaint'];

/** One visit of the first page, then the first game of a practice match. */
export async function workOf(browser: Browser, address: string, slowDown: number, play: (page: Page) => Promise<void>) {
  const context = await openPhone(browser);
  const page = await context.newPage();
  const first = await traced(browser, page, async () => {
    await page.goto(address);
    await page.locator('.button-go').waitFor();
    await until(page, `!document.querySelector('.home-waits, .home-rest-waits')`);
  });
  await page.locator('.button-go').click();
  await until(page, `Boolean(document.querySelector('.hand-card.legal') || document.querySelector('.declare'))`);
  const game = await traced(browser, page, () => play(page));
  await context.close();
  return workIn(first, game, slowDown);
}

async function traced(browser: Browser, page: Page, work: () => Promise<void>): Promise<readonly TraceEvent[]> {
  await browser.startTracing(page, {
    categories: ['toplevel', 'devtools.timeline', 'loading', 'disabled-by-default-devtools.timeline'],
  });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString('utf8'));
  return traceEvents;
}

interface Task {
  readonly from: number;
  readonly to: number;
  /** Milliseconds of processor time. */
  readonly work: number;
}

/** The tasks of the page's main thread: the one that has most of them. */
function tasksOf(events: readonly TraceEvent[]): { tasks: readonly Task[]; inside: readonly TraceEvent[] } {
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const byThread = mains.map(({ pid, tid }) => events.filter((one) => one.pid === pid && one.tid === tid));
  const inside = byThread.reduce((a, b) => (b.length > a.length ? b : a), []);
  const tasks = inside
    .filter(({ name, ph }) => ph === 'X' && name === 'ThreadControllerImpl::RunTask')
    .map(({ ts, dur = 0, tdur }) => ({ from: ts, to: ts + dur, work: (tdur ?? dur) / 1000 }))
    .sort((a, b) => a.from - b.from);
  return { tasks, inside: [...inside].sort((a, b) => a.ts - b.ts) };
}

function workIn(first: readonly TraceEvent[], game: readonly TraceEvent[], slowDown: number): Work {
  const home = tasksOf(first);
  const painted = home.inside.filter(({ name }) => name === 'largestContentfulPaint::Candidate').at(-1)?.ts ?? Infinity;
  const paint = home.tasks.filter(({ from }) => from <= painted).reduce((sum, { work }) => sum + work, 0);

  const { tasks, inside } = tasksOf(game);
  const isIn = (task: Task) => (one: TraceEvent) => one.ts >= task.from && one.ts <= task.to;
  const taps = inside.filter((one) => one.name === 'EventDispatch' && TAPS.includes(one.args?.data?.type ?? ''));
  const paints = inside.filter(({ name }) => PAINTS.includes(name));
  const answers = tasks.flatMap((task, place) => {
    if (!taps.some(isIn(task))) return [];
    const rest = tasks.slice(place);
    const last = rest.findIndex((one) => paints.some(isIn(one)));
    return [rest.slice(0, last + 1).reduce((sum, { work }) => sum + work, 0)];
  });
  const seconds = ((tasks.at(-1)?.to ?? 0) - (tasks[0]?.from ?? 0)) / 1e6;
  const lost = tasks.reduce((sum, { work }) => sum + Math.floor((work * slowDown) / FRAME), 0);
  return {
    paint: paint * slowDown,
    answer: Math.max(0, ...answers) * slowDown,
    frames: 60 - lost / seconds,
  };
}
