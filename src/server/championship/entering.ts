import { sql } from 'kysely';
import type { Entry, EntryRefusal } from '../../championship/entry.ts';
import { decide } from '../../championship/entry.ts';
import { type Result, refuse } from '../../kit/result.ts';
import type { Instant } from '../../kit/time.ts';
import type { AnyRefusal } from '../../kit/wire.ts';
import type { StoreRefusal } from '../../wire/refusals.ts';
import type { Trx } from '../store/database.ts';
import { type Answer, isUniqueViolation, type Once } from '../store/events.ts';
import { circumstances, type Room } from './room.ts';
import { editionProcess, editionStream, entryProcess, entryStream } from './streams.ts';
import { ours } from './tables.ts';

export interface Entering {
  readonly edition: string;
  readonly person: string;
  readonly by: string;
  readonly at: Instant;
  readonly once: Once | undefined;
  readonly acceptsRules: boolean;
  /** The code of somebody's personal link. */
  readonly referral?: string | undefined;
}

export type EnterRefusal =
  | EntryRefusal
  | StoreRefusal
  | AnyRefusal
  | { readonly code: 'not-found' }
  | { readonly code: 'unknown-referral'; readonly article: 'SSC 5.04' };

/** A person enters an edition and gets a number and a personal link. SSC 3, 5.04 */
export async function enter(room: Room, entering: Entering): Promise<Result<{ answer: Answer }, EnterRefusal>> {
  const { store } = room.services;
  const { edition: id, person, by, at, once, acceptsRules } = entering;
  const { state: edition } = await store.load(editionProcess, editionStream(id));
  if (!edition) return refuse({ code: 'not-found' });
  const before = await numberOf(room, id, person);
  if (before !== undefined) {
    const answered = once && (await store.recall(by, once));
    if (answered === 'key-conflict') return refuse({ code: 'idempotency-conflict' });
    if (answered !== undefined) return { ok: true, value: { answer: answered } };
    return refuse({ code: 'already-entered', number: before, article: 'SSC 1' });
  }
  const obstacle = await room.people.obstacle(person, at);
  if (obstacle) return refuse(obstacle);
  const sender = await senderOf(room, entering);
  if (!sender.ok) return sender;
  if (sender.value?.person === person) return refuse({ code: 'own-referral', article: 'SSC 5.04' });
  const referredBy = sender.value?.number ?? null;
  const asks = (state: Entry | undefined, number: number) =>
    decide(state, { type: 'enter', number, person, acceptsRules, referredBy }, circumstances(edition, number), at);
  // Asked before a number is taken: a refusal uses none up.
  const possible = asks(undefined, 0);
  if (!possible.ok) return possible;
  try {
    const number = await nextNumber(room, id);
    return await store.performBy(entryProcess, {
      ...{ stream: entryStream(id, number), actor: by, at, once },
      decide: ({ state }) => asks(state, number),
      answer: () => ({ number }),
      alongside: (trx, _after, events) => room.afterEntry(trx, edition, number, person, events, at),
    });
  } catch (error) {
    // Two tabs: the other one was faster. The number is lost, the person has one.
    if (!isUniqueViolation(error, 'championship_entries_person')) throw error;
    return refuse({ code: 'already-entered', number: (await numberOf(room, id, person)) ?? 0, article: 'SSC 1' });
  }
}

/** Whoever sent the link. A code typed in must be one; a code from the registration that no longer fits is forgotten. */
async function senderOf(
  room: Room,
  { edition, person, referral }: Entering,
): Promise<Result<{ number: number; person: string } | undefined, EnterRefusal>> {
  const code = referral ?? (await room.people.cameThrough(person));
  if (code === undefined) return { ok: true, value: undefined };
  const sender = await ours(room.services.store.db)
    .selectFrom('championship_entries')
    .select(['number', 'person'])
    .where('edition', '=', edition)
    .where('code', '=', code)
    .where('is_out', '=', false)
    .executeTakeFirst();
  if (sender === undefined && referral !== undefined) return refuse({ code: 'unknown-referral', article: 'SSC 5.04' });
  return { ok: true, value: sender };
}

export async function numberOf(room: Room, edition: string, person: string): Promise<number | undefined> {
  const row = await ours(room.services.store.db)
    .selectFrom('championship_entries')
    .select('number')
    .where('edition', '=', edition)
    .where('person', '=', person)
    .executeTakeFirst();
  return row?.number;
}

async function nextNumber(room: Room, edition: string): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    insert into championship_numbers as n values (${edition}, 1)
    on conflict (edition) do update set last = n.last + 1 returning last`.execute(room.services.store.db);
  return rows[0]!.last;
}

/** The numbers of a person in all editions. */
export async function entriesOf(trx: Trx, person: string): Promise<readonly { edition: string; number: number }[]> {
  return ours(trx)
    .selectFrom('championship_entries')
    .select(['edition', 'number'])
    .where('person', '=', person)
    .execute();
}
