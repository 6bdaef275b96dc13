import { expect, test } from 'vitest';
import { fromHex } from '../kit/bytes.ts';
import { chanceFrom, chanceFromText, commitment } from '../kit/chance.ts';
import { addDays, HOUR, zurichDay, zurichInstant } from '../kit/time.ts';
import { announcedFrom, closesAt, isOn, opensAt, revealedFrom, spanOf } from './calendar.ts';
import { clientSeedOf, dealsOf, isFit } from './dealing.ts';
import { betterThan, type Played, signsOf } from './result.ts';
import { type Twelve, type TwelveCommand, twelveProcess } from './twelve.ts';

test.each([
  ['2025-06-16', 24],
  ['2025-03-30', 23], // summer time begins
  ['2025-10-26', 25], // summer time ends
])('%s lasts from midnight to midnight on a Swiss clock: %i hours', (day, hours) => {
  expect(closesAt(day) - opensAt(day)).toBe(hours * HOUR);
  for (let at = opensAt(day); at < closesAt(day); at += HOUR / 2) {
    expect(isOn(day, at)).toBe(true);
    expect(zurichDay(at)).toBe(day);
  }
  expect(isOn(day, opensAt(day) - 1)).toBe(false);
  expect(isOn(day, closesAt(day))).toBe(false);
  expect(closesAt(day)).toBe(opensAt(addDays(day, 1)));
  expect(announcedFrom(day)).toBe(zurichInstant(`${addDays(day, -1)}T18:00`));
  // Whoever begins in the last moment has 24 hours; the seed is shown after that.
  expect(revealedFrom(day)).toBeGreaterThanOrEqual(closesAt(day) - 1 + 24 * HOUR);
});

test('a week is from Monday to Sunday, a month is a month', () => {
  expect(spanOf('week', '2025-06-16')).toEqual({ from: '2025-06-16', to: '2025-06-22' });
  expect(spanOf('week', '2025-06-22')).toEqual({ from: '2025-06-16', to: '2025-06-22' });
  expect(spanOf('month', '2024-02-10')).toEqual({ from: '2024-02-01', to: '2024-02-29' });
  expect(spanOf('month', '2025-12-31')).toEqual({ from: '2025-12-01', to: '2025-12-31' });
});

const day = '2025-06-16';
const seeds = Array.from({ length: 64 }, (_, i) => Uint8Array.from({ length: 32 }, () => i));

test('the person is forehand of game 1 of every day, and no two days have the same deals', () => {
  const fit = seeds.filter((seed) => isFit(seed, day));
  expect(fit.length).toBeGreaterThan(4);
  const first = fit[0]!;
  expect(dealsOf(chanceFrom(first), day)).toHaveLength(12);
  expect(dealsOf(chanceFrom(first), day)).toEqual(dealsOf(chanceFrom(first), day));
  expect(dealsOf(chanceFrom(first), addDays(day, 1))).not.toEqual(dealsOf(chanceFrom(first), day));
  expect(clientSeedOf(day)).toBe('323032352d30362d3136');
});

test('what was promised about a day cannot be changed, and its seed is shown neither too early nor another', () => {
  const seed = '07'.repeat(32);
  const computers = { level: 'master', version: 'net-1', weights: 'w' };
  const announce: TwelveCommand = { type: 'announce', day, commitment: commitment(fromHex(seed)!), computers };
  const ask = (state: Twelve | undefined, command: TwelveCommand, now: number) =>
    twelveProcess.decide(state, command, { now, by: 'system', facts: undefined, chance: chanceFromText('none') });
  expect(ask(undefined, announce, announcedFrom(day) - 1)).toMatchObject({ refusal: { code: 'too-early' } });
  const announced = ask(undefined, announce, announcedFrom(day));
  if (!announced.ok) throw new Error();
  const twelve = announced.value.reduce(twelveProcess.evolve, undefined);
  expect(twelve).toMatchObject({ day, seed: null, par: null, announcedAt: announcedFrom(day) });
  expect(ask(twelve, announce, closesAt(day))).toMatchObject({ refusal: { code: 'done-already' } });
  expect(ask(twelve, { type: 'setPar', par: [] }, opensAt(day) - 1)).toMatchObject({ refusal: { code: 'too-early' } });
  expect(ask(twelve, { type: 'reveal', seed }, revealedFrom(day) - 1)).toMatchObject({
    refusal: { code: 'too-early' },
  });
  expect(() => ask(twelve, { type: 'reveal', seed: '08'.repeat(32) }, revealedFrom(day))).toThrow();
  const revealed = ask(twelve, { type: 'reveal', seed }, revealedFrom(day));
  expect(revealed).toEqual({ ok: true, value: [{ type: 'revealed', seed }] });
  const shown = twelveProcess.evolve(twelve, { type: 'revealed', seed });
  expect(ask(shown, { type: 'reveal', seed }, revealedFrom(day))).toMatchObject({ refusal: { code: 'done-already' } });
});

test('better than: the share of the others with fewer points; nobody is compared with himself', () => {
  expect(betterThan(0, 1)).toBeNull();
  expect(betterThan(1, 2)).toBe(100);
  expect(betterThan(0, 2)).toBe(0);
  expect(betterThan(71, 101)).toBe(71);
});

test('the signs say better than par, level or worse, and give no card away', () => {
  const game = (points: number): Played => ({ mode: 'H', passed: false, declarer: 0, points });
  expect(signsOf([game(100), game(83), game(60), null], [game(90), game(80), game(90), game(90)])).toBe('▲●▼·');
});
