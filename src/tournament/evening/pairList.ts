import type { Immutable } from '../../kit/immutable.ts';
import { ok, type Result, refuse } from '../../kit/result.ts';
import type { Entry } from './peopleList.ts';

export type PairListRefusal = Immutable<{ code: 'pair-without-partner'; name: string }>;

/** 'Vreni Odermatt / Kari Näf', as clubs write a pair on one line. */
const BETWEEN = /\s+(?:\/|&|\+|und|et|e|and)\s+|\s*\/\s*/i;

/**
 * A list of pairs: two names on a line are one; else who stands on the next line is the partner. A number belongs to
 * one person, so that on a line with two the second gets the next free one.
 */
export function readPairs(entries: readonly Entry[]): Result<readonly Entry[], PairListRefusal> {
  const paired: Entry[] = [];
  let waiting: Entry | undefined;
  for (const entry of entries) {
    const [first = '', second = ''] = entry.name.split(BETWEEN).map((name) => name.trim());
    if (first !== '' && second !== '') {
      if (waiting) return refuse({ code: 'pair-without-partner', name: waiting.name });
      paired.push({ ...entry, name: first }, { ...entry, name: second, number: null });
    } else if (waiting) {
      paired.push(waiting, entry);
      waiting = undefined;
    } else waiting = entry;
  }
  return waiting ? refuse({ code: 'pair-without-partner', name: waiting.name }) : ok(paired);
}
