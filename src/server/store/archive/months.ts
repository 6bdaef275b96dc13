import type { Instant } from '../../../kit/time.ts';
import { zurichDay, zurichInstant } from '../../../kit/time.ts';
import type { Queryable } from '../auditStore.ts';

/** '2026-09' */
export type Month = string;

/** A part of the chain, without gaps, as it lies in the file of a month. */
export interface Segment {
  readonly month: Month;
  /** The numbers of its links. */
  readonly first: number;
  readonly last: number;
  /** The hash before its first link, and that of its last one. */
  readonly prev: string;
  readonly hash: string;
  readonly events: number;
}

/** What the chain says of a file: with it a single stream read from there is known to be as it was. */
export interface WrittenMonth extends Segment {
  readonly bytes: number;
  /** SHA-256 of the file's index, which holds the hash of every parcel. */
  readonly index: string;
  /** The fingerprint of the key that signed it. */
  readonly madeBy: string;
}

/** The log of the archive, stream 'archive:months'. `digest`: of all marks in `streams` after it. */
export type ArchiveEvent =
  | ({ readonly type: 'written' } & WrittenMonth)
  | { readonly type: 'thinned'; readonly month: Month; readonly streams: number; readonly digest: string }
  | { readonly type: 'returned'; readonly month: Month; readonly streams: number; readonly digest: string };

export interface Archived {
  readonly version: number;
  readonly months: readonly WrittenMonth[];
  readonly digest: string | undefined;
}

export const MONTHS = 'archive:months';

/** What was archived, as the log in the database says. */
export async function archivedIn(client: Queryable): Promise<Archived> {
  const { rows } = await client.query<{ version: number; body: ArchiveEvent }>(
    'select version, body from events where stream = $1 order by version',
    [MONTHS],
  );
  let state: Archived = { version: 0, months: [], digest: undefined };
  for (const { version, body } of rows) {
    if (body.type === 'written') {
      const { type: _type, ...month } = body;
      state = { ...state, version, months: [...state.months, month] };
    } else state = { ...state, version, digest: body.digest };
  }
  return state;
}

/** The files that belong to a database and stand in no backup of it. */
export const filesOf = async (client: Queryable): Promise<readonly string[]> =>
  (await archivedIn(client)).months.map(({ month }) => `${month}.archive`);

export const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

export const monthOf = (at: Instant): Month => zurichDay(at).slice(0, 7);

export const nextMonth = (month: Month): Month => {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
};

/** The first instant of a month on Swiss clocks. */
export const startOf = (month: Month): Instant => zurichInstant(`${month}-01T00:00`);
