import type { EditionView } from '../championship/wire.ts';

/** What is pushed: a kind of topic and the message its listeners get. 'match:7f3a' is a topic of the kind 'match'. */
export type Topics = ChampionshipTopics;

/** 'edition:2024': its lists, its phase or its standing have changed. */
export interface ChampionshipTopics {
  readonly edition: EditionView;
}

export type TopicKind = keyof Topics & string;
