import { randomBytes, randomUUID } from 'node:crypto';
import { dealerFrom } from '../../big21/dealer.ts';
import { type Command, decide } from '../../big21/decision.ts';
import { modelId } from '../../big21/model.ts';
import type { Event } from '../../big21/participation.ts';
import type { Big21Record } from '../../big21/record.ts';
import { invariant } from '../../kit/absurd.ts';
import { hex } from '../../kit/bytes.ts';
import { commitment } from '../../kit/chance.ts';
import { ok, type Result, refuse } from '../../kit/result.ts';
import type { Instant } from '../../kit/time.ts';
import type { AnyRefusal } from '../../kit/wire.ts';
import { orRefused, Refused } from '../ledger/refused.ts';
import type { LedgerTables } from '../ledger/tables.ts';
import type { Trx } from '../store/database.ts';
import { appendToEach } from '../store/each.ts';
import { type Answer, isUniqueViolation, type Once } from '../store/events.ts';
import type { Loaded } from '../store/memory.ts';
import type { Outage, Services } from '../subject.ts';
import { bookGame } from './bookkeeping.ts';
import { type Big21Stream, big21Process, modelNamed, type StreamEvent, streamOf } from './stream.ts';
import type { Terms } from './terms.ts';
import { type Big21View, viewOf } from './view.ts';

export interface Start {
  readonly owner: string;
  readonly purse: 'money' | 'practice';
  readonly stake: number;
  readonly commitment: string;
  readonly clientSeed: string;
  readonly at: Instant;
  readonly once?: Once | undefined;
}

type Answered = Result<{ readonly answer: Answer }, AnyRefusal>;

export interface Games {
  /** The promise for the owner's next Big21: made before the stake, used once. */
  promise(owner: string, at: Instant): Promise<string>;
  start(start: Start): Promise<Answered>;
  command(id: string, owner: string, command: Command, at: Instant, once?: Once): Promise<Answered>;
  show(id: string, owner: string, at: Instant): Promise<Result<Big21View, AnyRefusal>>;
  record(id: string, owner: string): Promise<Result<Big21Record, AnyRefusal>>;
  /** Settles a game whose four hours are over; answers the deadline when it is still to come. B21 23 */
  expire(id: string, at: Instant): Promise<Instant | undefined>;
  /** Settles what an excluded person has open, at its present state. */
  settleAll(person: string, at: Instant): Promise<void>;
  moveDeadlines(outage: Outage): Promise<void>;
}

export const EXPIRE_JOB = 'big21-expire';

