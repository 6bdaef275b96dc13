import type { Sized } from './picture.ts';
import { joined, nameAt, viewOf } from './pictureBytes.ts';

type Size = Pick<Sized, 'width' | 'height'>;

/** The dots, their transparency, and the head that says so; colour profile, place and comments are left out. */
const KEPT: readonly string[] = ['VP8X', 'ALPH', 'VP8 ', 'VP8L'];
/** 'RIFF', the size, 'WEBP'. */
const HEAD = 12;
const MOVES = 0x02;
const HAS_ALPHA = 0x10;

/** Every part in its length, one still picture of the size that the head says, and nothing behind it. */
export function readWebp(bytes: Uint8Array): Sized | undefined {
  const view = viewOf(bytes);
  if (bytes.length < HEAD + 8 || view.getUint32(4, true) + 8 !== bytes.length) return undefined;
  const kept: Uint8Array[] = [];
  const sizes: Size[] = [];
  let at = HEAD;
  while (at < bytes.length) {
    if (at + 8 > bytes.length) return undefined;
    const length = view.getUint32(at + 4, true);
    const next = at + 8 + length + (length % 2);
    if (next > bytes.length) return undefined;
    const name = nameAt(bytes, at);
    const inside = bytes.subarray(at + 8, at + 8 + length);
    const part = bytes.slice(at, next);
    if (name in SIZES) {
      const size = SIZES[name]!(inside);
      if (!size) return undefined;
      sizes.push(size);
    }
    if (name === 'VP8X') part[8] = inside[0]! & HAS_ALPHA;
    if (KEPT.includes(name)) kept.push(part);
    at = next;
  }
  const names = kept.map((part) => nameAt(part, 0));
  const [size, same = size] = sizes;
  const pictures = names.filter((name) => name === 'VP8 ' || name === 'VP8L');
  if (!size || pictures.length !== 1 || sizes.length > 2 || names.lastIndexOf('VP8X') > 0) return undefined;
  if (same!.width !== size.width || same!.height !== size.height) return undefined;
  const head = bytes.slice(0, HEAD);
  viewOf(head).setUint32(
    4,
    kept.reduce((sum, { length }) => sum + length, 4),
    true,
  );
  return { ...size, bytes: joined([head, ...kept]) };
}

/** Where each part says how large it is: RFC 9649, 2.7; RFC 6386, 9.1. */
const SIZES: Readonly<Record<string, (inside: Uint8Array) => Size | undefined>> = {
  VP8X(inside) {
    if (inside.length !== 10 || inside[0]! & MOVES) return undefined;
    const three = (from: number) => inside[from]! + inside[from + 1]! * 0x100 + inside[from + 2]! * 0x10000;
    return { width: three(4) + 1, height: three(7) + 1 };
  },
  'VP8 '(inside) {
    const isKeyFrame = inside.length >= 10 && !(inside[0]! & 1);
    if (!isKeyFrame || inside[3] !== 0x9d || inside[4] !== 0x01 || inside[5] !== 0x2a) return undefined;
    const view = viewOf(inside);
    return { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff };
  },
  VP8L(inside) {
    if (inside.length < 5 || inside[0] !== 0x2f) return undefined;
    const bits = viewOf(inside).getUint32(1, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  },
};
