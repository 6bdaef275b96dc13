import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chanceFromText } from '../../src/kit/chance.ts';
import { startCluster } from '../../src/server/postgres/supervisor.ts';
import { openDevice } from '../../src/server/testing/device.ts';
import { newClient } from './http.ts';
import { forget } from './killing.ts';
import { anyCommand, beginMatch, type LoadPlayer, newGuest } from './player.ts';
import { startProduct } from './product.ts';

export interface TwoProcesses {
  readonly matches: number;
  /** Milliseconds from the answer of one process to the push of the other, the slowest of all cards. */
  readonly slowestPush: number;
  readonly pushes: number;
  /** Matches that were played to their end after one process was killed in the middle of them. */
  readonly finished: number;
}

/** Two whole products on one database: what is played through one is seen through the other; one dies, play goes on. */
export async function twoProcesses(matches: number, seed: string): Promise<TwoProcesses> {
  const dataDir = mkdtempSync(join(tmpdir(), 'gschobe-two-'));
  const cluster = await startCluster({ dataDir });
  const environment = { DATABASE_URL: cluster.url('postgres'), LOG_LEVEL: 'silent' };
  let slowestPush = 0;
  let pushes = 0;
  let finished = 0;
  try {
    const two = await startProduct({ ...environment, DATA_DIR: join(dataDir, 'two') });
    for (let i = 0; i < matches; i++) {
      const one = await startProduct({ ...environment, DATA_DIR: join(dataDir, 'one') });
      const chance = chanceFromText(`${seed}/${i}`)('two');
      const here = await newGuest(one.address);
      const device = await openDevice(two.address, here.cookie());
      let player = await beginMatch(here, { games: 1 });
      device.subscribe(`match:${player.id}`);
      await device.next();
      for (let card = 0; card < 3; card++) {
        const command = anyCommand(player.view, chance);
        const answer = await here.send('POST', `/api/matches/${player.id}/commands`, command, randomUUID());
        const from = performance.now();
        player = answer.body as LoadPlayer;
        while ((await device.next()).data.version < player.version);
        slowestPush = Math.max(slowestPush, performance.now() - from);
        pushes++;
      }
      one.process.ref();
      const gone = new Promise((resolve) => one.process.once('exit', resolve));
      process.kill(-one.process.pid!, 'SIGKILL');
      await gone;
      const there = newClient(two.address, here.cookie());
      while (!player.view.ending) {
        const command = anyCommand(player.view, chance);
        const { status, body } = await there.send('POST', `/api/matches/${player.id}/commands`, command, randomUUID());
        if (status !== 200) break;
        player = body as LoadPlayer;
      }
      if (player.view.ending === 'finished') finished++;
      device.close();
      for (const client of [here, there]) client.close();
    }
    await two.stop();
  } finally {
    await cluster.stop('always');
    forget(dataDir);
  }
  return { matches, slowestPush: Math.round(slowestPush), pushes, finished };
}
