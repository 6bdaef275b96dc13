import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { randomRecord } from '../big21/testing.ts';
import { hex } from '../kit/bytes.ts';
import { signatureFault } from '../kit/signature.ts';
import { recordOf } from '../schieber/record.ts';
import { randomMatch, SEED, setupOf } from '../schieber/testing.ts';
import { readConfig } from '../server/config.ts';
import { sign } from '../server/records/records.ts';
import { openSigner } from '../server/store/signing.ts';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'gschobe-signature-'));
const house = (name: string) => ({ config: readConfig({ DATA_DIR: join(folder, name) }) });
const ours = openSigner(join(folder, 'ours'));

// With the seeds of a finished match anybody can play it again to another end: every deal is right, and it never was.
const played = (games: string) => recordOf(randomMatch(setupOf(2), games), hex(SEED));
const real = sign(house('ours'), played('as it was'));
const { signed } = real;
const FORGED = {
  'another course with the old signature': { ...played('as one would like it'), signed },
  'no signature at all': played('as one would like it'),
  'another total': { ...real, total: [314, 0] },
  'a signature of zeros': { ...real, signed: { ...signed, signature: '00'.repeat(64) } },
} as const;
const BY_ANOTHER = sign(house('theirs'), played('as one would like it'));

function run(script: string, args: readonly string[], record: object, more: readonly string[] = []) {
  const file = join(folder, 'record.json');
  writeFileSync(file, JSON.stringify(record));
  return spawnSync(process.execPath, [join(root, script), ...args, file, ...more], { encoding: 'utf8' }).status;
}
const cli = (record: object, ...more: string[]) => run('dist/src/cli/main.js', ['verify', 'match'], record, more);
const alone = (record: object, ...more: string[]) => run('verify/deals.mjs', [], record, more);

test('a record that the house signed is taken: in the browser, on the command line, by the stand-alone verifier', () => {
  expect(signatureFault(JSON.parse(JSON.stringify(real)), [ours.publicKey])).toBeUndefined();
  expect([cli(real), cli(real, '--by', ours.fingerprint)]).toEqual([0, 0]);
  expect([alone(real), alone(real, ours.publicKey)]).toEqual([0, 0]);
});

test.each(Object.entries(FORGED))('a forged record is refused by all three: %s', (_name, record) => {
  expect(signatureFault(record, [ours.publicKey])).toBeDefined();
  expect([cli(record), alone(record)]).toEqual([1, 1]);
});

test('a record that somebody else signed is refused by who knows the key of the house', () => {
  expect(signatureFault(BY_ANOTHER, [ours.publicKey])).toMatchObject({ code: 'unknown-key' });
  expect(cli(BY_ANOTHER, '--by', ours.fingerprint)).toBe(1);
  expect(alone(BY_ANOTHER, ours.publicKey)).toBe(1);
});

test('a Big21 that never was is refused by all three, though every card of it follows from its seed', () => {
  const game = sign(house('ours'), randomRecord('as it was'));
  const forged = { ...randomRecord('as one would like it'), signed: game.signed };
  const verified = (record: object, ...more: string[]) => [
    run('dist/src/cli/main.js', ['verify', 'big21'], record, more.length > 0 ? ['--by', ours.fingerprint] : []),
    run('verify/big21.mjs', [], record, more),
  ];
  expect(signatureFault(JSON.parse(JSON.stringify(game)), [ours.publicKey])).toBeUndefined();
  expect(verified(game)).toEqual([0, 0]);
  expect(signatureFault(forged, [ours.publicKey])).toMatchObject({ code: 'forged' });
  expect(verified(forged)).toEqual([1, 1]);
  const theirs = sign(house('theirs'), randomRecord('as one would like it'));
  expect(signatureFault(theirs, [ours.publicKey])).toMatchObject({ code: 'unknown-key' });
  expect(verified(theirs, ours.publicKey)).toEqual([1, 1]);
});
