import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chanceFromText, shuffle } from '../../kit/chance.ts';
import { DECK } from '../../schieber/card.ts';
import { TOURNAMENT_LOT_KINDS } from '../../tournament/lotKinds.ts';
import { verifyLot } from '../../tournament/verifyLot.ts';
import type { Actor } from '../http/actor.ts';
import type { Subject } from '../subject.ts';
import { type Caller, startTestServer, type TestServer } from '../testing/server.ts';
import { toXlsx } from './lists.ts';
import { tournament } from './tournament.ts';

/** Who is signed in: the people's subject has its own tests; here a cookie says the role. */
const signedIn: Subject = {
  name: 'signed-in',
  identify: async (request) => {
    const role = /role=(\w+)/.exec(request.headers.cookie ?? '')?.[1];
    return role === undefined ? undefined : ({ kind: 'person', id: `the-${role}`, roles: [role] } as Actor);
  },
};

let server: TestServer;
let director: Caller;
let keys = 0;
beforeAll(async () => {
  server = await startTestServer({ subjects: (services) => [signedIn, tournament(services)] });
  director = server.caller();
  director.cookie = 'role=director';
});
afterAll(() => server.stop());

const post = (caller: Caller, path: string, body: unknown, key = `k${++keys}`) =>
  caller.post(`/api/tournaments${path}`, body, { 'idempotency-key': key });
const anybody = () => server.caller();

interface Evening {
  id: string;
  key: string;
  projector: string;
}

async function evening(
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
  const { id, key, projector } = made.body as Evening;
  const list = [
    'Name;Ort;Karten',
    ...Array.from({ length: players }, (_, i) => `Jasser ${i + 1};Stans;${i % 3 === 0 ? 'f' : 'd'}`),
  ].join('\n');
  const added = await anybody().send(`/api/tournaments/${id}/people?key=${key}&present=true`, {
    method: 'POST',
    body: list,
    headers: { 'content-type': 'text/csv', 'idempotency-key': `list-${id}` },
  });
  expect(added.status).toBe(200);
  return { id, key, projector };
}

async function drawAndStart({ id, key }: Evening, passe: number, more: object = {}): Promise<void> {
  const announced = await post(anybody(), `/${id}/draws?key=${key}`, { passen: [passe], source: 'ceremony', ...more });
  expect(announced.status, announced.text).toBe(200);
  const view = (await anybody().get(`/api/tournaments/${id}/view?key=${key}`)).body;
  const cards = shuffle(DECK, chanceFromText(`${id}/${passe}`)('deck'));
  const drawn = await post(anybody(), `/${id}/draws/${view.view.announced.id}?key=${key}`, { cards });
  expect(drawn.status, drawn.text).toBe(200);
  const started = await post(anybody(), `/${id}/commands?key=${key}`, { type: 'start-passe', passe });
  expect(started.status, started.text).toBe(200);
}

const viewOf = async ({ id }: Evening, key: string) =>
  (await anybody().get(`/api/tournaments/${id}/view?key=${key}`)).body;

/** The codes that stand on the tables; the desk prints them, the test asks the server's own hand. */
async function tableKey({ id }: Evening, table: number): Promise<string> {
  const { keyFor } = await import('./keys.ts');
  const row = await server.store.pool.query('select secret from tournaments where id = $1', [id]);
  return keyFor(row.rows[0].secret, 't', table);
}
async function playerKey({ id }: Evening, player: number): Promise<string> {
  const { keyFor } = await import('./keys.ts');
  const row = await server.store.pool.query('select secret from tournaments where id = $1', [id]);
  return keyFor(row.rows[0].secret, 'p', player);
}

