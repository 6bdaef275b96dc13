import { sql } from 'kysely';
import { type AccountRefusal, accountObstacle } from '../../big21/eligibility.ts';
import type { Event } from '../../big21/game.ts';
import {
  type BookingRefusal,
  PARTICIPATIONS_A_DAY,
  type Participation,
  type ParticipationEvent,
  PRACTICE_GAMES_AT_ONCE,
} from '../../big21/participation.ts';
import type { Terms } from '../../big21/terms.ts';
import { invariant } from '../../kit/absurd.ts';
import { refuse } from '../../kit/result.ts';
import { type Instant, zurichDay } from '../../kit/time.ts';
import { type Currency, payoutsAccount, playerAccount, stakesAccount } from '../../ledger/account.ts';
import type { Rappen } from '../../ledger/money.ts';
import type { Entry } from '../../ledger/posting.ts';
import { checkWithinLimits, countDay, lockWallet, lockWalletOf, postEntry } from '../ledger/books.ts';
import type { LedgerTables } from '../ledger/tables.ts';
import { selvesOf } from '../people/marks.ts';
import type { Trx } from '../store/database.ts';
import { inTurn } from '../store/inTurn.ts';
import type { LateRefusal } from '../store/perform.ts';

type Booked = Promise<undefined | LateRefusal<BookingRefusal>>;
type Of<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

/** The game whose events are booked. */
interface Booking {
  readonly trx: Trx;
  readonly id: string;
  /** Undefined in practice: then no money moves. */
  readonly person: string | undefined;
  readonly at: Instant;
  readonly inForce: Terms;
  /** What was staked; a game from before there were two currencies is settled in the house's. */
  readonly currency: Currency;
}

/** What holds in the house at this moment. */
interface House {
  readonly terms: Terms;
  readonly currency: Currency;
}

/** Everything that must stand or fall with the events of a Big21: slot, limits, postings, the row of the game. */
export async function bookGame(
  trx: Trx,
  id: string,
  state: Participation,
  events: readonly ParticipationEvent[],
  at: Instant,
  { terms: inForce, currency: house }: House,
): Booked {
  const { promise, game } = state;
  invariant(promise && game, 'books are kept of games that were begun');
  const person = game.purse === 'money' ? promise.owner.slice('person:'.length) : undefined;
  const booking: Booking = { trx, id, person, at, inForce, currency: promise.currency ?? house };
  for (const event of events) {
    const refused = await bookEvent(booking, state, event);
    if (refused) return refused;
  }
  return undefined;
}

async function bookEvent(booking: Booking, state: Participation, event: ParticipationEvent): Booked {
  switch (event.type) {
    case 'started':
      return bookStake(booking, state, event);
    case 'bought':
      return bookCard(booking, event);
    case 'risked':
      await sql`update big21_games set risked = risked + ${BigInt(event.stake)} where id = ${booking.id}`.execute(
        booking.trx,
      );
      return undefined;
    case 'ended':
      return bookEnd(booking, event);
    default:
      return undefined; // cards move nothing but the stream
  }
}

async function bookStake(booking: Booking, { promise }: Participation, event: Of<'started'>): Booked {
  const { trx, id, person, at, inForce } = booking;
  invariant(promise, 'a stake follows its promise');
  if (person !== undefined) {
    const wallet = await lockWalletOf(trx, person, at);
    const obstacle = accountObstacle(wallet, inForce, at) ?? (await personObstacle(trx, person));
    if (obstacle) return refuse(obstacle);
    const refused =
      (await takeSlot(trx, person, id, at)) ??
      (await checkWithinLimits(trx, person, wallet, event.stake, at)) ??
      (await takeMoney(booking, person, { key: `big21/${id}/stake`, kind: 'stake', amount: event.stake }));
    if (refused) return refused;
  }
  const { owner, model, commitment } = promise;
  const tooMany = person === undefined ? await practiceObstacle(trx, owner, at) : undefined;
  if (tooMany) return refuse(tooMany);
  const stake = BigInt(event.stake);
  await trx
    .withTables<LedgerTables>()
    .insertInto('big21_games')
    .values({
      ...{ id, owner, purse: event.purse, model, commitment, day: zurichDay(at), stake, staked: stake },
      ...{ started_at: new Date(at), deadline: new Date(event.deadline), bought: 0, risked: 0n, from_aside: 0n },
      ...{ ending: null, paid: null, ended_at: null },
    })
    .execute();
  return undefined;
}

