import { isAllowed, type Permission, type Role } from '../../people/role.ts';

/** Who is asking. `isHost`: at the browser that runs the tournaments of a hall, whoever sits there. */
export type Actor = { readonly isHost?: boolean } & (
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'guest'; readonly id: string }
  | { readonly kind: 'person'; readonly id: string; readonly roles: readonly Role[] }
);

/** Who did it, in events and in the audit: an id, never a name. */
export const actorText = (actor: Actor): string =>
  actor.kind === 'anonymous' ? 'anonymous' : `${actor.kind}:${actor.id}`;

/** Who may use a route, by the matrix of people/role.ts. Whose the object is, the handler checks. */
export interface Policy {
  readonly permission: Permission;
}
/** The only way to write a policy. */
export const may = (permission: Permission): Policy => ({ permission });

export type PolicyRefusal = { readonly code: 'not-signed-in' } | { readonly code: 'forbidden' };

/** Undefined: come in. */
export function refusalFor({ permission }: Policy, actor: Actor): PolicyRefusal | undefined {
  const who = actor.kind === 'person' ? (['person', ...actor.roles] as const) : [actor.kind];
  if (isAllowed(actor.isHost ? [...who, 'host'] : who, permission)) return undefined;
  return { code: actor.kind === 'person' ? 'forbidden' : 'not-signed-in' };
}
