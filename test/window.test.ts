import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { browserCommand } from '../src/cli/window/browser.ts';
import { dataFolder } from '../src/cli/window/dataFolder.ts';
import { isAlive, readPostmaster } from '../src/server/postgres/pidFile.ts';
import { main } from './load/product.ts';

// What a double click starts: the window's program, its server and its database, as the host sees them.
const folder = mkdtempSync(join(tmpdir(), 'gschobe window ä '));
const dataDir = join(folder, 'Daten');
const opened = join(folder, 'opened');
const browser = join(folder, 'browser');
writeFileSync(browser, `#!/bin/sh\necho "$1" >> "${opened}"\n`);
chmodSync(browser, 0o755);
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function doubleClick() {
  const environment = { ...process.env, DATA_DIR: dataDir, BROWSER: browser, LC_ALL: 'de_CH.UTF-8' };
  const child = spawn(process.execPath, [main, 'start'], { env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  let said = '';
  child.stdout?.on('data', (text) => {
    said += text;
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, ended, said: () => said };
}
const lastOpened = () => (existsSync(opened) ? readFileSync(opened, 'utf8').trim().split('\n') : []);
const postmaster = () => readPostmaster(join(dataDir, 'postgres'))?.pid;
const isUp = async (address: string) => (await fetch(`${address}/readyz`).catch(() => undefined))?.ok ?? false;

test('a window starts everything and opens the host’s page; a second one opens the first; closing it ends all', async () => {
  const first = doubleClick();
  await expect.poll(first.said, { timeout: 60_000 }).toMatch(/Lass dieses Fenster offen/);
  expect(first.said()).toContain(`Daten: ${dataDir}`);
  const address = /Auf diesem Computer: (\S+)/.exec(first.said())![1]!;
  await expect.poll(lastOpened).toHaveLength(1);
  expect(lastOpened()[0]).toMatch(new RegExp(`^${address}/\\w+#`)); // the link that makes this browser the host’s
  const server = postmaster()!;

  const second = doubleClick();
  expect(await second.ended).toBe(0);
  expect(second.said()).toContain('läuft schon');
  await expect.poll(lastOpened).toHaveLength(2);
  expect(lastOpened()[1]).toBe(`${address}/tournaments`);

  first.child.kill('SIGHUP'); // what a closed window sends
  expect(await first.ended).toBe(0);
  expect(first.said()).toContain('Alles ist gespeichert');
  expect(isAlive(server)).toBe(false);
  expect(existsSync(join(dataDir, 'running.json'))).toBe(false);
  expect(await isUp(address)).toBe(false);
});

test('a window that was killed takes its server with it, and the next one starts on the same port', async () => {
  const killed = doubleClick();
  await expect.poll(killed.said, { timeout: 60_000 }).toMatch(/Lass dieses Fenster offen/);
  const address = /Auf diesem Computer: (\S+)/.exec(killed.said())![1]!;
  killed.child.kill('SIGKILL');
  await expect.poll(() => isUp(address), { timeout: 20_000 }).toBe(false);
  await expect.poll(postmaster, { timeout: 20_000 }).toBeUndefined(); // ended in order
  const next = doubleClick();
  await expect.poll(next.said, { timeout: 60_000 }).toContain(`Auf diesem Computer: ${address}`);
  next.child.kill('SIGINT');
  expect(await next.ended).toBe(0);
});

test('data lie in the folder that each system keeps for its user, or where DATA_DIR says', () => {
  const at = (platform: NodeJS.Platform, environment: NodeJS.ProcessEnv = {}) =>
    dataFolder({ platform, home: platform === 'win32' ? 'C:\\Users\\Rösli' : '/home/rösli', environment });
  expect(at('win32', { LOCALAPPDATA: 'C:\\Users\\Rösli\\AppData\\Local' })).toBe(
    'C:\\Users\\Rösli\\AppData\\Local\\Gschobe',
  );
  expect(at('win32')).toBe('C:\\Users\\Rösli\\AppData\\Local\\Gschobe');
  expect(at('darwin')).toBe('/home/rösli/Library/Application Support/Gschobe');
  expect(at('linux')).toBe('/home/rösli/.local/share/gschobe');
  expect(at('linux', { XDG_DATA_HOME: '/data' })).toBe('/data/gschobe');
  expect(at('linux', { DATA_DIR: '/srv/jass' })).toBe('/srv/jass');
});

test('each system opens the browser in its own way, without a shell that could read the address', () => {
  const address = 'http://localhost:8080/staff#a&b';
  expect(browserCommand(address, 'win32', {})).toEqual(['rundll32', 'url.dll,FileProtocolHandler', address]);
  expect(browserCommand(address, 'darwin', {})).toEqual(['open', address]);
  expect(browserCommand(address, 'linux', {})).toEqual(['xdg-open', address]);
  expect(browserCommand(address, 'linux', { BROWSER: 'firefox' })).toEqual(['firefox', address]);
  expect(browserCommand(address, 'linux', { BROWSER: 'none' })).toBeUndefined();
});
