import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

const USUAL = 8080;

/** The port of the last time, so that printed codes stay good; else the usual one; else a free one. */
export async function choosePort(dataDir: string): Promise<number> {
  const file = join(dataDir, 'port');
  for (const wanted of [remembered(file), USUAL, 0]) {
    const port = wanted === undefined ? undefined : await free(wanted);
    if (port === undefined) continue;
    writeFileSync(file, `${port}\n`);
    return port;
  }
  throw new Error('no port is free');
}

function remembered(file: string): number | undefined {
  try {
    const port = Number(readFileSync(file, 'utf8'));
    return Number.isInteger(port) && port > 0 && port < 65_536 ? port : undefined;
  } catch {
    return undefined;
  }
}

function free(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen({ port, host: '0.0.0.0', exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? address?.port : undefined));
    });
  });
}
