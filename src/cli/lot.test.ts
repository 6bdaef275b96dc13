import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { signatureFault } from '../kit/signature.ts';
import { readConfig } from '../server/config.ts';
import { sign } from '../server/records/records.ts';
import { openSigner } from '../server/store/signing.ts';

/** The command line as a script uses it; `npm test` has built it. */
const main = join(import.meta.dirname, '../../dist/src/cli/main.js');
const folder = mkdtempSync(join(tmpdir(), 'gschobe-lot-'));
const file = (name: string) => join(folder, name);
function gschobe(args: string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], { input, encoding: 'utf8' });
  return { status, stdout, stderr };
}

const POOL = { places: 2, candidates: [1, 2, 3, 4].map((n) => ({ name: String(n), points: n === 1 ? 9 : 8 })) };
const CARDS = 'HA S6 d10 C7 HJ SQ DK C9 H8';

test('SSC 7.02 a draw from announcement to verified record, with a shuffled deck and no network', () => {
  const request = JSON.stringify({ id: '2024/final/cut', kind: 'admit', pool: POOL });
  const announced = gschobe(['lot', 'announce', '--ceremony', '--secret', file('secret')], request);
  expect(announced.status).toBe(0);
  const hash = announced.stderr.trim().split(' ')[1]!;
  // The secret of an announced draw is never overwritten.
  expect(gschobe(['lot', 'announce', '--ceremony', '--secret', file('secret')], request).status).toBe(2);

  const drawn = gschobe(['lot', 'draw', '--secret', file('secret'), '--cards', CARDS], announced.stdout);
  expect(drawn.status).toBe(0);
  writeFileSync(file('record.json'), drawn.stdout);
  // Nobody has signed it: that is said, never passed over.
  expect(JSON.parse(gschobe(['verify', 'lot', file('record.json')]).stdout)).toEqual({ ok: false, code: 'unsigned' });
  const verified = gschobe(['verify', 'lot', file('record.json'), '--announced', hash, '--unsigned']);
  expect(verified.status).toBe(0);
  expect(JSON.parse(verified.stdout)).toMatchObject({ ok: true, id: '2024/final/cut', announcement: hash });
  expect(gschobe(['verify', 'lot', file('record.json'), '--announced', 'ff', '--unsigned']).status).toBe(1);

  const record = JSON.parse(readFileSync(file('record.json'), 'utf8'));
  writeFileSync(
    file('tampered.json'),
    JSON.stringify({ ...record, result: { ...record.result, admitted: ['1', '5'] } }),
  );
  const tampered = gschobe(['verify', 'lot', file('tampered.json'), '--unsigned']);
  expect(tampered.status).toBe(1);
  expect(JSON.parse(tampered.stdout)).toMatchObject({ ok: false, code: 'lot-not-true', place: 'result' });
});

test('SSC 7.02 a draw that a house published bears its signature: changed, or signed by another, it is refused', () => {
  const house = (name: string) => ({ config: readConfig({ DATA_DIR: file(name) }) });
  const { fingerprint } = openSigner(file('ours'));
  const record = JSON.parse(readFileSync(file('record.json'), 'utf8'));
  const verified = (lot: object, ...more: string[]) => {
    writeFileSync(file('signed.json'), JSON.stringify(lot));
    return JSON.parse(gschobe(['verify', 'lot', file('signed.json'), ...more]).stdout);
  };
  const ours = sign(house('ours'), record);
  expect(verified(ours, '--by', fingerprint)).toMatchObject({ ok: true, signedBy: fingerprint });
  // Announced an hour earlier than it was: the draw itself recomputes.
  const forged = { ...ours, announcedAt: record.announcedAt - 3_600_000 };
  expect(verified(forged)).toMatchObject({ ok: false, code: 'forged' });
  for (const more of [[], ['--by', fingerprint]])
    expect(verified(record, ...more)).toMatchObject({ ok: false, code: 'unsigned' });
  expect(verified(sign(house('theirs'), record), '--by', fingerprint)).toMatchObject({ code: 'unknown-key' });
});

test('SSC 7.02 a forged draw is refused by the command line, the page and the program that is not ours, for the same reason', () => {
  const house = (name: string) => ({ config: readConfig({ DATA_DIR: file(name) }) });
  const ours = openSigner(file('ours'));
  const record = JSON.parse(readFileSync(file('record.json'), 'utf8'));
  const result = { ...record.result, admitted: [...record.result.admitted].reverse() };
  const real = sign(house('ours'), record);
  const alone = (lot: object, ...more: string[]) => {
    writeFileSync(file('lot.json'), JSON.stringify(lot));
    const program = join(import.meta.dirname, '../../verify/lot.mjs');
    return spawnSync(process.execPath, [program, file('lot.json'), ...more], { encoding: 'utf8' }).stdout.trim();
  };
  const all = (lot: object): string[] => {
    writeFileSync(file('lot.json'), JSON.stringify(lot));
    const line = JSON.parse(gschobe(['verify', 'lot', file('lot.json'), '--by', ours.fingerprint]).stdout);
    const page = signatureFault(lot, [ours.publicKey])?.code ?? 'good';
    return [line.code ?? 'good', page, alone(lot, ours.publicKey)];
  };
  expect(all(real)).toEqual(['good', 'good', 'this draw follows from its pool and its chance']);
  expect(all(record)).toEqual(['unsigned', 'unsigned', 'this record is not signed']);
  expect(all({ ...real, announcedAt: real.announcedAt - 1 })).toEqual([
    ...['forged', 'forged', 'this record was changed after it was signed'],
  ]);
  const theirs = sign(house('theirs'), record);
  expect(all(theirs)).toEqual([
    'unknown-key',
    'unknown-key',
    `this record is signed by another key: ${theirs.signed.by}`,
  ]);
  // Signed by the house, and still not what its own pool and chance give.
  expect(alone(sign(house('ours'), { ...record, result }))).toMatch(/^the draw gives /);
  expect([alone(record), alone(record, 'unsigned')]).toEqual([
    ...['this record is not signed', 'this draw follows from its pool and its chance'],
  ]);
});

test('SSC 7.02 bad input gets one clear line and exit code 2, never a stack trace', () => {
  for (const [args, input] of [
    [['lot'], ''],
    [['lot', 'announce'], 'no json'],
    [['lot', 'announce', '--drand', '1'], '{"id":"x","kind":"admit","pool":{"places":1,"candidates":[]}}'],
    [['lot', 'announce', '--drand-in', '600'], '{"id":"x","kind":"admit","pool":{"places":-1}}'],
    [['lot', 'draw', '--cards', 'H6 H6'], '{"source":{"kind":"ceremony"}}'],
    [['verify', 'lot', file('none.json')], ''],
    [['verify', 'nothing'], ''],
  ] as const) {
    const { status, stderr } = gschobe([...args], input);
    expect(status).toBe(2);
    expect(stderr).not.toMatch(/ {4}at /);
  }
});
