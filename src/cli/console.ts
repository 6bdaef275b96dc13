import type { Product } from '../server/main.ts';
import { complain } from './lines.ts';
import { openBrowser } from './window/browser.ts';

const write = (line: string) => process.stdout.write(`${line}\n`);

/**
 * On a hall's laptop the start shows the host's link and opens it; Enter makes a new one at any time. Where nobody looks
 * at the console (a service, a test) it is only printed.
 */
export async function offerHost({ hostLink }: Pick<Product, 'hostLink'>): Promise<void> {
  const offer = async () => {
    const link = await hostLink().catch((error: Error) => {
      complain(`no link for the host now: ${error.message}`); // the database is away for a moment, and comes back
      return null;
    });
    if (link) write(`Host, once: ${link}`);
    return link;
  };
  const link = await offer();
  if (link === undefined) return;
  if (!process.stdin.isTTY || !process.stdout.isTTY) return;
  write('Enter: a new link for the host');
  if (link !== null) openBrowser(link);
  process.stdin.on('data', offer);
  process.stdin.unref();
}
