import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { appendFileSync, chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Instruction, instructionsOf, stagesOf } from '../deploy/dockerfile.ts';
import { closedNetwork } from './unpacked.ts';

export interface ContainerFigures {
  /** Instructions that were carried out, one after the other. */
  readonly steps: number;
  /** Milliseconds until its own health check said so; undefined: never. */
  readonly healthy: number | undefined;
  /** The number of its user. */
  readonly runsAs: number;
  readonly exitCode: number | null;
}

/**
 * The steps of the Dockerfile by hand, where there is no Docker: each stage is a folder that looks like a machine of its
 * own (this one's programs, its own /gschobe and /data), and each RUN runs inside it. Not tried so: the base image.
 */
export async function buildAndRunContainer(): Promise<ContainerFigures> {
  const base = mkdtempSync(join(tmpdir(), 'gschobe-container-'));
  const network = await closedNetwork();
  try {
    chmodSync(base, 0o755);
    const stages = stagesOf(instructionsOf(readFileSync('deploy/docker/Dockerfile', 'utf8')));
    const machines = new Map<string, Machine>();
    for (const [number, stage] of stages.entries()) {
      const name = / AS (\S+)$/.exec(stage[0]?.words ?? '')?.[1] ?? String(number);
      machines.set(name, build(stage, emptyMachine(join(base, name)), machines));
    }
    const steps = stages.flat().length;
    return { steps, ...(await run([...machines.values()].at(-1)!, network)) };
  } finally {
    network.kill('SIGKILL');
    rmSync(base, { recursive: true, force: true });
  }
}

interface Machine {
  readonly root: string;
  folder: string;
  user: string;
  environment: Record<string, string>;
  command: readonly string[];
  health: readonly string[];
}

const SHARED = ['usr', 'dev', 'proc', 'root'];

function emptyMachine(root: string): Machine {
  for (const name of [...SHARED, 'tmp']) mkdirSync(join(root, name), { recursive: true });
  chmodSync(join(root, 'tmp'), 0o1777);
  for (const name of ['bin', 'lib', 'lib64', 'sbin']) symlinkSync(`usr/${name}`, join(root, name));
  cpSync('/etc', join(root, 'etc'), { recursive: true, verbatimSymlinks: true });
  appendFileSync(join(root, 'etc/passwd'), 'node:x:1000:1000::/tmp:/bin/sh\n'); // the base image has this user
  appendFileSync(join(root, 'etc/group'), 'node:x:1000:\n');
  const environment = { PATH: '/usr/local/bin:/usr/bin:/bin', HOME: '/root' };
  return { root, folder: '/', user: 'root', environment, command: [], health: [] };
}

function build(stage: readonly Instruction[], machine: Machine, others: ReadonlyMap<string, Machine>): Machine {
  for (const { name, words } of stage) {
    if (name === 'WORKDIR') {
      mkdirSync(join(machine.root, words), { recursive: true });
      machine.folder = words;
    } else if (name === 'ENV') {
      for (const pair of words.split(' ')) machine.environment[pair.split('=')[0]!] = pair.split('=')[1]!;
    } else if (name === 'COPY') copy(words, machine, others);
    else if (name === 'RUN') inside(machine, ['sh', '-c', words]);
    else if (name === 'USER') machine.user = words;
    else if (name === 'CMD') machine.command = JSON.parse(words) as string[];
    else if (name === 'HEALTHCHECK') machine.health = JSON.parse(words.slice(words.indexOf('['))) as string[];
  }
  return machine;
}

function copy(words: string, machine: Machine, others: ReadonlyMap<string, Machine>): void {
  const [, stage, paths = ''] = /^(?:--from=(\S+) )?(.*)$/.exec(words) ?? [];
  const sources = paths.split(' ');
  const target = join(machine.root, machine.folder, sources.pop() ?? '');
  for (const source of sources) {
    if (stage === undefined && source === '.') copyContext(target);
    else {
      const from = stage === undefined ? source : join(others.get(stage)!.root, source);
      const to = paths.endsWith(' ./') ? join(target, source.split('/').at(-1)!) : target;
      cpSync(from, to, { recursive: true, verbatimSymlinks: true });
    }
  }
}

/** What Docker would be given: the files of the commit, less those that .dockerignore names. */
function copyContext(target: string): void {
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n').filter(Boolean);
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n').filter(Boolean);
  for (const file of files) {
    if (ignored.some((path) => file === path || file.startsWith(`${path}/`))) continue;
    mkdirSync(dirname(join(target, file)), { recursive: true });
    cpSync(file, join(target, file));
  }
}

/** The words for a program inside a machine: mounts of its own, and the machine's folder as the root of all. */
function entering({ root, folder, user }: Machine, words: readonly string[]): readonly string[] {
  const mounts = SHARED.map((name) => `mount --rbind /${name} '${root}/${name}'`).join(' && ');
  const quoted = words.map((word) => `'${word.replaceAll("'", `'\\''`)}'`).join(' ');
  const start = `cd ${folder} && exec ${quoted}`;
  const chroot = `exec /usr/sbin/chroot --userspec=${user}:${user} '${root}' /bin/sh -c "$0"`;
  return ['unshare', '-m', '--propagation', 'private', 'sh', '-c', `${mounts} && ${chroot}`, start];
}

function inside(machine: Machine, words: readonly string[]): void {
  const [program = '', ...rest] = entering(machine, words);
  const done = spawnSync(program, rest, { env: machine.environment, encoding: 'utf8', maxBuffer: 1 << 26 });
  if (done.status !== 0) throw new Error(`${words.join(' ')}: ${done.stdout.slice(-500)}${done.stderr.slice(-1000)}`);
}

async function run(machine: Machine, network: ChildProcess): Promise<Omit<ContainerFigures, 'steps'>> {
  const net = [`--net=/proc/${network.pid}/ns/net`];
  const options = { env: machine.environment, stdio: 'ignore' } as const;
  const from = performance.now();
  const child = spawn('nsenter', [...net, ...entering(machine, machine.command)], { ...options, stdio: 'pipe' });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const isHealthy = () => spawnSync('nsenter', [...net, ...entering(machine, machine.health)], options).status === 0;
  let healthy: number | undefined;
  while (healthy === undefined && child.exitCode === null && performance.now() - from < 60_000) {
    if (isHealthy()) healthy = Math.round(performance.now() - from);
    else await pause(100);
  }
  if (child.exitCode !== null) throw new Error(`ended with ${child.exitCode}: ${said.slice(-2000)}`);
  const runsAs = Number(execFileSync('ps', ['-o', 'uid=', '-p', String(child.pid)], { encoding: 'utf8' }));
  child.kill('SIGTERM');
  return { healthy, runsAs, exitCode: await ended };
}
