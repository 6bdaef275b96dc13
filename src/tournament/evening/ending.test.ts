import { describe, expect, test } from 'vitest';
import { noChance } from '../../kit/process.ts';
import { promiseOf, readSecret } from '../../lot/ceremony.ts';
import { DECK } from '../../schieber/card.ts';
import { officialRanking, standingsOf } from '../ranking/standings.ts';
import { EBH, passePoints, type Regulation, regulationWith, SSC } from '../regulation.ts';
import { type By, evolveSheet, type Sheet, seatsOf } from '../sheet/sheet.ts';
import { type EveningCommand, type EveningFacts, eveningProcess } from './decide.ts';
import { openPassen } from './ending.ts';
import { type Evening, passeOf } from './evening.ts';

const DIRECTOR: By = { role: 'director', who: 'staff:1' };
const RITA: By = { role: 'supervisor', who: 'staff:2' };
const DESK: By = { role: 'desk', who: 'staff:3' };
const player = (number: number): By => ({ role: 'player', who: `player:${number}`, player: number });
const SECRET = 'ab'.repeat(32);
const source = { kind: 'ceremony', commitment: promiseOf(readSecret(SECRET)!) } as const;
const randomness = { kind: 'ceremony', secret: SECRET, cards: DECK } as const;
/** Nobody is level in these evenings: whoever draws all the same has made a mistake. */
const NO_LOT = { below: () => noChance('ranking').below(1) };
const at = Date.UTC(2024, 10, 16, 8);
const short = (base: Regulation, passen: number): Regulation => {
  const made = regulationWith(base, { passen, gamesPerPasse: 4, identityCheck: false });
  if (!made.ok) throw new Error(made.refusal.code);
  return made.value;
};

/** An evening with its sheets: what the sheets say is told to every decision, as the server does. */
class Hall {
  evening: Evening | undefined;
  sheets: Sheet[] = [];

  decide(command: EveningCommand, by = DIRECTOR) {
    const facts: EveningFacts = {
      outstanding: this.sheets.filter((sheet) => !sheet.visa).map(({ passe, table }) => ({ passe, table })),
      standings: this.evening ? standingsOf(this.evening, this.sheets) : [],
      level: [],
      rankingHash: '',
    };
    return eveningProcess.decide(this.evening, command, { by, now: at, facts, chance: noChance });
  }
  refusal(command: EveningCommand, by = DIRECTOR) {
    const decided = this.decide(command, by);
    return decided.ok ? undefined : decided.refusal;
  }
  tell(command: EveningCommand, by = DIRECTOR): void {
    const decided = this.decide(command, by);
    if (!decided.ok) throw new Error(JSON.stringify(decided.refusal));
    this.evening = decided.value.reduce<Evening | undefined>(eveningProcess.evolve, this.evening);
  }
  begin(players: number, regulation: Regulation): this {
    this.tell({ type: 'create', title: 'Abend', place: '', day: '2024-11-16', regulation });
    this.tell({ type: 'add-players', players: Array.from({ length: players }, () => ({})), present: true });
    return this;
  }
  draw(passe: number): void {
    this.tell({ type: 'announce-draw', draw: `passe-${passe}`, passen: [passe], source });
    this.tell({ type: 'draw', draw: `passe-${passe}`, randomness });
  }
  /** Sheets on all tables, as the director's word lays them there. */
  start(passe: number): void {
    this.tell({ type: 'start-passe', passe });
    const { games } = { games: this.evening!.regulation.gamesPerPasse };
    for (const seated of passeOf(this.evening!, passe)!.seating.tables)
      this.sheets.push(
        evolveSheet(undefined, {
          ...{ type: 'opened', passe, table: seated.table, players: seatsOf(seated), games, cards: 'german', at },
        }),
      );
  }
  /** The supervisor initials a table: so many points for the side of this player, or the half for everybody. */
  visa(passe: number, table: number, favourite?: number, points = 600): void {
    this.sheets = this.sheets.map((sheet) => {
      if (sheet.passe !== passe || sheet.table !== table) return sheet;
      const all = passePoints(sheet.games);
      const seat = Object.entries(sheet.players).find(([, number]) => number === favourite)?.[0];
      const first = seat === undefined ? all / 2 : Number(seat) % 2 === 0 ? points : all - points;
      const totals = { 0: first, 1: all - first };
      const entered = evolveSheet(sheet, { type: 'entered', totals, final: true, by: RITA, at });
      return evolveSheet(entered, { type: 'visaed', by: RITA, at });
    });
  }
  play(passe: number, favourite?: number): void {
    this.draw(passe);
    this.start(passe);
    for (const { table } of passeOf(this.evening!, passe)!.seating.tables) this.visa(passe, table, favourite);
  }
  line(number: number) {
    return standingsOf(this.evening!, this.sheets).find((line) => line.number === number)!;
  }
}