/** `obstacle` says why somebody may not stake money now; it is asked at every stake. */
export function openGames(
  services: Services,
  terms: Terms,
  obstacle: (person: string, at: Instant) => Promise<AnyRefusal | undefined>,
): Games {
  const { store, jobs, now, publish } = services;
  const db = store.db.withTables<LedgerTables>();
  const seeds = new Map<string, Buffer>();

  async function seedOf(promised: string): Promise<Buffer> {
    const known = seeds.get(promised);
    if (known) return known;
    const row = await db
      .selectFrom('big21_seeds')
      .select('seed')
      .where('commitment', '=', promised)
      .executeTakeFirstOrThrow();
    seeds.set(promised, row.seed);
    if (seeds.size > 4096) seeds.delete(seeds.keys().next().value as string);
    return row.seed;
  }

  async function step(id: string, actor: string, command: Command, at: Instant, once?: Once) {
    const seed = await seedOf((await store.load(big21Process, streamOf(id))).state.opened!.commitment);
    const result = await store.performBy(big21Process, {
      stream: streamOf(id),
      actor,
      at,
      once,
      decide: ({ state: { opened, game } }) => {
        invariant(opened && game, 'a Big21 that was opened');
        return decide(game, command, at, dealerFrom(modelNamed(opened.model), seed, opened.clientSeed, game.drawn));
      },
      answer: ({ state, version }) => viewOf(id, version, state),
      alongsideWhen: (events) => events.some(movesMoneyOrTime),
      alongside: (trx, after, events) => keepBooks(trx, id, after, events, at),
    });
    if (result.ok && result.value.events.length > 0) publish(streamOf(id));
    return result;
  }

  const keepBooks = (
    trx: Trx,
    id: string,
    { state }: Loaded<Big21Stream>,
    events: readonly StreamEvent[],
    at: Instant,
  ) => bookGame(trx, id, state, events, at, terms.inForce(at));

  async function settle(id: string, command: Extract<Command, { type: 'expire' | 'exclude' }>, at: Instant) {
    await orRefused(() => step(id, 'system', command, at));
  }

  const owned = async (id: string, owner: string) => {
    const loaded = await store.load(big21Process, streamOf(id));
    return loaded.state.opened?.owner === owner ? loaded : undefined;
  };

  const games: Games = {
    async promise(owner, at) {
      const seed = randomBytes(32);
      const promised = commitment(seed);
      await db
        .insertInto('big21_seeds')
        .values({ commitment: promised, owner, seed, made_at: new Date(at) })
        .execute();
      return promised;
    },

    start: ({ owner, purse, stake, commitment: promised, clientSeed, at, once }) =>
      orRefused(async () => {
        if (purse === 'money') {
          const why = await obstacle(owner.slice('person:'.length), at);
          if (why && !(once && (await store.recall(owner, once)))) return refuse(why);
        }
        const row = await db
          .selectFrom('big21_seeds')
          .select(['seed', 'owner'])
          .where('commitment', '=', promised)
          .executeTakeFirst();
        if (row?.owner !== owner) return refuse({ code: 'unknown-commitment', commitment: promised });
        const id = randomUUID();
        await terms.load(); // another process may have announced something
        const model = terms.inForce(at).model;
        try {
          return await store.performBy(big21Process, {
            stream: streamOf(id),
            actor: owner,
            at,
            once,
            decide: () => {
              const events = decide(
                undefined,
                { type: 'start', stake, purse },
                at,
                dealerFrom(model, row.seed, clientSeed),
              );
              if (!events.ok) return events;
              const opened = {
                type: 'promised',
                owner,
                model: modelId(model),
                commitment: promised,
                clientSeed,
              } as const;
              return ok<readonly StreamEvent[]>([opened, ...events.value]);
            },
            answer: ({ state, version }) => viewOf(id, version, state),
            alongside: async (trx, after, events) => {
              await keepBooks(trx, id, after, events, at);
              const deadline = after.state.game!.deadline;
              await jobs.add(trx, EXPIRE_JOB, { id }, { runAt: deadline + 1, key: `${EXPIRE_JOB}:${id}` });
            },
          });
        } catch (error) {
          if (isUniqueViolation(error, 'commitment_used_once'))
            throw new Refused({ code: 'commitment-used', ...{ commitment: promised } });
          throw error;
        }
      }),

    command: (id, owner, command, at, once) =>
      orRefused(async () => {
        if (!(await owned(id, owner))) return refuse({ code: 'not-found' });
        const result = await step(id, owner, command, at, once);
        if (!result.ok && result.refusal.code === 'four-hours-over') await settle(id, { type: 'expire' }, at);
        return result;
      }),

    async show(id, owner, at) {
      let loaded = await owned(id, owner);
      if (!loaded) return refuse({ code: 'not-found' });
      const { game } = loaded.state;
      if (game && game.stage !== 'over' && at > game.deadline) {
        await settle(id, { type: 'expire' }, at);
        loaded = (await owned(id, owner))!;
      }
      return ok(viewOf(id, loaded.version, loaded.state));
    },

    async record(id, owner) {
      const loaded = await owned(id, owner);
      if (!loaded?.state.opened) return refuse({ code: 'not-found' });
      const { model, commitment: promised, clientSeed } = loaded.state.opened;
      const isOver = loaded.state.game?.stage === 'over';
      const events = (await store.read<StreamEvent>(streamOf(id))).flatMap(({ event, at }) =>
        event.type === 'promised' ? [] : [{ ...(event as Event), at }],
      );
      return ok({
        format: 'gschobe-big21-1',
        id,
        model: modelNamed(model),
        commitment: promised,
        clientSeed,
        serverSeed: isOver ? hex(await seedOf(promised)) : null,
        events,
      });
    },

    async expire(id, at) {
      const { state } = await store.load(big21Process, streamOf(id));
      const { game } = state;
      if (game === undefined || game.stage === 'over') return undefined;
      if (at <= game.deadline) return game.deadline;
      await settle(id, { type: 'expire' }, at);
      return undefined;
    },

    async settleAll(person, at) {
      const open = await db
        .selectFrom('big21_games')
        .select('id')
        .where('owner', '=', `person:${person}`)
        .where('purse', '=', 'money')
        .where('ending', 'is', null)
        .execute();
      for (const { id } of open) await settle(id, { type: 'exclude' }, at);
    },

    async moveDeadlines(outage) {
      const by = outage.until - outage.from;
      await store.db.transaction().execute(async (trx) => {
        const tables = trx.withTables<LedgerTables>();
        const open = await tables.selectFrom('big21_games').select('id').where('ending', 'is', null).execute();
        const moved = await appendToEach(trx, {
          streams: open.map(({ id }) => streamOf(id)),
          event: { type: 'deadlineMoved', by } as StreamEvent,
          actor: 'system',
          at: now(),
          cause: `outage:${outage.id}`,
        });
        for (const stream of moved) {
          const id = stream.slice('big21:'.length);
          const { deadline } = await tables
            .selectFrom('big21_games')
            .select('deadline')
            .where('id', '=', id)
            .executeTakeFirstOrThrow();
          await tables
            .updateTable('big21_games')
            .set({ deadline: new Date(deadline + by) })
            .where('id', '=', id)
            .execute();
          await jobs.add(trx, EXPIRE_JOB, { id }, { runAt: deadline + by + 1, key: `${EXPIRE_JOB}:${id}` });
        }
      });
    },
  };
  return games;
}

/** Cards placed or discarded move nothing but the stream. */
const movesMoneyOrTime = ({ type }: StreamEvent): boolean => ['started', 'bought', 'risked', 'ended'].includes(type);
