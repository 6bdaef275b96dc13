import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chanceFromText } from '../src/kit/chance.ts';
import { anyCommand, beginMatch, newGuest } from '../test/load/player.ts';
import { startProduct } from '../test/load/product.ts';

const CLIENTS = 64;
const SECONDS = 10;

const print = (bench: string, figure: number, unit: string) => console.log(JSON.stringify({ bench, figure, unit }));

/** Resident memory of a process and all its children, shared pages counted once (proportional set size). */
function memoryOf(pid: number): number {
  const children = new Map<number, number[]>();
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const parent = Number(readFileSync(`/proc/${entry}/stat`, 'utf8').split(') ')[1]!.split(' ')[1]);
      children.set(parent, [...(children.get(parent) ?? []), Number(entry)]);
    } catch {} // it ended meanwhile
  }
  const sum = (process: number): number => {
    const rollup = readFileSync(`/proc/${process}/smaps_rollup`, 'utf8');
    const own = Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0);
    return own + (children.get(process) ?? []).reduce((rest, child) => rest + sum(child), 0);
  };
  return sum(pid);
}

const product = await startProduct({ DATA_DIR: mkdtempSync(join(tmpdir(), 'gschobe-bench-')) });
try {
  await new Promise((resolve) => setTimeout(resolve, 2000));
  print('idle-memory', Math.round(memoryOf(product.process.pid!) / 1024), 'MiB, server and PostgreSQL together');

  const latencies: number[] = [];
  let isOver = false;
  let isMeasured = false;
  const play = async (number: number) => {
    const client = await newGuest(product.address);
    const chance = chanceFromText(`bench/${number}`)('moves');
    let player = await beginMatch(client);
    while (!isOver) {
      if (player.view.ending) player = await beginMatch(client);
      const from = performance.now();
      const { status, body, text } = await client.send(
        'POST',
        `/api/matches/${player.id}/commands`,
        anyCommand(player.view, chance),
        randomUUID(),
      );
      if (status !== 200) throw new Error(`${status} ${text}`);
      if (isMeasured) latencies.push(performance.now() - from);
      player = body as typeof player;
    }
    client.close();
  };
  const players = Array.from({ length: CLIENTS }, (_, number) => play(number));
  await new Promise((resolve) => setTimeout(resolve, 3000));
  isMeasured = true;
  const from = performance.now();
  await new Promise((resolve) => setTimeout(resolve, SECONDS * 1000));
  const elapsed = (performance.now() - from) / 1000;
  isOver = true;
  await Promise.all(players);
  latencies.sort((a, b) => a - b);
  const percentile = (p: number) => Math.round(latencies[Math.floor(latencies.length * p)]! * 10) / 10;
  print(
    'durable-moves',
    Math.round(latencies.length / elapsed),
    `moves/s, ${CLIENTS} clients, each with three computer answers`,
  );
  print('durable-moves-p50', percentile(0.5), 'ms');
  print('durable-moves-p99', percentile(0.99), 'ms');
} finally {
  await product.stop();
}
