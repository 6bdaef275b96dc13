import { expect, test } from 'vitest';
import { races } from '../../../test/big21/races.ts';

test('B21 4.2, B21 10.2, B21 23 64 at once, eight rounds: every limit is exact and every game is paid once', async () => {
  expect(await races(8)).toMatchObject({
    wrong: { lastFranc: 0, lastParticipation: 0, lossLimit: 0, payout: 0 },
    ledger: { ok: true },
  });
});
