import { signal } from '@preact/signals';
import type { Role } from '../../people/role.ts';
import type { SignedIn } from '../../people/wire.ts';
import { remember, remembered } from '../shell/memory.ts';
import { call } from './call.ts';
import { whenSignedOut } from './request.ts';

/** Who is signed in: undefined until we know, null for a guest. */
export const session = signal<SignedIn | null | undefined>(undefined);

/** True when the server knows us, as a person or as a guest: then there may be matches. */
export const isKnown = signal(false);

whenSignedOut(() => {
  session.value = null;
});

const KNOWN = 'known';

/** Whether the server knew this browser when it last said: a page may wait for what is to come. */
export const wasKnown = (): boolean => remembered(KNOWN) === true;

export function setKnown(known: boolean): void {
  isKnown.value = known;
  remember(KNOWN, known || undefined);
}

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
  if (answer.ok) setKnown(who?.kind === 'person' || who?.kind === 'guest');
  session.value = who?.kind === 'person' ? who : null;
}

export const hasRole = (role: Role): boolean => session.value?.roles.includes(role) ?? false;
