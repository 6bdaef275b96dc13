import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chanceFromText } from '../../kit/chance.ts';
import { checkSeating } from './check.ts';
import { formula } from './formula.ts';
import type { SeatedSet, SeatingRequest } from './schedule.ts';
import { drawSeating, type Seating } from './seating.ts';

const field = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);
function drawn(request: SeatingRequest, seed = 'seed'): Seating {
  const result = drawSeating(request, chanceFromText(seed)('draw'));
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value;
}

describe('a new partner by lot for each Passe', () => {
  test.each([16, 20, 24, 28, 32, 40, 42, 48, 60, 100, 101, 102, 103, 104, 105, 1000])(
    'SSC 2.02, SSC 7.03, EBH 1: %i players, five Passen: nobody meets anybody twice, nobody sits out twice',
    (n) => {
      const { sets, proof } = drawn({ players: field(n), sets: 5 });
      expect(checkSeating({ sets })).toMatchObject({ ok: true, anyRepeats: 0, secondByes: 0, faults: [] });
      expect(proof).toMatchObject({
        partnerRepeats: 0,
        opponentRepeats: 0,
        anyRepeats: 0,
        bound: Math.floor((n - 1) / 3),
      });
      for (const set of sets) expect(set.byes.length).toBe(n % 4);
    },
  );

  test.each([15, 18, 19, 22, 23])(
    'EBH 1 small fields with just room enough: %i players in five Passen, twenty seeds',
    (n) => {
      for (let k = 0; k < 20; k++)
        expect(drawn({ players: field(n), sets: 5 }, `small ${k}`).proof).toMatchObject({
          anyRepeats: 0,
          secondByes: 0,
          bound: n === 15 ? 5 : Math.floor((n - 1) / 3),
        });
    },
  );

  test.each([20, 28, 40, 100, 104])('EBH 1 by formula nobody comes to the same table twice: %i', (n) => {
    expect(drawn({ players: field(n), sets: 5 }).proof).toMatchObject({ method: 'formula', tableRevisits: 0 });
  });

  test('where the bound forces repetitions, partners still never repeat and the bound is shown', () => {
    for (const n of [8, 9, 10, 12, 13]) {
      const { proof } = drawn({ players: field(n), sets: 4 });
      expect(proof.partnerRepeats).toBe(0);
      expect(proof.bound).toBe(1);
      expect(proof.anyRepeats).toBeGreaterThanOrEqual(proof.forced.anyRepeats);
    }
    expect(drawn({ players: field(8), sets: 5 }).proof.anyRepeats).toBe(32);
  });

  test('G23 the same seed draws the same, another seed something else', () => {
    for (const n of [18, 42, 104]) {
      const [one, two, other] = ['a', 'a', 'b'].map((seed) => drawn({ players: field(n), sets: 5 }, seed));
      expect(one).toEqual(two);
      expect(one!.sets).not.toEqual(other!.sets);
    }
  });

  test('every pair is equally likely to meet: the lot treats all alike', () => {
    // 16 players, five Passen by the plane: every pair meets exactly once, so look at the first Passe over many seeds.
    const meetings = new Map<string, number>();
    const draws = 600;
    for (let seed = 0; seed < draws; seed++)
      for (const { teams } of drawn({ players: field(16), sets: 5 }, `fair ${seed}`).sets[0]!.tables)
        for (const [a, b] of teams) {
          const pair = [a, b].sort((x, y) => x - y).join();
          meetings.set(pair, (meetings.get(pair) ?? 0) + 1);
        }
    const expected = (draws * 8) / 120;
    const chiSquare = [...meetings.values()].reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0);
    expect(meetings.size).toBe(120);
    expect(chiSquare).toBeLessThan(180); // 119 degrees of freedom; 0.9998 quantile
  });
});

