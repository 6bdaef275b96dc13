import fc from 'fast-check';
import { expect, test } from 'vitest';
import { retrace } from '../src/server/tournament/retrace.ts';
import { EBH, SSC } from '../src/tournament/regulation.ts';
import { fileOf } from './eveningFile.sim.ts';

test.each([
  ['EBH 1-9', 21, EBH],
  ['SSC 7.03, SSC 7.04', 16, SSC],
] as const)('%s: a whole evening of %i is found again by asking the rules the same once more', (_, players, base) => {
  const file = fileOf(`retrace ${players}`, players, base);
  const retraced = retrace(file);
  expect(retraced).toMatchObject({ ok: true });
  expect(retraced.ok && retraced.value.entries).toHaveLength(file.log.length);
});

test('any one fact of the log that is changed is refused, or was of no consequence to the rules', () => {
  const file = fileOf('changed', 8, EBH);
  // That an instant is a number is looked at when the file is read.
  const leaves = file.log.flatMap((entry, e) =>
    entry.events.flatMap(({ at: _, ...event }, i) => pathsOf(event).map((path) => [e, i, ...path])),
  );
  // What a person freely says, no rule can know better: texts, wishes, the hash of a published list.
  const free =
    /title|place|day|text|reason|article|what|valueRappen|hash|cards|fixedTable|noPhoto|number|points|total|estimated|at|who|choice|event|person|origin/;
  fc.assert(
    fc.property(
      fc.constantFrom(...leaves),
      fc.constantFrom(-1, 999, 'x', null, true, {}, '__proto__'),
      (path, value) => {
        const changed = structuredClone(file);
        const [e = 0, i = 0, ...inner] = path as number[];
        let at: Record<string, unknown> = changed.log[e]!.events[i]!;
        for (const name of inner.slice(0, -1)) at = at[String(name)] as Record<string, unknown>;
        const last = String(inner.at(-1));
        if (JSON.stringify(at[last]) === JSON.stringify(value)) return;
        at[last] = value;
        const verdict = retrace(changed);
        if (verdict.ok) expect(inner.map(String).some((name) => free.test(name))).toBe(true);
        if (verdict.ok) expect(typeof value).not.toBe('object'); // never a shape that no door would take
      },
    ),
    { numRuns: 25, seed: 7 },
  );
});

function pathsOf(value: unknown, before: readonly (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [[...before]];
  return Object.entries(value).flatMap(([name, inner]) => pathsOf(inner, [...before, name]));
}
