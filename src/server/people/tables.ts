import { type ColumnType, type Generated, type RawBuilder, sql } from 'kysely';
import type { HangingOn, MarkKind } from '../../people/marks.ts';
import type { Language } from '../../people/person.ts';
import type { Country } from '../../people/postcode.ts';
import type { PersonalData } from '../../people/registration.ts';
import type { Role } from '../../people/role.ts';
import type { At, Database, Trx } from '../store/database.ts';

/** What the organiser's list says of somebody. */
export type Invited = PersonalData & { readonly language: Language };

export type PeopleTables = {
  person_data: {
    person: string;
    email: string;
    first_name: string;
    last_name: string;
    street: string | null;
    house_number: string | null;
    postcode: string | null;
    town: string | null;
    country: Country | null;
    born: string | null;
    language: Language;
    notes: Generated<unknown>;
    updated_at: At;
  };
  person_secrets: {
    person: string;
    password_hash: string | null;
    totp_secret: Buffer | null;
    totp_step: Generated<bigint>;
  };
  person_changes: { person: string; body: ColumnType<Partial<PersonalData>, string> };
  person_identities: { issuer: string; subject: string; person: string };
  person_keys: { key: Buffer; person: string };
  /** Written until 2026; what stands there has its time. */
  person_shadows: { key: Buffer; until: At };
  person_marks: { key: Buffer; kind: MarkKind; person: string; what: HangingOn; until: At };
  person_devices: { device: Buffer; person: string; first_at: At; last_at: At };
  person_formers: { person: string; former: string };
  invitations: {
    person: string;
    email: string;
    body: ColumnType<Invited, string>;
    token_hash: Buffer | null;
    imported_at: At;
    invited_at: At | null;
    expires_at: At;
  };
  registrations: {
    token_hash: Buffer;
    person: string;
    email: string;
    body: unknown;
    password_hash: string | null;
    created_at: At;
    expires_at: At;
  };
  sessions: { token_hash: Buffer; person: string; created_at: At; seen_at: At; second_factor: Generated<boolean> };
  tokens: {
    token_hash: Buffer;
    purpose: string;
    person: string | null;
    detail: unknown;
    created_at: At;
    expires_at: At;
  };
  failures: { who: Buffer; count: number; last: At };
  exclusion_list: {
    id: Generated<bigint>;
    first_name: string;
    last_name: string;
    born: string | null;
    street: string | null;
    house_number: string | null;
    postcode: string | null;
  };
  people: {
    person: string;
    roles: Role[];
    confirmed: boolean;
    publication: boolean;
    daily: boolean;
    held: boolean;
    proposed: boolean;
    requested: boolean;
    excluded: boolean;
    deleted: boolean;
    registered_at: At;
    version: number;
  };
  installation: { name: string; value: Buffer };
};

/** The caller’s transaction, or the database, with our tables in sight. */
export const ours = (db: Database | Trx) => db.withTables<PeopleTables>();

/** An instant to compare a column of instants with. */
export const instant = (at: number): RawBuilder<number> => sql<number>`${new Date(at)}::timestamptz`;
