import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isFit } from '../daily/dealing.ts';
import { proofOf } from '../daily/proof.ts';
import { hex } from '../kit/bytes.ts';
import { commitment } from '../kit/chance.ts';
import { printRecord } from '../schieber/notation.ts';
import { recordOf } from '../schieber/record.ts';
import { randomMatch, SEED, setupOf } from '../schieber/testing.ts';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'gschobe-verify-'));
const record = recordOf(randomMatch(setupOf(3), 'verify'), hex(SEED));
const swapped = structuredClone(record) as unknown as { played: { hands: string[][] }[] };
swapped.played[1]!.hands.reverse();

function run(script: string, args: string[], text: string, more: string[] = []) {
  const file = join(folder, 'record');
  writeFileSync(file, text);
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, script), ...args, file, ...more], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}
const gschobe = (text: string, ...more: string[]) => run('dist/src/cli/main.js', ['verify', 'match'], text, more);

test('verify match confirms a record as JSON and as text, and names the place where one is tampered with', () => {
  expect(JSON.parse(gschobe(JSON.stringify(record), '--unsigned').stdout)).toMatchObject({
    ok: true,
    games: 3,
    cards: 108,
  });
  expect(gschobe(printRecord(record), '--unsigned').status).toBe(0);
  const tampered = gschobe(JSON.stringify(swapped), '--unsigned');
  expect([tampered.status, JSON.parse(tampered.stdout)]).toMatchObject([1, { ok: false, code: 'hands', game: 2 }]);
});

test.each(['', '{', '{}', '[]', '{"format":"gschobe-match-1"}', 'gschobe match 1\ngames', 'null'])(
  'verify match refuses %j in one line',
  (text) => {
    const { status, stdout, stderr } = gschobe(text);
    expect(status).toBe(1);
    expect(JSON.parse(stdout).ok).toBe(false);
    expect(stderr).toBe('');
  },
);

test('explain gives the best cards of every choice, the same each time; review judges a seat by them', () => {
  const ask = (command: string, ...more: string[]) =>
    run('dist/src/cli/main.js', [command, '--game', '2', '--trick', '7', ...more], JSON.stringify(record));
  const linesOf = (stdout: string) =>
    stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  const { status, stdout } = ask('explain');
  expect(status).toBe(0);
  const lines = linesOf(stdout);
  expect(lines.map(({ card }) => card)).toEqual([25, 26, 27, 28]);
  const chosen = lines.filter(({ why }) => why !== null);
  expect(chosen.length).toBeGreaterThan(1);
  for (const { why, played } of chosen) {
    expect(why.best.length).toBeGreaterThan(0);
    expect([...why.best, why.played].map((one) => one?.card)).toContain(played);
  }
  expect(ask('explain', '--card', '26').stdout).toBe(`${stdout.split('\n')[1]}\n`);
  expect(ask('explain', '--game', '9').status).toBe(2);

  const { seat, played, why } = chosen[0];
  const [verdict, summary] = linesOf(ask('review', '--seat', String(seat)).stdout);
  expect(verdict).toMatchObject({ game: 2, trick: 7, chosen: played, best: why.best[0].card });
  expect(verdict.points).toBeCloseTo(why.cost?.points ?? 0, 1);
  expect(summary).toMatchObject({
    ...{ decisions: 1, costly: verdict.isCostly ? 1 : 0, costliest: verdict.isCostly ? [verdict] : [] },
  });
});

test('the stand-alone deal verifier agrees, in at most 150 lines without product imports', () => {
  expect(run('verify/deals.mjs', [], JSON.stringify(record), ['unsigned']).status).toBe(0);
  const tampered = run('verify/deals.mjs', [], JSON.stringify(swapped), ['unsigned']);
  expect([tampered.status, tampered.stdout]).toEqual([1, expect.stringContaining('game 2: seat 0 was dealt')]);
  const source = readFileSync(join(root, 'verify/deals.mjs'), 'utf8');
  expect(source.split('\n').length).toBeLessThanOrEqual(150);
  expect([...source.matchAll(/from '([^']*)'/g)].map((match) => match[1])).toEqual(['node:crypto', 'node:fs']);
});

test('daily verify recomputes promise and deals of a day, and names what is not true', () => {
  const day = '2025-06-16';
  const seed = Array.from({ length: 64 }, (_, i) => new Uint8Array(32).fill(i)).find((one) => isFit(one, day))!;
  const computers = { level: 'nobody', version: 'x', weights: 'x' };
  const told = { day, announcedAt: 0, commitment: commitment(seed), seed: hex(seed), computers, par: null };
  const verify = (proof: object, ...more: string[]) =>
    run('dist/src/cli/main.js', ['daily', 'verify'], JSON.stringify(proof), ['--key', 'unsigned', ...more]);
  expect(JSON.parse(verify(proofOf(told)).stdout)).toMatchObject({ ok: true, day, deals: 12, isParChecked: false });
  const another = verify({ ...proofOf(told), deals: [...proofOf(told).deals].reverse() });
  expect([another.status, JSON.parse(another.stdout)]).toEqual([1, { ok: false, code: 'deal', game: 1 }]);
  expect(verify(proofOf(told), '--promised', '00').status).toBe(1);
  expect(run('dist/src/cli/main.js', ['daily', 'verify'], JSON.stringify(proofOf(told))).status).toBe(1); // not signed
});
