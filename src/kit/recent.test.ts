import { expect, test } from 'vitest';
import { createQueues } from './queue.ts';
import { Recent } from './recent.ts';

test('only the youngest are kept, and what is put in again is young again', () => {
  const kept = new Recent<string, number>(2);
  kept.set('a', 1).set('b', 2).set('a', 3).set('c', 4);
  expect([...kept]).toEqual([
    ['a', 3],
    ['c', 4],
  ]);
});

test('work on one key is done in turn, also after a failure; other keys do not wait', async () => {
  const inTurn = createQueues();
  const done: string[] = [];
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const first = inTurn('a', async () => {
    await gate;
    done.push('first');
    throw new Error('no');
  });
  const second = inTurn('a', async () => done.push('second'));
  await inTurn('b', async () => done.push('other'));
  release();
  await expect(first).rejects.toThrow('no');
  await second;
  expect(done).toEqual(['other', 'first', 'second']);
});
