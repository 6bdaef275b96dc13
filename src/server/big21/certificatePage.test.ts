import { expect, test } from 'vitest';
import { MODELS, modelHash } from '../../big21/model.ts';
import type { Certificate } from '../../big21/odds/certificate.ts';
import { evaluatePlayer, wholeRound } from '../../big21/odds/odds.ts';
import { sensible } from '../../big21/odds/player.ts';
import { PUBLISHED } from '../../big21/odds/published.ts';
import { termsOf } from '../../big21/odds/solve.ts';
import { certificatePage } from './certificatePage.ts';

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
  const page = certificatePage(proof);
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
    const page = certificatePage(PUBLISHED['R.1']!, language);
    for (const letter of court) expect(page).toContain(`>${letter}<`);
    if (language !== 'en') expect(page).not.toMatch(/>J</);
  },
);
