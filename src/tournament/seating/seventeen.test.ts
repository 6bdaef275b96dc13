import { describe, expect, test } from 'vitest';
import { chanceFromText } from '../../kit/chance.ts';
import { checkSeating } from './check.ts';
import { forcedRepeats, repeatFreeSets } from './schedule.ts';
import { drawSeating } from './seating.ts';

/*
 * Seventeen players, five Passen, nobody sits out twice: can everybody be spared a second meeting? Call the one who
 * sits out first the stranger; the others sit at four tables of four. In a later Passe nobody may meet his first table
 * again, so every table but the stranger's takes one player of each first table, and the stranger has the place of the
 * player who sits out now. A Passe is therefore four rows across the first tables (three permutations of four) with one
 * player replaced by the stranger. The second Passe can be fixed by naming the players; all others are tried.
 */
type Passe = { readonly out: number; readonly pairs: readonly number[]; readonly mask: Int32Array };

const STRANGER = 16;
const PERMUTATIONS = permutations([0, 1, 2, 3]);
function permutations(of: readonly number[]): number[][] {
  if (of.length === 0) return [[]];
  return of.flatMap((each) => permutations(of.filter((x) => x !== each)).map((rest) => [each, ...rest]));
}

/** `out` sits out and the stranger has the place; -1: all sixteen play and the stranger is at home. */
function passe(b: readonly number[], c: readonly number[], d: readonly number[], out: number): Passe {
  const pairs: number[] = [];
  const mask = new Int32Array(10);
  for (let row = 0; row < 4; row++) {
    const four = [row, 4 + b[row]!, 8 + c[row]!, 12 + d[row]!].map((each) => (each === out ? STRANGER : each));
    for (let i = 0; i < 4; i++)
      for (let j = i + 1; j < 4; j++) {
        const pair = Math.min(four[i]!, four[j]!) * 17 + Math.max(four[i]!, four[j]!);
        pairs.push(pair);
        mask[pair >> 5]! |= 1 << (pair & 31);
      }
  }
  return { out, pairs, mask };
}
const apart = (one: Passe, two: Passe): boolean =>
  (one.out !== two.out || one.out < 0) && one.mask.every((word, i) => (word & two.mask[i]!) === 0);

/** How many Passen, the first one included, at most; and in how many ways the last step could be taken. */
function longest(outs: readonly number[]): number {
  const plain = [0, 1, 2, 3];
  const second = passe(plain, plain, plain, outs[0]!);
  const others: Passe[] = [];
  for (const b of PERMUTATIONS)
    for (const c of PERMUTATIONS)
      for (const d of PERMUTATIONS)
        for (const out of outs) {
          const next = passe(b, c, d, out);
          if (apart(second, next)) others.push(next);
        }
  const extend = (from: number, taken: readonly Passe[]): number => {
    let best = taken.length;
    for (let i = from; i < others.length; i++)
      if (taken.every((each) => apart(each, others[i]!))) best = Math.max(best, extend(i + 1, [...taken, others[i]!]));
    return best;
  };
  return 2 + extend(0, []);
}

describe('SSC 7.03, EBH 1: seventeen players', () => {
  test('every arrangement tried: four Passen without a second meeting, never five', () => {
    expect(longest(Array.from({ length: 16 }, (_, player) => player))).toBe(4);
    expect(repeatFreeSets(17)).toBe(4);
    expect(forcedRepeats(17, 5)).toBe(1);
    expect(forcedRepeats(17, 4)).toBe(0);
  });

  test('the same enumeration finds the five Passen of sixteen players', () => {
    expect(longest([-1])).toBe(5);
  });

  test('the draw comes down to the one that is left', () => {
    for (const seed of ['a', 'b', 'c']) {
      const players = Array.from({ length: 17 }, (_, i) => i + 1);
      const drawn = drawSeating({ players, sets: 5 }, chanceFromText(seed)('draw'));
      if (!drawn.ok) throw new Error(drawn.refusal.code);
      const { sets, proof } = drawn.value;
      expect(checkSeating({ sets })).toMatchObject({ ok: true, anyRepeats: 1, secondByes: 0, bound: 4 });
      expect(proof).toMatchObject({ bound: 4, forced: { anyRepeats: 1 }, partnerRepeats: 0 });
    }
  });
});
