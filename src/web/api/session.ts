import { signal } from '@preact/signals';
import type { Role } from '../../people/role.ts';
import type { SignedIn } from '../../people/wire.ts';
import { call } from './call.ts';
import { whenSignedOut } from './request.ts';

/** Who is signed in: undefined until we know, null for a guest. */
export const session = signal<SignedIn | null | undefined>(undefined);

/** True when the server knows us, as a person or as a guest: then there may be matches. */
export const isKnown = signal(false);

whenSignedOut(() => {
  session.value = null;
});

let asking: Promise<void> | undefined;

/** Asks the server who we are; a guest is told so without a fuss. */
export function refreshSession(): Promise<void> {
  asking = ask();
  return asking;
}

/** When we know who we are, for whoever must not guess. */
export const sessionKnown = (): Promise<void> => asking ?? refreshSession();

async function ask(): Promise<void> {
  const answer = await call('GET /me');
  const who = answer.ok ? answer.value : undefined;
  isKnown.value = who?.kind === 'person' || who?.kind === 'guest';
  session.value = who?.kind === 'person' ? who : null;
}

export const hasRole = (role: Role): boolean => session.value?.roles.includes(role) ?? false;
