import { expect, test } from 'vitest';
import { noChance } from '../../kit/process.ts';
import { promiseOf, readSecret } from '../../lot/ceremony.ts';
import { DECK } from '../../schieber/card.ts';
import { standingsOf } from '../ranking/standings.ts';
import { EBH, passePoints, regulationWith } from '../regulation.ts';
import { type By, evolveSheet, type Sheet, seatsOf } from '../sheet/sheet.ts';
import { lineName, peopleView, rankingView } from './board.ts';
import { type EveningCommand, eveningProcess } from './decide.ts';
import { type Evening, passeOf } from './evening.ts';
import { readPairs } from './pairList.ts';
import { playerView } from './views.ts';

const DIRECTOR: By = { role: 'director', who: 'staff:1' };
const SECRET = 'cd'.repeat(32);
const source = { kind: 'ceremony', commitment: promiseOf(readSecret(SECRET)!) } as const;
const randomness = { kind: 'ceremony', secret: SECRET, cards: DECK } as const;
const at = Date.UTC(2024, 10, 16, 8);

/** An evening of pairs: 1 with 2, 3 with 4, …; in every Passe the side with the lower number gets the more points. */
function evening(players: number) {
  const made = regulationWith(EBH, { pairs: true, passen: 4, gamesPerPasse: 4, finalTable: true });
  if (!made.ok) throw new Error(made.refusal.code);
  let state: Evening | undefined;
  let sheets: Sheet[] = [];
  const decide = (command: EveningCommand, by = DIRECTOR) => {
    const facts = { outstanding: [], standings: state ? standingsOf(state, sheets) : [], level: [], rankingHash: '' };
    return eveningProcess.decide(state, command, { by, now: at, facts, chance: noChance });
  };
  const tell = (command: EveningCommand, by = DIRECTOR) => {
    const decided = decide(command, by);
    if (!decided.ok) throw new Error(JSON.stringify(decided.refusal));
    state = decided.value.reduce<Evening | undefined>(eveningProcess.evolve, state);
  };
  tell({ type: 'create', title: 'Paarabend', place: '', day: '2024-11-16', regulation: made.value });
  const added = Array.from({ length: players }, () => ({}));
  tell({ type: 'add-players', players: added, present: true, inPairs: true });
  const draw = (passe: number) => {
    tell({ type: 'announce-draw', draw: `passe-${passe}`, passen: [passe], source });
    tell({ type: 'draw', draw: `passe-${passe}`, randomness });
    return passeOf(state!, passe)!.seating;
  };
  const play = (passe: number) => {
    const { tables } = draw(passe);
    tell({ type: 'start-passe', passe });
    for (const table of tables) {
      const players = seatsOf(table);
      const all = passePoints(4);
      const isFirst = Math.min(...table.teams[0]) < Math.min(...table.teams[1]);
      const opened = evolveSheet(undefined, {
        ...{ type: 'opened', passe, table: table.table, players, games: 4, cards: 'german', at },
      });
      const totals = isFirst ? { 0: 400, 1: all - 400 } : { 0: all - 400, 1: 400 };
      const entered = evolveSheet(opened, { type: 'entered', totals, final: true, by: DIRECTOR, at });
      sheets = [...sheets, evolveSheet(entered, { type: 'visaed', by: DIRECTOR, at })];
    }
  };
  const board = () => ({
    ...{
      id: 'x',
      revision: 1,
      evening: state!,
      people: new Map([[1, { name: 'Anna', town: 'Stans', yearOfBirth: null }]]),
    },
    sheets: new Map(sheets.map((sheet) => [`${sheet.passe}/${sheet.table}`, { sheet, version: 1 }])),
  });
  return { tell, decide, draw, play, board, state: () => state! };
}

test.each([16, 32])(
  'EBH 8: %i players in pairs: one line a pair, no opponents twice, the best pair first',
  (players) => {
    const hall = evening(players);
    for (let passe = 1; passe <= 4; passe++) hall.play(passe);
    const ranking = rankingView(hall.board());
    expect(ranking.map(({ number }) => number).sort((a, b) => a - b)).toEqual(
      Array.from({ length: players / 2 }, (_, i) => 2 * i + 1),
    );
    expect(ranking[0]).toMatchObject({ rank: 1, number: 1, name: 'Anna / Nr. 2', town: 'Stans', total: 1600 });
    expect(ranking.reduce((sum, { total }) => sum + total, 0)).toBe((4 * passePoints(4) * players) / 4);
    const proofs = hall.state().passen.map(({ drawn }) => drawn!.proof);
    expect(proofs.map(({ opponentRepeats }) => opponentRepeats)).toEqual([0, 0, 0, 0]);
    expect(hall.state().regulation.finalTable).toBeNull(); // four who play with everybody once: not for pairs
  },
);

