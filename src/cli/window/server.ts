import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

/** The server of this program, as a process of its own: closing the window does not cut it off in the middle. */
export interface HostedServer {
  /** Its address; undefined when it ended before it had one. */
  readonly serves: Promise<string | undefined>;
  /** What makes a browser the host's, once; undefined where tournaments are run with an account that is there. */
  link(): Promise<string | undefined>;
  /** What it complained of. */
  readonly ended: Promise<string>;
  /** Ends it in order. It also ends by itself when we are gone. */
  stop(): void;
}

/** Milliseconds in which the host's link follows the address. */
const LINK_FOLLOWS = 1000;
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
  const note = (line: string) => {
    try {
      appendFileSync(file, `${line}\n`, { mode: 0o600 });
    } catch {
      // No room: the line is lost, and the hall plays on.
    }
  };
  const address = later<string | undefined>();
  const hostLink = later<string>();
  let organiserLink: string | undefined;
  const heard = eachLine(child.stdout, (line) => {
    const [, what, said = ''] = /^(Gschobe|Host, once|Organiser, once): (\S+)$/.exec(line) ?? [];
    if (what === 'Gschobe') address.resolve(said);
    else if (what === 'Host, once') hostLink.resolve(said);
    else if (what === 'Organiser, once') organiserLink = said;
    else note(line);
  });
  let why = '';
  const complained = eachLine(child.stderr, (line) => {
    why = line.trim() || why;
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
    address.resolve(undefined);
    return why;
  });
  return {
    serves: address.promise,
    link: () => Promise.race([hostLink.promise, pause(LINK_FOLLOWS).then(() => organiserLink)]),
    ended,
    stop: () => child.connected && child.disconnect(),
  };
}

async function eachLine(stream: Readable | null, take: (line: string) => void): Promise<void> {
  if (stream === null) return;
  for await (const line of createInterface({ input: stream })) take(line);
}

/** A promise that is kept from outside. */
function later<Value>(): { readonly promise: Promise<Value>; resolve(value: Value): void } {
  let resolve: (value: Value) => void = () => {};
  const promise = new Promise<Value>((keep) => {
    resolve = keep;
  });
  return { promise, resolve };
}
