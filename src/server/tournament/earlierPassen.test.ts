import { expect, test } from 'vitest';
import { SEATS } from '../../schieber/seat.ts';
import { openBoards } from './boards.ts';
import {
  as,
  drawAndStart,
  type Evening,
  evening,
  openDoor,
  playTable,
  post,
  server,
  supervisorOf,
  viewOf,
} from './doorTesting.ts';
import { readFile } from './eveningFile.ts';
import { retrace } from './retrace.ts';

openDoor();

const sheetOf = async (e: Evening, passe: number, table: number) =>
  (await as(e.key).get(`/api/tournaments/${e.id}/sheets/${passe}/${table}`)).body;
async function onSheet(e: Evening, passe: number, table: number, key: string, step: object) {
  const { version } = await sheetOf(e, passe, table);
  return post(as(key), `/${e.id}/sheets/${passe}/${table}/commands`, { ...step, version });
}
const office = (e: Evening, command: object) => post(as(e.key), `/${e.id}/commands`, command);

test('G24, EBH 1, EBH 7: a table left open stays on the desk; an earlier Passe is corrected, reseated, and the file can be taken over', async () => {
  const e = await evening(8, { base: 'ebh', passen: 3, gamesPerPasse: 4, flatRate: 300 });
  const rita = await supervisorOf(e, 'Rita');
  await drawAndStart(e, 1);
  await playTable(e, 1, 1, rita);
  const announced = await post(as(e.key), `/${e.id}/draws`, { passen: [2], source: 'ceremony' });
  expect(announced.status).toBe(200);
  await post(as(e.key), `/${e.id}/draws/passe-2`, {
    cards: ['H6', 'H7', 'H8', 'H9', 'HT', 'HJ', 'HQ', 'HK', 'HA'],
  });
  expect((await office(e, { type: 'start-passe', passe: 2 })).body).toMatchObject({
    code: 'tables-outstanding',
    facts: { sheets: [{ passe: 1, table: 2 }] },
  });
  expect((await office(e, { type: 'start-passe', passe: 2, despite: 'Zettel fehlt' })).status).toBe(200);

  // Left open with a reason, it is still on the desk and on the supervisor's phone, and can be typed and initialled.
  const open = (view: { earlier: { passe: number; table: number }[] }) =>
    view.earlier.map(({ passe, table }) => [passe, table]);
  expect(open((await viewOf(e, e.key)).view)).toEqual([[1, 2]]);
  expect(open((await viewOf(e, rita)).view)).toEqual([[1, 2]]);
  expect((await office(e, { type: 'finish' })).body).toMatchObject({ code: 'tables-outstanding' });
  expect((await onSheet(e, 1, 2, rita, { type: 'enter', totals: [300, 328] })).status).toBe(200);
  expect((await onSheet(e, 1, 2, rita, { type: 'visa' })).status).toBe(200);
  expect(open((await viewOf(e, e.key)).view)).toEqual([]);

  // A result of Passe 1 was wrong: the director alone, and the sheet says so.
  const alone = { type: 'correct', points: [310, 318], reason: 'Vertippt', alone: true };
  expect((await onSheet(e, 1, 2, e.key, alone)).status).toBe(200);
  const { tables } = (await as(e.key).get(`/api/tournaments/${e.id}/sheets/1`)).body;
  expect(tables.map(({ table }: { table: number }) => table)).toEqual([1, 2]);
  expect(tables[1].corrections).toMatchObject([{ by: 'Ida Lustenberger', second: null, reason: 'Vertippt' }]);

  // And at table 2 they had sat otherwise.
  const { players } = await sheetOf(e, 1, 2);
  const [a, b, c, d] = SEATS.map((seat) => players[seat]);
  const reseat = {
    type: 'reseat',
    passe: 1,
    table: 2,
    teams: [
      [a, b],
      [c, d],
    ],
    reason: 'So sassen sie',
  };
  expect((await post(as(rita), `/${e.id}/commands`, reseat)).status).toBe(200);
  const sat = await sheetOf(e, 1, 2);
  expect(SEATS.map((seat) => sat.players[seat])).toEqual([a, c, b, d]);
  expect([sat.status, sat.remarks]).toMatchObject(['reported', [{ what: 'reseated', by: 'Rita' }]]);
  expect((await onSheet(e, 1, 2, rita, { type: 'visa' })).status).toBe(200);
  const { ranking } = (await viewOf(e, e.key)).view;
  const totalOf = (number: number) => ranking.find((line: { number: number }) => line.number === number).total;
  expect([totalOf(a), totalOf(b), totalOf(c), totalOf(d)]).toEqual([310, 310, 318, 318]);

  // The whole story comes out of the file as the rules decide it.
  const file = await as(e.key).get(`/api/tournaments/${e.id}/backup`);
  const read = readFile(Buffer.from(file.text));
  if (!read.ok) throw new Error(read.refusal.why);
  expect(await retrace(read.value.content)).toMatchObject({ ok: true });
});

