import type { Immutable } from '../kit/immutable.ts';
import { francs, type Rappen } from './money.ts';

/**
 * What is done at the desk with somebody else's account, never with one's own, and who the second person is. Nobody
 * moves money alone: what needs no second person moves none.
 */
export type SecondPerson = Immutable<
  | { when: 'always' }
  | { when: 'never' }
  /** The player says on an own device that it was so; for what exceeds the sum in 24 hours, a second cashier. */
  | { when: 'player-confirms'; sum: Rappen }
  /** Whoever released it, or checked the identity of its owner, does not hand it over. */
  | { when: 'checked-or-released' }
>;

/** Gaming ordinance 50, anti-money-laundering ordinance 4; the sums are the house's. */
export const DESK_DUTIES = {
  deposit: { when: 'player-confirms', sum: francs(1_000) },
  checkIdentity: { when: 'never' },
  payOut: { when: 'checked-or-released' },
  returnPayout: { when: 'always' },
  proposeCorrection: { when: 'always' },
  closeTill: { when: 'always' },
  exclude: { when: 'always' },
  readmit: { when: 'always' },
} as const satisfies Record<string, SecondPerson>;
export type DeskDuty = keyof typeof DESK_DUTIES;
