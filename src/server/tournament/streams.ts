import { sql } from 'kysely';
import { evolveSheet, type Sheet, type SheetEvent, storedSheet } from '../../tournament/sheet/sheet.ts';
import type { Trx } from '../store/database.ts';
import type { Projection } from '../store/projection.ts';
import type { TournamentTables } from './tables.ts';

export const eveningStream = (id: string): string => `evening:${id}`;
export const sheetStream = (id: string, passe: number, table: number): string => `sheet:${id}:${passe}:${table}`;

/** Its row is held until the transaction ends, so what it says about another laptop is true until then. */
interface Bumped {
  readonly revision: bigint;
  /** The other laptop, where the evening goes on. */
  readonly moved_to: string | null;
}

/** The board has changed: everybody's copy in memory is old from now on. */
export async function bump(trx: Trx, id: string): Promise<Bumped> {
  const { rows } = await sql<Bumped>`
    update tournaments set revision = revision + 1 where id = ${id} returning revision, moved_to`.execute(trx);
  return rows[0] ?? { revision: 0n, moved_to: null };
}

/** Every sheet as its events leave it. */
export const sheetsProjection: Projection = {
  name: 'tournament-sheets',
  tables: ['tournament_sheets'],
  streams: ['sheet'],
  async apply(trx, stream, { event, version }) {
    const [id = '', passe = '0', table = '0'] = stream.slice('sheet:'.length).split(':');
    const db = trx.withTables<TournamentTables>();
    const before = await db
      .selectFrom('tournament_sheets')
      .select('state')
      .where('tournament', '=', id)
      .where('passe', '=', Number(passe))
      .where('table_number', '=', Number(table))
      .executeTakeFirst();
    await storeSheet(trx, id, evolveSheet(before && storedSheet(before.state), event as SheetEvent), version);
  },
};

export async function storeSheet(trx: Trx, id: string, sheet: Sheet, version: number): Promise<Bumped> {
  const bumped = await bump(trx, id);
  const { revision } = bumped;
  const state = JSON.stringify(sheet);
  await sql`
    insert into tournament_sheets (tournament, passe, table_number, version, revision, state)
    values (${id}, ${sheet.passe}, ${sheet.table}, ${version}, ${revision}, ${state}::jsonb)
    on conflict (tournament, passe, table_number)
    do update set version = excluded.version, revision = excluded.revision, state = excluded.state`.execute(trx);
  return bumped;
}
