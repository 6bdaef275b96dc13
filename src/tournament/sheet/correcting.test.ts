import { describe, expect, test } from 'vitest';
import { noChance } from '../../kit/process.ts';
import type { Seat } from '../../schieber/seat.ts';
import type { Player } from '../evening/evening.ts';
import { EBH } from '../regulation.ts';
import { type SheetFacts, type SheetStep, sheetProcess } from './decide.ts';
import {
  type By,
  evolveSheet,
  isComplete,
  resultsOf,
  type Sheet,
  type SheetEvent,
  statusOf,
  totalsOf,
} from './sheet.ts';

const RITA: By = { role: 'supervisor', who: 'staff:2' };
const BALZ: By = { role: 'desk', who: 'staff:3' };
const IDA: By = { role: 'director', who: 'staff:1' };
const at = 1000;
const spare: Player = {
  ...{ number: 15, cards: null, fixedTable: null, noPhoto: false, fillIn: false, origin: 'list', person: null },
  ...{ presence: 'present', document: null, since: 0, leftAfter: null, warnings: [] },
};
const FACTS: SheetFacts = {
  ...{ regulation: EBH, doubleEntry: false, version: 1, players: { 15: spare }, seated: [], isFinished: false },
};

const decide = (sheet: Sheet, step: SheetStep, by: By, more: Partial<SheetFacts> = {}) =>
  sheetProcess.decide(sheet, { steps: [step] }, { by, now: at, facts: { ...FACTS, ...more }, chance: noChance });
function tell(sheet: Sheet, step: SheetStep, by: By): Sheet {
  const decided = decide(sheet, step, by);
  if (!decided.ok) throw new Error(JSON.stringify(decided.refusal));
  return decided.value.reduce<Sheet>((state, event) => evolveSheet(state, event), sheet);
}
const code = (sheet: Sheet, step: SheetStep, by: By, more?: Partial<SheetFacts>) => {
  const decided = decide(sheet, step, by, more);
  return decided.ok ? undefined : decided.refusal.code;
};

/** Passe 3, table 14: 1 + 3 against 2 + 4, typed from paper and initialled, 1000 : 884. */
const OPENED: SheetEvent = {
  ...{ type: 'opened', passe: 3, table: 14, games: 12, cards: 'german', at },
  players: { 0: 1, 1: 2, 2: 3, 3: 4 },
};
const entered = (): Sheet => tell(evolveSheet(undefined, OPENED), { type: 'enter', totals: [1000, 884] }, BALZ);
const visaed = (): Sheet => tell(entered(), { type: 'visa' }, RITA);
const correct = { type: 'correct', points: [900, 984], reason: 'Seiten vertauscht' } as const;

