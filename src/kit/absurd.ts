/** The end of every switch over a union: a forgotten case does not compile. */
export function absurd(value: never): never {
  throw new Error(`absurd: ${JSON.stringify(value)}`);
}

/** A broken invariant is our bug: it stops before anything wrong is stored, also in production. */
export function invariant(holds: unknown, why: string): asserts holds {
  if (!holds) throw new Error(`invariant broken: ${why}`);
}
