import { expect, test } from 'vitest';
import { killDuringPasse } from './kill.ts';

test('SSC 7.03 the server killed in the middle of a Passe loses nothing that was confirmed and doubles nothing (small version)', async () => {
  const figures = await killDuringPasse(2);
  expect(figures).toMatchObject({ kills: 2, lost: 0, doubled: 0 });
  expect(figures.acknowledged).toBe(16);
}, 180_000);
