import { afterEach, expect, test, vi } from 'vitest';
import { offerHost } from './console.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  process.stdin.removeAllListeners('data').pause();
  for (const stream of [process.stdin, process.stdout]) Object.assign(stream, { isTTY: false });
});

test('a database that is away for a moment costs the host a link, at the start and at every Enter, and nothing else', async () => {
  const said: string[] = [];
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  for (const stream of [process.stdin, process.stdout]) Object.assign(stream, { isTTY: true });
  vi.stubEnv('BROWSER', 'none');
  let isAway = true;
  const hostLink = async () => {
    if (isAway) throw new Error('timeout exceeded when trying to connect');
    return 'http://localhost/host#1';
  };
  await offerHost({ hostLink });
  process.stdin.emit('data', '\n');
  await expect.poll(() => said.filter((line) => /^no link for the host now: timeout/.test(line))).toHaveLength(2);
  isAway = false;
  process.stdin.emit('data', '\n');
  await expect.poll(() => said).toContain('Host, once: http://localhost/host#1\n');
});
