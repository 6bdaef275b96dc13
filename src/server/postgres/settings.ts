/** What every server of ours is started with. The command line beats postgresql.conf, so an upgrade needs no edit. */
const SETTINGS: Readonly<Record<string, string>> = {
  // An acknowledged move survives a power cut: nothing here may ever be traded for speed.
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  unix_socket_permissions: '0700',
  // Ready again soon after a crash: little to replay, one sync for the whole file system instead of one a file.
  max_wal_size: '96MB',
  min_wal_size: '32MB',
  checkpoint_timeout: '2min',
  checkpoint_completion_target: '0.8',
  recovery_init_sync_method: process.platform === 'linux' ? 'syncfs' : 'fsync',
  wal_level: 'minimal',
  max_wal_senders: '0',
  wal_compression: 'on',
  wal_recycle: 'on',
  // A laptop in a hall: few processes, little memory.
  shared_buffers: '48MB',
  max_connections: '60',
  superuser_reserved_connections: '3',
  max_worker_processes: '2',
  max_parallel_workers: '0',
  max_logical_replication_workers: '0',
  autovacuum_max_workers: '1',
  jit: 'off',
  huge_pages: 'off',
  random_page_cost: '1.1',
  // The world's text and one clock.
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  log_line_prefix: '%m [%p] ',
};

/** The settings as this major version knows them. */
export const settingsFor = (version: number): Readonly<Record<string, string>> =>
  version >= 18 ? { ...SETTINGS, io_method: 'sync' } : SETTINGS;

export const asArguments = (settings: Readonly<Record<string, string>>): string[] =>
  Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
