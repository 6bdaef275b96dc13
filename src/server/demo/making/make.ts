import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { HOUSE_KEYS } from '../../../demo/keys.ts';
import { MOMENT, type Plan } from '../../../demo/plan.ts';
import { invariant } from '../../../kit/absurd.ts';
import { chanceFromText } from '../../../kit/chance.ts';
import { DAY, type Instant, zurichInstant } from '../../../kit/time.ts';
import { readConfig } from '../../config.ts';
import { tidy } from '../../housekeeping.ts';
import { openDatabase } from '../../main.ts';
import { startServer } from '../../server.ts';
import { backup } from '../../store/backup.ts';
import { openSigner } from '../../store/signing.ts';
import { drawFrom } from '../dice.ts';
import { pack } from '../packed.ts';
import { roomOf } from '../room.ts';
import { mapIn, packedIn, type Shipped } from '../shipped.ts';
import { openDoors } from '../visitor.ts';
import { makeHouse } from './house.ts';
import { type Clock, type Making, openStaff, STAFF_OF_THE_HOUSE } from './making.ts';

const FIRST_MOMENT = zurichInstant('2025-09-01T09:00');

/**
 * Makes the house of a plan in an empty folder, through the doors of a server, and writes it as a backup and a map.
 * All chance comes from the plan's seed: the same plan makes the same events.
 */
export async function make(plan: Plan, dataDir: string, folder: string): Promise<Shipped> {
  const environment = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...HOUSE_KEYS };
  const config = readConfig(environment);
  const database = await openDatabase(config, () => {});
  const stopDrawing = drawFrom(plan.seed);
  try {
    const clock = newClock(FIRST_MOMENT);
    const server = await startServer({
      ...{ config, databaseUrl: database.url, now: clock.now, jobs: 'asked' },
      trial: { title: 'Gschobe Demo' },
    });
    try {
      const ids = new Map<string, string>();
      const base = {
        ...{ plan, server, clock, chance: chanceFromText(plan.seed), room: roomOf(server.subjects) },
        visitor: openDoors(server.address),
        runJobs: () => server.worker.runDue(clock.now()),
      };
      const making: Making = { ...base, staffIds: ids, staff: openStaff(base, ids) };
      for (const name of Object.keys(STAFF_OF_THE_HOUSE)) await making.staff(name);
      const house = await makeHouse(making);
      invariant(clock.now() === MOMENT, 'the house is made before it is shown');
      await server.store.sealer.seal();
      await tidy(server.store, MOMENT + 8 * DAY); // nobody of the making asks for an answer again
      await refuseOutages(server.store.pool);
      const signer = openSigner(dataDir);
      const plain = join(dataDir, 'house.gz');
      const { events, eventLog } = await backup(server.store.pool, plain, new Date(MOMENT), signer);
      mkdirSync(folder, { recursive: true });
      const shipped = { ...house, events, eventLog, ...(await pack(plain, packedIn(folder), signer)) };
      writeFileSync(mapIn(folder), `${JSON.stringify(shipped, null, 2)}\n`);
      return shipped;
    } finally {
      await server.stop();
    }
  } finally {
    stopDrawing();
    await database.close();
  }
}

/** A machine that stood still has moved deadlines by events, and the house would be another one. Ruling M7 */
async function refuseOutages(pool: pg.Pool): Promise<void> {
  const { rowCount } = await pool.query('select from outages');
  if (rowCount !== 0) throw new Error('this machine was too busy to make the house: make it again');
}

function newClock(from: Instant): Clock {
  let now = from;
  return {
    now: () => now,
    reach(at) {
      invariant(
        at >= now,
        `the clock does not go back: ${new Date(now).toISOString()} → ${new Date(at).toISOString()}`,
      );
      now = at;
    },
    pass(milliseconds) {
      now += milliseconds;
    },
  };
}
