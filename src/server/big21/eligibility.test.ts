import { expect, test } from 'vitest';
import { zurichInstant } from '../../kit/time.ts';
import { NEW_WALLET } from '../../ledger/wallet.ts';
import type { Person } from '../../people/person.ts';
import type { PersonalData } from '../../people/registration.ts';
import { IN_FORCE, personObstacle, walletObstacle } from './eligibility.ts';

const at = zurichInstant('2024-10-24T12:00');
const person = {
  id: 'p',
  via: 'email',
  registeredAt: 0,
  confirmed: true,
  rules: {},
  consents: [],
  roles: [],
} as const satisfies Person;
const data = { postcode: '8002', born: '1980-05-05' } as PersonalData;

test.each([
  ['welcome', person, data, undefined],
  ['17 years and 364 days', person, { ...data, born: '2006-10-25' }, 'B21 1.1'],
  ['18 today', person, { ...data, born: '2006-10-24' }, undefined],
  ['Lugano', person, { ...data, postcode: '6900' }, 'B21 1.2'],
  ['Vaduz', person, { ...data, postcode: '9490' }, 'B21 1.2'],
  ['Lausanne', person, { ...data, postcode: '1003' }, 'B21 1.2'],
  ['Chur', person, { ...data, postcode: '7000' }, undefined],
  ['address not confirmed', { ...person, confirmed: false }, data, 'B21 5'],
  ['deleted', { ...person, deletedAt: 1 }, data, 'B21 5'],
  ['held as a possible second account', { ...person, hold: { suspects: ['q'], since: 0 } }, data, 'B21 5'],
  ['no account', undefined, undefined, 'B21 5'],
] as const)('B21 1.2, B21 5 %s', (_, who, what, article) => {
  expect(personObstacle(who, what as PersonalData | undefined, at)?.article).toBe(article);
});

test('B21 5 the rules and the conditions in force must be accepted, an older version does not do', () => {
  const accepted = (rules: string, conditions: string) => ({ ...NEW_WALLET, accepted: { rules, conditions } });
  expect(walletObstacle(NEW_WALLET, IN_FORCE, at)?.code).toBe('rules-not-accepted');
  expect(walletObstacle(accepted('2023-01-01', IN_FORCE.conditions), IN_FORCE, at)?.code).toBe('rules-not-accepted');
  expect(walletObstacle(accepted(IN_FORCE.rules, '2023-01-01'), IN_FORCE, at)?.code).toBe('rules-not-accepted');
  expect(walletObstacle(accepted(IN_FORCE.rules, IN_FORCE.conditions), IN_FORCE, at)).toBe(undefined);
});
