import type { Pair } from '../seating/pairs.ts';
import type { Line, PasseResult } from './ranking.ts';

/**
 * Partnerschieber: one line a pair, from those of its two players, under the number of its first. What one of them has
 * played counts for the pair, so that somebody who sits in for the other one or takes his place costs no points.
 */
export function pairLines(pairs: readonly Pair[], lines: readonly Line[]): readonly Line[] {
  const of = new Map(lines.map((line) => [line.number, line]));
  return pairs.flatMap(([a, b]): Line[] => {
    const one = of.get(a);
    const two = of.get(b);
    if (!one || !two) return [];
    return [
      {
        number: a,
        status: STATES.find((state) => one.status === state || two.status === state) ?? 'present',
        fillIn: one.fillIn && two.fillIn,
        rated: one.rated || two.rated,
        passen: one.passen.map((result, passe) => better(result, two.passen[passe] ?? result)),
      },
    ];
  });
}

/** A pair of whom one was sent away or has left plays on no more. SSC 8.01, ruling G3 */
const STATES = ['excluded', 'retired'] as const;

const KINDS: readonly PasseResult['kind'][] = ['played', 'flat', 'bye', 'void', 'open'];
const better = (a: PasseResult, b: PasseResult): PasseResult =>
  KINDS.indexOf(a.kind) <= KINDS.indexOf(b.kind) ? a : b;
