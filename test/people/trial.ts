import { chanceFromText } from '../../src/kit/chance.ts';
import { blockingKeys, type Candidate, compare } from '../../src/people/duplicates.ts';
import { secondAccount, somebody, somebodyElse } from './population.ts';

export interface Trial {
  readonly recall: number;
  readonly falseHolds: number;
  readonly falseRefusals: number;
  /** Pairs that agree but would never have met: they share no key. */
  readonly unfiled: number;
  readonly missed: readonly (readonly [Candidate, Candidate])[];
}

/** So many second accounts and so many other people, each judged as at registration: met by a key, then compared. */
export function duplicatesTrial(seed: string, pairs: number): Trial {
  const chance = chanceFromText(seed)('duplicates');
  let unfiled = 0;
  let holds = 0;
  let refusals = 0;
  const missed: [Candidate, Candidate][] = [];
  for (let i = 0; i < pairs; i++) {
    const person = somebody(`p${i}`, chance);
    const second = secondAccount(person, `q${i}`, chance);
    const keys = new Set(blockingKeys(person));
    const meets = blockingKeys(second).some((key) => keys.has(key));
    const alike = compare(person, second) !== 'distinct';
    if (alike && !meets) unfiled++;
    if (!alike || !meets) missed.push([person, second]);
    const verdict = compare(person, somebodyElse(person, `r${i}`, chance));
    if (verdict === 'near') holds++;
    if (verdict === 'twin') refusals++;
  }
  return { recall: 1 - missed.length / pairs, falseHolds: holds / pairs, falseRefusals: refusals, unfiled, missed };
}
