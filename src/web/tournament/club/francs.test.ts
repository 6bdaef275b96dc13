import { expect, test } from 'vitest';
import { readCosts, readFrancs, readParts, writeFrancs } from './francs.ts';

test('amounts as people write them, in whole Rappen', () => {
  const written = { '20': 2000, '17.50': 1750, '17,5': 1750, '20.-': 2000, "1'200": 120_000, 'CHF 8.05': 805 };
  for (const [text, rappen] of Object.entries(written)) expect(readFrancs(text), text).toBe(rappen);
  for (const text of ['', 'zwanzig', '-5', '1.234', '5.0.0']) expect(readFrancs(text), text).toBeUndefined();
  for (const rappen of [0, 5, 1750, 2000, 120_005]) expect(readFrancs(writeFrancs(rappen))).toBe(rappen);
});

test('deductions line by line, and parts of the pot', () => {
  expect(readCosts('Karten; 35\n\nSaal; 80.50')).toEqual([
    { what: 'Karten', rappen: 3500 },
    { what: 'Saal', rappen: 8050 },
  ]);
  expect(readCosts('Karten')).toBeUndefined();
  expect(readParts('50, 30 20')).toEqual([50, 30, 20]);
  expect(readParts('50, x')).toBeUndefined();
  expect(readParts('')).toBeUndefined();
});
