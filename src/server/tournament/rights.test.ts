import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { COMMAND_RIGHTS } from '../../tournament/evening/decide.ts';
import { EVENING_ROLES, type EveningRole, isEntitled, RIGHTS, type Right } from '../../tournament/evening/rights.ts';
import { IRREGULARITIES } from '../../tournament/ruling/irregularity.ts';
import { STEP_RIGHTS } from '../../tournament/sheet/decide.ts';
import type { EveningAsked, SheetAsked } from '../../tournament/wire.ts';
import type { Route } from '../http/route.ts';
import { takeUp } from '../testing/invitations.ts';
import { type Caller, startTestServer } from '../testing/server.ts';
import {
  as,
  drawAndStart,
  type Evening,
  evening,
  fresh,
  openDoor,
  playerKey,
  post,
  secretOf,
  server,
  signedIn,
  tableKey,
  viewOf,
} from './doorTesting.ts';
import { FOLLOWER, keyFor } from './keys.ts';
import { tournament } from './tournament.ts';

openDoor();

/** Everything that can be asked of an evening, each with the right it takes. Nobody of this number is on the list. */
const NOBODY = 99_999;
const COMMANDS: { readonly [Type in EveningAsked['type']]: Extract<EveningAsked, { type: Type }> } = {
  'change-regulation': { type: 'change-regulation', regulation: { base: 'ebh' } },
  'add-players': { type: 'add-players', entries: [{ name: 'Vreni', number: 1 }] },
  'change-player': { type: 'change-player', number: NOBODY, entry: {} },
  'keep-apart': { type: 'keep-apart', pair: [1, NOBODY], apart: true },
  pair: { type: 'pair', pair: [1, NOBODY], together: true },
  'check-in': { type: 'check-in', number: NOBODY },
  leave: { type: 'leave', number: NOBODY },
  'come-back': { type: 'come-back', number: NOBODY },
  'take-seat': { type: 'take-seat', passe: 9, leaver: 1, player: 2 },
  warn: { type: 'warn', number: NOBODY, reason: 'x' },
  exclude: { type: 'exclude', number: NOBODY, reason: 'x' },
  'withdraw-warning': { type: 'withdraw-warning', number: NOBODY, reason: 'x' },
  readmit: { type: 'readmit', number: NOBODY, reason: 'x' },
  'dismiss-proposal': { type: 'dismiss-proposal', number: NOBODY, reason: 'x' },
  reseat: {
    ...{ type: 'reseat', passe: 9, table: 1, reason: 'x' },
    teams: [
      [1, 2],
      [3, 4],
    ],
  },
  'give-bye': { type: 'give-bye', passe: 9, number: NOBODY },
  'call-director': { type: 'call-director', table: 1 },
  'answer-call': { type: 'answer-call', table: 1 },
  'cancel-draw': { type: 'cancel-draw', reason: 'x' },
  'start-passe': { type: 'start-passe', passe: 9 },
  'close-passe': { type: 'close-passe', passe: 9 },
  announce: { type: 'announce', text: 'hoi' },
  'set-prizes': { type: 'set-prizes', prizes: [] },
  award: { type: 'award', place: 1, player: NOBODY },
  'hand-over': { type: 'hand-over', place: 1, player: 1 },
  'take-back': { type: 'take-back', place: 1, player: 1, reason: 'x' },
  'enter-total': { type: 'enter-total', number: 1, total: 1 },
  'initial-total': { type: 'initial-total', number: NOBODY },
  'hand-in': { type: 'hand-in', number: NOBODY },
  publish: { type: 'publish' },
  finish: { type: 'finish' },
  reopen: { type: 'reopen', reason: '' },
  'remove-player': { type: 'remove-player', number: NOBODY },
  'share-results': { type: 'share-results', shared: false },
  'set-till': { type: 'set-till', fee: 0, costs: [], plan: { parts: [], stepRappen: 1 } },
  'pay-fee': { type: 'pay-fee', number: NOBODY, rappen: 1 },
  'repay-fee': { type: 'repay-fee', number: NOBODY },
  'set-registration': { type: 'set-registration', isOpen: false, places: null },
};
const version = 77;
const STEPS: { readonly [Type in SheetAsked['type']]: Extract<SheetAsked, { type: Type }> } = {
  'elect-writer': { type: 'elect-writer', seat: 0, version },
  record: { type: 'record', game: 1, points: [100, 57], version },
  confirm: { type: 'confirm', seat: 0, version },
  object: { type: 'object', seat: 0, version },
  sign: { type: 'sign', version },
  enter: { type: 'enter', totals: [1, 2], version },
  return: { type: 'return', reason: 'x', version },
  visa: { type: 'visa', version },
  correct: { type: 'correct', points: [1, 2], reason: 'x', version },
  'confirm-correction': { type: 'confirm-correction', version },
  'drop-correction': { type: 'drop-correction', version },
  repeat: { type: 'repeat', reason: 'x', version },
  void: { type: 'void', reason: 'x', version },
  resume: { type: 'resume', reason: 'x', version },
  substitute: { type: 'substitute', seat: 0, player: NOBODY, version },
  abort: { type: 'abort', excluded: 0, version },
};

