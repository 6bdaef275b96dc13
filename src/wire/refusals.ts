import type { Immutable } from '../kit/immutable.ts';

/** What the server says before a subject is asked, or when it cannot be asked. */
export type HttpRefusal = Immutable<
  | { code: 'invalid'; part?: string; path?: string; why?: string }
  | { code: 'not-signed-in' }
  | { code: 'forbidden' }
  | { code: 'cross-site' }
  | { code: 'not-found' }
  | { code: 'no-such-route' }
  | { code: 'wrong-method' }
  | { code: 'too-large'; bytes: number }
  | { code: 'wrong-content-type' }
  | { code: 'key-missing' }
  | { code: 'rate-limited'; seconds: number }
  | { code: 'internal-error' }
  | { code: 'unavailable' }
  /** It lies in the file of an old month, which is not on this machine now. */
  | { code: 'in-archive'; month: string }
>;

/** The same key for another command; or somebody else was faster too often. */
export type StoreRefusal = { readonly code: 'idempotency-conflict' } | { readonly code: 'stale-version' };

/** What the browser says when no answer came, or none of ours. */
export type NoAnswer = { readonly code: 'offline' } | { readonly code: 'server-failed' };

/** Every request may be refused like this; the words stand with the shell. */
export type CommonRefusal = HttpRefusal | StoreRefusal | NoAnswer;
