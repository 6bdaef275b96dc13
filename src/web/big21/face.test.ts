import { expect, test } from 'vitest';
import { letterOf } from './face.ts';

test('B21 7.2 a table calls jack, queen, king and ten as the card in that language does', () => {
  const letters = (language: 'de' | 'fr' | 'it' | 'en') =>
    (['J', 'Q', 'K', '10', 'A'] as const).map((face) => letterOf(face, language)).join(' ');
  expect(letters('de')).toBe('B D K 10 A');
  expect(letters('fr')).toBe('V D R 10 A');
  expect(letters('it')).toBe('F D R 10 A');
  expect(letters('en')).toBe('J Q K 10 A');
});
