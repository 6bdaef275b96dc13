import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { noChance } from '../../kit/process.ts';
import type { Seat } from '../../schieber/seat.ts';
import type { Player } from '../evening/evening.ts';
import { EBH, type Regulation, regulationWith, SSC } from '../regulation.ts';
import { fillTo157, type SheetFacts, type SheetStep, sheetProcess } from './decide.ts';
import { type By, dealerOf, evolveSheet, resultsOf, type Sheet, type SheetEvent, statusOf, totalsOf } from './sheet.ts';
import { declarations, forehandOf } from './testing.ts';

const player = (number: number): By => ({ role: 'player', who: `Nr. ${number}`, player: number });
const RITA: By = { role: 'supervisor', who: 'Rita' };
const BALZ: By = { role: 'supervisor', who: 'Balz' };
const DESK: By = { role: 'desk', who: 'Ida' };
const at = 1000;
const HELPER: Player = {
  ...{ number: 200, cards: null, fixedTable: null, noPhoto: false, fillIn: true, origin: 'walk-in', person: null },
  ...{ presence: 'present', document: null, since: 0, leftAfter: null, warnings: [] },
};

const opened = (games = 12): Sheet =>
  evolveSheet(undefined, {
    type: 'opened',
    passe: 3,
    table: 14,
    players: { 0: 29, 1: 101, 2: 20, 3: 65 },
    games,
    cards: 'german',
    at,
  });

const facts = (regulation: Regulation): SheetFacts => ({
  ...{ regulation, doubleEntry: false, version: 1, players: {}, seated: [], isFinished: false },
});
/** One step on a sheet, with what the evening says about it. */
const decide = (sheet: Sheet | undefined, step: SheetStep, by: By, regulation: Regulation, more: Partial<SheetFacts>) =>
  sheetProcess.decide(
    sheet,
    { steps: [step] },
    { by, now: at, facts: { ...facts(regulation), ...more }, chance: noChance },
  );

function tell(
  sheet: Sheet,
  step: SheetStep,
  by: By,
  regulation: Regulation = SSC,
  more: Partial<SheetFacts> = {},
): Sheet {
  const decided = decide(sheet, step, by, regulation, more);
  if (!decided.ok) throw new Error(JSON.stringify(decided.refusal));
  return decided.value.reduce<Sheet>((state, event) => evolveSheet(state, event), sheet);
}
const refusal = (
  sheet: Sheet | undefined,
  step: SheetStep,
  by: By,
  regulation: Regulation = SSC,
  more: Partial<SheetFacts> = {},
) => {
  const decided = decide(sheet, step, by, regulation, more);
  return decided.ok ? undefined : decided.refusal;
};

const POINTS = [75, 84, 157, 80, 110, 49, 74, 111, 114, 51, 61, 55];
function full(games = 12): Sheet {
  let sheet = tell(opened(games), { type: 'elect-writer', seat: 0 }, player(29));
  for (let game = 1; game <= games; game++)
    sheet = tell(sheet, { type: 'record', game, points: fillTo157(0, POINTS[game - 1]!) }, player(29));
  return sheet;
}
const confirmed = (sheet = full()): Sheet =>
  tell(tell(sheet, { type: 'confirm', seat: 0 }, player(29)), { type: 'confirm', seat: 3 }, player(65));
const visaed = (): Sheet => tell(confirmed(), { type: 'visa' }, RITA);

