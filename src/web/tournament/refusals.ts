import type { RefusalsOf, WordingsOf } from '../../kit/wire.ts';
import type { TournamentWire } from '../../tournament/wire.ts';
import type { CommonRefusal } from '../../wire/refusals.ts';

/** Words for every refusal of the live tournament that the shell has none for: one that is missing does not compile. */
export type TournamentWordings = WordingsOf<Exclude<RefusalsOf<TournamentWire>, CommonRefusal>>;
