import { expect, test } from 'vitest';
import { killBig21 } from './killing.ts';

test('kill -9 twice while four people play Big21 for money: nothing lost, nothing paid twice, the same cards afterwards', async () => {
  const figure = await killBig21(2, 'small');
  expect(figure).toMatchObject({ lost: 0, doubled: 0, unverified: 0, odd: {}, duringPlay: 2, ledger: { ok: true } });
  expect(figure.acknowledged).toBeGreaterThan(0);
}, 180_000);
