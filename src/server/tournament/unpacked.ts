import { inflateRawSync } from 'node:zlib';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const STORED = 0;
const DEFLATED = 8;
/** A workbook has a dozen. */
const MOST_PARTS = 1000;

/**
 * Whether a zip file (a workbook) is small when it is unpacked. Its own word is not taken for it: every part is
 * unpacked, and no further than allowed. A file of 3 MB can hold 300.
 */
export function isSmallUnpacked(bytes: Buffer, most: number): boolean {
  let left = most;
  try {
    for (const { method, start, length } of entriesOf(bytes)) {
      if (method !== STORED && method !== DEFLATED) return false;
      const packed = bytes.subarray(start, start + length);
      left -= method === STORED ? packed.length : inflateRawSync(packed, { maxOutputLength: left + 1 }).length;
      if (left < 0) return false;
    }
    return true;
  } catch {
    return false; // not a whole zip file, or more than allowed
  }
}

function entriesOf(bytes: Buffer): { method: number; start: number; length: number }[] {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || bytes.readUInt32LE(end) !== END) throw new Error('no end of a zip file');
  const count = bytes.readUInt16LE(end + 10);
  if (count > MOST_PARTS) throw new Error('too many parts in a zip file');
  const entries = [];
  for (let i = 0, at = bytes.readUInt32LE(end + 16); i < count; i++) {
    if (bytes.readUInt32LE(at) !== ENTRY) throw new Error('no entry of a zip file');
    const header = bytes.readUInt32LE(at + 42);
    const start = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28);
    entries.push({ method: bytes.readUInt16LE(at + 10), start, length: bytes.readUInt32LE(at + 20) });
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}
