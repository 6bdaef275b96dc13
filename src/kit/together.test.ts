import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { together } from './together.ts';

test('who asks while it is under way shares the next time with the others; nobody is told what was before he asked', async () => {
  const share = together(2);
  let told = 'before';
  let times = 0;
  const read = async () => {
    times++;
    const seen = told;
    await turn();
    return seen;
  };
  const first = share('a', read);
  told = 'after';
  const others = Array.from({ length: 20 }, () => share('a', read));
  expect(await first).toBe('before');
  expect(new Set(await Promise.all(others))).toEqual(new Set(['after']));
  expect(times).toBe(2);
  expect([await share('a', read), times]).toEqual(['after', 3]);
});

test('so many different ones at once', async () => {
  const share = together(2);
  let [inside, most] = [0, 0];
  const work = async () => {
    most = Math.max(most, ++inside);
    await turn();
    inside--;
  };
  await Promise.all(Array.from({ length: 30 }, (_, i) => share(String(i % 10), work)));
  expect(most).toBe(2);
});

test('what fails fails for those who shared it, and is tried again', async () => {
  const share = together(1);
  let times = 0;
  const away = async () => {
    throw new Error(`away ${++times}`);
  };
  const all = await Promise.allSettled([share('a', away), share('a', away), share('a', away)]);
  expect(all.map((one) => one.status === 'rejected' && one.reason.message)).toEqual(['away 1', 'away 2', 'away 2']);
  expect(await share('a', async () => 'here')).toBe('here');
});
