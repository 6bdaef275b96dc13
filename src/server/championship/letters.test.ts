import { expect, test } from 'vitest';
import { SSC8 } from '../../championship/template.ts';
import { zurichInstant } from '../../kit/time.ts';
import { LANGUAGES } from '../../people/person.ts';
import { letterFor } from './letters.ts';

test.each(LANGUAGES)(
  'SSC 6.03 the letter about the semi-final says how many count in this edition (%s)',
  (language) => {
    const template = { ...SSC8, semiFinal: { ...SSC8.semiFinal, matches: 8, best: 4 } };
    const opens = { kind: 'semiFinalOpens', lastStart: zurichInstant('2024-10-27T23:00'), matches: 8 } as const;
    const links = { home: 'https://example.ch/championship?edition=x', personal: 'https://example.ch/join/x' };
    const { paragraphs } = letterFor(language, { title: 'SSC', template }, opens, links);
    expect(paragraphs[0]).toMatch(/8\D+4\D*$/);
  },
);
