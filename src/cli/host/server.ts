import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** The server of this program, as a process of its own: closing the window does not cut it off in the middle. */
export interface HostedServer {
  /** Where it serves; undefined when it ended before. */
  readonly serves: Promise<Serving | undefined>;
  /** Its last words. */
  readonly ended: Promise<string>;
  /** Ends it in order. It also ends by itself when we are gone. */
  stop(): void;
}

export interface Serving {
  readonly address: string;
  /** Makes a browser the host's, once; none when somebody already runs this house. */
  readonly link: string | undefined;
}

const LARGEST_LOG = 8 * 1024 * 1024;

export function startServer(main: string, dataDir: string, port: number): HostedServer {
  const child = spawn(process.execPath, [main, 'serve'], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
    windowsHide: true,
  });
  const file = join(dataDir, 'gschobe.log');
  if (existsSync(file) && statSync(file).size > LARGEST_LOG) renameSync(file, `${file}.1`);
  const note = (line: string) => appendFileSync(file, `${line}\n`, { mode: 0o600 });
  let serving: (found: Serving | undefined) => void = () => {};
  const serves = new Promise<Serving | undefined>((resolve) => {
    serving = resolve;
  });
  let link: string | undefined;
  const heard = eachLine(child.stdout, (line) => {
    const told = /^Organiser, once: (\S+)$/.exec(line)?.[1];
    const address = /^Gschobe: (\S+)$/.exec(line)?.[1];
    if (told !== undefined) link = told;
    else if (address !== undefined) serving({ address, link });
    else note(line);
  });
  let why = '';
  const complained = eachLine(child.stderr, (line) => {
    why = line;
    note(line);
  });
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', (error) => {
      why = error.message;
      resolve();
    });
  });
  const ended = Promise.all([gone, heard, complained]).then(() => {
    serving(undefined);
    return why;
  });
  return { serves, ended, stop: () => child.connected && child.disconnect() };
}

async function eachLine(stream: Readable | null, take: (line: string) => void): Promise<void> {
  if (stream === null) return;
  for await (const line of createInterface({ input: stream })) take(line);
}
