import type { StaffRole } from '../../tournament/evening/rights.ts';
import type { Sheet } from '../../tournament/sheet/sheet.ts';
import type { At } from '../store/database.ts';

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
