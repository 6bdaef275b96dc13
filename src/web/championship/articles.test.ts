import { describe, expect, test } from 'vitest';
import { words as de } from './articles.de.ts';
import { words as en } from './articles.en.ts';
import { words as fr } from './articles.fr.ts';
import { words as it } from './articles.it.ts';

const PAGES = { de, fr, it, en };

describe.each(Object.entries(PAGES))('the rules page (%s)', (_language, { articles, binding }) => {
  test('SSC 8.07 names every article, in the same order as the German page', () => {
    expect(articles.map(({ article }) => article)).toEqual(de.articles.map(({ article }) => article));
    for (const { title, text } of articles) {
      expect(title).not.toBe('');
      for (const paragraph of text) expect(paragraph.length).toBeGreaterThan(20);
    }
  });

  test('SSC 8.05, SSC 8.06 says that there is no correspondence and that the German text binds', () => {
    expect(binding).toMatch(/8\.06/);
    expect(binding).toMatch(/2024/);
    expect(articles.at(-1)!.article).toBe('8.05 – 8.07');
  });

  test('has the numbers of the regulation', () => {
    const text = articles.flatMap((article) => article.text).join(' ');
    for (const number of ['1150', '105', '100', '30', '12', '18']) expect(text).toContain(number);
  });
});
