import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isCrowded, openThreads } from '../src/server/threads.ts';
import type { ServerBoard } from '../src/server/tournament/boards.ts';
import type { Answer, Question } from '../src/server/tournament/paperwork.ts';
import { evolveEvening } from '../src/tournament/evening/evolve.ts';
import { EBH } from '../src/tournament/regulation.ts';

const threads = openThreads<Question, Answer>({
  file: join(process.cwd(), 'dist/src/server/tournament/paperThread.js'),
  size: 1,
  patience: 60_000,
});
afterAll(() => threads.close());

test('a stack of blank sheets is printed in a thread: this one goes on meanwhile', async () => {
  const at = Date.UTC(2024, 10, 16, 17);
  const made = {
    type: 'created',
    title: 'Jass',
    place: 'Olten',
    day: '2024-11-16',
    regulation: EBH,
    doubleEntry: false,
    at,
  } as const;
  const board: ServerBoard = {
    ...{ id: 'abcdefgh', revision: 1, moved: null, evening: evolveEvening(undefined, made), owner: 'system' },
    ...{ sheets: new Map(), people: new Map(), staff: new Map(), secret: Buffer.alloc(32) },
  };
  const options = {
    what: 'sheets',
    passe: undefined,
    blank: 120,
    language: 'de',
    address: 'http://localhost',
  } as const;
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns++;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const answer = await threads.ask({ type: 'print', board, options });
  isOver = true;
  expect(answer.type === 'bytes' && answer.bytes?.length).toBeGreaterThan(10_000);
  expect(turns).toBeGreaterThan(200);
});

test('a thread that takes too long is ended, and the next question gets a new one', async () => {
  const hasty = openThreads<Question, Answer>({
    file: join(process.cwd(), 'dist/src/server/tournament/paperThread.js'),
    ...{ size: 1, patience: 1, mostWaiting: 1 },
  });
  const question = { type: 'read-list', bytes: Buffer.from('Name;Ort\nVreni;Altdorf') } as const;
  const asked = [hasty.ask(question), hasty.ask(question), hasty.ask(question)];
  const reasons = (await Promise.allSettled(asked)).map((each) => each.status === 'rejected' && each.reason);
  expect(reasons.map(({ message }) => message)).toEqual([
    'it took too long',
    'it took too long',
    'too many are waiting',
  ]);
  expect(reasons.map(isCrowded)).toEqual([false, false, true]); // only the last may be sent again as it is
  await hasty.close();
});
