import { describe, expect, test } from 'vitest';
import { bomb } from '../../../test/load/zip.ts';
import { DECK } from '../../schieber/card.ts';
import {
  anybody,
  as,
  drawAndStart,
  evening,
  fresh,
  openDoor,
  playerKey,
  post,
  server,
  supervisorOf,
  tableKey,
  viewOf,
} from './doorTesting.ts';
import { toXlsx } from './lists.ts';

openDoor();

describe('exactly one wins, the other is told', () => {
  test('two writers write the same game at the same moment', async () => {
    const e = await evening(4);
    await drawAndStart(e, 1);
    const code = await tableKey(e, 1);
    const path = `/${e.id}/sheets/1/1/commands`;
    await post(as(code), path, { type: 'elect-writer', seat: 0, version: 1 });
    const answers = await Promise.all(
      [75, 80].map((points) =>
        post(as(code), path, { type: 'record', game: 1, points: [points, 157 - points], version: 2 }),
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
    await post(as(e.key), `/${e.id}/draws`, { passen: [1], source: 'ceremony' });
    await post(as(e.key), `/${e.id}/draws/passe-1`, { cards: DECK.slice(0, 9) });
    const starts = await Promise.all(
      [1, 2].map(() => post(as(e.key), `/${e.id}/commands`, { type: 'start-passe', passe: 1 })),
    );
    expect(starts.map((answer) => answer.status).sort()).toEqual([200, 409]);
    expect(starts.find((answer) => answer.status === 409)!.body).toMatchObject({
      code: 'already-started',
      article: 'EBH 2',
    });
    const sign = await post(as(rita), `/${e.id}/sheets/1/1/commands`, {
      type: 'enter',
      totals: [300, 328],
      version: 1,
    });
    expect(sign.status, sign.text).toBe(200);
    const visas = await Promise.all(
      [rita, balz].map((key) => post(as(key), `/${e.id}/sheets/1/1/commands`, { type: 'visa', version: 2 })),
    );
    expect(visas.map((answer) => answer.status).sort()).toEqual([200, 409]);
    expect(visas.find((answer) => answer.status === 409)!.body).toMatchObject({ code: 'already-visaed' });
  });

  test('the same command sent twice happens once', async () => {
    const e = await evening(4);
    const walkIn = { type: 'add-players', entries: [{ name: 'Vreni', origin: 'walk-in' }], present: true };
    const [one, two] = [
      await post(as(e.key), `/${e.id}/commands`, walkIn, 'same'),
      await post(as(e.key), `/${e.id}/commands`, walkIn, 'same'),
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
    const early = await post(as(code), `/${e.id}/sheets/1/1/commands`, {
      type: 'record',
      game: 1,
      points: [75, 82],
      version: 0,
    });
    expect(early.body).toMatchObject({ code: 'passe-not-started', article: 'SSC 7.03' });
    await drawAndStart(e, 1);
    const path = `/${e.id}/sheets/1/1/commands`;
    await post(as(code), path, { type: 'elect-writer', seat: 0, version: 1 });
    for (const points of [
      [75, 81],
      [75, 83],
    ])
      expect((await post(as(code), path, { type: 'record', game: 1, points, version: 2 })).body).toMatchObject({
        code: 'not-157',
        article: 'SSC 7.05 (1)',
      });
    expect(
      (
        await post(as(rita), `/${e.id}/sheets/1/1/commands`, {
          type: 'enter',
          totals: [1000, 883],
          version: 2,
        })
      ).body,
    ).toMatchObject({ code: 'not-the-passe-total', article: 'SSC 7.05 (10)' });
    expect((await post(as(code), path, { type: 'visa', version: 2 })).body).toMatchObject({
      code: 'supervisor-only',
      article: 'SSC 7.05 (2)',
    });
    const players = Object.values((await viewOf(e, code)).sheet.players) as number[];
    const playing = await supervisorOf(e, 'Edith', players[0]);
    await post(as(rita), `/${e.id}/sheets/1/1/commands`, {
      type: 'enter',
      totals: [1000, 884],
      version: 2,
    });
    expect((await post(as(playing), `/${e.id}/sheets/1/1/commands`, { type: 'visa', version: 3 })).body).toMatchObject({
      code: 'visa-by-player-of-the-table',
      article: 'SSC 7.03',
    });
    for (const wrong of ['t1-AAAAAAAAAAAAAAAA', 'nonsense', `${code}x`, 's9-AAAAAAAAAAAAAAAA', ''])
      expect([400, 409]).toContain((await as(wrong).get(`/api/tournaments/${e.id}/view`)).status);
    expect((await as('t1-AAAAAAAAAAAAAAAA').get(`/api/tournaments/${e.id}/view`)).body).toMatchObject({
      code: 'unknown-code',
      article: 'SSC 7.02',
    });
    expect((await anybody().get(`/api/tournaments/${e.id}/view`)).status).toBe(401);
    expect((await as('x').get('/api/tournaments/aaaaaaaa/view')).status).toBe(404);
    const other = await tableKey(e, 2);
    expect(
      (await post(as(other), `/${e.id}/sheets/1/1/commands`, { type: 'confirm', seat: 0, version: 3 })).body,
    ).toMatchObject({ code: 'unknown-code' });
  });

  test('EBH 1, G4: a substitute who sits at another table, is not here or does not exist is refused', async () => {
    const e = await evening(9);
    const rita = await supervisorOf(e);
    await drawAndStart(e, 1);
    const take = (player: number) =>
      post(as(rita), `/${e.id}/sheets/1/1/commands`, { type: 'substitute', seat: 0, player, version: 1 });
    const other = (await viewOf(e, await tableKey(e, 2))).sheet.players[0];
    expect((await take(other)).body).toMatchObject({ code: 'player-at-two-tables', article: 'EBH 1' });
    expect((await take(77)).body).toMatchObject({ code: 'no-such-player', article: 'EBH 1' });
    const [bye] = (await viewOf(e, e.key)).view.passen[0].byes;
    await post(as(e.key), `/${e.id}/commands`, { type: 'leave', number: bye });
    expect((await take(bye)).body).toMatchObject({ code: 'not-present' });
    await post(as(e.key), `/${e.id}/commands`, { type: 'come-back', number: bye });
    expect((await take(bye)).status).toBe(200);
  });

  test('EBH 6, EBH 9: a ruling sent again after a lost answer warns once', async () => {
    const e = await evening(4);
    await drawAndStart(e, 1);
    const { sheet } = await viewOf(e, await tableKey(e, 1));
    const path = `/${e.id}/sheets/1/1/rulings`;
    const ruling = { event: 'signals', noticed: 'open', game: 1, offender: 2, warn: true, version: 1 };
    for (let sent = 0; sent < 3; sent++) {
      const told = await post(as(e.key), path, ruling, 'the-same-ruling');
      expect(told.status, told.text).toBe(200);
    }
    const { people } = (await viewOf(e, e.key)).view;
    expect(people.find((p: { number: number }) => p.number === sheet.players[2]).warnings).toBe(1);
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
    for (const [key, body] of asks) expect((await post(as(key), `/${e.id}/commands`, body)).status).toBe(403);
    expect(
      (await post(anybody(), '', { title: 'x', place: '', day: '2024-11-16', regulation: { base: 'ebh' } })).status,
    ).toBe(401);
  });

  test('lists: Excel, Latin-1, faulty lines named, nothing half taken over', async () => {
    const e = await evening(4);
    const send = (body: Buffer<ArrayBuffer> | string, type: string) =>
      as(e.key).send(`/api/tournaments/${e.id}/people`, {
        method: 'POST',
        body,
        headers: { 'content-type': type, 'idempotency-key': fresh() },
      });
    const xlsx = await toXlsx([
      ['Nr.', 'Name', 'Ort'],
      [77, 'Näf Lydia', 'Herisau'],
    ]);
    expect((await send(Buffer.from(xlsx), 'application/octet-stream')).body).toMatchObject({ numbers: [77] });
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
    const large = await send(Buffer.from(bomb(80 * 2 ** 20)), 'application/octet-stream');
    expect(large).toMatchObject({ status: 413, body: { code: 'list-too-large' } });
    const people = (await viewOf(e, e.key)).view.people;
    expect(people.map((p: { name: string }) => p.name)).toContain('Lüthi Res');
    expect(people).toHaveLength(6);
    const csv = await as(e.key).get(`/api/tournaments/${e.id}/lists/people?format=csv`);
    expect(csv.text).toContain('77;Näf Lydia;Herisau');
    expect((await as(e.key).get(`/api/tournaments/${e.id}/lists/ranking?format=xlsx`)).status).toBe(200);
  });
});

test('whoever draws again and again, with a reason each time, waits', async () => {
  server.clock.advance(10 * 60_000);
  const e = await evening(8);
  const again = async (reason: string) =>
    (await post(as(e.key), `/${e.id}/draws`, { passen: [1], source: 'ceremony', reason })).status;
  const answers = await Promise.all(Array.from({ length: 25 }, (_, i) => again(`zum ${i}.`)));
  expect(answers.filter((status) => status === 429)).toHaveLength(5);
  server.clock.advance(10 * 60_000);
});
