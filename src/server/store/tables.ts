import type pg from 'pg';

/** A table with its columns, as a backup names it. */
export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
}

type Queryable = Pick<pg.ClientBase, 'query'>;

/** All tables but the lists of migrations, those that others refer to first. Computed columns are left out. */
export async function tablesOf(client: Queryable): Promise<readonly Table[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; refers: string[] }>(`
    select quote_ident(n.nspname) || '.' || quote_ident(c.relname) as name,
      (select array_agg(quote_ident(a.attname)::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select coalesce(array_agg(quote_ident(fn.nspname) || '.' || quote_ident(f.relname)), '{}') from pg_constraint k
        join pg_class f on f.oid = k.confrelid join pg_namespace fn on fn.oid = f.relnamespace
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as refers
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'graphile_worker') and c.relkind = 'r' and c.relname <> 'migrations'
    order by 1`);
  const sorted: Table[] = [];
  const left = new Map(rows.map((row) => [row.name, row]));
  while (left.size > 0) {
    const free = [...left.values()].filter((row) => !row.refers.some((name) => left.has(name)));
    if (free.length === 0) throw new Error(`tables refer to each other in a circle: ${[...left.keys()].join(', ')}`);
    for (const { name, columns } of free) {
      sorted.push({ name, columns });
      left.delete(name);
    }
  }
  return sorted;
}

export interface Sequence {
  readonly name: string;
  readonly value: string;
  readonly called: boolean;
}

export async function sequencesOf(client: Queryable): Promise<readonly Sequence[]> {
  const { rows } = await client.query<{ name: string }>(`
    select quote_ident(n.nspname) || '.' || quote_ident(c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'graphile_worker') and c.relkind = 'S' order by 1`);
  const sequences: Sequence[] = [];
  for (const { name } of rows) {
    const { rows: state } = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${name}`,
    );
    sequences.push({ name, ...state[0]! });
  }
  return sequences;
}
