import { expect, test } from 'vitest';
import { MODELS, modelHash } from '../../big21/model.ts';
import type { Certificate } from '../../big21/odds/certificate.ts';
import { evaluatePlayer, wholeRound } from '../../big21/odds/odds.ts';
import { sensible } from '../../big21/odds/player.ts';
import { PUBLISHED } from '../../big21/odds/published.ts';
import { termsOf } from '../../big21/odds/solve.ts';
import { certificatePage } from './certificatePage.ts';
import { certificateSections } from './certificateSections.ts';

const ISSUE = { at: Date.UTC(2026, 10, 15), software: '0.1.0' };

test('B21 3.2 the certificate is a page for people, with plots, and nothing in a name becomes markup', () => {
  const model = MODELS['R']!;
  const whole = evaluatePlayer(wholeRound(0), termsOf(model, true), sensible);
  const proof: Certificate = {
    format: 'gschobe-big21-certificate-1',
    model: '<b>R</b>',
    modelHash: modelHash(model),
    weights: model,
    cards: { 2: 0.5, A: 0.5 },
    free: { 2: 1 },
    payoutRatio: { reference: 'sensible', ratio: 0.88 },
    highestRatio: 0.970395,
    best: [{ purchases: 0, base: 0.7, highLow: 0.9 }],
    players: [{ name: 'sensible', base: 0.64, whole }],
    highLow: [{ level: 5, worth: 7.467061, predictOn: ['2', 'A'] }],
  };
  const page = certificatePage(proof, ISSUE);
  expect(page).toContain('97.04 %');
  expect(page).not.toContain('<b>R</b>');
  expect(page.match(/<svg/g)).toHaveLength(3);
});

test.each([
  ['de', 'B', 'D', 'K'],
  ['fr', 'V', 'D', 'R'],
  ['it', 'F', 'D', 'R'],
  ['en', 'J', 'Q', 'K'],
] as const)(
  'B21 7.2 in %s the certificate calls jack, queen and king %s, %s, %s, as the cards do',
  (language, ...court) => {
    const page = certificatePage(PUBLISHED['R.1']!, ISSUE, language);
    for (const letter of court) expect(page).toContain(`>${letter}<`);
    if (language !== 'en') expect(page).not.toMatch(/>J</);
  },
);

test.each(['de', 'fr', 'it', 'en'] as const)(
  'B21 3.2 in %s the certificate names issuer, day and version, spread, hit rate, dry spells, Risk, randomness, scores',
  (language) => {
    const sections = certificateSections(PUBLISHED['R.1']!, ISSUE, language);
    const [issue, spread, risk, randomness, scores] = sections;
    expect(sections).toHaveLength(5);
    expect(issue!.lead).toMatch(/46.*88.*97/s);
    expect(issue!.rows.map(([, value]) => value).join(' ')).toMatch(/Gschobe.*2026.*0\.1\.0/s);
    const reference = spread!.rows.find((row) => row[0]?.match(/Referenz|référence|riferimento|reference/));
    expect(reference?.slice(1, 3)).toEqual(['3.415', '11.662']);
    expect(risk!.rows.find((row) => row[0] === reference?.[0])?.slice(1)).toEqual([
      '88.00\u00A0%',
      '77.44\u00A0%',
      '68.15\u00A0%',
    ]);
    for (const [, away] of randomness!.rows) expect(Math.abs(Number(away))).toBeLessThan(4);
    expect(scores!.rows.map(([, score]) => score)).toEqual(['100.0', '8.0', '4.5', '3.5', '2.4 – 3.1', '2.0', '1.2']);
  },
);
