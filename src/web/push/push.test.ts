import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectionLost, listen, watchConnection } from './push.ts';

/** A line that can be cut without a word, as a laptop's power or a hall's network is, or ended as soon as it is open. */
class Line {
  static readonly OPEN = 1;
  static last: Line | undefined;
  /** The code with which the server shows out whoever comes. */
  static shownOut: number | undefined;
  /** When they were opened. */
  static came: number[] = [];
  readyState = 1;
  isDead = false;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    Line.last = this;
    Line.came.push(Date.now());
    queueMicrotask(() => {
      this.onopen?.();
      if (Line.shownOut !== undefined) this.close(Line.shownOut);
    });
  }
  send(text: string): void {
    const answer = () => this.readyState === Line.OPEN && this.onmessage?.({ data: '{}' });
    if (!this.isDead && text === '{}') queueMicrotask(answer);
  }
  close(code = 1000): void {
    this.readyState = 3;
    if (!this.isDead) this.onclose?.({ code }); // over a dead line nobody says goodbye
  }
}

let stop: (() => void)[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('location', { protocol: 'http:', host: 'hall' });
});
afterEach(() => {
  for (const each of stop.splice(0)) each();
  Line.shownOut = undefined;
  Line.came = [];
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a line that goes dead without a word is said within five seconds, and a new one ends it', async () => {
  stop = [watchConnection(), listen('tournament:abc', () => {})];
  await vi.advanceTimersByTimeAsync(20_000);
  expect(connectionLost.value).toBe(false);
  Line.last!.isDead = true;
  const from = Date.now();
  const said: [boolean, number][] = [];
  stop.push(connectionLost.subscribe((isLost) => said.push([isLost, Date.now() - from])));
  await vi.advanceTimersByTimeAsync(30_000);
  const [, lost, back, ...more] = said;
  expect([lost?.[0], back?.[0], more]).toEqual([true, false, []]); // said, and over with the new line
  expect(lost?.[1]).toBeLessThanOrEqual(5000);
});

test('a line that breaks is said at once', async () => {
  stop = [watchConnection(), listen('tournament:abc', () => {})];
  await vi.advanceTimersByTimeAsync(0);
  Line.last!.close();
  expect(connectionLost.value).toBe(true);
});

/** Milliseconds between the times it came. */
const gaps = () => Line.came.slice(1).map((at, i) => at - Line.came[i]!);

test('who is shown out of a full place comes back after seconds, ever later, and asks for what it missed once it is let in', async () => {
  let asked = 0;
  stop = [
    listen(
      'tournament:abc',
      () => {},
      () => asked++,
    ),
  ];
  await vi.advanceTimersByTimeAsync(0);
  Line.shownOut = 1013;
  Line.last!.close(1013);
  await vi.advanceTimersByTimeAsync(90_000);
  const [first, second, ...others] = gaps();
  expect(first).toBeGreaterThanOrEqual(4000);
  expect(second).toBeGreaterThanOrEqual(8000);
  expect(others.length).toBeGreaterThan(2);
  for (const other of others) expect(other).toBeGreaterThanOrEqual(10_000);
  for (const gap of gaps()) expect(gap).toBeLessThanOrEqual(20_000);
  expect([asked, connectionLost.value]).toEqual([0, true]);
  Line.shownOut = undefined;
  await vi.advanceTimersByTimeAsync(60_000);
  expect([asked, connectionLost.value]).toEqual([1, false]);
});

test('whatever ends a line before a word was said on it, the next one waits longer, and nothing is asked for', async () => {
  let asked = 0;
  stop = [
    listen(
      'tournament:abc',
      () => {},
      () => asked++,
    ),
  ];
  await vi.advanceTimersByTimeAsync(0);
  Line.shownOut = 1006;
  Line.last!.close(1006);
  await vi.advanceTimersByTimeAsync(90_000);
  expect(Line.came.length).toBeLessThan(15);
  expect(asked).toBe(0);
});

test('a server that was started anew is joined again within half a second, each time, and asked once', async () => {
  let asked = 0;
  stop = [
    listen(
      'tournament:abc',
      () => {},
      () => asked++,
    ),
  ];
  await vi.advanceTimersByTimeAsync(0);
  for (const times of [1, 2, 3]) {
    Line.last!.close(1012);
    expect(connectionLost.value).toBe(true);
    await vi.advanceTimersByTimeAsync(500);
    expect([asked, connectionLost.value]).toEqual([times, false]);
  }
});

test('what a dead line still says is not heard: the new one is waited for', async () => {
  let asked = 0;
  stop = [
    watchConnection(),
    listen(
      'tournament:abc',
      () => {},
      () => asked++,
    ),
  ];
  await vi.advanceTimersByTimeAsync(0);
  const dead = Line.last!;
  dead.isDead = true;
  while (!connectionLost.value) await vi.advanceTimersByTimeAsync(10);
  dead.onmessage?.({ data: '{}' });
  expect([asked, connectionLost.value]).toEqual([0, true]);
});
