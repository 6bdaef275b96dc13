import { decide, type EntryCommand, type EntryRefusal } from '../../championship/entry.ts';
import { invariant } from '../../kit/absurd.ts';
import { ok, type Result, refuse } from '../../kit/result.ts';
import { type Instant, MINUTE } from '../../kit/time.ts';
import type { AnyRefusal } from '../../kit/wire.ts';
import type { StoreRefusal } from '../../wire/refusals.ts';
import type { OnEnded } from '../schieber/context.ts';
import type { Trx } from '../store/database.ts';
import { type Answer, isUniqueViolation, type Once } from '../store/events.ts';
import { numberOf } from './entering.ts';
import { circumstances, type Room } from './room.ts';
import { editionProcess, editionStream, entryProcess, entryStream, loadLocked } from './streams.ts';
import { ours } from './tables.ts';

export interface Starting {
  readonly edition: string;
  readonly person: string;
  readonly by: string;
  readonly at: Instant;
  readonly once: Once | undefined;
  readonly clientSeed?: string | undefined;
}

export type StartRefusal = EntryRefusal | StoreRefusal | AnyRefusal;

/** Somebody used the right first: in another tab, on another server. */
class Overtaken extends Error {}

/**
 * Starts a championship match: the match, the event of the entry and the right that is used up are one transaction.
 * Nothing is counted first; of 64 starts at once exactly as many succeed as there are rights. SSC 4.03, 5.03, 5.04, 6.03
 */
export function openStarts(room: Room): (starting: Starting) => Promise<Result<{ answer: Answer }, StartRefusal>> {
  const { store } = room.services;
  // Starts of one person on this server wait for each other here instead of colliding in the database.
  const queues = new Map<string, Promise<unknown>>();

  return (starting) => {
    const key = `${starting.edition}/${starting.person}`;
    const turn = (queues.get(key) ?? Promise.resolve()).then(
      () => start(starting),
      () => start(starting),
    );
    queues.set(key, turn);
    const leave = () => {
      if (queues.get(key) === turn) queues.delete(key);
    };
    turn.then(leave, leave);
    return turn;
  };

  async function start(starting: Starting): Promise<Result<{ answer: Answer }, StartRefusal>> {
    const { by, once } = starting;
    const before = once && (await store.recall(by, once));
    if (before === 'key-conflict') return refuse({ code: 'idempotency-conflict' });
    if (before !== undefined) return ok({ answer: before });
    for (;;) {
      try {
        return await attempt(starting);
      } catch (error) {
        const isTaken = error instanceof Overtaken || isUniqueViolation(error, 'championship_slots_pkey');
        if (!isTaken) throw error;
      }
    }
  }

  async function attempt({ edition: id, person, by, at, once, clientSeed }: Starting) {
    const { state: edition } = await store.load(editionProcess, editionStream(id));
    if (!edition) return refuse({ code: 'not-found' });
    const number = await numberOf(room, id, person);
    if (number === undefined) return refuse({ code: 'not-entered', article: 'SSC 3' } as const);
    const obstacle = await room.people.obstacle(person, at);
    if (obstacle) return refuse(obstacle);
    const loaded = await store.load(entryProcess, entryStream(id, number));
    const asks = (match: string) => decide(loaded.state, { type: 'start', match }, circumstances(edition, number), at);
    const possible = asks('');
    if (!possible.ok) return possible;
    const first = possible.value[0]!;
    invariant(first.type === 'started', 'a start starts');
    return room.matches.open({
      ...{ owner: by, kind: first.phase, rated: true, at, once, clientSeed },
      level: edition.computers.level,
      player: edition.computers, // frozen for the edition: ruling M3
      games: edition.template.gamesPerMatch,
      minutes: (first.deadline - at) / MINUTE,
      alongside: async (trx, match) => {
        const decision = asks(match);
        invariant(decision.ok, 'what was possible a moment ago is possible on the same state');
        const event = decision.value[0]!;
        invariant(event.type === 'started', 'a start starts');
        await ours(trx)
          .insertInto('championship_slots')
          .values({ edition: id, number, slot: event.slot, match })
          .execute();
        const append = await store.appendIn(trx, {
          ...{ stream: entryStream(id, number), expected: loaded.version, events: decision.value, actor: by, at },
        });
        if (append.outcome !== 'appended') throw new Overtaken();
        await room.afterEntry(trx, edition, number, person, decision.value, at);
      },
    });
  }
}

/** A match is over: its points go to the entry in the transaction of its last card. SSC 2.01, 5.03 */
export function countEnded(room: Room): OnEnded {
  return async (trx, { id, match, points, at }) => {
    const row = await ours(trx)
      .selectFrom('championship_matches')
      .select(['edition', 'number'])
      .where('match', '=', id)
      .executeTakeFirst();
    if (!row) return;
    invariant(match.ending, 'only a match that is over is counted');
    room.news(row.edition);
    const games = match.results.length;
    await commandEntry(
      room,
      trx,
      row.edition,
      row.number,
      { type: 'end', match: id, how: match.ending, points, games },
      at,
    );
  };
}

/** A command to an entry inside a transaction; the stream is locked first, so it cannot be overtaken. */
export async function commandEntry(
  room: Room,
  trx: Trx,
  editionId: string,
  number: number,
  command: EntryCommand,
  at: Instant,
): Promise<Result<undefined, EntryRefusal>> {
  const stream = entryStream(editionId, number);
  const { state, version } = await loadLocked(trx, entryProcess, stream);
  const edition = await room.editionIn(trx, editionId);
  const decision = decide(state, command, circumstances(edition, number), at);
  if (!decision.ok) return decision;
  if (decision.value.length === 0) return ok(undefined);
  const appended = await room.services.store.appendIn(trx, {
    ...{ stream, expected: version, events: decision.value, actor: 'system', at },
  });
  invariant(appended.outcome === 'appended', 'a locked stream takes the append');
  await room.afterEntry(trx, edition, number, state!.person, decision.value, at);
  return ok(undefined);
}
