import { type ChildProcess, spawn } from 'node:child_process';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** The whole product as an operator starts it: a process of its own, with its own group, so that it can be killed. */
export interface Product {
  readonly address: string;
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

export const main = join(process.cwd(), 'dist/src/cli/main.js');

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export async function startProduct(
  environment: Record<string, string>,
  port?: number,
  program = main,
): Promise<Product> {
  const chosen = port ?? (await freePort());
  const child = spawn(process.execPath, [program, 'serve'], {
    env: { ...process.env, PORT: String(chosen), HOST: '127.0.0.1', ...environment },
    stdio: 'ignore', // an inherited pipe would keep our own reader waiting after a crash
    detached: true,
  });
  child.unref(); // a server that was killed must not keep a test waiting
  const address = `http://127.0.0.1:${chosen}`;
  await untilReady(address, child);
  return {
    address,
    process: child,
    stop: () =>
      new Promise((resolve) => {
        child.ref(); // now somebody waits for it
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

async function untilReady(address: string, child: ChildProcess): Promise<void> {
  for (const from = performance.now(); performance.now() - from < 60_000; ) {
    if (child.exitCode !== null) throw new Error(`the product stopped with ${child.exitCode}`);
    if (await isReady(address)) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('not ready within a minute');
}

/** On a connection of its own: a kept one to a server that was killed may never answer. */
const isReady = (address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const asking = request(`${address}/readyz`, { agent: false, timeout: 5000 }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    asking.on('timeout', () => asking.destroy());
    asking.on('error', () => resolve(false));
    asking.end();
  });