interface Try {
  readonly route: string;
  readonly right: Right;
  readonly path: string;
  readonly body?: unknown;
}
const get = (route: string, right: Right, path = route): Try => ({ route: `GET ${route}`, right, path });
const asks = (route: string, right: Right, body: unknown, path = route): Try => ({
  ...{ route: `POST ${route}`, right, body, path },
});
const ruling = { event: IRREGULARITIES[0], noticed: 'before', game: 1, offender: 0, version };
const TRIES: readonly Try[] = [
  get('/view', 'evening.see'),
  get('/news', 'evening.see'),
  get('/draws/:draw', 'draw.read', '/draws/passe-1'),
  get('/sheets/:passe', 'sheet.read', '/sheets/1'),
  get('/sheets/:passe/:table', 'sheet.read', '/sheets/1/1'),
  get('/log', 'log.read'),
  get('/lists/:what', 'list.read', '/lists/people'),
  get('/prints/:what', 'print.read', '/prints/ranking'),
  get('/address', 'print.read'),
  get('/backup', 'backup.read'),
  get('/saved', 'backup.read'),
  { route: 'PUT /saved', right: 'backup.read', path: '/saved', body: { folder: 'nowhere' } },
  get('/laptops', 'backup.read'),
  get('/follow', 'evening.follow', '/follow?from=0'),
  // One after the other, so that the evening stays here.
  asks('/moved', 'evening.handOver', { address: 'http://other:8080', entries: 0 }),
  { route: 'DELETE /moved', right: 'evening.handOver', path: '/moved' },
  get('/members', 'member.keep'),
  get('/results', 'results.read'),
  get('/results/:format', 'results.read', '/results/html'),
  get('/registration', 'people.register'),
  asks('/members', 'member.keep', { keep: [] }),
  asks('/registrations', 'people.register', { people: [{ name: 'Vreni', town: '' }] }),
  asks('/people', 'people.write', undefined),
  asks('/people/:number/forget', 'people.forget', {}, `/people/${NOBODY}/forget`),
  asks('/finalists', 'finalists.take', { edition: 'x' }),
  asks('/staff', 'staff.write', { name: 'Res', role: 'desk' }),
  // A wrong one would be turned away for what it is, not for who asks.
  asks('/invitations', 'invitation.use', { invitation: 'x', secret: 'x' }),
  asks('/draws', 'draw.run', { passen: [9], source: 'ceremony' }),
  asks('/draws/:draw', 'draw.run', {}, '/draws/passe-9'),
  asks('/sheets/:passe/:table/rulings', 'ruling.give', ruling, '/sheets/1/1/rulings'),
  ...Object.values(COMMANDS).map((body) => asks('/commands', COMMAND_RIGHTS[body.type], body)),
  ...Object.values(STEPS).map((body) =>
    asks('/sheets/:passe/:table/commands', STEP_RIGHTS[body.type], body, '/sheets/1/1/commands'),
  ),
];

/** Turned away at the door: no code, a wrong one, or one that may not. */
const isTurnedAway = ({ status, body }: { status: number; body?: { code?: string } }): boolean =>
  status === 401 || status === 403 || SHOWN_OUT.includes(body?.code ?? '');
const SHOWN_OUT = ['unknown-code', 'access-ended'];

