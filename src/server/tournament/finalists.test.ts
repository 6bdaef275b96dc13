import { afterAll, beforeAll, expect, test } from 'vitest';
import { zurichInstant } from '../../kit/time.ts';
import { type ChampionshipTest, openChampionshipTest } from '../testing/championship.ts';
import { entered, takeUp } from '../testing/invitations.ts';
import { FORM, signInAs } from '../testing/people.ts';
import type { Caller } from '../testing/server.ts';

let t: ChampionshipTest;
let director: Caller;
beforeAll(async () => {
  t = await openChampionshipTest(zurichInstant('2024-11-05T10:00'));
  director = (await signInAs(t.server, 'director', 'ida@example.ch')).caller;
});
afterAll(() => t.server.stop());

/** A place in the final that needs no semi-final: a wild card, proposed, approved, confirmed. SSC 7.02 */
async function finalist(consents: readonly string[]) {
  const caller = await t.newPerson({ consents });
  const { number } = (await t.asks(caller, '/api/editions/small/entry', { acceptsRules: true })).body;
  await t.office({ type: 'proposeWildCard', number, reason: 'Radio' });
  const { edition } = (await (await t.staff()).get('/api/editions/small/office')).body;
  const { id } = edition.proposals.at(-1);
  await t.office({ type: 'decideProposal', id, approve: true }, 'small', await t.staff('beat'));
  const answer = await t.asks(caller, '/api/editions/small/place', { answer: 'confirm' });
  expect(answer.status, answer.text).toBe(200);
  return caller;
}

async function evening() {
  const asked = { title: 'Final', place: 'Bern', day: '2024-11-16', regulation: { base: 'ssc' } };
  const { id, key } = await entered(t.server.address, (await t.asks(director, '/api/tournaments', asked)).body);
  const view = async () => (await t.server.caller(key).get(`/api/tournaments/${id}/view`)).body.view;
  const take = (edition: string, code = key) =>
    t.asks(t.server.caller(code), `/api/tournaments/${id}/finalists`, { edition });
  return { id, key, view, take };
}

test('SSC 7.02, SSC 8.03: the finalists come over from the edition, each once, with where the place comes from and who wants no pictures', async () => {
  const shy = await finalist(['publication']);
  await finalist(['publication', 'image']);
  await t.entrant(); // entered, but without a place
  const { view, take } = await evening();
  expect((await take('nothing')).body).toMatchObject({ code: 'no-such-edition' });
  const taken = await take('small');
  expect(taken.body, taken.text).toMatchObject({ numbers: [1, 2] });
  expect((await view()).people).toMatchObject([
    { number: 1, origin: 'wild-card', presence: 'expected', noPhoto: true },
    { number: 2, origin: 'wild-card', presence: 'expected', noPhoto: false },
  ]);
  // Asked a second time: only who has confirmed since.
  expect((await take('small')).body).toMatchObject({ code: 'no-new-finalists', article: 'SSC 7.02' });
  await finalist([]);
  expect((await take('small')).body).toMatchObject({ numbers: [3] });
  expect((await shy.get('/api/me/export')).status).toBe(200);
});

test('SSC 7.02 only the director takes the finalists over', async () => {
  const { id, key, take } = await evening();
  await t.asks(t.server.caller(key), `/api/tournaments/${id}/staff`, { name: 'Rita', role: 'supervisor' });
  const { staff } = (await t.server.caller(key).get(`/api/tournaments/${id}/view`)).body;
  expect((await take('small', await takeUp(t.server.address, id, staff[1].key))).status).toBe(403);
  expect((await take('small', 'nonsense')).status).toBe(409);
});

test('a person’s export holds their evenings; deleting the account takes the name off the list and leaves the number', async () => {
  const caller = await finalist(['publication']);
  const { id, view, take } = await evening();
  await take('small');
  const before = await view();
  const { number, name } = before.people.at(-1);
  const { subjects } = JSON.parse((await caller.get('/api/me/export')).text);
  expect(subjects.tournaments.evenings).toMatchObject([{ tournament: id, title: 'Final', number, name, passen: [] }]);
  expect(subjects.tournaments.directed).toEqual([]);
  const gone = await caller.post('/api/me/deletion', { sure: true, password: FORM.password });
  expect(gone.status, gone.text).toBe(200);
  const after = await view();
  expect(after.people).toHaveLength(before.people.length);
  expect(after.people.at(-1)).toMatchObject({ number, name: `Nr. ${number}`, town: '' });
  const { rows } = await t.server.store.pool.query(
    'select 1 from tournament_people where name = $1 and tournament = $2',
    [name, id],
  );
  expect(rows).toHaveLength(before.people.filter((each: { name: string }) => each.name === name).length - 1);
});

test('somebody without an account asks at the desk: name, town and year go, the number and the results stay', async () => {
  const { id, key, view } = await evening();
  const post = (path: string, body: object, code = key) =>
    t.asks(t.server.caller(code), `/api/tournaments/${id}${path}`, body);
  const entry = { name: 'Zqname Zqfamilie', town: 'Zqdorf', yearOfBirth: 1951 };
  await post('/commands', { type: 'add-players', entries: [entry, { name: 'Vreni Odermatt' }] });
  expect((await post('/people/1/forget', {}, 'nonsense')).status).toBe(409);
  expect((await post('/people/1/forget', {})).status).toBe(200);
  expect((await view()).people).toMatchObject([
    { number: 1, name: 'Nr. 1', town: '', yearOfBirth: null },
    { number: 2, name: 'Vreni Odermatt' },
  ]);
  const { rows } = await t.server.store.pool.query('select body from events where stream like $1', [`%${id}%`]);
  expect(JSON.stringify(rows).toLowerCase()).not.toContain('zq');
});
