import type { TournamentWordings } from '../refusals.ts';

/** What a club's evening may be refused. */
export type ClubWordings = Pick<
  TournamentWordings,
  | 'not-in-pairs'
  | 'pair-of-one'
  | 'has-partner'
  | 'pair-without-partner'
  | 'already-seated'
  | 'fee-paid'
  | 'fee-not-paid'
  | 'not-an-amount'
  | 'parts-needed'
  | 'registration-closed'
  | 'too-many-members'
  | 'registration-full'
  | 'partner-needed'
  | 'no-such-series'
  | 'evening-in-series'
  | 'evening-not-in-series'
  | 'too-many-evenings'
  | 'not-a-game'
>;
