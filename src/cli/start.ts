import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir, networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { renderUnicodeCompact } from 'uqr';
import { hallAddress } from '../server/tournament/address.ts';
import type { Address } from '../wire/screens.ts';
import { BAD_INPUT, complain } from './lines.ts';
import { openBrowser } from './window/browser.ts';
import { dataFolder } from './window/dataFolder.ts';
import { choosePort } from './window/port.ts';
import { type Claim, claim } from './window/running.ts';
import { type HostedServer, startServer } from './window/server.ts';
import { type Words, wordsFor } from './window/words.ts';

const FIRST_PAGE: Address = '/tournaments';

/** What the window works with. */
interface Window {
  readonly main: string;
  readonly dataDir: string;
  readonly port: number;
  readonly words: Words;
  readonly claimed: Claim;
  /** The window is closed, or Ctrl-C. */
  readonly closed: Promise<void>;
}

const say = (line = '') => process.stdout.write(`${line}\n`);

/** `gschobe start`: what a double click starts. One window that says what happens; closing it ends everything. */
export async function run(args: readonly string[]): Promise<number> {
  if (args.length > 0) return complain('usage: gschobe start');
  const closed = windowClosed(); // also while it starts
  const words = wordsFor(Intl.DateTimeFormat().resolvedOptions().locale);
  const dataDir = dataFolder({ platform: process.platform, home: homedir(), environment: process.env });
  const claimed = await claim(dataDir);
  if (typeof claimed === 'string') {
    say(words.already);
    say(claimed);
    openBrowser(`${claimed}${FIRST_PAGE}`);
    return 0;
  }
  try {
    say(`${words.data}: ${dataDir}`);
    say(existsSync(join(dataDir, 'postgres')) ? words.starting : `${words.starting} ${words.first}`);
    const main = process.argv[1] ?? '';
    return await keepRunning({ main, dataDir, words, claimed, closed, port: await choosePort(dataDir) });
  } finally {
    claimed.release();
  }
}

/** A server that falls is started again, on the same port; one that cannot start says why. */
async function keepRunning(window: Window): Promise<number> {
  const { main, dataDir, port, words, closed } = window;
  for (let starts = 1; ; starts++) {
    const server = startServer(main, dataDir, port);
    const isClosed = closed.then(() => 'closed' as const);
    const address = await Promise.race([server.serves, isClosed]);
    if (address === 'closed') return end(server, words);
    if (address === undefined) {
      say(`${words.failed}: ${await server.ended}`);
      return BAD_INPUT;
    }
    if (starts === 1) welcome(window, address, await server.link());
    if ((await Promise.race([server.ended, isClosed])) === 'closed') return end(server, words);
    say(words.again);
  }
}

function welcome({ words, claimed, main, dataDir, port }: Window, address: string, link: string | undefined): void {
  claimed.tell(address);
  const hall = hallAddress(networkInterfaces());
  say();
  say(`${words.here}: ${address}`);
  if (hall === undefined) say(words.noNetwork);
  else {
    const phones = `http://${hall}:${port}`;
    say(`${words.phones}: ${phones}`);
    say();
    say(renderUnicodeCompact(phones, { ecc: 'M', border: 2 }));
  }
  say();
  if (process.platform === 'win32') say(words.firewall);
  if (process.stdin.isTTY) say(words.enter);
  say(words.leaveOpen);
  openBrowser(link ?? `${address}${FIRST_PAGE}`);
  if (!process.stdin.isTTY) return;
  createInterface({ input: process.stdin }).on('line', () => {
    openBrowser(newLink(main, dataDir, port) ?? `${address}${FIRST_PAGE}`);
  });
}

/** A fresh link for whoever stands at this machine: the old browser may be gone, or another is to be the host's. */
function newLink(main: string, dataDir: string, port: number): string | undefined {
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port) };
  const made = spawnSync(process.execPath, [main, 'host'], { env, encoding: 'utf8', windowsHide: true });
  try {
    return (JSON.parse(made.stdout) as { link?: string }).link;
  } catch {
    return undefined;
  }
}

async function end(server: HostedServer, words: Words): Promise<number> {
  say(words.stopping);
  server.stop();
  await server.ended;
  say(words.stopped);
  return 0;
}

/** SIGHUP is what a closed window sends, on Windows too. Asked twice, it still ends in order: the server has its time. */
function windowClosed(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM', 'SIGBREAK'] as const) {
      if (signal === 'SIGBREAK' && process.platform !== 'win32') continue;
      process.on(signal, () => resolve());
    }
  });
}
