import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectionLost, listen, watchConnection } from './push.ts';

/** A line that can be cut without a word, as a laptop's power or a hall's network is. */
class Line {
  static readonly OPEN = 1;
  static last: Line | undefined;
  readyState = 1;
  isDead = false;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    Line.last = this;
    queueMicrotask(() => this.onopen?.());
  }
  send(text: string): void {
    if (!this.isDead && text === '{}') queueMicrotask(() => this.onmessage?.({ data: '{}' }));
  }
  close(): void {
    this.readyState = 3;
    if (!this.isDead) this.onclose?.(); // over a dead line nobody says goodbye
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
