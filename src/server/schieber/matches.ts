import { randomBytes, randomUUID } from 'node:crypto';
import type { PlayerName } from '../../bots/player.ts';
import { invariant } from '../../kit/absurd.ts';
import { hex } from '../../kit/bytes.ts';
import { type ChanceFor, chanceFrom, commitment } from '../../kit/chance.ts';
import { ok, type Result, refuse } from '../../kit/result.ts';
import { type Instant, MINUTE } from '../../kit/time.ts';
import {
  evolve,
  type Match,
  type MatchCommand,
  type MatchEvent,
  type MatchRefusal,
  type Setup,
  start as startMatch,
} from '../../schieber/match.ts';
import { type MatchRecord, recordOf } from '../../schieber/record.ts';
import type { StoreRefusal } from '../../wire/refusals.ts';
import type { Trx } from '../store/database.ts';
import { appendToEach } from '../store/each.ts';
import type { Answer, Once } from '../store/events.ts';
import type { Loaded } from '../store/memory.ts';
import type { LateRefusal } from '../store/perform.ts';
import type { Outage, Services } from '../subject.ts';
import { answerFor, type MatchAnswer } from './answer.ts';
import type { Players } from './players.ts';
import { type MatchTables, project, projectDelay, tellsSomething } from './projection.ts';
import { computersAnswer, step } from './step.ts';
import { idOf, type MatchStream, matchProcess, type Opened, type StreamEvent, streamOf } from './stream.ts';

/** A match to begin. The championship adds its slot `alongside`, in the same transaction. */
export interface Opening<Late = never> {
  readonly owner: string;
  readonly kind: string;
  readonly rated: boolean;
  readonly level: string;
  /** Exactly this computer player, whoever stands for the level today (ruling M3). */
  readonly player?: PlayerName;
  readonly games: number;
  readonly minutes: number | null;
  /** Up to 64 hexadecimal digits from the player's browser; drawn here when none is sent. */
  readonly clientSeed?: string | undefined;
  readonly at: Instant;
  readonly once?: Once | undefined;
  /** A refusal undoes everything: no match is begun. */
  readonly alongside?: (trx: Trx, id: string) => Promise<undefined | LateRefusal<Late>> | Promise<void>;
}

/** A match that has just ended, told to whoever counts it, in the transaction of its last card. */
export interface Ended {
  readonly id: string;
  readonly opened: Opened;
  readonly match: Match;
  readonly points: number;
  readonly at: Instant;
}
export type OnEnded = (trx: Trx, ended: Ended) => Promise<void>;

export type NotFound = { readonly code: 'not-found' };

export interface Matches {
  open<Late = never>(
    opening: Opening<Late>,
  ): Promise<
    Result<
      { readonly id: string; readonly answer: Answer },
      { readonly code: 'unknown-level'; readonly level: string } | StoreRefusal | Late
    >
  >;
  /** The match as its owner sees it, with the steps after a version; one that is late is ended first. */
  show(id: string, owner: string, since?: number): Promise<Result<MatchAnswer, NotFound>>;
  command(
    id: string,
    owner: string,
    command: MatchCommand,
    once?: Once,
  ): Promise<Result<{ readonly answer: Answer }, MatchRefusal | StoreRefusal | NotFound>>;
  /** Ends a match whose time is up; nothing happens otherwise. Answers the deadline that is still to come. */
  expire(id: string): Promise<Instant | undefined>;
  /** Ruling G30: cancelled by the organiser; it counts nothing. */
  cancel(id: string, by: string): Promise<void>;
  /** Rulings M7, G30: all open clocks, or only those of some matches, are moved, once for each cause. */
  moveDeadlines(cause: string, by: number, why: 'outage' | 'suspension', only?: readonly string[]): Promise<number>;
  record(
    id: string,
    owner: string | 'anybody',
  ): Promise<Result<MatchRecord, NotFound | { readonly code: 'match-not-over' }>>;
  list(owner: string): Promise<readonly MatchRow[]>;
  /** A guest who registers keeps his matches. */
  handOver(from: string, to: string): Promise<number>;
  whenEnded(observer: OnEnded): void;
}

export interface MatchRow {
  readonly id: string;
  readonly kind: string;
  readonly rated: boolean;
  readonly level: string;
  readonly games: number;
  readonly startedAt: Instant;
  readonly deadline: Instant | null;
  readonly ending: string | null;
  readonly completed: number;
  readonly points: number;
}

const EXPIRE_JOB = 'match-expire';
const REMEMBERED_SEEDS = 4096;

