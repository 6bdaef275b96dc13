import type { TopicKind, TopicName, Topics } from '../../wire/topics.ts';
import type { Actor } from '../http/actor.ts';

/** A kind of topic, such as 'match' for 'match:7f3a'. */
export interface Topic {
  readonly kind: string;
  /** Public topics are also open to those who have not signed in, and say the same to everybody. */
  readonly isPublic: boolean;
  /** Under which id its changes are published, where that is not the one a device listens with: no secret goes round. */
  publishedAs?(id: string): string;
  /** What this actor may see of it now; undefined: nothing, there is no such topic for him. */
  load(id: string, actor: Actor): Promise<unknown>;
}

/** Who hears of a change. */
export interface Audience {
  /** Only this actor ('person:ID'): news of a private topic are for one person's devices. */
  readonly to?: string | undefined;
  /** Not this device: it asked for the change and has been answered. */
  readonly except?: string | undefined;
}

/**
 * 'match:7f3a' has changed. With news (a few kilobytes at most) all who listen get them; of a private topic say to
 * whom. Without, every device gets what its own actor may see, from the topic's `load`.
 */
export type Publish = <Kind extends TopicKind>(
  topic: TopicName<Kind>,
  news?: Topics[Kind],
  audience?: Audience,
) => void;
