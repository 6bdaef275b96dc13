import type { Head, Past } from '../audit.ts';
import type { Queryable } from '../auditStore.ts';
import { marksIn, NO_MARKS } from './marks.ts';
import { fileOf } from './monthFile.ts';
import { inspectMonth, NotInArchive, recordsIn } from './monthReader.ts';
import { archivedIn, type Month, type WrittenMonth } from './months.ts';

/** What the tables may leave to the archive, and whether its marks are those that the chain knows. */
export interface ArchivedPast extends Past {
  readonly months: readonly WrittenMonth[];
  readonly marks: ReadonlyMap<string, number>;
  readonly fault: string | undefined;
}

export interface ArchiveVerdict {
  /** Files that were here: every byte of them was looked at. */
  readonly read: readonly Month[];
  /** Of these only the ends are known: their links were not looked at. */
  readonly elsewhere: readonly Month[];
}

export async function pastIn(client: Queryable): Promise<ArchivedPast> {
  const { months, digest: known = NO_MARKS } = await archivedIn(client);
  const { marks, digest } = await marksIn(client);
  const ends = new Map(months.map(({ last, hash }) => [last, hash]));
  return {
    ...{ months, marks },
    last: months.at(-1)?.last ?? 0,
    hashOf: (seq) => ends.get(seq),
    versionOf: (stream) => marks.get(stream) ?? 0,
    fault: digest === known ? undefined : 'the marks of what lies in the archive were changed',
  };
}

interface ArchiveOptions {
  readonly folder: string | undefined;
  readonly published: Head | undefined;
}

/**
 * The files that are here: each as it was signed, a part of the one chain, link by link what the tables still have of it;
 * and all of them together hold every version that left the tables.
 */
export async function verifyArchive(
  client: Queryable,
  { months, marks }: ArchivedPast,
  { folder, published }: ArchiveOptions,
): Promise<{ readonly verdict: ArchiveVerdict; readonly fault: string | undefined }> {
  const [read, elsewhere]: [Month[], Month[]] = [[], []];
  const versions = new Map<string, number>();
  try {
    for (const written of months) {
      const isHere = folder !== undefined && (await verifyMonth(client, written, folder, published, versions));
      (isHere ? read : elsewhere).push(written.month);
      if (!isHere) await refuseUnseen(client, written, published);
    }
  } catch (error) {
    if (!(error instanceof NotInArchive)) throw error;
    return { verdict: { read, elsewhere }, fault: error.message };
  }
  const lost =
    elsewhere.length > 0 ? undefined : [...marks].find(([stream, version]) => (versions.get(stream) ?? 0) < version);
  return { verdict: { read, elsewhere }, fault: lost && `${lost[0]} is neither in the tables nor in the archive` };
}

/** A head that was noted elsewhere lies among links that nobody can look at now. */
async function refuseUnseen(client: Queryable, month: WrittenMonth, published: Head | undefined): Promise<void> {
  if (published === undefined || published.seq < month.first || published.seq > month.last) return;
  const seen =
    published.seq === month.last
      ? month.hash
      : (await hashesIn(client, published.seq, published.seq)).get(published.seq);
  if (seen === undefined)
    throw new NotInArchive(month.month, `${published.seq} lies in the file of ${month.month}, which is not here`);
  if (seen !== published.hash)
    throw new NotInArchive(month.month, `another hash has been published for ${published.seq}`);
}

/** False: its file is not here. */
async function verifyMonth(
  client: Queryable,
  written: WrittenMonth,
  folder: string,
  published: Head | undefined,
  versions: Map<string, number>,
): Promise<boolean> {
  const { month, first, last } = written;
  const file = fileOf(folder, month);
  const found = await inspectMonth(file, month).catch((error: unknown) => {
    if (error instanceof NotInArchive && error.isAway) return undefined;
    throw error;
  });
  if (found === undefined) return false;
  const differs = (['first', 'last', 'prev', 'hash', 'index', 'madeBy'] as const).find(
    (one) => found[one] !== written[one],
  );
  if (differs !== undefined) throw new NotInArchive(month, `${file} is not the one that was written (${differs})`);
  const inTables = await hashesIn(client, first, last);
  for await (const { seq, hash, stream, last: version } of recordsIn(file, month)) {
    const kept = inTables.get(seq) ?? hash;
    if (kept !== hash) throw new NotInArchive(month, `link ${seq} is another one in the tables than in ${file}`);
    if (seq === published?.seq && hash !== published.hash)
      throw new NotInArchive(month, `another hash has been published for ${seq}`);
    versions.set(stream, version);
  }
  return true;
}

async function hashesIn(client: Queryable, first: number, last: number): Promise<ReadonlyMap<number, string>> {
  const { rows } = await client.query<{ seq: bigint; hash: string }>(
    `select seq, encode(hash, 'hex') as hash from audit where seq between $1 and $2`,
    [first, last],
  );
  return new Map(rows.map(({ seq, hash }) => [Number(seq), hash]));
}
