import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromHex, hex, utf8 } from './bytes.ts';
import { canonical } from './canonical.ts';
import { hmacSha256, sha256, sha256Hex } from './hash.ts';

test('SHA-256 of the standard’s own examples', () => {
  expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(sha256Hex('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
});

test('our SHA-256 and HMAC give what the platform gives', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.uint8Array({ maxLength: 150 }), (message, key) => {
      expect(hex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
      expect(hex(hmacSha256(key)(message))).toBe(createHmac('sha256', key).update(message).digest('hex'));
    }),
  );
});

test('UTF-8 and hexadecimal are as everywhere', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(hex(utf8(text))).toBe(Buffer.from(text, 'utf8').toString('hex'));
      expect(fromHex(hex(utf8(text)))).toEqual(utf8(text));
    }),
  );
  expect(fromHex('abc')).toBeUndefined();
  expect(fromHex('zz')).toBeUndefined();
});

test('one text for one value, whatever the order of its keys', () => {
  expect(canonical({ b: [1, null, 'ä'], a: { d: true, c: undefined } })).toBe('{"a":{"d":true},"b":[1,null,"ä"]}');
  expect(() => canonical({ a: Number.NaN })).toThrow();
  expect(() => canonical({ a: 1n })).toThrow();
});
