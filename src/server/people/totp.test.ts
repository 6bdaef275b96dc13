import fc from 'fast-check';
import { expect, test } from 'vitest';
import { utf8 } from '../../kit/bytes.ts';
import { base32, checkTotp, fromBase32, otpauth, stepAt, totp } from './totp.ts';

const SECRET = utf8('12345678901234567890');

test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('RFC 6238 appendix B: at %i seconds %s', (seconds, code) => {
  expect(totp(SECRET, stepAt(seconds * 1000), 8)).toBe(code);
});

test('one step of drift is forgiven, two are not, and a code opens once', () => {
  const now = 1_700_000_000_000;
  const step = stepAt(now);
  for (const drift of [-1, 0, 1]) expect(checkTotp(SECRET, totp(SECRET, step + drift), now)).toBe(step + drift);
  expect(checkTotp(SECRET, totp(SECRET, step + 2), now)).toBeUndefined();
  expect(checkTotp(SECRET, totp(SECRET, step), now, step)).toBeUndefined();
  expect(checkTotp(SECRET, '', now)).toBeUndefined();
  expect(checkTotp(SECRET, '１２３４５６', now)).toBeUndefined();
  expect(checkTotp(SECRET, `${totp(SECRET, step)}0`, now)).toBeUndefined();
});

test('base32 there and back', () => {
  expect(base32(utf8('foobar'))).toBe('MZXW6YTBOI');
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(fromBase32(base32(bytes))).toEqual(bytes);
    }),
  );
  expect(fromBase32('1')).toBeUndefined();
});

test('the set-up link names issuer and account', () => {
  expect(otpauth(SECRET, 'Gschobe', 'a b')).toBe(
    'otpauth://totp/Gschobe:a%20b?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Gschobe',
  );
});
