import { expect, test } from 'vitest';
import { afterDigit, gamePoints, paperTotals } from './typed.ts';

const onThePad = (digits: string) => [...digits].reduce(afterDigit, '');

test('EBH 1 what is typed stays to be seen on the pad, and more than 157 is not entered', () => {
  expect(onThePad('158')).toBe('158');
  expect(gamePoints(onThePad('158'))).toBeNull();
  expect(gamePoints(onThePad('1571'))).toBeNull();
  expect(gamePoints(onThePad('157'))).toBe(157);
  expect(onThePad('007')).toBe('7');
  expect(gamePoints(onThePad('0'))).toBe(0);
  expect(gamePoints('')).toBeNull();
});

test('SSC 7.05 (10), EBH 7: a paper sheet whose two sides do not make the points of the Passe is not taken', () => {
  expect(paperTotals(['1021', '862'], 12)).toEqual({ sum: 1883, expected: 1884, totals: null });
  expect(paperTotals(['1021', '863'], 12)).toEqual({ sum: 1884, expected: 1884, totals: [1021, 863] });
  expect(paperTotals(['628', '0'], 4)).toEqual({ sum: 628, expected: 628, totals: [628, 0] });
  expect(paperTotals(['1021', ''], 12)).toEqual({ sum: null, expected: 1884, totals: null });
  expect(paperTotals(['10x', '1'], 12).totals).toBeNull();
});
