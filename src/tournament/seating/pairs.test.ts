import { expect, test } from 'vitest';
import { chanceFromText } from '../../kit/chance.ts';
import type { Pair } from './pairs.ts';
import type { CardWish, SeatedSet } from './schedule.ts';
import { drawSeating } from './seating.ts';

const pairsOf = (count: number): Pair[] => Array.from({ length: count }, (_, i) => [2 * i + 1, 2 * i + 2] as const);

function drawn(pairs: readonly Pair[], sets: number, seed: string, history: readonly SeatedSet[] = [], more = {}) {
  const players = pairs.flat().sort((a, b) => a - b);
  const seating = drawSeating({ players, sets, pairs, history, ...more }, chanceFromText(seed)('draw'));
  if (!seating.ok) throw new Error(seating.refusal.code);
  return seating.value;
}

/** Meetings of pairs, counted by names of players: nothing of the draw is used. */
function meetings(sets: readonly SeatedSet[]): Map<string, number> {
  const met = new Map<string, number>();
  for (const { tables } of sets)
    for (const { teams } of tables) {
      const key = teams
        .map((team) => Math.min(...team))
        .sort((a, b) => a - b)
        .join('-');
      met.set(key, (met.get(key) ?? 0) + 1);
    }
  return met;
}
const repeats = (sets: readonly SeatedSet[]) => [...meetings(sets).values()].filter((times) => times > 1).length;

test('partners stay together, everybody has one seat, and no pair meets another twice, from 4 to 40 pairs', () => {
  for (let count = 4; count <= 40; count++) {
    const pairs = pairsOf(count);
    const passen = Math.min(6, count % 2 === 0 ? count - 1 : count);
    const { sets, proof } = drawn(pairs, passen, `pairs ${count}`);
    for (const { tables, byes } of sets) {
      const teams = tables.flatMap((table) => table.teams.map((team) => [...team].sort((a, b) => a - b).join('+')));
      const out = byes.length === 0 ? [] : [byes.join('+')];
      expect([...teams, ...out].sort(), `${count} pairs`).toEqual(pairs.map((pair) => pair.join('+')).sort());
      expect(byes.length).toBe(count % 2 === 0 ? 0 : 2);
    }
    expect(repeats(sets), `${count} pairs`).toBe(0);
    expect(proof).toMatchObject({ method: 'formula', pairs: count, opponentRepeats: 0, secondByes: 0 });
  }
});

test('eight pairs play seven Passen without meeting twice, and an eighth only with a repetition', () => {
  expect(repeats(drawn(pairsOf(8), 7, 'all').sets)).toBe(0);
  const eighth = drawn(pairsOf(8), 8, 'one more');
  expect(repeats(eighth.sets)).toBe(4);
  expect(eighth.proof).toMatchObject({ bound: 7, anyRepeats: 4, forced: { anyRepeats: 4 } });
});

test.each([4, 5, 6, 7, 8, 11, 16, 33])('%i pairs drawn Passe by Passe still meet nobody twice', (count) => {
  const pairs = pairsOf(count);
  const passen = Math.min(5, count % 2 === 0 ? count - 1 : count);
  const played: SeatedSet[] = [];
  for (let passe = 1; passe <= passen; passe++) {
    const ahead = passen - passe + 1; // as an evening draws: all that are to come, the first is taken
    played.push(drawn(pairs, ahead, `${count} ${passe}`, played).sets[0]!);
  }
  expect(repeats(played)).toBe(0);
});

test('whoever gets a new partner does not meet again whom he has met', () => {
  const first = drawn(pairsOf(8), 3, 'before');
  const pairs: Pair[] = [[99, 2], ...pairsOf(8).slice(1)]; // 99 came for 1
  const { sets, proof } = drawn(pairs, 4, 'after', first.sets);
  const met = (sets: readonly SeatedSet[]) =>
    sets.flatMap(({ tables }) =>
      tables.flatMap(({ teams }) => {
        const at = teams.findIndex((team) => team.includes(2));
        return at < 0 ? [] : [Math.min(...teams[1 - at]!)];
      }),
    );
  expect(new Set([...met(first.sets), ...met(sets)]).size).toBe(7);
  expect(proof.opponentRepeats).toBe(0);
});

