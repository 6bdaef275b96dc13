import { expect, test } from 'vitest';
import { races } from '../../../test/big21/races.ts';

test('B21 4.2, B21 10.2, B21 23, M6 64 at once: every limit is exact, every game is paid once, and no stake begins after an exclusion', async () => {
  expect(await races(7)).toMatchObject({
    wrong: { lastFranc: 0, lastParticipation: 0, lossLimit: 0, payout: 0, exclusion: 0 },
    ledger: { ok: true },
  });
});
