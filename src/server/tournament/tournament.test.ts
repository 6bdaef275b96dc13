import { describe, expect, test } from 'vitest';
import { signatureFault } from '../../kit/signature.ts';
import { verifyLot } from '../../lot/verify.ts';
import { DECK } from '../../schieber/card.ts';
import { TOURNAMENT_LOT_KINDS } from '../../tournament/evening/lots.ts';
import { startTestServer } from '../testing/server.ts';
import {
  anybody,
  as,
  drawAndStart,
  evening,
  openDoor,
  playerKey,
  playTable,
  post,
  signedIn,
  supervisorOf,
  tableKey,
  viewOf,
} from './doorTesting.ts';
import { tournament } from './tournament.ts';

openDoor();

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
    expect([verifyLot(record, TOURNAMENT_LOT_KINDS).ok, signatureFault(record)]).toEqual([true, undefined]);
    const log = (await as(e.key).get(`/api/tournaments/${e.id}/log`)).body.entries;
    expect(log.filter((entry: { type: string }) => entry.type === 'visaed')).toHaveLength(2);
    const mine = await viewOf(e, await playerKey(e, 1));
    expect(mine.view).toMatchObject({ number: 1, name: 'Jasser 1', of: 8 });
    expect(mine.view.passen[0].points).toBeGreaterThan(200);
  });

  test('EBH 1, 2 all Passen drawn at once: the wall shows the one that is played, then the seats of the next', async () => {
    const e = await evening(8);
    const rita = await supervisorOf(e);
    await drawAndStart(e, 1, { passen: [1, 2] });
    const onTheWall = async () => (await viewOf(e, e.projector)).view.seating;
    expect(await onTheWall()).toMatchObject({ passe: 1, stage: 'running' });
    await playTable(e, 1, 1, rita);
    expect(await onTheWall()).toMatchObject({ passe: 1, stage: 'running' });
    await playTable(e, 1, 2, rita);
    expect(await onTheWall()).toMatchObject({ passe: 2, stage: 'drawn' });
    await post(as(e.key), `/${e.id}/commands`, { type: 'start-passe', passe: 2 });
    expect(await onTheWall()).toMatchObject({ passe: 2, stage: 'running' });
  });

  test('EBH 2 an announcement reaches the wall, the writer, the players and the supervisor; the last one counts', async () => {
    const e = await evening(4);
    const rita = await supervisorOf(e);
    await drawAndStart(e, 1);
    for (const text of ['Suppe ist bereit', 'Letztes Spiel'])
      await post(as(e.key), `/${e.id}/commands`, { type: 'announce', text });
    const heard = async (key: string) => {
      const { view, announcement = view.announcement } = await viewOf(e, key);
      return announcement.text;
    };
    const keys = [e.projector, await tableKey(e, 1), await playerKey(e, 1), rita];
    expect(await Promise.all(keys.map(heard))).toEqual(keys.map(() => 'Letztes Spiel'));
  });

  test('SSC 7.03, SSC 7.04: five Passen, the four best, three Passen at the final table, a champion', async () => {
    const e = await evening(8, { base: 'ssc', gamesPerPasse: 4, identityCheck: false });
    const rita = await supervisorOf(e);
    for (let passe = 1; passe <= 5; passe++) {
      await drawAndStart(e, passe);
      for (const table of [1, 2]) await playTable(e, passe, table, rita);
    }
    const early = await post(as(e.key), `/${e.id}/commands`, { type: 'start-passe', passe: 6 });
    expect(early.body).toMatchObject({ code: 'passe-not-drawn' });
    await post(as(e.key), `/${e.id}/draws`, { passen: [], source: 'ceremony', cards: null });
    const drawn = await post(as(e.key), `/${e.id}/draws/final-table`, { cards: DECK });
    expect(drawn.status, drawn.text).toBe(200);
    for (const passe of [6, 7, 8]) {
      await post(as(e.key), `/${e.id}/commands`, { type: 'start-passe', passe });
      // What the supervisor compares with the personal sheets begins at nothing: points of the final table only.
      const [table] = (await viewOf(e, rita)).view.tables;
      const before = Object.values<number>(table.before).reduce((sum, each) => sum + each, 0);
      expect([passe, before]).toEqual([passe, (passe - 6) * 2 * 628]);
      await playTable(e, passe, 1, rita);
    }
    const { view } = await viewOf(e, e.projector);
    expect(view.final.passen.every((each: { rows: unknown[] }) => each.rows.length === 4)).toBe(true);
    const points = view.ranking.slice(0, 4).map((line: { final: { points: number } }) => line.final.points);
    expect(points.reduce((sum: number, each: number) => sum + each, 0)).toBe(3 * 628 * 2);
    expect([...points].sort((a: number, b: number) => b - a)).toEqual(points);
    // Who sits where was drawn: two may be level in everything, and then a draw comes first.
    if ((await viewOf(e, e.key)).view.level.length > 0) {
      await post(as(e.key), `/${e.id}/draws`, { passen: [], source: 'ceremony', cards: null });
      await post(as(e.key), `/${e.id}/draws/final-rank`, { cards: DECK });
    }
    const finished = await post(as(e.key), `/${e.id}/commands`, { type: 'finish' });
    expect(finished.status, finished.text).toBe(200);
  }, 60_000);
});

