import { setImmediate as everybodyElse } from 'node:timers/promises';

/** So many lines are written without a pause: about a millisecond's work. */
export const PORTION = 500;

/** A long list a little at a time; between two portions everybody else has a turn. */
export async function* portionsOf<Item>(list: readonly Item[]): AsyncGenerator<readonly Item[]> {
  for (let at = 0; at < list.length; at += PORTION) {
    if (at > 0) await everybodyElse();
    yield list.slice(at, at + PORTION);
  }
}
