import { expect, test } from 'vitest';
import { isSmallUnpacked } from './unpacked.ts';

/** A zip file of so many empty parts. */
function zip(parts: number): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(parts, 10);
  end.writeUInt32LE(header.length, 16);
  return Buffer.concat([header, ...Array.from({ length: parts }, () => entry), end]);
}

test('a workbook of very many parts is not opened, however small they are', () => {
  expect([12, 1000, 1001, 65_535].map((parts) => isSmallUnpacked(zip(parts), 1000))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
