import { createHash } from 'node:crypto';

/** Where a parcel lies in the file, and what its bytes hash to. */
export interface Place {
  readonly offset: number;
  readonly bytes: number;
  readonly hash: Buffer;
}

/** An entry: eight bytes of the hash of the stream's name, six of the offset, four of the length, sixteen of the hash. */
const [NAME, OFFSET, LENGTH, HASH] = [8, 6, 4, 16];
const ENTRY = NAME + OFFSET + LENGTH + HASH;

const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();
const nameOf = (stream: string): Buffer => sha256(stream).subarray(0, NAME);
export const parcelHash = (bytes: Buffer): Buffer => sha256(bytes).subarray(0, HASH);
export const indexHash = (index: Buffer): string => sha256(index).toString('hex');

/** One entry a stream and parcel, sorted: found by halving. */
export function printIndex(entries: readonly { readonly stream: string; readonly place: Place }[]): Buffer {
  const printed = entries.map(({ stream, place }) => {
    const entry = Buffer.alloc(ENTRY);
    nameOf(stream).copy(entry);
    entry.writeUIntBE(place.offset, NAME, OFFSET);
    entry.writeUInt32BE(place.bytes, NAME + OFFSET);
    place.hash.copy(entry, NAME + OFFSET + LENGTH);
    return entry;
  });
  return Buffer.concat(printed.sort(Buffer.compare));
}

/** The parcels that may hold a stream, in their order: two names may share eight bytes. */
export function placesOf(index: Buffer, stream: string): readonly Place[] {
  const name = nameOf(stream);
  let [low, high] = [0, index.length / ENTRY];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (index.compare(name, 0, NAME, middle * ENTRY, middle * ENTRY + NAME) < 0) low = middle + 1;
    else high = middle;
  }
  const places: Place[] = [];
  for (let at = low * ENTRY; at < index.length && index.compare(name, 0, NAME, at, at + NAME) === 0; at += ENTRY)
    places.push(placeAt(index, at + NAME));
  return places;
}

const placeAt = (index: Buffer, at: number): Place => ({
  offset: index.readUIntBE(at, OFFSET),
  bytes: index.readUInt32BE(at + OFFSET),
  hash: index.subarray(at + OFFSET + LENGTH, at + OFFSET + LENGTH + HASH),
});
