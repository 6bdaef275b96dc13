import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DRAWING, png, SAMPLE_NAMES, sample } from '../server/testing/pictures.ts';
import { MOST_BYTES, MOST_DOTS, readPicture } from './picture.ts';

const RED = [179, 38, 30];
const publicFile = (name: string) => readFileSync(join(import.meta.dirname, '../web/public', name));
const refusalOf = (bytes: Uint8Array) => readPicture(bytes);
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

describe('a picture', () => {
  test.each(SAMPLE_NAMES)('%s is recognised by its bytes, with its size', (name) => {
    const kind = name.endsWith('webp') ? 'image/webp' : 'image/jpeg';
    expect(readPicture(sample(name))).toMatchObject({ ok: true, value: { kind, width: 24, height: 16 } });
  });

  test('files of other programs are read too', () => {
    expect(readPicture(publicFile('icon-192.png'))).toMatchObject({ value: { kind: 'image/png', width: 192 } });
    expect(readPicture(publicFile('handbook/finish.jpg'))).toMatchObject({ value: { kind: 'image/jpeg' } });
  });

  test('that is kept is read again to the same bytes', () => {
    for (const bytes of [png(3, 2, RED), ...SAMPLE_NAMES.map(sample)]) {
      const once = readPicture(bytes);
      expect(once.ok && readPicture(once.value.bytes)).toEqual(once);
    }
  });

  test('is kept without what its file says besides: comments, places, pages', () => {
    const told = png(3, 2, RED, [
      ['tEXt', Buffer.from('Comment\0<script>alert(1)</script>')],
      ['eXIf', Buffer.from('GPS 46.9 N 8.2 E')],
    ]);
    const kept = readPicture(told);
    expect(kept).toEqual(readPicture(png(3, 2, RED)));
    const jpeg = sample('baseline.jpg');
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, 12]), Buffer.from('<script>--')]);
    const spoken = readPicture(Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]));
    expect(spoken.ok && text(spoken.value.bytes)).toBe(text(jpeg));
  });

  test('is no drawing, no list and no other file, whatever it is called', () => {
    for (const bytes of [
      DRAWING,
      Buffer.from('GIF89a'),
      Buffer.from('%PDF-1.7'),
      Buffer.from('PK\x03\x04'),
      Buffer.alloc(0),
    ])
      expect(refusalOf(bytes)).toMatchObject({ refusal: { code: 'picture-kind' } });
  });

  test('with another file behind it is refused', () => {
    for (const bytes of [png(3, 2, RED), ...SAMPLE_NAMES.map(sample)])
      for (const behind of [DRAWING, Buffer.from('PK\x03\x04'), Buffer.from([0])])
        expect(refusalOf(Buffer.concat([bytes, behind]))).toMatchObject({ refusal: { code: 'picture-broken' } });
  });

  test('that says it ends where it does not is refused', () => {
    const part = Buffer.from('JUNK\x04\0\0\0else', 'latin1');
    for (const name of SAMPLE_NAMES.filter((sample) => sample.endsWith('webp')))
      expect(refusalOf(Buffer.concat([sample(name), part]))).toMatchObject({ refusal: { code: 'picture-broken' } });
  });

  test('with a drawing in the place of its dots is refused', () => {
    const bytes = png(3, 2, RED);
    bytes.set(DRAWING.subarray(0, 10), 41); // behind the name of the part: only its checksum tells
    expect(refusalOf(bytes)).toMatchObject({ refusal: { code: 'picture-broken' } });
  });

  test('cut off anywhere is refused', () => {
    for (const bytes of [png(3, 2, RED), ...SAMPLE_NAMES.map(sample)])
      for (let length = 12; length < bytes.length; length++)
        expect(readPicture(bytes.subarray(0, length)), `${length} bytes`).toMatchObject({ ok: false });
  });

  test('may have so many bytes and dots and no more', () => {
    expect(readPicture(png(MOST_DOTS, 1, RED)).ok).toBe(true);
    expect(readPicture(png(MOST_DOTS + 1, 1, RED))).toMatchObject({
      refusal: { code: 'picture-too-large', width: 2001 },
    });
    expect(readPicture(png(1, MOST_DOTS + 1, RED))).toMatchObject({ refusal: { code: 'picture-too-large' } });
    expect(readPicture(new Uint8Array(MOST_BYTES + 1))).toMatchObject({ refusal: { code: 'picture-too-heavy' } });
    expect(readPicture(png(1, 1, RED).fill(0, 16, 24))).toMatchObject({ refusal: { code: 'picture-broken' } });
  });

  test('that moves is refused', () => {
    const moving = sample('alpha.webp');
    moving[20] = 0x12;
    expect(readPicture(moving)).toMatchObject({ refusal: { code: 'picture-broken' } });
  });

  test('with any byte changed is refused or still a picture of the allowed size; no bytes at all make a mistake of ours', () => {
    const files = [png(3, 2, RED), ...SAMPLE_NAMES.map(sample)];
    const changed = fc.tuple(fc.constantFrom(...files), fc.nat(), fc.nat({ max: 255 })).map(([file, at, to]) => {
      const bytes = Buffer.from(file);
      bytes[at % bytes.length] = to;
      return bytes;
    });
    const behindHead = fc
      .tuple(fc.constantFrom(...files), fc.uint8Array({ maxLength: 400 }))
      .map(([file, rest]) => Buffer.concat([file.subarray(0, 12), rest]));
    fc.assert(
      fc.property(fc.oneof(changed, behindHead, fc.uint8Array({ maxLength: 200 })), (bytes) => {
        const read = readPicture(bytes);
        if (!read.ok) return;
        expect(Math.max(read.value.width, read.value.height)).toBeLessThanOrEqual(MOST_DOTS);
        expect(readPicture(read.value.bytes)).toEqual(read);
      }),
      { numRuns: 3000 },
    );
  });
});
