import { expect, test } from 'vitest';
import { simulateEvening } from '../../../test/evening.sim.ts';
import { sheetKey } from '../../tournament/evening/board.ts';
import { partsOf, viewFrom, withNews } from '../../tournament/evening/parts.ts';
import { deskView } from '../../tournament/evening/views.ts';
import { EBH, SSC } from '../../tournament/regulation.ts';
import { type Access, playerAccess, staffAccess } from './access.ts';
import type { ServerBoard, Staff } from './boards.ts';
import { openNews } from './news.ts';
import { viewOf } from './view.ts';

const STAFF: readonly Staff[] = (['director', 'desk', 'supervisor'] as const).map((role, index) => ({
  ...{ staff: index + 1, name: role, role, player: null, isRevoked: false },
}));
const SCREENS: readonly Access[] = [
  ...STAFF.map(staffAccess),
  { as: 'wall' },
  { as: 'table', table: 2 },
  playerAccess(1),
];

const PLAYED = new Map([SSC, EBH].map((each) => [each, simulateEvening('news', 21, each).state]));

function boardOf(regulation = SSC): ServerBoard {
  const { evening, sheets } = PLAYED.get(regulation)!;
  return {
    ...{ id: 'abcdefgh', revision: 7, moved: null, evening, secret: Buffer.alloc(32, 7), owner: 'person:1' },
    sheets: new Map(sheets.map((sheet) => [sheetKey(sheet.passe, sheet.table), { sheet, version: 1 }])),
    people: new Map(
      Object.keys(evening.players).map((n) => [Number(n), { name: `N ${n}`, town: '', yearOfBirth: null }]),
    ),
    staff: new Map(STAFF.map((each) => [each.staff, each])),
  };
}

test('every screen cut into parts and put together again is the same screen', () => {
  for (const board of [boardOf(SSC), boardOf(EBH)])
    for (const access of SCREENS) {
      const view = viewOf(board, access)!;
      expect(viewFrom(JSON.parse(JSON.stringify(partsOf(view))), 7)).toEqual(JSON.parse(JSON.stringify(view)));
    }
});

test('news over what a screen had make what it has now, from any revision since it was first shown', () => {
  const desk = openNews();
  const first = boardOf();
  for (const access of SCREENS) {
    const before = partsOf(desk.view(first, access)!);
    const second = { ...first, revision: 8, people: new Map([[1, { name: 'Neu', town: 'Zug', yearOfBirth: null }]]) };
    const third = { ...second, revision: 9, evening: { ...second.evening, title: 'Anders' } };
    const told = desk.latest(second, access)!;
    expect(told.since).toBe(7);
    const news = desk.since(third, access, 7);
    expect(viewFrom(withNews(before, 7, news)!, 9)).toEqual(viewOf(third, access));
    expect(withNews(before, 6, told)).toBeUndefined();
    expect(desk.since(third, access, 3).since).toBe(0);
  }
});

test('what an answer has brought is still told to the others, and what has not changed to nobody', () => {
  const desk = openNews();
  const access: Access = { as: 'table', table: 2 };
  const first = boardOf();
  desk.view(first, access);
  const second = { ...first, revision: 8, evening: { ...first.evening, title: 'Anders' } };
  expect(desk.since(second, access, 7).parts).toEqual({ title: 'Anders', ...sheetTitle(second, access) });
  expect(desk.latest(second, access)?.parts).toHaveProperty('title', 'Anders');
  expect(desk.latest({ ...second, revision: 9 }, access)?.parts).toEqual({});
  expect(openNews().latest(first, access)).toBeUndefined();
});

test('EBH 8 a game written at one table leaves people, seats, ranking and the other tables the very same; a visa does not', () => {
  const before = boardOf(EBH);
  const [key, { sheet, version }] = [...before.sheets].at(-1)!;
  const withSheet = (board: ServerBoard, changed: typeof sheet): ServerBoard => ({
    ...{ ...board, revision: board.revision + 1 },
    sheets: new Map([...board.sheets, [key, { sheet: changed, version: version + board.revision }]]),
  });
  const open = withSheet(before, { ...sheet, visa: null });
  const written = withSheet(open, { ...sheet, visa: null, lastAt: sheet.lastAt + 1 });
  const [first, second, third] = [deskView(open), deskView(written), deskView(withSheet(written, sheet))];
  expect(first.tables.length).toBeGreaterThan(1);
  expect(second.people).toBe(first.people);
  expect(second.passen).toBe(first.passen);
  expect(second.ranking).toBe(first.ranking);
  expect(first.tables.filter((table) => !second.tables.includes(table)).map(({ table }) => table)).toEqual([
    sheet.table,
  ]);
  expect(third.ranking).toEqual(deskView(before).ranking);
  expect(third.ranking).not.toEqual(second.ranking);
});

/** The title stands on the sheet too. */
function sheetTitle(board: ServerBoard, access: Access) {
  const view = viewOf(board, access);
  return view?.as === 'table' ? { sheet: view.sheet } : {};
}
