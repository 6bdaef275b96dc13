import type { Immutable } from '../../kit/immutable.ts';
import type { Citation, Regulation } from '../regulation.ts';

/**
 * Who somebody is on an evening: by a code from a QR picture, or by an account of the house. `wall` is the projector,
 * `table` the phone that lies beside the Jass sheet, `laptop` a second laptop that follows.
 */
export const EVENING_ROLES = ['director', 'desk', 'supervisor', 'table', 'player', 'wall', 'laptop', 'nobody'] as const;
export type EveningRole = (typeof EVENING_ROLES)[number];

/** Helpers with a code of their own. */
export const STAFF_ROLES = ['director', 'desk', 'supervisor'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

interface Entitled {
  readonly roles: readonly EveningRole[];
  /** The paragraph that says so, where one does. */
  readonly about?: Citation;
}

const DIRECTOR = ['director'] as const;
const DESK = ['director', 'desk'] as const;
const CONTROL = ['director', 'supervisor'] as const;
const LAPTOPS = ['director', 'laptop'] as const;

/**
 * The evening's own matrix. From the regulations: only the supervisor, and the director above him, initials sheets and
 * totals (SSC 7.05 (2), EBH 7); a Passe begins on the director's word (SSC 7.03, EBH 2) and only he warns and excludes (SSC 7.05 (11), EBH 9);
 * everybody may recompute a draw (ruling G23).
 */
export const RIGHTS = {
  'evening.see': { roles: [...STAFF_ROLES, 'table', 'player', 'wall'] },
  'draw.read': { roles: EVENING_ROLES },
  'sheet.read': { roles: STAFF_ROLES },
  'log.read': { roles: STAFF_ROLES },
  'list.read': { roles: STAFF_ROLES },
  'print.read': { roles: STAFF_ROLES },
  'backup.read': { roles: DIRECTOR },
  'people.write': { roles: DESK },
  // By the link, without a code: somebody who is not on the list yet. The results, when the host shares them.
  'people.register': { roles: EVENING_ROLES },
  'results.read': { roles: EVENING_ROLES },
  'member.keep': { roles: DESK },
  'till.keep': { roles: DESK },
  'registration.open': { roles: DESK },
  'people.forget': { roles: DIRECTOR },
  'finalists.take': { roles: DIRECTOR },
  'staff.write': { roles: DIRECTOR },
  // Whoever has the invitation: the device has no code yet.
  'invitation.use': { roles: EVENING_ROLES },
  'regulation.change': { roles: DIRECTOR },
  'draw.run': { roles: DESK },
  'passe.start': { roles: DIRECTOR, about: 'start' },
  'director.call': { roles: STAFF_ROLES },
  'hall.announce': { roles: DESK },
  'player.warn': { roles: DIRECTOR, about: 'warning' },
  'player.exclude': { roles: DIRECTOR, about: 'decision' },
  'total.enter': { roles: [...STAFF_ROLES, 'player'], about: 'sheet' },
  'total.initial': { roles: CONTROL, about: 'visa' },
  'total.handIn': { roles: STAFF_ROLES, about: 'sheet' },
  'prize.give': { roles: DIRECTOR },
  'ranking.publish': { roles: DIRECTOR },
  'evening.finish': { roles: DIRECTOR, about: 'decision' },
  // The evening goes on at another laptop, or does not.
  'evening.follow': { roles: LAPTOPS },
  'evening.handOver': { roles: LAPTOPS },
  'sheet.write': { roles: [...STAFF_ROLES, 'table', 'player'], about: 'sheet' },
  'sheet.type': { roles: STAFF_ROLES, about: 'sheet' },
  'sheet.sign': { roles: CONTROL, about: 'sheet' },
  'sheet.visa': { roles: CONTROL, about: 'sheet' },
  'sheet.return': { roles: STAFF_ROLES, about: 'sheet' },
  'sheet.correct': { roles: STAFF_ROLES, about: 'sheet' },
  'sheet.void': { roles: DIRECTOR, about: 'decision' },
  'sheet.reseat': { roles: STAFF_ROLES, about: 'draw' },
  'sheet.substitute': { roles: STAFF_ROLES, about: 'sheet' },
  'sheet.abort': { roles: STAFF_ROLES, about: 'sheet' },
  'ruling.give': { roles: STAFF_ROLES, about: 'sheet' },
} as const satisfies Record<string, Entitled>;
export type Right = keyof typeof RIGHTS;

export type RightRefusal = Immutable<
  { code: 'director-only'; article: string } | { code: 'supervisor-only'; article: string }
>;

export function isEntitled(role: EveningRole, right: Right): boolean {
  const { roles }: Entitled = RIGHTS[right];
  return roles.includes(role);
}

/** Why not, with the paragraph; undefined for who may, and for what no paragraph speaks of. */
export function missing(role: EveningRole, right: Right, articles: Regulation['articles']): RightRefusal | undefined {
  const { roles, about }: Entitled = RIGHTS[right];
  if (about === undefined || roles.includes(role)) return undefined;
  return { code: roles.length === 1 ? 'director-only' : 'supervisor-only', article: articles[about] };
}