/** Practice costs nothing, and an outage moves the four hours of every open game: nobody has more than a person can play. */
async function practiceObstacle(trx: Trx, owner: string, at: Instant): Promise<BookingRefusal | undefined> {
  await inTurn(trx, `practice games of ${owner}`);
  const { rows } = await sql<{ open: number; first: Instant }>`
    select count(*)::int as open, min(deadline) as first from big21_games
    where owner = ${owner} and purse = 'practice' and ending is null and deadline >= ${new Date(at)}`.execute(trx);
  const { open, first } = rows[0]!;
  const most = PRACTICE_GAMES_AT_ONCE;
  return open < most ? undefined : { code: 'too-many-practice-games', most, until: first };
}

/** Excluded from everything, also by a decision that was answered since the request came in. SSC 8.01, B21 5 */
async function personObstacle(trx: Trx, person: string): Promise<AccountRefusal | undefined> {
  const { rows } = await sql<{ excluded: boolean }>`
    select excluded from people where person = ${person} for share`.execute(trx);
  return rows[0]?.excluded ? { code: 'excluded', by: 'operator', until: null, article: 'B21 5' } : undefined;
}

/** Limits hold for bought cards too, and an exclusion; rules accepted at the stake are accepted. B21 10.2 */
async function bookCard(booking: Booking, { fromWallet, fromAside }: Of<'bought'>): Booked {
  const { trx, id, person, at, inForce } = booking;
  if (person !== undefined && fromWallet > 0) {
    const wallet = await lockWalletOf(trx, person, at);
    const obstacle = accountObstacle(wallet, inForce, at);
    if (obstacle?.code === 'excluded') return refuse(obstacle);
    const { bought } = await trx
      .withTables<LedgerTables>()
      .selectFrom('big21_games')
      .select('bought')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const refused =
      (await checkWithinLimits(trx, person, wallet, fromWallet, at)) ??
      (await takeMoney(booking, person, { key: `big21/${id}/card/${bought + 1}`, kind: 'card', amount: fromWallet }));
    if (refused) return refused;
  }
  await sql`
    update big21_games set bought = bought + 1, staked = staked + ${BigInt(fromWallet)},
      from_aside = from_aside + ${BigInt(fromAside)}
    where id = ${id}`.execute(trx);
  return undefined;
}

async function bookEnd({ trx, id, person, at, currency }: Booking, { ending, paid }: Of<'ended'>): Booked {
  if (person !== undefined && paid > 0) {
    await lockWallet(trx, person);
    const to = playerAccount(person, currency);
    const postings = [{ from: payoutsAccount(currency), to, amount: paid }] as const;
    const refused = await postEntry(trx, { key: `big21/${id}/win`, kind: 'win', postings }, 'system', at);
    if (refused) return refused;
    await countDay(trx, person, at, { won: paid });
  }
  await sql`update big21_games set ending = ${ending}, paid = ${BigInt(paid)}, ended_at = ${new Date(at)} where id = ${id}`.execute(
    trx,
  );
  return undefined;
}

/**
 * The next free slot of the day; the wallet is locked, and the key of the table is the proof. Slots that the same person
 * took before leaving and coming back are taken. B21 4.2
 */
async function takeSlot(trx: Trx, person: string, game: string, at: Instant): Booked {
  const day = zurichDay(at);
  const selves = await selvesOf(trx, person);
  const { rows } = await sql<{ slot: number }>`
    insert into big21_slots (person, day, slot, game)
    select ${person}, ${day}, next, ${game} from (
      select count(*)::int + 1 as next from big21_slots where person = any(${selves}) and day = ${day}
    ) free where next <= ${PARTICIPATIONS_A_DAY}
    returning slot`.execute(trx);
  if (rows.length > 0) return undefined;
  return refuse({ code: 'participations-used-up', most: PARTICIPATIONS_A_DAY, day, article: 'B21 4.2' });
}

async function takeMoney(
  { trx, at, currency }: Booking,
  person: string,
  { key, kind, amount }: Pick<Entry, 'key' | 'kind'> & { readonly amount: Rappen },
): Booked {
  const postings = [{ from: playerAccount(person, currency), to: stakesAccount(currency), amount }] as const;
  const refused = await postEntry(trx, { key, kind, postings }, `person:${person}`, at);
  if (refused) return refused;
  await countDay(trx, person, at, { staked: amount });
  return undefined;
}
