import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { EveningContent } from '../src/server/tournament/eveningFile.ts';
import { retrace } from '../src/server/tournament/retrace.ts';
import { EBH, type Regulation, SSC } from '../src/tournament/regulation.ts';
import { simulateEvening } from './evening.sim.ts';

const STAFF = { Turnierleitung: 1, Rita: 2, Balz: 3, Ida: 4 } as const;
const ROLES = ['director', 'supervisor', 'supervisor', 'desk'] as const;

/** A simulated evening as its file would hold it: helpers and players by their numbers. */
function fileOf(seed: string, players: number, base: Regulation): EveningContent {
  const id = 'abcdefgh';
  const log: EveningContent['log'] = [];
  simulateEvening(seed, players, base, (where, events) => {
    const stream = where === 'evening' ? `evening:${id}` : `sheet:${id}:${where.replace('/', ':')}`;
    // The simulation types paper sheets twice; a hall that does so has said so.
    let text = JSON.stringify(events)
      .replace('"doubleEntry":false', '"doubleEntry":true')
      .replaceAll(/"who":"Nr. (\d+)"/g, '"who":"player:$1"');
    for (const [name, number] of Object.entries(STAFF))
      text = text.replaceAll(`"who":"${name}"`, `"who":"staff:${number}"`);
    log.push({ stream, events: JSON.parse(text) });
  });
  const staff = ROLES.map((role, index) => ({ staff: index + 1, name: 'x', role, player: null, is_revoked: false }));
  return { kind: 'gschobe-evening/2', id, secret: '0'.repeat(64), people: [], staff, log };
}

test.each([
  ['EBH 1-9', 21, EBH],
  ['SSC 7.03, SSC 7.04', 16, SSC],
] as const)(
  '%s: a whole evening of %i is found again by asking the rules the same once more',
  async (_, players, base) => {
    const file = fileOf(`retrace ${players}`, players, base);
    const retraced = await retrace(file);
    expect(retraced).toMatchObject({ ok: true });
    expect(retraced.ok && retraced.value.entries).toHaveLength(file.log.length);
  },
);

test('any one fact of the log that is changed is refused, or was of no consequence to the rules', async () => {
  const file = fileOf('changed', 8, EBH);
  // That an instant is a number is looked at when the file is read.
  const leaves = file.log.flatMap((entry, e) =>
    entry.events.flatMap(({ at: _, ...event }, i) => pathsOf(event).map((path) => [e, i, ...path])),
  );
  // What a person freely says, no rule can know better: texts, wishes, the hash of a published list.
  const free =
    /title|place|day|text|reason|article|what|valueRappen|hash|cards|fixedTable|noPhoto|number|points|total|estimated|at|who|choice|event|person|origin/;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...leaves),
      fc.constantFrom(-1, 999, 'x', null, true, {}, '__proto__'),
      async (path, value) => {
        const changed = structuredClone(file);
        const [e = 0, i = 0, ...inner] = path as number[];
        let at: Record<string, unknown> = changed.log[e]!.events[i]!;
        for (const name of inner.slice(0, -1)) at = at[String(name)] as Record<string, unknown>;
        const last = String(inner.at(-1));
        if (JSON.stringify(at[last]) === JSON.stringify(value)) return;
        at[last] = value;
        const verdict = await retrace(changed);
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
