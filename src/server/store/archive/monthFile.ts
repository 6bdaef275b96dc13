import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { AuditRecord } from '../audit.ts';
import { putInPlace } from '../backup.ts';
import { sealFile } from '../sealedFile.ts';
import type { Signer } from '../signing.ts';
import { writeAside } from '../writeAside.ts';
import type { Month, Segment } from './months.ts';
import { type Link, pack } from './parcel.ts';
import { type Place, parcelHash, printIndex } from './parcelIndex.ts';

/**
 * The file of a month: parts of the chain in their order; in each part the streams, each whole, in parcels of their own
 * (four bytes of length, then brotli); the index; the foot in JSON and its length; the seal over every byte.
 */
export interface Foot extends Segment {
  readonly gschobe: 'archive';
  readonly format: 1;
  /** Of each part: where it begins and how many bytes it has. */
  readonly parts: readonly (readonly [offset: number, bytes: number])[];
  readonly index: readonly [offset: number, bytes: number];
}

export const fileOf = (folder: string, month: Month): string => join(folder, `${month}.archive`);

/** Links in a part: what a reader of the whole chain holds in memory at a time. */
const PART = 50_000;
/** Characters in a parcel at least: a match or two. Smaller ones compress badly, larger ones make reading a match slow. */
const PARCEL = 64_000;
export const LENGTH_BYTES = 4;

/** Writes the links of a segment, which must come in their order and to its end; complete and on the disk when it returns. */
export async function writeMonth(
  folder: string,
  segment: Omit<Segment, 'events'>,
  records: AsyncIterable<AuditRecord>,
  signer: Signer,
): Promise<void> {
  const file = fileOf(folder, segment.month);
  const unfinished = `${file}.unfinished`;
  await writeAside(unfinished, async () => {
    const handle = await open(unfinished, 'w', 0o600);
    const writer = hashedWriter(handle);
    await writeAll(writer, segment, records).finally(() => handle.close());
    await sealFile(unfinished, writer.hash, signer);
    await putInPlace(unfinished, file);
  });
}

interface Writer {
  readonly hash: ReturnType<typeof createHash>;
  offset(): number;
  write(bytes: Buffer): Promise<void>;
}

function hashedWriter(handle: FileHandle): Writer {
  const hash = createHash('sha256');
  let offset = 0;
  return {
    hash,
    offset: () => offset,
    async write(bytes) {
      hash.update(bytes);
      await handle.writeFile(bytes);
      offset += bytes.length;
    },
  };
}

async function writeAll(
  writer: Writer,
  segment: Omit<Segment, 'events'>,
  records: AsyncIterable<AuditRecord>,
): Promise<void> {
  const parts: [number, number][] = [];
  const entries: { stream: string; place: Place }[] = [];
  let events = 0;
  let part: AuditRecord[] = [];
  const close = async () => {
    const offset = writer.offset();
    for await (const entry of writePart(writer, part)) entries.push(entry);
    parts.push([offset, writer.offset() - offset]);
    part = [];
  };
  for await (const record of records) {
    events += record.events.length;
    if (part.push(record) === PART) await close();
  }
  if (part.length > 0) await close();
  const index = printIndex(entries);
  const indexAt = writer.offset();
  await writer.write(index);
  const foot: Foot = { gschobe: 'archive', format: 1, ...segment, events, parts, index: [indexAt, index.length] };
  const text = Buffer.from(JSON.stringify(foot));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(text.length);
  await writer.write(Buffer.concat([text, length]));
}

/** The streams of a part, those that began first in front; several small ones share a parcel. */
async function* writePart(writer: Writer, records: readonly AuditRecord[]) {
  const streams = new Map<string, Link[]>();
  for (const record of records) {
    const links = streams.get(record.stream);
    if (links) links.push(record);
    else streams.set(record.stream, [record]);
  }
  let parcel: Link[][] = [];
  let length = 0;
  for (const links of streams.values()) {
    parcel.push(links);
    for (const { events } of links) for (const { body } of events) length += body.length + 20;
    if (length < PARCEL) continue;
    yield* writeParcel(writer, parcel);
    [parcel, length] = [[], 0];
  }
  if (parcel.length > 0) yield* writeParcel(writer, parcel);
}

async function* writeParcel(writer: Writer, streams: readonly (readonly Link[])[]) {
  const bytes = await pack(streams);
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(bytes.length);
  const place = { offset: writer.offset() + LENGTH_BYTES, bytes: bytes.length, hash: parcelHash(bytes) };
  await writer.write(Buffer.concat([length, bytes]));
  for (const links of streams) yield { stream: links[0]!.stream, place };
}
