import { chanceFromText } from '../../src/kit/chance.ts';
import { blockingKeys, type Candidate, matches } from '../../src/people/duplicates.ts';
import { somebody } from '../people/population.ts';
import { returning } from '../people/returning.ts';
import { duplicatesTrial } from '../people/trial.ts';

/** SSC 1: 10,000 second accounts and 10,000 other people; and a whole field of 20,000 registering one after another. */
export const checks = {
  'people.duplicates': async (seed: string) => {
    const { recall, falseHolds, falseRefusals, unfiled } = duplicatesTrial(seed, 10_000);
    return {
      ok: recall >= 0.98 && falseHolds <= 0.005 && falseRefusals === 0,
      figure: { pairs: 10_000, recall, falseHolds, falseRefusals, unfiled },
    };
  },
  'people.returning': async (seed: string) => {
    const { first, ...sum } = returning(seed, Number(process.env['SEQUENCES'] ?? 100_000));
    const recall = sum.similarCaught / sum.similar;
    const falseHolds = (sum.othersHeld + sum.othersJoined) / sum.others;
    return { ok: sum.exceeded === 0, figure: { ...sum, recall, falseHolds, first } };
  },
  'people.field': async (seed: string) => {
    const { people, held, refused, compared, milliseconds } = register(seed, 20_000);
    return {
      ok: refused === 0 && held / people <= 0.005,
      figure: { people, held, refused, comparedEach: compared / people, milliseconds },
    };
  },
};

/** Everybody registers in turn; nobody registers twice, so every hold is a false one. */
function register(seed: string, people: number) {
  const chance = chanceFromText(seed)('field');
  const filed = new Map<string, Candidate[]>();
  let held = 0;
  let refused = 0;
  let compared = 0;
  const start = performance.now();
  for (let i = 0; i < people; i++) {
    const person = somebody(`p${i}`, chance);
    const keys = blockingKeys(person);
    const others = new Set(keys.flatMap((key) => filed.get(key) ?? []));
    compared += others.size;
    const found = matches(person, others);
    if (found.some(({ verdict }) => verdict === 'twin')) refused++;
    else if (found.length > 0) held++;
    for (const key of keys) filed.set(key, [...(filed.get(key) ?? []), person]);
  }
  return { people, held, refused, compared, milliseconds: Math.round(performance.now() - start) };
}