describe('the official Jass sheet', () => {
  test('SSC 7.05(1), EBH 2: a game that is not 157 is refused with its paragraph: 156, 158, fractions, less than nothing', () => {
    const sheet = tell(opened(), { type: 'elect-writer', seat: 0 }, player(29));
    for (const points of [
      [75, 81],
      [75, 83],
      [158, 0],
      [157, 1],
    ] as const)
      expect(refusal(sheet, { type: 'record', game: 1, points: [...points] }, player(29))).toMatchObject({
        code: 'not-157',
        article: 'SSC 7.05 (1)',
      });
    for (const points of [
      [75.5, 81.5],
      [-1, 158],
      [Number.NaN, 157],
    ] as const)
      expect(refusal(sheet, { type: 'record', game: 1, points: [...points] }, player(29))).toMatchObject({
        code: 'not-points',
      });
    expect(refusal(sheet, { type: 'record', game: 1, points: [75, 81] }, player(29), EBH)).toMatchObject({
      article: 'EBH 2',
    });
    expect(refusal(sheet, { type: 'record', game: 13, points: [75, 82] }, player(29))).toMatchObject({
      code: 'no-such-game',
      games: 12,
    });
  });

  test('SSC 7.05(1) type one side, the other is the rest to 157', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 157 }), fc.constantFrom<0 | 1>(0, 1), (points, team) => {
        const pair = fillTo157(team, points);
        expect(pair[0] + pair[1]).toBe(157);
        expect(pair[team]).toBe(points);
      }),
    );
  });

  test('SSC 7.05(1) the table elects a writer first', () => {
    expect(refusal(opened(), { type: 'record', game: 1, points: [75, 82] }, player(29))).toMatchObject({
      code: 'writer-missing',
      article: 'SSC 7.05 (1)',
    });
  });

  test('SSC 7.05(3), EBH 3: the writer deals the first game, forehand sits on his right, then it goes round', () => {
    const sheet = tell(opened(), { type: 'elect-writer', seat: 2 }, player(20));
    expect([1, 2, 3, 4, 5].map((game) => dealerOf(sheet, game))).toEqual([2, 3, 0, 1, 2]);
    expect(forehandOf(sheet, 1)).toBe(3);
    expect(dealerOf(opened(), 1)).toBeNull();
  });

  test('EBH 2 over a Passe of four, eight or twelve games both sides declare equally often', () => {
    for (const writer of [0, 1, 2, 3] as Seat[])
      for (const games of [4, 8, 12]) {
        let sheet = tell(opened(games), { type: 'elect-writer', seat: writer }, player(29));
        for (let game = 1; game <= games; game++)
          sheet = tell(sheet, { type: 'record', game, points: [100, 57] }, player(29));
        expect(declarations(sheet)).toEqual({ 0: games / 2, 1: games / 2 });
      }
  });

  test('SSC 7.05(9), EBH 2: the order of dealers is put right at the next deal', () => {
    let sheet = tell(opened(), { type: 'elect-writer', seat: 0 }, player(29));
    sheet = tell(sheet, { type: 'set-dealer', game: 3, dealer: 1, article: 'EBH 2' }, RITA);
    expect([1, 2, 3, 4].map((game) => dealerOf(sheet, game))).toEqual([0, 1, 1, 2]);
    expect(sheet.dealers[0]!.article).toBe('EBH 2');
  });

  test('SSC 7.05(10) 628 for four games and 1884 for twelve; 627 and 1883 are not entered', () => {
    expect(totalsOf(full())).toEqual({ 0: 1021, 1: 863 });
    const enter = (games: number, totals: [number, number]) => refusal(opened(games), { type: 'enter', totals }, DESK);
    expect(enter(12, [1021, 862])).toMatchObject({
      code: 'not-the-passe-total',
      sum: 1883,
      expected: 1884,
      article: 'SSC 7.05 (10)',
    });
    expect(enter(4, [300, 327])).toMatchObject({ sum: 627, expected: 628 });
    expect(enter(4, [300, 328])).toBeUndefined();
    expect(enter(12, [1021, 863])).toBeUndefined();
  });

  test('EBH 7 nobody counted: an agreed estimate must still be 157, and is marked', () => {
    const sheet = tell(opened(), { type: 'elect-writer', seat: 0 }, player(29));
    expect(
      refusal(sheet, { type: 'record', game: 1, points: [80, 80], estimated: true }, player(29), EBH),
    ).toMatchObject({ code: 'not-157' });
    expect(
      tell(sheet, { type: 'record', game: 1, points: [80, 77], estimated: true }, player(29), EBH).rows[0],
    ).toMatchObject({ estimated: true });
  });
});

