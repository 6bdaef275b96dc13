import { expect, test } from 'vitest';
import { words as de } from './words.de.ts';
import { words as en } from './words.en.ts';
import { words as fr } from './words.fr.ts';
import { words as it } from './words.it.ts';

test.each([
  ['de', de, /einer einzigen Partie/, /zählt nicht/],
  ['fr', fr, /une seule partie/, /ne compte pas/],
  ['it', it, /una sola partita/, /non vale/],
  ['en', en, /a single match/, /does not count/],
] as const)(
  'SSC 5.03 the mark is told as the points of one match, and the boot camp as what does not count (%s)',
  (_, words, one, none) => {
    expect(words.toGo(1031, 1150)).toMatch(one);
    expect(words.toGo(1031, 1150)).not.toMatch(/119/); // never as a sum still to be collected
    expect(words.bootResults).toMatch(none);
  },
);
