import type { Sized } from './picture.ts';
import { joined, viewOf } from './pictureBytes.ts';

const [BEGIN, END, SCAN] = [0xd8, 0xd9, 0xda];
/** Baseline, extended and progressive: what browsers show. */
const FRAMES = [0xc0, 0xc1, 0xc2];
/** Frame, tables, scan, restart interval, JFIF (how the parts of a colour are meant) and Adobe (the same). */
const KEPT = [...FRAMES, 0xc4, 0xdb, SCAN, 0xdd, 0xe0, 0xee];

/** Every segment in its length, one frame, scans to the end mark, and nothing behind it. */
export function readJpeg(bytes: Uint8Array): Sized | undefined {
  const view = viewOf(bytes);
  const kept = [bytes.subarray(0, 2)];
  let size: { width: number; height: number } | undefined;
  let hasScan = false;
  let at = 2;
  for (;;) {
    // A mark: 0xff, as often as one likes, and its name.
    if (bytes[at] !== 0xff) return undefined;
    while (bytes[at + 1] === 0xff) at++;
    const mark = bytes[at + 1];
    if (mark === undefined || mark === BEGIN || mark === 0) return undefined;
    if (mark === END) {
      if (at + 2 !== bytes.length || !size || !hasScan) return undefined;
      kept.push(bytes.subarray(at, at + 2));
      return { ...size, bytes: joined(kept) };
    }
    if (at + 4 > bytes.length) return undefined;
    const length = view.getUint16(at + 2);
    const segmentEnd = at + 2 + length;
    if (length < 2 || segmentEnd > bytes.length) return undefined;
    if (FRAMES.includes(mark)) {
      if (size || length < 8) return undefined;
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
    const next = mark === SCAN ? endOfScan(bytes, segmentEnd) : segmentEnd;
    if (mark === SCAN) hasScan = size !== undefined;
    if (KEPT.includes(mark)) kept.push(bytes.subarray(at, next));
    at = next;
  }
}

/** The picture itself runs to the next mark; 0xff 0x00 and the restart marks 0xd0 to 0xd7 are part of it. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at + 1 < bytes.length) {
    const next = bytes[at + 1]!;
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
    at++;
  }
  return bytes.length;
}
