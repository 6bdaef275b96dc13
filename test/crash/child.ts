// The server as a process of its own, to be killed: PORT, DATA_DIR and POWERCUT_* come from the environment.
import { readConfig } from '../../src/server/config.ts';
import { startCluster } from '../../src/server/postgres/supervisor.ts';

const config = readConfig(process.env);
const settings = JSON.parse(process.env['CRASH_SETTINGS'] ?? '{}');
const [cluster, { startServer }, { guests }, { tally }] = await Promise.all([
  startCluster({ dataDir: config.dataDir, settings }),
  import('../../src/server/server.ts'),
  import('../../src/server/http/guests.ts'),
  import('../../src/server/testing/tally.ts'),
]);
const server = await startServer({
  config,
  databaseUrl: cluster.url('postgres'),
  subjects: (services) => [guests(services), tally(services)],
});
process.send!({ address: server.address, postmaster: cluster.pid() });
process.on('message', async () => {
  await server.stop();
  await cluster.stop('always');
  process.exit(0);
});