test('G4, EBH 9: a substitute, a call for the director, a bye for a late arrival, a Passe struck, played again, broken off and gone on with come out of the file', async () => {
  const e = await evening(9, { base: 'ebh', passen: 2, gamesPerPasse: 4, flatRate: 300 });
  const rita = await supervisorOf(e, 'Rita');
  await drawAndStart(e, 1);
  const { byes } = (await viewOf(e, e.key)).view.passen[0];
  expect((await onSheet(e, 1, 1, rita, { type: 'substitute', seat: 2, player: byes[0] })).status).toBe(200);
  expect((await onSheet(e, 1, 1, rita, { type: 'enter', totals: [400, 228] })).status).toBe(200);
  expect((await onSheet(e, 1, 1, rita, { type: 'visa' })).status).toBe(200);
  expect((await onSheet(e, 1, 2, rita, { type: 'void', reason: 'x' })).body).toMatchObject({ code: 'director-only' });
  expect((await onSheet(e, 1, 2, e.key, { type: 'void', reason: 'Karten fehlten' })).status).toBe(200);
  expect((await onSheet(e, 1, 2, e.key, { type: 'repeat', reason: 'Sie spielen doch' })).status).toBe(200);
  const leaves = { type: 'abort', excluded: 1, reason: 'Geht krank heim' };
  expect((await onSheet(e, 1, 2, rita, leaves)).status).toBe(200);
  expect((await onSheet(e, 1, 2, e.key, { type: 'resume', reason: 'Es geht wieder' })).status).toBe(200);
  expect((await office(e, { type: 'call-director', table: 2 })).status).toBe(200);
  expect((await viewOf(e, e.key)).view.calls).toMatchObject([{ table: 2, by: 'Ida Lustenberger' }]);
  expect((await office(e, { type: 'answer-call', table: 2 })).status).toBe(200);
  expect((await office(e, { type: 'add-players', entries: [{ name: 'Spät Dran' }], present: true })).status).toBe(200);
  expect((await office(e, { type: 'give-bye', passe: 1, number: 10 })).status).toBe(200);
  expect((await office(e, { type: 'warn', number: 1, reason: 'x' })).status).toBe(200);
  expect((await office(e, { type: 'withdraw-warning', number: 1, reason: 'Irrtum' })).status).toBe(200);
  expect((await onSheet(e, 1, 1, rita, { type: 'correct', points: [401, 227], reason: 'Vertippt' })).status).toBe(200);
  expect((await onSheet(e, 1, 1, e.key, { type: 'confirm-correction' })).status).toBe(200);
  const file = await as(e.key).get(`/api/tournaments/${e.id}/backup`);
  const read = readFile(Buffer.from(file.text));
  if (!read.ok) throw new Error(read.refusal.why);
  expect(await retrace(read.value.content)).toMatchObject({ ok: true });
});

test('EBH 7 what is kept in memory follows every step: a written game reads only its sheet, anything else the whole evening', async () => {
  const e = await evening(8);
  await drawAndStart(e, 1);
  const boards = openBoards(server.store, server.services.sealing);
  const same = async () => {
    const fresh = await openBoards(server.store, server.services.sealing).load(e.id);
    const kept = await boards.load(e.id);
    expect(kept).toEqual(fresh);
    return kept!;
  };
  const first = await same();
  expect((await onSheet(e, 1, 1, e.key, { type: 'enter', totals: [300, 328] })).status).toBe(200);
  const second = await same();
  expect(second.evening).toBe(first.evening);
  expect(second.people).toBe(first.people);
  // Two steps on one sheet leave one row: then everything is read.
  expect((await onSheet(e, 1, 1, e.key, { type: 'visa' })).status).toBe(200);
  expect((await onSheet(e, 1, 2, e.key, { type: 'enter', totals: [310, 318] })).status).toBe(200);
  expect((await onSheet(e, 1, 2, e.key, { type: 'visa' })).status).toBe(200);
  await same();
  // A name, and a sheet after it.
  expect((await post(as(e.key), `/${e.id}/people/3/forget`, {})).status).toBe(200);
  const alone = { type: 'correct', points: [311, 317], reason: 'Vertippt', alone: true };
  expect((await onSheet(e, 1, 2, e.key, alone)).status).toBe(200);
  expect((await same()).people.get(3)?.name).not.toBe(first.people.get(3)?.name);
});
