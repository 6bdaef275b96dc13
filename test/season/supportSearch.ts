import { zurichInstant } from '../../src/kit/time.ts';
import { openChampionshipTest } from '../../src/server/testing/championship.ts';
import { asOwner } from '../../src/server/testing/database.ts';

const FIRST = ['Anna', 'Beat', 'Carla', 'Dario', 'Elin', 'Fabio', 'Gian', 'Heidi', 'Ivo', 'Jana'];
const LAST = ['Müller', 'Meier', 'Keller', 'Weber', 'Odermatt', 'Favre', 'Rossi', 'Camenisch', 'Inauen', 'Näf'];

export interface SearchFigures {
  readonly people: number;
  readonly searches: number;
  readonly found: number;
  readonly medianMs: number;
  /** The median of the text that takes longest to find. */
  readonly hardest: string;
  readonly hardestMs: number;
  readonly slowestMs: number;
}

/** The office looks for people by name, town, e-mail and code of a link, among so many. */
export async function supportSearch(people: number): Promise<SearchFigures> {
  const t = await openChampionshipTest(zurichInstant('2024-10-07T12:00'));
  try {
    const name = (list: readonly string[]) =>
      `(array[${list.map((one) => `'${one}'`).join()}])[1 + n % ${list.length}]`;
    await asOwner(
      t.server.databaseUrl,
      `insert into person_data (person, email, first_name, last_name, town, language, updated_at)
       select 'made-' || n, 'person.' || n || '@example.ch', ${name(FIRST)} || ' ' || chr(65 + n % 26), ${name(LAST)} || n,
         'Ort ' || n % 3000, 'de', now() from generate_series(1, ${people}) as n`,
      `insert into championship_entries (edition, number, person, code, entered_at)
       select 'small', 1000 + n, 'made-' || n, 'code' || n, now() from generate_series(1, ${people}) as n`,
      'analyze person_data',
      'analyze championship_entries',
    );
    const staff = await t.staff();
    const asked = ['Odermatt154', 'anna b', 'person.1999', 'Ort 77', 'code4711', 'Näf19', 'weber12345', 'nobody'];
    const times: { readonly search: string; readonly took: number }[] = [];
    let found = 0;
    for (let round = 0; round < 8; round++) {
      for (const search of asked) {
        const began = performance.now();
        const answer = await staff.get(`/api/editions/small/entries?search=${encodeURIComponent(search)}`);
        times.push({ search, took: performance.now() - began });
        if (answer.status !== 200) throw new Error(answer.text);
        found += answer.body.entries.length;
      }
    }
    const sorted = (some: typeof times) => some.map(({ took }) => Math.round(took * 10) / 10).sort((a, b) => a - b);
    const median = (some: typeof times) => sorted(some)[some.length >> 1]!;
    const each = asked.map((search) => [search, median(times.filter((time) => time.search === search))] as const);
    const [hardest, hardestMs] = each.reduce((worst, one) => (one[1] > worst[1] ? one : worst));
    const [medianMs, slowestMs] = [median(times), sorted(times).at(-1)!];
    return { people, searches: times.length, found, medianMs, hardest, hardestMs, slowestMs };
  } finally {
    await t.server.stop();
  }
}
