import { expect, test } from 'vitest';
import { session } from '../api/session.ts';
import { homeOfStaff } from './afterwards.ts';

test('who runs the championship is at home in the office after signing in, everybody else where they were going', () => {
  const who = { kind: 'person', id: 'a', firstName: 'A', lastName: 'B', language: 'de', secondFactor: 'done' } as const;
  session.value = { ...who, roles: ['player', 'organiser'] };
  expect(homeOfStaff('/account')).toBe('/office');
  session.value = { ...who, roles: ['player'] };
  expect(homeOfStaff('/account')).toBe('/account');
  session.value = null;
});
