import { expect, test } from 'vitest';
import { lastOnly } from './lastOnly.ts';

test('an answer that comes after that to a later question is not shown: what was typed last is what is listed', async () => {
  const shown: string[] = [];
  const ask = lastOnly<string>((value) => shown.push(value));
  let answerAll: (value: string) => void = () => {};
  const all = ask(new Promise((resolve) => (answerAll = resolve)));
  await ask(Promise.resolve('number 19'));
  answerAll('everybody');
  await all;
  expect(shown).toEqual(['number 19']);
  await ask(Promise.resolve('everybody'));
  expect(shown).toEqual(['number 19', 'everybody']);
});
