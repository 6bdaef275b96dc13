import { type Chance, shuffle } from '../kit/chance.ts';
import { ok, type Result, refuse } from '../kit/result.ts';

/** Somebody who may get a place. The name is a public one (a participant's number), because the pool is published. */
export interface Candidate {
  readonly name: string;
  readonly points: number;
}

export interface Admission {
  /** Everybody with a place: by points first, then by lot in the order drawn. */
  readonly admitted: readonly string[];
  /** The points of the last place; null when there are fewer candidates than places, or none. */
  readonly cut: number | null;
  /** Level on the last place and more than the places left: the order in which the lot drew them all. Empty: no draw. */
  readonly drawn: readonly string[];
  /** How many of `drawn`, from the front, got a place. */
  readonly placesDrawn: number;
}

/**
 * Fills the places by points; only the players level on the last place go into the hat (SSC 7.02, ruling X11).
 * The answer does not depend on the order of the candidates: the hat is sorted by name before it is shaken.
 */
export function admit(candidates: readonly Candidate[], places: number, chance: Chance): Admission {
  const byPoints = [...candidates].sort((a, b) => b.points - a.points || byName(a.name, b.name));
  const last = byPoints[places - 1];
  if (last === undefined || byPoints.length === places) {
    const admitted = byPoints.slice(0, Math.max(0, places)).map(({ name }) => name);
    return { admitted, cut: last?.points ?? null, drawn: [], placesDrawn: 0 };
  }
  const above = byPoints.filter(({ points }) => points > last.points).map(({ name }) => name);
  const hat = byPoints.filter(({ points }) => points === last.points).map(({ name }) => name);
  const left = places - above.length;
  if (hat.length === left) return { admitted: [...above, ...hat], cut: last.points, drawn: [], placesDrawn: 0 };
  const drawn = shuffle(hat, chance);
  return { admitted: [...above, ...drawn.slice(0, left)], cut: last.points, drawn, placesDrawn: left };
}

/** Who would go into the hat: known, and shown, before anything is drawn. */
export function hatOf(candidates: readonly Candidate[], places: number): { hat: readonly string[]; places: number } {
  const never: Chance = { below: (m) => m - 1 };
  const { drawn, placesDrawn } = admit(candidates, places, never);
  return { hat: [...drawn].sort(byName), places: placesDrawn };
}

/** All names in an order in which every permutation is equally likely, whatever order they came in. */
export const drawOrder = (names: readonly string[], chance: Chance): string[] =>
  shuffle([...names].sort(byName), chance);

/** Code units, not a language's alphabet: the same on every machine. */
export const byName = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** What can be drawn: how the published pool is read, and what the stream makes of what was read. */
export interface LotKind {
  read(pool: unknown): Result<unknown, PoolRefusal>;
  draw(pool: unknown, chance: Chance): unknown;
}

export type PoolRefusal = { readonly code: 'bad-pool'; readonly at: string; readonly why: string };

export interface AdmitPool {
  readonly places: number;
  readonly candidates: readonly Candidate[];
}

export interface OrderPool {
  readonly names: readonly string[];
}

/** The kinds every verifier knows; a room that draws something else (a seating) adds its own. */
export const LOT_KINDS: Readonly<Record<string, LotKind>> = {
  admit: {
    read: readAdmitPool,
    draw: (pool: AdmitPool, chance: Chance) => admit(pool.candidates, pool.places, chance),
  },
  order: { read: readOrderPool, draw: (pool: OrderPool, chance: Chance) => drawOrder(pool.names, chance) },
};

function readAdmitPool(pool: unknown): Result<AdmitPool, PoolRefusal> {
  const { places, candidates } = fieldsOf(pool);
  if (!isCount(places)) return bad('places', 'a whole number from 0');
  if (!Array.isArray(candidates)) return bad('candidates', 'a list of {name, points}');
  const read: Candidate[] = [];
  for (const [i, candidate] of candidates.entries()) {
    const { name, points } = fieldsOf(candidate);
    if (!isName(name)) return bad(`candidates[${i}].name`, 'a text that is not empty');
    if (!isCount(points)) return bad(`candidates[${i}].points`, 'a whole number from 0');
    read.push({ name, points });
  }
  const twice = repeated(read.map(({ name }) => name));
  if (twice !== undefined) return bad('candidates', `${twice} is in the pool twice`);
  return ok({ places, candidates: read });
}

function readOrderPool(pool: unknown): Result<OrderPool, PoolRefusal> {
  const { names } = fieldsOf(pool);
  if (!Array.isArray(names)) return bad('names', 'a list of texts');
  for (const [i, name] of names.entries()) if (!isName(name)) return bad(`names[${i}]`, 'a text that is not empty');
  const twice = repeated(names);
  if (twice !== undefined) return bad('names', `${twice} is in the pool twice`);
  return ok({ names });
}

const bad = (at: string, why: string) => refuse<PoolRefusal>({ code: 'bad-pool', at, why });
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isName = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The fields of whatever somebody sent; none when it is no object. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

function repeated(names: readonly string[]): string | undefined {
  const seen = new Set<string>();
  return names.find((name) => seen.size === seen.add(name).size);
}