describe('rulings, corrections, dropouts', () => {
  test('EBH 5 a revoke noticed late: points and paragraph go on the sheet; EBH 6, EBH 9: a warning is proposed, the director gives it', async () => {
    const e = await evening(4);
    const rita = await supervisorOf(e);
    await drawAndStart(e, 1);
    const path = `/${e.id}/sheets/1/1`;
    await post(as(rita), `${path}/commands`, { type: 'elect-writer', seat: 0, version: 1 });
    const late = await post(as(rita), `${path}/rulings`, {
      event: 'revoke',
      noticed: 'turned',
      game: 1,
      offender: 1,
      trickNumber: 5,
      points: [121, 36],
      version: 2,
    });
    expect(late.status, late.text).toBe(200);
    const sheet = (await as(rita).get(`/api/tournaments/${e.id}/sheets/1/1`)).body;
    expect(sheet.rows[0].points).toEqual({ 0: 121, 1: 36 });
    expect(sheet.rulings).toEqual([{ game: 1, event: 'revoke', article: 'EBH 5' }]);
    const bock = await post(as(rita), `${path}/rulings`, {
      event: 'signals',
      noticed: 'open',
      game: 2,
      offender: 1,
      version: sheet.version,
    });
    expect(bock.status).toBe(200);
    const number = sheet.players[1];
    const warnings = async () =>
      (await viewOf(e, e.key)).view.people.find((p: { number: number }) => p.number === number).warnings;
    expect(await warnings()).toBe(0);
    expect((await viewOf(e, e.key)).view.proposals).toEqual([
      { kind: 'warning', number, event: 'signals', article: 'EBH 6', passe: 1, table: 1 },
    ]);
    const warned = { event: 'signals', noticed: 'open', game: 2, offender: 1, warn: true, version: sheet.version + 1 };
    expect((await post(as(rita), `${path}/rulings`, warned)).body).toMatchObject({
      code: 'director-only',
    });
    expect((await post(as(e.key), `${path}/rulings`, warned)).status).toBe(200);
    expect(await warnings()).toBe(1);
    expect((await viewOf(e, e.key)).view.proposals).toEqual([]);
    const open = await post(as(rita), `${path}/rulings`, {
      event: 'not-nine-cards',
      noticed: 'end',
      variant: 'short',
      game: 2,
      offender: 1,
      version: sheet.version + 2,
    });
    expect(open.body).toMatchObject({ code: 'choice-needed', facts: { choices: ['stands', 'repeat'] } });
    const code = await tableKey(e, 1);
    expect(
      (
        await post(as(code), `${path}/rulings`, {
          event: 'signals',
          noticed: 'open',
          game: 2,
          offender: 1,
          version: 9,
        })
      ).body,
    ).toMatchObject({ code: 'supervisor-only' });
  });

  test('G24 a correction is confirmed by another helper on a device of his own; G3 somebody leaves, the next Passe is drawn without him', async () => {
    const e = await evening(9);
    const [rita, balz] = [await supervisorOf(e, 'Rita'), await supervisorOf(e, 'Balz')];
    await drawAndStart(e, 1);
    await playTable(e, 1, 1, rita);
    await playTable(e, 1, 2, rita);
    const { version } = (await as(rita).get(`/api/tournaments/${e.id}/sheets/1/1`)).body;
    const write = (key: string, step: object) => post(as(key), `/${e.id}/sheets/1/1/commands`, step);
    const asked = { type: 'correct', game: 1, points: [110, 47], reason: 'Übertrag', version };
    expect((await write(rita, { ...asked, alone: true })).body).toMatchObject({
      code: 'second-person-needed',
    });
    const waiting = (await write(rita, asked)).body.version;
    const confirm = { type: 'confirm-correction', version: waiting };
    expect((await write(rita, confirm)).body).toMatchObject({ code: 'second-person-needed' });
    expect((await write(balz, confirm)).status).toBe(200);
    expect((await as(rita).get(`/api/tournaments/${e.id}/sheets/1/1`)).body.corrections).toMatchObject([
      { by: 'Rita', second: 'Balz', reason: 'Übertrag' },
    ]);
    await post(as(e.key), `/${e.id}/commands`, { type: 'leave', number: 3 });
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
  const file = await as(e.key).get(`/api/tournaments/${e.id}/backup`);
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
    expect((await upload(file.text)).body).toEqual({
      ...{ id: e.id, isOwn: false },
      madeBy: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect((await upload(file.text)).body).toMatchObject({ code: 'evening-exists' });
    const here = await viewOf(e, e.key);
    const there = (await other.caller(e.key).get(`/api/tournaments/${e.id}/view`)).body;
    expect({ ...there, revision: 0 }).toEqual({ ...here, revision: 0 });
    const code = await tableKey(e, 2);
    expect((await other.caller(code).get(`/api/tournaments/${e.id}/view`)).body.sheet.table).toBe(2);
  } finally {
    await other.stop();
  }
});
