import { expect, test } from 'vitest';
import { jsonOf } from './exportFile.ts';

async function written(value: unknown): Promise<string> {
  let text = '';
  for await (const piece of jsonOf(value)) text += piece;
  return text;
}

async function* counting(most: number) {
  for (let n = 0; n < most; n++) yield { n };
}

test('what is written piece by piece is what JSON says', async () => {
  const value = {
    ...{ none: {}, empty: [], missing: undefined, nothing: null, text: 'Grüezi "du"', yes: true, at: new Date(0) },
    deep: { er: { list: [1, undefined, { a: [{}] }], 'a name': 0.1 } },
    long: Array.from({ length: 1_201 }, (_, n) => ({ n })),
  };
  expect(await written(value)).toBe(JSON.stringify(value));
  expect(await written({ games: counting(3), none: counting(0) })).toBe(
    '{"games":[{"n":0},{"n":1},{"n":2}],"none":[]}',
  );
});
