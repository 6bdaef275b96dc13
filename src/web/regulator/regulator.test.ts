import { describe, expect, test } from 'vitest';
import { KEPT } from '../../people/kept.ts';
import { words as de } from './words.de.ts';
import { words as en } from './words.en.ts';
import { words as fr } from './words.fr.ts';
import { words as it } from './words.it.ts';

describe.each(Object.entries({ de, fr, it, en }))('the regulator’s page in %s', (_language, words) => {
  test.each(Object.entries(KEPT))('%s: names every article of the table, and no other', (what, { article }) => {
    const basis = words.basis[what as keyof typeof KEPT];
    const numbersIn = (text: string) => text.replace('Big21', '').match(/(?<![A-Z\d])\d[\d.]*[a-z]?/g);
    expect(numbersIn(basis)).toEqual(numbersIn(article.replace('B21', '')));
  });
});
