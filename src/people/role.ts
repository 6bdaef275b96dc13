/** Who may do what. Deny by default: a permission not listed for a role does not exist for it. */
export const ROLES = ['player', 'writer', 'supervisor', 'director', 'organiser', 'cashier', 'auditor'] as const;
export type Role = (typeof ROLES)[number];
/** Besides the roles: everybody with an account, a guest, who may practise, and who has not said a word yet. */
export type Actor = Role | 'person' | 'guest' | 'anonymous';

/** Those who work for the organiser need a second factor; the writer is a player elected by the table (SSC 7.05 (1)). */
export const STAFF: readonly Role[] = ['supervisor', 'director', 'organiser', 'cashier', 'auditor'];
export const isStaff = (roles: readonly Role[]): boolean => roles.some((role) => STAFF.includes(role));

/**
 * The matrix, permission by permission. Rules from the regulations: only the supervisor completes and initials the
 * standing sheets (SSC 7.05 (2)), a Passe starts on the director's word (SSC 7.03), the auditor only reads.
 */
const GUEST = ['guest', 'person'] as const;
const ANYBODY = ['anonymous', ...GUEST] as const;

export const PERMISSIONS = {
  'site.read': ANYBODY,
  'account.enter': ANYBODY,
  'account.own': ['person'],
  'match.practise': GUEST,
  'match.play': ['player'],
  'sheet.write': ['writer'],
  'sheet.initial': ['supervisor'],
  'passe.start': ['director'],
  'tournament.rule': ['director'],
  'tournament.run': ['director', 'organiser'],
  'tournament.list': ['director', 'organiser', 'supervisor'],
  // Most come with a code from a QR picture: the evening's own matrix decides (tournament/evening/rights.ts).
  'tournament.enter': ANYBODY,
  'edition.run': ['organiser'],
  'people.read': ['organiser', 'director', 'auditor'],
  'people.review': ['organiser'],
  'people.exclude': ['organiser', 'director'],
  'people.staff': ['organiser'],
  'ranking.correct': ['organiser'],
  'lot.draw': ['director', 'organiser'],
  'ledger.read': ['cashier', 'auditor'],
  'ledger.pay': ['cashier'],
  'ledger.correct': ['cashier', 'organiser'],
  'mail.read': ['organiser', 'auditor'],
  'audit.read': ['auditor', 'organiser'],
  'export.read': ['organiser', 'auditor'],
} as const satisfies Record<string, readonly Actor[]>;
export type Permission = keyof typeof PERMISSIONS;

/** What needs a second person: proposed by one, approved by another who may do the same. */
export const TWO_PERSONS: readonly Permission[] = ['people.exclude', 'ledger.correct', 'ranking.correct'];

export function isAllowed(roles: readonly Actor[], permission: Permission): boolean {
  const allowed: readonly Actor[] = PERMISSIONS[permission];
  return roles.some((role) => allowed.includes(role));
}
