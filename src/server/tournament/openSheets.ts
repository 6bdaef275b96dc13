import type { Instant } from '../../kit/time.ts';
import { type Evening, type EveningEvent, passeOf } from '../../tournament/evening/evening.ts';
import { type By, evolveSheet, type SheetEvent, seatsOf, storedSheet } from '../../tournament/sheet/sheet.ts';
import type { Trx } from '../store/database.ts';
import type { Store } from '../store/store.ts';
import { openingOf } from './sheets.ts';
import { sheetStream, storeSheet } from './streams.ts';
import type { TournamentTables } from './tables.ts';

/** The director's word lays a sheet on every table, in the same breath. SSC 7.03, EBH 2 */
export async function openSheets(
  store: Store,
  trx: Trx,
  id: string,
  evening: Evening,
  passe: number,
  { at, by }: { readonly at: Instant; readonly by: By },
): Promise<void> {
  for (const { table } of passeOf(evening, passe)?.seating.tables ?? []) {
    const opened = openingOf(evening, passe, table, at)!;
    const stream = sheetStream(id, passe, table);
    const appended = await store.appendIn(trx, { stream, expected: 0, events: [opened], actor: by.who, at });
    if (appended.outcome !== 'appended') throw new Error(`sheet ${stream}: ${appended.outcome}`);
    await storeSheet(trx, id, evolveSheet(undefined, opened), appended.version);
  }
}

/** They sat otherwise than drawn: the sheet of that table says so in the same breath. EBH 1 */
export async function reseatSheet(
  store: Store,
  trx: Trx,
  id: string,
  { passe, table, teams, reason, by, at }: Extract<EveningEvent, { type: 'reseated' }>,
): Promise<void> {
  const row = await trx
    .withTables<TournamentTables>()
    .selectFrom('tournament_sheets')
    .select(['state', 'version'])
    .where('tournament', '=', id)
    .where('passe', '=', passe)
    .where('table_number', '=', table)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const event: SheetEvent = { type: 'reseated', players: seatsOf({ teams }), reason, by, at };
  const stream = sheetStream(id, passe, table);
  const { version } = row;
  const appended = await store.appendIn(trx, { stream, expected: version, events: [event], actor: by.who, at });
  if (appended.outcome !== 'appended') throw new Error(`sheet ${stream}: ${appended.outcome}`);
  await storeSheet(trx, id, evolveSheet(storedSheet(row.state), event), appended.version);
}
