import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLedger } from '../ledger/check.ts';
import { register } from '../testing/people.ts';
import { startTestServer } from '../testing/server.ts';

const PATHS = [
  '/api/big21/promises',
  '/api/big21/games',
  '/api/big21/games/00000000-0000-0000-0000-000000000000/commands',
  '/api/big21/games/x/commands',
  '/api/wallet/acceptance',
  '/api/wallet/exclusion',
  '/api/wallet/deposits',
  '/api/wallet/payouts',
  '/api/wallet/closing',
  '/api/desk/accounts/x/deposits',
  '/api/big21/terms',
  '/api/big21/terms/approval',
  '/api/big21/models',
];
const ODD = [0, -1, 1.5, 1e21, null, '', '1', 'constructor', '__proto__', [], {}, true, '\u0000', '\ud800', 10 ** 15];
const FIELDS = [
  'type',
  'pile',
  'stake',
  'purse',
  'amount',
  'days',
  'rules',
  'conditions',
  'commitment',
  'clientSeed',
  'guess',
  'id',
];

test('whatever is sent to the doors of Big21, the answer is a refusal or a result, never a failure, and no money appears', async () => {
  const server = await startTestServer();
  const person = server.caller();
  await register(server, person);
  let keys = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...PATHS),
      fc.dictionary(fc.constantFrom(...FIELDS), fc.oneof(fc.constantFrom(...ODD), fc.jsonValue({ maxDepth: 2 }))),
      async (path, body) => {
        const answer = await person.post(path, body, { 'idempotency-key': `fuzz-${++keys}` });
        expect(answer.status, `${path} ${JSON.stringify(body)} ${answer.text}`).toBeLessThan(500);
        expect(answer.text).not.toMatch(/\.ts:\d+|\.js:\d+/);
      },
    ),
    { numRuns: 250 },
  );
  expect(await checkLedger(server.store.db)).toMatchObject({ ok: true, sum: '0' });
  await server.stop();
});
