import { type ChildProcess, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { main } from '../load/product.ts';
import { DEPLOY } from './front.ts';
import type { Machine } from './machines.ts';

/** What runs on each machine, started as its service would be. */
export interface Programs {
  startEtcd(machine: Machine): void;
  startDatabase(machine: Machine): void;
  startProxy(machine: Machine): void;
  startServer(machine: Machine, program?: string): ChildProcess;
}

export const PASSWORD = { REPLICATION: 'a'.repeat(32), SUPERUSER: 'b'.repeat(32), PASSWORD: 'c'.repeat(32) };
const KEYS = { MARKS: 'd'.repeat(64), SEALING: 'e'.repeat(64) };

/** Debian's programs, installed when they are missing. */
export function install(): void {
  const wanted = ['patroni', 'etcd-server', 'etcd-client', 'haproxy', 'postgresql-15', 'iproute2'];
  if (existsSync('/usr/bin/patroni') && existsSync('/usr/bin/etcd') && existsSync('/usr/sbin/haproxy')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const apt = (...words: readonly string[]) => execFileSync('apt-get', words, { stdio: 'ignore', env });
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...wanted);
}

/** In a folder of each machine, which `furnish` has filled. */
export function programsIn(folderOf: (machine: Machine) => string): Programs {
  const logOf = (machine: Machine, name: string) => join(folderOf(machine), 'log', `${name}.log`);
  return {
    startEtcd(machine) {
      const environment = environmentIn(join(folderOf(machine), 'etcd.env'));
      machine.run({ words: ['etcd'], user: 'postgres', environment, log: logOf(machine, 'etcd') });
    },
    startDatabase(machine) {
      const words = ['patroni', join(folderOf(machine), 'patroni.yml')];
      const environment = { PATH: '/usr/bin:/bin' };
      machine.run({ words, user: 'postgres', environment, log: logOf(machine, 'patroni') });
    },
    startProxy(machine) {
      const words = ['haproxy', '-f', join(folderOf(machine), 'haproxy.cfg')];
      machine.run({ words, log: logOf(machine, 'haproxy') });
    },
    startServer(machine, program = main) {
      const folder = folderOf(machine);
      const environment = { DATA_DIR: join(folder, 'gschobe'), PORT: '8080', LOG_LEVEL: 'warn', MONEY: 'cash' };
      return machine.run({
        words: [process.execPath, program, 'serve'],
        environment: { ...environment, ...environmentIn(join(folder, 'gschobe.env')) },
        log: logOf(machine, 'gschobe'),
      });
    },
  };
}

/** What a person does on each machine: the files, with its name and address in them; here in a folder of its own. */
export function furnish({ name, address }: Machine, folder: string): void {
  mkdirSync(join(folder, 'gschobe'), { recursive: true });
  for (const mine of ['etcd', 'postgresql', 'run']) {
    mkdirSync(join(folder, mine), { recursive: true });
    execFileSync('chown', ['postgres:', join(folder, mine)]);
  }
  const words = { NODE: name, ADDRESS: address, ...PASSWORD, ...KEYS };
  for (const file of ['etcd.env', 'patroni.yml', 'haproxy.cfg', 'gschobe.env']) {
    let text = readFileSync(join(DEPLOY, file), 'utf8');
    for (const [word, value] of Object.entries(words)) text = text.replaceAll(new RegExp(`\\b${word}\\b`, 'g'), value);
    text = text.replaceAll('/var/lib', folder).replaceAll('/var/run/postgresql', join(folder, 'run'));
    writeFileSync(join(folder, file), text);
  }
}

export const environmentIn = (file: string): Record<string, string> =>
  Object.fromEntries(
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => /^\w+=/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
