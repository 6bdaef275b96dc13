import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { crc32, inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';

interface Entry {
  readonly path: string;
  readonly bytes: Buffer;
  readonly mode: number;
}
const script: string = pathToFileURL(join(import.meta.dirname, '../../scripts/bundle/zip.mjs')).href;
const { zip } = (await import(script)) as { zip(entries: readonly Entry[], date: number): readonly Buffer[] };

const ENTRIES: readonly Entry[] = [
  { path: 'gschobe/runtime/node', bytes: Buffer.from('x'.repeat(5000)), mode: 0o755 },
  { path: 'gschobe/Für Rösli.txt', bytes: Buffer.from('Grüezi'), mode: 0o644 },
  { path: 'gschobe/empty', bytes: Buffer.alloc(0), mode: 0o644 },
];
const DATE = Date.UTC(2026, 10, 15, 20, 30, 10) / 1000;

/** Reads the list at the end of the file, as every program does that opens a zip. */
function readZip(file: Buffer) {
  const end = file.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  let at = file.readUInt32LE(end + 16);
  return Array.from({ length: file.readUInt16LE(end + 10) }, () => {
    const [packed, size, names] = [file.readUInt32LE(at + 20), file.readUInt32LE(at + 24), file.readUInt16LE(at + 28)];
    const local = file.readUInt32LE(at + 42);
    const from = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    const body = file.subarray(from, from + packed);
    const bytes = file.readUInt16LE(at + 10) === 8 ? inflateRawSync(body) : body;
    expect(bytes).toHaveLength(size);
    expect(crc32(bytes)).toBe(file.readUInt32LE(at + 16));
    const entry = {
      path: file.toString('utf8', at + 46, at + 46 + names),
      bytes,
      mode: file.readUInt32LE(at + 38) >>> 16,
      date: file.readUInt32LE(at + 12),
    };
    at += 46 + names;
    return entry;
  });
}

test('a zip is the same bytes whatever the order of its files, and holds names, rights and one date', () => {
  const once = Buffer.concat(zip(ENTRIES, DATE));
  expect(Buffer.concat(zip(ENTRIES.toReversed(), DATE)).equals(once)).toBe(true);
  const read = readZip(once);
  expect(read.map(({ path }) => path)).toEqual(ENTRIES.map(({ path }) => path).sort());
  for (const { path, bytes, mode } of ENTRIES) {
    const found = read.find((each) => each.path === path);
    expect(found?.bytes.equals(bytes)).toBe(true);
    expect(found?.mode).toBe(0o100000 | mode);
  }
  expect(new Set(read.map(({ date }) => date)).size).toBe(1);
});
