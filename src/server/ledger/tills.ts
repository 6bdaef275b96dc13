import { sql } from 'kysely';
import { ok, type Result, refuse } from '../../kit/result.ts';
import type { Instant } from '../../kit/time.ts';
import { tillAccount } from '../../ledger/account.ts';
import { NOTHING, plus, type Rappen, rappen } from '../../ledger/money.ts';
import { tillOf } from '../../ledger/movement.ts';
import {
  type Till,
  type TillCommand,
  type TillEvent,
  type TillFacts,
  type TillRefusal,
  tillEntry,
  till as tillProcess,
} from '../../ledger/till.ts';
import type { TillAnswer } from '../../ledger/wire.ts';
import type { StoreRefusal } from '../../wire/refusals.ts';
import type { Database, Trx } from '../store/database.ts';
import type { Answer, Once } from '../store/events.ts';
import type { LateRefusal } from '../store/perform.ts';
import type { Store } from '../store/store.ts';
import type { Services } from '../subject.ts';
import { postEntry } from './books.ts';

type Commanded<Late = never> = Result<{ readonly answer: Answer<{ till: Till }> }, TillRefusal | StoreRefusal | Late>;

export interface Tills {
  command(person: string, command: TillCommand, by: string, at: Instant, once?: Once): Promise<Commanded>;
  /** Every till there ever was, by cashier. */
  all(): Promise<readonly Omit<TillAnswer, 'name'>[]>;
}

const streamOf = (person: string) => `till:${person}` as const;

export function openTills({ store }: Pick<Services, 'store'>): Tills {
  return {
    async command(person, command, by, at, once) {
      for (;;) {
        const said = await commandOnce(store, person, command, by, at, once);
        if (said.ok) return said;
        const { refusal } = said;
        if (refusal.code !== 'till-moved') return refuse(refusal);
      }
    },
    async all() {
      const { rows } = await sql<{ stream: string }>`
        select stream from streams where stream like 'till:%' order by stream`.execute(store.db);
      return Promise.all(
        rows.map(async ({ stream }) => {
          const person = stream.slice(streamOf('').length);
          const { state } = await store.load(tillProcess, stream);
          return { person, till: state, moved: await movedSince(store.db, person, state) };
        }),
      );
    },
  };
}

/** Counted while cash still moved: it is asked again. */
type Moved = { readonly code: 'till-moved' };

async function commandOnce(
  store: Store,
  person: string,
  command: TillCommand,
  by: string,
  at: Instant,
  once: Once | undefined,
): Promise<Commanded<Moved>> {
  const result = await store.perform(tillProcess, {
    ...{ stream: streamOf(person), actor: by, at, once, command },
    facts: ({ state }) => factsOf(store.db, person, state),
    answer: ({ state }) => ({ till: state }),
    async alongside(trx, { state }, events): Promise<undefined | LateRefusal<Moved>> {
      if (command.type === 'close' && state.stage === 'counted') {
        await lockTill(trx, person);
        const { moved, waiting } = await factsOf(trx, person, state);
        if (waiting > 0 || plus(state.opened, moved) !== state.expected) return refuse({ code: 'till-moved' });
      }
      for (const event of events) {
        const entry = tillEntry(person, event);
        if (entry) await postEntry(trx, entry, by, at);
      }
      return undefined;
    },
  });
  return result.ok ? ok({ answer: result.value.answer }) : result;
}

const factsOf = async (db: Database | Trx, person: string, state: Till): Promise<TillFacts> => ({
  ...{ person, moved: await movedSince(db, person, state), waiting: await depositsWaiting(db, person) },
});

/** Cash in less cash out since the till was opened. */
async function movedSince(db: Database | Trx, person: string, state: Till): Promise<Rappen> {
  if (state.stage === 'closed') return NOTHING;
  const account = tillAccount(person);
  const since = new Date(state.at);
  const { rows } = await sql<{ moved: string }>`
    select coalesce(sum(case when p.from_account = ${account} then p.amount else -p.amount end), 0)::text as moved
    from ledger_postings p join ledger_entries e on e.key = p.entry
    where (p.from_account = ${account} or p.to_account = ${account}) and e.at >= ${since}
      and e.kind <> 'till-difference'`.execute(db);
  return rappen(Number(rows[0]!.moved));
}

/** Deposits this cashier has taken and nobody has confirmed. */
async function depositsWaiting(db: Database | Trx, person: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from wallets w, jsonb_each(w.state::jsonb -> 'waiting') as each_one(id, what)
    where what @> ${JSON.stringify({ kind: 'deposit', by: `person:${person}` })}::jsonb`.execute(db);
  return rows[0]!.count;
}

/** Whether somebody may handle cash now: 'person:ID' with a till that is open and not yet counted. */
export async function hasOpenTill(store: Store, by: string): Promise<boolean> {
  if (!by.startsWith('person:')) return false;
  return (await store.load(tillProcess, streamOf(tillOf(by)))).state.stage === 'open';
}

/**
 * Cash goes through this till until the transaction ends; whoever counts it waits, and counts it too. A till that was
 * counted meanwhile takes nothing more.
 */
export async function useTill(
  trx: Trx,
  person: string,
  at: Instant,
): Promise<undefined | LateRefusal<{ code: 'till-closed' }>> {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(${streamOf(person)}, 0))`.execute(trx);
  const { rows } = await sql<{ body: TillEvent }>`
    select body from events where stream = ${streamOf(person)} order by version desc limit 1`.execute(trx);
  const [last] = rows;
  // What came in before it was opened belongs to the time before.
  const isOpen = last?.body.type === 'tillOpened' && last.body.at <= at;
  return isOpen ? undefined : refuse({ code: 'till-closed' });
}

/** Nobody takes or pays cash at this till until the transaction ends. */
const lockTill = (trx: Trx, person: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${streamOf(person)}, 0))`.execute(trx);
