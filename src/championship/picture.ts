import type { Immutable } from '../kit/immutable.ts';
import { ok, type Result, refuse } from '../kit/result.ts';
import { readJpeg } from './pictureJpeg.ts';
import { readPng } from './picturePng.ts';
import { readWebp } from './pictureWebp.ts';

/** Only what is made of dots: a drawing such as SVG is a program of its own. */
export const PICTURE_KINDS = ['image/png', 'image/jpeg', 'image/webp'] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];

export const MOST_BYTES = 256 * 1024;
/** Of width and height. */
export const MOST_DOTS = 2000;

/** A picture and nothing else: what its file said besides (place, camera, comments, other files) is left out. */
export interface Picture extends Sized {
  readonly kind: PictureKind;
}

/** What a reader of one kind finds. */
export interface Sized {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

export type PictureRefusal = Immutable<
  | { code: 'picture-kind' }
  | { code: 'picture-broken' }
  | { code: 'picture-too-heavy'; most: number }
  | { code: 'picture-too-large'; width: number; height: number; most: number }
>;

interface Kind {
  readonly kind: PictureKind;
  readonly begins: (bytes: Uint8Array) => boolean;
  /** Undefined: broken, cut off, or more than a picture. */
  readonly read: (bytes: Uint8Array) => Sized | undefined;
}

const KINDS: readonly Kind[] = [
  { kind: 'image/png', begins: (bytes) => hasAt(bytes, 0, '\x89PNG\r\n\x1a\n'), read: readPng },
  { kind: 'image/jpeg', begins: (bytes) => hasAt(bytes, 0, '\xff\xd8\xff'), read: readJpeg },
  { kind: 'image/webp', begins: (bytes) => hasAt(bytes, 0, 'RIFF') && hasAt(bytes, 8, 'WEBP'), read: readWebp },
];

/** Recognised by its bytes, whatever it is called; every part of the file is walked through to its last byte. */
export function readPicture(bytes: Uint8Array): Result<Picture, PictureRefusal> {
  if (bytes.length > MOST_BYTES) return refuse({ code: 'picture-too-heavy', most: MOST_BYTES });
  const known = KINDS.find(({ begins }) => begins(bytes));
  if (known === undefined) return refuse({ code: 'picture-kind' });
  const sized = known.read(bytes);
  if (sized === undefined || sized.width < 1 || sized.height < 1) return refuse({ code: 'picture-broken' });
  const { width, height } = sized;
  if (Math.max(width, height) > MOST_DOTS) return refuse({ code: 'picture-too-large', width, height, most: MOST_DOTS });
  return ok({ kind: known.kind, ...sized });
}

const hasAt = (bytes: Uint8Array, at: number, text: string): boolean =>
  [...text].every((character, i) => bytes[at + i] === character.charCodeAt(0));
