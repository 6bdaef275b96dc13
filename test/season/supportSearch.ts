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
    const times: number[] = [];
    let found = 0;
    for (let round = 0; round < 8; round++) {
      for (const search of asked) {
        const began = performance.now();
        const answer = await staff.get(`/api/editions/small/entries?search=${encodeURIComponent(search)}`);
        times.push(performance.now() - began);
        if (answer.status !== 200) throw new Error(answer.text);
        found += answer.body.entries.length;
      }
    }
    times.sort((a, b) => a - b);
    const ms = (time: number) => Math.round(time * 10) / 10;
    const [medianMs, slowestMs] = [ms(times[times.length >> 1]!), ms(times.at(-1)!)];
    return { people, searches: times.length, found, medianMs, slowestMs };
  } finally {
    await t.server.stop();
  }
}
