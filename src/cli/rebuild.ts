import { rebuild } from '../server/store/rebuild.ts';
import { subjects } from '../server/subjects.ts';
import { complain } from './lines.ts';
import { print } from './operate.ts';
import { withServices } from './services.ts';

/** `gschobe rebuild NAME`: a projection thrown away and made again from the events; without NAME, which there are. */
export const run = ([name]: readonly string[]): Promise<number> =>
  withServices(async (services) => {
    const projections = subjects(services).flatMap((subject) => subject.projections ?? []);
    const projection = projections.find((one) => one.name === name);
    if (projection === undefined)
      return complain(`usage: gschobe rebuild ${projections.map((one) => one.name).join('|')}`);
    print({ ok: true, projection: name, events: await rebuild(services.store, projection) });
    return 0;
  });
