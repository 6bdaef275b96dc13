import { Recent } from '../../../kit/recent.ts';
import type { AuditRecord } from '../audit.ts';
import { auditRecords, type Queryable } from '../auditStore.ts';
import type { AnyEvent, StoredEvent } from '../events.ts';
import { fileOf } from './monthFile.ts';
import { indexIn, linksOf, NotInArchive, recordsIn } from './monthReader.ts';
import { archivedIn, type WrittenMonth } from './months.ts';

/** Where the events of a stream lie that are not in the tables: up to this version, the last of them in this link. */
export interface Mark {
  readonly version: number;
  readonly link: number;
}

/** The files of old months, to be read like the tables. */
export interface Archive {
  readonly folder: string;
  /** The events of a stream after a version, as far as the archive has them. Throws `NotInArchive` without the file. */
  events<Event extends AnyEvent>(stream: string, after: number, mark: Mark): Promise<readonly StoredEvent<Event>[]>;
  /** The whole chain: the files, then the tables. */
  records(client: Queryable): AsyncGenerator<AuditRecord>;
}

/** Indexes that are kept in memory: 34 bytes a match each. */
const INDEXES = 6;

export function openArchive(database: Queryable, folder: string): Archive {
  const indexes = new Recent<string, Promise<Buffer>>(INDEXES);
  let months: readonly WrittenMonth[] = [];

  function indexOf(month: WrittenMonth): Promise<Buffer> {
    const index = indexes.get(month.index) ?? indexIn(folder, month);
    indexes.set(month.index, index);
    index.catch(() => indexes.delete(month.index)); // the file may be brought here later
    return index;
  }

  /** The months up to the one with a link, the latest first. */
  async function monthsUpTo(link: number): Promise<readonly WrittenMonth[]> {
    if (!months.some(({ last }) => last >= link)) months = (await archivedIn(database)).months; // another process wrote it
    return months.filter(({ first }) => first <= link).reverse();
  }

  return {
    folder,
    async events<Event extends AnyEvent>(stream: string, after: number, { version: until, link }: Mark) {
      let found: StoredEvent<Event>[] = [];
      const candidates = await monthsUpTo(link);
      for (const month of candidates) {
        const links = await linksOf(folder, month.month, await indexOf(month), stream);
        const events = links.flatMap((one) => one.events);
        found = [
          ...events.map(({ version, body, actor, at }) => ({ version, event: JSON.parse(body) as Event, actor, at })),
          ...found,
        ];
        if ((found[0]?.version ?? until + 1) <= after + 1) break; // the rest of it is not asked for
      }
      const wanted = found.filter(({ version }) => version > after && version <= until);
      if (wanted.length !== until - after)
        throw new NotInArchive(candidates[0]?.month ?? '', `events of ${stream} are not in the archive`);
      return wanted;
    },
    async *records(client) {
      const archived = await archivedIn(client);
      for (const { month } of archived.months) yield* recordsIn(fileOf(folder, month), month);
      yield* auditRecords(client, BigInt(archived.months.at(-1)?.last ?? 0));
    },
  };
}
