import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { main } from '../load/product.ts';
import { answers, createDatabase, hasSynchronous, until } from './asking.ts';
import { type Answers, startFront } from './front.ts';
import { HERE, type Machine, openMachines } from './machines.ts';
import { environmentIn, furnish, install, PASSWORD, type Programs, programsIn } from './programs.ts';

/** Three machines as `docs/operating.md` describes them, with the files of `deploy/cluster`. */
export interface Cluster extends Programs {
  readonly machines: readonly Machine[];
  /** Where players arrive. */
  readonly address: string;
  leader(): Promise<Machine | undefined>;
  /** The leader's database, as its owner. */
  url(): Promise<string>;
  /** For a command of the program, from here. */
  environment(): Promise<Record<string, string>>;
  /** The files of its database. */
  dataOf(machine: Machine): string;
  /** The folder of its server. */
  homeOf(machine: Machine): string;
  /** Who holds the lease, as `witness` knows it; undefined: nobody. */
  holder(witness: Machine): Promise<string | undefined>;
  /** Rows of the database on that machine, asked from there: also when nobody else reaches it. */
  rowsOn(machine: Machine, query: string): Promise<readonly string[]>;
  /** All that went through the proxy where players arrive. */
  answers(): Answers;
  switchOver(from: Machine): Promise<void>;
  /** A leader, two standbys in step, three servers that take requests. */
  untilWhole(): Promise<void>;
  close(): void;
}

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/** `program`: another build of ours than this one. */
export async function openCluster(program = main): Promise<Cluster> {
  install();
  const base = mkdtempSync(join(tmpdir(), 'gschobe-cluster-'));
  chmodSync(base, 0o755);
  const { machines, close: closeMachines } = openMachines();
  const folderOf = ({ name }: Machine) => join(base, name);
  for (const machine of machines) furnish(machine, folderOf(machine));
  const front = startFront(base);
  const breakOff = () => process.exit(1);
  const close = () => {
    process.off('exit', close);
    for (const signal of SIGNALS) process.off(signal, breakOff);
    front.process.kill('SIGKILL');
    closeMachines();
    rmSync(base, { recursive: true, force: true });
  };
  process.on('exit', close); // a check that breaks off leaves nothing running either
  for (const signal of SIGNALS) process.on(signal, breakOff);

  const programs = programsIn(folderOf);
  const cluster: Cluster = {
    ...{ machines, address: `http://${HERE}:8080`, ...programs, ...questionsTo(machines), close },
    answers: front.answers,
    dataOf: (machine) => join(folderOf(machine), 'postgresql/gschobe'),
    homeOf: (machine) => join(folderOf(machine), 'gschobe'),
    async environment() {
      const { address } = await until('a leader', cluster.leader);
      const { MARKS_KEY = '', SEALING_KEY = '' } = environmentIn(join(folderOf(machines[0]!), 'gschobe.env'));
      const DATABASE_URL = `postgres://gschobe:${PASSWORD.PASSWORD}@${address}:5432/gschobe?sslmode=disable`;
      return { DATABASE_URL, MARKS_KEY, SEALING_KEY, DATA_DIR: join(base, 'here') };
    },
  };
  for (const machine of machines) {
    programs.startEtcd(machine);
    programs.startProxy(machine);
    programs.startDatabase(machine);
  }
  await createDatabase((await cluster.url()).replace(/gschobe$/, 'postgres'));
  for (const machine of machines) programs.startServer(machine, program);
  await cluster.untilWhole();
  return cluster;
}

type Questions = Pick<Cluster, 'leader' | 'url' | 'holder' | 'rowsOn' | 'switchOver' | 'untilWhole'>;

/** What is asked of the machines from here, and of one of them from within. */
function questionsTo(machines: readonly Machine[]): Questions {
  const leader = async () => {
    const roles = await Promise.all(machines.map(({ address }) => answers(`http://${address}:8008/primary`)));
    return machines[roles.indexOf(true)];
  };
  const url = async () => {
    const { address } = await until('a leader', leader);
    return `postgres://postgres:${PASSWORD.SUPERUSER}@${address}:5432/gschobe`;
  };
  const isWhole = async () => {
    const ask = (what: string) => Promise.all(machines.map(({ address }) => answers(`http://${address}:${what}`)));
    const [replicas, ready] = await Promise.all([ask('8008/replica'), ask('8080/readyz')]);
    const isSafe = (await leader()) !== undefined && (await hasSynchronous(await url()));
    return isSafe && replicas.filter(Boolean).length === 2 && ready.every(Boolean) ? true : undefined;
  };
  return {
    ...{ leader, url },
    untilWhole: async () => void (await until('a whole cluster', isWhole)),
    async holder({ address }) {
      const answer = await fetch(`http://${address}:2379/v2/keys/service/gschobe/leader`);
      return ((await answer.json()) as { node?: { value: string } }).node?.value;
    },
    async rowsOn({ name, address }, query) {
      const words = ['psql', '-AtX', '-h', address, '-U', 'postgres', '-c', query, 'gschobe'];
      const env = { ...process.env, PGPASSWORD: PASSWORD.SUPERUSER, PGCONNECT_TIMEOUT: '3' };
      const options = { env, timeout: 10_000, maxBuffer: 2 ** 28 };
      const { stdout } = await promisify(execFile)('ip', ['netns', 'exec', name, ...words], options);
      return stdout.split('\n').filter(Boolean);
    },
    async switchOver(from) {
      const answer = await fetch(`http://${from.address}:8008/switchover`, {
        method: 'POST',
        body: JSON.stringify({ leader: from.name }),
      });
      if (!answer.ok) throw new Error(`switchover: ${answer.status} ${await answer.text()}`);
    },
  };
}
