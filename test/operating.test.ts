import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chanceFromText } from '../src/kit/chance.ts';
import { newClient } from './load/http.ts';
import { anyCommand, beginMatch, type LoadPlayer } from './load/player.ts';
import { main, type Product, startProduct } from './load/product.ts';

// The whole product as an operator sees it: its processes, its command line, its folder.
const folder = mkdtempSync(join(tmpdir(), 'gschobe-operating-'));
const dataDir = join(folder, 'data');
let product: Product;
beforeAll(async () => {
  product = await startProduct({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
});
afterAll(async () => {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
});

const run = (
  where: string,
  ...args: string[]
): Promise<{ code: number; out: string; answer: Record<string, unknown> }> =>
  new Promise((resolve) => {
    const options = { env: { ...process.env, DATA_DIR: where }, maxBuffer: 1 << 26 };
    execFile(process.execPath, [main, ...args], options, (error, out) => {
      const answer = out.startsWith('{') ? JSON.parse(out.split('\n')[0]!) : {};
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, out, answer });
    });
  });

test('a backup under load, restored elsewhere, has the same event log and a valid chain, and an open match goes on there', async () => {
  const client = newClient(product.address);
  await client.send('POST', '/api/guests', {});
  const chance = chanceFromText('operating')('moves');
  let player: LoadPlayer = await beginMatch(client);
  const move = async (address: ReturnType<typeof newClient>, key: string) => {
    const answer = await address.send(
      'POST',
      `/api/matches/${player.id}/commands`,
      anyCommand(player.view, chance),
      key,
    );
    expect(answer.status).toBe(200);
    return answer.body as LoadPlayer;
  };
  for (let i = 0; i < 3; i++) player = await move(client, `before-${i}`);
  let isOver = false;
  const noise = (async () => {
    while (!isOver) await client.send('POST', '/api/matches', { kind: 'practice', games: 1 }, crypto.randomUUID());
  })();
  const file = join(folder, 'backup.gz');
  const made = await run(dataDir, 'backup', file);
  isOver = true;
  await noise;
  expect(made).toMatchObject({ code: 0, answer: { ok: true } });

  // A backup holds no key: the operator brings them along.
  const elsewhere = join(folder, 'elsewhere');
  mkdirSync(elsewhere, { mode: 0o700 });
  for (const key of ['sealing.key', 'marks.key']) copyFileSync(join(dataDir, key), join(elsewhere, key));
  const restored = await run(elsewhere, 'restore', file);
  expect(restored).toMatchObject({
    code: 0,
    answer: { ok: true, eventLog: made.answer['eventLog'], events: made.answer['events'] },
  });
  const verified = await run(elsewhere, 'audit', 'verify');
  expect(verified).toMatchObject({ code: 0, answer: { ok: true } });
  expect(Number(verified.answer['events']) + Number(verified.answer['pending'])).toBe(made.answer['events']);
  expect(await run(elsewhere, 'restore', file)).toMatchObject({ code: 1 });

  const second = await startProduct({ DATA_DIR: elsewhere, LOG_LEVEL: 'silent' });
  try {
    const there = newClient(second.address, client.cookie());
    const shown = (await there.send('GET', `/api/matches/${player.id}`, undefined)).body as LoadPlayer;
    expect(String(shown.view.game.hand)).toBe(String(player.view.game.hand));
    player = shown;
    const version = player.version;
    player = await move(there, 'after');
    expect(player.version).toBeGreaterThan(version);
    there.close();
  } finally {
    await second.stop();
  }
  client.close();
});

test('an export verifies without any database, and a changed one names the record', async () => {
  const { code, out } = await run(dataDir, 'export');
  expect(code).toBe(0);
  const file = join(folder, 'export.jsonl');
  writeFileSync(file, out);
  expect(await run(dataDir, 'audit', 'verify', file)).toMatchObject({ code: 0, answer: { ok: true } });
  const lines = readFileSync(file, 'utf8').split('\n');
  const at = lines.findIndex((line) => line.includes('practice'));
  writeFileSync(file, lines.with(at, lines[at]!.replace('practice', 'practise')).join('\n'));
  expect(await run(dataDir, 'audit', 'verify', file)).toMatchObject({ code: 1, answer: { ok: false, seq: at + 1 } });
});

test('a client that sends its headers one by one for ever is cut off', async () => {
  const { hostname, port } = new URL(product.address);
  const socket = connect(Number(port), hostname, () => socket.write('POST /api/guests HTTP/1.1\r\nHost: a\r\n'));
  socket.on('error', () => {});
  const drip = setInterval(() => socket.write('X-Slow: 1\r\n'), 200);
  const heard = new Promise<string>((resolve) => socket.once('data', (bytes) => resolve(String(bytes))));
  await new Promise((resolve) => socket.on('close', resolve));
  clearInterval(drip);
  expect(await heard).toMatch(/^HTTP\/1.1 408/);
});
