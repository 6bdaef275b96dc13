import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Instant } from '../../kit/time.ts';
import { type Evening, passenStarted } from '../../tournament/evening/evening.ts';
import { openSigner } from '../store/signing.ts';
import { writeAside } from '../store/writeAside.ts';
import type { Services } from '../subject.ts';
import { contentOf } from './eveningContent.ts';
import { sealFile } from './eveningFile.ts';
import type { TournamentTables } from './tables.ts';

/** The last file of an evening, or why there is none. */
export interface Saved {
  readonly file: string;
  readonly at: Instant;
  readonly failed: boolean;
}

export interface EveningSaves {
  /** After each Passe and at the end: the whole evening in one file, ready for a second laptop. Never in anybody's way. */
  save(id: string, evening: Evening): void;
  /** At once, and from then on, into this folder. False: nothing can be written there. */
  choose(id: string, evening: Evening, folder: string): Promise<boolean>;
  last(id: string): Saved | null;
  folderOf(id: string): Promise<string>;
  /** When nothing is being written any more. */
  settled(): Promise<void>;
}

export function openSaves(services: Services): EveningSaves {
  const { config, now, log, store } = services;
  const db = store.db.withTables<TournamentTables>();
  const known = new Map<string, Saved>();
  let line: Promise<unknown> = Promise.resolve();
  const folderOf = async (id: string) => {
    const row = await db.selectFrom('tournaments').select('folder').where('id', '=', id).executeTakeFirst();
    return row?.folder ?? config.eveningsDir;
  };
  /** Never fails: nobody waits for it but the next one in line. */
  async function write(id: string, name: string, folder?: string): Promise<void> {
    const at = now();
    let file = name; // where it goes, the database knows: it may be away for a moment
    try {
      file = join(folder ?? (await folderOf(id)), name);
      const sealed = sealFile(await contentOf(services, id), openSigner(config.dataDir));
      await keep(file, JSON.stringify(sealed));
      known.set(id, { file, at, failed: false });
    } catch (error) {
      known.set(id, { file, at, failed: true });
      log.error({ tournament: id, file, error: String(error) }, 'an evening could not be saved');
    }
  }
  const inLine = (work: () => Promise<void>) => {
    line = line.then(work);
    return line;
  };
  return {
    folderOf,
    save(id, evening) {
      void inLine(() => write(id, nameOf(id, evening)));
    },
    async choose(id, evening, folder) {
      const before = known.get(id);
      await inLine(() => write(id, nameOf(id, evening), folder));
      if (known.get(id)?.failed === false) {
        await db.updateTable('tournaments').set({ folder }).where('id', '=', id).execute();
        return true;
      }
      if (before) known.set(id, before);
      else known.delete(id);
      return false;
    },
    last: (id) => known.get(id) ?? null,
    settled: async () => void (await line),
  };
}

const nameOf = (id: string, evening: Evening): string =>
  `${evening.day}-${id}-${evening.finishedAt === null ? `passe-${passenStarted(evening)}` : 'end'}.json`;

/** Whole or not at all: a stick may be pulled at any moment. */
async function keep(file: string, text: string): Promise<void> {
  await mkdir(join(file, '..'), { recursive: true });
  const part = `${file}.part`;
  await writeAside(part, async () => {
    const handle = await open(part, 'w', 0o600);
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(part, file);
  });
}
