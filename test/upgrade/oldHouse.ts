import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { refoldWallets } from '../../src/server/ledger/refold.ts';
import type { Binaries } from '../../src/server/postgres/binaries.ts';
import { createStatement } from '../../src/server/postgres/initialise.ts';
import { DATABASE } from '../../src/server/postgres/ownDatabase.ts';
import { type Cluster, startCluster } from '../../src/server/postgres/supervisor.ts';
import { auditHead } from '../../src/server/store/auditStore.ts';
import { type Contents, contentsOf } from '../../src/server/store/contents.ts';
import { connect } from '../../src/server/store/database.ts';
import { restore } from '../../src/server/store/restore.ts';
import { openStore } from '../../src/server/store/store.ts';
import { asOwner } from '../../src/server/testing/database.ts';
import type { Known } from './questions.ts';

const here = (name: string) => join(process.cwd(), 'test/upgrade', name);

/** Who can be asked in the house, and the instant of its backup. */
export const knownInTheHouse = (): Known =>
  JSON.parse(
    readFileSync(here('94c74c9.facts.jsonl'), 'utf8')
      .split('\n')
      .find((line) => line.startsWith('["known"'))!,
  )[1];

/** What must be the same afterwards. */
export interface Facts {
  readonly contents: Contents;
  readonly head: string;
}

/** A whole house (matches, Big21, evenings, an edition) in a folder that another major version of PostgreSQL made. */
export async function makeOldHouse(dataDir: string, binaries: Binaries): Promise<Facts> {
  mkdirSync(dataDir, { recursive: true });
  const cluster = await startCluster({ dataDir, at: { binaries } });
  try {
    await asOwner(cluster.url('postgres'), createStatement(DATABASE, binaries.version));
    const { pool, close } = connect(cluster.url(DATABASE), 2);
    await restore(pool, here('94c74c9.backup.gz'), { unsealed: true }).finally(close);
    const store = await openStore({ url: cluster.url(DATABASE), connections: 2 });
    await refoldWallets(store).finally(store.close); // as the first start does
    return await factsOf(cluster);
  } finally {
    await cluster.stop('always');
  }
}

export async function factsOf(cluster: Cluster): Promise<Facts> {
  const { pool, close } = connect(cluster.url(DATABASE), 1);
  try {
    const client = await pool.connect();
    const contents = await contentsOf(client).finally(() => client.release());
    const head = await auditHead(pool);
    return { contents, head: `${head?.seq}:${head?.hash}` };
  } finally {
    await close();
  }
}

/** The facts of a folder of today's version. */
export async function factsIn(dataDir: string): Promise<Facts> {
  const cluster = await startCluster({ dataDir });
  return factsOf(cluster).finally(() => cluster.stop('always'));
}
