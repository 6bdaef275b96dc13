import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Instant } from '../../kit/time.ts';
import { type Evening, passenStarted } from '../../tournament/evening/evening.ts';
import { openSigner } from '../store/signing.ts';
import type { Services } from '../subject.ts';
import { contentOf } from './eveningContent.ts';
import { sealFile } from './eveningFile.ts';

/** The last file of an evening, or why there is none. */
export interface Saved {
  readonly file: string;
  readonly at: Instant;
  readonly failed: boolean;
}

export interface EveningSaves {
  /** After each Passe and at the end: the whole evening in one file, ready for a second laptop. Never in anybody's way. */
  save(id: string, evening: Evening): void;
  last(id: string): Saved | null;
  /** When nothing is being written any more. */
  settled(): Promise<void>;
}

export function openSaves(services: Services): EveningSaves {
  const { config, now, log } = services;
  const known = new Map<string, Saved>();
  let line: Promise<unknown> = Promise.resolve();
  async function write(id: string, name: string): Promise<void> {
    const file = join(config.eveningsDir, name);
    const at = now();
    try {
      const sealed = sealFile(await contentOf(services, id), openSigner(config.dataDir));
      await keep(file, JSON.stringify(sealed));
      known.set(id, { file, at, failed: false });
    } catch (error) {
      known.set(id, { file, at, failed: true });
      log.error({ tournament: id, file, error: String(error) }, 'an evening could not be saved');
    }
  }
  return {
    save(id, evening) {
      const part = evening.finishedAt === null ? `passe-${passenStarted(evening)}` : 'end';
      line = line.then(() => write(id, `${evening.day}-${id}-${part}.json`));
    },
    last: (id) => known.get(id) ?? null,
    settled: async () => void (await line),
  };
}

/** Whole or not at all: a stick may be pulled at any moment. */
async function keep(file: string, text: string): Promise<void> {
  await mkdir(join(file, '..'), { recursive: true });
  const part = `${file}.part`;
  const handle = await open(part, 'w', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(part, file);
}
