import { describe, expect, test } from 'vitest';
import { FIRST_TERMS } from '../../big21/terms.ts';
import { words as de } from './articles.de.ts';
import { words as en } from './articles.en.ts';
import { words as fr } from './articles.fr.ts';
import { words as it } from './articles.it.ts';

const PAGES = { de, fr, it, en };

describe.each(Object.entries(PAGES))(
  'rules and conditions as whole texts (%s)',
  (_language, { rules, conditions, ...page }) => {
    test('B21 25 every article from 1 to 25 is there, in order, with a title and a text', () => {
      expect(rules.map(({ title }) => Number(/^Art\. (\d+) \S/.exec(title)?.[1]))).toEqual(
        Array.from({ length: 25 }, (_, i) => i + 1),
      );
      for (const [i, { text }] of rules.entries()) expect(text.length).toBe(de.rules[i]!.text.length);
    });

    test('B21 11.2, B21 21 has what was missing in the short rules, and every number of the regulation', () => {
      const text = rules.flatMap((article) => article.text).join(' ');
      for (const number of ['5’000|5,000', '88', '100', '18', '200', '25', '1[.,]1', '14'])
        expect(text).toMatch(new RegExp(number));
      expect(rules[10]!.text).toHaveLength(3);
      expect(rules[20]!.text).toHaveLength(2);
      for (const canton of ['AG', 'GR', 'ZH']) expect(text).toContain(canton);
    });

    test('B21 1.4, B21 24.1 the house’s first rules and conditions are these texts, and say from which day they hold', () => {
      expect(FIRST_TERMS).toMatchObject({ rules: '2024-10-23', conditions: '2024-10-23' });
      expect(rules[23]!.text[0]).toMatch(/23\.? \p{L}+ 2024/u);
      expect(conditions.length).toBeGreaterThan(0);
    });

    test('B21 5 the conditions are as many as in German; B21 24.3 the page says which language binds', () => {
      expect(conditions.map(({ text }) => text.length)).toEqual(de.conditions.map(({ text }) => text.length));
      expect(page.binding).toMatch(/deutsch|allemande|tedesca|German/);
    });
  },
);
