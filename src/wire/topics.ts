import type { Big21View } from '../big21/view.ts';
import type { EditionView } from '../championship/wire.ts';
import type { MatchNews } from '../schieber/wire.ts';
import type { TournamentTopics } from '../tournament/wire.ts';

/** What is pushed: a kind of topic and the news its listeners get. 'match:7f3a' is a topic of the kind 'match'. */
export interface Topics extends SchieberTopics, ChampionshipTopics, TournamentTopics, Big21Topics {
  // Each listener hears what its own actor may see, or just that something changed.
  readonly wallet: unknown;
}

/** 'match:7f3a…': what another device played, or the clock did. */
export interface SchieberTopics {
  readonly match: MatchNews;
}

/** 'edition:2024': its lists, its phase or its standing have changed. */
export interface ChampionshipTopics {
  readonly edition: EditionView;
}

/** A game of Big21, for another device of its player. */
export interface Big21Topics {
  readonly big21: Big21View;
}

export type TopicKind = keyof Topics & string;
export type TopicName<Kind extends TopicKind = TopicKind> = `${Kind}:${string}`;
