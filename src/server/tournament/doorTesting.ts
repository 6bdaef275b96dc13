import { afterAll, beforeAll, expect } from 'vitest';
import { invariant } from '../../kit/absurd.ts';
import { chanceFromText, shuffle } from '../../kit/chance.ts';
import { DECK } from '../../schieber/card.ts';
import type { Actor } from '../http/actor.ts';
import type { Subject } from '../subject.ts';
import { entered, takeUp } from '../testing/invitations.ts';
import { type Caller, startTestServer, type TestServer } from '../testing/server.ts';
import { keyFor, keySecret } from './keys.ts';
import { tournament } from './tournament.ts';

/** Who is signed in: the people's subject has its own tests; here a cookie says the role. */
export const signedIn: Subject = {
  name: 'signed-in',
  identify: async (request) => {
    const role = /role=(\w+)/.exec(request.headers.cookie ?? '')?.[1];
    return role === undefined ? undefined : ({ kind: 'person', id: `the-${role}`, roles: [role] } as Actor);
  },
};

export let server: TestServer;
export let director: Caller;
let keys = 0;
/** A key that was never used before. */
export const fresh = (): string => `k${++keys}`;
/** One server for a test file. */
export const openDoor = (): void => {
  beforeAll(async () => {
    server = await startTestServer({ subjects: (services) => [signedIn, tournament(services, async () => undefined)] });
    director = server.caller();
    director.cookie = 'role=director';
  });
  afterAll(() => server.stop());
};

export const post = (caller: Caller, path: string, body: unknown, key = fresh()) =>
  caller.post(`/api/tournaments${path}`, body, { 'idempotency-key': key });
export const anybody = () => server.caller();
/** Whoever holds a code. */
export const as = (code: string) => server.caller(code);

export interface Evening {
  id: string;
  /** The director's device. */
  key: string;
  projector: string;
}

export async function evening(
  players: number,
  regulation: object = { base: 'ebh', passen: 2, gamesPerPasse: 4, flatRate: 300 },
): Promise<Evening> {
  const made = await post(director, '', {
    title: 'Hüttenjass',
    place: 'Buchberghaus',
    day: '2024-11-16',
    director: 'Ida Lustenberger',
    regulation,
  });
  expect(made.status).toBe(200);
  const { id, key, projector } = await entered(server.address, made.body);
  const list = [
    'Name;Ort;Karten',
    ...Array.from({ length: players }, (_, i) => `Jasser ${i + 1};Stans;${i % 3 === 0 ? 'f' : 'd'}`),
  ].join('\n');
  const added = await as(key).send(`/api/tournaments/${id}/people?present=true`, {
    method: 'POST',
    body: list,
    headers: { 'content-type': 'text/csv', 'idempotency-key': `list-${id}` },
  });
  expect(added.status).toBe(200);
  return { id, key, projector };
}

export async function drawAndStart({ id, key }: Evening, passe: number, more: object = {}): Promise<void> {
  const announced = await post(as(key), `/${id}/draws`, { passen: [passe], source: 'ceremony', ...more });
  expect(announced.status, announced.text).toBe(200);
  const view = (await as(key).get(`/api/tournaments/${id}/view`)).body;
  const cards = shuffle(DECK, chanceFromText(`${id}/${passe}`)('deck'));
  const drawn = await post(as(key), `/${id}/draws/${view.view.announced.id}`, { cards });
  expect(drawn.status, drawn.text).toBe(200);
  const started = await post(as(key), `/${id}/commands`, { type: 'start-passe', passe });
  expect(started.status, started.text).toBe(200);
}

export const viewOf = async ({ id }: Evening, key: string) => (await as(key).get(`/api/tournaments/${id}/view`)).body;

/** From what the codes of an evening are made. */
export async function secretOf({ store, services }: TestServer, id: string): Promise<Buffer> {
  const { rows } = await store.pool.query<{ secret: Buffer }>('select secret from tournaments where id = $1', [id]);
  const secret = services.sealing.open(rows[0]!.secret, keySecret(id));
  invariant(secret, 'sealed with the key of the tests');
  return secret;
}

/** The codes that stand on the tables; the desk prints them, the test asks the server's own hand. */
export async function tableKey({ id }: Evening, table: number): Promise<string> {
  return keyFor(await secretOf(server, id), 't', table);
}
export async function playerKey({ id }: Evening, player: number): Promise<string> {
  return keyFor(await secretOf(server, id), 'p', player);
}

export async function playTable(e: Evening, passe: number, table: number, supervisor: string): Promise<void> {
  const code = await tableKey(e, table);
  const write = async (body: object) => {
    const { sheet } = await viewOf(e, code);
    const told = await post(as(code), `/${e.id}/sheets/${passe}/${table}/commands`, {
      ...body,
      version: sheet.version,
    });
    expect(told.status, told.text).toBe(200);
  };
  await write({ type: 'elect-writer', seat: 0 });
  for (let game = 1; game <= 4; game++) await write({ type: 'record', game, points: [100 + table, 57 - table] });
  await write({ type: 'confirm', seat: 0 });
  await write({ type: 'confirm', seat: 1 });
  const { sheet } = await viewOf(e, code);
  const visa = await post(as(supervisor), `/${e.id}/sheets/${passe}/${table}/commands`, {
    type: 'visa',
    version: sheet.version,
  });
  expect(visa.status, visa.text).toBe(200);
}

export async function supervisorOf({ id, key }: Evening, name = 'Rita Amstutz', player?: number): Promise<string> {
  const { body } = await post(as(key), `/${id}/staff`, {
    name,
    role: 'supervisor',
    ...(player ? { player } : {}),
  });
  const view = await viewOf({ id, key, projector: '' }, key);
  const { key: invitation } = view.staff.find((each: { staff: number }) => each.staff === body.staff);
  return takeUp(server.address, id, invitation);
}
