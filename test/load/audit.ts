import { startCluster } from '../../src/server/postgres/supervisor.ts';
import { verifyStore } from '../../src/server/store/auditStore.ts';
import { connect } from '../../src/server/store/database.ts';

/** Whether the audit chain of a folder that nobody uses now is whole. */
export async function auditOf(dataDir: string): Promise<{ readonly ok: boolean }> {
  const cluster = await startCluster({ dataDir });
  const { pool, close } = connect(cluster.url('gschobe'), 2);
  try {
    return await verifyStore(pool);
  } finally {
    await close();
    await cluster.stop('always');
  }
}
