import { chanceFromText } from '../../src/kit/chance.ts';
import { zurichInstant } from '../../src/kit/time.ts';
import { type ChampionshipTest, openChampionshipTest } from '../../src/server/testing/championship.ts';
import { asOwner } from '../../src/server/testing/database.ts';
import { somebody } from '../people/population.ts';

export interface ReachFigures {
  readonly people: number;
  readonly importSeconds: number;
  readonly report: Readonly<Record<'rows' | 'invited' | 'known' | 'repeated' | 'faulty', number>>;
  /** The same list again: nobody is invited twice. */
  readonly againInvited: number;
  /** From the office's click to its answer. */
  readonly queuedSeconds: number;
  /** The portions that were written one after the other, and how long the slowest took of its ten seconds. */
  readonly portions: readonly number[];
  readonly slowestPortionSeconds: number;
}

/** A list of so many accounts is imported; then the office writes to so many participants. */
export async function reach(people: number, seed: string): Promise<ReachFigures> {
  const t = await openChampionshipTest(zurichInstant('2024-10-07T12:00'));
  try {
    const csv = listOf(people, seed);
    const imported = await put(t, csv);
    const again = await put(t, csv);
    const { faults: _, ...report } = imported.report;
    const letters = await writeToAll(t, people);
    return {
      ...{ people, importSeconds: imported.seconds, report, againInvited: again.report.invited },
      ...letters,
    };
  } finally {
    await t.server.stop();
  }
}

/** One of a thousand is faulty, one of five hundred stands there twice. */
function listOf(people: number, seed: string): string {
  const chance = chanceFromText(seed)('import');
  const rows = Array.from({ length: people }, (_, i) => {
    const { firstName, lastName, street, houseNumber, postcode, town, born } = somebody(`p${i}`, chance);
    const email = `person${i % 500 === 499 ? i - 1 : i}@example.ch`;
    return [email, firstName, lastName, street, houseNumber, postcode, town, i % 1000 === 7 ? 'gestern' : born];
  });
  const head = ['email', 'firstName', 'lastName', 'street', 'houseNumber', 'postcode', 'town', 'born'];
  return [head, ...rows].map((row) => row.join(';')).join('\n');
}

async function put(t: ChampionshipTest, body: string) {
  const began = performance.now();
  const answer = await (await t.staff()).send('/api/people/imports', {
    ...{ method: 'POST', headers: { 'content-type': 'text/csv' }, body },
  });
  if (answer.status !== 200) throw new Error(answer.text);
  return { seconds: secondsSince(began), report: answer.body };
}

async function writeToAll(t: ChampionshipTest, people: number) {
  await asOwner(
    t.server.databaseUrl,
    `insert into person_data (person, email, first_name, last_name, town, language, updated_at)
     select 'made-' || n, 'made.' || n || '@example.ch', 'Vorname', 'Name', 'Ort', 'de', now()
     from generate_series(1, ${people}) as n`,
    `insert into championship_entries (edition, number, person, code, entered_at)
     select 'small', 1000 + n, 'made-' || n, 'code' || n, now() from generate_series(1, ${people}) as n`,
    'analyze person_data',
    'analyze championship_entries',
    'delete from invitations', // their letters are another matter
  );
  await t.server.runJobs();
  const texts = [{ language: 'de', subject: 'Mitteilung', text: 'Morgen endet die Qualifikation.' }];
  const began = performance.now();
  const answer = await t.office({ type: 'sendMessage', to: 'everybody', texts });
  if (answer.status !== 200) throw new Error(answer.text);
  const queuedSeconds = secondsSince(began);
  const portions: number[] = [];
  let slowestPortionSeconds = 0;
  let before = 0;
  for (let i = 0; i < 5; i++) {
    const start = performance.now();
    await t.server.runJobs();
    slowestPortionSeconds = Math.max(slowestPortionSeconds, secondsSince(start));
    const { rows } = await t.server.store.pool.query(
      `select count(*)::int as n from outbox where kind = 'championship.message'`,
    );
    portions.push(rows[0].n - before);
    before = rows[0].n;
    t.clock.advance(10_000);
  }
  return { queuedSeconds, portions, slowestPortionSeconds };
}

const secondsSince = (began: number): number => Math.round((performance.now() - began) / 10) / 100;
