/**
 * Schedules by arithmetic, provable on one page. Positions 0 … 4q−1 of q tables; who gets which position is the lot.
 * Answer: for each set and table four positions, or undefined where the formula repeats a meeting.
 */
export type Positions = readonly (readonly (readonly [number, number, number, number])[])[];

export function formula(tables: number, sets: number): Positions | undefined {
  if (tables === 4 && sets <= 5) return plane(sets);
  return rotation(tables, sets);
}

/**
 * Class g ∈ {0,1,2,3}, index i: in set r at table i + (g+1)·r modulo q. Two classes d apart meet again iff q divides
 * d·(r′−r); nobody stays at his table unless q divides (g+1)·(r′−r).
 */
function rotation(q: number, sets: number): Positions | undefined {
  for (let apart = 1; apart < sets; apart++) for (let d = 1; d <= 3; d++) if ((d * apart) % q === 0) return undefined;
  return Array.from({ length: sets }, (_, r) =>
    Array.from({ length: q }, (_, table) => {
      const at = (g: number) => 4 * ((((table - (g + 1) * r) % q) + q) % q) + g;
      return [at(0), at(2), at(1), at(3)] as const;
    }),
  );
}

/** Sixteen players: the points of the affine plane over GF(4); a set is a class of four parallel lines. */
function plane(sets: number): Positions {
  const point = (x: number, y: number) => 4 * x + y;
  const lines = Array.from({ length: 4 }, (_, slope) =>
    Array.from({ length: 4 }, (_, c) => {
      const at = (x: number) => point(x, times(slope, x) ^ c);
      return [at(0), at(1), at(2), at(3)] as const;
    }),
  );
  const upright = Array.from({ length: 4 }, (_, x) => [point(x, 0), point(x, 1), point(x, 2), point(x, 3)] as const);
  return [...lines, upright].slice(0, sets);
}

/** Multiplication in GF(4) = {0, 1, w, w+1}; addition is exclusive or. */
const GF4 = [
  [0, 0, 0, 0],
  [0, 1, 2, 3],
  [0, 2, 3, 1],
  [0, 3, 1, 2],
] as const;
const times = (a: number, b: number): number => GF4[a]![b]!;
