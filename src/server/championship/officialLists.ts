import type { Phase } from '../../championship/calendar.ts';
import { type Change, changesBetween } from '../../championship/officialRanking.ts';
import type { Row } from '../../championship/standings.ts';
import { remembering } from '../../kit/remembering.ts';
import type { Database, Trx } from '../store/database.ts';
import { ours } from './tables.ts';

export interface OfficialList {
  readonly rows: readonly Row[];
  readonly hash: string;
}

/** Official rankings as they were kept (SSC 8.04). A version never changes, so it is read once and remembered. */
export interface OfficialLists {
  list(edition: string, phase: Phase, version: number): Promise<OfficialList>;
  /** What a version changed in the one before it; nothing for the first. */
  changes(edition: string, phase: Phase, version: number): Promise<readonly Change[]>;
}

/** Twenty thousand rows are some megabytes: a few lists are kept, the others are read again. */
const KEPT = 6;

export function openOfficialLists(db: Database): OfficialLists {
  const list = remembering(KEPT, async (edition: string, phase: Phase, version: number) => {
    const row: OfficialList = await ours(db)
      .selectFrom('championship_rankings')
      .select(['rows', 'hash'])
      .where('edition', '=', edition)
      .where('phase', '=', phase)
      .where('version', '=', version)
      .executeTakeFirstOrThrow();
    return row;
  });
  const changes = remembering(100, async (edition: string, phase: Phase, version: number) => {
    if (version === 1) return [];
    const before = await list(edition, phase, version - 1);
    const after = await list(edition, phase, version);
    return changesBetween(before.rows, after.rows);
  });
  return { list, changes };
}

/** The rows of a version that was just established, in the transaction of its event. */
export async function keepList(
  trx: Trx,
  edition: string,
  { phase, version, hash }: { readonly phase: Phase; readonly version: number; readonly hash: string },
  rows: readonly Row[],
): Promise<void> {
  const kept = { edition, phase, version, hash, rows: JSON.stringify(rows) };
  await ours(trx).insertInto('championship_rankings').values(kept).execute();
}
