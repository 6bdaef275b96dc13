import { expect, test } from 'vitest';
import { evolveEvening } from '../evening/evolve.ts';
import { EBH, type Regulation, regulationWith, SSC } from '../regulation.ts';
import { evolveSheet, type SheetEvent } from '../sheet/sheet.ts';
import { IRREGULARITIES, irregularityOf, numberOf } from './irregularity.ts';
import { storedIrregularity, storedReason, storedRulings } from './stored.ts';

const at = Date.UTC(2024, 10, 16, 20);
const by = { role: 'supervisor', who: 'staff:2' } as const;

/** As the first version stored it: rows by number, without what they have learnt since. */
const asStored = (regulation: Regulation): Regulation => ({
  ...regulation,
  rulings: regulation.rulings.map((row) => {
    const { event, noticed, article } = row;
    return JSON.parse(JSON.stringify({ event: numberOf(event), noticed, article }));
  }),
});

test('SSC 7.05, EBH 5: numbers E1 to E21 and names are the same irregularities', () => {
  expect(IRREGULARITIES.map(numberOf)).toEqual(Array.from({ length: 21 }, (_, i) => `E${i + 1}`));
  for (const name of IRREGULARITIES) {
    expect(irregularityOf(name)).toBe(name);
    expect(irregularityOf(numberOf(name))).toBe(name);
  }
  expect(irregularityOf('E22')).toBeUndefined();
  expect(() => storedIrregularity('E22')).toThrow('E22');
});

test('EBH 5 a ruling in an old log replays under its name', () => {
  const opened: SheetEvent = {
    ...{ type: 'opened', passe: 1, table: 1, players: { 0: 1, 1: 2, 2: 3, 3: 4 }, games: 12, cards: 'both', at },
  };
  const line = JSON.stringify({ type: 'ruled', game: 3, event: 'E8', article: 'EBH 5', choice: null, by, at });
  const old: SheetEvent = JSON.parse(line);
  const sheet = evolveSheet(evolveSheet(undefined, opened), old);
  expect(sheet.rulings).toEqual([
    { game: 3, event: 'revoke', article: 'EBH 5', choice: null, offender: null, proposes: null, by, at },
  ]);
});

test('EBH 9 an old warning keeps its reason, by name when it was an irregularity', () => {
  expect(storedReason('E16')).toBe('signals');
  expect(storedReason('laut geworden')).toBe('laut geworden');
});

test('EBH 1 the rows of an old regulation are those of the texts they came from', () => {
  const mixed = regulationWith(SSC, { rulingsFrom: { revoke: 'ebh', 'rest-claimed': 'ebh' } });
  if (!mixed.ok) throw new Error('refused');
  for (const regulation of [SSC, EBH, mixed.value]) {
    const event = { type: 'created', title: 'x', place: '', day: '2024-11-16', doubleEntry: false, at } as const;
    const evening = evolveEvening(undefined, { ...event, regulation: asStored(regulation) });
    for (const name of IRREGULARITIES)
      expect(evening.regulation.rulings.filter((row) => row.event === name)).toEqual(
        regulation.rulings.filter((row) => row.event === name),
      );
    expect(storedRulings(evening.regulation.rulings)).toEqual(evening.regulation.rulings);
    // What was not in the log then is answered by the same text.
    const before = regulation.rulings.filter(({ event }) => event !== 'misdeal');
    const misdeal = regulation.rulings.filter(({ event }) => event === 'misdeal');
    expect(storedRulings(before).filter(({ event }) => event === 'misdeal')).toEqual(misdeal);
  }
});
