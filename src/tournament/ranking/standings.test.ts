import { expect, test } from 'vitest';
import { chanceFromText } from '../../kit/chance.ts';
import { NEW_CLUB } from '../club/club.ts';
import type { Evening, Passe, Player } from '../evening/evening.ts';
import { EBH, type Regulation, SSC } from '../regulation.ts';
import type { SeatedSet } from '../seating/schedule.ts';
import { type By, evolveSheet, type Sheet, seatsOf } from '../sheet/sheet.ts';
import { cutAmong, eligibleFor } from './ranking.ts';
import { standingsOf } from './standings.ts';

const RITA: By = { role: 'supervisor', who: 'Rita' };
const at = Date.UTC(2024, 10, 16, 8);
const LEADER = 6;
const STRIDES = [1, 3, 7, 9, 11];

/** Everybody sits at a table but the one who sits out; `stride` mixes them, so that partners change. */
function seatingWithout(bye: number, players: number, stride: number): SeatedSet {
  const others = Array.from({ length: players }, (_, i) => i + 1).filter((number) => number !== bye);
  const seated = others.map((_, i) => others[(i * stride) % others.length]!);
  const tables = Array.from({ length: seated.length / 4 }, (_, i) => {
    const [a, b, c, d] = seated.slice(4 * i, 4 * i + 4) as [number, number, number, number];
    return { table: i + 1, teams: [[a, b] as const, [c, d] as const] as const };
  });
  return { tables, byes: [bye] };
}

/** A Passe in which the leader's side wins by far and all other tables are level. */
function sheetsOf({ passe, seating }: Passe, visaed = true): readonly Sheet[] {
  return seating.tables.map((table) => {
    const players = seatsOf(table);
    const side = [0, 1, 2, 3].find((seat) => players[seat as 0 | 1 | 2 | 3] === LEADER);
    const totals = side === undefined ? { 0: 942, 1: 942 } : side % 2 === 0 ? { 0: 1150, 1: 734 } : { 0: 734, 1: 1150 };
    const opened = evolveSheet(undefined, {
      ...{ type: 'opened', passe, table: table.table, players, games: 12, cards: 'both', at },
    });
    const entered = evolveSheet(opened, { type: 'entered', totals, final: true, by: RITA, at });
    return visaed ? evolveSheet(entered, { type: 'visaed', by: RITA, at }) : entered;
  });
}

const player = (number: number): Player => ({
  ...{ number, cards: null, fixedTable: null, noPhoto: false, fillIn: false, origin: 'list', person: null },
  ...{ presence: 'present', document: 'passport', since: 0, leftAfter: null, warnings: [] },
});

/** The last Passe is still running: nobody has said what comes next. */
function evening(regulation: Regulation, byes: readonly number[], players = 21): Evening {
  return {
    ...{ title: 'Final', place: 'Zug', day: '2024-11-16', regulation, doubleEntry: false, lastNumber: players },
    players: Object.fromEntries(Array.from({ length: players }, (_, i) => [i + 1, player(i + 1)])),
    ...{
      keepApart: [],
      pairs: [],
      announced: null,
      announcedPassen: [],
      drawIds: [],
      lots: {},
      announcements: [],
      calls: [],
      helpers: {},
      byInvitation: true,
    },
    passen: byes.map((bye, i) => ({
      ...{ passe: i + 1, seating: seatingWithout(bye, players, STRIDES[i]!), drawn: null, startedAt: at },
      ...(i === byes.length - 1 ? { stage: 'running', closedAt: null } : { stage: 'closed', closedAt: at }),
    })),
    ...{
      finalTable: null,
      prizes: [],
      awards: [],
      personalSheets: {},
      published: null,
      finishedAt: null,
      club: NEW_CLUB,
    },
  };
}

test('SSC 7.03, G2: the bye of the last preliminary Passe counts as soon as all its tables are initialled', () => {
  const final = evening(SSC, [1, 2, 3, 4, LEADER]);
  const sheets = final.passen.flatMap((passe) => sheetsOf(passe));
  const standings = standingsOf(final, sheets);
  expect(standings[0]).toMatchObject({ number: LEADER, rank: 1, total: 5750, points: [1150, 1150, 1150, 1150, 1150] });
  expect(5750 - standings[1]!.total).toBeGreaterThan(700);
  expect(cutAmong(eligibleFor(standings), 4, chanceFromText('lot')('x')).qualified).toContain(LEADER);
});

test('EBH 8, G2: a bye counts for nothing while others of that Passe still play', () => {
  const evenings = evening(EBH, [1, 2, 3, LEADER]);
  const [last, ...before] = evenings.passen.toReversed();
  const sheets = [...before.flatMap((passe) => sheetsOf(passe)), ...sheetsOf(last!, false)];
  const mine = standingsOf(evenings, sheets).find(({ number }) => number === LEADER);
  expect(mine).toMatchObject({ total: 3450, points: [1150, 1150, 1150, null] });
});
