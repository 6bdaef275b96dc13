import { expect, test } from 'vitest';
import { together } from './together.ts';

test('who asks for the same meanwhile waits with the others; who asks later has it anew', async () => {
  const share = together();
  let times = 0;
  const work = async () => ++times;
  expect(await Promise.all([share('a', work), share('a', work), share('b', work)])).toEqual([1, 1, 2]);
  expect(await share('a', work)).toBe(3);
});

test('what fails fails for all who wait, and is tried again', async () => {
  const share = together();
  const away = async () => Promise.reject(new Error('away'));
  const both = await Promise.allSettled([share('a', away), share('a', away)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await share('a', async () => 'here')).toBe('here');
});
