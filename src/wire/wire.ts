import type { Big21Wire } from '../big21/wire.ts';
import type { OfficeWire } from '../championship/officeWire.ts';
import type { ChampionshipWire } from '../championship/wire.ts';
import type { DailyWire } from '../daily/wire.ts';
import type { Exchange } from '../kit/wire.ts';
import type { LedgerWire } from '../ledger/wire.ts';
import type { NumbersWire } from '../numbers/wire.ts';
import type { PeopleWire } from '../people/wire.ts';
import type { SchieberWire } from '../schieber/wire.ts';
import type { TournamentWire } from '../tournament/wire.ts';
import type { HandbookWire } from './handbook.ts';
import type { RecordsWire } from './records.ts';

/**
 * All that passes between browser and server: the requests of every subject. Types only; nothing of this is in the
 * bundle. A request that is not listed cannot be asked and cannot be answered.
 */
export type Wire = Checked<
  PeopleWire &
    SchieberWire &
    DailyWire &
    NumbersWire &
    ChampionshipWire &
    OfficeWire &
    TournamentWire &
    LedgerWire &
    Big21Wire &
    RecordsWire &
    HandbookWire
>;

/** Each request says what it answers; what it is refused for has a code. */
type Checked<Requests extends { readonly [Key in keyof Requests]: Exchange }> = Requests;
