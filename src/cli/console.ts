import type { Product } from '../server/main.ts';
import { openBrowser } from './window/browser.ts';

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
  openBrowser(link);
  process.stdin.on('data', () => void hostLink().then((fresh) => fresh && write(`Host, once: ${fresh}`)));
  process.stdin.unref();
}
