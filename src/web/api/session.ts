import { signal } from '@preact/signals';
import { get, whenSignedOut } from './request.ts';

/** A person who is signed in. */
export interface Session {
  readonly kind: 'person';
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly string[];
  /** 'set-up': a role waits for a second factor. */
  readonly secondFactor: 'done' | 'set-up' | 'none';
}

type Who = Session | { readonly kind: 'guest' } | { readonly kind: 'half' } | undefined;

/** Who is signed in: undefined until we know, null for a guest. */
export const session = signal<Session | null | undefined>(undefined);

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
  const answer = await get<Who>('/me');
  const who = answer.ok ? answer.value : undefined;
  isKnown.value = who?.kind === 'person' || who?.kind === 'guest';
  session.value = who?.kind === 'person' ? who : null;
}

export const hasRole = (role: string): boolean => session.value?.roles.includes(role) ?? false;