describe('confirmation and visa', () => {
  test('G25 one confirmation per team, by somebody of that team, when all games are there', () => {
    const unfinished = tell(opened(), { type: 'elect-writer', seat: 0 }, player(29));
    expect(refusal(unfinished, { type: 'confirm', seat: 0 }, player(29))).toMatchObject({
      code: 'games-missing',
      article: 'SSC 7.05 (10)',
    });
    const one = tell(full(), { type: 'confirm', seat: 0 }, player(29));
    expect(statusOf(one)).toBe('complete');
    expect(refusal(one, { type: 'confirm', seat: 3 }, player(29))).toMatchObject({ code: 'not-your-seat' });
    expect(refusal(one, { type: 'confirm', seat: 2 }, player(20))).toMatchObject({ code: 'already-confirmed' });
    expect(statusOf(confirmed())).toBe('reported');
  });

  test('G25 a change after a confirmation asks both sides again', () => {
    const changed = tell(confirmed(), { type: 'record', game: 5, points: [47, 110] }, player(29));
    expect(statusOf(changed)).toBe('complete');
    expect(statusOf(tell(confirmed(), { type: 'object', seat: 1, game: 5 }, player(101)))).toBe('complete');
  });

  test('SSC 7.03, EBH 7: the supervisor initials what both sides confirmed, or signs himself', () => {
    expect(refusal(full(), { type: 'visa' }, RITA)).toMatchObject({
      code: 'not-confirmed',
      missing: [0, 1],
      article: 'SSC 7.03',
    });
    expect(statusOf(tell(tell(full(), { type: 'sign' }, RITA), { type: 'visa' }, RITA))).toBe('visaed');
    expect(statusOf(visaed())).toBe('visaed');
  });

  test('SSC 7.05(2) a player initials nothing, least of all the sheet of his own table', () => {
    expect(refusal(confirmed(), { type: 'visa' }, player(29))).toMatchObject({
      code: 'supervisor-only',
      article: 'SSC 7.05 (2)',
    });
    const writerAsSupervisor: By = { role: 'supervisor', who: 'Edith', player: 29 };
    expect(refusal(confirmed(), { type: 'visa' }, writerAsSupervisor)).toMatchObject({
      code: 'visa-by-player-of-the-table',
      player: 29,
    });
  });

  test('of two visas the second is told who was first', () => {
    expect(refusal(visaed(), { type: 'visa' }, BALZ)).toMatchObject({
      code: 'already-visaed',
      by: 'Rita',
      article: 'SSC 7.03',
    });
    expect(refusal(visaed(), { type: 'record', game: 1, points: [1, 156] }, player(29))).toMatchObject({
      code: 'already-visaed',
    });
  });

  test('SSC 7.03, EBH 7: nothing without a visa counts', () => {
    expect(resultsOf(confirmed())).toEqual([]);
    expect(resultsOf(visaed()).map(({ player: number, points }) => [number, points])).toEqual([
      [29, 1021],
      [101, 863],
      [20, 1021],
      [65, 863],
    ]);
  });

  test('SSC 7.03 before the director has started the Passe there is no sheet', () => {
    expect(refusal(undefined, { type: 'record', game: 1, points: [75, 82] }, player(29))).toEqual({
      code: 'passe-not-started',
      article: 'SSC 7.03',
    });
  });

  test('EBH 1 somebody from another table cannot write here', () => {
    expect(refusal(full(), { type: 'confirm', seat: 0 }, player(7))).toMatchObject({
      code: 'not-at-this-table',
      player: 7,
    });
    expect(refusal(full(), { type: 'confirm', seat: 0 }, player(7), EBH)).toMatchObject({ article: 'EBH 1' });
  });

  test('SSC 7.05(10) double entry: a second person must type the same', () => {
    const first = tell(opened(), { type: 'enter', totals: [1021, 863] }, DESK, SSC, { doubleEntry: true });
    expect(statusOf(first)).toBe('waiting');
    const other: By = { role: 'desk', who: 'Res' };
    expect(refusal(first, { type: 'enter', totals: [1012, 872] }, other, SSC, { doubleEntry: true })).toMatchObject({
      code: 'entries-differ',
      first: { 0: 1021 },
    });
    expect(refusal(first, { type: 'enter', totals: [1021, 863] }, DESK, SSC, { doubleEntry: true })).toMatchObject({
      code: 'second-person-needed',
    });
    expect(statusOf(tell(first, { type: 'enter', totals: [1021, 863] }, other, SSC, { doubleEntry: true }))).toBe(
      'reported',
    );
  });

  test('G24 one game is corrected, with what stood before', () => {
    const correct = { type: 'correct', game: 2, points: [94, 63], reason: 'Übertrag' } as const;
    expect(refusal(visaed(), { ...correct, points: [94, 64] }, RITA)).toMatchObject({ code: 'not-157' });
    const corrected = tell(tell(visaed(), correct, RITA), { type: 'confirm-correction' }, BALZ);
    expect(totalsOf(corrected)).toEqual({ 0: 1031, 1: 853 });
    expect(corrected.corrections[0]).toMatchObject({ from: { 0: 84, 1: 73 }, to: { 0: 94, 1: 63 }, second: BALZ });
  });
});

