import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Instant } from '../../kit/time.ts';
import { readConfig } from '../config.ts';
import { type Server, type ServerOptions, startServer } from '../server.ts';
import { testDatabase } from './database.ts';

/** The clock of a test: it stands still until it is moved. */
export interface TestClock {
  now(): Instant;
  set(at: Instant): void;
  advance(milliseconds: number): void;
}

export function testClock(at: Instant = Date.UTC(2024, 9, 4, 10)): TestClock {
  let instant = at;
  return {
    now: () => instant,
    set: (to) => {
      instant = to;
    },
    advance: (milliseconds) => {
      instant += milliseconds;
    },
  };
}

export interface TestServer extends Server {
  readonly databaseUrl: string;
  readonly clock: TestClock;
  /** Does the jobs that are due by the test's clock, in order, and returns when nothing is left. */
  runJobs(): Promise<void>;
  /** A new caller with a cookie jar of his own; with a code, whoever holds it on an evening. */
  caller(code?: string): Caller;
}

export interface TestServerOptions {
  readonly databaseUrl?: string;
  readonly clock?: TestClock;
  readonly environment?: Readonly<Record<string, string>>;
  readonly subjects?: ServerOptions['subjects'];
  /** Every line of the log is added here. */
  readonly log?: string[];
}

export const TEST_KEY = '5e'.repeat(32);

/** The whole server on a free port, with a database of its own unless one is given. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { databaseUrl = await testDatabase(), clock = testClock(), environment = {}, subjects, log } = options;
  const dataDir = mkdtempSync(join(tmpdir(), 'gschobe-data-'));
  // One key for all servers of a test: two of them may share a database.
  const own = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'silent', SEALING_KEY: TEST_KEY };
  const config = readConfig({ ...own, ...environment });
  const server = await startServer({
    config,
    databaseUrl,
    now: clock.now,
    jobs: 'asked',
    ...(log && { logTo: { write: (line) => log.push(line) } }),
    ...(subjects && { subjects }),
  });
  return {
    ...{ ...server, databaseUrl, clock },
    caller: (code) => createCaller(server.address, code),
    runJobs: () => server.worker.runDue(clock.now()),
  };
}

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into answers of any shape
  readonly body: any;
}

export interface Caller {
  cookie: string;
  get(path: string): Promise<Answered>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answered>;
  /** Any method and raw body. */
  send(path: string, init: RequestInit): Promise<Answered>;
  /** The same caller, now a guest. */
  asGuest(): Promise<Caller>;
}

export function createCaller(address: string, code?: string): Caller {
  const caller: Caller = {
    cookie: '',
    async send(path, init) {
      const headers = new Headers(init.headers);
      if (caller.cookie !== '') headers.set('cookie', caller.cookie);
      if (code !== undefined) headers.set('x-code', code);
      const response = await fetch(address + path, { ...init, headers, redirect: 'manual' });
      const set = response.headers.getSetCookie().map((line) => line.split(';')[0]!);
      const jar = new Map(
        [...caller.cookie.split('; ').filter(Boolean), ...set].map((pair) => [pair.split('=')[0], pair]),
      );
      caller.cookie = [...jar.values()].join('; ');
      const text = await response.text();
      const isJson = /\bjson\b/.test(response.headers.get('content-type') ?? ''); // not JSON lines
      return {
        status: response.status,
        headers: response.headers,
        text,
        body: isJson && text !== '' ? JSON.parse(text) : undefined,
      };
    },
    get: (path) => caller.send(path, { method: 'GET' }),
    post: (path, body = {}, headers = {}) =>
      caller.send(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      }),
    async asGuest() {
      await caller.post('/api/guests');
      return caller;
    },
  };
  return caller;
}
