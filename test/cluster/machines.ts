import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A machine of its own as far as the network goes: a namespace with a cable to the switch. */
export interface Machine {
  readonly name: string;
  readonly address: string;
  /** Starts a program there; what it says goes to a file of its own. */
  run(program: Program): ChildProcess;
  /** kill -9 for every process whose words hold `part`; for all of them without it. */
  kill(part?: string): void;
  /** Those whose words hold `part` stop in the middle of their work, and go on with it. */
  freeze(part: string): void;
  thaw(part: string): void;
  /** SIGTERM for those, and waits for their end. */
  end(part: string): Promise<void>;
  /** Pulls the cable: everything goes on, but nobody is heard. */
  cut(): void;
  mend(): void;
}

export interface Program {
  readonly words: readonly string[];
  /** Not as root. */
  readonly user?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly log: string;
}

const SWITCH = 'gschobe0';
const NAMES = ['jass1', 'jass2', 'jass3'] as const;
/** Of this machine, from where players come. */
export const HERE = '10.83.0.1';

/** Three machines on one switch, with the names of the others in their list of hosts. */
export function openMachines(): { readonly machines: readonly Machine[]; close(): void } {
  removeAll();
  ip('link', 'add', SWITCH, 'type', 'bridge');
  ip('addr', 'add', `${HERE}/24`, 'dev', SWITCH);
  ip('link', 'set', SWITCH, 'up');
  return { machines: NAMES.map((name, i) => openMachine(name, addressOf(i))), close: removeAll };
}

const addressOf = (i: number): string => `10.83.0.${11 + i}`;
export const HOSTS = ['127.0.0.1 localhost', ...NAMES.map((name, i) => `${addressOf(i)} ${name}`), ''].join('\n');

const cableOf = (name: string): string => `${name}c`;

function openMachine(name: string, address: string): Machine {
  const cable = cableOf(name);
  ip('netns', 'add', name);
  ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name);
  ip('link', 'set', cable, 'master', SWITCH, 'up');
  for (const words of [
    ['addr', 'add', `${address}/24`, 'dev', 'eth0'],
    ['link', 'set', 'eth0', 'up'],
    ['link', 'set', 'lo', 'up'],
  ])
    ip('-n', name, ...words);
  mkdirSync(`/etc/netns/${name}`, { recursive: true });
  writeFileSync(`/etc/netns/${name}/hosts`, HOSTS);
  const signal = (part: string, what: NodeJS.Signals) => {
    for (const pid of processesOf(name)) if (wordsOf(pid).includes(part)) send(pid, what);
  };
  return {
    ...{ name, address },
    run({ words, user, environment = {}, log }) {
      mkdirSync(dirname(log), { recursive: true });
      const output = openSync(log, 'a');
      const as = user === undefined ? [] : ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--clear-groups', '--'];
      const child = spawn('ip', ['netns', 'exec', name, ...as, ...words], {
        ...{ env: { ...process.env, ...environment }, detached: true },
        stdio: ['ignore', output, output],
      });
      closeSync(output);
      child.unref();
      return child;
    },
    kill: (part = '') => signal(part, 'SIGKILL'),
    freeze: (part) => signal(part, 'SIGSTOP'),
    thaw: (part) => signal(part, 'SIGCONT'),
    async end(part) {
      const ours = () => processesOf(name).filter((pid) => wordsOf(pid).includes(part));
      for (const pid of ours()) process.kill(pid, 'SIGTERM');
      while (ours().length > 0) await pause(100);
    },
    cut: () => ip('link', 'set', cable, 'down'),
    mend: () => ip('link', 'set', cable, 'up'),
  };
}

function ip(...words: readonly string[]): string {
  return execFileSync('ip', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

const processesOf = (name: string): number[] =>
  ip('netns', 'pids', name).trim().split('\n').filter(Boolean).map(Number);

function wordsOf(pid: number): string {
  try {
    return `${readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')} ${readlinkSync(`/proc/${pid}/exe`)}`;
  } catch {
    return ''; // it has just ended
  }
}

function send(pid: number, what: NodeJS.Signals): void {
  try {
    process.kill(pid, what);
  } catch {} // it was gone already
}

/** What a run before this one may have left too. */
function removeAll(): void {
  const there = readdirSync('/var/run', { withFileTypes: true }).some(({ name }) => name === 'netns');
  for (const name of NAMES) {
    unplug(cableOf(name)); // a process that is still dying keeps its network
    if (!there || !readdirSync('/var/run/netns').includes(name)) continue;
    for (const pid of processesOf(name)) send(pid, 'SIGKILL');
    ip('netns', 'del', name);
    rmSync(join('/etc/netns', name), { recursive: true, force: true });
  }
  unplug(SWITCH);
}

function unplug(link: string): void {
  try {
    ip('link', 'del', link);
  } catch {} // there was none
}
