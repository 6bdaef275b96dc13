import { readConfig } from '../server/config.ts';
import { serve } from '../server/main.ts';
import { complain } from './lines.ts';

const write = (line: string) => process.stdout.write(`${line}\n`);

/** `gschobe serve`: the whole product, until it is told to stop. */
export async function run(args: readonly string[]): Promise<number> {
  if (args.length > 0) return complain('usage: gschobe serve (settings come from the environment: docs/operating.md)');
  try {
    const server = await serve(readConfig(process.env), write);
    await new Promise<void>((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) {
        process.once(signal, () => {
          process.once(signal, () => process.exit(1)); // a second time: at once
          resolve();
        });
      }
    });
    await server.stop();
    return 0;
  } catch (error) {
    return complain(error instanceof Error ? error.message : String(error));
  }
}
