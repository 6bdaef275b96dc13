import { existsSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { type AuditRecord, eventsHashOf, linkHashOf } from '../audit.ts';
import { SEAL_BYTES, unseal } from '../sealedFile.ts';
import { type Foot, fileOf, LENGTH_BYTES } from './monthFile.ts';
import type { Month, WrittenMonth } from './months.ts';
import { type Link, unpack } from './parcel.ts';
import { indexHash, parcelHash, placesOf } from './parcelIndex.ts';

/** The file of a month is not where it should be, or not as it was written. The message is for the operator. */
export class NotInArchive extends Error {
  readonly month: Month;
  /** The file is not here at all. */
  readonly isAway: boolean;
  constructor(month: Month, why: string, isAway = false) {
    super(why);
    this.month = month;
    this.isAway = isAway;
  }
}

const away = (file: string, month: Month) =>
  new NotInArchive(month, `${month} lies in the archive, and its file is not here: put it to ${file}`, true);

/** The file of a month, opened: what it says of itself stands in its foot. */
interface OpenMonth {
  readonly foot: Foot;
  read(offset: number, bytes: number): Promise<Buffer>;
}

/** Works on an open file and closes it. */
async function onFile<Said>(file: string, month: Month, work: (open: OpenMonth) => Promise<Said>): Promise<Said> {
  const changed = new NotInArchive(month, `${file} is cut off, was changed, or is no archive of ours`);
  const handle = await open(file, 'r').catch(() => {
    throw away(file, month);
  });
  try {
    const foot = await footOf(handle).catch(() => undefined);
    if (foot?.gschobe !== 'archive' || foot.format !== 1) throw changed;
    return await work({
      foot,
      async read(offset, bytes) {
        const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes), 0, bytes, offset);
        if (bytesRead < bytes) throw changed;
        return buffer;
      },
    });
  } finally {
    await handle.close();
  }
}

async function footOf(handle: FileHandle): Promise<Foot> {
  const { size } = await handle.stat();
  const end = size - SEAL_BYTES - LENGTH_BYTES;
  const { buffer: length } = await handle.read(Buffer.alloc(LENGTH_BYTES), 0, LENGTH_BYTES, end);
  const bytes = length.readUInt32BE();
  if (bytes > end) throw new Error('no foot');
  const { buffer } = await handle.read(Buffer.alloc(bytes), 0, bytes, end - bytes);
  return JSON.parse(buffer.toString('utf8')) as Foot;
}

/** What a file says of itself; undefined when there is none. */
export const footIn = async (file: string, month: Month): Promise<Foot | undefined> =>
  existsSync(file) ? onFile(file, month, async ({ foot }) => foot) : undefined;

/** Every link of a file in its order, each with its hash; throws at the first thing that is not as it was signed. */
export async function* recordsIn(file: string, month: Month): AsyncGenerator<AuditRecord> {
  const foot = await footIn(file, month);
  let [seq, prev] = [(foot?.first ?? 1) - 1, foot?.prev ?? ''];
  for (const [offset, bytes] of foot?.parts ?? []) {
    for (const link of await onFile(file, month, ({ read }) => linksIn(read, offset, bytes))) {
      const whole = { ...link, prev, eventsHash: eventsHashOf(link.events) };
      const hash = linkHashOf(whole);
      if (link.seq !== ++seq) throw new NotInArchive(month, `${file}: link ${seq} is missing`);
      yield { ...whole, hash };
      prev = hash;
    }
  }
  if (foot === undefined || seq !== foot.last || prev !== foot.hash)
    throw new NotInArchive(month, `${file} does not end with the link it says`);
}

async function linksIn(read: OpenMonth['read'], offset: number, bytes: number): Promise<Link[]> {
  const part = await read(offset, bytes);
  const links: Link[] = [];
  for (let at = 0; at < bytes; ) {
    const length = part.readUInt32BE(at);
    at += LENGTH_BYTES;
    links.push(...(await unpack(part.subarray(at, at + length))));
    at += length;
  }
  return links.sort((a, b) => a.seq - b.seq);
}

/** Looks at every byte of a file: its seal, each link, the hash of the last one. What the chain will say of it. */
export async function inspectMonth(file: string, month: Month): Promise<WrittenMonth> {
  if (!existsSync(file)) throw away(file, month);
  const sealed = await unseal(file);
  if (sealed === undefined) throw new NotInArchive(month, `${file} is cut off, was changed, or is no archive of ours`);
  for await (const _record of recordsIn(file, month));
  return onFile(file, month, async ({ foot, read }) => {
    const { first, last, prev, hash, events } = foot;
    const index = indexHash(await read(...foot.index));
    const bytes = sealed.bytes + SEAL_BYTES;
    return { month: foot.month, first, last, prev, hash, events, bytes, index, madeBy: sealed.madeBy };
  });
}

/** The index of a file, if it is the one that the chain knows. */
export const indexIn = (folder: string, { month, index }: WrittenMonth): Promise<Buffer> =>
  onFile(fileOf(folder, month), month, async ({ foot, read }) => {
    const bytes = await read(...foot.index);
    if (indexHash(bytes) !== index) throw new NotInArchive(month, `${fileOf(folder, month)} is not the one we wrote`);
    return bytes;
  });

/** The links of one stream in one month, in their order; every byte is checked against the index. */
export const linksOf = (folder: string, month: Month, index: Buffer, stream: string): Promise<readonly Link[]> =>
  onFile(fileOf(folder, month), month, async ({ read }) => {
    const links: Link[] = [];
    for (const { offset, bytes, hash } of placesOf(index, stream)) {
      const parcel = await read(offset, bytes);
      if (!parcelHash(parcel).equals(hash))
        throw new NotInArchive(month, `${fileOf(folder, month)} was changed at byte ${offset}`);
      links.push(...(await unpack(parcel)).filter((link) => link.stream === stream));
    }
    return links.sort((a, b) => a.seq - b.seq);
  });
