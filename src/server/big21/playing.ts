import { randomUUID } from 'node:crypto';
import {
  type Answering,
  type BookingRefusal,
  type Participation,
  type ParticipationEvent,
  type ParticipationRefusal,
  participation,
} from '../../big21/participation.ts';
import type { HouseMove } from '../../big21/play.ts';
import type { Big21Record } from '../../big21/record.ts';
import { type Big21View, viewOf } from '../../big21/view.ts';
import type { PromiseRefusal } from '../../big21/wire.ts';
import { invariant } from '../../kit/absurd.ts';
import { hex } from '../../kit/bytes.ts';
import { chanceFrom } from '../../kit/chance.ts';
import { noChance } from '../../kit/process.ts';
import { ok, type Result, refuse } from '../../kit/result.ts';
import type { Instant } from '../../kit/time.ts';
import type { StoreRefusal } from '../../wire/refusals.ts';
import { houseCurrency } from '../ledger/wallets.ts';
import { sign } from '../records/records.ts';
import type { Trx } from '../store/database.ts';
import { type Answer, isUniqueViolation, type Once } from '../store/events.ts';
import type { Loaded } from '../store/memory.ts';
import type { LateRefusal } from '../store/perform.ts';
import { bookGame } from './bookkeeping.ts';
import { type Big21Room, streamOf } from './room.ts';

export const EXPIRE_JOB = 'big21-expire';

export interface Start {
  readonly owner: string;
  readonly purse: 'money' | 'practice';
  readonly stake: number;
  readonly commitment: string;
  readonly clientSeed: string;
  readonly at: Instant;
  readonly once?: Once | undefined;
}

type Played<Refusal> = Result<{ readonly answer: Answer<Big21View> }, Refusal | StoreRefusal>;
type NotFound = { readonly code: 'not-found' };

/** The stake: the promise is kept, the money moves and the four hours begin, or nothing of it. B21 4, 5, 23 */
export async function startGame(
  room: Big21Room,
  { owner, at, once, ...start }: Start,
): Promise<Played<ParticipationRefusal | BookingRefusal | PromiseRefusal>> {
  const { services, terms, seeds } = room;
  const promised = start.commitment;
  const seed = await seeds.promisedTo(owner, promised);
  if (seed === undefined) return refuse({ code: 'unknown-commitment', commitment: promised });
  await terms.load(); // another process may have announced something
  const id = randomUUID();
  const currency = houseCurrency(services.config);
  return services.store.perform(participation, {
    ...{ stream: streamOf(id), actor: owner, at, once },
    command: { type: 'start', ...start },
    facts: () => factsFor(room, owner, at),
    chance: () => chanceFrom(seed),
    answer: ({ state, version }) => viewOf(id, version, state),
    alongside: async (trx, after, events): Promise<undefined | LateRefusal<BookingRefusal | PromiseRefusal>> => {
      try {
        const refused = await bookGame(trx, id, after.state, events, at, { terms: terms.inForce(at), currency });
        if (refused) return refused;
      } catch (error) {
        if (isUniqueViolation(error, 'commitment_used_once'))
          return refuse({ code: 'commitment-used', commitment: promised });
        throw error;
      }
      await expireLater(room, trx, id, gameOf(after).deadline);
      return undefined;
    },
  });
}

async function factsFor({ services: { config }, terms, playerOf }: Big21Room, owner: string, at: Instant) {
  const isPerson = owner.startsWith('person:');
  return {
    version: 0,
    model: await terms.modelOf(terms.inForce(at).model),
    player: isPerson ? await playerOf(owner.slice('person:'.length)) : undefined,
    currency: houseCurrency(config),
  };
}

/** Somebody's move in his own game. */
export async function move(
  room: Big21Room,
  id: string,
  owner: string,
  command: Answering,
  at: Instant,
  once?: Once,
): Promise<Played<ParticipationRefusal | BookingRefusal | NotFound>> {
  if ((await ownGame(room, id, owner)) === undefined) return refuse({ code: 'not-found' });
  const result = await step(room, id, owner, command, at, once);
  const isLate = !result.ok && result.refusal.code === 'four-hours-over';
  if (isLate && (await room.services.becomesSteady())) await step(room, id, 'system', { type: 'expire' }, at);
  return result;
}

