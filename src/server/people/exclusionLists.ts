import { type ExclusionList, exclusionList, type Listed } from '../../people/eligibility.ts';
import type { Store } from '../store/store.ts';
import type { PeopleTables } from './tables.ts';

/** The imported list of people who may not take part, kept ready for every start of a match. SSC 1 */
export interface ExclusionLists {
  replace(entries: readonly Listed[]): Promise<void>;
  current(): Promise<ExclusionList>;
}

/** Another process sees a new list after this long. */
const FRESH = 1000;

export function openExclusionLists(store: Store, now: () => number): ExclusionLists {
  const tables = store.db.withTables<PeopleTables>();
  let held: { list: Promise<ExclusionList>; at: number } | undefined;

  async function load(): Promise<ExclusionList> {
    const rows = await tables.selectFrom('exclusion_list').selectAll().execute();
    return exclusionList(
      rows.map((row) => {
        const { born, street, house_number: houseNumber, postcode } = row;
        const known = Object.entries({ born, street, houseNumber, postcode }).filter(([, value]) => value !== null);
        return { firstName: row.first_name, lastName: row.last_name, ...Object.fromEntries(known) };
      }),
    );
  }

  return {
    async replace(entries) {
      await tables.transaction().execute(async (trx) => {
        await trx.deleteFrom('exclusion_list').execute();
        for (let i = 0; i < entries.length; i += 500) {
          const rows = entries
            .slice(i, i + 500)
            .map(({ firstName, lastName, born, street, houseNumber, postcode }) => ({
              ...{ first_name: firstName, last_name: lastName, born: born ?? null, street: street ?? null },
              ...{ house_number: houseNumber ?? null, postcode: postcode ?? null },
            }));
          await trx.insertInto('exclusion_list').values(rows).execute();
        }
      });
      held = undefined;
    },
    current() {
      if (held === undefined || Math.abs(now() - held.at) >= FRESH) held = { list: load(), at: now() };
      return held.list;
    },
  };
}
