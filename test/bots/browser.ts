import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';
import { home } from '../../src/server/home.ts';
import { openBrowser } from '../e2e/browser.ts';

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', wasm: 'application/wasm' };

/** What somebody chose in a row of positions: a hash of the choices, and the time a decision took. */
export interface Chosen {
  readonly hash: string;
  readonly positions: number;
  readonly msPerDecision: number;
}

/** Lets the master choose in a worker of a real browser, from the very files that Node runs. */
export async function choicesInBrowser(seed: string, games: number): Promise<Chosen> {
  const server = createServer(async (request, response) => {
    const path = normalize(request.url ?? '/').replace(/\?.*/, '');
    const isOurs = /^\/(dist\/(src|test\/bots)|dist\/wasm|weights)\//.test(path);
    const body = isOurs ? await readFile(join(home, path)).catch(() => undefined) : '<!doctype html><title>·</title>';
    response.writeHead(body === undefined ? 404 : 200, {
      'content-type': TYPES[path.split('.').at(-1)!] ?? (isOurs ? 'application/octet-stream' : 'text/html'),
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    return (await page.evaluate(inPage, { seed, games })) as Chosen;
  } finally {
    await browser.close();
    server.close();
  }
}

/** Runs in the page: starts the worker and waits for its answer. */
function inPage(question: { seed: string; games: number }): Promise<unknown> {
  const { Worker: PageWorker } = globalThis as unknown as {
    Worker: new (
      address: string,
      how: { type: 'module' },
    ) => {
      onmessage(event: { data: unknown }): void;
      onerror(event: { message: string }): void;
      postMessage(q: unknown): void;
    };
  };
  return new Promise((resolve, reject) => {
    const worker = new PageWorker('/dist/test/bots/worker.js', { type: 'module' });
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.postMessage(question);
  });
}
