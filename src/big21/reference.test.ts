import { expect, test } from 'vitest';
import { compareWithReference } from '../../test/big21/compare.ts';

test('20,000 random commands: the rules and a reference written from the text never differ, and the ledger sums to 0', () => {
  expect(compareWithReference('small', 20_000)).toMatchObject({ differences: 0, negative: 0, sum: 0 });
});
