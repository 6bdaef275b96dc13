import { createInflateRaw } from 'node:zlib';

const LOCAL = 0x04034b50;
const ENTRY = 0x02014b50;
const END = 0x06054b50;
const STORED = 0;
const DEFLATED = 8;
/** A workbook has a dozen. */
const MOST_PARTS = 1000;

/** What is read of a workbook; a picture in it is not, however large it is. */
const isRead = (name: Buffer): boolean => /\.xml(\.rels)?$/.test(name.toString('latin1'));

/**
 * A workbook (a zip file) with nothing but what is read of it, unpacked; undefined when that is more than `most` bytes.
 *
 * A file of 3 MB can hold 300, whatever it says of itself: nothing is unpacked further than allowed. And it says twice what
 * is in it, in front of each part and at its end. Who counts by one and reads by the other counts in vain: what is handed
 * on here was counted, and says the same in both places.
 */
export async function plainWorkbook(bytes: Buffer, most: number): Promise<Buffer | undefined> {
  let left = most;
  const parts: Part[] = [];
  for (const { name, sum, method, packed } of entriesOf(bytes)) {
    if (!isRead(name)) continue;
    if (method !== STORED && method !== DEFLATED) throw new Error('packed in an unusual way');
    const content = method === STORED ? packed : await unpacked(packed, left);
    left -= content?.length ?? Number.POSITIVE_INFINITY;
    if (content === undefined || left < 0) return undefined;
    parts.push({ name, sum, content });
  }
  return zipOf(parts);
}

/** Undefined when it is more than `most`; no more is unpacked than says so. */
async function unpacked(packed: Buffer, most: number): Promise<Buffer | undefined> {
  const unpacking = createInflateRaw();
  unpacking.end(packed);
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of unpacking) {
    length += (piece as Buffer).length;
    if (length > most) return undefined;
    pieces.push(piece as Buffer);
  }
  return Buffer.concat(pieces);
}

interface Entry {
  readonly name: Buffer;
  /** The checksum of what is unpacked. */
  readonly sum: number;
  readonly method: number;
  readonly packed: Buffer;
}

/** As the list at its end has them. */
function entriesOf(bytes: Buffer): Entry[] {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0) throw new Error('no end of a zip file');
  const count = bytes.readUInt16LE(end + 10);
  if (count > MOST_PARTS) throw new Error('too many parts in a zip file');
  const entries: Entry[] = [];
  for (let i = 0, at = bytes.readUInt32LE(end + 16); i < count; i++) {
    if (bytes.readUInt32LE(at) !== ENTRY) throw new Error('no entry of a zip file');
    const header = bytes.readUInt32LE(at + 42);
    const start = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28);
    const nameEnd = at + 46 + bytes.readUInt16LE(at + 28);
    entries.push({
      name: bytes.subarray(at + 46, nameEnd),
      sum: bytes.readUInt32LE(at + 16),
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.subarray(start, start + bytes.readUInt32LE(at + 20)),
    });
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

interface Part {
  readonly name: Buffer;
  readonly sum: number;
  readonly content: Buffer;
}

function zipOf(parts: readonly Part[]): Buffer {
  const files: Buffer[] = [];
  const list: Buffer[] = [];
  let length = 0;
  for (const { name, sum, content } of parts) {
    const description = Buffer.alloc(26);
    description.writeUInt32LE(sum, 10);
    description.writeUInt32LE(content.length, 14);
    description.writeUInt32LE(content.length, 18);
    description.writeUInt16LE(name.length, 22);
    list.push(word(ENTRY), Buffer.alloc(2), description, Buffer.alloc(10), word(length), name);
    files.push(word(LOCAL), description, name, content);
    length += 30 + name.length + content.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(Buffer.concat(list).length, 12);
  end.writeUInt32LE(length, 16);
  return Buffer.concat([...files, ...list, end]);
}

function word(value: number): Buffer {
  const four = Buffer.alloc(4);
  four.writeUInt32LE(value);
  return four;
}
