import type { PeopleWire } from '../people/wire.ts';
import type { TournamentWire } from '../tournament/wire.ts';

/**
 * All that passes between browser and server: the requests of every subject. Types only; nothing of this is in the
 * bundle. A request that is not listed cannot be asked and cannot be answered.
 */
export type Wire = PeopleWire & TournamentWire;
