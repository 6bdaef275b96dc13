import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startProduct } from '../load/product.ts';
import { openHall } from './hall.ts';

export interface HallKillFigures {
  readonly kills: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
}

/**
 * Writers type while the server is killed without a last word. What a phone was told is written must be there after
 * the restart, and a command sent again with its key must count once.
 */
export async function killDuringPasse(kills: number): Promise<HallKillFigures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'gschobe-hall-'));
  const environment = { DATA_DIR: dataDir };
  const port = await freePort();
  let product = await startProduct(environment, port);
  try {
    const options = ['--title', 'Kill', '--day', '2024-11-16', '--regulation', 'ebh', '--games', '12'];
    const hall = await openHall(product.address, { ...environment, PORT: String(port) }, options);
    await hall.people(8);
    await hall.draw([1]);
    await hall.start(1);
    const told = new Map<string, number>();
    let lost = 0;
    let doubled = 0;
    for (const table of [1, 2])
      await hall.post(
        `/sheets/1/${table}/commands`,
        { type: 'elect-writer', seat: 0, version: 1 },
        hall.code('t', table),
      );
    for (let kill = 0; kill < kills; kill++) {
      const games = [1, 2, 3].map((n) => kill * 3 + n).filter((game) => game <= 12);
      const sent: Promise<void>[] = [];
      for (const table of [1, 2])
        sent.push(
          (async () => {
            for (const game of games) {
              const points = 20 + game * 7 + table;
              const once = `kill-${table}-${game}`;
              const write = () =>
                hall.post(
                  `/sheets/1/${table}/commands`,
                  { type: 'record', game, points: [points, 157 - points], version: game + 1 },
                  hall.code('t', table),
                  once,
                );
              // Nobody answers while the server is dead: the phone tries again with the same key.
              for (let tries = 0; tries < 400; tries++) {
                const answer = await write().catch(() => undefined);
                if (answer?.status === 200) {
                  told.set(`${table}/${game}`, points);
                  break;
                }
                if (answer && answer.status !== 503 && answer.status !== 500)
                  throw new Error(JSON.stringify(answer.body));
                await new Promise((resolve) => setTimeout(resolve, 50));
              }
            }
          })(),
        );
      await new Promise((resolve) => setTimeout(resolve, 30));
      process.kill(-product.process.pid!, 'SIGKILL');
      product = await startProduct(environment, port);
      await Promise.all(sent);
      for (const table of [1, 2]) {
        const { sheet } = await hall.view(hall.code('t', table));
        const written = sheet.rows.filter((row: unknown) => row !== null).length;
        // One version for the opening, one for the writer, one a game: more would be a game counted twice.
        doubled += Math.max(0, sheet.version - 2 - written);
        for (const [key, points] of told)
          if (key.startsWith(`${table}/`) && sheet.rows[Number(key.split('/')[1]) - 1]?.points[0] !== points) lost++;
      }
    }
    return { kills, acknowledged: told.size, lost, doubled };
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
