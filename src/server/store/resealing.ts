import type pg from 'pg';
import type { Sealing } from './sealing.ts';

/** Where a subject keeps secrets: so that older ones are sealed too, and all of them anew when the key changes. */
export interface SealedColumn {
  readonly table: string;
  /** Which row it is. */
  readonly ids: readonly string[];
  readonly column: string;
  /** What it was sealed as. */
  what(...ids: readonly string[]): string;
  /** SQL: only these rows are still secret. */
  readonly stillSecret?: string;
}

export interface Resealed {
  readonly secrets: number;
  /** Sealed now: they lay in clear, or under an older key. */
  readonly renewed: number;
  /** Sealed with a key that is not here. */
  readonly lost: number;
}

/** Seals with the present key whatever is not. Others may be playing: a row that changed meanwhile is left to them. */
export async function reseal(pool: pg.Pool, sealing: Sealing, columns: readonly SealedColumn[]): Promise<Resealed> {
  const sum = { secrets: 0, renewed: 0, lost: 0 };
  for (const where of columns) {
    const { table, ids, column, what, stillSecret = 'true' } = where;
    const { rows } = await pool.query<{ ids: string[]; kept: Buffer | string }>(
      `select array[${ids.join(', ')}]::text[] as ids, ${column} as kept from ${table}
       where ${column} is not null and ${stillSecret}`,
    );
    for (const { ids: id, kept } of rows) {
      sum.secrets++;
      const renewed = renew(sealing, kept, what(...id));
      if (renewed === 'lost') sum.lost++;
      if (renewed === 'lost' || renewed === 'current') continue;
      const isRow = ids.map((name, i) => `${name} = $${i + 3}`).join(' and ');
      await pool.query(`update ${table} set ${column} = $2 where ${column} = $1 and ${isRow}`, [kept, renewed, ...id]);
      sum.renewed++;
    }
  }
  return sum;
}

function renew(sealing: Sealing, kept: Buffer | string, what: string): Buffer | string | 'current' | 'lost' {
  if (typeof kept === 'string') {
    if (sealing.isCurrentText(kept)) return 'current';
    const clear = sealing.openText(kept, what);
    return clear === undefined ? 'lost' : sealing.sealText(clear, what);
  }
  if (sealing.isCurrent(kept)) return 'current';
  const clear = sealing.open(kept, what);
  return clear === undefined ? 'lost' : sealing.seal(clear, what);
}