async function playTable(e: Evening, passe: number, table: number, supervisor: string): Promise<void> {
  const code = await tableKey(e, table);
  const write = async (body: object) => {
    const { sheet } = await viewOf(e, code);
    const told = await post(anybody(), `/${e.id}/sheets/${passe}/${table}/commands?key=${code}`, {
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
  const visa = await post(anybody(), `/${e.id}/sheets/${passe}/${table}/commands?key=${supervisor}`, {
    type: 'visa',
    version: sheet.version,
  });
  expect(visa.status, visa.text).toBe(200);
}

async function supervisorOf({ id, key }: Evening, name = 'Rita Amstutz', player?: number): Promise<string> {
  const { body } = await post(anybody(), `/${id}/staff?key=${key}`, {
    name,
    role: 'supervisor',
    ...(player ? { player } : {}),
  });
  const view = await viewOf({ id, key, projector: '' }, key);
  return view.staff.find((each: { staff: number }) => each.staff === body.staff).key;
}

describe('an evening through the door', () => {
  test('EBH 1-8 list, draw, start, phone, confirmation, visa, ranking, projector: a whole Passe of eight', async () => {
    const e = await evening(8);
    const rita = await supervisorOf(e);
    await drawAndStart(e, 1);
    const waiting = await viewOf(e, e.key);
    expect(waiting.view.tables.map((table: { status: string }) => table.status)).toEqual(['waiting', 'waiting']);
    expect((await viewOf(e, e.projector)).view.ranking.every((line: { total: number }) => line.total === 0)).toBe(true);
    await playTable(e, 1, 1, rita);
    await playTable(e, 1, 2, rita);
    const projector = await viewOf(e, e.projector);
    expect(projector.view.ranking.map((line: { total: number }) => line.total)).toEqual([
      408, 408, 404, 404, 224, 224, 220, 220,
    ]);
    expect(projector.view.ranking[0].name).toMatch(/^Jasser/);
    expect(projector.view.tables).toEqual({ all: 2, visaed: 2 });
    const desk = await viewOf(e, e.key);
    expect(desk.view.tables[0].visa.who).toBe('Rita Amstutz');
    const draw = desk.view.passen[0].draw.id;
    const record = (await anybody().get(`/api/tournaments/${e.id}/draws/${draw}`)).body;
    expect(verifyLot(record, TOURNAMENT_LOT_KINDS).ok).toBe(true);
    const log = (await anybody().get(`/api/tournaments/${e.id}/log?key=${e.key}`)).body.entries;
    expect(log.filter((entry: { type: string }) => entry.type === 'visaed')).toHaveLength(2);
    const mine = await viewOf(e, await playerKey(e, 1));
    expect(mine.view).toMatchObject({ number: 1, name: 'Jasser 1', of: 8 });
    expect(mine.view.passen[0].points).toBeGreaterThan(200);
  });

  test('SSC 7.03, SSC 7.04: five Passen, the four best, three Passen at the final table, a champion', async () => {
    const e = await evening(8, { base: 'ssc', gamesPerPasse: 4, identityCheck: false });
    const rita = await supervisorOf(e);
    for (let passe = 1; passe <= 5; passe++) {
      await drawAndStart(e, passe);
      for (const table of [1, 2]) await playTable(e, passe, table, rita);
    }
    const early = await post(anybody(), `/${e.id}/commands?key=${e.key}`, { type: 'start-passe', passe: 6 });
    expect(early.body).toMatchObject({ code: 'passe-not-drawn' });
    await post(anybody(), `/${e.id}/draws?key=${e.key}`, { passen: [], source: 'ceremony', cards: null });
    const drawn = await post(anybody(), `/${e.id}/draws/final-table?key=${e.key}`, { cards: DECK });
    expect(drawn.status, drawn.text).toBe(200);
    for (const passe of [6, 7, 8]) {
      await post(anybody(), `/${e.id}/commands?key=${e.key}`, { type: 'start-passe', passe });
      await playTable(e, passe, 1, rita);
    }
    const { view } = await viewOf(e, e.projector);
    expect(view.final.passen.every((each: { rows: unknown[] }) => each.rows.length === 4)).toBe(true);
    const points = view.ranking.slice(0, 4).map((line: { final: { points: number } }) => line.final.points);
    expect(points.reduce((sum: number, each: number) => sum + each, 0)).toBe(3 * 628 * 2);
    expect([...points].sort((a: number, b: number) => b - a)).toEqual(points);
    const finished = await post(anybody(), `/${e.id}/commands?key=${e.key}`, { type: 'finish' });
    expect(finished.status).toBe(200);
  }, 60_000);
});

describe('exactly one wins, the other is told', () => {
  test('two writers write the same game at the same moment', async () => {
    const e = await evening(4);
    await drawAndStart(e, 1);
    const code = await tableKey(e, 1);
    const path = `/${e.id}/sheets/1/1/commands?key=${code}`;
    await post(anybody(), path, { type: 'elect-writer', seat: 0, version: 1 });
    const answers = await Promise.all(
      [75, 80].map((points) =>
        post(anybody(), path, { type: 'record', game: 1, points: [points, 157 - points], version: 2 }),
      ),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    expect(answers.find((answer) => answer.status === 409)!.body).toMatchObject({
      code: 'changed-meanwhile',
      facts: { version: 3 },
    });
  });

  test('two desks start the same Passe; two supervisors initial the same sheet', async () => {
    const e = await evening(4);
    const [rita, balz] = [await supervisorOf(e, 'Rita'), await supervisorOf(e, 'Balz')];
    await post(anybody(), `/${e.id}/draws?key=${e.key}`, { passen: [1], source: 'ceremony' });
    await post(anybody(), `/${e.id}/draws/passe-1?key=${e.key}`, { cards: DECK.slice(0, 9) });
    const starts = await Promise.all(
      [1, 2].map(() => post(anybody(), `/${e.id}/commands?key=${e.key}`, { type: 'start-passe', passe: 1 })),
    );
    expect(starts.map((answer) => answer.status).sort()).toEqual([200, 409]);
    expect(starts.find((answer) => answer.status === 409)!.body).toMatchObject({
      code: 'already-started',
      article: 'EBH 2',
    });
    const sign = await post(anybody(), `/${e.id}/sheets/1/1/commands?key=${rita}`, {
      type: 'enter',
      totals: [300, 328],
      version: 1,
    });
    expect(sign.status, sign.text).toBe(200);
    const visas = await Promise.all(
      [rita, balz].map((key) =>
        post(anybody(), `/${e.id}/sheets/1/1/commands?key=${key}`, { type: 'visa', version: 2 }),
      ),
    );
    expect(visas.map((answer) => answer.status).sort()).toEqual([200, 409]);
    expect(visas.find((answer) => answer.status === 409)!.body).toMatchObject({ code: 'already-visaed' });
  });

  test('the same command sent twice happens once', async () => {
    const e = await evening(4);
    const walkIn = { type: 'add-players', entries: [{ name: 'Vreni', origin: 'walk-in' }], present: true };
    const [one, two] = [
      await post(anybody(), `/${e.id}/commands?key=${e.key}`, walkIn, 'same'),
      await post(anybody(), `/${e.id}/commands?key=${e.key}`, walkIn, 'same'),
    ];
    expect(one.text).toBe(two.text);
    expect((await viewOf(e, e.key)).view.people).toHaveLength(5);
  });
});

describe('bad input is refused with its paragraph', () => {
  test('156 and 158, 627 and 1883, a visa by the writer, a Passe not started, an unknown code', async () => {
    const e = await evening(4, { base: 'ssc', passen: 2, identityCheck: false });
    const rita = await supervisorOf(e);
    const code = await tableKey(e, 1);
    const early = await post(anybody(), `/${e.id}/sheets/1/1/commands?key=${code}`, {
      type: 'record',
      game: 1,
      points: [75, 82],
      version: 0,
    });
    expect(early.body).toMatchObject({ code: 'passe-not-started', article: 'SSC 7.03' });
    await drawAndStart(e, 1);
    const path = `/${e.id}/sheets/1/1/commands?key=${code}`;
    await post(anybody(), path, { type: 'elect-writer', seat: 0, version: 1 });
    for (const points of [
      [75, 81],
      [75, 83],
    ])
      expect((await post(anybody(), path, { type: 'record', game: 1, points, version: 2 })).body).toMatchObject({
        code: 'not-157',
        article: 'SSC 7.05 (1)',
      });
    expect(
      (
        await post(anybody(), `/${e.id}/sheets/1/1/commands?key=${rita}`, {
          type: 'enter',
          totals: [1000, 883],
          version: 2,
        })
      ).body,
    ).toMatchObject({ code: 'not-the-passe-total', article: 'SSC 7.05 (10)' });
    expect((await post(anybody(), path, { type: 'visa', version: 2 })).body).toMatchObject({
      code: 'supervisor-only',
      article: 'SSC 7.05 (2)',
    });
    const players = Object.values((await viewOf(e, code)).sheet.players) as number[];
    const playing = await supervisorOf(e, 'Edith', players[0]);
    await post(anybody(), `/${e.id}/sheets/1/1/commands?key=${rita}`, {
      type: 'enter',
      totals: [1000, 884],
      version: 2,
    });
    expect(
      (await post(anybody(), `/${e.id}/sheets/1/1/commands?key=${playing}`, { type: 'visa', version: 3 })).body,
    ).toMatchObject({ code: 'visa-by-player-of-the-table', article: 'SSC 7.03' });
    for (const wrong of ['t1-AAAAAAAAAAAAAAAA', 'nonsense', `${code}x`, 's9-AAAAAAAAAAAAAAAA', ''])
      expect([400, 409]).toContain((await anybody().get(`/api/tournaments/${e.id}/view?key=${wrong}`)).status);
    expect((await anybody().get(`/api/tournaments/${e.id}/view?key=t1-AAAAAAAAAAAAAAAA`)).body).toMatchObject({
      code: 'unknown-code',
      article: 'SSC 7.02',
    });
    expect((await anybody().get(`/api/tournaments/${e.id}/view`)).status).toBe(401);
    expect((await anybody().get('/api/tournaments/aaaaaaaa/view?key=x')).status).toBe(404);
    const other = await tableKey(e, 2);
    expect(
      (await post(anybody(), `/${e.id}/sheets/1/1/commands?key=${other}`, { type: 'sign', version: 3 })).body,
    ).toMatchObject({ code: 'unknown-code' });
  });

  test('a helper may not start, a player may not rule, a projector may only look', async () => {
    const e = await evening(4);
    const rita = await supervisorOf(e);
    const asks: [string, object][] = [
      [rita, { type: 'start-passe', passe: 1 }],
      [rita, { type: 'exclude', number: 1, reason: 'x' }],
      [await playerKey(e, 1), { type: 'leave', number: 2 }],
      [await playerKey(e, 1), { type: 'enter-total', number: 2, total: 1 }],
      [e.projector, { type: 'announce', text: 'hoi' }],
    ];
    for (const [key, body] of asks)
      expect((await post(anybody(), `/${e.id}/commands?key=${key}`, body)).status).toBe(403);
    expect(
      (await post(anybody(), '', { title: 'x', place: '', day: '2024-11-16', regulation: { base: 'ebh' } })).status,
    ).toBe(401);
  });

  test('lists: Excel, Latin-1, faulty lines named, nothing half taken over', async () => {
    const e = await evening(4);
    const send = (body: Buffer | string, type: string) =>
      anybody().send(`/api/tournaments/${e.id}/people?key=${e.key}`, {
        method: 'POST',
        body,
        headers: { 'content-type': type, 'idempotency-key': `l${++keys}` },
      });
    const xlsx = await toXlsx([
      ['Nr.', 'Name', 'Ort'],
      [77, 'Näf Lydia', 'Herisau'],
    ]);
    expect((await send(xlsx, 'application/octet-stream')).body).toMatchObject({ numbers: [77] });
    expect((await send(Buffer.from('Name;Ort\nLüthi Res;Trub', 'latin1'), 'text/csv')).status).toBe(200);
    const bad = await send('Nr;Name\n5;Anna\nx;Beat\n77;Carla', 'text/csv');
    expect(bad.body).toMatchObject({ code: 'bad-lines', facts: { faults: [{ line: 3, why: 'bad-number' }] } });
    expect((await send('Nr;Name\n77;Carla', 'text/csv')).body).toMatchObject({
      code: 'number-taken',
      article: 'EBH 1',
    });
    expect((await send(Buffer.from('PKnonsense'), 'application/octet-stream')).body).toMatchObject({
      code: 'file-not-readable',
    });
    const people = (await viewOf(e, e.key)).view.people;
    expect(people.map((p: { name: string }) => p.name)).toContain('Lüthi Res');
    expect(people).toHaveLength(6);
    const csv = await anybody().get(`/api/tournaments/${e.id}/lists/people?key=${e.key}&format=csv`);
    expect(csv.text).toContain('77;Näf Lydia;Herisau');
    expect((await anybody().get(`/api/tournaments/${e.id}/lists/ranking?key=${e.key}&format=xlsx`)).status).toBe(200);
  });
});

describe('rulings, corrections, dropouts', () => {
  test('EBH 5 a revoke noticed late: points and paragraph go on the sheet; EBH 6 a warning on the list', async () => {
    const e = await evening(4);
    const rita = await supervisorOf(e);
    await drawAndStart(e, 1);
    const path = `/${e.id}/sheets/1/1`;
    await post(anybody(), `${path}/commands?key=${rita}`, { type: 'elect-writer', seat: 0, version: 1 });
    const late = await post(anybody(), `${path}/rulings?key=${rita}`, {
      event: 'E8',
      noticed: 'turned',
      game: 1,
      offender: 1,
      trickNumber: 5,
      points: [121, 36],
      version: 2,
    });
    expect(late.status, late.text).toBe(200);
    const sheet = (await anybody().get(`/api/tournaments/${e.id}/sheets/1/1?key=${rita}`)).body;
    expect(sheet.rows[0].points).toEqual({ 0: 121, 1: 36 });
    expect(sheet.rulings).toEqual([{ game: 1, event: 'E8', article: 'EBH 5' }]);
    const bock = await post(anybody(), `${path}/rulings?key=${rita}`, {
      event: 'E16',
      noticed: 'open',
      game: 2,
      offender: 1,
      version: sheet.version,
    });
    expect(bock.status).toBe(200);
    const people = (await viewOf(e, e.key)).view.people;
    expect(people.find((p: { number: number }) => p.number === sheet.players[1]).warnings).toBe(1);
    const open = await post(anybody(), `${path}/rulings?key=${rita}`, {
      event: 'E3',
      noticed: 'end',
      variant: 'short',
      game: 2,
      offender: 1,
      version: sheet.version + 1,
    });
    expect(open.body).toMatchObject({ code: 'choice-needed', facts: { choices: ['stands', 'repeat'] } });
    const code = await tableKey(e, 1);
    expect(
      (
        await post(anybody(), `${path}/rulings?key=${code}`, {
          event: 'E16',
          noticed: 'open',
          game: 2,
          offender: 1,
          version: 9,
        })
      ).body,
    ).toMatchObject({ code: 'supervisor-only' });
  });

  test('G24 a correction with the second helper’s own code; G3 somebody leaves, the next Passe is drawn without him', async () => {
    const e = await evening(9);
    const [rita, balz] = [await supervisorOf(e, 'Rita'), await supervisorOf(e, 'Balz')];
    await drawAndStart(e, 1);
    await playTable(e, 1, 1, rita);
    await playTable(e, 1, 2, rita);
    const { version } = (await anybody().get(`/api/tournaments/${e.id}/sheets/1/1?key=${rita}`)).body;
    const path = `/${e.id}/sheets/1/1/commands?key=${rita}`;
    expect(
      (
        await post(anybody(), path, {
          type: 'correct',
          game: 1,
          points: [110, 47],
          reason: 'Übertrag',
          second: rita,
          version,
        })
      ).body,
    ).toMatchObject({ code: 'second-person-needed' });
    expect(
      (
        await post(anybody(), path, {
          type: 'correct',
          game: 1,
          points: [110, 47],
          reason: 'Übertrag',
          second: balz,
          version,
        })
      ).status,
    ).toBe(200);
    await post(anybody(), `/${e.id}/commands?key=${e.key}`, { type: 'leave', number: 3 });
    await drawAndStart(e, 2);
    const passen = (await viewOf(e, e.key)).view.passen;
    expect(passen[1].byes).toEqual([]);
    expect(passen[1].tables.flatMap((table: { players: object }) => Object.values(table.players))).not.toContain(3);
  });
});

test('a second laptop takes over from the file: the same codes, the same evening', async () => {
  const e = await evening(8);
  const rita = await supervisorOf(e);
  await drawAndStart(e, 1);
  await playTable(e, 1, 1, rita);
  const file = await anybody().get(`/api/tournaments/${e.id}/backup?key=${e.key}`);
  const other = await startTestServer({ subjects: (services) => [signedIn, tournament(services)] });
  try {
    const caller = other.caller();
    caller.cookie = 'role=director';
    const upload = (text: string) =>
      caller.send('/api/tournaments/restore', {
        method: 'POST',
        body: text,
        headers: { 'content-type': 'application/octet-stream' },
      });
    expect((await upload(file.text.replace('Jasser 1', 'Jasser X'))).body).toMatchObject({ code: 'file-not-readable' });
    expect((await upload(file.text)).body).toEqual({ id: e.id, key: e.key });
    expect((await upload(file.text)).body).toMatchObject({ code: 'evening-exists' });
    const here = await viewOf(e, e.key);
    const there = (await other.caller().get(`/api/tournaments/${e.id}/view?key=${e.key}`)).body;
    expect({ ...there, revision: 0 }).toEqual({ ...here, revision: 0 });
    const code = await tableKey(e, 2);
    expect((await other.caller().get(`/api/tournaments/${e.id}/view?key=${code}`)).body.sheet.table).toBe(2);
  } finally {
    await other.stop();
  }
});
