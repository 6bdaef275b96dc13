import type { Immutable } from '../kit/immutable.ts';
import { francs, type Rappen } from './money.ts';

/**
 * What is done at the desk with somebody else's account, never with one's own, and when a second person is needed:
 * always, never, for what one person's sums of 24 hours exceed, or where the same hand would have checked and paid.
 */
export type SecondPerson = Immutable<
  | { when: 'always' }
  | { when: 'never' }
  | { when: 'above'; sum: Rappen }
  /** Whoever released it, or checked the identity of its owner, does not hand it over. */
  | { when: 'checked-or-released' }
>;

/** Gaming ordinance 50, anti-money-laundering ordinance 4; the sums are the house's. */
export const DESK_DUTIES = {
  deposit: { when: 'above', sum: francs(1_000) },
  checkIdentity: { when: 'never' },
  payOut: { when: 'checked-or-released' },
  returnPayout: { when: 'never' },
  proposeCorrection: { when: 'always' },
  exclude: { when: 'always' },
  readmit: { when: 'always' },
} as const satisfies Record<string, SecondPerson>;
export type DeskDuty = keyof typeof DESK_DUTIES;
