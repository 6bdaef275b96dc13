import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger, type Runner, run, runOnce, type Task, type TaskList, type WorkerEvents } from 'graphile-worker';
import { sql } from 'kysely';
import pg from 'pg';
import type { Instant } from '../../kit/time.ts';
import { asRole, longerOnWindows } from '../store/database.ts';
import type { JobHandlers, Jobs } from './jobs.ts';

export interface WorkerOptions {
  readonly pool: pg.Pool;
  /** The role its sessions work under. */
  readonly role: string | undefined;
  /** Tells the other processes the name under which we lock jobs. */
  announce(name: string): Promise<void>;
  readonly subjects: readonly { readonly jobs?: JobHandlers }[];
  report(line: string): void;
  /** False: people may have been kept from playing. What ends by time waits until the clocks have moved. Ruling M7 */
  isSteady(): boolean;
}

export interface Worker {
  /** Does all that is due at an instant and returns; for tests, where nothing runs by itself. */
  runDue(at: Instant): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Jobs of a test wait this many years longer, so that only the test's own clock brings them on. */
const PARKED_YEARS = 200;

/** Milliseconds between two looks whether the clocks have moved. */
const LOOK_AGAIN = 100;

/** `isParked`: nothing runs by itself. */
export function createJobs(now: () => Instant, isParked: boolean): Jobs {
  const years = isParked ? PARKED_YEARS : 0;
  return {
    async add(trx, name, payload, { runAt = now(), key } = {}) {
      await sql`select graphile_worker.add_job(
        identifier => ${name}, payload => ${JSON.stringify(payload ?? null)}::json,
        run_at => ${new Date(runAt)}::timestamptz + make_interval(years => ${years}::int),
        job_key => ${key ?? null}
      )`.execute(trx);
    },
    async addEach(trx, name, planned) {
      if (planned.length === 0) return;
      const payloads = planned.map(({ payload }) => JSON.stringify(payload ?? null));
      const [times, keys] = [planned.map(({ runAt }) => new Date(runAt)), planned.map(({ key }) => key)];
      await sql`select count(*) from graphile_worker.add_jobs(array(
        select row(${name}, payload::json, null, run_at + make_interval(years => ${years}::int), null, key, null, null)
          ::graphile_worker.job_spec
        from unnest(${payloads}::text[], ${times}::timestamptz[], ${keys}::text[]) as each (payload, run_at, key)
      ))`.execute(trx);
    },
  };
}

export function createWorker({ pool, role, subjects, announce, report, isSteady }: WorkerOptions): Worker {
  let isStopped = false;
  const untilSteady = async () => {
    while (!isSteady()) {
      if (isStopped) throw new Error('stopped before the clocks had moved');
      await pause(LOOK_AGAIN, undefined, { ref: false });
    }
  };
  const taskList = tasksOf(subjects, untilSteady);
  const logger = new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') report(message);
  });
  // The queue writes its own bigint ids as JSON when a job fails, so it reads them its own way: a pool without our types.
  const own = new pg.Pool({
    connectionString: pool.options.connectionString,
    max: 4,
    application_name: 'gschobe jobs',
    ...asRole(role),
    keepAlive: true,
    connectionTimeoutMillis: longerOnWindows(5000),
  });
  own.on('error', () => {});
  own.on('connect', (client) => client.on('error', () => {}));
  const options = { pgPool: own, taskList, logger, useNodeTime: true } as const;
  let runner: Runner | undefined;

  async function start(): Promise<void> {
    const events: WorkerEvents = new EventEmitter();
    events.on('pool:create', ({ workerPool }) => {
      announce(sessionName(workerPool.id)).catch((error) => report(String(error)));
    });
    runner = await run({ ...options, events, concurrency: 2, pollInterval: 1000, noHandleSignals: true });
    runner.promise.catch((error) => report(String(error))).then(startAgain);
  }

  /** A queue that gave up because the database was away too long works again when it is back. */
  async function startAgain(): Promise<void> {
    while (!isStopped) {
      await pause(2000, undefined, { ref: false });
      try {
        if (!isStopped) await start();
        return;
      } catch (error) {
        report(String(error));
      }
    }
  }

  return {
    async runDue(at) {
      await pool.query(
        `update graphile_worker._private_jobs set run_at = run_at - make_interval(years => $2::int)
         where run_at <= $1::timestamptz + make_interval(years => $2::int)`,
        [new Date(at), PARKED_YEARS],
      );
      await runOnce(options);
    },
    start,
    async stop() {
      isStopped = true;
      await runner?.stop().catch(() => {});
      await own.end();
    },
  };
}

function tasksOf(subjects: WorkerOptions['subjects'], first: () => Promise<void>): TaskList {
  const tasks: TaskList = {};
  for (const [name, handler] of subjects.flatMap((subject) => Object.entries(subject.jobs ?? {}))) {
    if (Object.hasOwn(tasks, name)) throw new Error(`two jobs are called ${name}`);
    // The queue gives back what `add` was given under this name.
    const task = handler as Task;
    tasks[name] = async (...given) => {
      await first();
      return task(...given);
    };
  }
  return tasks;
}

const sessionName = (worker: string): string => `gschobe ${worker}`;

/** Jobs that a killed process had begun are free again; the queue by itself would wait four hours. */
export async function freeJobsOfTheDead(pool: pg.Pool): Promise<void> {
  await pool.query(
    `select graphile_worker.force_unlock_workers(array(
       select distinct j.locked_by from graphile_worker._private_jobs j
       where j.locked_by is not null and not exists (
         select from pg_stat_activity a where a.datname = current_database() and a.application_name = $1 || j.locked_by)))`,
    [sessionName('')],
  );
}
