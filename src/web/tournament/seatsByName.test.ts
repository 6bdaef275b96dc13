import { expect, test } from 'vitest';
import { seatsByName } from './seatsByName.ts';

test('EBH 1 everybody finds name, number, table and seat on the wall; who sits out is told so', () => {
  const names = { 1: 'Rita Amstutz', 2: 'Balz von Flüe', 3: 'Ida Lustenberger', 4: 'Jasser 4', 5: 'Noldi Zgraggen' };
  const tables = [{ table: 7, players: { 0: 3, 1: 1, 2: 4, 3: 2 }, cards: 'both' as const }];
  const seating = { passe: 2, stage: 'drawn' as const, tables, byes: [5], names, startedAt: null, draw: null };
  expect(seatsByName(seating)).toEqual([
    { number: 1, name: 'Amstutz Rita', place: { table: 7, seat: 1 } },
    { number: 4, name: 'Jasser 4', place: { table: 7, seat: 2 } },
    { number: 3, name: 'Lustenberger Ida', place: { table: 7, seat: 0 } },
    { number: 2, name: 'von Flüe Balz', place: { table: 7, seat: 3 } },
    { number: 5, name: 'Zgraggen Noldi', place: null },
  ]);
  expect(seatsByName(null)).toEqual([]);
});
