import { expect, test } from 'vitest';
import { isAllowed, isStaff, PERMISSIONS, type Permission, ROLES } from './role.ts';

test('deny by default: no roles, no permission', () => {
  for (const permission of Object.keys(PERMISSIONS) as Permission[]) expect(isAllowed([], permission)).toBe(false);
});

test('a guest may practise, see the own matches and enter an evening with its code, and nothing else', () => {
  const allowed = (Object.keys(PERMISSIONS) as Permission[]).filter((permission) => isAllowed(['guest'], permission));
  expect(allowed).toEqual([
    ...['site.read', 'account.enter', 'match.promise', 'match.practise', 'match.own', 'daily.play'],
    ...['tournament.enter', 'big21.play'],
  ]);
});

test('SSC 7.05 (2) only the supervisor initials a sheet, and SSC 7.03 only the director starts a Passe', () => {
  expect(ROLES.filter((role) => isAllowed([role], 'sheet.initial'))).toEqual(['supervisor']);
  expect(ROLES.filter((role) => isAllowed([role], 'passe.start'))).toEqual(['director']);
});

test('the auditor reads and changes nothing', () => {
  const allowed = (Object.keys(PERMISSIONS) as Permission[]).filter((permission) => isAllowed(['auditor'], permission));
  expect(allowed.filter((permission) => !permission.endsWith('.read'))).toEqual([]);
});

test('staff are those who work for the organiser; a writer is a player of the table (SSC 7.05 (1))', () => {
  expect(isStaff(['player', 'writer'])).toBe(false);
  expect(isStaff(['player', 'cashier'])).toBe(true);
});
