import { describe, expect, test } from 'vitest';
import { zurichInstant } from '../kit/time.ts';
import type { Publicity, Standing } from './edition.ts';
import { editionOnShow, stageOf } from './stage.ts';
import { SSC8 } from './template.ts';

const at = zurichInstant;
const edition = (id: string, start: string, standing: Standing = 'running', publicity: Publicity = 'announced') => ({
  ...{ id, start, standing, publicity, template: SSC8 },
});
const SHOWN = '2024-10-10T12:00';

describe('the edition on show', () => {
  const editions = {
    past: edition('2023', '2023-09-29'),
    running: edition('2024', '2024-09-27'),
    suspended: edition('2024', '2024-09-27', 'suspended'),
    cancelled: edition('2024', '2024-09-27', 'cancelled'),
    also: edition('mini', '2024-10-01'),
    next: edition('2025', '2025-09-26'),
    later: edition('2026', '2026-09-25'),
    demo: edition('demo', '2024-10-08'),
    draft: edition('2025', '2024-10-02', 'running', 'draft'),
    archived: edition('2022', '2022-09-30', 'running', 'archived'),
  };
  type Name = keyof typeof editions;
  const cases: readonly [string, readonly Name[], Name | undefined][] = [
    ['one that was created for next year does not hide the one that runs', ['running', 'next', 'later'], 'running'],
    ['one that begins later in the same weeks does not hide it either', ['also', 'running'], 'running'],
    ['a suspended one still runs', ['suspended', 'next'], 'suspended'],
    ['nothing runs: the next to begin', ['past', 'later', 'next'], 'next'],
    ['nothing runs and nothing comes: the last one', ['past', 'demo'], 'past'],
    ['what was cancelled stands back', ['cancelled', 'next', 'demo'], 'next'],
    ['the demonstration while there is no other', ['demo'], 'demo'],
    ['nothing at all', [], undefined],
    ['a draft is never shown, whatever its dates', ['draft', 'past', 'archived'], 'past'],
    ['a draft alone is nothing', ['draft'], undefined],
  ];
  test.each(cases)('SSC 1 %s', (_, names, expected) => {
    const list = names.map((name) => editions[name]);
    const shown = expected && editions[expected];
    expect(editionOnShow(list, at(SHOWN))).toBe(shown);
    expect(editionOnShow([...list].reverse(), at(SHOWN))).toBe(shown);
  });

  test('SSC 4.01, SSC 7.01 an edition runs from the first door to the end of the day of the final', () => {
    const moments = ['2024-09-27T06:59', '2024-09-27T07:00', '2024-11-16T23:59', '2024-11-17T00:00'];
    const stages = (of: ReturnType<typeof edition>) => moments.map((moment) => stageOf(of, at(moment)));
    expect(stages(editions.running)).toEqual(['announced', 'running', 'running', 'over']);
    expect(stages(editions.draft)).toEqual(Array(4).fill('draft'));
    expect(stages(editions.archived)).toEqual(Array(4).fill('archived'));
  });
});