describe('a sheet is put right', () => {
  test('G24 a correction needs a reason and a second person on a device of their own, and keeps what stood before', () => {
    expect(code(entered(), correct, RITA)).toBe('not-visaed');
    expect(code(visaed(), { ...correct, reason: ' ' }, RITA)).toBe('reason-needed');
    expect(code(visaed(), { ...correct, points: [900, 985] }, RITA)).toBe('not-the-passe-total');
    const asked = tell(visaed(), correct, RITA);
    expect(totalsOf(asked)).toEqual({ 0: 1000, 1: 884 });
    expect(code(asked, { type: 'confirm-correction' }, RITA)).toBe('second-person-needed');
    const corrected = tell(asked, { type: 'confirm-correction' }, BALZ);
    expect(totalsOf(corrected)).toEqual({ 0: 900, 1: 984 });
    expect(corrected.corrections).toEqual([
      {
        ...{ game: null, from: { 0: 1000, 1: 884 }, to: { 0: 900, 1: 984 }, reason: 'Seiten vertauscht' },
        ...{ by: RITA, second: BALZ },
      },
    ]);
    expect(code(corrected, { type: 'confirm-correction' }, BALZ)).toBe('no-correction-asked');
  });

  test('G24 what was asked can be dropped: the sheet stays as it was', () => {
    const dropped = tell(tell(visaed(), correct, RITA), { type: 'drop-correction' }, BALZ);
    expect([dropped.asked, totalsOf(dropped)[0], dropped.corrections]).toEqual([null, 1000, []]);
    expect(code(dropped, { type: 'drop-correction' }, BALZ)).toBe('no-correction-asked');
  });

  test('EBH 9 a director who is alone corrects too, and the sheet says so; nobody else can', () => {
    expect(code(visaed(), { ...correct, alone: true }, RITA)).toBe('second-person-needed');
    expect(code(visaed(), { ...correct, alone: true }, BALZ)).toBe('second-person-needed');
    const corrected = tell(visaed(), { ...correct, alone: true }, IDA);
    expect(totalsOf(corrected)[0]).toBe(900);
    expect(corrected.corrections).toMatchObject([{ by: IDA, second: null }]);
  });

  test('EBH 9 the director lets a Passe be played again: the sheet is empty, also after a visa or when it was broken off', () => {
    const repeat = { type: 'repeat', reason: 'Falscher Tisch' } as const;
    expect(code(visaed(), repeat, RITA)).toBe('director-only');
    const again = tell(visaed(), repeat, IDA);
    expect([statusOf(again), isComplete(again), totalsOf(again)[0]]).toEqual(['waiting', false, 0]);
    expect(again.remarks).toMatchObject([{ what: 'repeated', reason: 'Falscher Tisch', by: IDA }]);
    const broken = tell(entered(), { type: 'abort', excluded: 0 }, IDA);
    expect(tell(broken, repeat, IDA).aborted).toBe(null);
  });

  test('EBH 9 a Passe broken off by mistake goes on where it stood, also after its visa, and the sheet tells both', () => {
    const resume = { type: 'resume', reason: 'Falscher Tisch' } as const;
    const broken = tell(entered(), { type: 'abort', excluded: 0, reason: 'Streit' }, BALZ);
    expect(code(entered(), resume, IDA)).toBe('not-broken-off');
    expect(code(broken, resume, RITA)).toBe('director-only');
    const initialled = tell(broken, { type: 'visa' }, RITA);
    for (const sheet of [broken, initialled]) {
      const goesOn = tell(sheet, resume, IDA);
      expect([statusOf(goesOn), totalsOf(goesOn)[0], goesOn.aborted]).toEqual([
        'reported',
        totalsOf(entered())[0],
        null,
      ]);
      expect(goesOn.remarks).toMatchObject([
        { what: 'aborted', reason: 'Streit', by: BALZ },
        { what: 'resumed', reason: 'Falscher Tisch', by: IDA },
      ]);
    }
    expect(tell(tell(visaed(), { type: 'void', reason: 'Zettel verloren' }, IDA), resume, IDA).aborted).toBe(null);
  });

  test('EBH 9 the director strikes a Passe: it counts for nobody, once it is initialled', () => {
    const struck = tell(visaed(), { type: 'void', reason: 'Zettel verloren' }, IDA);
    expect(statusOf(struck)).toBe('reported');
    const results = resultsOf(tell(struck, { type: 'visa' }, RITA));
    expect(results.map(({ player, points, kind }) => [player, points, kind])).toEqual(
      [1, 2, 3, 4].map((player) => [player, null, 'void']),
    );
  });

  test('EBH 1 they sat otherwise than drawn: points stay with their side, and it is initialled anew', () => {
    const writer: Seat = 2; // number 3
    const written = tell(evolveSheet(undefined, OPENED), { type: 'elect-writer', seat: writer }, BALZ);
    const both = tell(tell(written, { type: 'enter', totals: [1000, 884] }, BALZ), { type: 'visa' }, RITA);
    // 1 + 2 against 3 + 4
    const players = { 0: 1, 1: 3, 2: 2, 3: 4 };
    const sat = evolveSheet(both, { type: 'reseated', players, reason: 'So sassen sie', by: RITA, at });
    expect([sat.players, sat.writer, statusOf(sat)]).toEqual([players, 1, 'reported']);
    expect(sat.remarks).toMatchObject([{ what: 'reseated', reason: 'So sassen sie' }]);
    const results = resultsOf(tell(sat, { type: 'visa' }, RITA));
    expect(results.map(({ player, points }) => [player, points])).toEqual([
      [1, 1000],
      [3, 884],
      [2, 1000],
      [4, 884],
    ]);
  });

  test('G4 who takes over in the middle of a Passe gets nothing for it; who came before the first game plays it whole', () => {
    const take = (whole: boolean) => {
      const opened = evolveSheet(undefined, OPENED);
      const seated = tell(opened, { type: 'substitute', seat: 1, player: 15, ...(whole ? { whole } : {}) }, RITA);
      return resultsOf(tell(tell(seated, { type: 'enter', totals: [1000, 884] }, BALZ), { type: 'visa' }, RITA));
    };
    const others = [
      { player: 1, points: 1000, kind: 'played' },
      { player: 3, points: 1000, kind: 'played' },
      { player: 4, points: 884, kind: 'played' },
      { player: 2, points: null, kind: 'void' },
    ];
    const byPlayer = (a: { player: number }, b: { player: number }) => a.player - b.player;
    expect([...take(false)].sort(byPlayer)).toEqual([...others].sort(byPlayer));
    expect([...take(true)].sort(byPlayer)).toEqual(
      [...others, { player: 15, points: 884, kind: 'played' }].sort(byPlayer),
    );
  });

  test('EBH 9 after the director’s last word no sheet changes until he opens the evening again', () => {
    for (const step of [correct, { type: 'repeat', reason: 'x' }, { type: 'void', reason: 'x' }] as const)
      expect(code(visaed(), step, IDA, { isFinished: true })).toBe('finished');
    expect(code(entered(), { type: 'visa' }, RITA, { isFinished: true })).toBe('finished');
  });
});
