import type { MatchNews } from '../schieber/wire.ts';

/** What is pushed: a kind of topic and the news its listeners get. 'match:7f3a' is a topic of the kind 'match'. */
export interface Topics {
  match: MatchNews;
  // Each listener hears what its own actor may see, or just that something changed.
  edition: unknown;
  tournament: unknown;
  big21: unknown;
  wallet: unknown;
}

export type TopicKind = keyof Topics & string;
export type TopicName<Kind extends TopicKind = TopicKind> = `${Kind}:${string}`;
