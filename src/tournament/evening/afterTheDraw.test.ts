import { describe, expect, test } from 'vitest';
import { noChance } from '../../kit/process.ts';
import { promiseOf, readSecret } from '../../lot/ceremony.ts';
import { verifyLot } from '../../lot/verify.ts';
import { DECK } from '../../schieber/card.ts';
import { standingsOf } from '../ranking/standings.ts';
import { EBH, type Regulation, SSC } from '../regulation.ts';
import { proposalsOf } from '../ruling/proposals.ts';
import { checkSeating } from '../seating/check.ts';
import { type By, evolveSheet, type Sheet, seatsOf } from '../sheet/sheet.ts';
import { type EveningCommand, type EveningFacts, eveningProcess } from './decide.ts';
import { type Evening, passeOf } from './evening.ts';
import { TOURNAMENT_LOT_KINDS } from './lots.ts';

const DIRECTOR: By = { role: 'director', who: 'staff:1' };
const RITA: By = { role: 'supervisor', who: 'staff:2' };
const SECRET = 'cd'.repeat(32);
const source = { kind: 'ceremony', commitment: promiseOf(readSecret(SECRET)!) } as const;
const at = Date.UTC(2024, 10, 16, 8);
const NOTHING: EveningFacts = { outstanding: [], standings: [], level: [], rankingHash: '' };

const decide = (
  evening: Evening | undefined,
  command: EveningCommand,
  by = DIRECTOR,
  facts: Partial<EveningFacts> = {},
) => eveningProcess.decide(evening, command, { by, now: at, facts: { ...NOTHING, ...facts }, chance: noChance });
function tell(evening: Evening | undefined, command: EveningCommand, facts: Partial<EveningFacts> = {}): Evening {
  const decided = decide(evening, command, DIRECTOR, facts);
  if (!decided.ok) throw new Error(JSON.stringify(decided.refusal));
  return decided.value.reduce<Evening | undefined>(eveningProcess.evolve, evening)!;
}
const code = (evening: Evening, command: EveningCommand, by = DIRECTOR, facts: Partial<EveningFacts> = {}) => {
  const decided = decide(evening, command, by, facts);
  return decided.ok ? undefined : decided.refusal.code;
};
function begun(players: number, regulation: Regulation = EBH): Evening {
  const create = { type: 'create', title: 'Hüttenjass', place: '', day: '2024-11-16', regulation } as const;
  const list = Array.from({ length: players }, () => ({ fillIn: false }));
  let evening = tell(tell(undefined, create), { type: 'add-players', players: list, present: true });
  if (regulation.identityCheck)
    for (let number = 1; number <= players; number++)
      evening = tell(evening, { type: 'check-in', number, document: 'passport', adult: true });
  return evening;
}
function drawn(evening: Evening, passen: readonly number[], draw: string, shift = 0): Evening {
  const reason = evening.passen.some(({ passe }) => passen.includes(passe)) ? { reason: 'Nachzügler' } : {};
  const announced = tell(evening, { type: 'announce-draw', draw, passen: [...passen], source, ...reason });
  const cards = [...DECK.slice(shift), ...DECK.slice(0, shift)];
  return tell(announced, { type: 'draw', draw, randomness: { kind: 'ceremony', secret: SECRET, cards } });
}
const start = (evening: Evening, passe: number): Evening => tell(evening, { type: 'start-passe', passe });
const count = ({ passen }: Evening) => checkSeating({ sets: passen.map(({ seating }) => seating) });

describe('EBH 1 a redraw of one Passe', () => {
  test.each([0, 5, 11, 17])(
    'EBH 1 does not repeat partners of the Passen that stay drawn (pack cut at %i)',
    (shift) => {
      const all = drawn(begun(20), [1, 2, 3, 4], 'passe-1');
      const again = drawn(start(all, 1), [2], 'passe-2', shift);
      expect(count(again)).toMatchObject({ partnerRepeats: 0, faults: [] });
      const lot = again.lots['passe-2']!;
      expect((lot.pool as { history: readonly unknown[] }).history).toHaveLength(3);
      expect(verifyLot(lot, TOURNAMENT_LOT_KINDS)).toMatchObject({ ok: true });
    },
  );

  test('EBH 1 of all that are left: who came late sits in every one of them', () => {
    const late = tell(start(drawn(begun(20), [1, 2, 3, 4], 'passe-1'), 1), {
      type: 'add-players',
      players: [{}],
      present: true,
    });
    const again = drawn(late, [2, 3, 4], 'passe-2');
    for (const passe of [2, 3, 4]) {
      const { tables, byes } = passeOf(again, passe)!.seating;
      expect([...tables.flatMap(({ teams }) => teams.flat()), ...byes]).toContain(21);
    }
    expect(count(again)).toMatchObject({ partnerRepeats: 0, secondByes: 0 });
  });
});

