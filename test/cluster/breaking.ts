import { setTimeout as pause } from 'node:timers/promises';
import { checkLedger } from '../../src/server/ledger/check.ts';
import { verifyStore } from '../../src/server/store/auditStore.ts';
import { connect } from '../../src/server/store/database.ts';
import { listen, startClock } from '../load/clock.ts';
import { type Cluster, openCluster } from './cluster.ts';
import { type Crowd, type CrowdBooks, gather } from './crowd.ts';
import { type CutRecord, watchCut } from './cut.ts';
import { FAILURES, KINDS, type Kind } from './failures.ts';
import type { Answers } from './front.ts';

/** What one failure did. */
interface Broken {
  /** Milliseconds without any acknowledged move. */
  readonly silence: number;
  /** Milliseconds by which moves were not taken longer than clocks were moved. */
  readonly clockError: number;
  /** The browser played on by itself. */
  readonly wentOn: boolean;
  readonly cut?: CutRecord | undefined;
}

export interface BreakingFigures extends CrowdBooks {
  readonly failures: number;
  readonly silence: Partial<Record<Kind, number>>;
  readonly clockError: Partial<Record<Kind, number>>;
  /** Failures after which the browser did not play on. */
  readonly stuck: number;
  readonly cuts: readonly CutRecord[];
  readonly answers: Answers;
  readonly isChainWhole: boolean;
  readonly isLedgerExact: boolean;
}

/** Breaks the cluster in one way after the other while people play through the proxy, and counts what went wrong. */
export async function breakWhilePlaying(
  clients: number,
  seed: string,
  kinds: readonly Kind[] = KINDS,
): Promise<BreakingFigures> {
  const cluster = await openCluster();
  try {
    const crowd = await gather(cluster, clients, seed);
    const clock = await startClock(cluster.address);
    const broken = new Map<Kind, Broken>();
    for (const kind of kinds) {
      const one = await crowd.orFailed(breakOnce(cluster, crowd, clock, kind, seed));
      broken.set(kind, one);
      process.stderr.write(`${kind}: ${JSON.stringify(one)}\n`);
    }
    const books = await crowd.end();
    const all = [...broken.values()];
    const each = (of: (one: Broken) => number) => Object.fromEntries([...broken].map(([kind, one]) => [kind, of(one)]));
    return {
      ...{ failures: all.length, silence: each((one) => one.silence), clockError: each((one) => one.clockError) },
      ...{ stuck: all.filter(({ wentOn }) => !wentOn).length, cuts: all.flatMap(({ cut }) => cut ?? []) },
      ...{ ...books, answers: cluster.answers(), ...(await booksOf(await cluster.url())) },
    };
  } finally {
    cluster.close();
  }
}

async function breakOnce(
  cluster: Cluster,
  { play, told, sitter }: Crowd,
  clock: () => Promise<number>,
  kind: Kind,
  seed: string,
): Promise<Broken> {
  const leader = await cluster.leader();
  if (leader === undefined) throw new Error(`nobody leads before: ${kind}`);
  const other = cluster.machines.find((machine) => machine !== leader)!;
  const watch = kind === 'leader cut off' ? await watchCut(cluster, leader, `${seed}/inside`, told) : undefined;
  const listening = listen(() => play.acknowledged);
  await pause(2000);
  const deadline = await clock();
  const [repair] = await Promise.all([FAILURES[kind](cluster, leader, other), watch?.during()]);
  await listening.untilHeardAgain();
  const mendedAt = Date.now();
  repair();
  const [wentOn] = await Promise.all([sitter.goesOn(), cluster.untilWhole()]);
  const { longest, whole } = listening.stop();
  const moved = (await clock()) - deadline;
  const cut = await watch?.finish(mendedAt);
  return { silence: longest, clockError: whole - moved, wentOn, cut };
}

export async function booksOf(url: string): Promise<{ isChainWhole: boolean; isLedgerExact: boolean }> {
  const { pool, db, close } = connect(url, 2);
  try {
    return { isChainWhole: (await verifyStore(pool)).ok, isLedgerExact: (await checkLedger(db)).ok };
  } finally {
    await close();
  }
}
