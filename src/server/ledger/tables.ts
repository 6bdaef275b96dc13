import type { ColumnType, Generated } from 'kysely';
import type { Ending } from '../../big21/game.ts';
import type { EntryKind } from '../../ledger/posting.ts';
import type { Wallet } from '../../ledger/wallet.ts';
import type { At } from '../store/database.ts';

/** Tables of money and of Big21. bigint columns are whole Rappen. */
export type LedgerTables = {
  ledger_entries: { key: string; seq: Generated<bigint>; kind: EntryKind; actor: string; at: At };
  ledger_postings: { entry: string; line: number; from_account: string; to_account: string; amount: bigint };
  ledger_balances: { account: string; balance: bigint };
  /** `state` is JSON: written as text, read as what it says. */
  wallets: { person: string; state: ColumnType<Wallet, string, string> };
  wallets_to_refold: { person: string };
  big21_days: { person: string; day: string; staked: bigint; won: bigint };
  big21_slots: { person: string; day: string; slot: number; game: string };
  big21_seeds: { commitment: string; owner: string; seed: Buffer; made_at: At };
  big21_games: {
    id: string;
    owner: string;
    purse: 'money' | 'practice';
    model: string;
    commitment: string;
    day: string;
    stake: bigint;
    started_at: At;
    deadline: At;
    staked: bigint;
    bought: number;
    risked: bigint;
    /** Put aside and gone into bought cards. */
    from_aside: bigint;
    ending: Ending | null;
    paid: bigint | null;
    ended_at: At | null;
  };
};