test('both partners see the place of their pair, and one total is enough for both (EBH 7)', () => {
  const hall = evening(8);
  for (let passe = 1; passe <= 3; passe++) hall.play(passe);
  hall.play(4);
  const first = playerView(hall.board(), 1)!;
  const second = playerView(hall.board(), 2)!;
  expect(second).toMatchObject({ total: 1600, rank: 1, of: 4 });
  expect([first.total, first.rank]).toEqual([second.total, second.rank]);
  hall.tell({ type: 'enter-total', number: 2, total: 1600 }, { role: 'player', who: 'player:2', player: 2 });
  expect(hall.state().personalSheets[1]).toMatchObject({ total: 1600 });
  hall.tell({ type: 'initial-total', number: 1 });
  hall.tell({ type: 'hand-in', number: 2 });
  expect(playerView(hall.board(), 2)!.entered).toMatchObject({ total: 1600, handedIn: true });
});

test('an odd pair sits out, and nobody sits out twice', () => {
  const hall = evening(10);
  for (let passe = 1; passe <= 4; passe++) hall.play(passe);
  const byes = hall.state().passen.map(({ seating }) => seating.byes.join());
  expect(new Set(byes).size).toBe(4);
  expect(hall.state().passen.at(-1)!.drawn!.proof.opponentRepeats).toBe(0);
});

test('whoever has no partner here is not drawn, and a pair of fill-ins only where one is missing (G1)', () => {
  const hall = evening(10);
  hall.tell({ type: 'add-players', players: [{ fillIn: true }, { fillIn: true }, {}], present: true });
  hall.tell({ type: 'pair', pair: [11, 12], together: true });
  const { tables, byes } = hall.draw(1);
  expect(tables.flatMap(({ teams }) => teams.flat()).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 12 }, (_, i) => i + 1),
  );
  expect(byes).toEqual([]);
});

test('before the first Passe pairs change freely; later only for somebody who has gone home', () => {
  const hall = evening(8);
  hall.tell({ type: 'pair', pair: [1, 3], together: true });
  expect(hall.state().pairs).toEqual([
    [5, 6],
    [7, 8],
    [1, 3],
  ]);
  hall.tell({ type: 'pair', pair: [2, 4], together: true });
  expect(hall.decide({ type: 'pair', pair: [1, 1], together: true })).toMatchObject({
    refusal: { code: 'pair-of-one' },
  });
  hall.play(1);
  expect(hall.decide({ type: 'pair', pair: [1, 5], together: true })).toMatchObject({
    refusal: { code: 'has-partner', number: 1, partner: 3 },
  });
  expect(hall.decide({ type: 'pair', pair: [1, 3], together: false })).toMatchObject({
    refusal: { code: 'already-playing' },
  });
  const before = rankingView(hall.board()).find(({ number }) => number === 1)!.total;
  hall.tell({ type: 'leave', number: 3 });
  hall.tell({ type: 'add-players', players: [{}], present: true });
  hall.tell({ type: 'pair', pair: [1, 9], together: true });
  expect(rankingView(hall.board()).find(({ number }) => number === 1)).toMatchObject({
    total: before,
    status: 'present',
  });
  expect(lineName(hall.board(), 9)).toBe('Anna / Nr. 9');
  expect(peopleView(hall.board()).find(({ number }) => number === 9)?.partner).toBe(1);
});

test('an Einzelschieber has no pairs', () => {
  const decided = eveningProcess.decide(
    { ...evening(8).state(), regulation: EBH },
    { type: 'pair', pair: [1, 3], together: true },
    { by: DIRECTOR, now: at, facts: { outstanding: [], standings: [], level: [], rankingHash: '' }, chance: noChance },
  );
  expect(decided).toMatchObject({ refusal: { code: 'not-in-pairs' } });
});

test('a list of pairs: two names on a line, or one below the other', () => {
  const entry = (name: string, number: number | null = null) => ({
    ...{ name, number, town: 'Stans', yearOfBirth: null, cards: null, noPhoto: false, fillIn: false, fixedTable: null },
  });
  const names = (lines: string[]) => {
    const read = readPairs(lines.map((line) => entry(line)));
    return read.ok ? read.value.map(({ name }) => name) : read.refusal;
  };
  expect(names(['Anna Arnold / Beat Bucher', 'Carla Christen', 'Dino Durrer'])).toEqual([
    ...['Anna Arnold', 'Beat Bucher', 'Carla Christen', 'Dino Durrer'],
  ]);
  expect(names(['Anna & Beat', 'Vreni und Kari', 'Ida/Emil'])).toEqual([
    'Anna',
    'Beat',
    'Vreni',
    'Kari',
    'Ida',
    'Emil',
  ]);
  expect(names(['Anna', 'Beat / Carla'])).toEqual({ code: 'pair-without-partner', name: 'Anna' });
  expect(names(['Anna'])).toEqual({ code: 'pair-without-partner', name: 'Anna' });
});