export function openMatches({ store, jobs, now, publish }: Services, players: Players): Matches {
  const db = store.db.withTables<MatchTables>();
  const observers: OnEnded[] = [];
  const seeds = new Map<string, ChanceFor>();

  function remember(id: string, seed: Buffer): ChanceFor {
    const chanceFor = chanceFrom(seed);
    seeds.set(id, chanceFor);
    if (seeds.size > REMEMBERED_SEEDS) seeds.delete(seeds.keys().next().value as string);
    return chanceFor;
  }

  async function chanceOf(id: string): Promise<ChanceFor> {
    const known = seeds.get(id);
    if (known) return known;
    const row = await db.selectFrom('match_seeds').select('seed').where('match', '=', id).executeTakeFirstOrThrow();
    return remember(id, row.seed);
  }

  /** Rows, clocks and counts that must change together with the events. */
  async function keepBooks(
    trx: Trx,
    id: string,
    { opened, match }: MatchStream,
    events: readonly StreamEvent[],
    at: Instant,
  ): Promise<void> {
    invariant(opened && match, 'books are kept of open matches');
    for (const event of events) {
      await project(trx, id, event);
      if (event.type === 'started' && match.deadline !== null) {
        await jobs.add(trx, EXPIRE_JOB, { id }, { runAt: match.deadline + 1, key: `${EXPIRE_JOB}:${id}` });
      }
      if (event.type === 'closed')
        for (const observer of observers) await observer(trx, { id, opened, match, points: event.points, at });
    }
  }

  async function perform(
    id: string,
    actor: string,
    at: Instant,
    once: Once | undefined,
    work: (match: Match) => Promise<Result<readonly StreamEvent[], MatchRefusal>>,
  ) {
    const result = await store.performBy(matchProcess, {
      stream: streamOf(id),
      actor,
      at,
      once,
      decide: ({ state }) => {
        invariant(state.match, 'the match exists');
        return work(state.match);
      },
      answer: ({ state, version }, events) => answerFor(id, version, state, events),
      ...onlyWhenTelling(id, at),
    });
    if (result.ok && result.value.events.length > 0) publish(streamOf(id));
    return result;
  }

  // `alongside` costs round trips, and most commands are cards, which change no row: it is looked up per append.
  const onlyWhenTelling = (id: string, at: Instant) => ({
    alongsideWhen: tellsSomething,
    alongside: (trx: Trx, { state }: Loaded<MatchStream>, events: readonly StreamEvent[]) =>
      keepBooks(trx, id, state, events, at),
  });

  const owned = async (id: string, owner: string): Promise<Loaded<MatchStream> | undefined> => {
    const loaded = await store.load(matchProcess, streamOf(id));
    return loaded.state.opened?.owner === owner ? loaded : undefined;
  };

  const isLate = (match: Match, at: Instant) => !match.ending && match.deadline !== null && at > match.deadline;

  const closing = async (match: Match, command: MatchCommand, at: Instant, id: string) =>
    step(match, command, at, { chanceFor: await chanceOf(id), players });

  const matches: Matches = {
    async open<Late>(opening: Opening<Late>) {
      const { owner, kind, rated, level, player: frozen, games, minutes, clientSeed, at, once, alongside } = opening;
      const player = frozen === undefined ? players.ofLevel(level) : ok(frozen);
      if (!player.ok) return player;
      const id = randomUUID();
      const seed = randomBytes(32);
      const computer = { kind: 'computer', ...player.value } as const;
      const setup: Setup = {
        games,
        players: { 0: { kind: 'person' }, 1: computer, 2: computer, 3: computer },
        commitment: commitment(seed),
        clientSeed: clientSeed ?? hex(randomBytes(8)),
        startedAt: at,
        deadline: minutes === null ? null : at + minutes * MINUTE,
      };
      const chanceFor = chanceFrom(seed);
      const first = startMatch(setup, chanceFor);
      const dealt = first.reduce<Match | undefined>(evolve, undefined)!;
      const events: StreamEvent[] = [
        { type: 'opened', owner, kind, rated, level },
        ...first,
        ...(await computersAnswer(dealt, at, { chanceFor, players })),
      ];
      const result = await store.performBy<
        MatchStream,
        StreamEvent,
        Result<readonly StreamEvent[], never>,
        unknown,
        Late
      >(matchProcess, {
        stream: streamOf(id),
        actor: owner,
        at,
        once,
        decide: () => ok(events),
        answer: ({ state, version }) => answerFor(id, version, state, events),
        alongside: async (trx, { state }) => {
          await trx.withTables<MatchTables>().insertInto('match_seeds').values({ match: id, seed }).execute();
          await keepBooks(trx, id, state, events, at);
          return (await alongside?.(trx, id)) ?? undefined;
        },
      });
      if (!result.ok) return result;
      if (result.value.events.length > 0) remember(id, seed);
      return ok({ id, answer: result.value.answer });
    },

    async show(id, owner, since) {
      let loaded = await owned(id, owner);
      if (!loaded) return refuse({ code: 'not-found' });
      if (isLate(loaded.state.match!, now())) {
        await matches.expire(id);
        loaded = (await owned(id, owner))!;
      }
      const { version, state } = loaded;
      if (since === undefined || since >= version) return ok(answerFor(id, version, state, []));
      const happened = await store.read<StreamEvent>(streamOf(id), since);
      const steps = happened.filter((stored) => stored.version <= version).map(({ event }) => event);
      return ok(answerFor(id, version, state, steps));
    },

    async command(id, owner, command, once) {
      if (!(await owned(id, owner))) return refuse({ code: 'not-found' });
      const at = now();
      const result = await perform(id, owner, at, once, (match) => closing(match, command, at, id));
      if (!result.ok && result.refusal.code === 'time-is-up') await matches.expire(id);
      return result;
    },

    async expire(id) {
      const at = now();
      const { state } = await store.load(matchProcess, streamOf(id));
      if (!state.match || state.match.ending) return undefined;
      if (!isLate(state.match, at)) return state.match.deadline ?? undefined;
      await perform(id, 'system', at, undefined, (match) => closing(match, { type: 'expire' }, at, id));
      return undefined;
    },

    async cancel(id, by) {
      const at = now();
      await perform(id, by, at, undefined, (match) => closing(match, { type: 'cancel' }, at, id));
    },

    async moveDeadlines(cause, by, why, only) {
      const at = now();
      let query = db
        .selectFrom('matches')
        .select(['id', 'deadline'])
        .where('ending', 'is', null)
        .where('deadline', 'is not', null);
      if (only) query = query.where('id', 'in', ['', ...only]);
      const open = await query.execute();
      const event: MatchEvent = { type: 'deadlineMoved', by, why };
      const streams = open.map(({ id }) => streamOf(id));
      const moved = await store.db.transaction().execute(async (trx) => {
        const got = await appendToEach(trx, { streams, event, actor: 'system', at, cause });
        await projectDelay(trx, got.map(idOf), by);
        return got;
      });
      for (const stream of moved) publish(stream);
      return moved.length;
    },

    async record(id, owner) {
      const { state } = await store.load(matchProcess, streamOf(id));
      if (!state.match || (owner !== 'anybody' && state.opened?.owner !== owner)) return refuse({ code: 'not-found' });
      if (!state.match.ending) return refuse({ code: 'match-not-over' });
      const events = (await store.read<StreamEvent>(streamOf(id))).map(({ event }) => event).filter(isMatchEvent);
      const { seed } = await db
        .selectFrom('match_seeds')
        .select('seed')
        .where('match', '=', id)
        .executeTakeFirstOrThrow();
      return ok(recordOf(events, hex(seed)));
    },

    async list(owner) {
      const rows = await db
        .selectFrom('matches')
        .selectAll()
        .where('owner', '=', owner)
        .orderBy('started_at', 'desc')
        .limit(200)
        .execute();
      return rows.map(({ owner: _owner, is_rated, started_at, ...row }) => ({
        ...row,
        rated: is_rated,
        startedAt: started_at,
      }));
    },

    async handOver(from, to) {
      const rows = await db.selectFrom('matches').select('id').where('owner', '=', from).execute();
      const event: StreamEvent = { type: 'handedOver', owner: to };
      await store.db.transaction().execute(async (trx) => {
        for (const { id } of rows) {
          await store.appendIn(trx, { stream: streamOf(id), expected: 'any', events: [event], actor: to, at: now() });
          await project(trx, id, event);
        }
      });
      return rows.length;
    },

    whenEnded(observer) {
      observers.push(observer);
    },
  };
  return matches;
}

const isMatchEvent = (event: StreamEvent): event is MatchEvent =>
  event.type !== 'opened' && event.type !== 'handedOver' && event.type !== 'closed';

/** Ruling M7: one outage moves every open clock by its length. */
export const outageCause = ({ id }: Outage): string => `outage:${id}`;

export { EXPIRE_JOB };
