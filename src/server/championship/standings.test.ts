import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Phase } from '../../championship/calendar.ts';
import type { EntryEvent } from '../../championship/entry.ts';
import { cutLine, matchesCounted, type Row, rank } from '../../championship/standings.ts';
import { SSC8 } from '../../championship/template.ts';
import { type Chance, chanceFromText } from '../../kit/chance.ts';
import type { People } from '../people/people.ts';
import { contextOf } from '../testing/championship.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import type { Context } from './context.ts';
import { championshipPeople } from './people.ts';
import { projectEdition, projectEntry } from './projection.ts';
import { fullRanking, liveCutLine, namesOf, PAGE, rankingPage, recountedRanking, standingOf } from './standings.ts';

let server: TestServer;
let context: Context;
beforeAll(async () => {
  server = await startTestServer();
  context = contextOf(server);
});
afterAll(() => server.stop());

interface Participant {
  readonly number: number;
  readonly results: readonly number[];
  readonly isOut: boolean;
}

/** Few different points, so that many are level; some have played nothing, a match was void, some are excluded. */
function anybody(chance: Chance, count: number): readonly Participant[] {
  return Array.from({ length: count }, (_, i) => ({
    number: i + 1,
    results: Array.from({ length: chance.below(7) }, () => 900 + chance.below(4)),
    isOut: chance.below(12) === 0,
  }));
}

/** The same through the events of the product. */
async function play(edition: string, phase: Phase, participants: readonly Participant[]): Promise<void> {
  const at = server.clock.now();
  await server.store.db.transaction().execute(async (trx) => {
    for (const { number, results, isOut } of participants) {
      const project = (event: EntryEvent) => projectEntry(trx, edition, number, event, SSC8);
      await project({ type: 'entered', number, person: `${edition}/${number}`, at, referredBy: null });
      for (const [i, points] of [...results, 2000].entries()) {
        const match = `${edition}/${number}/${i}`;
        const how = i === results.length ? 'void' : i % 2 === 0 ? 'finished' : 'expired';
        await project({ type: 'started', match, phase, slot: `s/${i}`, day: null, at, deadline: at });
        await project({ type: 'ended', match, how, points, games: 12 });
      }
      if (isOut) await projectEdition(trx, edition, { type: 'excluded', number, reason: 'lent account', at }, at);
    }
  });
}

const lists: readonly [seed: string, phase: Phase, count: number, places: number][] = [
  ['1', 'semiFinal', 130, 20],
  ['2', 'semiFinal', 60, 100],
  ['3', 'qualification', 120, 10],
];

test.each(lists)(
  'SSC 6.03, SSC 7.02, G19 the database ranks as the criteria do, and finds the same line (list %s, %s)',
  async (seed, phase, count, places) => {
    const edition = `list-${seed}`;
    const { db } = context.services.store;
    const participants = anybody(chanceFromText(seed)('standings'), count);
    await play(edition, phase, participants);
    const counted = matchesCounted(SSC8, phase);
    const rows = rank(
      participants.filter(({ isOut }) => !isOut),
      counted,
    );
    // The database keeps 0 for a match that is missing (G16).
    const full = ({ best, ...row }: Row) => ({ ...row, best: [...best, 0, 0, 0].slice(0, counted) });

    expect(await fullRanking(db, edition, phase, counted)).toEqual(rows);
    expect(await recountedRanking(db, edition, phase, counted)).toEqual(rows);
    const printed = [];
    for (let page = 1; page <= Math.ceil(rows.length / PAGE); page++) {
      const shown = await rankingPage(db, context.people, { edition, phase, page }, () => false);
      expect(shown.total).toBe(rows.length);
      printed.push(...shown.rows.map(({ name: _name, town: _town, ...row }) => row));
    }
    expect(printed).toEqual(rows.map(full));
    for (const row of rows.filter((_, i) => i % 17 === 0)) {
      const { number, ...own } = full(row);
      expect(await standingOf(db, edition, phase, number)).toEqual(own);
    }
    if (phase !== 'semiFinal') return;
    for (const besides of [[], rows.slice(0, 3).map(({ number }) => number)]) {
      const others = rows.filter(({ number }) => !besides.includes(number)).map(({ points }) => points);
      expect(await liveCutLine(db, edition, places, besides)).toEqual(cutLine(others, places));
    }
  },
);

test('names are asked for however many they are: a statement has room for 65,535 parameters', async () => {
  const numbers = Array.from({ length: 70_000 }, (_, number) => number);
  const { db } = server.store;
  expect(await namesOf(db, context.people, 'nobody', numbers)).toEqual(new Map());
  expect(await championshipPeople({} as People).known(db, numbers.map(String))).toEqual(new Map());
});
