import { expect, test } from 'vitest';
import { remembering } from './remembering.ts';

test('made once for all who ask, and as often as it is forgotten', async () => {
  const made: string[] = [];
  const shout = remembering(2, async (word: string, times: number) => {
    made.push(word);
    return word.toUpperCase().repeat(times);
  });
  expect(await Promise.all([shout('ab', 1), shout('ab', 1), shout('ab', 2)])).toEqual(['AB', 'AB', 'ABAB']);
  expect(made).toEqual(['ab', 'ab']);
  await shout('c', 1); // the longest unasked, 'ab' once, is forgotten
  await shout('ab', 2);
  expect(made).toEqual(['ab', 'ab', 'c']);
  await shout('ab', 1);
  expect(made).toHaveLength(4);
});

test('what failed is not remembered', async () => {
  let times = 0;
  const read = remembering(2, async (_what: string) => {
    if (++times === 1) throw new Error('away');
    return times;
  });
  await expect(read('x')).rejects.toThrow('away');
  expect(await read('x')).toBe(2);
});
