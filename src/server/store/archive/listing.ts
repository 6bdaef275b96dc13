import { existsSync } from 'node:fs';
import type pg from 'pg';
import { fileOf } from './monthFile.ts';
import { archivedIn, type WrittenMonth } from './months.ts';

export interface ListedMonth extends Omit<WrittenMonth, 'index' | 'prev'> {
  readonly file: string;
  readonly isHere: boolean;
  /** Streams that ended in this month and lie in the archive alone. */
  readonly streams: number;
}

/** What the archive has, month by month. */
export async function listArchive(pool: pg.Pool, folder: string): Promise<readonly ListedMonth[]> {
  const { months } = await archivedIn(pool);
  return Promise.all(
    months.map(async ({ index: _index, prev: _prev, ...month }) => {
      const { rows } = await pool.query<{ streams: number }>(
        'select count(*)::int as streams from streams where archived_link between $1 and $2',
        [month.first, month.last],
      );
      const file = fileOf(folder, month.month);
      return { ...month, file, isHere: existsSync(file), streams: rows[0]?.streams ?? 0 };
    }),
  );
}
