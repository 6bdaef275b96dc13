import { deflateRawSync } from 'node:zlib';

/** A part of a zip file, and what the file says of it at its end, where that is something else. */
export interface ZipPart {
  readonly name: string;
  readonly content: Buffer;
  /** At its end it is not mentioned. */
  readonly isHidden?: boolean;
  /** At its end it is said to be packed in this way (0: not at all). */
  readonly saidMethod?: number;
}

const DEFLATED = 8;

/** Every part says of itself that it unpacks to a hundred bytes. */
export function zipOf(parts: readonly ZipPart[]): Buffer {
  const files: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const { name, content, isHidden = false, saidMethod = DEFLATED } of parts) {
    const packed = deflateRawSync(content);
    const local = Buffer.concat([word(0x04034b50), described(DEFLATED, packed, name)]);
    const entry = Buffer.concat([
      word(0x02014b50),
      Buffer.alloc(2),
      described(saidMethod, packed, name),
      Buffer.alloc(10),
      word(at),
    ]);
    files.push(local, Buffer.from(name), packed);
    if (!isHidden) list.push(entry, Buffer.from(name));
    at += local.length + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(list.length / 2, 10);
  end.writeUInt32LE(Buffer.concat(list).length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...files, ...list, end]);
}

const described = (method: number, packed: Buffer, name: string): Buffer => {
  const description = Buffer.alloc(26);
  description.writeUInt16LE(method, 4);
  description.writeUInt32LE(packed.length, 14);
  description.writeUInt32LE(100, 18);
  description.writeUInt16LE(name.length, 22);
  return description;
};

const word = (value: number): Buffer => {
  const four = Buffer.alloc(4);
  four.writeUInt32LE(value);
  return four;
};

/** One part that says nothing but zeros, and unpacks to `bytes`. */
export const bomb = (bytes: number): Buffer =>
  zipOf([{ name: 'xl/worksheets/sheet1.xml', content: Buffer.alloc(bytes) }]);
