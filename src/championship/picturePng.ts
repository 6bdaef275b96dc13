import type { Sized } from './picture.ts';
import { joined, nameAt, viewOf } from './pictureBytes.ts';

/** The parts that say which dot has which colour; times, texts, places and moving pictures are left out. */
const KEPT: readonly string[] = ['IHDR', 'PLTE', 'tRNS', 'gAMA', 'sRGB', 'IDAT', 'IEND'];
const SIGNATURE = 8;
/** Length, name and checksum of a part. */
const AROUND = 12;
/** Bits a dot may have, by the kind of colour: PNG, table 11.1. */
const DEPTHS: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

/** Every part in its length with the right checksum, the head first, the end last and nothing behind it. */
export function readPng(bytes: Uint8Array): Sized | undefined {
  const view = viewOf(bytes);
  const kept = [bytes.subarray(0, SIGNATURE)];
  const names: string[] = [];
  let at = SIGNATURE;
  while (names.at(-1) !== 'IEND') {
    if (at + AROUND > bytes.length) return undefined;
    const length = view.getUint32(at);
    const next = at + AROUND + length;
    if (next > bytes.length) return undefined;
    if (crc32(bytes.subarray(at + 4, next - 4)) !== view.getUint32(next - 4)) return undefined;
    const name = nameAt(bytes, at + 4);
    if ((name === 'IHDR') !== (names.length === 0) || (name === 'IHDR' && length !== 13)) return undefined;
    if (name === 'IEND' && length !== 0) return undefined;
    if (KEPT.includes(name)) kept.push(bytes.subarray(at, next));
    names.push(name);
    at = next;
  }
  if (at !== bytes.length || !names.includes('IDAT')) return undefined;
  const [depth, colour, compression, filter, interlace] = [...bytes.subarray(24, 29)] as [number, ...number[]];
  if (!DEPTHS[colour!]?.includes(depth) || compression !== 0 || filter !== 0 || interlace! > 1) return undefined;
  if (colour === 3 && !names.includes('PLTE')) return undefined;
  return { width: view.getUint32(16), height: view.getUint32(20), bytes: joined(kept) };
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = TABLE[(value ^ byte) & 0xff]! ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}
