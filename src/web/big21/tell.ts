import type { TermsRefusal } from '../../big21/terms.ts';
import type { Big21Wire } from '../../big21/wire.ts';
import type { Result } from '../../kit/result.ts';
import type { RefusalsOf } from '../../kit/wire.ts';
import type { LedgerWire } from '../../ledger/wire.ts';
import type { CommonRefusal } from '../../wire/refusals.ts';
import type { Refused } from '../api/refusal.ts';

/** All that Big21 and its money may be refused for, new terms apart; each has words in the catalogue. */
export type MoneyRefusal = Exclude<RefusalsOf<Big21Wire & LedgerWire>, CommonRefusal | TermsRefusal>;
export type MoneyRefused = Refused<MoneyRefusal | CommonRefusal>;

/** Does it, then says on the screen that it is done or why not. */
export type Tell = (work: Promise<Result<unknown, MoneyRefused>>) => Promise<void>;