describe('EBH 7 the end total', () => {
  test('EBH 7 is entered as soon as the player’s own last sheet is initialled, while other tables still play', () => {
    const hall = new Hall().begin(8, short(EBH, 2));
    hall.play(1);
    hall.draw(2);
    hall.start(2);
    const [one, two] = passeOf(hall.evening!, 2)!.seating.tables;
    const early = one!.teams[0][0];
    expect(hall.refusal({ type: 'enter-total', number: early, total: 628 }, player(early))).toMatchObject({
      code: 'passen-open',
      passen: [2],
      article: 'EBH 7',
    });
    hall.visa(2, one!.table);
    hall.tell({ type: 'enter-total', number: early, total: 628 }, player(early));
    hall.tell({ type: 'initial-total', number: early }, RITA);
    hall.tell({ type: 'hand-in', number: early }, DESK);
    const late = two!.teams[0][0];
    expect(openPassen(hall.evening!, late, hall.line(late))).toEqual([2]);
  });

  test('EBH 7 wants it, checked and initialled, also after the last Passe is closed; the desk enters it without a phone', () => {
    const hall = new Hall().begin(4, short(EBH, 1));
    hall.play(1);
    hall.tell({ type: 'close-passe', passe: 1 });
    hall.tell({ type: 'enter-total', number: 3, total: 314 }, player(3));
    hall.tell({ type: 'enter-total', number: 4, total: 315 }, DESK);
    expect(hall.refusal({ type: 'initial-total', number: 4 }, RITA)).toMatchObject({
      ...{ code: 'not-your-total', entered: 315, sum: 314, article: 'EBH 7' },
    });
    expect(hall.refusal({ type: 'initial-total', number: 3 }, DESK)).toMatchObject({ code: 'supervisor-only' });
    expect(hall.refusal({ type: 'hand-in', number: 3 }, RITA)).toMatchObject({ code: 'not-initialled' });
  });

  test('SSC 7.05(2) a player’s own total is not accepted where the supervisor writes the sheets', () => {
    const hall = new Hall().begin(4, short(SSC, 1));
    expect(hall.refusal({ type: 'enter-total', number: 3, total: 314 }, player(3))).toMatchObject({
      code: 'supervisor-only',
      article: 'SSC 7.05 (2)',
    });
  });

  test('EBH 7 who would stay without a rank stops the end, by number; with a reason it ends all the same', () => {
    const hall = new Hall().begin(4, short(EBH, 1));
    hall.play(1);
    hall.tell({ type: 'enter-total', number: 2, total: 314 }, player(2));
    hall.tell({ type: 'initial-total', number: 2 }, RITA);
    hall.tell({ type: 'hand-in', number: 2 }, DESK);
    expect(hall.refusal({ type: 'finish' })).toMatchObject({ code: 'players-unrated', article: 'EBH 7' });
    const refused = hall.refusal({ type: 'finish' });
    expect(refused?.code === 'players-unrated' && [...refused.players].sort()).toEqual([1, 3, 4]);
    hall.tell({ type: 'finish', despite: 'went home with the sheet' });
    const ranked = officialRanking(hall.evening!, hall.sheets, NO_LOT).filter((line) => line.rank !== null);
    expect(ranked.map(({ line }) => line.number)).toEqual([2]);
  });

  test('EBH 9 the director opens it again with a reason, and the sheets that come late count', () => {
    const hall = new Hall().begin(4, short(EBH, 1));
    hall.play(1);
    expect(hall.refusal({ type: 'reopen', reason: 'x' })).toEqual({ code: 'not-finished' });
    hall.tell({ type: 'finish', despite: 'a storm is coming' });
    expect(hall.refusal({ type: 'enter-total', number: 1, total: 314 }, DESK)).toEqual({ code: 'finished' });
    expect(hall.refusal({ type: 'reopen', reason: ' ' })).toMatchObject({ code: 'reason-needed' });
    expect(hall.refusal({ type: 'reopen', reason: 'x' }, DESK)).toMatchObject({ code: 'director-only' });
    hall.tell({ type: 'reopen', reason: 'four sheets were in the kitchen' });
    for (const number of [1, 2, 3, 4]) {
      hall.tell({ type: 'enter-total', number, total: 314 }, DESK);
      hall.tell({ type: 'initial-total', number }, RITA);
      hall.tell({ type: 'hand-in', number }, RITA);
    }
    hall.tell({ type: 'finish' });
    expect(standingsOf(hall.evening!, hall.sheets).map(({ rank }) => rank)).toEqual([1, 1, 1, 1]);
  });
});

describe('who sits out the last Passe', () => {
  test('SSC 7.03, G2 has the mean as soon as the Passe is over for the others, not before', () => {
    const hall = new Hall().begin(5, short(EBH, 1));
    hall.draw(1);
    hall.start(1);
    const { byes, tables } = passeOf(hall.evening!, 1)!.seating;
    expect(hall.line(byes[0]!).passen).toEqual([{ kind: 'open' }]);
    hall.visa(1, tables[0]!.table);
    expect(hall.line(byes[0]!).passen).toEqual([{ kind: 'bye' }]);
    expect(openPassen(hall.evening!, byes[0]!, hall.line(byes[0]!))).toEqual([]);
  });

  test('SSC 7.03 the leader with the bye in the last Passe sits at the final table', () => {
    const hall = new Hall().begin(9, short(SSC, 2));
    hall.draw(1);
    hall.start(1);
    // Whoever will sit out Passe 2 wins Passe 1: the draw does not depend on points, so it can be made first.
    const { tables } = passeOf(hall.evening!, 1)!.seating;
    hall.draw(2);
    const [leader] = passeOf(hall.evening!, 2)!.seating.byes;
    for (const { table } of tables) hall.visa(1, table, leader);
    hall.start(2);
    for (const { table } of passeOf(hall.evening!, 2)!.seating.tables) hall.visa(2, table);
    expect(hall.line(leader!)).toMatchObject({ total: 1200, rank: 1 });
    hall.tell({ type: 'announce-final', draw: 'final', source, cards: null });
    hall.tell({ type: 'draw', draw: 'final', randomness });
    expect(hall.evening!.finalTable!.players).toContain(leader);
  });
});