describe('irregular ends', () => {
  test('EBH 3, EBH 4: an annulled game is void and played again', () => {
    const annulled = tell(full(), { type: 'annul', game: 12, article: 'EBH 4' }, RITA, EBH);
    expect(statusOf(annulled)).toBe('playing');
    expect(refusal(annulled, { type: 'confirm', seat: 0 }, player(29))).toMatchObject({
      code: 'games-missing',
      missing: [12],
    });
    expect(annulled.annulled).toEqual([{ game: 12, article: 'EBH 4' }]);
  });

  test('EBH 9 excluded in the middle: the flat rate for the opponents and, ruling G5, for the partner', () => {
    const aborted = tell(opened(), { type: 'abort', excluded: 1 }, DESK, EBH);
    const results = resultsOf(tell(aborted, { type: 'visa' }, RITA, EBH));
    expect(results.map(({ points, kind }) => [points, kind])).toEqual([
      [1000, 'flat'],
      [null, 'void'],
      [1000, 'flat'],
      [1000, 'flat'],
    ]);
    expect(refusal(aborted, { type: 'record', game: 1, points: [75, 82] }, player(29), EBH)).toMatchObject({
      code: 'passe-broken-off',
      article: 'EBH 9',
    });
  });

  test('EBH 9 the flat rates as printed; any other format: the director enters one and sees the mean', () => {
    const rate = (passen: number, gamesPerPasse: number) => {
      const changed = regulationWith(EBH, { passen, gamesPerPasse });
      return changed.ok ? changed.value.flatRate : undefined;
    };
    expect([rate(4, 12), rate(4, 8), rate(3, 12), rate(5, 12)]).toEqual([1000, 660, 660, null]);
    const other = regulationWith(EBH, { passen: 5 });
    if (!other.ok) throw new Error('refused');
    expect(refusal(opened(), { type: 'abort', excluded: 1 }, DESK, other.value)).toMatchObject({
      code: 'rate-needed',
      mean: 942,
    });
  });

  test('G4 a substitute takes the seat: the Passe counts for the other three, the leaver’s is void', () => {
    let sheet = tell(full(), { type: 'substitute', seat: 3, player: 200 }, DESK, SSC, { players: { 200: HELPER } });
    sheet = tell(tell(sheet, { type: 'sign' }, RITA), { type: 'visa' }, RITA);
    expect(resultsOf(sheet)).toContainEqual({ player: 65, points: null, kind: 'void' });
    expect(resultsOf(sheet).map(({ player: number }) => number)).not.toContain(200);
  });

  test('EBH 2 the organiser is warned when games do not divide by four, and cannot announce nonsense', () => {
    expect(regulationWith(EBH, { gamesPerPasse: 0 })).toMatchObject({
      refusal: { code: 'not-a-number-between', field: 'gamesPerPasse' },
    });
    expect(regulationWith(EBH, { passen: 2.5 })).toMatchObject({ ok: false });
  });
});

test('SSC 7.05(10) whatever is typed in whatever order, a visaed sheet totals its games times 157', () => {
  const command = fc.oneof(
    fc.record({
      type: fc.constant('record' as const),
      game: fc.integer({ min: 0, max: 5 }),
      points: fc.tuple(fc.integer({ min: -1, max: 158 }), fc.integer({ min: -1, max: 158 })),
    }),
    fc.record({
      type: fc.constant('record' as const),
      game: fc.integer({ min: 1, max: 4 }),
      points: fc.integer({ min: 0, max: 157 }).map((n): [number, number] => [n, 157 - n]),
    }),
    fc.record({ type: fc.constant('confirm' as const), seat: fc.constantFrom<Seat>(0, 1, 2, 3) }),
    fc.record({
      type: fc.constant('enter' as const),
      totals: fc.tuple(fc.integer({ min: 0, max: 700 }), fc.integer({ min: 0, max: 700 })),
    }),
    fc.constant({ type: 'visa' as const }),
    fc.constant({ type: 'sign' as const }),
    fc.record({
      type: fc.constant('annul' as const),
      game: fc.integer({ min: 0, max: 5 }),
      article: fc.constant('EBH 4'),
    }),
  );
  const by = fc.constantFrom(player(29), player(101), player(7), RITA, DESK);
  fc.assert(
    fc.property(fc.array(fc.tuple(command, by), { maxLength: 60 }), (commands) => {
      let sheet = tell(opened(4), { type: 'elect-writer', seat: 0 }, player(29));
      const log: SheetEvent[] = [];
      for (const [each, who] of commands) {
        const decided = decide(sheet, each, who, SSC, {
          doubleEntry: each.type === 'enter' && each.totals[0] % 2 === 0,
        });
        if (!decided.ok) continue;
        for (const event of decided.value) {
          log.push(event);
          sheet = evolveSheet(sheet, event);
        }
      }
      if (sheet.visa) {
        const totals = totalsOf(sheet);
        expect(totals[0] + totals[1]).toBe(628);
      }
    }),
  );
});
