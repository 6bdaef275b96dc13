import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('a thread that has answered does not hold the process: a server that has printed ends when it is stopped', () => {
  const threads = join(process.cwd(), 'dist/src/server/threads.js');
  const echo = `data:text/javascript,import { parentPort } from 'node:worker_threads'; parentPort.on('message', (asked) => parentPort.postMessage(asked));`;
  const script = `
    const { openThreads } = await import(${JSON.stringify(threads)});
    const pool = openThreads({ file: new URL(${JSON.stringify(echo)}), size: 1 });
    process.stdout.write(String(await pool.ask('printed')));`;
  const { stdout, status, signal } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    timeout: 30_000,
  });
  expect({ stdout, status, signal }).toEqual({ stdout: 'printed', status: 0, signal: null });
});
