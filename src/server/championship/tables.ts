import type { ColumnType } from 'kysely';
import type { Phase } from '../../championship/calendar.ts';
import type { Publicity } from '../../championship/edition.ts';
import type { Played } from '../../championship/entry.ts';
import type { PictureKind } from '../../championship/picture.ts';
import type { Row } from '../../championship/standings.ts';
import type { Language } from '../../people/person.ts';
import type { At, Database, Trx } from '../store/database.ts';

export type ChampionshipTables = {
  championship_editions: {
    edition: string;
    title: string;
    start: string;
    standing: string;
    created_at: At;
    publicity: Publicity;
  };
  championship_regulations: { edition: string; hash: string; language: Language; text: string };
  championship_pictures: {
    edition: string;
    hash: string;
    kind: PictureKind;
    width: number;
    height: number;
    bytes: Buffer;
    sent_by: string;
    sent_at: At;
  };
  championship_entries: {
    edition: string;
    number: number;
    person: string;
    code: string;
    referred_by: number | null;
    entered_at: At;
    is_qualified: boolean;
    is_out: boolean;
  };
  championship_numbers: { edition: string; last: number };
  championship_slots: { edition: string; number: number; slot: string; match: string };
  championship_matches: {
    match: string;
    edition: string;
    number: number;
    phase: Phase;
    slot: string;
    day: string | null;
    started_at: At;
    ending: Played['ending'];
    points: number;
    games: number;
  };
  championship_standings: {
    edition: string;
    phase: Phase;
    number: number;
    points: number;
    best: number[];
    played: number;
    is_out: boolean;
  };
  championship_rankings: {
    edition: string;
    phase: Phase;
    version: number;
    hash: string;
    rows: ColumnType<readonly Row[], string>;
  };
  championship_secrets: { commitment: string; secret: Buffer };
};

/** The caller's connection or transaction, with our tables in sight. */
export const ours = (db: Database | Trx) => db.withTables<ChampionshipTables>();
