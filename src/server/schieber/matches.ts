import type { Result } from '../../kit/result.ts';
import type { Instant } from '../../kit/time.ts';
import type { DelayReason } from '../../schieber/match.ts';
import type { MatchRecord } from '../../schieber/record.ts';
import type { MoveTime } from '../../schieber/times.ts';
import type { MatchAnswer, MatchNews, MatchPromise, MatchRow } from '../../schieber/wire.ts';
import type { StoreRefusal } from '../../wire/refusals.ts';
import type { Answer } from '../store/events.ts';
import type { Services } from '../subject.ts';
import type { MatchContext, OnEnded } from './context.ts';
import { hiddenHands } from './hiddenHands.ts';
import { handOver, list, moveDeadlines, record, times } from './keeping.ts';
import { type NewMatch, type OpenRefusal, open } from './opening.ts';
import type { Players } from './players.ts';
import { cancel, command, expire, latest, type NotFound, show, type TableAsked, type TableRefusal } from './playing.ts';
import { promise } from './promises.ts';
import { type LentSeeds, openSeeds } from './seeds.ts';

/** The matches of the server, for this subject and for those that let people play: what each does stands with it. */
export interface Matches {
  promise(at: Instant): Promise<MatchPromise>;
  open<Late = never>(
    match: NewMatch<Late>,
  ): Promise<Result<{ readonly id: string; readonly answer: Answer<MatchAnswer> }, OpenRefusal | Late>>;
  show(id: string, owner: string, since?: number): Promise<Result<MatchAnswer, NotFound>>;
  latest(id: string, owner: string): Promise<MatchNews | undefined>;
  command(
    asked: TableAsked,
  ): Promise<Result<{ readonly answer: Answer<MatchAnswer> }, TableRefusal | StoreRefusal | NotFound>>;
  expire(id: string): Promise<Instant | undefined>;
  cancel(id: string, by: string): Promise<void>;
  moveDeadlines(cause: string, by: number, why: DelayReason, only?: readonly string[]): Promise<number>;
  record(
    id: string,
    owner: string | 'anybody',
  ): Promise<Result<MatchRecord, NotFound | { readonly code: 'match-not-over' }>>;
  times(id: string, owner: string | 'anybody'): Promise<Result<{ readonly times: readonly MoveTime[] }, NotFound>>;
  list(owner: string): Promise<readonly MatchRow[]>;
  handOver(from: string, to: string): Promise<number>;
  /** Whose seeds are used by matches that have none of their own. */
  lendSeeds(source: LentSeeds): void;
  /** Called in the transaction that ends a match. */
  whenEnded(observer: OnEnded): void;
}

export function openMatches(services: Services, players: Players): Matches {
  const seeds = openSeeds(services.store.db, services.sealing);
  services.store.keep('match', hiddenHands(seeds));
  const context: MatchContext = { services, players, seeds, observers: [] };
  return {
    promise: (at) => promise(context, at),
    open: (match) => open(context, match),
    show: (id, owner, since) => show(context, id, owner, since),
    latest: (id, owner) => latest(context, id, owner),
    command: (asked) => command(context, asked),
    expire: (id) => expire(context, id),
    cancel: (id, by) => cancel(context, id, by),
    moveDeadlines: (cause, by, why, only) => moveDeadlines(context, cause, by, why, only),
    record: (id, owner) => record(context, id, owner),
    times: (id, owner) => times(context, id, owner),
    list: (owner) => list(context, owner),
    handOver: (from, to) => handOver(context, from, to),
    lendSeeds: (source) => seeds.lend(source),
    whenEnded: (observer) => context.observers.push(observer),
  };
}
