import { readConfig } from '../server/config.ts';
import { createJobs } from '../server/jobs/worker.ts';
import { rebuild } from '../server/store/rebuild.ts';
import { openStore } from '../server/store/store.ts';
import type { Services } from '../server/subject.ts';
import { subjects } from '../server/subjects.ts';
import { complain } from './lines.ts';
import { onDatabase, print } from './operate.ts';

/** `gschobe rebuild NAME`: a projection thrown away and made again from the events; without NAME, which there are. */
export async function run([name]: readonly string[]): Promise<number> {
  return onDatabase(async (_connections, url) => {
    const store = await openStore({ url, connections: 4 });
    try {
      const quiet = { log: console, publish: () => {}, disconnect: () => {} };
      const services = {
        config: readConfig(process.env),
        store,
        now: Date.now,
        jobs: createJobs(Date.now, false),
        ...quiet,
      };
      const projections = subjects(services as unknown as Services).flatMap((subject) => subject.projections ?? []);
      const projection = projections.find((one) => one.name === name);
      if (projection === undefined)
        return complain(`usage: gschobe rebuild ${projections.map((one) => one.name).join('|')}`);
      print({ ok: true, projection: name, events: await rebuild(store, projection) });
      return 0;
    } finally {
      await store.close();
    }
  });
}
