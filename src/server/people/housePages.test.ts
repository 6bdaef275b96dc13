import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { textIn } from '../../people/housePage.ts';
import { signInAs } from '../testing/people.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('the organiser writes imprint and privacy notice; everybody reads the newest, in the own language or the first', async () => {
  const { caller } = await signInAs(server, 'organiser');
  const anybody = server.caller();
  const write = (by: typeof anybody, page: string, texts: object) =>
    by.send(`/api/pages/${page}`, {
      ...{ method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ texts }) },
    });
  expect((await anybody.get('/api/pages/imprint')).body).toEqual({ texts: [], changedAt: null });
  const texts = [
    { language: 'de', text: '# Verein\n\nKontakt: buero@example.ch' },
    { language: 'fr', text: '# Association' },
  ];
  expect((await write(caller, 'imprint', texts)).status).toBe(200);
  expect((await write(caller, 'imprint', texts.slice(0, 1))).status).toBe(200);
  const { body } = await anybody.get('/api/pages/imprint');
  expect(body.texts).toEqual(texts.slice(0, 1));
  expect(textIn(body, 'it')?.language).toBe('de');
  expect((await anybody.get('/api/pages/privacy')).body.texts).toEqual([]);
  expect((await write(anybody, 'imprint', texts)).status).toBe(401);
  expect((await write(caller, 'prices', texts)).status).toBe(400);
  // Of what was written before nothing is read for whoever asks.
  const read = vi.spyOn(server.store, 'read');
  expect((await anybody.get('/api/pages/imprint')).body).toEqual(body);
  expect(read).not.toHaveBeenCalled();
});
