import { describe, expect, test } from 'vitest';
import { strayNumbers } from '../../championship/strayNumbers.ts';
import { SSC8 } from '../../championship/template.ts';
import { LANGUAGES } from '../i18n/language.ts';
import { factsOf, markdownOf } from './articleFacts.ts';
import { words as de } from './articles.de.ts';
import { words as en } from './articles.en.ts';
import { words as fr } from './articles.fr.ts';
import { words as it } from './articles.it.ts';

const PAGES = { de, fr, it, en };

const VENUE = { hall: 'Halle 7', address: 'Dorfplatz 12', town: '6300 Zug', opens: '09:00', begins: '10:30' };
const PLAN = { template: SSC8, start: '2024-09-27', venue: VENUE };

describe.each(LANGUAGES)('the text made from the settings (%s)', (language) => {
  const { articles: write, binding } = PAGES[language];
  const articles = write(factsOf(PLAN, language));

  test('SSC 8.07 names every article, in the same order as the German page', () => {
    expect(articles.map(({ article }) => article)).toEqual(
      de.articles(factsOf(PLAN, 'de')).map(({ article }) => article),
    );
    for (const { title, text } of articles) {
      expect(title).not.toBe('');
      for (const paragraph of text) expect(paragraph.length).toBeGreaterThan(20);
    }
  });

  test('SSC 8.05, SSC 8.06 says that there is no correspondence and that the German text binds', () => {
    expect(binding).toMatch(/8\.06/);
    expect(articles.at(-1)!.article).toBe('8.05 – 8.07');
  });

  test('SSC 8.07 has the numbers of its edition, whichever they are, and no other', () => {
    const text = articles.flatMap((article) => article.text).join(' ');
    for (const number of ['1150', '105', '100', '30', '12', '18', '2024', '10:30']) expect(text).toContain(number);
    expect(strayNumbers(markdownOf('SSC 2024', articles), PLAN)).toEqual([]);
    const template = { ...SSC8, qualification: { ...SSC8.qualification, threshold: 1234 } };
    const other = write(factsOf({ ...PLAN, template }, language))
      .flatMap((article) => article.text)
      .join(' ');
    expect(other).toContain('1234');
    expect(other).not.toContain('1150');
  });
});

test('SSC 8.07 a number of the text that no setting has is named, once; articles, dates and 1’150 are no strangers', () => {
  const text =
    "Start bis 23:00, 45 Minuten, 1'150 Punkte, Art. 5.03, am 16. November 2024, 45 Minuten, 6300 Zug, 1200 Punkte.";
  expect(strayNumbers(text, PLAN)).toEqual(['45', '1200']);
});