describe('dropouts, byes, wishes', () => {
  test.each([40, 100, 104, 105])('G3 three in a hundred leave after every Passe: still nobody twice (%i)', (n) => {
    const chance = chanceFromText(`leave ${n}`)('x');
    let players = field(n);
    const history: SeatedSet[] = [];
    for (let passe = 0; passe < 5; passe++) {
      history.push(drawn({ players, sets: n < 60 ? 5 - passe : 1, history }, `p${passe}`).sets[0]!);
      const leavers = Math.max(1, Math.round(players.length * 0.03));
      for (let k = 0; k < leavers; k++) players = players.filter((_, i) => i !== chance.below(players.length));
    }
    expect(checkSeating({ sets: history })).toMatchObject({ anyRepeats: 0, secondByes: 0 });
  });

  test('G2 nobody sits out twice while somebody has not sat out at all', () => {
    fc.assert(
      fc.property(fc.integer({ min: 9, max: 40 }), fc.integer({ min: 1, max: 6 }), fc.nat(), (n, sets, seed) => {
        const { proof } = drawn({ players: field(n), sets }, `${seed}`);
        expect(proof.secondByes).toBe(proof.forced.secondByes);
      }),
      { numRuns: 15 },
    );
  });

  test.each([
    [64, 40],
    [40, 60],
    [16, 24],
    [26, 78],
  ])(
    'SSC 7.03 %i want German and %i French cards: all get them as far as fours allow, nobody meets twice',
    (german, french) => {
      const n = german + french;
      const wishes = Object.fromEntries(
        field(n).map((p) => [p, p <= german ? ('german' as const) : ('french' as const)]),
      );
      const { proof } = drawn({ players: field(n), sets: 5, wishes });
      const mixed = Math.min(german % 4, french % 4) * 5;
      expect(proof).toMatchObject({ anyRepeats: 0, wishes: { asked: n, unmet: mixed, order: 'first' } });
    },
  );

  test('SSC 7.03 a minority too small for its own tables: the price is shown', () => {
    const wishes = Object.fromEntries(field(42).map((p) => [p, p <= 32 ? ('german' as const) : ('french' as const)]));
    const { proof } = drawn({ players: field(42), sets: 5, wishes });
    expect(proof.anyRepeats).toBe(0);
    expect(proof.wishes.order).toBe('after');
    expect(proof.price?.anyRepeats).toBeGreaterThan(0);
  });

  test('pairs to keep apart never share a table, and a fixed place is kept', () => {
    const keepApart: [number, number][] = [
      [1, 2],
      [3, 4],
      [5, 6],
      [1, 3],
    ];
    const { sets, proof } = drawn({ players: field(42), sets: 5, keepApart, fixedTables: { 7: 4, 8: 1 } });
    expect(proof).toMatchObject({ together: 0, anyRepeats: 0 });
    for (const set of sets) {
      for (const player of [7, 8]) {
        const table = set.tables.find(({ teams }) => teams.flat().includes(player));
        if (table) expect(table.table).toBe(player === 7 ? 4 : 1);
      }
    }
  });

  test('a field that cannot be seated is refused with the reason', () => {
    const refusal = (request: SeatingRequest) => drawSeating(request, chanceFromText('x')('x'));
    expect(refusal({ players: [1, 2, 3], sets: 1 })).toMatchObject({ refusal: { code: 'too-few-players' } });
    expect(refusal({ players: [1, 2, 3, 3], sets: 1 })).toMatchObject({ refusal: { code: 'player-twice', player: 3 } });
    expect(refusal({ players: [0, 2, 3, 4], sets: 1 })).toMatchObject({ refusal: { code: 'not-a-player-number' } });
    expect(refusal({ players: field(8), sets: 0 })).toMatchObject({ refusal: { code: 'not-a-number-of-sets' } });
    expect(refusal({ players: field(8), sets: 1, fixedTables: { 1: 3 } })).toMatchObject({
      refusal: { code: 'no-such-table' },
    });
    expect(refusal({ players: field(8), sets: 1, fixedTables: { 1: 2, 2: 2 } })).toMatchObject({
      refusal: { code: 'table-taken' },
    });
  });
});

describe('the independent checker', () => {
  const four = (...players: number[]) => ({
    teams: [
      [players[0]!, players[1]!],
      [players[2]!, players[3]!],
    ],
  });

  test('counts repetitions by hand', () => {
    const sets = [
      { tables: [four(1, 2, 3, 4), four(5, 6, 7, 8)], byes: [9] },
      { tables: [four(1, 2, 5, 9), four(3, 5, 7, 8)], byes: [9] },
    ];
    const verdict = checkSeating({ sets });
    expect(verdict).toMatchObject({ ok: false, partnerRepeats: 2, secondByes: 1 });
    expect(verdict.faults).toContainEqual({ code: 'player-twice', set: 2, player: 5 });
    expect(verdict.faults).toContainEqual({ code: 'player-twice', set: 2, player: 9 });
  });

  test('finds a player forgotten between two Passen and a table of three', () => {
    const sets = [
      { tables: [four(1, 2, 3, 4)], byes: [5] },
      { tables: [{ teams: [[1, 2], [3]] }], byes: [] },
      { tables: [four(1, 2, 3, 5)], byes: [4] },
    ];
    const { faults } = checkSeating({ sets });
    expect(faults).toContainEqual({ code: 'not-four-players', set: 2, table: 1 });
    expect(faults).toContainEqual({ code: 'player-missing', set: 2, player: 4 });
  });

  test('agrees with the theory: the formula fails exactly where seating-by-arithmetic must', () => {
    const failing = (sets: number) =>
      field(40)
        .slice(3)
        .filter((q) => q > 4 && formula(q, sets) === undefined);
    expect(failing(3)).toEqual([6]);
    expect(failing(4)).toEqual([6, 9]);
    expect(failing(5)).toEqual([6, 8, 9, 12]);
    expect(failing(6)).toEqual([5, 6, 8, 9, 10, 12, 15]);
    expect(formula(4, 5)).toBeDefined(); // the plane over GF(4)
  });
});
