import { sql } from 'kysely';
import type { Instant } from '../../kit/time.ts';
import type { Store } from '../store/store.ts';

interface Practice {
  readonly count: number;
  readonly at: Instant;
  /** So many of them, the first ones, are not over. */
  readonly open?: number;
}

/** In the list of games as if practised so often, two in the same millisecond. */
export const practised = (store: Store, owner: string, { count, at, open = 3 }: Practice) =>
  sql`insert into big21_games (id, owner, purse, model, commitment, day, stake, started_at, deadline, staked, ending, paid, ended_at)
    select '00000000-0000-4000-8000-' || lpad(id::text, 12, '0'), ${owner}, 'practice', 'm', 'c' || id, '2024-10-24', 100, at,
      at + interval '4 hours', 100, case when n >= ${open}::int then 'stopped' end, case when n >= ${open}::int then 0 end,
      case when n >= ${open}::int then at end
    from (select n, n + (select count(*) from big21_games) as id,
        ${new Date(at)}::timestamptz + (n / 2) * interval '1 millisecond' as at
      from generate_series(0, ${count}::int - 1) n) played`.execute(store.db);
