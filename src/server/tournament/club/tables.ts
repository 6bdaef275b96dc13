import type { Generated } from 'kysely';
import type { At } from '../../store/database.ts';

export type ClubTables = {
  tournament_members: {
    owner: string;
    member: Generated<number>;
    /** The name and the town, however they were typed. */
    key: string;
    name: string;
    town: string;
    year_of_birth: number | null;
  };
  tournament_series: { id: string; owner: string; title: string; at: At };
};
