import { invariant } from '../../kit/absurd.ts';
import type { Instant } from '../../kit/time.ts';
import type { HostedEvent, HostedMatch, Opening } from '../../schieber/hosted.ts';
import type { Match } from '../../schieber/match.ts';
import type { SchieberJobs } from '../../wire/jobs.ts';
import type { Trx } from '../store/database.ts';
import type { Services } from '../subject.ts';
import type { Players } from './players.ts';
import { type Clock, project } from './projection.ts';
import type { Seeds } from './seeds.ts';

/** What all that is done with matches needs. */
export interface MatchContext {
  readonly services: Services;
  readonly players: Players;
  readonly seeds: Seeds;
  /** Whoever counts matches when they end: the championship, the daily twelve. */
  readonly observers: OnEnded[];
}

/** A match that has just ended, told to whoever counts it, in the transaction of its last card. */
export interface Ended {
  readonly id: string;
  readonly opening: Opening;
  readonly match: Match;
  readonly points: number;
  readonly at: Instant;
}
export type OnEnded = (trx: Trx, ended: Ended) => Promise<void>;

export const EXPIRE_JOB = 'match-expire' satisfies keyof SchieberJobs;

/** When the clock has run down somebody looks; the same key moves the hour. SSC 5.03 */
export const expiry = ({ id, deadline }: Clock) => ({
  ...{ payload: { id }, runAt: deadline + 1, key: `${EXPIRE_JOB}:${id}` },
});

/** Rows, clocks and counts that must change together with the events. */
export async function keepBooks(
  { services: { jobs }, seeds, observers }: MatchContext,
  trx: Trx,
  id: string,
  { opening, match }: HostedMatch,
  events: readonly HostedEvent[],
  at: Instant,
): Promise<void> {
  invariant(opening && match, 'books are kept of open matches');
  for (const event of events) {
    await project(trx, id, event);
    if (event.type === 'started' && match.deadline !== null)
      await jobs.addEach(trx, EXPIRE_JOB, [expiry({ id, deadline: match.deadline })]);
    if (event.type === 'ended') await seeds.reveal(trx, id);
    if (event.type === 'closed')
      for (const observer of observers) await observer(trx, { id, opening, match, points: event.points, at });
  }
}
