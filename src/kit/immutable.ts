/** Deep readonly, so that a union of states stays readable without `readonly` on every field. */
export type Immutable<T> = unknown extends T
  ? T
  : T extends string | number | bigint | boolean | null | undefined | ((...args: never[]) => unknown)
    ? T
    : { readonly [K in keyof T]: Immutable<T[K]> };
