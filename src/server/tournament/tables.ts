import type { StaffRole } from '../../tournament/evening/rights.ts';
import type { Sheet } from '../../tournament/sheet/sheet.ts';
import type { At } from '../store/database.ts';
import type { Entry, EveningContent } from './eveningFile.ts';

export type TournamentTables = {
  tournaments: {
    id: string;
    secret: Buffer;
    revision: bigint;
    owner: string;
    title: string;
    day: string;
    at: At;
    /** Whose key had signed the file it came from. */
    made_by: string | null;
    /** Where it is saved by itself; null: where the house says. */
    folder: string | null;
    /** The other laptop, where it goes on. */
    moved_to: string | null;
    moved_at: At | null;
    /** Entries that are here and not there. */
    moved_missing: number | null;
  };
  tournament_people: {
    tournament: string;
    number: number;
    name: string;
    town: string;
    year_of_birth: number | null;
    person: string | null;
  };
  tournament_staff: {
    tournament: string;
    staff: number;
    name: string;
    role: StaffRole;
    player: number | null;
    is_revoked: boolean;
  };
  /** Evenings of another laptop that this one follows. */
  tournament_following: {
    tournament: string;
    address: string;
    /** The director's code there, and what all codes are made from: both sealed. */
    key: Buffer;
    secret: Buffer;
    made_by: string;
    title: string;
    day: string;
    aside: Pick<EveningContent, 'people' | 'staff'>;
    revision: bigint;
    entries: number;
    since: At;
    heard_at: At;
    taken_at: At | null;
    taken_address: string | null;
    missing: number | null;
  };
  tournament_followed: { tournament: string; entry: number; body: Entry };
  tournament_hosts: { token_hash: Buffer; kind: 'link' | 'browser'; at: At };
  tournament_draws: { tournament: string; draw: string; secret: string };
  tournament_sheets: {
    tournament: string;
    passe: number;
    table_number: number;
    version: number;
    revision: bigint;
    state: Sheet;
  };
};
