import type { TournamentTopics } from '../tournament/wire.ts';

/** What is pushed: a kind of topic and the message its listeners get. 'match:7f3a' is a topic of the kind 'match'. */
export type Topics = TournamentTopics;

export type TopicKind = keyof Topics & string;
