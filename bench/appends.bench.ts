// Durable commands a second: what the spine alone can do: 64 clients over HTTP, each move one append that is synced to disk before it is answered.
// The same process as a real server (`appends.bench.js server`), the smallest subject, clients in the parent.
import { fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../src/server/config.ts';
import { guests } from '../src/server/guests/guests.ts';
import { startCluster } from '../src/server/postgres/supervisor.ts';
import { startServer } from '../src/server/server.ts';
import { createCaller } from '../src/server/testing/server.ts';
import { tally } from '../src/server/testing/tally.ts';

const CLIENTS = 64;
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 10);
const dataDir = process.env['DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'gschobe-bench-'));

if (process.argv[2] === 'server') await runServer();
else await runClients();

async function runServer(): Promise<void> {
  const cluster = await startCluster({ dataDir });
  const config = readConfig({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir });
  const server = await startServer({
    config,
    databaseUrl: cluster.url('postgres'),
    subjects: (services) => [guests(services), tally(services)],
  });
  process.send!({ address: server.address, postmaster: cluster.pid() });
  process.on('message', async (message) => {
    if (message === 'usage') process.send!({ usage: process.cpuUsage(), memory: process.memoryUsage.rss() });
    else {
      await server.stop();
      await cluster.stop('always');
      process.exit(0);
    }
  });
}

async function runClients(): Promise<void> {
  const child = fork(process.argv[1]!, ['server'], { env: { ...process.env, DATA_DIR: dataDir } });
  const ask = <T>(message?: string): Promise<T> => {
    if (message !== undefined) child.send(message);
    return new Promise((resolve) => child.once('message', (answer) => resolve(answer as T)));
  };
  const { address } = await ask<{ address: string }>();
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const cookies: string[] = [];
  for (let i = 0; i < CLIENTS; i++) cookies.push((await createCaller(address).asGuest()).cookie);

  const post = (path: string, cookie: string, key: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const body = '{"by":1}';
      const headers = {
        cookie,
        'idempotency-key': key,
        'content-type': 'application/json',
        'content-length': body.length,
      };
      const sent = request(address + path, { method: 'POST', agent, headers }, (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode!));
      });
      sent.on('error', reject);
      sent.end(body);
    });

  const play = async (until: number, times: number[]): Promise<void> => {
    await Promise.all(
      cookies.map(async (cookie, client) => {
        for (let move = 0; performance.now() < until; move++) {
          const began = performance.now();
          const status = await post(`/api/tallies/bench-${client}`, cookie, `${until}-${move}`);
          if (status !== 200) throw new Error(`status ${status}`);
          times.push(performance.now() - began);
        }
      }),
    );
  };
  await play(performance.now() + 2000, []); // warm
  const before = await ask<{ usage: NodeJS.CpuUsage }>('usage');
  const times: number[] = [];
  const began = performance.now();
  await play(began + SECONDS * 1000, times);
  const seconds = (performance.now() - began) / 1000;
  const after = await ask<{ usage: NodeJS.CpuUsage; memory: number }>('usage');
  times.sort((a, b) => a - b);
  const at = (share: number) => Number(times[Math.floor((times.length - 1) * share)]!.toFixed(1));
  const cpu = (after.usage.user + after.usage.system - before.usage.user - before.usage.system) / 1000;
  print('appends', Math.round(times.length / seconds), 'durable commands/s, 64 clients, the smallest subject');
  print('appends-p50', at(0.5), 'ms');
  print('appends-p99', at(0.99), 'ms');
  print('appends-cpu', Number((cpu / times.length).toFixed(3)), 'ms of the server process a move');
  print('appends-load', Number(readFileSync('/proc/loadavg', 'utf8').split(' ')[0]), 'load of the machine');
  child.send('stop');
  await new Promise((resolve) => child.once('exit', resolve));
  agent.destroy();
  rmSync(dataDir, { recursive: true, force: true });
}

function print(bench: string, figure: number, unit: string): void {
  process.stdout.write(`${JSON.stringify({ bench, figure, unit })}\n`);
}
