import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chanceFromText } from '../kit/chance.ts';
import { dealerFrom } from './dealer.ts';
import { MODELS } from './model.ts';
import { type Big21Record, verifyBig21 } from './record.ts';
import { randomRecord } from './testing.ts';

const records = Array.from({ length: 60 }, (_, i) =>
  randomRecord(`record ${i}`, i % 2 ? MODELS['uniform']! : undefined),
);

test('every record replays from its seeds to the same Rappen', () => {
  for (const record of records) {
    const last = record.events.at(-1);
    expect(verifyBig21(JSON.parse(JSON.stringify(record)))).toMatchObject({
      ok: true,
      value: last?.type === 'ended' ? { ending: last.ending, paid: last.paid } : {},
    });
  }
});

/** Every single change of a value in the events must be found. */
test('a record with any card, count, amount or choice changed is refused', () => {
  let changes = 0;
  for (const record of records.slice(0, 20))
    for (const [index, event] of record.events.entries())
      for (const [field, value] of Object.entries(event)) {
        if (field === 'at') continue;
        const forged = structuredClone(record) as unknown as { events: Record<string, unknown>[] };
        forged.events[index]![field] =
          // Another pile of the same sum would be the same game, and the player's to choose; a sixth pile is not.
          typeof value === 'number'
            ? value + (field === 'pile' ? 5 : 1)
            : value === '2'
              ? '3'
              : field === 'type'
                ? 'shown'
                : '2';
        if (JSON.stringify(forged) === JSON.stringify(record)) continue;
        expect(verifyBig21(forged).ok, `${index} ${field} ${JSON.stringify(event)}`).toBe(false);
        changes++;
      }
  expect(changes).toBeGreaterThan(300);
});

test('a wrong seed, a missing end and a hidden seed are named', () => {
  const [record] = records as [Big21Record];
  const code = (json: unknown) => {
    const verdict = verifyBig21(json);
    return verdict.ok ? 'ok' : verdict.refusal.code;
  };
  expect(code({ ...record, serverSeed: '00'.repeat(32) })).toBe('seed-broken');
  expect(code({ ...record, serverSeed: null })).toBe('seed-missing');
  expect(code({ ...record, clientSeed: 'ff'.repeat(16) })).toBe('event');
  expect(code({ ...record, events: record.events.slice(0, 2) })).toBe('not-over');
  for (const odd of [null, [], 1, {}, { ...record, model: {} }, { ...record, events: [{}] }, { ...record, events: 3 }])
    expect(code(odd)).toBe('shape');
});

test('the stand-alone verifier agrees, imports nothing of ours and is short', async () => {
  const path = join(import.meta.dirname, '../../verify/big21.mjs');
  const text = readFileSync(path, 'utf8');
  expect(text.split('\n').length).toBeLessThanOrEqual(150);
  expect([...text.matchAll(/from '([^']+)'/g)].every(([, from]) => from!.startsWith('node:'))).toBe(true);
  const { faultOf } = (await import(path)) as { faultOf(record: unknown): string | undefined };
  for (const record of records) expect(faultOf(record)).toBe(undefined);
  const forged = structuredClone(records[0]!) as unknown as { events: { type: string; card?: string }[] };
  forged.events[1]!.card = forged.events[1]!.card === '2' ? '3' : '2';
  expect(faultOf(forged)).toMatch(/^event 2: the stream says/);
});

test('gschobe verify big21 says what it found', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gschobe-big21-'));
  const main = join(import.meta.dirname, '../../dist/src/cli/main.js');
  const verify = (text: string) => {
    writeFileSync(join(folder, 'record.json'), text);
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [main, 'verify', 'big21', join(folder, 'record.json'), '--unsigned'],
      {
        encoding: 'utf8',
      },
    );
    return [status, stdout === '' ? stderr.split('\n').length : JSON.parse(stdout).ok];
  };
  expect(verify(JSON.stringify(records[1]))).toEqual([0, true]);
  expect(verify(JSON.stringify({ ...records[1], serverSeed: '00'.repeat(32) }))).toEqual([1, false]);
  expect(verify('{')).toEqual([2, 2]);
});

test('the dealer finds its place again: after a restart the same cards come', () => {
  const seed = new Uint8Array(32).fill(7);
  const model = MODELS['R']!;
  const chance = chanceFromText('kinds')('k');
  const kinds = Array.from({ length: 60 }, () => 'cfh'[chance.below(3)]!).join('');
  const whole = dealerFrom(model, seed, '00ff');
  for (const [i, kind] of [...kinds].entries()) {
    const again = dealerFrom(model, seed, '00ff', kinds.slice(0, i));
    const ask = (dealer: typeof whole) =>
      kind === 'c' ? dealer.card() : kind === 'f' ? dealer.freeCards() : dealer.highLowCard();
    expect(ask(again)).toBe(ask(whole));
  }
});
