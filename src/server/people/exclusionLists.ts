import type { Instant } from '../../kit/time.ts';
import { type ExclusionList, exclusionList, type Listed } from '../../people/eligibility.ts';
import type { Trx } from '../store/database.ts';
import type { Store } from '../store/store.ts';
import { ours, type PeopleTables } from './tables.ts';

/** The imported list of people who may not take part, kept ready for every start of a match. SSC 1 */
export interface ExclusionLists {
  /** The log says who put it there and how long it is; whom it names stays out of it. */
  replace(entries: readonly Listed[], by: string, at: Instant): Promise<void>;
  current(): Promise<ExclusionList>;
  entries(): Promise<readonly Listed[]>;
}

/** Another process sees a new list after this long. */
const FRESH = 1000;

export function openExclusionLists(store: Store, now: () => number): ExclusionLists {
  const tables = store.db.withTables<PeopleTables>();
  let held: { list: Promise<ExclusionList>; at: number } | undefined;

  async function entries(): Promise<readonly Listed[]> {
    const rows = await tables.selectFrom('exclusion_list').selectAll().execute();
    return rows.map((row) => {
      const { born, street, house_number: houseNumber, postcode } = row;
      const known = Object.entries({ born, street, houseNumber, postcode }).filter(([, value]) => value !== null);
      return { firstName: row.first_name, lastName: row.last_name, ...Object.fromEntries(known) };
    });
  }

  return {
    entries,
    async replace(entries, by, at) {
      await store.append({
        ...{ stream: 'people:exclusion-list', expected: 'any', actor: by, at },
        events: [{ type: 'exclusionListReplaced', entries: entries.length, by, at }],
        alongside: (trx) => write(trx, entries),
      });
      held = undefined;
    },
    current() {
      if (held === undefined || Math.abs(now() - held.at) >= FRESH)
        held = { list: entries().then(exclusionList), at: now() };
      return held.list;
    },
  };
}

async function write(trx: Trx, entries: readonly Listed[]): Promise<void> {
  await ours(trx).deleteFrom('exclusion_list').execute();
  for (let i = 0; i < entries.length; i += 500) {
    const rows = entries.slice(i, i + 500).map(({ firstName, lastName, born, street, houseNumber, postcode }) => ({
      ...{ first_name: firstName, last_name: lastName, born: born ?? null, street: street ?? null },
      ...{ house_number: houseNumber ?? null, postcode: postcode ?? null },
    }));
    await ours(trx).insertInto('exclusion_list').values(rows).execute();
  }
}
