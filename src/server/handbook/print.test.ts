import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { HandbookPage, HandbookTask } from '../../wire/handbook.ts';
import { printHandbook } from './print.ts';

const PICTURE = join(import.meta.dirname, '../../web/public/handbook/own-email.jpg');
const picture = { file: 'own-email.jpg', width: 800, height: 553 };

const pagesOf = async (tasks: readonly HandbookTask[]): Promise<number> => {
  const page: HandbookPage = { role: 'host', title: 'Host', lead: 'An evening.', tasks };
  const frame = { title: 'Help', page: 'Page' };
  const paper = await printHandbook(page, frame, async () => readFileSync(PICTURE));
  return paper.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
};

const task = (count: number): HandbookTask => ({
  ...{ id: 'task', title: 'A task', lead: 'How it is done.' },
  steps: Array.from({ length: count }, (_, at) => ({ text: `Step ${at + 1}`, note: 'A note to it.' })),
});

test('a task stands whole on one page, its picture with its steps; small ones share a page', async () => {
  expect(await pagesOf([task(3), task(3), task(3)])).toBe(1);
  // The second has room for its steps on the first page, but not for its picture; so the third begins a page too.
  expect(await pagesOf([task(14), { ...task(3), picture }, task(10)])).toBe(3);
});
