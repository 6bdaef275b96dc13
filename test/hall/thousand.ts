import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startProduct } from '../load/product.ts';
import { openHall } from './hall.ts';

export interface ThousandFigures {
  readonly players: number;
  /** Bytes and seconds of the personal sheets of everybody. */
  readonly printed: number;
  readonly seconds: number;
  /** What the hall asked meanwhile, and how long the slowest answer took, in milliseconds. */
  readonly asked: number;
  readonly median: number;
  readonly slowest: number;
  readonly slowestWas: string;
}

/** A thousand play, write and look while the personal sheets of all of them are printed. */
export async function printForAThousand(players = 1000): Promise<ThousandFigures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'gschobe-thousand-'));
  const environment = { DATA_DIR: dataDir };
  const port = await freePort();
  const product = await startProduct(environment, port);
  try {
    const options = ['--title', 'Tausend', '--day', '2024-11-16', '--regulation', 'ebh', '--passen', '4'];
    const hall = await openHall(product.address, { ...environment, PORT: String(port) }, options);
    await hall.people(players);
    await hall.draw([1, 2, 3, 4]);
    await hall.start(1);
    await hall.view(); // the desk is open
    await hall.view(hall.projector);
    const from = performance.now();
    let isPrinting = true;
    const print = fetch(`${product.address}/api/tournaments/${hall.id}/prints/personal`, {
      headers: { 'x-code': hall.desk },
    })
      .then(async (answer) => ({ status: answer.status, bytes: (await answer.arrayBuffer()).byteLength }))
      .finally(() => {
        isPrinting = false;
      });
    const took: { what: string; ms: number }[] = [];
    const timed = async (what: string, ask: () => Promise<unknown>) => {
      const began = performance.now();
      await ask();
      took.push({ what, ms: performance.now() - began });
    };
    /** One table: elects, writes, looks; the same asks as the phones of a hall. */
    const table = async (number: number) => {
      const key = hall.code('t', number);
      const path = `/sheets/1/${number}/commands`;
      let version = 1;
      const write = (body: object) => timed('write', () => hall.post(path, { ...body, version: version++ }, key));
      await write({ type: 'elect-writer', seat: 0 });
      for (let game = 1; game <= 12 && isPrinting; game++) {
        await write({ type: 'record', game, points: [100, 57] });
        await timed('table', () => hall.view(key));
        await timed('player', () => hall.view(hall.code('p', 4 * number)));
      }
    };
    const wall = async () => {
      while (isPrinting) await timed('wall', () => hall.view(hall.projector));
    };
    let next = 1;
    const writer = async () => {
      while (isPrinting && next <= players / 4) await table(next++);
    };
    await Promise.all([writer(), writer(), wall(), print]);
    const { status, bytes } = await print;
    if (status !== 200) throw new Error(`printing: ${status}`);
    const seconds = Math.round((performance.now() - from) / 100) / 10;
    const sorted = took.sort((a, b) => a.ms - b.ms);
    const { what = '', ms = 0 } = sorted.at(-1) ?? {};
    const median = Math.round(sorted[sorted.length >> 1]?.ms ?? 0);
    return { players, printed: bytes, seconds, asked: took.length, median, slowest: Math.round(ms), slowestWas: what };
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
