import { signal } from '@preact/signals';
import { get, whenSignedOut } from './request.ts';

/** Who is signed in: undefined until we know, null for a guest. */
export interface Session {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly string[];
}

export const session = signal<Session | null | undefined>(undefined);

whenSignedOut(() => {
  session.value = null;
});

/** Asks the server who we are; a guest is told so without a fuss. */
export async function refreshSession(): Promise<void> {
  const answer = await get<Session | null>('/me');
  session.value = answer.ok && answer.value?.firstName ? answer.value : null;
}

export const hasRole = (role: string): boolean => session.value?.roles.includes(role) ?? false;
