import type { Big21View } from '../big21/view.ts';
import type { EditionView } from '../championship/wire.ts';

/** 'edition:2024': its lists, its phase or its standing have changed. */
export interface ChampionshipTopics {
  readonly edition: EditionView;
}

/** A game of Big21, for another device of its player. */
export interface Big21Topics {
  readonly big21: Big21View;
}

/** What is pushed: a kind of topic and the message its listeners get. 'match:7f3a' is a topic of the kind 'match'. */
export type Topics = ChampionshipTopics & Big21Topics;

export type TopicKind = keyof Topics & string;
