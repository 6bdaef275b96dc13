import type { ModeLetter } from '../../schieber/mode.ts';
import type { PeopleTables } from '../people/tables.ts';
import type { MatchTables } from '../schieber/projection.ts';
import type { Database, Trx } from '../store/database.ts';

type DailyTables = {
  daily_seeds: { day: string; seed: Buffer };
  daily_days: { day: string; par: number | null; is_revealed: boolean };
  daily_tries: { match: string; day: string; owner: string; is_counted: boolean; points: number | null };
  daily_points: { day: string; points: number; tries: number };
  daily_games: { day: string; game: number; mode: ModeLetter; is_passed: boolean; tries: number; points: number };
};

/** The caller's connection or transaction, with our tables and those we read in sight. */
export const ours = (db: Database | Trx) =>
  db.withTables<DailyTables & Pick<MatchTables, 'matches'> & Pick<PeopleTables, 'people' | 'person_data'>>();
