import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noChance } from '../../kit/process.ts';
import { EBH, regulationWith } from '../regulation.ts';
import { sheetProcess } from './decide.ts';
import { EXTRAS, type Extra, isGame, isPasse, NOTHING_SAID, WEIS, withExtras } from './extras.ts';
import { evolveSheet } from './sheet.ts';

test('EBH 1: without a word in the regulation a game is 157 and nothing else', () => {
  for (let a = 0; a <= 300; a++) for (const b of [0, 20, 57, 100, 157]) expect(isGame([a, b], [])).toBe(a + b === 157);
});

test.each<[string, [number, number], Extra[], boolean]>([
  ['a Match is 257', [257, 0], ['match'], true],
  ['all tricks without their Match', [157, 0], ['match'], false],
  ['157 to 0 where no Match counts', [157, 0], [], true],
  ['a hundred more for whoever has not all tricks', [200, 57], ['match'], false],
  ['Stöck for the winner', [120, 57], ['stoeck'], true],
  ['Stöck for the loser of a Match', [257, 20], ['match', 'stoeck'], true],
  ['Stöck where it does not count', [120, 57], ['match'], false],
  ['three cards in a row', [77, 100], ['weis'], true],
  ['thirty is no Weis', [130, 57], ['weis'], false],
  ['Match, Stöck and four jacks', [477, 0], ['match', 'stoeck', 'weis'], true],
  ['a Weis that is not whole', [105, 57], ['match', 'stoeck', 'weis'], false],
  ['fewer than there are', [100, 50], ['match', 'stoeck', 'weis'], false],
])('%s', (_, points, extras, isRight) => {
  expect(isGame(points, extras)).toBe(isRight);
});

test('whatever is said at the table makes a game, and twelve of them a Passe', () => {
  const team = fc.constantFrom<0 | 1>(0, 1);
  const said = fc.record({
    stoeck: fc.option(team),
    weis: fc.tuple(team, fc.array(fc.constantFrom(...WEIS), { maxLength: 3 })),
  });
  const game = fc.tuple(fc.integer({ min: 0, max: 157 }), said);
  const rule = fc.subarray([...EXTRAS]);
  fc.assert(
    fc.property(fc.array(game, { minLength: 12, maxLength: 12 }), rule, (games, extras) => {
      const points = games.map(([cards, { stoeck, weis }]) => {
        const sum = weis[1].reduce<number>((all, each) => all + each, 0);
        return withExtras([cards, 157 - cards], { stoeck, weis: weis[0] === 0 ? [sum, 0] : [0, sum] }, extras);
      });
      for (const each of points) expect(isGame(each, extras), JSON.stringify([each, extras])).toBe(true);
      const total = (side: 0 | 1) => points.reduce((sum, each) => sum + each[side], 0);
      expect(isPasse([total(0), total(1)], 12, extras)).toBe(true);
    }),
    { seed: 13 },
  );
});

test('nothing said, nothing counted', () => {
  expect(withExtras([100, 57], NOTHING_SAID, EXTRAS)).toEqual([100, 57]);
  expect(isPasse([1000, 885], 12, [])).toBe(false);
  expect(isPasse([1000, 904], 12, ['stoeck'])).toBe(true);
  expect(isPasse([1000, 894], 12, ['stoeck'])).toBe(false);
});

test('EBH 1: a sheet takes what the organiser’s own regulation counts, and the printed one only 157', () => {
  const at = 0;
  const by = { role: 'desk', who: 'staff:1' } as const;
  const opened = evolveSheet(undefined, {
    ...{ type: 'opened', passe: 1, table: 1, players: { 0: 1, 1: 2, 2: 3, 3: 4 }, games: 4, cards: 'german', at },
  });
  const sheet = evolveSheet(opened, { type: 'writer-elected', seat: 0, by, at });
  const own = regulationWith(EBH, { gamesPerPasse: 4, extras: ['stoeck', 'match'] });
  if (!own.ok) throw new Error(own.refusal.code);
  expect(own.value.extras).toEqual(['match', 'stoeck']);
  const record = (regulation: typeof EBH, points: [number, number]) => {
    const facts = {
      regulation,
      doubleEntry: false,
      version: 0,
      players: {},
      seated: [],
      second: null,
      isFinished: false,
    };
    const command = { steps: [{ type: 'record', game: 1, points } as const] };
    const decided = sheetProcess.decide(sheet, command, { by, now: at, facts, chance: noChance });
    return decided.ok ? 'written' : decided.refusal.code;
  };
  expect([record(own.value, [257, 0]), record(EBH, [257, 0])]).toEqual(['written', 'not-157']);
  expect([record(own.value, [157, 0]), record(EBH, [157, 0])]).toEqual(['not-a-game', 'written']);
  expect(record(own.value, [120, 57])).toBe('written');
  expect(record(own.value, [127, 80])).toBe('not-a-game');
});
