import { describe, expect, test } from 'vitest';
import { dayOf, formatClock, formatDate, formatMoney, formatPercent } from '../i18n/format.ts';
import { detect, keepLanguage } from '../i18n/language.ts';
import { backOff } from '../push/push.ts';
import { SCREENS } from '../screens.ts';
import { now, setClock } from './clock.ts';
import { matchPath, withoutCode } from './router.tsx';
import { DEFAULTS, readSettings } from './settings.ts';

describe('addresses', () => {
  test.each([
    ['/matches/:id', '/matches/7', { id: '7' }],
    ['/matches/:id', '/matches/a%20b', { id: 'a b' }],
    ['/matches/:id', '/matches/', undefined],
    ['/matches/:id', '/matches/7/record', undefined],
    ['/', '/', {}],
    ['/x/:a/:b', '/x/%E0%A4%A/2', { a: '%E0%A4%A', b: '2' }],
  ])('%s on %s', (pattern, path, params) => {
    expect(matchPath(pattern, path)).toEqual(params);
  });

  test.each([
    ['/t/abcd2345/s3-x_y-z', '/t/abcd2345/-#s3-x_y-z'],
    ['/t/abcd2345/s3-x?tab=draw', '/t/abcd2345/-?tab=draw#s3-x'],
    ['/t/abcd2345/-?tab=draw', '/t/abcd2345/-?tab=draw'],
    ['/t/abcd2345/-#s3-x', '/t/abcd2345/-#s3-x'],
    ['/table/7', '/table/7'],
  ])('a code stands behind #, where it is sent nowhere: %s', (address, hidden) => {
    expect(withoutCode(address)).toBe(hidden);
  });

  test('every screen has an address of its own', () => {
    const paths = SCREENS.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });
});

describe('the language', () => {
  test.each([
    [['fr-CH', 'de'], 'fr'],
    [['rm-CH', 'it-CH'], 'it'],
    [['es', 'pt'], 'de'],
    [[], 'de'],
  ])('%j is spoken to in %s', (wanted, spoken) => {
    expect(detect(wanted)).toBe(spoken);
  });

  test('dates are Swiss, on a Swiss clock', () => {
    keepLanguage('de');
    expect(formatDate(Date.UTC(2024, 9, 27, 0, 30), 'time')).toBe('02:30');
    expect(formatDate(Date.UTC(2024, 9, 27, 1, 30), 'time')).toBe('02:30');
    keepLanguage('fr');
    expect(formatDate(Date.UTC(2024, 9, 4, 5), 'weekday')).toBe('vendredi 4 octobre');
  });

  test.each([
    ['de', '88.00\u00a0%'],
    ['fr', '88.00\u202f%'],
    ['it', '88.00\u00a0%'],
    ['en', '88.00%'],
  ] as const)('percent in %s have Swiss figures and the sign as the texts set it', (language, text) => {
    keepLanguage(language);
    expect(formatPercent(0.88, 2)).toBe(text);
  });

  test.each(['de', 'fr', 'it', 'en'] as const)('money reads the same in %s', (language) => {
    keepLanguage(language);
    expect(formatMoney(1250)).toBe('CHF\u00a012.50');
  });

  test.each([
    [1_122_000, '18:42'],
    [999, '0:01'],
    [-5, '0:00'],
    [3_661_000, '1:01:01'],
  ])('%i milliseconds are %s', (milliseconds, clock) => {
    expect(formatClock(milliseconds)).toBe(clock);
  });
});

test('settings survive old and strange entries', () => {
  expect(readSettings(undefined)).toEqual(DEFAULTS);
  expect(readSettings({ deck: 'fr', oneTap: 'yes', gone: 1 })).toEqual({ ...DEFAULTS, deck: 'fr' });
});

test('the clock follows the server, but not its rounding', () => {
  setClock(1_000_000, 1_000_900);
  expect(Math.abs(now() - Date.now())).toBeLessThan(50);
  setClock(Date.now() + 300_000);
  expect(now() - Date.now()).toBeGreaterThan(290_000);
  setClock(Date.now());
});

test('reconnecting waits longer each time, at most twenty seconds, never all at once', () => {
  expect([0, 1, 2, 10].map((attempt) => backOff(attempt, 1))).toEqual([500, 1000, 2000, 20_000]);
  expect(backOff(10, 0)).toBe(10_000);
});

test('an evening that is made after midnight has the Swiss day, in summer and in winter', () => {
  for (const [instant, day] of [
    ['2026-11-16T22:59:59Z', '2026-11-16'],
    ['2026-11-16T23:00:00Z', '2026-11-17'],
    ['2026-07-16T22:00:00Z', '2026-07-17'],
  ] as const)
    expect(dayOf(Date.parse(instant))).toBe(day);
});
