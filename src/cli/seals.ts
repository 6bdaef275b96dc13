import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../server/config.ts';
import { reseal } from '../server/store/resealing.ts';
import { newSealingKey, openSealing } from '../server/store/sealing.ts';
import { subjects } from '../server/subjects.ts';
import { complain } from './lines.ts';
import { print } from './operate.ts';
import { withServices } from './services.ts';

/**
 * `gschobe seals check`: how many secrets lie sealed, and how many with a key that is not here. `gschobe seals rotate`:
 * a new first line in sealing.key, and everything sealed anew; then the old line may go.
 */
export async function run([what, ...rest]: readonly string[]): Promise<number> {
  if (rest.length > 0 || (what !== 'check' && what !== 'rotate'))
    return complain('usage: gschobe seals check | rotate');
  return withServices(async (services) => {
    const { config, store } = services;
    if (what === 'rotate') {
      if (config.sealingKeys !== undefined)
        return complain('put the new key in front of SEALING_KEY, a comma after it, and start again: that seals anew');
      openSealing(config).seal(Buffer.alloc(1), 'made when first needed');
      addKey(config);
    }
    const columns = subjects(services).flatMap(({ secrets = [] }) => secrets);
    const sum = await reseal(store.pool, openSealing(config), columns);
    print({ ok: sum.lost === 0, ...sum });
    return sum.lost === 0 ? 0 : 1;
  });
}

/** Whole or not at all: a server may be reading it. */
function addKey({ dataDir }: Config): void {
  const file = join(dataDir, 'sealing.key');
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, newSealingKey() + readFileSync(file, 'utf8'), { mode: 0o600 });
  renameSync(aside, file);
}
