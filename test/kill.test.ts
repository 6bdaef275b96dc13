import { expect, test } from 'vitest';
import { forget, killWhilePlaying } from './load/killing.ts';

test('kill -9 of the server and of every PostgreSQL process loses no acknowledged card and doubles none (small version)', async () => {
  const figures = await killWhilePlaying({ kills: 3, clients: 6, openMatches: 10, seed: 'small' });
  forget(figures.dataDir);
  expect(figures).toMatchObject({ kills: 3, lost: 0, doubled: 0, changedHands: 0, unverified: 0 });
  expect(figures.acknowledged).toBeGreaterThan(0);
});
