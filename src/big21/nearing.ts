import type { Immutable } from '../kit/immutable.ts';
import type { Rappen } from '../ledger/money.ts';

/** What soon comes to its end. B21 4.2, 10.2 */
export type Nearing = Immutable<{ kind: 'limit'; left: Rappen } | { kind: 'participations'; left: number }>;

const STAKES_BEFORE = 5;
const PARTICIPATIONS_BEFORE = 10;

/** A player is warned while five stakes or fewer fit into the limit, and from the tenth last participation on. */
export function nearing(leftToLose: Rappen | null, participationsLeft: number, stake: number): readonly Nearing[] {
  return [
    ...(leftToLose !== null && leftToLose <= STAKES_BEFORE * stake
      ? [{ kind: 'limit', left: leftToLose } as const]
      : []),
    ...(participationsLeft <= PARTICIPATIONS_BEFORE
      ? [{ kind: 'participations', left: participationsLeft } as const]
      : []),
  ];
}
