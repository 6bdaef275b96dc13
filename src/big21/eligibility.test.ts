import { expect, test } from 'vitest';
import { zurichInstant } from '../kit/time.ts';
import { wallet } from '../ledger/wallet.ts';
import { CANTONS as ALL, cantonOf } from '../people/postcode.ts';
import { accountObstacle, CANTONS, type Player, playerObstacle } from './eligibility.ts';
import { FIRST_TERMS } from './terms.ts';

const at = zurichInstant('2024-10-24T12:00');
const livingAt = (postcode: string, born = '1980-05-05'): Player => ({
  ...{ isDeleted: false, isConfirmed: true, isExcluded: false, isHeld: false },
  residence: { born, postcode, canton: cantonOf(postcode) },
});
const player = livingAt('8002');

test.each([
  ['welcome', player, undefined],
  ['17 years and 364 days', livingAt('8002', '2006-10-25'), 'B21 1.1'],
  ['18 today', livingAt('8002', '2006-10-24'), undefined],
  ['Lugano', livingAt('6900'), 'B21 1.2'],
  ['Vaduz', livingAt('9490'), 'B21 1.2'],
  ['Lausanne', livingAt('1003'), 'B21 1.2'],
  ['Chur', livingAt('7000'), undefined],
  ['data not given', { ...player, residence: undefined }, 'B21 5'],
  ['address not confirmed', { ...player, isConfirmed: false }, 'B21 5'],
  ['deleted', { ...player, isDeleted: true }, 'B21 5'],
  ['excluded', { ...player, isExcluded: true }, 'B21 5'],
  ['held as a possible second account', { ...player, isHeld: true }, 'B21 5'],
  ['no account', undefined, 'B21 5'],
] as const)('B21 1.2, B21 5 %s', (_, who, article) => {
  expect(playerObstacle(who, at)?.article).toBe(article);
});

test('B21 1.2 nineteen cantons offer Big21; the seven others do not', () => {
  expect(CANTONS).toHaveLength(19);
  expect(ALL.filter((canton) => !CANTONS.some((offered) => offered === canton))).toEqual([
    ...['FR', 'GE', 'JU', 'NE', 'TI', 'VD', 'VS'],
  ]);
});

test('B21 5 the rules and the conditions in force must be accepted, an older version does not do', () => {
  const code = (rules: string, conditions: string) =>
    accountObstacle({ ...wallet.initial, accepted: { rules, conditions } }, FIRST_TERMS, at)?.code;
  const { rules, conditions } = FIRST_TERMS;
  expect(accountObstacle(wallet.initial, FIRST_TERMS, at)?.code).toBe('rules-not-accepted');
  expect(code('2023-01-01', conditions)).toBe('rules-not-accepted');
  expect(code(rules, '2023-01-01')).toBe('rules-not-accepted');
  expect(code(rules, conditions)).toBe(undefined);
});