const put = (caller: Caller, address: string, body: unknown) =>
  caller.send(address, {
    ...{ method: 'PUT', body: JSON.stringify(body) },
    headers: { 'content-type': 'application/json' },
  });

async function ask({ id }: Evening, { path, body, route }: Try, key: string | undefined) {
  const address = `/api/tournaments/${id}${path}`;
  const caller = server.caller(key);
  if (route.startsWith('PUT')) return put(caller, address, body);
  if (route.startsWith('DELETE')) return caller.send(address, { method: 'DELETE' });
  if (route.startsWith('GET')) return caller.get(address);
  if (body !== undefined) return caller.post(address, body, { 'idempotency-key': fresh() });
  const headers = { 'content-type': 'text/csv', 'idempotency-key': fresh() };
  return caller.send(address, { method: 'POST', body: '', headers });
}

async function codesOf(e: Evening): Promise<Readonly<Record<EveningRole, string | undefined>>> {
  for (const role of ['desk', 'supervisor'] as const) await post(as(e.key), `/${e.id}/staff`, { name: role, role });
  const { staff } = await viewOf(e, e.key);
  const keyOf = (role: string): Promise<string> =>
    takeUp(server.address, e.id, staff.find((each: { role: string }) => each.role === role).key);
  return {
    ...{ director: e.key, desk: await keyOf('desk'), supervisor: await keyOf('supervisor') },
    ...{ wall: e.projector, laptop: keyFor(await secretOf(server, e.id), 'f', FOLLOWER), nobody: undefined },
    ...{ table: await tableKey(e, 1), player: await playerKey(e, 1) },
  };
}

test('SSC 7.05 (2), EBH 9: every request as every role of the evening does what the matrix says', async () => {
  const e = await evening(4);
  await drawAndStart(e, 1);
  const codes = await codesOf(e);
  const wrong: string[] = [];
  for (const each of TRIES)
    for (const role of EVENING_ROLES) {
      const isIn = !isTurnedAway(await ask(e, each, codes[role]));
      if (isIn !== isEntitled(role, each.right))
        wrong.push(`${each.route} ${JSON.stringify(each.body ?? '')} as ${role}: ${isIn ? 'let in' : 'turned away'}`);
    }
  expect(wrong).toEqual([]);
}, 120_000);

test('the director of another evening, and codes of it, open nothing here', async () => {
  server.clock.advance(60_000); // so many requests from one address take a minute
  const [here, there] = [await evening(4), await evening(4)];
  await drawAndStart(here, 1);
  await drawAndStart(there, 1);
  const wrong: string[] = [];
  for (const [role, code] of Object.entries(await codesOf(there)))
    for (const each of TRIES.filter(({ right }) => !isEntitled('nobody', right)))
      if (!isTurnedAway(await ask(here, each, code))) wrong.push(`${each.route} with the other ${role}'s code`);
  expect(wrong).toEqual([]);
}, 120_000);

test('no route of an evening is left out of the two tests above', async () => {
  let routes: readonly Route[] = [];
  const server = await startTestServer({
    subjects: (services) => {
      const subject = tournament(services, async () => undefined);
      routes = subject.routes ?? [];
      return [signedIn, subject];
    },
  });
  await server.stop();
  const inEvening = routes
    .filter(({ url }) => url.startsWith('/api/tournaments/:id/'))
    .map(({ method, url }) => `${method} ${url.slice('/api/tournaments/:id'.length)}`);
  expect([...new Set(TRIES.map(({ route }) => route))].sort()).toEqual(inEvening.sort());
});

test('docs/decisions/rights-evening.md shows the matrix as it is', () => {
  const doc = readFileSync(join(import.meta.dirname, '../../../docs/decisions/rights-evening.md'), 'utf8');
  const head = [`| right | ${EVENING_ROLES.join(' | ')} |`, `|---|${EVENING_ROLES.map(() => '---|').join('')}`];
  const rows = (Object.keys(RIGHTS) as Right[]).map(
    (right) => `| ${right} | ${EVENING_ROLES.map((role) => (isEntitled(role, right) ? 'x' : '')).join(' | ')} |`,
  );
  expect(doc.split('\n').filter((line) => line.startsWith('|'))).toEqual([...head, ...rows]);
});
