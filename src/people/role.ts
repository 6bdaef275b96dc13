/** Who may do what. Deny by default: a permission not listed for a role does not exist for it. */
export const ROLES = ['player', 'writer', 'supervisor', 'director', 'organiser', 'cashier', 'auditor'] as const;
export type Role = (typeof ROLES)[number];
/**
 * Besides the roles: everybody with an account, a guest, who may practise, who has not said a word yet, and whoever sits at
 * the browser that runs the tournaments of a hall.
 */
export type Actor = Role | 'person' | 'guest' | 'anonymous' | 'host';

/** Those who work for the organiser need a second factor; the writer is a player elected by the table (SSC 7.05 (1)). */
export const STAFF: readonly Role[] = ['supervisor', 'director', 'organiser', 'cashier', 'auditor'];
export const isStaff = (roles: readonly Role[]): boolean => roles.some((role) => STAFF.includes(role));

const GUEST = ['guest', 'person'] as const;
const ANYBODY = ['anonymous', ...GUEST] as const;

/**
 * The matrix, permission by permission. Rules from the regulations: only the supervisor completes and initials the
 * standing sheets (SSC 7.05 (2)), a Passe starts on the director's word (SSC 7.03), the auditor only reads.
 */
export const PERMISSIONS = {
  'site.read': ANYBODY,
  'account.enter': ANYBODY,
  'account.own': ['person'],
  // A promise gives no right; a page fetches it ahead, before anybody is known. SSC 2.05
  'match.promise': ANYBODY,
  'match.practise': GUEST,
  // A guest or a person looks at, plays and checks the own matches; whose a match is, its process says. SSC 2.02
  'match.own': GUEST,
  // One counted try a person, or a device of a guest; the rules of the day say when.
  'daily.play': GUEST,
  'match.play': ['player'],
  'sheet.write': ['writer'],
  'sheet.initial': ['supervisor'],
  'passe.start': ['director'],
  'tournament.rule': ['director'],
  'tournament.run': ['director', 'organiser', 'host'],
  'tournament.list': ['director', 'organiser', 'supervisor', 'host'],
  // Most come with a code from a QR picture: the evening's own matrix decides (tournament/evening/rights.ts).
  'tournament.enter': ANYBODY,
  // Whoever has an account may ask to take part; whether one may, the rules say (SSC 1, 3).
  'championship.play': ['person'],
  'edition.run': ['organiser'],
  'edition.read': ['organiser', 'director', 'auditor'],
  'people.read': ['organiser', 'director', 'auditor'],
  'people.review': ['organiser'],
  'people.exclude': ['organiser', 'director'],
  // What identifies somebody, once something hangs on it. SSC 7.02, B21 5
  'people.change': ['organiser', 'director'],
  'people.staff': ['organiser'],
  'ranking.correct': ['organiser'],
  'lot.draw': ['director', 'organiser'],
  // Guests practise; a stake of money needs an account, which the rules ask for at the stake (B21 5).
  'big21.play': GUEST,
  'big21.exclude': ['organiser', 'director'],
  // New terms and odds are proposed by an organiser and approved by another one, or by the director (B21 24.2).
  'big21.announce': ['organiser'],
  'big21.approve': ['organiser', 'director'],
  // B21 names no staff. Whoever books money and pays it out is a cashier, and corrects with a second one; the organiser,
  // who answers for the house, and the auditor only read, so that nobody corrects what he answers for. The director, who
  // may exclude, sees whom.
  'ledger.read': ['cashier', 'organiser', 'director', 'auditor'],
  'books.read': ['organiser', 'auditor'],
  'ledger.pay': ['cashier'],
  'ledger.correct': ['cashier'],
  'mail.read': ['organiser', 'auditor'],
  'mail.send': ['organiser'],
  'audit.read': ['auditor', 'organiser'],
  // The director needs the list for the identity check at the door of the final (SSC 7.02).
  'export.read': ['organiser', 'director', 'auditor'],
} as const satisfies Record<string, readonly Actor[]>;
export type Permission = keyof typeof PERMISSIONS;

export function isAllowed(roles: readonly Actor[], permission: Permission): boolean {
  const allowed: readonly Actor[] = PERMISSIONS[permission];
  return roles.some((role) => allowed.includes(role));
}