test('pairs to be kept apart do not meet, and a pair with a fixed table stays there', () => {
  const { sets, proof } = drawn(pairsOf(8), 3, 'apart', [], { keepApart: [[1, 3]], fixedTables: { 5: 2 } });
  for (const { tables } of sets) {
    expect(tables.some(({ teams }) => teams.flat().includes(1) && teams.flat().includes(3))).toBe(false);
    expect(tables.find(({ teams }) => teams.flat().includes(5))?.table).toBe(2);
  }
  expect(proof).toMatchObject({ together: 0, opponentRepeats: 0, method: 'search' });
});

/** The first so many pairs want German cards, the others French. */
const wishesOf = (german: number, pairs: readonly Pair[]): Record<number, CardWish> =>
  Object.fromEntries(pairs.flatMap((pair, at) => pair.map((number) => [number, at < german ? 'german' : 'french'])));

test.each([
  [8, 8, 0],
  [10, 6, 0],
  [6, 26, 0],
  [7, 9, 2], // an odd one of each kind: two of a table, in every Passe
  [9, 8, 0], // an odd one sits out
])(
  'SSC 7.03 %i pairs wish German and %i French cards: %i a Passe do not get them, and nobody meets twice',
  (german, french, unmet) => {
    const pairs = pairsOf(german + french);
    const { sets, proof } = drawn(pairs, 5, `cards ${german}`, [], { wishes: wishesOf(german, pairs) });
    const mixed = sets.flatMap(({ tables }) =>
      tables.filter(({ teams }) => new Set(teams.map(([number]) => number <= 2 * german)).size > 1),
    );
    expect(mixed).toHaveLength((unmet / 2) * 5);
    expect(repeats(sets)).toBe(0);
    expect(proof).toMatchObject({
      secondByes: 0,
      wishes: { asked: 2 * pairs.length, unmet: 5 * unmet, order: 'first' },
    });
  },
);

test('SSC 7.03 three pairs are too few for tables of their own: they meet others, and the price of their wish is shown', () => {
  const pairs = pairsOf(16);
  const { sets, proof } = drawn(pairs, 5, 'few', [], { wishes: wishesOf(3, pairs) });
  expect(repeats(sets)).toBe(0);
  expect(proof.wishes.order).toBe('after');
  expect(proof.price).toMatchObject({ order: 'first', unmet: 10 });
  expect(proof.price?.anyRepeats).toBeGreaterThan(0);
});

test('SSC 7.03 wishes hold Passe by Passe too, and two who wish different cards have one of them', () => {
  const pairs = pairsOf(12);
  const wishes = { ...wishesOf(6, pairs), 1: 'french' } as const;
  const played: SeatedSet[] = [];
  for (let passe = 1; passe <= 4; passe++)
    played.push(drawn(pairs, 5 - passe, `by one ${passe}`, played, { wishes }).sets[0]!);
  expect(repeats(played)).toBe(0);
  for (const { tables } of played) for (const { teams } of tables) expect(teams[0]![0] <= 12).toBe(teams[1]![0] <= 12);
});

test('a pair that is not drawn as a whole is refused', () => {
  const seating = drawSeating(
    {
      players: [1, 2, 3, 4, 5],
      sets: 1,
      pairs: [
        [1, 2],
        [3, 4],
      ],
    },
    chanceFromText('x')('d'),
  );
  expect(seating).toEqual({ ok: false, refusal: { code: 'pairs-incomplete', players: [5] } });
});

test('a thousand pairs are drawn for five Passen', () => {
  const pairs = pairsOf(1000);
  expect(repeats(drawn(pairs, 5, 'many').sets)).toBe(0);
  const { sets, proof } = drawn(pairs, 5, 'many', [], { wishes: wishesOf(300, pairs) });
  expect(repeats(sets)).toBe(0);
  expect(proof.wishes).toEqual({ asked: 2000, unmet: 0, order: 'first' });
});
