import { expect, test } from 'vitest';
import { noChance } from '../../kit/process.ts';
import { type Series, type SeriesCommand, seriesProcess } from './series.ts';
import { type EveningResults, seriesRanking } from './standings.ts';

const around = { by: 'person:x', now: 0, facts: undefined, chance: noChance };
function told(...commands: SeriesCommand[]): Series {
  let series: Series | undefined;
  for (const command of commands) {
    const decided = seriesProcess.decide(series, command, around);
    if (!decided.ok) throw new Error(decided.refusal.code);
    series = decided.value.reduce<Series | undefined>(seriesProcess.evolve, series);
  }
  return series!;
}
const refusal = (series: Series | undefined, command: SeriesCommand) => {
  const decided = seriesProcess.decide(series, command, around);
  return decided.ok ? undefined : decided.refusal.code;
};
const YEAR = told(
  { type: 'create', title: ' Jahresjass ', best: 2 },
  ...['jan', 'feb', 'mar'].map((evening) => ({ type: 'add-evening', evening }) as const),
);

const evening = (id: string, points: Record<string, number>): EveningResults => ({
  ...{ evening: id, title: id, day: '2024-01-01', isFinished: true },
  lines: Object.entries(points).map(([who, total], index) => {
    const [name = '', town = ''] = who.split(', ');
    return { number: index + 1, name, town, total };
  }),
});
const RESULTS = [
  evening('jan', { 'Anna Arnold, Stans': 4000, 'Beat Bucher': 3900, Carla: 3500 }),
  evening('feb', { 'arnold anna': 3000, 'Beat Bucher': 3950, 'Anna Arnold, Sarnen': 100 }),
  evening('mar', { 'Beat Bucher': 3800, 'Anna Arnold, Stans': 3850 }),
];
const short = (series: Series) =>
  seriesRanking(series, RESULTS).map(({ rank, name, town, total, results }) => [
    ...[rank, `${name}, ${town}`, total],
    results.map((each) => (each === null ? '-' : each.counts ? `${each.points}` : `(${each.points})`)).join(' '),
  ]);

test('the best two of three count, the others are struck; the same name is the same person unless the towns differ', () => {
  expect(short(YEAR)).toEqual([
    [1, 'Anna Arnold, Stans', 7850, '4000 (3000) 3850'],
    [2, 'Beat Bucher, ', 7850, '3900 3950 (3800)'],
    [3, 'Carla, ', 3500, '3500 - -'],
    [4, 'Anna Arnold, Sarnen', 100, '- 100 -'],
  ]);
});

test('EBH 8: level on points, the best single result decides; level in everything shares the rank', () => {
  expect(short(YEAR).map(([rank]) => rank)).toEqual([1, 2, 3, 4]);
  const level = [evening('jan', { Anna: 10, Beat: 10 })];
  expect(seriesRanking(YEAR, level).map(({ rank }) => rank)).toEqual([1, 1]);
});

test('EBH 9: a result struck by decision never counts, with its reason, and can be put back', () => {
  const struck = told(
    { type: 'create', title: 'x', best: 2 },
    { type: 'add-evening', evening: 'jan' },
    { type: 'strike', evening: 'jan', number: 1, reason: 'Ausschluss' },
  );
  const [first] = RESULTS;
  const anna = seriesRanking(struck, [first!]).find(({ name }) => name === 'Anna Arnold')!;
  expect(anna).toMatchObject({ total: 0, results: [{ counts: false, struck: 'Ausschluss', points: 4000 }] });
  const back = seriesProcess.decide(struck, { type: 'restore', evening: 'jan', number: 1 }, around);
  expect(back.ok && back.value.reduce<Series | undefined>(seriesProcess.evolve, struck)!.struck).toEqual([]);
});

test('all results count where no number is set', () => {
  expect(short({ ...YEAR, best: null })[0]).toEqual([1, 'Beat Bucher, ', 11_650, '3900 3950 3800']);
});

test('what a series refuses', () => {
  expect(YEAR.title).toBe('Jahresjass');
  expect(refusal(undefined, { type: 'share', shared: true })).toBe('no-such-series');
  expect(refusal(undefined, { type: 'create', title: ' ', best: 1 })).toBe('title-needed');
  expect(refusal(YEAR, { type: 'change', title: 'x', best: 0 })).toBe('not-a-number-between');
  expect(refusal(YEAR, { type: 'add-evening', evening: 'jan' })).toBe('evening-in-series');
  expect(refusal(YEAR, { type: 'remove-evening', evening: 'dez' })).toBe('evening-not-in-series');
  expect(refusal(YEAR, { type: 'strike', evening: 'jan', number: 1, reason: ' ' })).toBe('reason-needed');
  const full = { ...YEAR, evenings: Array.from({ length: 60 }, (_, i) => `e${i}`) };
  expect(refusal(full, { type: 'add-evening', evening: 'noch' })).toBe('too-many-evenings');
});
