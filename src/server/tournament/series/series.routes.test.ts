import { afterAll, beforeAll, expect, test } from 'vitest';
import { DECK } from '../../../schieber/card.ts';
import { entered } from '../../testing/invitations.ts';
import { signInAs } from '../../testing/people.ts';
import { type Caller, startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let director: Caller;
let keys = 0;
beforeAll(async () => {
  server = await startTestServer();
  director = (await signInAs(server, 'director')).caller;
});
afterAll(() => server.stop());

const once = () => ({ 'idempotency-key': `series${++keys}` });

/** An evening of one Passe: the side of Anna has so many of 628 points. */
async function played(day: string, points: number): Promise<string> {
  const regulation = { base: 'ebh', passen: 1, gamesPerPasse: 4, personalSheet: 'supervisor' };
  const plan = { title: 'Jass', place: '', day, regulation };
  const { id, key } = await entered(server.address, (await director.post('/api/tournaments', plan, once())).body);
  const post = (path: string, body: object) => server.caller(key).post(`/api/tournaments/${id}${path}`, body, once());
  const entries = ['Anna', 'Beat', 'Carla', 'Dino'].map((name) => ({ name, town: 'Stans' }));
  await post('/commands', { type: 'add-players', entries, present: true });
  await post('/draws', { passen: [1], source: 'ceremony' });
  await post('/draws/passe-1', { cards: DECK.slice(0, 9) });
  await post('/commands', { type: 'start-passe', passe: 1 });
  const { view } = (await server.caller(key).get(`/api/tournaments/${id}/view`)).body;
  const isFirst = [0, 2].some((seat) => view.tables[0].players[seat] === 1);
  const totals = isFirst ? [points, 628 - points] : [628 - points, points];
  await post('/sheets/1/1/commands', { type: 'enter', totals, version: 1 });
  await post('/sheets/1/1/commands', { type: 'visa', version: 2 });
  return id;
}

test('EBH 8: a series over three evenings counts the best two, is private until it is shared, and prints', async () => {
  const evenings = [await played('2024-03-01', 400), await played('2024-01-01', 300), await played('2024-02-01', 350)];
  const { id } = (await director.post('/api/series', { title: 'Jahresjass', best: 2 }, once())).body;
  const tell = (body: object) => director.post(`/api/series/${id}/commands`, body, once());
  for (const evening of evenings) await tell({ type: 'add-evening', evening });
  const view = (await director.get(`/api/series/${id}`)).body;
  expect(view.evenings.map(({ day }: { day: string }) => day)).toEqual(['2024-01-01', '2024-02-01', '2024-03-01']);
  const anna = () =>
    director
      .get(`/api/series/${id}`)
      .then(({ body }) => body.lines.find((each: { name: string }) => each.name === 'Anna'));
  expect(await anna()).toMatchObject({ total: 750, results: [{ counts: false }, { counts: true }, { counts: true }] });
  await tell({ type: 'strike', evening: evenings[0], number: 1, reason: 'verwechselt' });
  expect(await anna()).toMatchObject({ total: 650, results: [{}, {}, { counts: false, struck: 'verwechselt' }] });
  expect((await tell({ type: 'add-evening', evening: evenings[0]! })).body.code).toBe('evening-in-series');

  const anybody = server.caller();
  expect((await anybody.get(`/api/series/${id}`)).status).toBe(404);
  await tell({ type: 'share', shared: true });
  expect((await anybody.get(`/api/series/${id}`)).body).toMatchObject({ title: 'Jahresjass', isOwn: false });
  const paper = await fetch(`${server.address}/api/series/${id}/print?language=it`);
  expect([paper.status, (await paper.text()).slice(0, 5)]).toEqual([200, '%PDF-']);

  const organiser = (await signInAs(server, 'organiser')).caller;
  expect((await organiser.post(`/api/series/${id}/commands`, { type: 'share', shared: false }, once())).status).toBe(
    404,
  );
});
