import type pg from 'pg';
import { tablesOf } from './tables.ts';

/** How many rows each table has, and a sum over the hashes of all of them, whatever their order. */
export type Contents = ReadonlyMap<string, { readonly rows: string; readonly sum: string }>;

/** Sixty bits of each row's hash; texts of rows are the same on every version of PostgreSQL that we know. */
const SUM = `coalesce(sum(('x' || left(md5(t::text), 15))::bit(60)::bigint), 0)::text`;

/** Every row of every table as the transaction of this client sees it. */
export async function contentsOf(client: pg.ClientBase): Promise<Contents> {
  const contents = new Map<string, { rows: string; sum: string }>();
  for (const { name, columns } of await tablesOf(client)) {
    const { rows } = await client.query<{ rows: string; sum: string }>(
      `select count(*)::text as rows, ${SUM} as sum from (select ${columns.toSorted().join(', ')} from ${name}) t`,
    );
    contents.set(name, rows[0]!);
  }
  return contents;
}

/** The first table that differs, and how; undefined when every row is the same. */
export function differenceOf(before: Contents, after: Contents): string | undefined {
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const [was, is] = [before.get(name), after.get(name)];
    if (was?.rows !== is?.rows) return `${name} had ${was?.rows ?? 'no'} rows and has ${is?.rows ?? 'none'}`;
    if (was?.sum !== is?.sum) return `rows of ${name} are not what they were`;
  }
  return undefined;
}
