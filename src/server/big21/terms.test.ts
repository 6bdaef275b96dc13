import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_MODEL } from '../../big21/model.ts';
import { PUBLISHED } from '../../big21/odds/published.ts';
import { verifyBig21 } from '../../big21/record.ts';
import { terms } from '../../big21/terms.ts';
import { DAY } from '../../kit/time.ts';
import { lettersOf, register, signInAs } from '../testing/people.ts';
import { startTestServer, type TestServer, testClock } from '../testing/server.ts';

let server: TestServer;
const clock = testClock();
let keys = 0;
const key = () => ({ 'idempotency-key': `own-model-${++keys}` });
beforeAll(async () => {
  server = await startTestServer({ clock });
});
afterAll(() => server.stop());

test('B21 24.2 new rules need ten days of notice, two people and their content; then they must be accepted anew', async () => {
  const { caller } = await signInAs(server, 'organiser', 'leitung@example.ch');
  const { caller: director } = await signInAs(server, 'director', 'turnier@example.ch');
  await register(server, server.caller(), { email: 'spielt@example.ch' });
  const now = clock.now();
  const content = { de: 'Neu: Vier Stapel zahlen das Elffache.', fr: 'Quatre piles paient onze fois la mise.' };
  const change = {
    ...{ rules: '2024-12-01', from: now + 10 * DAY - 1, content },
    texts: { rules: { de: 'Art. 1 …' } },
  };
  expect((await caller.post('/api/big21/terms', change, key())).body).toMatchObject({
    code: 'notice-too-short',
    article: 'B21 24.2',
  });
  expect((await caller.post('/api/big21/terms', { ...change, from: change.from + 1 }, key())).status).toBe(200);
  expect((await caller.post('/api/big21/terms/approval', {}, key())).body.code).toBe('second-organiser-needed');
  expect((await director.get('/api/big21')).body.announced).toEqual([]); // nobody sees a proposal
  expect((await director.get('/api/big21/terms')).body.proposal).toMatchObject({ rules: '2024-12-01', content });
  expect((await director.post('/api/big21/terms/approval', {}, key())).status).toBe(200);
  expect((await director.get('/api/big21')).body.announced).toMatchObject([{ rules: '2024-12-01', content }]);
  await server.runJobs(); // the notices are written, then sent
  const letters = (await lettersOf(server)).filter(({ subject }) => subject === 'Neue Bestimmungen von Big21');
  const told = letters.map(({ to }) => to);
  expect(new Set(told).size).toBe(told.length);
  for (const person of ['leitung@example.ch', 'spielt@example.ch', 'turnier@example.ch'])
    expect(told).toContain(person);
  expect(letters[0]!.text.replace(/\s+/g, ' ')).toContain(content.de);
  expect((await caller.get('/api/ledger/check')).body).toMatchObject({ ok: true });
});

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
