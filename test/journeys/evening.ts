import { invariant } from '../../src/kit/absurd.ts';
import { chanceFromText, shuffle } from '../../src/kit/chance.ts';
import { DECK } from '../../src/schieber/card.ts';
import { entered, takeUp } from '../../src/server/testing/invitations.ts';
import { signInAs } from '../../src/server/testing/people.ts';
import type { Caller, TestServer } from '../../src/server/testing/server.ts';
import { secretOf } from '../../src/server/tournament/doorTesting.ts';
import { keyFor } from '../../src/server/tournament/keys.ts';
import { invitationNumber } from '../../src/tournament/evening/helpers.ts';

const TABS = ['board', 'draw', 'people', 'till', 'ranking', 'rules', 'print', 'log'];

/** An evening of eight in its first Passe, and the addresses of everybody there: desk, wall, table, player, supervisor. */
export async function eveningUnderWay(server: TestServer): Promise<{ hall: readonly string[]; wall: string }> {
  const director = (await signInAs(server, 'director', 'ida@example.ch')).caller;
  const regulation = { base: 'ebh', passen: 2, gamesPerPasse: 4, flatRate: 300 };
  const made = await told(director, '/api/tournaments', {
    ...{ title: 'Hüttenjass', place: 'Buchberghaus', day: '2024-11-16', director: 'Ida Lustenberger', regulation },
  });
  const { id, key, projector } = await entered(server.address, made);
  const at = (path: string) => `/api/tournaments/${id}${path}`;
  const desk = server.caller(key);
  await desk.send(`${at('/people')}?present=true`, {
    method: 'POST',
    body: ['Name;Ort', ...Array.from({ length: 8 }, (_, i) => `Maria-Magdalena Zumbrunnen ${i + 1};Stans`)].join('\n'),
    headers: { 'content-type': 'text/csv', 'idempotency-key': `list-${id}` },
  });
  await told(desk, at('/draws'), { passen: [1], source: 'ceremony' });
  const { view } = (await desk.get(at('/view'))).body;
  const cards = shuffle(DECK, chanceFromText('evening')('deck'));
  await told(desk, at(`/draws/${view.announced.id}`), { cards });
  await told(desk, at('/commands'), { type: 'start-passe', passe: 1 });
  const { staff } = await told(desk, at('/staff'), { name: 'Rita Amstutz', role: 'supervisor' });
  const secret = await secretOf(server, id);
  const series = (await told(director, '/api/series', { title: 'Jahresmeisterschaft', best: null })).id;
  await told(director, `/api/series/${series}/commands`, { type: 'add-evening', evening: id });
  const rita = await takeUp(server.address, id, keyFor(secret, 'i', invitationNumber(staff, 1)));
  const codes = [keyFor(secret, 't', 1), keyFor(secret, 'p', 1), rita];
  const hall = [
    ...TABS.map((tab) => `/t/${id}/${key}?tab=${tab}`),
    ...codes.map((code) => `/t/${id}/${code}`),
    ...[`/evening/${id}/results`, `/evening/${id}/register`, `/series/${series}`],
  ];
  return { hall, wall: `/t/${id}/${projector}` };
}

let keys = 0;

/** A command that is taken. */
async function told(caller: Caller, path: string, body: object) {
  const answer = await caller.post(path, body, { 'idempotency-key': `evening-${++keys}` });
  invariant(answer.status === 200, `${path}: ${answer.text}`);
  return answer.body;
}
