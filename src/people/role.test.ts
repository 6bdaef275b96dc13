import { expect, test } from 'vitest';
import { isAllowed, isStaff, PERMISSIONS, type Permission, ROLES, TWO_PERSONS } from './role.ts';

test('deny by default: no roles, no permission', () => {
  for (const permission of Object.keys(PERMISSIONS) as Permission[]) expect(isAllowed([], permission)).toBe(false);
});

test('a guest may practise and enter an evening with its code, and nothing else', () => {
  const allowed = (Object.keys(PERMISSIONS) as Permission[]).filter((permission) => isAllowed(['guest'], permission));
  expect(allowed).toEqual(['site.read', 'account.enter', 'match.practise', 'tournament.enter']);
});

test('SSC 7.05 (2) only the supervisor initials a sheet, and SSC 7.03 only the director starts a Passe', () => {
  expect(ROLES.filter((role) => isAllowed([role], 'sheet.initial'))).toEqual(['supervisor']);
  expect(ROLES.filter((role) => isAllowed([role], 'passe.start'))).toEqual(['director']);
});

test('the auditor reads and changes nothing', () => {
  const allowed = (Object.keys(PERMISSIONS) as Permission[]).filter((permission) => isAllowed(['auditor'], permission));
  expect(allowed.filter((permission) => !permission.endsWith('.read'))).toEqual([]);
});

test('exclusions and corrections need a second person', () => {
  expect(TWO_PERSONS).toContain('people.exclude');
  expect(isStaff(['player', 'writer'])).toBe(false);
  expect(isStaff(['player', 'cashier'])).toBe(true);
});
