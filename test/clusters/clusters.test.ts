import { expect, test } from 'vitest';
import { faultIn, headOfAll } from './judging.ts';
import { World } from './world.ts';

// docs/decisions/several-clusters.md: simulated over the real rules, not built.
test.each([1, 2, 3, 5])(
  '%i clusters that share nothing but letters keep quotas, books, ranking and one head',
  (clusters) => {
    const world = new World({ clusters, people: 30, seed: `clusters ${clusters}` }).run();
    expect(faultIn(world)).toBe(undefined);
    const matches = world.clusters.flatMap(({ state }) =>
      [...state.entries.values()].flatMap((entry) => entry.matches),
    );
    expect(matches.length).toBeGreaterThan(150);
    expect(world.counts.crashes).toBeGreaterThan(10 * clusters - 1);
    expect(world.network.counts.doubled).toBeGreaterThan(100);
  },
);

test('the same seed is the same world, to the last hash', () => {
  const heads = [1, 2].map(() => headOfAll(new World({ clusters: 3, people: 20, seed: 'again' }).run().clusters));
  expect(heads[0]).toBe(heads[1]);
});

test('the judge sees what goes wrong: a letter heard twice, a right used twice, money made from nothing', () => {
  const fresh = () => new World({ clusters: 3, people: 20, seed: 'judge' }).run();
  const twice = fresh();
  const booked = twice.clusters
    .flatMap(({ log }) => log.flatMap(({ facts }) => facts))
    .find((fact) => fact.type === 'booked')!;
  twice.clusters[1]!.commit(0, [booked]);
  expect(faultIn(twice)).toMatch(/differ by|in one cluster|stands at/);
  const changed = fresh();
  const [{ log }] = changed.clusters as [World['clusters'][number]];
  log[3] = { ...log[3]!, at: log[3]!.at + 1 };
  expect(faultIn(changed)).toBe('the head of all cannot be recomputed');
});
