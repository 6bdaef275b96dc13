import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Ledger } from '../load/killing.ts';
import { again } from './asking.ts';
import type { Cluster } from './cluster.ts';
import type { Machine } from './machines.ts';

/** What the records say of a leader that was cut off while people sat on both sides. */
export interface CutRecord {
  /** Milliseconds from the cut until the others no longer held it for the leader. */
  readonly leaseLost: number;
  /** Milliseconds from the cut to the last move that its own server acknowledged before it was back; null: none. */
  readonly lastHeard: number | null;
  /** Moves that its server acknowledged when the lease was lost, and before it was back. */
  readonly heardAfterLease: number;
  /** Events that stand on its disk and not in the cluster: nobody was told of them. */
  readonly onlyThere: number;
  /** Those of them that somebody had been told are written. */
  readonly acknowledgedOnlyThere: number;
  /** Of the person beside the machine that was cut off. */
  readonly lost: number;
  readonly doubled: number;
}

/** Someone plays beside the leader from now on; the record is made when the cluster is whole again. */
export interface Watch {
  /** Beside the cut itself: sees the lease go, and reads the disk of the old leader while nobody else can. */
  during(): Promise<void>;
  finish(mendedAt: number): Promise<CutRecord>;
}

interface Heard {
  readonly at: number;
  readonly match: string;
  readonly version: number;
}

/** Events that may be on one side only, with what is in them. */
const LATE = (since: number) =>
  `select stream || ' ' || version || ' ' || md5(type || body::text) from events where at > to_timestamp(${since / 1000})`;

/** `heard`: the version of each match that players on the other side were told last. */
export async function watchCut(
  cluster: Cluster,
  leader: Machine,
  seed: string,
  heard: ReadonlyMap<string, number>,
): Promise<Watch> {
  const log = join(cluster.homeOf(leader), `inside-${Date.now()}.log`);
  const words = [process.execPath, join(process.cwd(), 'dist/test/cluster/inside.js'), 'http://127.0.0.1:8080', seed];
  leader.run({ words, log });
  const lines = () => readFileSync(log, 'utf8').split('\n').filter(Boolean);
  const inside = (): Heard[] => lines().flatMap((line) => (line.startsWith('{"at"') ? [JSON.parse(line)] : []));
  for (let tries = 0; inside().length < 3; tries++) {
    if (tries > 300) throw new Error(`nobody plays beside ${leader.name}`);
    await pause(100);
  }
  const witness = cluster.machines.find((machine) => machine !== leader)!;
  let from = 0;
  let leaseLost = 0;
  let told = new Map<string, number>();
  let onDisk: readonly string[] = [];
  return {
    async during() {
      from = Date.now();
      while ((await cluster.holder(witness).catch(() => leader.name)) === leader.name) await pause(50);
      leaseLost = Date.now();
      // Until now nobody else could acknowledge anything: all that was told was told by the old leader.
      told = new Map(heard);
      for (const { match, version } of inside()) told.set(match, version);
      // One that steps down starts anew, and cannot be asked for a moment.
      onDisk = await again(() => cluster.rowsOn(leader, LATE(from - 30_000)));
    },
    async finish(mendedAt) {
      await leader.end('inside.js');
      const now = await cluster.leader();
      const stands = new Set(await cluster.rowsOn(now!, LATE(from - 60_000)));
      const onlyThere = onDisk.filter((row) => !stands.has(row));
      const meanwhile = inside().filter(({ at }) => at > from && at < mendedAt);
      const last = meanwhile.at(-1)?.at;
      const { books } = JSON.parse(lines().at(-1)!) as { books: Ledger };
      return {
        leaseLost: leaseLost - from,
        lastHeard: last === undefined ? null : last - from,
        heardAfterLease: meanwhile.filter(({ at }) => at >= leaseLost).length,
        onlyThere: onlyThere.length,
        acknowledgedOnlyThere: onlyThere.filter((row) => isTold(row, told)).length,
        ...{ lost: books.lost, doubled: books.doubled },
      };
    },
  };
}

/** 'match:ID VERSION HASH' */
function isTold(row: string, told: ReadonlyMap<string, number>): boolean {
  const [stream = '', version] = row.split(' ');
  return Number(version) <= (told.get(stream.slice(stream.indexOf(':') + 1)) ?? 0);
}
