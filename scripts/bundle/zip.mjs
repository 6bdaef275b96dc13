// A zip file that is the same bytes for the same files: sorted names, one date, the modes of Unix.
import { crc32, deflateRawSync } from 'node:zlib';

const UTF8 = 0x0800;
const UNIX = 3 << 8;

/** `entries`: { path, bytes, mode }; `date`: seconds since 1970. Answers with the pieces of the file. */
export function zip(entries, date) {
  const when = dosDate(date);
  const pieces = [];
  const directory = [];
  let offset = 0;
  for (const { path, bytes, mode } of entries.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    const deflated = deflateRawSync(bytes, { level: 9 });
    const isSmaller = deflated.length < bytes.length;
    const body = isSmaller ? deflated : bytes;
    const name = Buffer.from(path, 'utf8');
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0); // needs version 2.0
    common.writeUInt16LE(UTF8, 2);
    common.writeUInt16LE(isSmaller ? 8 : 0, 4);
    common.writeUInt32LE(when, 6);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(body.length, 14);
    common.writeUInt32LE(bytes.length, 18);
    common.writeUInt16LE(name.length, 22);
    pieces.push(Buffer.from('PK\x03\x04', 'latin1'), common, name, body);
    directory.push(central(common, name, mode, offset));
    offset += 4 + common.length + name.length + body.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return [...pieces, list, Buffer.from('PK\x05\x06', 'latin1'), end];
}

function central(common, name, mode, offset) {
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(((0o100000 | mode) << 16) >>> 0, 6);
  rest.writeUInt32LE(offset, 10);
  const version = Buffer.alloc(2);
  version.writeUInt16LE(UNIX | 20);
  return Buffer.concat([Buffer.from('PK\x01\x02', 'latin1'), version, common, rest, name]);
}

/** Date and time as MS-DOS wrote them, in UTC. */
function dosDate(seconds) {
  const at = new Date(seconds * 1000);
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  const day = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  return ((day << 16) | time) >>> 0;
}
