import type { Actor } from '../http/actor.ts';

/** A kind of topic, such as 'match' for 'match:7f3a'. */
export interface Topic {
  readonly kind: string;
  /** Public topics are also open to those who have not signed in, and over /api/stream. */
  readonly isPublic: boolean;
  /** What this actor may see of it now; undefined: nothing, there is no such topic for him. */
  load(id: string, actor: Actor): Promise<unknown>;
}

/**
 * 'match:7f3a' has changed. Every device that looks at it gets what its own actor may see, from the topic's `load`;
 * with `data`, all get the same data (public topics only, a few kilobytes at most).
 */
export type Publish = (topic: string, data?: unknown) => void;
