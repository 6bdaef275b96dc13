import { expect, test } from 'vitest';
import { isStaff, may, PERMISSIONS, type Permission, ROLES, TWO_PERSONS } from './role.ts';

test('deny by default: no roles, no permission', () => {
  for (const permission of Object.keys(PERMISSIONS) as Permission[]) expect(may([], permission)).toBe(false);
});

test('a guest may practise and nothing else', () => {
  const allowed = (Object.keys(PERMISSIONS) as Permission[]).filter((permission) => may(['guest'], permission));
  expect(allowed).toEqual(['match.practise']);
});

test('SSC 7.05 (2) only the supervisor initials a sheet, and SSC 7.03 only the director starts a Passe', () => {
  expect(ROLES.filter((role) => may([role], 'sheet.initial'))).toEqual(['supervisor']);
  expect(ROLES.filter((role) => may([role], 'passe.start'))).toEqual(['director']);
});

test('the auditor reads and changes nothing', () => {
  const allowed = (Object.keys(PERMISSIONS) as Permission[]).filter((permission) => may(['auditor'], permission));
  expect(allowed.filter((permission) => !permission.endsWith('.read'))).toEqual(['match.practise', 'account.own']);
});

test('exclusions and corrections need a second person', () => {
  expect(TWO_PERSONS).toContain('people.exclude');
  expect(isStaff(['player', 'writer'])).toBe(false);
  expect(isStaff(['player', 'cashier'])).toBe(true);
});
