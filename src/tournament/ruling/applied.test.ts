import { expect, test } from 'vitest';
import { noChance } from '../../kit/process.ts';
import { bySeat, type Seat } from '../../schieber/seat.ts';
import { EBH, SSC } from '../regulation.ts';
import { sheetProcess } from '../sheet/decide.ts';
import { type By, dealerOf, evolveSheet, type Sheet } from '../sheet/sheet.ts';
import { declarations } from '../sheet/testing.ts';
import { appliedTo, type Ruled } from './applied.ts';
import type { Facts } from './facts.ts';
import type { Noticed } from './irregularity.ts';
import { ruling } from './ruling.ts';

const RITA: By = { role: 'supervisor', who: 'Rita' };
const at = Date.UTC(2024, 10, 16, 20);
const GAMES = 12;

function sheet(): Sheet {
  const players = bySeat((seat) => seat + 11);
  const opened = evolveSheet(undefined, {
    ...{ type: 'opened', passe: 1, table: 1, players, games: GAMES, cards: 'both', at },
  });
  return evolveSheet(opened, { type: 'writer-elected', seat: 0, by: RITA, at });
}

function after(ruled: Ruled, noticed: Noticed, known: Facts = {}, regulation = EBH): Sheet {
  const before = sheet();
  const said = ruling(regulation, {
    event: ruled.event,
    noticed,
    facts: { game: ruled.game, games: GAMES, ...known },
  });
  if (!said.ok) throw new Error(said.refusal.code);
  const steps = appliedTo(before, ruled, said.value);
  const facts = { regulation, doubleEntry: false, version: 1, players: {}, seated: [], isFinished: false };
  const decided = sheetProcess.decide(before, { steps }, { by: RITA, now: at, facts, chance: noChance });
  if (!decided.ok) throw new Error(decided.refusal.code);
  return decided.value.reduce<Sheet>(evolveSheet, before);
}

const dealers = (state: Sheet) => Array.from({ length: GAMES }, (_, i) => 'ABCD'[dealerOf(state, i + 1)!]).join('');
const PLAIN = 'ABCDABCDABCD';

// Who deals game 2 instead of B, and how it goes on.
test.each([
  ['C', 2, 'ACBDABCDABCD'],
  ['D', 3, 'ADBCABCDABCD'],
  ['A', 0, 'AABDCBCDABCD'],
] as const)(
  'EBH 2 %s dealt instead of B: B deals next, and in the end all have dealt equally often',
  (_, seat, order) => {
    const state = after({ event: 'wrong-dealer', game: 2, offender: seat as Seat }, 'turned');
    expect(dealers(state)).toBe(order);
    for (const letter of 'ABCD') expect(order.split(letter)).toHaveLength(4);
  },
);

test('EBH 2 the wrong dealer of the last game changes nothing but that game', () => {
  expect(dealers(after({ event: 'wrong-dealer', game: 12, offender: 0 }, 'turned'))).toBe('ABCDABCDABCA');
});

test('EBH 3 the wrong party declared: the side passed over is forehand in the next game, then the order goes on', () => {
  expect(dealers(after({ event: 'wrong-party-declares', game: 2, offender: 3 }, 'turned'))).toBe('ABBDABCDABCD');
});

test('EBH 4 the partner spoke early, trick turned: the offenders lose their next declaration', () => {
  // Game 2: B deals, C (A + C) is forehand. Game 3 is B + D's anyway, game 4 becomes theirs.
  const state = after({ event: 'partner-speaks-early', game: 2, offender: 0 }, 'turned');
  expect(dealers(state)).toBe('ABCCABCDABCD');
  const played = { ...state, rows: state.rows.map(() => ({ points: { 0: 100, 1: 57 }, estimated: false })) };
  expect(declarations(played)).toEqual({ 0: 5, 1: 7 });
});

test('EBH 4 the partner spoke early, trick open: dealt again by the next player, in the same game', () => {
  const state = after({ event: 'partner-speaks-early', game: 2, offender: 0 }, 'open');
  expect(dealers(state)).toBe('ACDABCDABCDA');
});

test('EBH 4 no declaration of the offenders is left: the game is annulled', () => {
  const state = after({ event: 'partner-speaks-early', game: 11, offender: 0 }, 'turned');
  expect(state.annulled).toEqual([{ game: 11, article: 'EBH 4' }]);
  expect(dealers(state)).toBe(PLAIN);
});

test('EBH 5, EBH 9: on the sheet stand who offended, the points, and what is proposed to the director', () => {
  const late = after({ event: 'revoke', game: 1, offender: 1, points: [121, 36] }, 'turned');
  expect(late.rows[0]).toEqual({ points: { 0: 121, 1: 36 }, estimated: false });
  expect(late.rulings).toMatchObject([{ event: 'revoke', offender: 12, proposes: null }]);
  const signals = after({ event: 'signals', game: 1, offender: 3 }, 'open', {}, SSC);
  expect(signals.rulings).toMatchObject([{ offender: 14, proposes: 'warning', article: 'SSC 7.05 (7)' }]);
  const total = after({ event: 'wrong-passe-total', game: 12 }, 'end');
  expect(total.rulings).toMatchObject([{ offender: null, proposes: null }]);
});
