import { absurd } from '../../kit/absurd.ts';

export const ROLES = ['player', 'writer', 'supervisor', 'director', 'organiser', 'cashier', 'auditor'] as const;
export type Role = (typeof ROLES)[number];

/** Who is asking. */
export type Actor =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'guest'; readonly id: string }
  | { readonly kind: 'person'; readonly id: string; readonly roles: readonly Role[] };

/** Who did it, in events and in the audit: an id, never a name. */
export const actorText = (actor: Actor): string =>
  actor.kind === 'anonymous' ? 'anonymous' : `${actor.kind}:${actor.id}`;

/** Who may use a route. Whose the object is, the handler checks. */
export type Policy = 'public' | 'guest-or-person' | 'person' | { readonly role: readonly Role[] };

export type PolicyRefusal = { readonly code: 'not-signed-in' } | { readonly code: 'forbidden' };

/** Undefined: come in. */
export function refusalFor(policy: Policy, actor: Actor): PolicyRefusal | undefined {
  if (policy === 'public') return undefined;
  if (actor.kind === 'anonymous') return { code: 'not-signed-in' };
  if (policy === 'guest-or-person') return undefined;
  if (actor.kind === 'guest') return { code: 'not-signed-in' };
  if (policy === 'person') return undefined;
  if ('role' in policy)
    return policy.role.some((role) => actor.roles.includes(role)) ? undefined : { code: 'forbidden' };
  return absurd(policy);
}
