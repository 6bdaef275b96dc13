import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { chanceFromText } from '../../src/kit/chance.ts';
import { verifyStore } from '../../src/server/store/auditStore.ts';
import { connect } from '../../src/server/store/database.ts';
import { listen, startClock } from '../load/clock.ts';
import { type Ledger, newLedger, playUntil } from '../load/killing.ts';
import { type Cluster, openCluster } from './cluster.ts';
import { type EveningBooks, writeUntil } from './evening.ts';
import type { Machine } from './machines.ts';

/** One way in which a part of the cluster is not there. It answers with what a person does afterwards. */
type Failure = (cluster: Cluster, leader: Machine, other: Machine) => Promise<() => void> | (() => void);

const killDatabase = (machine: Machine) => {
  machine.kill('patroni');
  machine.kill('postgres');
};

export const FAILURES: Readonly<Record<string, Failure>> = {
  'leader killed': (cluster, leader) => {
    killDatabase(leader);
    return () => cluster.startDatabase(leader);
  },
  'PostgreSQL of the leader killed': (_, leader) => {
    leader.kill('bin/postgres');
    return () => {}; // Patroni starts it again
  },
  'leader and its disk': (cluster, leader) => {
    killDatabase(leader);
    rmSync(cluster.dataOf(leader), { recursive: true, force: true });
    return () => cluster.startDatabase(leader);
  },
  'standby killed': (cluster, _, other) => {
    killDatabase(other);
    return () => cluster.startDatabase(other);
  },
  'majority of etcd killed': async (cluster, leader, other) => {
    for (const machine of [leader, other]) machine.kill('etcd');
    await pause(8000);
    for (const machine of [leader, other]) cluster.startEtcd(machine);
    return () => {};
  },
  'leader cut off': async (_, leader) => {
    leader.cut();
    await pause(16_000);
    return () => leader.mend();
  },
  switchover: async (cluster, leader) => {
    await cluster.switchOver(leader);
    return () => {};
  },
  'server killed': (cluster, _, other) => {
    other.kill('main.js');
    return () => void cluster.startServer(other);
  },
};

export interface BreakingFigures extends Ledger {
  readonly failures: number;
  /** Milliseconds without any acknowledged move: the middle and the longest of each kind. */
  readonly silence: Readonly<Record<string, { readonly p50: number; readonly longest: number }>>;
  /** Milliseconds by which the clocks were moved otherwise than moves were not taken, at most. */
  readonly clockError: number;
  readonly evening: EveningBooks;
  readonly isChainWhole: boolean;
}

/** Milliseconds of a quick player from card to card. */
export const BREATH = 150;

/** Breaks the cluster again and again while people play through the proxy, and counts what went wrong. */
export async function breakWhilePlaying(rounds: number, clients: number, seed: string): Promise<BreakingFigures> {
  const cluster = await openCluster();
  try {
    const books = newLedger();
    let isOver = false;
    const playing = Array.from({ length: clients }, (_, number) =>
      playUntil(() => isOver, cluster.address, chanceFromText(`${seed}/${number}`)('play'), books, BREATH),
    );
    const evening = writeUntil(() => isOver, cluster.address, await cluster.environment());
    const clock = await startClock(cluster.address);
    const silences: Record<string, number[]> = {};
    let clockError = 0;
    for (let round = 0; round < rounds; round++)
      for (const [name, failure] of Object.entries(FAILURES)) {
        const listening = listen(() => books.acknowledged);
        await pause(3000);
        const leader = await cluster.leader();
        if (leader === undefined) throw new Error(`nobody leads before: ${name}`);
        const other = cluster.machines.find((machine) => machine !== leader)!;
        const deadline = await clock();
        const repair = await failure(cluster, leader, other);
        await listening.untilHeardAgain();
        repair();
        await cluster.untilWhole();
        const { longest, whole } = listening.stop();
        silences[name] = [...(silences[name] ?? []), longest];
        const moved = (await clock()) - deadline;
        clockError = Math.max(clockError, Math.abs(moved - whole));
        process.stderr.write(`${round + 1} ${name}: ${longest} of ${whole} ms, clocks moved by ${moved} ms\n`);
      }
    isOver = true;
    await Promise.all(playing);
    const silence = Object.fromEntries(
      Object.entries(silences).map(([name, each]) => {
        each.sort((a, b) => a - b);
        return [name, { p50: each[Math.floor(each.length / 2)]!, longest: each.at(-1)! }];
      }),
    );
    return {
      ...{ failures: rounds * Object.keys(FAILURES).length, clockError },
      ...{ silence, ...books, evening: await evening, isChainWhole: await isChainWhole(await cluster.url()) },
    };
  } finally {
    cluster.close();
  }
}

export async function isChainWhole(url: string): Promise<boolean> {
  const { pool, close } = connect(url, 2);
  try {
    return (await verifyStore(pool)).ok;
  } finally {
    await close();
  }
}
