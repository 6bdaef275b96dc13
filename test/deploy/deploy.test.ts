import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { instructionsOf, stagesOf } from './dockerfile.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const instructions = instructionsOf(read('deploy/docker/Dockerfile'));
const stages = stagesOf(instructions);
const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');

test('the Dockerfile has only known instructions, two stages of one pinned base, and every copied file is there', () => {
  const known = 'FROM ENV ARG WORKDIR COPY RUN USER VOLUME EXPOSE STOPSIGNAL HEALTHCHECK CMD'.split(' ');
  expect(instructions.filter(({ name }) => !known.includes(name))).toEqual([]);
  expect(stages).toHaveLength(2);
  const bases = stages.map(([from]) => from!.words.split(' ')[0]);
  expect(new Set(bases).size).toBe(1);
  expect(bases[0]).toMatch(/^node:\d+-bookworm-slim$/); // glibc: PostgreSQL's and argon2's programs are made for it
  const named = stages[0]![0]!.words.split(' AS ')[1];
  const ignored = read('.dockerignore').split('\n').filter(Boolean);
  for (const { words } of instructions.filter(({ name }) => name === 'COPY')) {
    const stage = /^--from=(\S+) /.exec(words)?.[1];
    expect([undefined, named]).toContain(stage);
    const paths = words
      .replace(/^--from=\S+ /, '')
      .split(' ')
      .slice(0, -1);
    const isMade = (path: string) => ['node_modules', 'dist'].includes(path);
    for (const path of paths.map((each) => each.replace('/gschobe/', ''))) {
      if (path === '.' || isMade(path)) continue;
      expect(
        tracked.some((file) => file === path || file.startsWith(`${path}/`)),
        path,
      ).toBe(true);
      expect(ignored).not.toContain(path);
    }
  }
});

test('the container runs unprivileged, says how it is, and stops as the product does', () => {
  const last = stages.at(-1)!;
  const wordsOf = (name: string) => last.filter((each) => each.name === name).map(({ words }) => words);
  expect(wordsOf('USER')).toEqual(['node']);
  expect(last.findIndex(({ name }) => name === 'USER')).toBeLessThan(last.findIndex(({ name }) => name === 'CMD'));
  expect(wordsOf('STOPSIGNAL')).toEqual(['SIGTERM']);
  expect(wordsOf('HEALTHCHECK')[0]).toContain('/readyz');
  const [command] = wordsOf('CMD');
  const [program, main, serve] = JSON.parse(command!) as string[];
  expect([program, serve]).toEqual(['node', 'serve']);
  expect(tracked).toContain(main!.replace(/^dist\//, '').replace(/\.js$/, '.ts'));
  for (const { words } of instructions.filter(({ name }) => name === 'RUN')) {
    expect(spawnSync('sh', ['-n', '-c', words]).status, words).toBe(0);
    const script = /^npm run (\S+)/.exec(words)?.[1];
    if (script !== undefined) expect(JSON.parse(read('package.json')).scripts).toHaveProperty(script);
  }
});

test('the unit of systemd starts the bundle’s starter as nobody in particular, and leaves it its time to stop', () => {
  const unit = read('deploy/systemd/gschobe.service');
  const value = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1];
  expect(value('ExecStart')).toBe('/opt/gschobe/gschobe serve');
  expect(value('DynamicUser')).toBe('yes');
  expect(value('Environment')).toContain(`DATA_DIR=/var/lib/${value('StateDirectory')}`);
  expect(Number(value('TimeoutStopSec'))).toBeGreaterThan(10);
  expect(value('RestrictAddressFamilies')).toContain('AF_UNIX'); // its own PostgreSQL
});

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

test.skipIf(!hasSystemd)('systemd understands every line of its unit', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gschobe-unit-'));
  const file = join(folder, 'gschobe.service');
  // It also looks whether the program is there; the bundle is not.
  writeFileSync(file, read('deploy/systemd/gschobe.service').replace('/opt/gschobe/gschobe serve', '/bin/true'));
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(stderr.split('\n').filter((line) => line.includes('gschobe.service'))).toEqual([]);
  expect(status).toBe(0);
});

test('starters are what their system runs: sh for Linux and macOS, cmd for Windows', () => {
  const starters = 'scripts/bundle/starters';
  for (const name of ['gschobe', 'Gschobe.command']) {
    expect(read(`${starters}/${name}`).startsWith('#!/bin/sh\n')).toBe(true);
    expect(spawnSync('sh', ['-n', join(root, starters, name)]).status).toBe(0);
  }
  const cmd = read(`${starters}/Gschobe.cmd`);
  expect(/^[\x20-\x7e\n]*$/.test(cmd)).toBe(true); // read before the code page is set
  expect(cmd).toContain('"%~dp0runtime\\node.exe"'); // quoted: folders with spaces
  for (const language of ['de', 'fr', 'it', 'en']) {
    expect(read(`${starters}/LIESMICH.txt`)).toContain(`docs/host/${language}.md`);
    expect(read(`docs/host/${language}.md`)).toContain('xattr -dr com.apple.quarantine'); // macOS locks what was fetched
  }
});
