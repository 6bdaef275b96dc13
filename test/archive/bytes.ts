import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';

/** Bytes on the disk of one table: its rows, what lies beside them because it is long, its indexes. */
export interface TableBytes {
  readonly heap: number;
  readonly toast: number;
  readonly indexes: number;
}

/** By table, the largest first; `graphile_worker` too. */
export async function bytesOf(pool: pg.Pool): Promise<ReadonlyMap<string, TableBytes>> {
  const { rows } = await pool.query<TableBytes & { name: string }>(`
    select c.relname as name, pg_relation_size(c.oid)::float8 as heap, pg_indexes_size(c.oid)::float8 as indexes,
      (pg_table_size(c.oid) - pg_relation_size(c.oid))::float8 as toast
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'graphile_worker') and c.relkind = 'r' order by pg_total_relation_size(c.oid) desc`);
  return new Map(rows.map(({ name, ...bytes }) => [name, bytes]));
}

export const sumOf = (bytes: Iterable<TableBytes>): number =>
  [...bytes].reduce((sum, { heap, toast, indexes }) => sum + heap + toast + indexes, 0);

/** Kilobytes a match of each table that grew, to a tenth. */
export function grownBy(
  before: ReadonlyMap<string, TableBytes>,
  after: ReadonlyMap<string, TableBytes>,
  matches: number,
): Readonly<Record<string, number>> {
  const grown = [...after].map(([name, bytes]) => {
    const was = before.get(name);
    return [name, Math.round((sumOf([bytes]) - (was ? sumOf([was]) : 0)) / matches / 100) / 10] as const;
  });
  return Object.fromEntries(grown.filter(([, kilobytes]) => kilobytes > 0));
}

/** What the files in a folder take. */
export const bytesIn = (folder: string): number =>
  readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