/** A move of the player or of the house, with its money. */
export async function step(
  { services: { store, publish, config }, seeds, terms }: Big21Room,
  id: string,
  actor: string,
  command: Answering | HouseMove,
  at: Instant,
  once?: Once,
) {
  const { promise } = (await store.load(participation, streamOf(id))).state;
  invariant(promise, 'a Big21 that was begun');
  // A seed that is lost: the game can still be settled, no card can be drawn.
  const [seed, model] = await Promise.all([seeds.of(promise.commitment), terms.modelOf(promise.model)]);
  const result = await store.perform(participation, {
    ...{ stream: streamOf(id), actor, at, once, command },
    facts: ({ version }) => ({ version, model, player: undefined, currency: houseCurrency(config) }),
    chance: () => (seed === undefined ? noChance : chanceFrom(seed)),
    answer: ({ state, version }) => viewOf(id, version, state),
    alongsideWhen: (events) => events.some(movesMoney),
    async alongside(trx, { state }, events) {
      if (state.game?.stage === 'over') await seeds.reveal(trx, promise.commitment);
      return bookGame(trx, id, state, events, at, { terms: terms.inForce(at), currency: houseCurrency(config) });
    },
  });
  if (result.ok && result.value.events.length > 0) publish(streamOf(id));
  return result;
}

/** Cards placed or discarded move nothing but the stream. */
const movesMoney = ({ type }: ParticipationEvent): boolean => ['bought', 'risked', 'ended'].includes(type);

/** At the end of the four hours somebody looks; the same key moves the hour. B21 23 */
export const expiry = (id: string, deadline: Instant) => ({
  ...{ payload: { id }, runAt: deadline + 1, key: `${EXPIRE_JOB}:${id}` },
});
export const expireLater = ({ services: { jobs } }: Big21Room, trx: Trx, id: string, deadline: Instant) =>
  jobs.addEach(trx, EXPIRE_JOB, [expiry(id, deadline)]);

function gameOf({ state: { game } }: Loaded<Participation>) {
  invariant(game, 'a Big21 that was begun');
  return game;
}

/** The game if it is this player's; another's does not exist for him. */
async function ownGame({ services: { store } }: Big21Room, id: string, owner: string) {
  const loaded = await store.load(participation, streamOf(id));
  return loaded.state.promise?.owner === owner ? loaded : undefined;
}

/** A game as its player may see it; one whose four hours are over is settled first. B21 23 */
export async function showGame(
  room: Big21Room,
  id: string,
  owner: string,
  at: Instant,
): Promise<Result<Big21View, NotFound>> {
  let loaded = await ownGame(room, id, owner);
  if (!loaded) return refuse({ code: 'not-found' });
  const game = gameOf(loaded);
  if (game.stage !== 'over' && at > game.deadline && (await room.services.becomesSteady())) {
    await step(room, id, 'system', { type: 'expire' }, at);
    loaded = await room.services.store.load(participation, streamOf(id));
  }
  return ok(viewOf(id, loaded.version, loaded.state));
}

/** Everything that happened; with the seed once it is over. */
export async function recordOf(room: Big21Room, id: string, owner: string): Promise<Result<Big21Record, NotFound>> {
  const loaded = await ownGame(room, id, owner);
  if (!loaded?.state.promise) return refuse({ code: 'not-found' });
  const { model, commitment, clientSeed } = loaded.state.promise;
  const stored = await room.services.store.read<ParticipationEvent>(streamOf(id));
  const isOver = gameOf(loaded).stage === 'over';
  const seed = await room.seeds.of(commitment);
  const record: Big21Record = {
    ...{ format: 'gschobe-big21-1', id, model: await room.terms.modelOf(model), commitment, clientSeed },
    serverSeed: isOver && seed ? hex(seed) : null,
    events: stored.flatMap(({ event, at }) => (event.type === 'promised' ? [] : [{ ...event, at }])),
  };
  return ok(isOver ? sign(room.services, record) : record);
}
