import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_MODEL } from '../../big21/model.ts';
import { PUBLISHED } from '../../big21/odds/published.ts';
import { verifyBig21 } from '../../big21/record.ts';
import { terms } from '../../big21/terms.ts';
import { DAY } from '../../kit/time.ts';
import { signInAs } from '../testing/people.ts';
import { startTestServer, type TestServer, testClock } from '../testing/server.ts';

let server: TestServer;
const clock = testClock();
let keys = 0;
const key = () => ({ 'idempotency-key': `own-model-${++keys}` });
beforeAll(async () => {
  server = await startTestServer({ clock });
});
afterAll(() => server.stop());

test('B21 3.2 odds of the house: weights, then their certificate, then announced by two, then played and verified', async () => {
  const { caller } = await signInAs(server, 'organiser', 'haus@example.ch');
  const { caller: second } = await signInAs(server, 'organiser', 'zweite@example.ch');
  const weights = { ...DEFAULT_MODEL, name: 'haus', version: 1 };
  expect((await caller.post('/api/big21/models', { ...weights, free: [0.5, 0.5, 0, 0, 0] }, key())).status).toBe(400);
  expect((await caller.post('/api/big21/models', weights, key())).body.models).toMatchObject([
    { id: 'haus.1', odds: null },
  ]);
  const change = { model: 'haus.1', from: clock.now() + 11 * DAY, content: { de: 'Eigene Chancen.' } };
  expect((await caller.post('/api/big21/terms', change, key())).body.code).toBe('unknown-model');
  expect((await caller.get('/api/big21/certificates/haus.1')).status).toBe(404);

  // What the thread answers after a minute of computing; `npm run long big21.certificates` computes every figure.
  await server.store.perform(terms, {
    ...{
      stream: 'terms:big21',
      actor: 'system',
      at: clock.now(),
      facts: () => ({ published: [] }),
      answer: () => ({}),
    },
    command: { type: 'certify', proof: { ...PUBLISHED['R.1']!, model: 'haus.1', weights } },
  });
  const { proof } = (await caller.get('/api/big21/certificates/haus.1')).body;
  expect(proof.weights).toEqual(weights);
  expect((await caller.post('/api/big21/terms', change, key())).status).toBe(200);
  expect((await second.post('/api/big21/terms/approval', {}, key())).status).toBe(200);
  clock.advance(11 * DAY);
  expect((await caller.get('/api/big21')).body.model).toBe('haus.1');

  const guest = server.caller();
  await guest.post('/api/guests', {});
  const { commitment } = (await guest.post('/api/big21/promises', {})).body;
  const start = { purse: 'practice', stake: 100, commitment, clientSeed: '00'.repeat(16) };
  const { id, version, model } = (await guest.post('/api/big21/games', start, key())).body;
  expect(model).toBe('haus.1');
  await guest.post(`/api/big21/games/${id}/commands`, { type: 'stop', version }, key());
  const record = (await guest.get(`/api/big21/games/${id}/record`)).body;
  expect(record.model).toEqual(weights);
  expect(verifyBig21(record).ok).toBe(true);
});