describe('who comes after the draw', () => {
  const late = () => tell(drawn(begun(8), [1], 'passe-1'), { type: 'add-players', players: [{}], present: true });

  test('G2 can be given a bye, valued as the mean of what he plays; never two', () => {
    const sitsOut = tell(late(), { type: 'give-bye', passe: 1, number: 9 });
    expect(passeOf(sitsOut, 1)!.seating.byes).toEqual([9]);
    expect(code(sitsOut, { type: 'give-bye', passe: 1, number: 9 })).toBe('second-bye');
    const second = drawn(start(sitsOut, 1), [2], 'passe-2');
    expect(passeOf(second, 2)!.seating.byes).not.toContain(9);
    const seated = passeOf(second, 2)!.seating.tables.flatMap(({ teams }) => teams.flat());
    expect(seated).toContain(9);
  });

  test('EBH 1 has no bye beside a seat, none in a Passe that is over, none without being here', () => {
    const evening = start(late(), 1);
    expect(code(evening, { type: 'give-bye', passe: 1, number: 1 })).toBe('player-at-two-tables');
    expect(code(evening, { type: 'give-bye', passe: 2, number: 9 })).toBe('no-such-passe');
    expect(code(tell(evening, { type: 'leave', number: 9 }), { type: 'give-bye', passe: 1, number: 9 })).toBe(
      'not-present',
    );
    const closed = tell(evening, { type: 'close-passe', passe: 1 });
    expect(code(closed, { type: 'give-bye', passe: 1, number: 9 })).toBe('no-such-passe');
  });

  test('G4 who sat out and takes over in the middle of a Passe keeps his bye', () => {
    const evening = start(drawn(begun(9), [1], 'passe-1'), 1);
    const { tables, byes } = passeOf(evening, 1)!.seating;
    const spare = byes[0]!;
    const table = tables[0]!;
    const leaver = table.teams[0][0];
    let sheet: Sheet = evolveSheet(undefined, {
      ...{ type: 'opened', passe: 1, table: table.table, players: seatsOf(table), games: 12, cards: 'german', at },
    });
    sheet = evolveSheet(sheet, { type: 'substituted', seat: 0, leaver, player: spare, whole: false, by: RITA, at });
    sheet = evolveSheet(sheet, { type: 'entered', totals: { 0: 1002, 1: 882 }, final: true, by: RITA, at });
    sheet = evolveSheet(sheet, { type: 'visaed', by: RITA, at });
    const closed = tell(evening, { type: 'close-passe', passe: 1 });
    const line = (number: number) => standingsOf(closed, [sheet]).find((each) => each.number === number)!;
    expect(line(spare)).toMatchObject({ passen: [{ kind: 'bye' }], best: [] });
    expect(line(leaver)).toMatchObject({ passen: [{ kind: 'void' }], total: 0 });
    expect(line(table.teams[0][1])).toMatchObject({ total: 1002 });
  });
});

describe('EBH 1 they sat otherwise than drawn', () => {
  test('EBH 1 what was played counts for later draws; only the same four, only when it was played, with a reason', () => {
    const before = drawn(begun(8), [1], 'passe-1');
    const [table] = passeOf(before, 1)!.seating.tables;
    const [[a, c], [b, d]] = table!.teams;
    const reseat = {
      type: 'reseat',
      passe: 1,
      table: table!.table,
      teams: [
        [a, b],
        [c, d],
      ],
      reason: 'So sassen sie',
    } as const;
    expect(code(before, reseat)).toBe('no-such-passe');
    const evening = start(before, 1);
    expect(code(evening, { ...reseat, table: 9 })).toBe('no-such-table');
    expect(
      code(evening, {
        ...reseat,
        teams: [
          [a, b],
          [c, 99],
        ],
      }),
    ).toBe('not-the-same-four');
    expect(code(evening, { ...reseat, reason: ' ' })).toBe('reason-needed');
    const sat = tell(evening, reseat);
    expect(passeOf(sat, 1)!.seating.tables[0]!.teams).toEqual([
      [a, b],
      [c, d],
    ]);
    const next = drawn(tell(sat, { type: 'close-passe', passe: 1 }), [2], 'passe-2');
    expect((next.lots['passe-2']!.pool as { history: unknown }).history).toEqual([passeOf(sat, 1)!.seating]);
  });
});

