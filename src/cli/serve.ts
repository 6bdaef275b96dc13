import { readConfig } from '../server/config.ts';
import { serve } from '../server/main.ts';
import { offerHost } from './console.ts';
import { keepServing } from './keepServing.ts';
import { BAD_INPUT, complain } from './lines.ts';

const write = (line: string) => process.stdout.write(`${line}\n`);

/** Milliseconds: then the process ends, whatever still hangs. What was answered is on disk. */
const LONGEST_STOP = 9500;

/** `gschobe serve`: the whole product, until it is told to stop. */
export async function run(args: readonly string[]): Promise<number> {
  if (args.length > 0) return complain('usage: gschobe serve (settings come from the environment: docs/operating.md)');
  const told = toldToStop(); // also while it starts
  const end = told.then(() => setTimeout(() => process.exit(1), LONGEST_STOP));
  let note: (why: string) => void = complain;
  keepServing((why) => note(why));
  try {
    const config = readConfig(process.env);
    const product = await serve(config, write);
    note = (error) => product.services.log.error({ error }, 'something failed that nobody waited for');
    if (config.logLevel !== 'silent') await offerHost(product);
    const why = await Promise.race([told, product.lost]);
    if (why !== undefined) {
      complain(why);
      process.exit(BAD_INPUT); // there is nothing left that could be stopped in order
    }
    await product.stop();
    clearTimeout(await end);
    return 0;
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
    process.exit(BAD_INPUT); // all that had been started has been stopped
  }
}

function toldToStop(): Promise<undefined> {
  return new Promise((resolve) => {
    // Started by a host's window: when it is gone, we end too.
    if (process.connected) process.once('disconnect', () => resolve(undefined));
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        process.once(signal, () => process.exit(1)); // a second time: at once
        resolve(undefined);
      });
    }
  });
}
