import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import type { Machine } from './machines.ts';

/** One way in which a part of the cluster is not there. It answers with what a person does afterwards. */
type Failure = (cluster: Cluster, leader: Machine, other: Machine) => Promise<() => void> | (() => void);

const killDatabase = (machine: Machine) => {
  machine.kill('patroni');
  machine.kill('postgres');
};

/** Longer than the lease of a leader (`ttl` in patroni.yml) and what another needs to lead. */
const CUT = 16_000;
const WITHOUT_MAJORITY = 8000;

export const FAILURES = {
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
    await pause(WITHOUT_MAJORITY);
    for (const machine of [leader, other]) cluster.startEtcd(machine);
    return () => {};
  },
  'leader cut off': async (_, leader) => {
    leader.cut();
    await pause(CUT);
    return () => leader.mend();
  },
  // As docs/operating.md says: Patroni of the leader is stopped in order, and started again after the work.
  'leader stopped for maintenance': async (cluster, leader) => {
    await leader.end('patroni');
    return () => cluster.startDatabase(leader);
  },
  switchover: async (cluster, leader) => {
    await cluster.switchOver(leader);
    return () => {};
  },
  // A standby follows the leader through it.
  'proxy of a standby killed': (cluster, _, other) => {
    other.kill('haproxy');
    return () => cluster.startProxy(other);
  },
  'server killed': (cluster, _, other) => {
    other.kill('main.js');
    return () => void cluster.startServer(other);
  },
} as const satisfies Readonly<Record<string, Failure>>;

export type Kind = keyof typeof FAILURES;
export const KINDS = Object.keys(FAILURES) as readonly Kind[];