describe('a table that was left open', () => {
  const open = { outstanding: [{ passe: 1, table: 2 }] };

  test('SSC 7.03 does not ask again for the next Passe, and still stands in the way of the end and of the final table', () => {
    let evening = drawn(begun(8), [1, 2, 3], 'passe-1');
    evening = start(evening, 1);
    expect(code(evening, { type: 'start-passe', passe: 2 }, DIRECTOR, open)).toBe('tables-outstanding');
    evening = tell(evening, { type: 'start-passe', passe: 2, despite: 'Zettel fehlt' }, open);
    expect(code(evening, { type: 'start-passe', passe: 3 }, DIRECTOR, open)).toBe(undefined);
    expect(decide(evening, { type: 'finish' }, DIRECTOR, open)).toMatchObject({
      refusal: { code: 'tables-outstanding', sheets: [{ passe: 1, table: 2 }] },
    });
    const final = { type: 'announce-final', draw: 'final', source, cards: null } as const;
    expect(code(begun(8, SSC), final, DIRECTOR, open)).toBe('tables-outstanding');
  });
});

describe('EBH 9 the director’s decisions', () => {
  const warn = { type: 'warn', number: 3, reason: 'Bock' } as const;

  test('EBH 9 a warning and an exclusion can be taken back, with a reason', () => {
    const evening = begun(8);
    expect(code(evening, { type: 'withdraw-warning', number: 3, reason: 'x' })).toBe('not-warned');
    expect(code(evening, { type: 'readmit', number: 3, reason: 'x' })).toBe('not-excluded');
    const warned = tell(evening, warn);
    expect(code(warned, { type: 'withdraw-warning', number: 3, reason: ' ' })).toBe('reason-needed');
    expect(code(warned, { type: 'withdraw-warning', number: 3, reason: 'x' }, RITA)).toBe('director-only');
    expect(tell(warned, { type: 'withdraw-warning', number: 3, reason: 'Irrtum' }).players[3]!.warnings).toEqual([]);
    const out = tell(warned, { type: 'exclude', number: 3, reason: 'nochmals' });
    expect(tell(out, { type: 'readmit', number: 3, reason: 'Irrtum' }).players[3]!.presence).toBe('present');
  });

  test('SSC 7.05(11) a proposal that the director leaves is gone, until there is a new reason for one', () => {
    const twice = tell(tell(begun(8, SSC), warn), warn);
    expect(proposalsOf(twice, [])).toHaveLength(1);
    const left = tell(twice, { type: 'dismiss-proposal', number: 3, reason: 'Es war ein Missverständnis' });
    expect(proposalsOf(left, [])).toEqual([]);
    expect(proposalsOf(tell(left, warn), [])).toMatchObject([{ kind: 'exclusion', warnings: 3 }]);

    const opened = { type: 'opened', passe: 1, table: 1, games: 12, cards: 'german', at } as const;
    const said = { game: 1, event: 'signals', article: 'SSC 7.05 (7)', choice: null } as const;
    const sheet = evolveSheet(evolveSheet(undefined, { ...opened, players: { 0: 1, 1: 2, 2: 3, 3: 4 } }), {
      ...{ type: 'ruled', ...said, offender: 3, proposes: 'warning', by: RITA, at },
    });
    const quiet = begun(8, SSC);
    expect(proposalsOf(quiet, [sheet])).toMatchObject([{ kind: 'warning', number: 3, table: 1 }]);
    expect(proposalsOf(tell(quiet, { type: 'dismiss-proposal', number: 3, reason: 'Ein Gruss' }), [sheet])).toEqual([]);
  });

  test('EBH 9 a supervisor calls the director to a table, once, until the call is answered', () => {
    const called = tell(tell(begun(8), { type: 'call-director', table: 2 }), { type: 'call-director', table: 2 });
    expect(called.calls).toMatchObject([{ table: 2 }]);
    expect(tell(called, { type: 'answer-call', table: 2 }).calls).toEqual([]);
  });
});
