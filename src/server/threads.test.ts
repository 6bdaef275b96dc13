import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { openThreads } from './threads.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** Says on the shared number that its answer is on the way. */
const THREAD = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', (shared) => {
    parentPort.postMessage('answered');
    Atomics.store(shared, 0, 1);
    Atomics.notify(shared, 0);
  });`;

test('a thread that is given up while its answer is on the way is asked nothing more', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'gschobe-threads-')), 'thread.cjs');
  writeFileSync(file, THREAD);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const threads = openThreads<Int32Array, string>({ file, size: 1, patience: 1000 });
  const asked = () => new Int32Array(new SharedArrayBuffer(4));
  expect(await threads.ask(asked())).toBe('answered');
  const shared = asked();
  const late = threads.ask(shared);
  Atomics.wait(shared, 0, 0); // nobody has read the answer yet
  vi.advanceTimersByTime(1000);
  await expect(late).rejects.toThrow('it took too long');
  expect(await Promise.all([threads.ask(asked()), threads.ask(asked())])).toEqual(['answered', 'answered']);
  await threads.close();
});
