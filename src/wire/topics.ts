/** What is pushed: a kind of topic and the message its listeners get. 'match:7f3a' is a topic of the kind 'match'. */
export type Topics = Record<never, never>;

export type TopicKind = keyof Topics & string;
