import { spawn } from 'node:child_process';
import type { Product } from '../server/main.ts';

const write = (line: string) => process.stdout.write(`${line}\n`);

/**
 * On a hall's laptop the start shows the host's link and opens it; Enter makes a new one at any time. Where nobody looks
 * at the console (a service, a test) it is only printed.
 */
export async function offerHost({ hostLink }: Pick<Product, 'hostLink'>): Promise<void> {
  const link = await hostLink();
  if (link === undefined) return;
  write(`Host, once: ${link}`);
  if (!process.stdin.isTTY || !process.stdout.isTTY) return;
  write('Enter: a new link for the host');
  open(link);
  process.stdin.on('data', () => void hostLink().then((fresh) => fresh && write(`Host, once: ${fresh}`)));
  process.stdin.unref();
}

const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** In the browser of whoever sits here; where there is none, the line above is enough. */
function open(address: string): void {
  const [command = '', ...args] = OPENERS[process.platform] ?? ['xdg-open'];
  const child = spawn(command, [...args, address], { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
}
