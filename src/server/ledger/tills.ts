import { sql } from 'kysely';
import { ok, type Result } from '../../kit/result.ts';
import type { Instant } from '../../kit/time.ts';
import { tillAccount } from '../../ledger/account.ts';
import { NOTHING, type Rappen, rappen } from '../../ledger/money.ts';
import { type Till, type TillCommand, type TillRefusal, tillEntry, till as tillProcess } from '../../ledger/till.ts';
import type { TillAnswer } from '../../ledger/wire.ts';
import type { StoreRefusal } from '../../wire/refusals.ts';
import type { Answer, Once } from '../store/events.ts';
import type { Store } from '../store/store.ts';
import type { Services } from '../subject.ts';
import { postEntry } from './books.ts';

export interface Tills {
  command(
    person: string,
    command: TillCommand,
    by: string,
    at: Instant,
    once?: Once,
  ): Promise<Result<{ readonly answer: Answer<{ till: Till }> }, TillRefusal | StoreRefusal>>;
  /** Every till there ever was, by cashier. */
  all(): Promise<readonly Omit<TillAnswer, 'name'>[]>;
}

const streamOf = (person: string) => `till:${person}` as const;

export function openTills({ store }: Pick<Services, 'store'>): Tills {
  return {
    async command(person, command, by, at, once) {
      const result = await store.perform(tillProcess, {
        ...{ stream: streamOf(person), actor: by, at, once, command },
        facts: async ({ state }) => ({ person, moved: await movedSince(store, person, state) }),
        answer: ({ state }) => ({ till: state }),
        async alongside(trx, _after, events) {
          for (const event of events) {
            const entry = tillEntry(person, event);
            if (entry) await postEntry(trx, entry, by, at);
          }
        },
      });
      return result.ok ? ok({ answer: result.value.answer }) : result;
    },
    async all() {
      const { rows } = await sql<{ stream: string }>`
        select stream from streams where stream like 'till:%' order by stream`.execute(store.db);
      return Promise.all(
        rows.map(async ({ stream }) => {
          const person = stream.slice(streamOf('').length);
          const { state } = await store.load(tillProcess, stream);
          return { person, till: state, moved: await movedSince(store, person, state) };
        }),
      );
    },
  };
}

/** Cash in less cash out since the till was opened. */
async function movedSince(store: Store, person: string, state: Till): Promise<Rappen> {
  if (state.stage === 'closed') return NOTHING;
  const account = tillAccount(person);
  const since = new Date(state.at);
  const { rows } = await sql<{ moved: string }>`
    select coalesce(sum(case when p.from_account = ${account} then p.amount else -p.amount end), 0)::text as moved
    from ledger_postings p join ledger_entries e on e.key = p.entry
    where (p.from_account = ${account} or p.to_account = ${account}) and e.at >= ${since}
      and e.kind <> 'till-difference'`.execute(store.db);
  return rappen(Number(rows[0]!.moved));
}

/** Whether somebody may handle cash now: 'person:ID' with a till that is open and not yet counted. */
export async function hasOpenTill(store: Store, by: string): Promise<boolean> {
  if (!by.startsWith('person:')) return false;
  return (await store.load(tillProcess, streamOf(by.slice('person:'.length)))).state.stage === 'open';
}
