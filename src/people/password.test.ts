import { expect, test } from 'vitest';
import { readPassword } from './password.ts';

const ABOUT = ['Anna', 'Muster', 'anna.muster@bluewin.ch', '8001', 'Zürich'];

test.each([
  ['kurz', 'password-too-short'],
  ['x'.repeat(129), 'password-too-long'],
  ['aaaaaaaaaa', 'password-too-common'],
  ['12345678', 'password-too-common'],
  ['87654321', 'password-too-common'],
  ['qwertzui', 'password-too-common'],
  ['1qay2wsx', 'password-too-common'],
  ['Passwort1', 'password-too-common'],
  ['P@ssw0rd!', 'password-too-common'],
  ['Sommer2024', 'password-too-common'],
  ['Gschobe24!', 'password-too-common'],
  ['annamuster', 'password-about-you'],
  ['Muster1956', 'password-about-you'],
  ['anna.muster', 'password-about-you'],
])('%s → %s', (password, code) => {
  const result = readPassword(password, ABOUT);
  expect(result.ok ? 'accepted' : result.refusal.code).toBe(code);
});

test.each(['drei nasse Katzen', 'Schilten-Nell-44-Puur', 'pfffghzu', '🃏🃏🂡🂢🂣🂤🂥🂦', 'correct horse battery'])(
  '%s is accepted',
  (password) => {
    expect(readPassword(password, ABOUT).ok).toBe(true);
  },
);

test('one password, however the keyboard composes it', () => {
  const composed = readPassword('schlüssel-bärte', ABOUT);
  expect(readPassword('schlu\u0308ssel-ba\u0308rte', ABOUT)).toEqual(composed);
});
