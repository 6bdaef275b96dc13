import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { backup } from './backup.ts';
import { migrations } from './migrate.ts';
import { openSigner } from './signing.ts';

/** So many backups of this kind are kept. */
const KEPT = 5;

/**
 * A newer program brings a database up to date only after a backup of its own; answers with the file. Nothing is done
 * for a database that is new, up to date, or ahead of this program (which then refuses it).
 */
export async function backupBeforeUpgrade(pool: pg.Pool, dataDir: string, at: Date): Promise<string | undefined> {
  const applied = await appliedTo(pool);
  const missing = migrations().find(({ name }) => !applied.has(name));
  const isAhead = [...applied].some((name) => !migrations().some((one) => one.name === name));
  if (applied.size === 0 || missing === undefined || isAhead) return undefined;
  const folder = join(dataDir, 'backups');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${at.toISOString().replaceAll(':', '-')}-before-${missing.name.replace('.sql', '')}.gz`);
  await backup(pool, file, at, openSigner(dataDir)).catch((error: Error) => {
    throw new Error(`no upgrade without a backup, make room and start again: ${error.message}`, { cause: error });
  });
  for (const old of readdirSync(folder)
    .filter((name) => name.includes('-before-'))
    .sort()
    .slice(0, -KEPT))
    rmSync(join(folder, old), { force: true });
  return file;
}

async function appliedTo(pool: pg.Pool): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ has: boolean }>(`select to_regclass('migrations') is not null as has`);
  if (!rows[0]?.has) return new Set();
  const { rows: applied } = await pool.query<{ name: string }>('select name from migrations');
  return new Set(applied.map(({ name }) => name));
}
