import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The command line as a script uses it; `npm test` has built it. */
const main = join(import.meta.dirname, '../../dist/src/cli/main.js');
const folder = mkdtempSync(join(tmpdir(), 'gschobe-odds-'));
function gschobe(args: string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, 'big21', ...args], { input, encoding: 'utf8' });
  const lines = stdout.split('\n').filter(Boolean);
  return { status, lines: lines.map((line) => JSON.parse(line)), stderr };
}

test('B21 3.1 big21 odds answers base, High/Low, ratio and net, also for a model in a file', () => {
  const file = join(folder, 'two.json');
  writeFileSync(file, JSON.stringify({ cards: Array(13).fill(1), free: { 2: 1 } }));
  const { status, lines } = gschobe(['odds', '--model', file, '--purchases', '0', '--high-low']);
  expect([status, Object.keys(lines[0])]).toEqual([0, ['base', 'highLow', 'ratio', 'net']]);
  expect(lines[0].base.toFixed(6)).toBe('0.660401');
  expect(lines[0].highLow.toFixed(6)).toBe('0.884661');
});

test('big21 value answers good lines with every choice and complains about bad ones with their number', () => {
  const position = { piles: ['-', 'h5', 's13', 'S21', 'H21'], cards: 2, buys: 0, hadThree: false };
  const input = [
    { ...position, card: '10' },
    'nonsense',
    { ...position, piles: ['x'] },
    position,
    { ...position, card: '1' },
  ];
  const text = input.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
  const { status, lines, stderr } = gschobe(['value', '--model', 'uniform'], text);
  expect(status).toBe(2);
  expect(Object.keys(lines[0].actions).sort()).toEqual(['-', 'H21', 'S21', 'discard', 'h5', 's13']);
  expect(lines[0].actions.H21).toBe(0);
  expect(lines[0].value).toBe(Math.max(...(Object.values(lines[0].actions) as number[])));
  expect(lines[1].value).toBeGreaterThan(1.1);
  expect(
    stderr
      .split('\n')
      .filter(Boolean)
      .map((line) => line.slice(0, 7)),
  ).toEqual(['line 2:', 'line 3:', 'line 5:']);
});

test.each([
  [[]],
  [['odds', '--model', '/nowhere.json']],
  [['odds', '--purchases', '4']],
  [['odds', '--luck', '1']],
  [['calibrate', '--reference', 'lucky']],
  [['calibrate', '--ratio', 'x']],
  [['fortune']],
])('big21 %j is refused with a clear line and no stack', (args) => {
  const { status, lines, stderr } = gschobe(args);
  expect([status, lines]).toEqual([2, []]);
  expect(stderr).not.toMatch(/ at .*:\d+/);
});
