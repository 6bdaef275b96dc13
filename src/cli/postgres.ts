import { readConfig } from '../server/config.ts';
import { upgradePostgres } from '../server/upgrade/upgrade.ts';
import { complain } from './lines.ts';
import { print } from './operate.ts';
import { parseOptions } from './options.ts';

const USAGE = 'usage: gschobe postgres upgrade [--old FOLDER]   (of the Gschobe you had, or of its PostgreSQL)';
const NOT_OURS =
  'DATABASE_URL names a database that is not ours: whoever runs it upgrades it (pg_upgrade, or "gschobe backup" there and "gschobe restore" into a new one)';

/**
 * `gschobe postgres upgrade`: brings the database of DATA_DIR to the major version that this program brings. A backup
 * first; the old folder stays. Whatever fails changes nothing, and whoever is killed runs it again.
 */
export async function run(args: readonly string[]): Promise<number> {
  const { words, named } = parseOptions(args);
  const { old, ...others } = Object.fromEntries(named);
  if (words.join(' ') !== 'upgrade' || Object.keys(others).length > 0 || old === 'true') return complain(USAGE);
  try {
    const { dataDir, databaseUrl } = readConfig(process.env);
    if (databaseUrl !== undefined) return complain(NOT_OURS);
    const report = (line: string) => process.stderr.write(`${line}\n`);
    const moved = await upgradePostgres({ dataDir, old, now: new Date(), report });
    print({ ok: true, ...(moved ?? { isCurrent: true }) });
    return 0;
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
    return 1;
  }
}
