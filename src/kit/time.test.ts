import { expect, test } from 'vitest';
import {
  addDays,
  dayOfWeek,
  daysBetween,
  HOUR,
  isDay,
  yearsBetween,
  zurichDay,
  zurichInstant,
  zurichText,
} from './time.ts';

test('ruling G6: the semi-final of 2024 lasts 89 hours, its last day 25', () => {
  expect((zurichInstant('2024-10-27T23:00') - zurichInstant('2024-10-24T07:00')) / HOUR).toBe(89);
  expect((zurichInstant('2024-10-28T00:00') - zurichInstant('2024-10-27T00:00')) / HOUR).toBe(25);
});

test('an instant has its Zurich day and time, in summer and in winter', () => {
  expect(zurichDay(Date.parse('2024-10-03T22:00:00Z'))).toBe('2024-10-04');
  expect(zurichText(Date.parse('2024-10-04T05:00:00Z'))).toBe('2024-10-04T07:00:00.000');
  expect(zurichText(Date.parse('2024-11-04T06:00:00.001Z'))).toBe('2024-11-04T07:00:00.001');
  expect(zurichText(Date.parse('2024-10-27T01:30:00Z'))).toBe('2024-10-27T02:30:00.000');
  expect(zurichInstant('2024-10-27T02:30')).toBe(Date.parse('2024-10-27T00:30:00Z'));
});

test('days are counted on the calendar; ruling X2: 3 October 2024 is a Thursday', () => {
  expect(addDays('2024-09-27', 50)).toBe('2024-11-16');
  expect(daysBetween('2024-09-27', '2024-11-04')).toBe(38);
  expect(dayOfWeek('2024-10-03')).toBe(4);
  expect(isDay('2024-02-30')).toBe(false);
  expect(isDay('24-02-03')).toBe(false);
  expect(isDay('2024-02-29')).toBe(true);
});

test('SSC 3: eighteen is reached on the birthday', () => {
  expect(yearsBetween('2006-10-04', '2024-10-03')).toBe(17);
  expect(yearsBetween('2006-10-04', '2024-10-04')).toBe(18);
  expect(yearsBetween('2004-02-29', '2022-02-28')).toBe(17);
});
